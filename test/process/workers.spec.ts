/** Several processes on one port (`WORKERS`), under load. */
import { strict as assert } from 'node:assert';
import { writeFileSync } from 'node:fs';
import { Agent, request } from 'node:http';
import { join } from 'node:path';
import { until } from '../support/until.js';
import { head, wire } from '../support/wire.js';
import {
  ask,
  type Running,
  refused,
  refusesConnections,
  secret,
  serversFolder,
  started,
  token,
} from './support/process.js';

const types = '/referenceTypes/acme';

describe('Workers', () => {
  const data = serversFolder();
  const configured = () => ({ DATA_DIR: data.path, JWT_SECRET: secret, WORKERS: '2' });
  const bearer = { Authorization: `Bearer ${token()}` };

  /** The processes that have logged a request so far. */
  const processesOf = ({ stdout }: Running) =>
    new Set([...stdout().matchAll(/"pid":(\d+),.*"msg":"request"/g)].map(([, pid]) => Number(pid)));

  /** Asks on new connections until these many processes have answered. */
  async function found(gala: Running, count: number): Promise<number[]> {
    await until(async () => {
      await ask(gala, 'GET', types, undefined, { Connection: 'close' });
      return processesOf(gala).size >= count;
    });
    return [...processesOf(gala)];
  }

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

  it('are replaced one by one on SIGHUP, without a request refused or lost', async () => {
    const gala = await started(configured());
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
    const gala = await started(configured());
    const { stored, failed, stop } = load(gala);
    for (let killed = 1; killed <= 4; killed++) {
      const before = stored.length;
      const pids = await found(gala, killed + 1);
      process.kill(pids.at(-1) as number, 'SIGKILL');
      await until(() => gala.stdout().split('a worker was replaced').length > killed);
      await until(() => stored.length > before + 100);
    }
    await stop();
    assert.ok(failed.length <= 4 * 12, String(failed));
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

  it('end on SIGTERM when their requests are answered', async () => {
    const gala = await started(configured());
    const body = '{"name":"Slow"}';
    const open = await Promise.all(Array.from({ length: 4 }, () => wire(gala.url)));
    const headers = { ...bearer, 'Content-Type': 'application/json', 'Content-Length': body.length };
    for (const { write } of open) write(head('POST', types, headers), body.slice(0, 5));
    await found(gala, 2);
    gala.kill('SIGTERM');
    await refusesConnections(gala);
    for (const { write } of open) write(body.slice(5));
    for (const { reply } of open) assert.equal((await reply()).status, 200);
    assert.equal((await gala.ended).code, 0);
    assert.equal(gala.stdout().match(/"method":"POST".*"status":200/g)?.length, 4);
  });

  it('end with the main process, however that ends', async () => {
    const gala = await started(configured());
    const pids = await found(gala, 2);
    gala.kill('SIGKILL');
    await gala.ended;
    const isGone = (pid: number) => {
      try {
        return !process.kill(pid, 0);
      } catch {
        return true;
      }
    };
    await until(() => pids.every(isGone));
  });

  it('share the limits of tenants and callers', async () => {
    const rates = { RATE_LIMIT: '1', RATE_BURST: '39', RATE_LIMIT_PRINCIPAL: '1', RATE_BURST_PRINCIPAL: '19' };
    const gala = await started({ ...configured(), ...rates });
    const begun = performance.now();
    const statuses: number[] = [];
    const ofTwo = ['jo', 'al', 'jo', 'al'].map((sub) => ({ Authorization: `Bearer ${token({ sub })}` }));
    for (let n = 0; n < 80; n++) {
      const headers = { ...ofTwo[n % 4], Connection: 'close' };
      statuses.push((await ask(gala, 'GET', types, undefined, headers)).status);
    }
    const passed = statuses.filter((status) => status === 200).length;
    const refilled = Math.ceil((performance.now() - begun) / 1000);
    assert.equal((await found(gala, 2)).length, 2);
    assert.ok(passed >= 36 && passed <= 40 + refilled, `${passed} of 80, ${refilled} refilled`);
  });

  it('stay as they are when new ones cannot start', async () => {
    const file = join(data.path, 'limits.yaml');
    writeFileSync(file, 'default: { rate: 1000 }');
    const gala = await started({ ...configured(), LIMITS_FILE: file });
    const before = await found(gala, 2);
    writeFileSync(file, 'default: { rate: fast }');
    gala.kill('SIGHUP');
    await gala.printed(/a new worker cannot start; the workers stay/);
    for (let n = 0; n < 10; n++)
      assert.equal((await ask(gala, 'GET', types, undefined, { Connection: 'close' })).status, 200);
    assert.deepEqual([...processesOf(gala)], before);
    gala.kill('SIGTERM');
    const { code, stderr } = await gala.ended;
    assert.equal(code, 0);
    assert.match(stderr, /^Gala cannot start: .*limits.yaml/);
  });

  it('say why they cannot start, and end with the main process', async () => {
    const gala = await started(configured());
    const { code, stderr } = await refused({ ...configured(), PORT: new URL(gala.url).port });
    assert.equal(code, 1);
    assert.match(stderr, /^Gala cannot start: 127.0.0.1:\d+ is already in use. Set PORT to another port.\n$/);
  });
});
