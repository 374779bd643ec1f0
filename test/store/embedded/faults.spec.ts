/** Disks that are full, files that are damaged, folders that go away: the embedded store says so, and loses nothing. */
import { strict as assert } from 'node:assert';
import { execFile, fork, spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdir, mkdtemp, readFile, rename, rm, stat, truncate, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { promisify } from 'node:util';
import { open } from 'lmdb';
import { damageOf } from '../../../src/store/embedded/integrity.js';
import { EmbeddedStore } from '../../../src/store/embedded/store.js';
import { CannotOpen, type Key } from '../../../src/store/port.js';
import { ask, dataFolder, endAll, type Running, refused, secret, started } from '../../process/support/process.js';
import { children, declareAll, doc, next, things } from '../../support/store-suite.js';

const run = promisify(execFile);
const tenant = 'acme';
const key = (id: string, collection = things): Key => ({ collection, tenant, id });
const main = fileURLToPath(new URL('../../../src/main.js', import.meta.url));
const writer = fileURLToPath(new URL('./writer.js', import.meta.url));
const stack = /\n\s+at /;

describe('The embedded store, on a disk that takes no writes', () => {
  const address = '/applications/acme'; // open records: they may have a text of any length
  let data: Awaited<ReturnType<typeof dataFolder>>;

  beforeEach(async () => {
    data = await dataFolder();
  });
  afterEach(async () => {
    await endAll();
    await data.remove();
  });

  /** A server whose files may have at most so many bytes, until `lift` is called. */
  async function limited(bytes: number): Promise<Running & { lift(): Promise<void> }> {
    const pidFile = join(data.path, 'pid');
    const blocks = Math.ceil(bytes / 512);
    const script = `echo $$ > ${pidFile}; ulimit -S -f ${blocks}; exec "$0" "$1"`;
    const environment = { DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'silent' };
    const gala = await started(environment, { command: ['sh', '-c', script, process.execPath, main] });
    const pid = (await readFile(pidFile, 'utf8')).trim();
    return { ...gala, lift: async () => void (await run('prlimit', ['--pid', pid, '--fsize=unlimited:'])) };
  }

  const create = (gala: Running, name: string, size: number) =>
    ask(gala, 'POST', address, { name, text: 'x'.repeat(size) });
  const names = async (gala: Running) => {
    const found = new Set<string>();
    let exclusiveStartKey: string | undefined;
    do {
      const from = exclusiveStartKey === undefined ? '' : `&exclusiveStartKey=${exclusiveStartKey}`;
      const { body } = await ask(gala, 'POST', `${address}/search?fieldsToReturn=name${from}`, {});
      assert.ok(body.Items, JSON.stringify(body));
      for (const { name } of body.Items) found.add(name);
      exclusiveStartKey = body.LastEvaluatedKey;
    } while (exclusiveStartKey !== undefined);
    return found;
  };

  it('answers reads, says why it refuses writes, and takes them again once there is room', async function () {
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
    for (let round = 0; failed.size < 20; round++)
      await Promise.all(Array.from({ length: 5 }, (_, i) => write(`${round}.${i}`, 200_000)));
    for (const code of codes) assert.match(code, /^store_(full|failed)$/); // a write that stops half-way does not say why
    assert.ok(done.size > 20, `${done.size} were stored`);
    assert.deepEqual(await names(gala), done);
    await gala.lift();
    await write('after', 200_000);
    assert.ok(done.has('after'), 'the first write after there is room is taken');
    gala.kill('SIGKILL');
    await gala.ended;
    const again = await started({ DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'silent' });
    assert.deepEqual(await names(again), done);
  });

  it('refuses writes while its folder is away', async () => {
    const gala = await started({ DATA_DIR: data.path, JWT_SECRET: secret, LOG_LEVEL: 'error' });
    assert.equal((await create(gala, 'before', 1)).status, 200);
    const store = join(data.path, 'store');
    await rename(store, `${store}.away`);
    await gala.printed(/the store takes no writes/);
    const reply = await create(gala, 'meanwhile', 1);
    assert.deepEqual([reply.status, reply.body.code], [500, 'store_failed']);
    assert.match(reply.body.message, /Nothing was written/);
    assert.deepEqual(await names(gala), new Set(['before']));
    await rename(`${store}.away`, store);
    assert.equal((await create(gala, 'after', 1)).status, 200);
    assert.deepEqual(await names(gala), new Set(['before', 'after']));
  });

  it('leaves its files to their owner', async () => {
    const store = new EmbeddedStore({ path: join(data.path, 'store') });
    const modes = await Promise.all(['', 'data.mdb', 'lock.mdb'].map((name) => stat(join(data.path, 'store', name))));
    assert.deepEqual(
      modes.map(({ mode }) => (mode & 0o777).toString(8)),
      ['700', '600', '600'],
    );
    await store.close();
  });
});

describe('A data file of the embedded store', () => {
  let folder: string;
  let file: string;
  let sound: Buffer;

  before(async () => {
    folder = await mkdtemp(join(tmpdir(), 'gala-damage-'));
    const path = join(folder, 'store');
    const store = new EmbeddedStore({ path });
    await declareAll(store);
    for (let n = 0; n < 20; n++)
      await store.commit(
        Array.from({ length: 50 }, (_, i) => {
          const id = `${n}.${i}`;
          return {
            put: key(id),
            doc: doc(id, { group: `g${i % 7}`, code: id, text: 'x'.repeat(i === 0 ? 9000 : 300) }),
          };
        }),
      );
    await store.close();
    await mkdir(join(folder, 'compact'));
    const env = open({ path, readOnly: true, overlappingSync: false });
    await env.backup(join(folder, 'compact'), true); // without pages that nothing uses
    await env.close();
    file = join(folder, 'compact', 'data.mdb');
    sound = await readFile(file);
  });
  after(() => rm(folder, { recursive: true, force: true }));

  it('is found sound when it is', () => {
    assert.equal(damageOf(file), undefined);
    assert.equal(damageOf(join(folder, 'store', 'data.mdb')), undefined);
    assert.equal(damageOf(join(folder, 'none.mdb')), undefined);
  });

  it('is found sound after large transactions, removals and an index that was built anew', async () => {
    const path = join(folder, 'large');
    const store = new EmbeddedStore({ path });
    await declareAll(store);
    const large = Array.from({ length: 40 }, (_, n) => doc(`l${n}`, { group: 'g', text: 'x'.repeat(900_000) }));
    await store.commit(large.map((one) => ({ put: key(one.record.id), doc: one })));
    await store.commit(large.slice(10).map((one) => ({ remove: key(one.record.id), previous: one })));
    const [first] = large.slice(0, 1);
    if (first) await store.commit([{ put: key('l0'), doc: next(first, { text: 'short' }), previous: first }]);
    await store.declare(things, [{ fields: ['text'] }]);
    await store.close();
    assert.equal(damageOf(join(path, 'data.mdb')), undefined);
  });

  it('is found damaged whichever page is rubbish, but for those inside a large value', async () => {
    const rubbish = Buffer.from(Array.from({ length: 4096 }, (_, i) => (i * 137 + 59) % 256));
    const copy = join(folder, 'rubbish.mdb');
    const missed: number[] = [];
    for (let page = 0; page < sound.length / 4096; page++) {
      const bytes = Buffer.from(sound);
      rubbish.copy(bytes, page * 4096);
      await writeFile(copy, bytes);
      if (damageOf(copy) === undefined) missed.push(page);
    }
    assert.ok(sound.length / 4096 > 100, 'there are many pages');
    assert.equal(missed.length, 20 * 2, `${missed}`); // each value of 9,000 bytes has three pages, the first of which is known
  });

  it('is found damaged when it ends too early, or is something else', async () => {
    const copy = join(folder, 'other.mdb');
    for (const bytes of [0, 100, 4096, 8192, sound.length / 2, sound.length - 4096, sound.length - 1]) {
      await writeFile(copy, sound);
      await truncate(copy, bytes);
      assert.match(damageOf(copy) ?? 'nothing', /is damaged: .+ Restore a backup/, `${bytes} bytes`);
    }
    for (const other of ['a text that is long enough to be read'.repeat(1000), Buffer.alloc(100_000)]) {
      await writeFile(copy, other);
      assert.match(damageOf(copy) ?? 'nothing', /first pages/);
    }
  });

  it('is not taken for damaged while another process has only made it', async () => {
    const [copy, path] = [join(folder, 'begun.mdb'), join(folder, 'begun')];
    await open({ path, overlappingSync: false }).close();
    const first = join(path, 'data.mdb');
    const page = String((await stat(first)).size / 2); // nothing was written to it
    const script =
      'true > "$0"; echo made; for n in 0 1; do sleep 0.1; dd if="$1" bs="$2" skip=$n count=1 >> "$0"; done';
    const other = spawn('sh', ['-c', script, copy, first, page], { stdio: ['ignore', 'pipe', 'ignore'] });
    const exit = once(other, 'exit');
    await once(other.stdout, 'data');
    assert.equal(damageOf(copy), undefined);
    await exit;
  });

  it('is found damaged when its first pages name what cannot be', async () => {
    const copy = join(folder, 'numbers.mdb');
    for (const [at, number] of [
      [144, 10n ** 12n], // the last page
      [144, 2n],
      [152, 2n ** 63n], // the transaction
    ] as const) {
      const bytes = Buffer.from(sound);
      for (const page of [0, 4096]) bytes.writeBigUInt64LE(number, page + at);
      await writeFile(copy, bytes);
      assert.match(damageOf(copy) ?? 'nothing', /first pages|beyond/, `${number} at ${at}`);
    }
  });

  for (const name of ['data.mdb', 'lock.mdb']) {
    it(`stops the start with a sentence when a folder lies at ${name}`, async () => {
      const data = await dataFolder();
      await mkdir(join(data.path, 'store', name), { recursive: true });
      const { code, signal, stderr } = await refused({ DATA_DIR: data.path, JWT_SECRET: secret });
      assert.deepEqual([code, signal], [1, null]);
      assert.match(stderr, new RegExp(`^Gala cannot start: .*${name} is.* no file`));
      assert.doesNotMatch(stderr, stack);
      await data.remove();
    });
  }

  it('stops the start with a sentence when it is damaged', async () => {
    const data = await dataFolder();
    const path = join(data.path, 'store');
    await new EmbeddedStore({ path }).close();
    await truncate(join(path, 'data.mdb'), 9000);
    assert.throws(() => new EmbeddedStore({ path }), CannotOpen);
    const { code, signal, stderr } = await refused({ DATA_DIR: data.path, JWT_SECRET: secret });
    assert.deepEqual([code, signal], [1, null]);
    assert.match(stderr, /^Gala cannot start: .*data\.mdb is damaged: .* Restore a backup/);
    assert.doesNotMatch(stderr, stack);
    await data.remove();
  });

  it('is not taken for damaged while another process writes to it', async () => {
    const path = join(folder, 'busy');
    const child = fork(writer, [path, 'write', 'w']);
    const exit = once(child, 'exit');
    await once(child, 'message');
    for (let look = 0; look < 200; look++) assert.equal(damageOf(join(path, 'data.mdb')), undefined);
    child.kill('SIGKILL');
    await exit;
  });
});

describe('The embedded store, when another process is killed in the middle of a commit', () => {
  it('goes on', async () => {
    const path = await mkdtemp(join(tmpdir(), 'gala-killed-'));
    const store = new EmbeddedStore({ path });
    await declareAll(store);
    const answered: string[] = [];
    let own = 0;
    for (let round = 0; round < 5; round++) {
      const child = fork(writer, [path, 'write', `${round}`]);
      const exit = once(child, 'exit');
      child.on('message', (id: string) => answered.push(id));
      await once(child, 'message');
      for (let n = 0; n < 20; n++) await store.commit([{ put: key(`own${own}`), doc: doc(`own${own++}`) }]);
      child.kill('SIGKILL');
      await exit;
      for (let n = 0; n < 20; n++) await store.commit([{ put: key(`own${own}`), doc: doc(`own${own++}`) }]);
    }
    for (let n = 0; n < own; n++) assert.ok(await store.read(key(`own${n}`)), `own${n}`);
    for (const id of answered) assert.ok((await store.read(key(id))) && (await store.read(key(id, children))), id);
    await store.close();
    assert.equal(damageOf(join(path, 'data.mdb')), undefined);
    await rm(path, { recursive: true, force: true });
  });
});
