/** Reminders of two servers on one folder, of which one is killed: nobody is forgotten, and nobody is reminded twice. */
import { strict as assert } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import jwt from 'jsonwebtoken';
import { count } from '../support/count.js';
import { type MailServer, mailServer } from '../support/mailServer.js';
import { until } from '../support/until.js';
import { storeLetters } from './support/letters.js';
import { ask, type Running, secret, serversFolder, started, stopped } from './support/process.js';

const total = count(60, 100);
/** In seconds; a week after the request, a reminder is due. */
const [week, day] = [7 * 86_400, 86_400];

describe('Reminders of several servers', () => {
  const folder = serversFolder();
  let mails: MailServer;

  before(async () => {
    const arrived = () => sleep(20); // now and then, a kill finds the reply on its way
    mails = await mailServer({ disabledCommands: ['STARTTLS'], arrived });
  });
  after(() => mails.close());

  /** @param seconds how far its clock is ahead. */
  const serve = (seconds = 0) =>
    started({
      ...{ DATA_DIR: folder.path, JWT_SECRET: secret, LOG_LEVEL: 'warn' },
      ...{ SMTP_URL: `smtp://127.0.0.1:${mails.port}`, SMTP_TLS: 'optional', MAIL_FROM: 'a@example.org' },
      ...{ NODE_OPTIONS: `--import=${new URL('./support/ahead.js', import.meta.url)}`, AHEAD: `${seconds}000` },
    });
  const lasting = jwt.sign({ sub: 'tester', tenants: ['*'], permissions: ['*'] }, secret, { expiresIn: '30d' });
  const asStaff = async (gala: Running, method: string, address: string, body?: unknown) => {
    const answer = await ask(gala, method, address, body, { Authorization: `Bearer ${lasting}` });
    assert.equal(answer.status, 200, JSON.stringify(answer.body));
    return answer.body;
  };

  /** Reminders that have arrived: recipient → the Message-ID of each. */
  function reminded() {
    const all = new Map<string, string[]>();
    for (const { to, raw } of mails.received) {
      if (!/^Subject: After a week\r$/m.test(raw)) continue;
      const [, id = ''] = /^Message-ID: (.*)\r$/im.exec(raw) ?? [];
      all.set(`${to}`, [...(all.get(`${to}`) ?? []), id]);
    }
    return all;
  }

  /** A time zone in which it is about noon now. */
  function noonHere(): string {
    const east = 12 - new Date().getUTCHours();
    return `Etc/GMT${east < 0 ? '+' : '-'}${Math.abs(east)}`;
  }

  it('reach each referee once, those that were on their way at a kill again with the same Message-ID', async () => {
    const first = await serve();
    const { process_id } = await storeLetters(first, total);
    const rule = { id: 'week', days: 7, of: 'after_request', subject: 'After a week', body: '{{ reference.link }}' };
    const changes = Object.entries({ reminders: [rule], time_zone: noonHere() });
    const patch = changes.map(([field, value]) => ({ op: 'add', path: `/${field}`, value }));
    await asStaff(first, 'PATCH', `/referenceProcesses/acme/${process_id}`, patch);
    await asStaff(first, 'POST', '/references/acme/process/app');
    await until(() => mails.received.length === total);
    await stopped(first);

    const [killed, other] = await Promise.all([serve(week + day), serve(week + day)]);
    await until(() => reminded().size >= total / 4);
    killed.kill('SIGKILL');
    await killed.ended;
    await until(() => reminded().size >= total - 5); // it may have claimed as many as it sends at a time
    await stopped(other);
    const last = await serve(week + day + 40); // what it had claimed is free
    const messages = async (): Promise<{ email: string; state: string; rule?: string }[]> =>
      (await asStaff(last, 'GET', '/messages/acme?limit=1000')).Items;
    await until(async () => (await messages()).every(({ state }) => state === 'sent'));

    const reminders = (await messages()).filter(({ email }) => email === 'reference_reminder');
    assert.equal(reminders.length, total);
    const all = [...reminded().values()];
    assert.equal(all.length, total);
    for (const ids of all) assert.equal(new Set(ids).size, 1);
    const twice = all.filter(({ length }) => length > 1).length;
    assert.ok(twice <= 5, `${twice} arrived twice`);
  });
});
