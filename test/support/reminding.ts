/** Time that goes by until people are reminded, for the suites of reminders. */
import { strict as assert } from 'node:assert';
import { now, token, type World } from './harness.js';

const day = 24 * 3_600_000;
export const lasting = { token: token({ exp: 4_000_000_000 }) };
export const inDays = (days: number) => new Date(Date.parse(now) + days * day).toISOString();
export const rule = (id: string, days: number, of = 'after_request') => ({ id, days, of, subject: id, body: 'x' });
/** Where those are who were asked. */
export const asked = { collection: 'mail.reminders', tenant: 'all' };

/** Each test begins at `now`, with nobody asked. */
export function reminding(gala: World) {
  beforeEach(() => {
    gala.clock.now = new Date(now);
    gala.mails.length = 0;
  });
  afterEach(async () => {
    for (;;) {
      const docs = await gala.store.page({ ...asked, limit: 500 });
      if (docs.length === 0) return;
      await gala.store.commit(docs.map((previous) => ({ remove: { ...asked, id: previous.id }, previous })));
    }
  });
  return {
    /** What goes out so many days after `now`, beside the requests: `to subject`. */
    async sentAfter(days: number): Promise<string[]> {
      await gala.courier.idle();
      gala.mails.length = 0;
      gala.clock.now = new Date(inDays(days));
      while (await gala.reminding.step());
      gala.courier.wake();
      await gala.courier.idle();
      return gala.mails.map(({ to, subject }) => `${to.split('@')[0]} ${subject}`);
    },
    change: async (resource: string, id: string, fields: object, tenant = 'acme') =>
      assert.equal((await gala.merge(`/${resource}/${tenant}/${id}`, fields, lasting)).status, 200),
  };
}
