/** Letters of reference that are asked for by several processes, and by some that are killed. */
import { strict as assert } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import { count } from '../support/count.js';
import { answer, type MailServer, mailServer } from '../support/mailServer.js';
import { until } from '../support/until.js';
import { queueLetters, storeLetters } from './support/letters.js';
import { ask, type Environment, type Running, secret, serversFolder, started } from './support/process.js';

const ahead = new URL('./support/ahead.js', import.meta.url);

describe('Letters of reference', () => {
  const folder = serversFolder();
  let mails: MailServer | undefined;
  /** How many mails were offered; unless it takes them, each is to be tried again later. */
  let [offered, takes] = [0, true];

  before(async () => {
    mails = await mailServer({
      disabledCommands: ['STARTTLS'],
      onRcptTo: (_, __, done) => {
        offered++;
        done(takes ? undefined : answer(451, 'Try again later.'));
      },
    });
  });
  after(() => mails?.close());
  beforeEach(() => {
    offered = 0;
    takes = true;
    mails?.received.splice(0);
  });

  const serve = (more: Environment = {}, isMailing = true) => {
    const mailing = { SMTP_URL: `smtp://127.0.0.1:${mails?.port}`, SMTP_TLS: 'optional', MAIL_FROM: 'a@example.org' };
    return started({ DATA_DIR: folder.path, JWT_SECRET: secret, ...(isMailing && mailing), ...more });
  };
  /** Who has got one, once for each time. */
  const got = () => mails?.received.flatMap(({ to }) => to).sort();
  const referees = (...numbers: number[]) => numbers.map((n) => `referee${n}@example.org`).sort();
  const messages = async (gala: Running, query = '') =>
    (await ask(gala, 'GET', `/messages/acme?limit=1000&consistentRead=true${query}`)).body.Items;

  /** Waits until there is nothing that is not in one of these states. */
  const settled = (gala: Running, ...states: string[]) =>
    until(async () => (await messages(gala)).every(({ state }: { state: string }) => states.includes(state)));
  /** Kills a server. @returns one whose clock is ahead: mails that wait are due. */
  const restarted = async (gala: Running, seconds: number) => {
    gala.kill('SIGKILL');
    await gala.ended;
    return await serve({ NODE_OPTIONS: `--import=${ahead}`, AHEAD: `${seconds}000` });
  };

  it('a mail that waits over a restart is sent after it, unless its letter is not asked for any more', async () => {
    takes = false;
    let gala = await serve();
    const [declined = '', deleted = ''] = await queueLetters(gala, 4);
    await until(() => offered === 4);
    await settled(gala, 'queued');
    await ask(gala, 'PATCH', `/references/acme/${declined}`, [{ op: 'add', path: '/status', value: 'declined' }]);
    gala = await restarted(gala, 40);
    await until(() => offered === 4 + 3);
    await settled(gala, 'queued', 'cancelled');
    await ask(gala, 'DELETE', `/references/acme/${deleted}`);
    takes = true;
    gala = await restarted(gala, 150);
    await settled(gala, 'sent', 'cancelled');
    assert.deepEqual([got(), offered], [referees(2, 3), 4 + 3 + 2]);
    const reasons = [declined, deleted].map(async (id) => {
      const [{ state, cancelled_because }] = await messages(gala, `&about=${id}`);
      return [state, cancelled_because];
    });
    assert.deepEqual(await Promise.all(reasons), [
      ['cancelled', 'answered'],
      ['cancelled', 'removed'],
    ]);
  });

  it('two workers send each mail once', async () => {
    const gala = await serve({ WORKERS: '2' });
    const all = Array.from({ length: count(40, 100) }, (_, n) => n);
    await queueLetters(gala, all.length);
    await settled(gala, 'sent');
    assert.deepEqual(got(), referees(...all));
  });

  it('who is asked by a server that is killed meanwhile is asked once', async () => {
    const total = 300; // more than one step asks for
    let gala = await serve({}, false);
    const { process_id } = await storeLetters(gala, total, 10);
    const kills = count(1, 5);
    let killed = 0;
    for (let key: string | undefined, isOver = false; !isOver; ) {
      const body = { process_id, ...(key !== undefined && { exclusiveStartKey: key }) };
      const asking = ask(gala, 'POST', '/references/acme/process', body).catch(() => undefined);
      if (killed < kills) {
        await sleep(Math.random() * 200);
        gala.kill('SIGKILL');
        await gala.ended;
        killed++;
      }
      const answer = await asking;
      if (killed > 0 && answer === undefined) gala = await serve({}, false);
      else if (answer !== undefined) {
        assert.equal(answer.status, 200);
        [key, isOver] = [answer.body.LastEvaluatedKey, answer.body.remaining === 0];
      }
    }
    const asked = (await messages(gala)).map(({ to }: { to: string }) => to).sort();
    assert.deepEqual(asked, referees(...Array.from({ length: total }, (_, n) => n)));
  });
});
