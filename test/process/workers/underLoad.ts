/** Workers that are replaced or killed while clients create records, whichever store these are in. */
import { strict as assert } from 'node:assert';
import { Agent, request } from 'node:http';
import { setTimeout as sleep } from 'node:timers/promises';
import { count } from '../../support/count.js';
import { until } from '../../support/until.js';
import { ask, type Environment, type Running, secret, serversFolder, started, token } from '../support/process.js';

export const types = '/referenceTypes/acme';
/** How often workers are replaced, or killed. */
const times = count(1, 2);
const clientCount = count(6, 12);

/** The processes that have logged a request so far. */
export const processesOf = ({ stdout }: Running) =>
  new Set([...stdout().matchAll(/"pid":(\d+),.*"msg":"request"/g)].map(([, pid]) => Number(pid)));

/** Asks on new connections until these many processes have answered. */
export async function found(gala: Running, least: number): Promise<number[]> {
  await until(async () => {
    await ask(gala, 'GET', types, undefined, { Connection: 'close' });
    return processesOf(gala).size >= least;
  });
  return [...processesOf(gala)];
}

/** Looks now and then: under load, there are megabytes to look through. */
async function printedTimes(gala: Running, text: string, least: number): Promise<void> {
  while (gala.stdout().split(text).length <= least) await sleep(100);
}

/**
 * @param store the environment of a server with that store; skipped if undefined.
 * @param isReplaced whether to replace workers that go on, too: that is the same with each store.
 */
export function describeUnderLoad(title: string, store: () => Environment | undefined, isReplaced: boolean): void {
  describe(`Workers under load${title}`, () => {
    const data = serversFolder();
    const bearer = { Authorization: `Bearer ${token()}` };
    let environment: Environment;

    beforeEach(function () {
      const chosen = store();
      if (chosen === undefined) this.skip();
      environment = { ...chosen, DATA_DIR: data.path, JWT_SECRET: secret, WORKERS: '2' };
    });

    /** Creates records, on connections that are kept and on new ones, until it is stopped. */
    function load(gala: Running) {
      const stored: string[] = [];
      const failed: string[] = [];
      let isOver = false;
      const clients = Array.from({ length: clientCount }, async (_, client) => {
        const agent = client % 2 === 0 ? new Agent({ keepAlive: true }) : undefined;
        for (let n = 0; !isOver; n++) {
          const name = `${client}-${n}`;
          await create(gala.url, name, agent).then(
            (status) => (status === 200 ? stored : failed).push(status === 200 ? name : `${name}: ${status}`),
            (error: NodeJS.ErrnoException) => failed.push(`${name}: ${error.code}`),
          );
        }
        agent?.destroy();
      });
      const stop = async () => {
        isOver = true;
        await Promise.all(clients);
      };
      return { stored, failed, stop };
    }

    const create = (url: string, name: string, agent: Agent | undefined) =>
      new Promise<number | undefined>((resolve, reject) => {
        const headers = { ...bearer, 'Content-Type': 'application/json' };
        const options = { method: 'POST', headers, agent: agent ?? false, timeout: 10_000 };
        const asked = request(`${url}/awards${types}`, options, (response) => {
          response.resume().once('end', () => resolve(response.statusCode));
        });
        asked.once('timeout', () => asked.destroy(Object.assign(new Error(), { code: 'NO ANSWER' })));
        asked.once('error', reject).end(JSON.stringify({ name }));
      });

    async function areThere(gala: Running, stored: readonly string[]): Promise<void> {
      const lost = new Set(stored);
      for (let after: string | null = ''; after !== null; ) {
        const from = after && `&exclusiveStartKey=${encodeURIComponent(after)}`;
        const { body, headers } = await ask(gala, 'GET', `${types}?limit=1000${from}`);
        for (const { name } of body) lost.delete(name);
        after = headers.get('x-last-evaluated-key');
      }
      assert.deepEqual([...lost], []);
    }

    const replacing = isReplaced ? it : () => {};
    replacing('are replaced one by one on SIGHUP, without a request refused or lost', async () => {
      const gala = await started(environment);
      const before = await found(gala, 2);
      const { stored, failed, stop } = load(gala);
      for (let round = 1; round <= times; round++) {
        await until(() => stored.length > 100 * round);
        gala.kill('SIGHUP');
        await printedTimes(gala, 'all workers were replaced', round);
      }
      await stop();
      assert.deepEqual(failed, []);
      const now = await found(gala, 2 + 2 * times);
      assert.deepEqual(now.slice(0, 2), before);
      for (const pid of before) assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
      await areThere(gala, stored);
      gala.kill('SIGTERM');
      assert.deepEqual([(await gala.ended).code, (await gala.ended).stderr], [0, '']);
    });

    it('are replaced when they are killed; what was answered is stored, and what fails was on their connections', async () => {
      const gala = await started(environment);
      const { stored, failed, stop } = load(gala);
      for (let killed = 1; killed <= times; killed++) {
        const before = stored.length;
        const pids = await found(gala, killed + 1);
        process.kill(pids.at(-1) as number, 'SIGKILL');
        await printedTimes(gala, 'a worker was replaced', killed);
        await until(() => stored.length > before + 100);
      }
      await stop();
      assert.ok(failed.length <= times * clientCount, String(failed));
      assert.deepEqual(
        failed.filter((failure) => !/ECONNRESET$/.test(failure)),
        [],
      );
      await areThere(gala, stored);
    });
  });
}
