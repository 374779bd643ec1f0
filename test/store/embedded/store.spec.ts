import { strict as assert } from 'node:assert';
import { mkdtemp, rm, stat } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { open } from 'lmdb';
import { watch, type Yielder } from '../../../src/lib/yielder.js';
import type { Doc } from '../../../src/store/doc.js';
import { keyEncoder } from '../../../src/store/embedded/indexes.js';
import { EmbeddedStore } from '../../../src/store/embedded/store.js';
import {
  type Change,
  type Index,
  type Match,
  Referenced,
  type Store,
  Taken,
  WriteFailed,
} from '../../../src/store/port.js';
import { storeSuite } from '../../suites/store/suite.js';
import { freshFolder } from '../../support/folder.js';
import { allIds, children, declareAll, doc, keyOf as key, parents, things } from '../../support/store-suite.js';

const tenant = 'acme';
storeSuite('embedded', async ({ beforeStep }) => {
  const path = await mkdtemp(join(tmpdir(), 'gala-store-'));
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

describe('The embedded store', () => {
  const folder = freshFolder();

  it('rebuilds an index after a version without it has written and removed records', async () => {
    const grouped = (id: string) => doc(id, { group: 'g', unique: id });
    const indexes: Index[] = [
      { fields: ['group'] },
      { fields: ['unique'], unique: true },
      { fields: ['unique'], sorted: 'text' },
    ];
    const inVersion = async <T>(specs: Index[], task: (store: Store) => Promise<T>) => {
      const store = new EmbeddedStore(folder);
      await store.declare(things, specs);
      return await task(store).finally(() => store.close());
    };
    const put = (id: string) => ({ put: key(id), doc: grouped(id) });
    await inVersion(indexes, (store) => store.commit([put('one'), put('two')]));
    await inVersion([], (store) => store.commit([{ remove: key('one'), previous: grouped('one') }, put('three')]));
    await inVersion(indexes, async (store) => {
      const order = { field: 'unique', sorted: 'text', descending: true } as const;
      for (const [query, expected] of [
        [{ match: { group: 'g' } }, 'three two'],
        [{ order }, 'two three'],
      ] as const) {
        const found = await store.page({ collection: things, tenant, limit: 9, ...query });
        assert.equal(found.map(({ id }) => id).join(' '), expected);
      }
      await assert.rejects(store.commit([{ put: key('four'), doc: doc('four', { unique: 'three' }) }]), Taken);
      await store.commit([{ put: key('five'), doc: doc('five', { unique: 'one' }) }]);
    });
  });

  it('counts all records again after a version that does not count them', async () => {
    const numbers = async (store: Store, more: readonly Change[] = []) => {
      await store.declare(things, []);
      if (more.length > 0) await store.commit(more);
      const of = (tenant: string) => store.count({ collection: things, tenant, match: {}, atMost: 1e9 });
      return await Promise.all(['acme', 'beta', 'none'].map(of)).finally(() => store.close());
    };
    const put = (id: string, tenant: string) => ({ put: { collection: things, tenant, id }, doc: doc(id) });
    const changes = [put('one', 'acme'), put('two', 'acme'), put('one', 'beta')];
    assert.deepEqual(await numbers(new EmbeddedStore(folder), changes), [2, 1, 0]);
    const older = open({ path: folder.path, maxDbs: 100 });
    await older.openDB({ name: 'built indexes', encoding: 'string' }).remove(`${things}!number of records`);
    const records = older.openDB<Buffer, string>({ name: things, encoding: 'binary', ...{ keyEncoder } });
    await records.put('acme\0three', doc('three').stored);
    await records.remove('beta\0one');
    await older.close();
    assert.deepEqual(await numbers(new EmbeddedStore(folder)), [3, 0, 0]);
    const removal = { remove: key('three'), previous: doc('three') };
    assert.deepEqual(await numbers(new EmbeddedStore(folder), [removal, put('two', 'beta')]), [2, 1, 0]);
  });

  it('puts two records of 1.8 KB into each page of 4 KB, in order of their ids', async () => {
    const store = new EmbeddedStore({ ...folder, isScratch: true });
    await store.declare(things, []);
    const puts = (tenant: string, from: number) =>
      Array.from({ length: 500 }, (_, n) => {
        const id = `id${String(from + n).padStart(6, '0')}`;
        return { put: { collection: things, tenant, id }, doc: doc(id, { text: 'x'.repeat(1750) }) };
      });
    await store.commit(puts('acme', 0)); // one transaction leaves no pages that nothing uses
    const { size } = await stat(join(folder.path, 'data.mdb'));
    assert.ok(size < 500 * 2500, `${size} bytes`);
    await store.commit(puts('aaron', 0)); // before all of the other tenant
    await store.commit(puts('acme', 500));
    const ids = await allIds(store, things);
    assert.equal(ids.length, 1000);
    assert.deepEqual(ids, ids.toSorted());
    assert.equal((await store.page({ collection: things, tenant: 'aaron', limit: 1000 })).length, 500);
    await store.close();
  });

  it('counts many records in steps', async () => {
    const store = new EmbeddedStore({ ...folder, isScratch: true });
    await store.declare(things, [{ fields: ['group'] }]);
    const ids = Array.from({ length: 9000 }, (_, n) => `id${String(n).padStart(6, '0')}`);
    await store.commit(ids.map((id) => ({ put: key(id), doc: doc(id, { group: 'g' }) })));
    for (const match of [{}, { group: 'g' }] as Match[]) {
      const isWhole = match.group === undefined; // that number is kept
      for (const atMost of [1, 3999, 4000, 4001, 8000, 9000, 10_000, Number.MAX_SAFE_INTEGER]) {
        const turns = watch.turns;
        const yielder = { step: () => void watch.turns++ } as unknown as Yielder;
        const counted = await store.count({ collection: things, tenant, match, atMost, yielder });
        const steps = isWhole ? 0 : Math.min(2, Math.ceil(atMost / 4000) - 1);
        assert.deepEqual([counted, watch.turns - turns], [Math.min(atMost, 9000), steps]);
      }
    }
    await store.close();
  });
});

describe('Commits of the embedded store in one transaction', () => {
  const folder = freshFolder();
  let store: EmbeddedStore;
  let beforeStep = () => {};

  beforeEach(async () => {
    beforeStep = () => {};
    store = new EmbeddedStore({ ...folder, beforeStep: () => beforeStep() });
    await declareAll(store);
  });

  afterEach(() => store.close());

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

  it('that are small do not wait for all the large ones before them, but for what they build on', async () => {
    const many = (prefix: string) =>
      Array.from({ length: 100 }, (_, n) => ({ put: key(`${prefix}${n}`), doc: doc(`${prefix}${n}`) }));
    const [first, second, third] = [1, 2, 3].map((count) => doc('x', { count, sys_version: count }));
    await store.commit([{ put: key('x'), doc: first as Doc }]);
    const ended: string[] = [];
    const commit = (name: string, changes: readonly Change[]) => store.commit(changes).then(() => ended.push(name));
    await Promise.all([
      commit('a', many('a')),
      commit('b', [...many('b'), { put: key('x'), doc: second as Doc, previous: first }]),
      commit('c', many('c')),
      commit('builds on b', [{ put: key('x'), doc: third as Doc, previous: second }]),
      commit('small', [{ put: key('small'), doc: doc('small') }]),
    ]);
    assert.deepEqual(ended, ['small', 'a', 'b', 'c', 'builds on b']);
    assert.equal((await store.read(key('x')))?.record.count, 3);
    assert.equal((await allIds(store, things)).length, 302);
  });

  it('are all waited for when the store is closed, however many there are', async () => {
    const other = new EmbeddedStore(folder);
    await declareAll(other);
    const ids = Array.from({ length: 1200 }, (_, n) => `n${n}`);
    const commits = ids.map((id) => other.commit([{ put: key(id), doc: doc(id) }]));
    const closed = other.close();
    for (const reason of await outcomesOf(commits)) assert.equal(reason, undefined);
    await closed;
    assert.equal((await allIds(store, things)).length, 1200);
  });

  it('take effect without one among them that fails', async () => {
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

  it('are repeated when LMDB gives up their transaction, but not for ever', async () => {
    let left = 2;
    const giveUp = () => {
      if (left-- > 0) throw Object.assign(new Error('MDB_BAD_TXN'), { code: -30782 });
    };
    beforeStep = giveUp;
    const put = (id: string) => store.commit([{ put: key(id), doc: doc(id, { group: 'g' }) }]);
    assert.deepEqual(await outcomesOf([put('a'), put('b')]), [undefined, undefined]);
    assert.deepEqual(await allIds(store, things, { group: 'g' }), ['a', 'b']);
    left = Number.POSITIVE_INFINITY;
    const [refusal] = await outcomesOf([put('c')]);
    assert.ok(refusal instanceof WriteFailed);
    assert.equal(refusal.code, 'store_failed');
    assert.deepEqual(await allIds(store, things, { group: 'g' }), ['a', 'b']);
  });

  it('keep values apart that differ in what a key cannot hold', async () => {
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
