/** What webhooks tell of and to whom, and how long they wait. */
import { strict as assert } from 'node:assert';
import { Targets } from '../../src/lib/targets.js';
import { refusal, type Suite } from '../support/api.js';
import { auditedFile, linesOf } from '../support/audit.js';
import { by, dayMs, hooking, place } from '../support/hooks.js';
import { type Delivery, status } from '../support/receiver.js';

export const webhookLimits: Suite = (start) => {
  const hooks = hooking(start);
  const { receiving, create, created, shown, change, later } = hooks;
  /** May manage endpoints, and read one resource. */
  const limited = () => by(['webhookEndpoints.*', 'referenceTypes.get']);
  const told = ({ body }: Delivery) => JSON.parse(body).data.resources;

  it('can only tell of what whoever makes the endpoint may read, and say what that is not', async () => {
    const hook = await receiving();
    const reply = await create(hook, { resources: ['referenceTypes', 'references'] }, 'acme', limited());
    assert.deepEqual(refusal(reply), [403, 'permission_missing']);
    assert.match(reply.body.message, /references\.get/);
    assert.deepEqual(refusal(await create(hook, {}, 'acme', limited())), [403, 'permission_missing']);
    const own = by(['webhookEndpoints.*', 'references.get:own']);
    assert.equal((await create(hook, { resources: ['references'] }, 'acme', own)).status, 403);
    assert.equal((await create(hook, { resources: ['referenceTypes'] }, 'acme', limited())).status, 200);
    await change();
    assert.deepEqual(hook.deliveries.map(told), [['referenceTypes']]);
  });

  it('can only be changed by who may read all that the endpoint tells of then', async () => {
    const [hook, other] = [await receiving(), await receiving()];
    const all = await created(hook);
    const { body: one } = await create(hook, { resources: ['referenceTypes'] }, 'acme', limited());
    const patch = async ({ id }: { id: string }, body: object) =>
      (await hooks.gala.merge(`${place}/${id}`, body, limited())).status;
    assert.equal(await patch(all, { url: other.url }), 403);
    assert.equal(await patch(one, { resources: null }), 403);
    assert.equal(await patch(one, { services: ['events'], resources: ['events'] }), 403);
    assert.equal(await patch(one, { url: other.url, is_paused: true }), 200);
    assert.equal(await patch(all, { resources: ['referenceTypes'] }), 200);
    assert.equal((await hooks.gala.merge(`${place}/${one.id}`, { resources: null }, by())).status, 200);
  });

  for (const [code, after, expected] of [
    [429, () => '7200', 7_200_000],
    [503, () => new Date(Date.now() + 7_200_500).toUTCString(), 7_200_000],
    [503, () => '99999999', dayMs],
    [429, () => '3', 10_000],
    [429, () => 'soon', 10_000],
    [500, () => '7200', 10_000],
  ] as const)
    it(`wait ${expected / 1000} s after ${code} with Retry-After: ${after()}`, async () => {
      const hook = await receiving();
      hook.answers.push((response) => void response.writeHead(code, { 'Retry-After': after() }).end());
      const endpoint = await created(hook);
      await change();
      const { next_attempt_at: next, last_attempt: last } = await shown(endpoint);
      const ms = Date.parse(next) - hooks.gala.clock.now.getTime();
      assert.ok(Math.abs(ms - expected) < 1000, `${ms} ms`);
      assert.equal(last.status, code);
    });

  it('tell nothing of what was changed before the endpoint was made', async () => {
    const hook = await receiving();
    await change();
    await later(1000);
    await created(hook);
    await later(60_000);
    assert.equal(hook.deliveries.length, 0);
    await change();
    assert.equal(hook.deliveries.length, 1);
  });

  it('find a change that an endpoint asks for behind 1,100 others, and then tell of all to the newest', async () => {
    const hook = await receiving();
    await created(hook, { resources: ['references', 'referenceTypes'], is_paused: true });
    const picky = await created(hook, { resources: ['awards'], is_paused: true });
    const operations = Array.from({ length: 100 }, () => ({ operation: 'create', object: { name: 'Type' } }));
    for (let n = 0; n < 11; n++) await hooks.gala.post('/referenceTypes/acme/batch', { operations }, by());
    await hooks.gala.post('/awards/acme', { name: 'Medal' }, by());
    await hooks.gala.webhooks.idle();
    const { Items } = (await hooks.gala.get(`${place}?consistentRead=true`, by())).body;
    for (const { id } of Items) await hooks.gala.merge(`${place}/${id}`, { is_paused: false }, by());
    await hooks.gala.webhooks.idle();
    await later(1000);
    await later(1000);
    assert.deepEqual(hook.deliveries.map(told).sort(), [['awards'], ['referenceTypes']], picky.id);
  });

  it('give up an answer that does not end in time', async () => {
    const hook = await receiving();
    hook.answers.push((response) => void response.writeHead(200).write('x'));
    const endpoint = await created(hook);
    await change();
    const { error, status } = (await shown(endpoint)).last_attempt;
    assert.deepEqual([error, status], ['There was no answer within 0.5 s.', undefined]);
  });

  it('count an answer whose connection breaks after its status', async () => {
    const hook = await receiving();
    hook.answers.push((response) => {
      response.writeHead(200, { 'Content-Length': 100 }).write('x', () => response.destroy());
    });
    const endpoint = await created(hook);
    await change();
    const { error, status } = (await shown(endpoint)).last_attempt;
    assert.deepEqual([error, status], [undefined, 200]);
  });

  it('are in the audit log when an endpoint is made, changed and disabled, and not at each delivery', async () => {
    const audit = auditedFile();
    try {
      hooks.gala = await start({ targets: new Targets('localhost'), webhooks: { gatherMs: 1 }, audit: audit.stream });
      hooks.gala.clock.now = new Date();
      const hook = await receiving();
      hook.answers.push(status(204), status(500), status(410));
      const { id } = await created(hook);
      await change();
      await change();
      await hooks.gala.merge(`${place}/${id}`, { description: 'The CRM' }, by());
      await hooks.gala.webhooks.idle();
      await audit.stream.close();
      const lines = linesOf(audit.path).filter(({ resource }) => resource === 'endpoints');
      assert.deepEqual(
        lines.map(({ operation, action }) => `${operation} ${action}`),
        ['webhookEndpoints.create created', 'webhookEndpoints.patch changed', 'webhooks changed'],
      );
      assert.equal(hook.deliveries.length, 3);
    } finally {
      audit.remove();
    }
  });

  it('are not to be had from a server that keeps no changes, which says so', async () => {
    const off = await start({ changesDays: 0 });
    const body = { url: 'https://crm.example.org/hook', contact_email: 'crm@example.org' };
    assert.deepEqual(refusal(await off.post(place, body)), [404, 'changes_off']);
  });
};
