/** The delivery of e-mails: each once to each recipient, by one process or several, whatever the mail server answers. */
import { strict as assert } from 'node:assert';
import { pino } from 'pino';
import { Courier } from '../../src/mail/courier.js';
import { Unsent } from '../../src/mail/mime.js';
import type { Transport } from '../../src/mail/transport.js';
import { messages as collection, queue } from '../../src/records/outbox.js';
import { Unavailable } from '../../src/store/port.js';
import { type Suite, served } from '../support/api.js';
import { token } from '../support/harness.js';
import { atIntervals } from '../support/time.js';
import { happening, until } from '../support/until.js';
import { notified } from './messages.js';

const begin = Date.parse('2026-03-01T12:00:00.000Z');
const [second, hour, day] = [1000, 3_600_000, 24 * 3_600_000];

const unsent = (kind: Unsent['kind'], reply: string, forAll?: string) =>
  new Unsent(kind, reply, { code: 'ETEST' }, undefined, forAll);

/** An e-mail of the outbox, as it is listed. */
interface Message {
  readonly id: string;
  readonly state: string;
  // biome-ignore lint/suspicious/noExplicitAny: what else it has is looked at as it comes
  readonly [field: string]: any;
}

/** @param many e-mails, where there must be many. */
export const courier =
  (many: number): Suite =>
  (start) => {
    let usual: Transport['send'];
    const lines: Record<string, unknown>[] = [];
    const log = pino({ level: 'info' }, { write: (line: string) => void lines.push(JSON.parse(line)) });
    const others: Courier[] = [];

    const gala = served(start, { log });
    before(async () => {
      usual = gala.transport.send;
    });
    beforeEach(() => {
      gala.clock.now = new Date(begin);
      lines.length = 0;
    });
    afterEach(async () => {
      gala.transport.send = usual;
      for (const one of others.splice(0)) await one.close();
      gala.clock.now = new Date(begin + 2 * day); // nothing is left for the next test
      await delivered();
    });

    /** Delivers all that is due, as if the time of a pause had passed. */
    const delivered = async () => {
      gala.courier.wake();
      await gala.courier.idle();
    };
    const at = async (milliseconds: number) => {
      gala.clock.now = new Date(begin + milliseconds);
      await delivered();
    };
    const lasting = token({ exp: (begin + 100 * day) / second });
    const stored = async (tenant: string): Promise<Message[]> =>
      (await gala.get(`/awards/messages/${tenant}`, { token: lasting })).body.Items;
    const statesOf = async (tenant: string) => (await stored(tenant)).map(({ state }) => state);
    const post = async (address: string, body?: unknown) => await gala.post(address, body, { token: lasting });
    const only = async (tenant: string) => (await stored(tenant))[0] as Message;
    const another = (send: Transport['send'], slots?: number) => {
      const { store, clock } = gala;
      const transport: Transport = { send, ...(slots !== undefined && { slots }) };
      const one = new Courier({ store, transport, log: pino({ level: 'silent' }), clock: () => clock.now });
      others.push(one);
      return one;
    };
    /** Queues e-mails, and waits until each was tried once; answers what they are about. */
    const attempted = async (tenant: string, count = 1) => {
      const about = await notified(gala, tenant, count);
      await gala.courier.idle();
      return about;
    };
    /** Queues e-mails that this courier is not told of. */
    const queued = async (tenant: string, count: number) => {
      gala.courier.wake = () => {};
      await notified(gala, tenant, count);
      Reflect.deleteProperty(gala.courier, 'wake');
    };
    /** Sends, and keeps the ids of what went to first recipients; if it is held, not before it is released. */
    const collecting = ({ isHeld = false } = {}) => {
      const sent: string[] = [];
      const [begun, released] = [happening(), happening()];
      if (!isHeld) released.happen();
      const send: Transport['send'] = async (id, mail, to) => {
        if (to === mail.to) sent.push(id);
        begun.happen();
        await released.happened;
        return 'sent';
      };
      return { sent, send, begun: begun.happened, release: released.happen };
    };
    const failing = (kind: Unsent['kind'], reply = 'no') => {
      gala.transport.send = async () => {
        throw unsent(kind, reply);
      };
    };

    it('tries again what was deferred after 10 seconds, 1, 5, 15 and 60 minutes, and then every hour for a day', async () => {
      const tried: number[] = [];
      gala.transport.send = async () => {
        tried.push(gala.clock.now.getTime() - begin);
        throw unsent('deferred', '450 4.2.0 later');
      };
      await attempted('schedule');
      const expected = [0, 10, 70, 370, 1270, 4870];
      while ((expected.at(-1) as number) + 3600 <= 24 * 3600) expected.push((expected.at(-1) as number) + 3600);
      for (const time of expected.slice(1)) {
        const { state, next_attempt_at } = await only('schedule');
        assert.deepEqual([state, Date.parse(next_attempt_at)], ['queued', begin + time * second]);
        await at(time * second - 1);
        await at(time * second);
      }
      const times = expected.map((time) => time * second);
      assert.deepEqual(
        tried,
        times.flatMap((time) => [time, time]),
      ); // two recipients
      const { state, failed_at, next_attempt_at, attempts } = await only('schedule');
      assert.deepEqual([state, Date.parse(failed_at) - begin, next_attempt_at], ['failed', times.at(-1), undefined]);
      assert.equal(attempts.length, 56);
      await at(3 * day);
      assert.equal(tried.length, 56);
    });

    it('shows the last hundred attempts that did not succeed, and all that did', async () => {
      gala.transport.send = async (_, mail, to) => {
        if (to !== mail.to) return 'sent';
        throw unsent('deferred', 'later');
      };
      await attempted('many');
      const { id } = await only('many');
      for (let n = 1; n < 103; n++) {
        assert.equal((await post(`/awards/messages/many/${id}/retry`)).status, 200);
        await gala.courier.idle();
      }
      const { attempts } = await only('many');
      const results = attempts.map(({ result }: { result: string }) => result);
      assert.deepEqual([results[0], results.length, new Set(results.slice(1)).size], ['sent', 101, 1]);
    });

    it('gives up what was refused, with the words of the server, and sends it when it is told to', async () => {
      failing('refused', '550 5.1.1 no such user');
      await attempted('refused');
      const { id, state, failed_at, attempts } = await only('refused');
      assert.deepEqual([state, Date.parse(failed_at)], ['failed', begin]);
      assert.deepEqual([attempts[0].result, attempts[0].reply], ['refused', '550 5.1.1 no such user']);
      gala.transport.send = usual;
      await at(3 * hour);
      const tried = (await post(`/events/messages/refused/${id}/retry`)).body;
      assert.deepEqual([tried.state, tried.failed_at], ['queued', undefined]);
      await gala.courier.idle();
      const { state: last, attempts: all } = await only('refused');
      assert.deepEqual(
        [last, all.map(({ result }: { result: string }) => result)],
        ['sent', ['refused', 'refused', 'sent', 'sent']],
      );
    });

    it('sends copies by themselves, and nothing twice', async () => {
      const sent: string[] = [];
      let refuses = (to: string): Unsent['kind'] | undefined => (to.startsWith('cc') ? 'deferred' : undefined);
      gala.transport.send = async (_, __, to) => {
        const kind = refuses(to);
        if (kind !== undefined) throw unsent(kind, `no ${to}`);
        sent.push(to);
        return 'sent';
      };
      await attempted('copies');
      const { state, sent_at } = await only('copies');
      assert.deepEqual([state, Date.parse(sent_at), sent], ['queued', begin, ['ada@example.org']]);
      refuses = () => undefined;
      await at(10 * second);
      assert.deepEqual(sent, ['ada@example.org', 'cc@example.org']);
      assert.deepEqual([(await only('copies')).state, Date.parse((await only('copies')).sent_at)], ['sent', begin]);

      refuses = (to) => (to.startsWith('ada') ? 'refused' : undefined);
      await attempted('copies2');
      const { id, state: failed } = await only('copies2');
      assert.equal(failed, 'failed');
      refuses = () => undefined;
      await post(`/awards/messages/copies2/${id}/retry`);
      await gala.courier.idle();
      assert.deepEqual(sent.slice(2), ['cc@example.org', 'ada@example.org']);
      refuses = (to) => (to.startsWith('cc') ? 'refused' : undefined);
      await attempted('copies3');
      const { id: third, state: last, sent_at: first } = await only('copies3');
      assert.equal(last, 'sent');
      refuses = () => undefined;
      sent.length = 0;
      await at(hour);
      assert.equal((await post(`/awards/messages/copies3/${third}/retry`)).status, 200);
      await gala.courier.idle();
      assert.deepEqual([sent, (await only('copies3')).state], [['cc@example.org'], 'sent']);
      assert.equal((await only('copies3')).sent_at, first);
      assert.equal((await post(`/awards/messages/copies3/${third}/retry`)).body.code, 'message_state');
    });

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
      const errors = lines.filter(({ level }) => level === 50);
      assert.deepEqual(
        errors.map(({ msg }) => msg),
        ['cannot send e-mails; trying again in 10 s'],
      );
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
      assert.ok((await statesOf('slots')).every((state) => state === 'sent'));
    });

    it('tries one at a time while none can be sent, says so once a pause, and goes on by itself', async () => {
      let tried = 0;
      gala.transport.send = async () => {
        tried++;
        throw unsent('down', 'The mail server cannot be reached.');
      };
      await attempted('down', many);
      const first = tried;
      assert.ok(first <= 5, `${first} attempts at once`);
      for (let n = 0; n < 3; n++) await delivered();
      assert.equal(tried, first);
      await at(10 * second);
      assert.equal(tried, first + 1);
      await at(70 * second);
      assert.equal(tried, first + 2);
      await at(370 * second);
      await at(669 * second);
      assert.equal(tried, first + 3);
      const errors = lines.filter(({ level }) => level === 50);
      assert.deepEqual(
        errors.map(({ msg }) => msg),
        [10, 60, 300, 300].map((s) => `cannot send e-mails; trying again in ${s} s`),
      );
      const waiting = await stored('down');
      assert.ok(waiting.every(({ state }) => state === 'queued'));
      assert.ok(waiting.filter(({ attempts = [] }) => attempts.length > 0).length <= first + 3);
      gala.transport.send = usual;
      gala.mails.length = 0;
      await at(2 * hour);
      assert.equal(gala.mails.length, many);
      assert.ok(lines.some(({ msg }) => msg === 'e-mails can be sent again'));
    });

    describe('while the mail server takes nothing from the sender', () => {
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
        assert.deepEqual(
          lines.map(({ msg }) => msg).filter((msg) => msg !== 'request'),
          ['cannot send e-mails; trying again in 10 s', 'cannot send e-mails; trying again in 60 s'],
        );
        assert.ok((await statesOf('limit')).every((state) => state === 'queued'));
        const attempts = (await stored('limit')).flatMap((message) => message.attempts ?? []);
        assert.ok(attempts.length >= 2 && attempts.every((attempt) => attempt.reply === reply));
        gala.transport.send = usual;
        gala.mails.length = 0;
        await at(2 * hour);
        assert.deepEqual([await paused(), gala.courier.isPaused, gala.mails.length], [undefined, false, many]);
        assert.ok((await statesOf('limit')).every((state) => state === 'sent'));
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
        assert.ok(
          (await statesOf('good')).every((state) => state === 'sent'),
          String(await statesOf('good')),
        );
        assert.deepEqual([await paused(), gala.courier.isPaused], [undefined, false]);
        assert.ok((await statesOf('bad')).every((state) => state === 'queued'));
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
    });

    it('does not hold up others for one that is deferred', async () => {
      const slow = happening();
      gala.transport.send = async (id, mail, to) => {
        if (mail.subject === 'For Ada Lovelace' && to === mail.to && gala.mails.length === 0) await slow.happened;
        return await usual(id, mail, to);
      };
      await notified(gala, 'slow', 5);
      gala.transport.send = usual;
      await notified(gala, 'fast', many);
      await until(() => gala.mails.length >= many);
      slow.happen();
      await gala.courier.idle();
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
      const closing = other.close();
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
      const cancel = async () => await post(`/awards/messages/cancelled/${id}/cancel`);
      for (let n = 0; n < 2; n++) {
        const { status, body } = await cancel();
        assert.deepEqual(
          [status, body.state, Date.parse(body.cancelled_at), body.next_attempt_at],
          [200, 'cancelled', begin, undefined],
        );
      }
      gala.transport.send = usual;
      gala.mails.length = 0;
      await at(day);
      assert.equal(gala.mails.length, 0);
      await post(`/awards/messages/cancelled/${id}/retry`);
      await gala.courier.idle();
      assert.equal(gala.mails.length, 1);
      const refused = async (verb: string) => {
        const { status, body } = await post(`/awards/messages/cancelled/${id}/${verb}`);
        return [status, body.code];
      };
      for (const verb of ['cancel', 'retry']) assert.deepEqual(await refused(verb), [409, 'message_state']);
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
      assert.equal((await post(`/awards/messages/sending/${sending}/cancel`)).body.code, 'message_state');
      assert.equal((await post(`/awards/messages/others/${sending}/retry`)).body.code, 'record_not_found');
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
      for (const verb of ['', '/retry', '/cancel']) {
        const { status } = await gala.call(verb ? 'POST' : 'GET', `/awards/messages/old/${id}${verb}`, {
          token: lasting,
        });
        assert.equal(status, 404, verb);
      }
      const kept = await gala.store.page({ collection, tenant: 'old', limit: 100 });
      assert.equal(kept.length, many); // not the preview
      for (const { record } of kept)
        assert.deepEqual(Object.keys(record), ['id', 'about', 'email', 'state', 'sys_version']);
      const again = (await post(`/references/old/process/${application_id}`)).body;
      assert.deepEqual([again.queued, again.results[0].reason], [0, 'already_notified']);
      assert.equal((await post(`/references/old/process/${application_id}`, { resend: true })).body.queued, many);
    });

    it('tells the log what it does, by the id of the message, and nobody’s address', async () => {
      await attempted('logged');
      gala.transport.send = async (_, mail) => {
        throw new Error(`unexpected: ${mail.to}`);
      };
      await attempted('logged');
      failing('refused', '550 no ada@example.org');
      await attempted('logged');
      const told = lines.filter(({ tenant, message }) => tenant === 'logged' && message !== undefined);
      assert.deepEqual(
        told.map(({ msg }) => msg),
        ['e-mail sent', 'e-mail sent', 'e-mail deferred', 'e-mail deferred', 'e-mail refused', 'e-mail refused'],
      );
      const ids = (await stored('logged')).map(({ id }) => id);
      for (const { message } of told) assert.ok(ids.includes(String(message)), `${message}`);
      assert.ok(!JSON.stringify(lines).includes('@example.org'));
      assert.match(JSON.stringify(told[2]), /courier/); // where it came from
    });
  };
