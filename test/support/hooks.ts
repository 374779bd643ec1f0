/** A server with endpoints, and what tests do with them. */
import { strict as assert } from 'node:assert';
import { Targets } from '../../src/lib/targets.js';
import type { Suite } from './api.js';
import { type RequestOptions, token, type World, type WorldOptions } from './harness.js';
import { cert } from './mailServer.js';
import { type Delivery, type Receiver, receiver } from './receiver.js';

export const place = '/awards/webhookEndpoints/acme';
export const dayMs = 86_400_000;

/**
 * Who asks, by the clock of the machine: the library that verifies looks at it.
 * @param permissions all without it.
 */
export const by = (permissions?: readonly string[]): RequestOptions => ({
  token: token({ exp: Date.now() / 1000 + 100 * 86_400, ...(permissions && { permissions }) }),
});

/** Called in `describe`: each test has another server. */
export function hooking(start: Parameters<Suite>[0], options?: WorldOptions) {
  const receivers: Receiver[] = [];
  const hooks = {
    gala: undefined as never as World, // before each test
    async receiving(isSecure?: boolean) {
      const one = await receiver(isSecure);
      receivers.push(one);
      return one;
    },
    create: async ({ url }: Pick<Receiver, 'url'>, more: object = {}, tenant = 'acme', who = by()) =>
      await hooks.gala.post(
        `/awards/webhookEndpoints/${tenant}`,
        { url, contact_email: 'crm@example.org', ...more },
        who,
      ),
    async created(hook: Pick<Receiver, 'url'>, more?: object, tenant?: string) {
      const { status, body } = await hooks.create(hook, more, tenant);
      assert.equal(status, 200, body.message);
      await hooks.gala.webhooks.idle();
      return body as { id: string; secret: string };
    },
    shown: async ({ id }: { id: string }) => (await hooks.gala.get(`${place}/${id}?consistentRead=true`, by())).body,
    act: async ({ id }: { id: string }, verb: string) =>
      await hooks.gala.post(`${place}/${id}/${verb}`, undefined, by()),
    /** A millisecond later: on MongoDB, changes of one have no order. */
    async change(tenant = 'acme', resource = 'referenceTypes') {
      const { clock } = hooks.gala;
      clock.now = new Date(clock.now.getTime() + 1);
      const { status } = await hooks.gala.post(`/${resource}/${tenant}`, { name: 'Letter' }, by());
      assert.equal(status, 200);
      await hooks.gala.webhooks.idle();
    },
    /** @param milliseconds by which the clock moves. */
    async later(milliseconds: number) {
      const { clock, webhooks } = hooks.gala;
      clock.now = new Date(clock.now.getTime() + milliseconds);
      await webhooks.lookAtAll();
      await webhooks.idle();
    },
  };
  beforeEach(async () => {
    const targets = new Targets('localhost');
    hooks.gala = await start({ targets, webhooks: { gatherMs: 1, maxMs: 500, ca: cert }, ...options });
    hooks.gala.clock.now = new Date();
  });
  afterEach(() => {
    for (const one of receivers.splice(0)) one.close();
  });
  return hooks;
}

export const webhookIds = (deliveries: readonly Delivery[]) => deliveries.map(({ headers }) => headers['webhook-id']);
