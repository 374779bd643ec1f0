/** E-mails that several processes deliver from one store: each once to each recipient, and none is lost. */
import { strict as assert } from 'node:assert';
import type { Message } from '../../src/mail/message.js';
import { messages as collection, queue } from '../../src/mail/outbox.js';
import { Doc } from '../../src/store/doc.js';
import { Unavailable } from '../../src/store/port.js';
import type { Suite } from '../support/api.js';
import { atIntervals } from '../support/time.js';
import { until } from '../support/until.js';
import { notified } from './messages.js';
import { begin, day, postOffice, second, unsent } from './postOffice.js';

/** @param many e-mails, where there must be many. */
export const courier =
  (many: number): Suite =>
  (start) => {
    const office = postOffice(start);
    const { another, at, areAll, attempted, collecting, delivered, errors, failing, gala, lasting, only } = office;
    const { others, post, queued, stored, statesOf, told, usual } = office;

    it('stores the reply of the mail server when the database is back, and sends nothing twice', async () => {
      const sent: string[] = [];
      const { commit } = gala.store;
      let failures = 0;
      gala.transport.send = async (_, __, to) => {
        sent.push(to);
        if (sent.length === 1)
          gala.store.commit = async (changes) => {
            failures++;
            // as if its connection broke: first before the write, then before its acknowledgment
            if (failures === 1) throw new Unavailable('away');
            gala.store.commit = commit;
            await gala.store.commit(changes);
            throw new Unavailable('away');
          };
        return 'sent';
      };
      await notified(gala, 'away', 1);
      await until(() => failures === 2);
      assert.deepEqual(sent, ['ada@example.org']);
      await until(async () => (await only('away')).attempts?.length === 1);
      await gala.courier.idle();
      await at(31 * second); // the claim has ended
      assert.deepEqual([sent, (await only('away')).state], [['ada@example.org', 'cc@example.org'], 'sent']);
      assert.deepEqual(errors(), ['cannot send e-mails; trying again in 10 s']);
    });

    it('sends no more at a time than the transport can', async () => {
      let [sending, most] = [0, 0];
      const send = async () => {
        most = Math.max(most, ++sending);
        await gala.store.read({ ...queue, id: 'none' });
        sending--;
        return 'sent';
      };
      const one = another(send, 2);
      await queued('slots', 30);
      one.wake();
      await one.idle();
      assert.equal(most, 2);
      await areAll('sent', 'slots');
    });

    it('shares the work with others, each message once', async () => {
      const { sent, send } = collecting();
      gala.transport.send = send;
      const three = [another(send), another(send), another(send)];
      const queueing = notified(gala, 'rush', many);
      const waking = setInterval(() => three.map((one) => one.wake()), 50);
      await queueing;
      for (const one of three) one.wake();
      await until(() => sent.length >= many);
      clearInterval(waking);
      await Promise.all([...three, gala.courier].map((one) => one.idle()));
      await delivered();
      assert.deepEqual([sent.length, new Set(sent).size], [many, many]);
    });

    it('leaves what another process has claimed while it looked', async () => {
      const { sent, send, release } = collecting({ isHeld: true });
      const other = another(send);
      await queued('looked', 1);
      gala.transport.send = send;
      const { page } = gala.store;
      gala.store.page = async (query) => {
        if (query.collection === queue.collection && query.match !== undefined) {
          gala.store.page = page;
          gala.courier.wake();
          await until(async () => (await only('looked')).state === 'sending');
        }
        return await page.call(gala.store, query);
      };
      other.wake();
      await other.idle();
      release();
      await gala.courier.idle();
      assert.equal(sent.length, 1);
    });

    it('takes over from a process that has died, and not before', async () => {
      const { send, begun } = collecting({ isHeld: true }); // never released
      const other = another(send);
      await queued('died', 1);
      other.wake();
      await begun;
      others.length = 0; // it never ends
      gala.mails.length = 0;
      await at(29 * second);
      assert.equal(gala.mails.length, 0);
      await at(31 * second);
      assert.equal(gala.mails.length, 1);
      assert.equal((await only('died')).state, 'sent');
    });

    it('leaves to others what they have claimed because it did not run for a while', async () => {
      const { sent, send, release } = collecting({ isHeld: true });
      gala.transport.send = send;
      await notified(gala, 'paused', 8);
      await until(() => sent.length === 5); // and 3 wait
      gala.clock.now = new Date(begin + 40 * second);
      const others = collecting();
      const other = another(others.send);
      other.wake();
      await other.idle();
      release();
      await delivered();
      assert.deepEqual([sent.length, others.sent.length], [5, 8]); // twice only what was being handed over
    });

    it('keeps what takes long', async () => {
      const { sent, send, begun, release } = collecting({ isHeld: true });
      const long = atIntervals(() => {
        const one = another(send);
        one.begin();
        return one;
      });
      await long.value.idle();
      await queued('long', 1);
      long.value.wake();
      await begun;
      for (let n = 1; n <= 10; n++) {
        gala.clock.now = new Date(begin + n * 10 * second);
        const ticket = async () =>
          (await gala.store.page({ ...queue, limit: 1000 })).find(({ record }) => record.tenant === 'long');
        const due = new Date(gala.clock.now.getTime() + 30 * second).toISOString();
        await until(async () => {
          long.pass();
          return (await ticket())?.record.due === due;
        });
        await delivered();
      }
      release();
      await long.value.idle();
      assert.deepEqual([sent.length, (await only('long')).attempts.length], [1, 2]);
    });

    it('ends after what it is sending, and leaves the rest queued', async () => {
      const { send, begun, release } = collecting({ isHeld: true });
      const other = another(send);
      await queued('ending', 20);
      other.wake();
      await begun;
      let hasEnded = false;
      const closing = other.close().then(() => {
        hasEnded = true;
      });
      assert.equal((await statesOf('ending')).length, 20);
      assert.equal(hasEnded, false, 'while it is sending');
      release();
      await closing;
      const states = await statesOf('ending');
      assert.equal(states.filter((state: string) => state === 'queued').length, 20); // those with a copy to send, too
      gala.mails.length = 0;
      await delivered();
      assert.equal(gala.mails.length, 15);
    });

    it('cancels what is queued, and nothing else', async () => {
      failing('deferred');
      await attempted('cancelled');
      const { id } = await only('cancelled');
      for (let n = 0; n < 2; n++) {
        const { state, cancelled_at, next_attempt_at } = (await told('cancel', 'cancelled', id)).body;
        assert.deepEqual([state, Date.parse(cancelled_at), next_attempt_at], ['cancelled', begin, undefined]);
      }
      gala.transport.send = usual;
      gala.mails.length = 0;
      await at(day);
      assert.equal(gala.mails.length, 0);
      await told('retry', 'cancelled', id);
      assert.equal(gala.mails.length, 1);
      for (const verb of ['cancel', 'retry'] as const) {
        const { status, code } = await told(verb, 'cancelled', id);
        assert.deepEqual([status, code], [409, 'message_state']);
      }
      const { send, begun, release } = collecting({ isHeld: true });
      gala.transport.send = async (...given) => {
        await send(...given);
        throw unsent('refused', 'no');
      };
      gala.clock.now = new Date(begin);
      await notified(gala, 'sending', 1);
      await begun;
      const { id: sending, state } = await only('sending');
      assert.equal(state, 'sending');
      for (const verb of ['cancel', 'retry'])
        assert.equal((await post(`/awards/messages/sending/${sending}/${verb}`)).body.code, 'message_state');
      release();
      await gala.courier.idle();
      assert.equal((await told('cancel', 'sending', sending)).code, 'message_state');
      assert.equal((await told('retry', 'others', sending)).code, 'record_not_found');
    });

    it('removes messages after 90 days, and does not send their notifications again', async () => {
      const [about = ''] = await attempted('old', many);
      const { body } = await gala.get(`/references/old/${about}`);
      const { process_id, application_id } = body;
      await post('/references/old/previewEmail', { process_id, send_to: 'ada@example.org' });
      await gala.courier.idle();
      const { id } = await only('old');
      await at(90 * day - 1);
      assert.equal((await stored('old')).length, many + 1);
      for (let n = 0; n < 20; n++) await at(90 * day + 1); // a limited number at a time
      assert.deepEqual(await stored('old'), []);
      assert.equal((await gala.get(`/awards/messages/old/${id}`, { token: lasting })).status, 404);
      for (const verb of ['retry', 'cancel'] as const) assert.equal((await told(verb, 'old', id)).status, 404, verb);
      const kept = await gala.store.page({ collection, tenant: 'old', limit: 100 });
      assert.equal(kept.length, many); // not the preview
      for (const { record } of kept)
        assert.deepEqual(Object.keys(record), ['id', 'about', 'email', 'to', 'queued_at', 'state', 'sys_version']);
      assert.ok(!JSON.stringify(kept.map(({ record }) => record)).includes('@'), 'an address is kept');
      const again = (await post(`/references/old/process/${application_id}`)).body;
      assert.deepEqual([again.queued, again.results[0].reason], [0, 'already_notified']);
      const previous = kept.find(({ record }) => (record as Partial<Message>).about === about) as Doc;
      const doc = Doc.ofRecord({ ...previous.record, to: body.email_address });
      await gala.store.commit([{ put: { collection, tenant: 'old', id: previous.id }, doc, previous }]);
      const { results } = (await post(`/references/old/process/${application_id}`)).body;
      assert.ok(
        results.every((one: { reason: string }) => one.reason === 'already_notified'),
        'nor where it kept the address',
      );
      assert.equal((await post(`/references/old/process/${application_id}`, { resend: true })).body.queued, many);
    });
  };
