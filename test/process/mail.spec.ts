/** E-mails of servers that are killed while they send: none is lost, and few arrive twice. */
import { strict as assert } from 'node:assert';
import { readFile } from 'node:fs/promises';
import type { AddressInfo } from 'node:net';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { simpleParser } from 'mailparser';
import { SMTPServer } from 'smtp-server';
import { count as times } from '../support/count.js';
import { until } from '../support/until.js';
import { queueLetters } from './support/letters.js';
import { ask, type Running, secret, serversFolder, started, stopped } from './support/process.js';

const total = times(100, 300);
/** After how many of them a server is killed. */
const moments = [40, 100, 160].slice(0, times(1, 3));

describe('E-mails of a server that is killed', () => {
  const folder = serversFolder(true);
  /** Recipient → the Message-IDs of what was accepted for it. */
  const accepted = new Map<string, string[]>();
  const secrets: string[] = [];
  let count = 0;
  const mailServer = new SMTPServer({
    authOptional: true,
    disabledCommands: ['STARTTLS'],
    onData: async (stream, { envelope }, done) => {
      const { messageId = '', text = '' } = await simpleParser(stream);
      secrets.push(/#([\w-]{43})/.exec(text)?.[1] ?? text);
      const [{ address } = { address: '' }] = envelope.rcptTo;
      accepted.set(address, [...(accepted.get(address) ?? []), messageId]);
      count++;
      await sleep(20); // now and then, a kill finds the reply on its way
      done(null, 'queued');
    },
  });
  mailServer.on('error', () => {}); // connections that a kill has broken

  before(() => new Promise<void>((listening) => mailServer.listen(0, '127.0.0.1', listening)));
  after(() => mailServer.close());

  /** @param seconds how far its clock is ahead. */
  const serve = (seconds = 0) =>
    started({
      DATA_DIR: folder.path,
      JWT_SECRET: secret,
      SMTP_URL: `smtp://127.0.0.1:${(mailServer.server.address() as AddressInfo).port}`,
      SMTP_TLS: 'optional',
      MAIL_FROM: 'Awards <awards@example.org>',
      NODE_OPTIONS: `--import=${new URL('./support/ahead.js', import.meta.url)}`,
      AHEAD: `${seconds}000`,
    });
  const statesOf = async (gala: Running): Promise<string[]> =>
    (await ask(gala, 'GET', '/messages/acme?limit=1000&consistentRead=true')).body.Items.map(
      ({ state }: { state: string }) => state,
    );

  it('all arrive, also from two servers on one folder, and those that arrive twice have the same Message-ID', async () => {
    let [one, other] = [await serve(), await serve()];
    await queueLetters(one, total);

    for (const moment of moments) {
      await until(() => count >= moment);
      one.kill('SIGKILL');
      await one.ended;
      [one, other] = [other, await serve()];
    }
    await until(() => count >= (moments.at(-1) ?? 0) + 40);
    await Promise.all([one, other].map(stopped));
    const last = await serve(40); // what those that were killed had claimed is free
    await until(async () => (await statesOf(last)).every((state) => state === 'sent'));

    assert.equal(accepted.size, total);
    const twice = [...accepted.values()].filter((ids) => ids.length > 1);
    console.log(`      ${twice.length} of ${total} e-mails arrived twice after ${moments.length} kills`);
    for (const ids of accepted.values()) assert.equal(new Set(ids).size, 1);
    assert.ok(twice.every((ids) => ids.length <= moments.length + 1));
    assert.ok(twice.length <= moments.length * 5, `${twice.length} arrived twice`); // at most those that were being handed over
    assert.equal(new Set([...accepted.values()].flat()).size, total);

    assert.equal(new Set(secrets).size, secrets.length);
    for (const secret of secrets) {
      const Authorization = `Bearer ${secret}`;
      const { status } = await fetch(`${last.url}/awards/links`, { headers: { Authorization } });
      assert.equal(status, 200, 'the link in each e-mail works, also in those that arrived twice');
    }
    const bytes = await readFile(join(folder.path, 'store', 'data.mdb'));
    assert.ok(!secrets.some((secret) => bytes.includes(secret)), 'the store has no secret');
  });
});
