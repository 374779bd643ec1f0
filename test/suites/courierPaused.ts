/** While the mail server takes nothing from the sender. */
import { strict as assert } from 'node:assert';
import { Unavailable } from '../../src/store/port.js';
import type { Suite } from '../support/api.js';
import { begin, hour, type Message, postOffice, second, unsent } from './postOffice.js';

export const courierPaused =
  (many: number): Suite =>
  (start) => {
    const { another, at, areAll, attempted, errors, failing, gala, lasting, only, stored, statesOf, usual } =
      postOffice(start);

    const reply = '550 5.4.5 Daily limit: ada@example.org';
    const reason = 'The mail server takes no e-mails from the sender now (550 5.4.5).';
    const paused = async (tenant = 'limit') =>
      (await gala.get(`/awards/messages/${tenant}?limit=1`, { token: lasting })).body.paused;

    beforeEach(() => {
      gala.transport.send = async () => {
        throw unsent('down', reply, reason);
      };
    });

    it('says so in one line, in one state and in one figure, and no e-mail fails', async () => {
      assert.deepEqual([await paused(), gala.courier.isPaused], [undefined, false]);
      await attempted('limit', many);
      const since = new Date(begin).toISOString();
      const shown = (pause: number) => ({ since, reason, next_attempt_at: new Date(begin + pause).toISOString() });
      assert.deepEqual([await paused(), gala.courier.isPaused], [shown(10 * second), true]);
      assert.deepEqual(await paused('elsewhere'), await paused(), 'all tenants share the mail server');
      await at(10 * second);
      assert.deepEqual(await paused(), shown(70 * second));
      assert.deepEqual(errors().length, 2);
      await areAll('queued', 'limit');
      const attempts = (await stored('limit')).flatMap((message) => message.attempts ?? []);
      assert.ok(attempts.length >= 2 && attempts.every((attempt) => attempt.reply === reply));
      gala.transport.send = usual;
      await at(2 * hour);
      assert.deepEqual([await paused(), gala.courier.isPaused], [undefined, false]);
      await areAll('sent', 'limit');
    });

    it('gives no e-mail up, however long it lasts, and each has a day of its own after that', async () => {
      await attempted('banned');
      for (let hours = 1; hours <= 60; hours++) await at(hours * hour);
      const [{ state, attempts }] = (await stored('banned')) as [Message];
      assert.equal(state, 'queued');
      assert.ok(attempts.length > 50, `${attempts.length} attempts`);
      failing('deferred', '451 4.7.1 greylisted');
      await at(61 * hour);
      for (const hours of [62, 84]) {
        assert.equal((await only('banned')).state, 'queued', `${hours}`);
        await at(hours * hour);
      }
      await at(86 * hour);
      assert.equal((await only('banned')).state, 'failed');
    });

    it('holds up no other tenant for long when only the e-mails of one meet it', async () => {
      gala.transport.send = async (id, mail, to) => {
        const of = await gala.store.read({ collection: 'mail.messages', tenant: 'good', id });
        if (of === undefined) throw unsent('limited', reply, reason);
        return await usual(id, mail, to);
      };
      await attempted('bad', 20);
      await attempted('good', 20);
      await at(10 * second);
      await at(11 * second);
      await areAll('sent', 'good');
      await areAll('queued', 'bad');
      assert.deepEqual([await paused(), gala.courier.isPaused], [undefined, false]);
    });

    it('is not said any more when another process has sent an e-mail', async () => {
      await attempted('stale');
      assert.ok(await paused());
      gala.clock.now = new Date(begin + 10 * second);
      const other = another(usual);
      other.wake();
      await other.idle();
      assert.equal(await paused(), undefined);
    });

    it('tries another e-mail each time, because one alone may be the reason', async () => {
      const tried = new Set<string>();
      gala.transport.send = async (id) => {
        tried.add(id);
        throw unsent('down', reply, reason);
      };
      await attempted('others2', 8);
      const first = tried.size;
      for (const seconds of [10, 70, 370]) await at(seconds * second);
      assert.equal(tried.size, Math.min(8, first + 3));
    });

    it('does not go on to say so when the process that has found out has ended', async () => {
      await attempted('ended');
      gala.clock.now = new Date(begin + 10 * second + 60 * second);
      assert.ok(await paused());
      gala.clock.now = new Date(begin + 10 * second + 60 * second + 1);
      assert.equal(await paused(), undefined);
    });

    it('goes on where its state cannot be stored', async () => {
      const { commit } = gala.store;
      gala.store.commit = async (changes) => {
        const isState = changes.some((change) => 'put' in change && change.put.tenant === 'pause');
        if (isState) throw new Unavailable('away');
        await commit.call(gala.store, changes);
      };
      await attempted('unstored');
      gala.store.commit = commit;
      assert.equal(await paused(), undefined);
      gala.transport.send = usual;
      await at(hour);
      assert.deepEqual(await statesOf('unstored'), ['sent']);
    });
  };
