/** A server on a full disk, with files that are damaged or go away: it says so, and loses nothing. */
import { strict as assert } from 'node:assert';
import { execFile } from 'node:child_process';
import { readFile, rename, rm, truncate } from 'node:fs/promises';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { EmbeddedStore } from '../../../src/store/embedded/store.js';
import { count } from '../../support/count.js';
import { until } from '../../support/until.js';
import { ask, type Running, refused, secret, serversFolder, started } from '../support/process.js';

const run = promisify(execFile);
const main = fileURLToPath(new URL('../../../src/main.js', import.meta.url));
const stack = /\n\s+at /;

describe('The embedded store on a disk that takes no writes', () => {
  const address = '/applications/acme'; // open records: they may have a text of any length
  const data = serversFolder();

  /** A server whose files may have at most so many bytes, until `lift` is called. */
  async function limited(bytes: number): Promise<Running & { lift(): Promise<void> }> {
    const pidFile = join(data.path, 'pid');
    const blocks = Math.ceil(bytes / 512);
    const script = `echo $$ > ${pidFile}; ulimit -S -f ${blocks}; exec "$0" "$1"`;
    const environment = { DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'warn' };
    const gala = await started(environment, { command: ['sh', '-c', script, process.execPath, main] });
    const pid = (await readFile(pidFile, 'utf8')).trim();
    return { ...gala, lift: async () => void (await run('prlimit', ['--pid', pid, '--fsize=unlimited:'])) };
  }

  const create = (gala: Running, name: string, size: number) =>
    ask(gala, 'POST', address, { name, text: 'x'.repeat(size) });
  const names = async (gala: Running) => {
    const found = new Set<string>();
    for (let from = ''; ; ) {
      const { body } = await ask(gala, 'POST', `${address}/search?fieldsToReturn=name${from}`, {});
      assert.ok(body.Items, JSON.stringify(body));
      for (const { name } of body.Items) found.add(name);
      if (body.LastEvaluatedKey === undefined) return found;
      from = `&exclusiveStartKey=${body.LastEvaluatedKey}`;
    }
  };

  it('answers reads, explains refused writes, and goes on when there is room', async function () {
    try {
      await run('prlimit', ['--version']);
    } catch {
      this.skip(); // nothing else lifts a limit of a process from outside
    }
    const gala = await limited(16 * 1024 * 1024);
    const done = new Set<string>();
    const failed = new Set<string>();
    const codes = new Set<string>();
    const write = async (name: string, size: number) => {
      const { status, body } = await create(gala, name, size);
      if (status === 200) done.add(name);
      else {
        assert.equal(status, 500);
        codes.add(body.code);
        failed.add(name);
      }
    };
    for (let round = 0; failed.size < count(50, 200); round++)
      await Promise.all(Array.from({ length: 5 }, (_, i) => write(`${round}.${i}`, 200_000)));
    for (const code of codes) assert.match(code, /^store_(full|failed)$/); // a write that stops half-way does not say why
    assert.ok(done.size > 20, `${done.size} were stored`);
    assert.deepEqual(await names(gala), done);
    await gala.lift();
    let tries = 0;
    await until(async () => {
      await write(`after.${++tries}`, 200_000);
      return done.has(`after.${tries}`);
    });
    await write('at once', 200_000);
    assert.ok(done.has('at once'), 'no write is refused once one was taken');
    gala.kill('SIGKILL');
    const { stderr } = await gala.ended;
    const lines = stderr.split('\n').length; // of LMDB: some thirty for each time it is asked
    assert.ok(lines < 2 * failed.size, `${lines} lines on ${failed.size} refusals`);
    const again = await started({ DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'silent' });
    assert.deepEqual(await names(again), done);
  });

  it('makes the server not ready until there is room again', async function () {
    const alone = ['unshare', '--map-root-user', '--mount'] as const;
    try {
      await run(alone[0], [...alone.slice(1), 'mount', '-t', 'tmpfs', 'tmpfs', data.path]);
    } catch {
      this.skip(); // only root, or who may have a name space, has a disk of their own
    }
    const disk = `mount -t tmpfs -o size=48m tmpfs ${data.path} && head -c 24M /dev/zero >${data.path}/filler`;
    const script = `echo pid $$; ${disk}; exec "$0" "$1"`;
    const environment = { DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'silent' };
    const gala = await started(environment, { command: [...alone, 'sh', '-c', script, process.execPath, main] });
    const [, pid] = await gala.printed(/^pid (\d+)$/m);
    const health = async () => {
      const reply = await fetch(`${gala.url}/readyz`);
      return [reply.status, ((await reply.json()) as { failing?: string[] }).failing];
    };
    assert.deepEqual(await health(), [200, undefined]);
    let last: Awaited<ReturnType<typeof create>>;
    do last = await create(gala, 'x', 500_000);
    while (last.status === 200);
    assert.deepEqual([last.status, last.body.code], [500, 'store_full']);
    assert.deepEqual(await health(), [503, ['store_full']]);
    assert.equal((await ask(gala, 'GET', `${address}?limit=1`)).status, 200);
    await rm(`/proc/${pid}/root${data.path}/filler`);
    await until(async () => (await health())[0] === 200);
    assert.equal((await create(gala, 'x', 500_000)).status, 200);
    assert.deepEqual(await health(), [200, undefined]);
  });

  it('refuses writes while its folder is away', async () => {
    const gala = await started({ DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'error' });
    assert.equal((await create(gala, 'before', 1)).status, 200);
    const store = join(data.path, 'store');
    await rename(store, `${store}.away`);
    const reply = await create(gala, 'meanwhile', 1);
    await gala.printed(/the store cannot write/);
    assert.deepEqual([reply.status, reply.body.code], [500, 'store_failed']);
    assert.match(reply.body.message, /Nothing was written/);
    assert.deepEqual(await names(gala), new Set(['before']));
    await rename(`${store}.away`, store);
    assert.equal((await create(gala, 'after', 1)).status, 200);
    assert.deepEqual(await names(gala), new Set(['before', 'after']));
  });
});

describe('A data file of the embedded store', () => {
  const data = serversFolder();

  it('stops the start with one sentence when it is damaged', async () => {
    const path = join(data.path, 'store');
    await new EmbeddedStore({ path }).close();
    await truncate(join(path, 'data.mdb'), 9000);
    const { code, signal, stderr } = await refused({ DATA_DIR: data.path, JWT_SECRET: secret });
    assert.deepEqual([code, signal], [1, null]);
    assert.match(stderr, /^Gala cannot start: .*data\.mdb is damaged: .* Restore it from a backup/);
    assert.doesNotMatch(stderr, stack);
  });
});
