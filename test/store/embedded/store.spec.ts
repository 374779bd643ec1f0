import { strict as assert } from 'node:assert';
import { type ChildProcess, fork } from 'node:child_process';
import { once } from 'node:events';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import type { Doc } from '../../../src/store/doc.js';
import { EmbeddedStore } from '../../../src/store/embedded/store.js';
import { type Key, Referenced, type Store, Taken } from '../../../src/store/port.js';
import { children, declareAll, doc, increment, parents, storeSuite, things } from '../../support/store-suite.js';

const tenant = 'acme';
const key = (id: string, collection = things): Key => ({ collection, tenant, id });

const freshFolder = () => mkdtemp(join(tmpdir(), 'gala-store-'));

storeSuite('embedded', async ({ beforeStep }) => {
  const path = await freshFolder();
  const stores = [new EmbeddedStore({ path, beforeStep })];
  return {
    store: stores[0] as Store,
    async another() {
      const store = new EmbeddedStore({ path });
      stores.push(store);
      return store;
    },
    async discard() {
      for (const store of stores) await store.close();
      await rm(path, { recursive: true, force: true });
    },
  };
});

describe('the embedded store, after a version without an index has written', () => {
  it('has the index anew, with what came and without what went', async () => {
    const path = await freshFolder();
    const grouped = (id: string) => doc(id, { group: 'g', unique: id });
    const indexes = [{ fields: ['group'] }, { fields: ['unique'], unique: true }];
    const inVersion = async <T>(specs: typeof indexes, task: (store: Store) => Promise<T>) => {
      const store = new EmbeddedStore({ path });
      await store.declare(things, specs);
      return await task(store).finally(() => store.close());
    };
    const put = (id: string) => ({ put: key(id), doc: grouped(id) });
    await inVersion(indexes, (store) => store.commit([put('one'), put('two')]));
    await inVersion([], (store) => store.commit([{ remove: key('one'), previous: grouped('one') }, put('three')]));
    await inVersion(indexes, async (store) => {
      const found = await store.page({ collection: things, tenant, match: { group: 'g' }, limit: 9 });
      assert.deepEqual(
        found.map(({ record }) => record.id),
        ['three', 'two'],
      );
      const again = { put: key('four'), doc: doc('four', { unique: 'three' }) };
      await assert.rejects(store.commit([again]), Taken);
      await store.commit([{ put: key('five'), doc: doc('five', { unique: 'one' }) }]);
    });
    await rm(path, { recursive: true, force: true });
  });
});

describe('the embedded store, commits in one transaction', () => {
  let path: string;
  let store: EmbeddedStore;
  let beforeStep = () => {};

  beforeEach(async () => {
    path = await freshFolder();
    beforeStep = () => {};
    store = new EmbeddedStore({ path, beforeStep: () => beforeStep() });
    await declareAll(store);
  });

  afterEach(async () => {
    await store.close();
    await rm(path, { recursive: true, force: true });
  });

  const outcomesOf = async (commits: readonly Promise<void>[]) =>
    (await Promise.allSettled(commits)).map((one) => (one.status === 'rejected' ? one.reason : undefined));
  const parent = doc('p');
  const child = doc('c', { parent_id: 'p' });
  const unless = [{ collection: children, match: { parent_id: 'p' } }];

  it('see the index entries of those before them', async () => {
    await store.commit([{ put: key('p', parents), doc: parent }]);
    const [created, refused] = await outcomesOf([
      store.commit([{ put: key('c', children), doc: child }]),
      store.commit([{ remove: key('p', parents), previous: parent, unless }]),
    ]);
    assert.equal(created, undefined);
    assert.ok(refused instanceof Referenced);
    const both = await outcomesOf([
      store.commit([{ remove: key('c', children), previous: child }]),
      store.commit([{ remove: key('p', parents), previous: parent, unless }]),
    ]);
    assert.deepEqual(both, [undefined, undefined]);
  });

  it('are all waited for when it is closed, however many transactions they need', async () => {
    const other = new EmbeddedStore({ path });
    await declareAll(other);
    const ids = Array.from({ length: 1200 }, (_, n) => `n${n}`);
    const commits = ids.map((id) => other.commit([{ put: key(id), doc: doc(id) }]));
    const closed = other.close();
    assert.deepEqual(
      (await outcomesOf(commits)).filter((reason) => reason !== undefined),
      [],
    );
    await closed;
    assert.equal((await allIds(store, things)).length, 1200);
  });

  it('take effect without the one among them that fails', async () => {
    let steps = 0;
    beforeStep = () => {
      if (++steps === 4 || steps >= 7) throw new Error('injected'); // the second, with the others and alone
    };
    const commits = ['a', 'b'].map((id) => store.commit([{ put: key(id), doc: doc(id, { group: 'g' }) }]));
    const [first, second] = await outcomesOf(commits);
    beforeStep = () => {};
    assert.equal(first, undefined);
    assert.match(String(second), /injected/);
    assert.deepEqual(await allIds(store, things, { group: 'g' }), ['a']);
    await store.commit([{ put: key('c'), doc: doc('c', { group: 'g' }) }]);
    assert.deepEqual(await allIds(store, things, { group: 'g' }), ['a', 'c']);
  });

  it('keep apart what a key cannot hold as it is', async () => {
    const odd = [
      '',
      '\0',
      '\0\0',
      'a',
      'a\0',
      'a\0b',
      'a b',
      '\ud800',
      '\ud801',
      '\ufffd',
      'a'.padEnd(128),
      'a'.padEnd(129),
    ];
    const all = odd.map((text, i) => ({ text, id: String(i).padStart(2, '0') }));
    await store.commit(all.map(({ text, id }) => ({ put: key(id), doc: doc(id, { group: text, code: text }) })));
    for (const { text, id } of all) {
      assert.deepEqual(await allIds(store, things, { group: text }), [id]);
      await assert.rejects(store.commit([{ put: key('x'), doc: doc('x', { code: text }) }]), Taken);
    }
  });
});

describe('the embedded store in several processes', () => {
  const writer = fileURLToPath(new URL('./writer.js', import.meta.url));
  let path: string;

  beforeEach(async () => {
    path = await freshFolder();
  });

  afterEach(() => rm(path, { recursive: true, force: true }));

  it('counts every increment once', async () => {
    const store = new EmbeddedStore({ path });
    await declareAll(store);
    await store.commit([{ put: key('counter'), doc: doc('counter', { count: 0 }) }]);
    const others = [fork(writer, [path, 'count', '100']), fork(writer, [path, 'count', '100'])];
    const ends = others.map((child) => once(child, 'exit'));
    for (let i = 0; i < 100; i++) await increment(store, key('counter'));
    for (const [code] of await Promise.all(ends)) assert.equal(code, 0);
    assert.equal((await store.read(key('counter')))?.record.count, 300);
    await store.close();
  });

  it('loses nothing that was answered when a writer is killed', async () => {
    const answered = new Set<string>();
    for (let round = 1; round <= 3; round++) {
      const child = fork(writer, [path, 'write', `${round}`]);
      await killAfter(child, 400, answered);
      const store = new EmbeddedStore({ path });
      await declareAll(store);
      for (const id of answered) assert.equal((await store.read(key(id)))?.record.id, id);
      const inIndex = new Set(await allIds(store, things, { group: 'g' }));
      const inOther = new Set(await allIds(store, children));
      const all = await allIds(store, things);
      assert.ok(all.length >= answered.size);
      for (const id of all) assert.ok(inIndex.has(id) && inOther.has(id), `${id} is half there`);
      assert.equal(inOther.size, all.length);
      await store.commit([{ put: key(`after${round}`, children), doc: doc(`after${round}`) }]);
      await store.commit([{ remove: key(`after${round}`, children), previous: doc(`after${round}`) }]);
      await store.close();
    }
  });
});

/** Kills the writer while it is busy, after it has answered for so many. */
async function killAfter(child: ChildProcess, count: number, answered: Set<string>): Promise<void> {
  const exit = once(child, 'exit');
  let left = count;
  child.on('message', (id: string) => {
    answered.add(id);
    if (--left === 0) child.kill('SIGKILL');
  });
  const [, signal] = await exit;
  assert.equal(signal, 'SIGKILL');
}

async function allIds(store: Store, collection: string, match?: Record<string, string>): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const page: Doc[] = await store.page({ collection, tenant, match, after: ids.at(-1), limit: 1000 });
    ids.push(...page.map(({ record }) => record.id));
    if (page.length < 1000) return ids;
  }
}

/** Takes minutes and prints its figures: only when asked for. */
const big = process.env.GALA_BIG === '1' ? describe : () => {};

big('a million records', () => {
  it('open and page', async function () {
    this.timeout(900_000);
    const path = await freshFolder();
    const millions = await filled(path, 1_000_000);
    const memory = () => `${Math.round(process.memoryUsage().rss / 2 ** 20)} MB resident`;
    let store = new EmbeddedStore({ path });
    const timed = async (what: string, task: () => Promise<unknown>, times = 1) => {
      const start = performance.now();
      for (let i = 0; i < times; i++) await task();
      console.log(`      ${what}: ${((performance.now() - start) / times).toFixed(2)} ms`);
    };
    console.log(`      1,000,000 records written in ${millions.toFixed(1)} s; ${memory()}`);
    await store.close();
    await timed('open and declare', async () => {
      store = new EmbeddedStore({ path });
      await declareAll(store);
    });
    const random = () => String(Math.floor(Math.random() * 1_000_000)).padStart(7, '0');
    const page = (match?: Record<string, string>) =>
      store.page({ collection: things, tenant, match, after: random(), limit: 100 });
    await timed('first read', () => store.read(key('0500000')));
    await timed('a read', () => store.read(key(random())), 10_000);
    await timed('first page', () => store.page({ collection: things, tenant, limit: 100 }));
    await timed('a page of 100, anywhere', () => page(), 1000);
    await timed('a page of 100 by index, anywhere', () => page({ group: `g${random().at(-1)}` }), 1000);
    await timed(
      'counting to 1,000',
      () => store.count({ collection: things, tenant, match: { group: 'g1' }, atMost: 1000 }),
      100,
    );
    await timed('a commit', () => increment(store, key('0000000')), 100);
    await timed('building one more index', () =>
      store.declare('suite.things', [{ fields: ['group'] }, { fields: ['about'] }]),
    );
    console.log(`      ${memory()}`);
    assert.equal((await page({ group: 'g1' })).length > 0, true);
    await store.close();
    await rm(path, { recursive: true, force: true });
  });

  /** @returns seconds */
  async function filled(path: string, count: number): Promise<number> {
    const store = new EmbeddedStore({ path });
    await declareAll(store);
    const start = performance.now();
    for (let i = 0; i < count; i += 1000) {
      const some = Array.from({ length: 1000 }, (_, j) => String(i + j).padStart(7, '0'));
      const fields = (id: string) => ({
        group: `g${id.at(-1)}`,
        about: 'all',
        count: 0,
        name: `Record ${id}`,
        text: 'x'.repeat(400),
      });
      await store.commit(some.map((id) => ({ put: key(id), doc: doc(id, fields(id)) })));
    }
    await store.close();
    return (performance.now() - start) / 1000;
  }
});
