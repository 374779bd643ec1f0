/** Workers that are replaced or killed while clients create records, whichever store these are in. */
import { strict as assert } from 'node:assert';
import { Agent, request } from 'node:http';
import { until } from '../../support/until.js';
import { ask, type Environment, type Running, secret, serversFolder, started, token } from '../support/process.js';

export const types = '/referenceTypes/acme';

/** The processes that have logged a request so far. */
export const processesOf = ({ stdout }: Running) =>
  new Set([...stdout().matchAll(/"pid":(\d+),.*"msg":"request"/g)].map(([, pid]) => Number(pid)));

/** Asks on new connections until these many processes have answered. */
export async function found(gala: Running, count: number): Promise<number[]> {
  await until(async () => {
    await ask(gala, 'GET', types, undefined, { Connection: 'close' });
    return processesOf(gala).size >= count;
  });
  return [...processesOf(gala)];
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
      const clients = Array.from({ length: 12 }, async (_, client) => {
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

    async function namesIn(gala: Running): Promise<Set<string>> {
      const names = new Set<string>();
      for (let after = ''; ; ) {
        const { body, headers } = await ask(gala, 'GET', `${types}?limit=1000${after}`);
        for (const { name } of body as { name: string }[]) names.add(name);
        const last = headers.get('x-last-evaluated-key');
        if (last === null) return names;
        after = `&exclusiveStartKey=${encodeURIComponent(last)}`;
      }
    }

    const replacing = isReplaced ? it : () => {};
    replacing('are replaced one by one on SIGHUP, without a request refused or lost', async () => {
      const gala = await started(environment);
      const before = await found(gala, 2);
      const { stored, failed, stop } = load(gala);
      for (let round = 1; round <= 2; round++) {
        await until(() => stored.length > 100 * round);
        gala.kill('SIGHUP');
        await until(() => gala.stdout().split('all workers were replaced').length > round);
      }
      await stop();
      assert.deepEqual(failed, []);
      const now = await found(gala, 6);
      assert.deepEqual(now.slice(0, 2), before);
      for (const pid of before) assert.throws(() => process.kill(pid, 0), { code: 'ESRCH' });
      const names = await namesIn(gala);
      assert.deepEqual(
        stored.filter((name) => !names.has(name)),
        [],
      );
      gala.kill('SIGTERM');
      assert.deepEqual([(await gala.ended).code, (await gala.ended).stderr], [0, '']);
    });

    it('are replaced when they are killed; what was answered is stored, and what fails was on their connections', async () => {
      const gala = await started(environment);
      const { stored, failed, stop } = load(gala);
      for (let killed = 1; killed <= 2; killed++) {
        const before = stored.length;
        const pids = await found(gala, killed + 1);
        process.kill(pids.at(-1) as number, 'SIGKILL');
        await until(() => gala.stdout().split('a worker was replaced').length > killed);
        await until(() => stored.length > before + 100);
      }
      await stop();
      assert.ok(failed.length <= 2 * 12, String(failed));
      assert.deepEqual(
        failed.filter((failure) => !/ECONNRESET$/.test(failure)),
        [],
      );
      const names = await namesIn(gala);
      assert.deepEqual(
        stored.filter((name) => !names.has(name)),
        [],
      );
    });
  });
}
