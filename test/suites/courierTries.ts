/** When an e-mail is tried again, and what is told of it, whatever the mail server answers. */
import { strict as assert } from 'node:assert';
import type { Unsent } from '../../src/delivery/delivery.js';
import type { Suite } from '../support/api.js';
import { happening, until } from '../support/until.js';
import { notified } from './messages.js';
import { begin, day, hour, postOffice, second, unsent } from './postOffice.js';

export const courierTries =
  (many: number): Suite =>
  (start) => {
    const office = postOffice(start);
    const { at, areAll, attempted, delivered, errors, failing, gala, lines, only, resultsIn, stored, told, usual } =
      office;

    it('tries again what was deferred after 10 seconds, 1, 5, 15 and 60 minutes, and then every hour for a day', async () => {
      const tried: number[] = [];
      gala.transport.send = async () => {
        tried.push(gala.clock.now.getTime() - begin);
        throw unsent('deferred', '450 4.2.0 later');
      };
      await attempted('schedule');
      const times = [0, 10, 70, 370, ...Array.from({ length: 24 }, (_, n) => 1270 + 3600 * n)].map((s) => s * second);
      for (const time of times.slice(1)) {
        const { state, next_attempt_at } = await only('schedule');
        assert.deepEqual([state, Date.parse(next_attempt_at)], ['queued', begin + time]);
        await at(time - 1);
        await at(time);
      }
      const ofTwo = times.flatMap((time) => [time, time]); // recipients
      assert.deepEqual(tried, ofTwo);
      const { state, failed_at, next_attempt_at, attempts } = await only('schedule');
      assert.deepEqual([state, Date.parse(failed_at) - begin, next_attempt_at], ['failed', times.at(-1), undefined]);
      assert.equal(attempts.length, ofTwo.length);
      await at(3 * day);
      assert.equal(tried.length, ofTwo.length);
    });

    it('shows the last hundred attempts that did not succeed, and all that did', async () => {
      gala.transport.send = async (_, mail, to) => {
        if (to !== mail.to) return 'sent';
        throw unsent('deferred', 'later');
      };
      await attempted('many');
      const { id } = await only('many');
      for (let n = 1; n < 103; n++) {
        assert.equal((await told('retry', 'many', id)).status, 200);
      }
      const [first, ...others] = resultsIn(await only('many'));
      assert.deepEqual([first, others.length, new Set(others).size], ['sent', 100, 1]);
    });

    it('gives up what was refused, with the words of the server, and sends it when it is told to', async () => {
      failing('refused', '550 5.1.1 no such user');
      await attempted('refused');
      const { id, state, failed_at, attempts } = await only('refused');
      assert.deepEqual([state, Date.parse(failed_at)], ['failed', begin]);
      assert.deepEqual([attempts[0].result, attempts[0].reply], ['refused', '550 5.1.1 no such user']);
      gala.transport.send = usual;
      await at(3 * hour);
      const tried = (await office.post(`/events/messages/refused/${id}/retry`)).body;
      assert.deepEqual([tried.state, tried.failed_at], ['queued', undefined]);
      await gala.courier.idle();
      const message = await only('refused');
      assert.deepEqual([message.state, resultsIn(message)], ['sent', ['refused', 'refused', 'sent', 'sent']]);
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
      await told('retry', 'copies2', id);
      assert.deepEqual(sent.slice(2), ['cc@example.org', 'ada@example.org']);
      refuses = (to) => (to.startsWith('cc') ? 'refused' : undefined);
      await attempted('copies3');
      const { id: third, state: last, sent_at: first } = await only('copies3');
      assert.equal(last, 'sent');
      refuses = () => undefined;
      sent.length = 0;
      await at(hour);
      assert.equal((await told('retry', 'copies3', third)).status, 200);
      const { state: now, sent_at: then } = await only('copies3');
      assert.deepEqual([sent, now, then], [['cc@example.org'], 'sent', first]);
      assert.equal((await told('retry', 'copies3', third)).code, 'message_state');
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
      assert.deepEqual(
        errors(),
        [10, 60, 300, 300].map((s) => `cannot send e-mails; trying again in ${s} s`),
      );
      await areAll('queued', 'down');
      const waiting = await stored('down');
      assert.ok(waiting.filter(({ attempts = [] }) => attempts.length > 0).length <= first + 3);
      gala.transport.send = usual;
      gala.mails.length = 0;
      await at(2 * hour);
      assert.equal(gala.mails.length, many);
      assert.ok(lines.some(({ msg }) => msg === 'e-mails can be sent again'));
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

    it('tells the log what it does, by the id of the message, and nobody’s address', async () => {
      await attempted('logged');
      gala.transport.send = async (_, mail) => {
        throw new Error(`unexpected: ${mail.to}`);
      };
      await attempted('logged');
      failing('refused', '550 no ada@example.org');
      await attempted('logged');
      const logged = lines.filter(({ tenant, message }) => tenant === 'logged' && message !== undefined);
      const [sent, , deferred, , refused, , ...more] = logged;
      assert.deepEqual([sent?.msg, deferred?.msg, refused?.msg], ['e-mail sent', 'e-mail deferred', 'e-mail refused']);
      assert.deepEqual(more, []);
      const ids = (await stored('logged')).map(({ id }) => id);
      for (const { message } of logged) assert.ok(ids.includes(String(message)), `${message}`);
      assert.ok(!JSON.stringify(lines).includes('@example.org'));
      assert.match(JSON.stringify(deferred), /courier/); // where it came from
    });
  };
