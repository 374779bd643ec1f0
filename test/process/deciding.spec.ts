/** A conference decided by rule, and released while the server is killed and the mail server is away. */
import { strict as assert } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import { count } from '../support/count.js';
import { answer, type MailServer, mailServer } from '../support/mailServer.js';
import { until } from '../support/until.js';
import { ask, type Environment, type Running, secret, serversFolder, started } from './support/process.js';

const ahead = new URL('./support/ahead.js', import.meta.url);
const minute = 60_000;

describe('A release of decisions', () => {
  const folder = serversFolder();
  let mails: MailServer | undefined;
  let [takes, offered] = [false, 0];

  before(async () => {
    mails = await mailServer({
      disabledCommands: ['STARTTLS'],
      onMailFrom: (_, __, done) => {
        offered++;
        done(takes ? undefined : answer(451, 'The mail server is away.'));
      },
    });
  });
  after(() => mails?.close());

  const serve = (minutes: number, more: Environment = {}) =>
    started({
      ...{ DATA_DIR: folder.path, JWT_SECRET: secret, PUBLIC_URL: 'https://gala.example.org' },
      ...{ SMTP_URL: `smtp://127.0.0.1:${mails?.port}`, SMTP_TLS: 'optional', MAIL_FROM: 'a@example.org' },
      ...{ NODE_OPTIONS: `--import=${ahead}`, AHEAD: String(minutes * minute), ...more },
    });
  const call = (gala: Running, method: string, path: string, body?: object) =>
    ask(gala, method, path, body, { service: 'events' });

  it('tells each author once what was decided on their abstract, and is repeated until all are told', async () => {
    const total = 520; // more than one step
    let gala = await serve(0);
    const letter = (word: string) => ({ subject: `${word} {{ abstract.title }}`, body: '<p>{{ abstract.link }}</p>' });
    const process = {
      ...{ name: 'P', event_id: 'e', enable_selection_email: true, selection_email: letter('Accepted') },
      ...{ enable_declined_email: true, declined_email: letter('Declined') },
    };
    await call(gala, 'POST', '/abstractDecisionProcesses/acme', process);
    for (let first = 0; first < total; first += 100) {
      const operations = Array.from({ length: Math.min(100, total - first) }, (_, n) => {
        const at = first + n;
        const author = { name: `Author ${at}`, submitter_id: `c${at}`, email_address: `author${at}@example.org` };
        return {
          operation: 'create',
          object: { ...author, title: `Paper ${at}`, event_id: 'e', average_score: at % 97 },
        };
      });
      assert.equal((await call(gala, 'POST', '/abstracts/acme/batch', { operations })).status, 200);
    }
    const rule = { event_id: 'e', best: 100, review_status: 'accepted', otherwise: 'declined' };
    assert.equal((await call(gala, 'POST', '/abstracts/acme/decide', rule)).body.decided, total);
    const { digest } = (await call(gala, 'POST', '/abstracts/acme/release?dry_run=true', { event_id: 'e' })).body;

    const kills = count(2, 8);
    for (let [killed, isOver] = [0, false]; !isOver; ) {
      const releasing = call(gala, 'POST', '/abstracts/acme/release', { event_id: 'e', digest }).catch(() => undefined);
      if (killed < kills) {
        await sleep(Math.random() * 400);
        gala.kill('SIGKILL');
        await gala.ended;
        killed++;
        gala = await serve(0);
      }
      const done = await releasing;
      if (done !== undefined) assert.equal(done.status, 200, JSON.stringify(done.body));
      isOver = done?.body.remaining === 0;
    }

    const decided = new Map<string, string>();
    for (let exclusiveStartKey: string | undefined, isOver = false; !isOver; ) {
      const { body } = await call(gala, 'POST', '/abstracts/acme/search', { exclusiveStartKey });
      for (const one of body.Items) {
        assert.deepEqual([one.decision, one.status, one.decisions.length], [one.review_status, one.review_status, 1]);
        decided.set(one.email_address, `${one.decision} ${one.title}`.toLowerCase());
      }
      exclusiveStartKey = body.LastEvaluatedKey;
      isOver = exclusiveStartKey === undefined;
    }
    assert.equal([...decided.values()].filter((one) => one.startsWith('accepted')).length, 100);
    assert.equal(mails?.received.length, 0); // they wait for ten minutes

    gala.kill('SIGKILL');
    await gala.ended;
    gala = await serve(11);
    await until(() => offered > 0);
    gala.kill('SIGKILL'); // the mail server is away for a day
    await gala.ended;
    takes = true;
    gala = await serve(24 * 60);
    await until(() => mails?.received.length === total);
    const subjectOf = (raw: string) => /^Subject: (.*?)\r?$/m.exec(raw)?.[1]?.toLowerCase();
    const told = new Map(mails?.received.map(({ to, raw }) => [String(to), subjectOf(raw)]));
    assert.deepEqual([...told].sort(), [...decided].sort());
  });
});
