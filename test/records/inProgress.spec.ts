/** Units of work that build on commits in progress of the embedded store, which may still fail. */
import { strict as assert } from 'node:assert';
import { Fault } from '../../src/fault.js';
import { type Base, unitOfWork, type Work } from '../../src/records/unitOfWork.js';
import type { Stored } from '../../src/store/doc.js';
import { EmbeddedStore } from '../../src/store/embedded/store.js';
import { type Change, Missing, Stale } from '../../src/store/port.js';
import { freshFolder } from '../support/folder.js';
import { children, declareAll, doc, keyOf, next, things } from '../support/store-suite.js';
import { pause } from '../support/until.js';

interface Counter extends Stored {
  readonly count: number;
}

const counter = keyOf('counter');
/** Lets a commit fail. */
const failure = { require: keyOf('none') };
const child = (id: string) => ({ put: keyOf(id, children), doc: doc(id, { parent_id: 'counter' }) });

describe('A unit of work beside a commit in progress', () => {
  const folder = freshFolder();
  let store: EmbeddedStore;
  let base: Base;

  beforeEach(async () => {
    store = new EmbeddedStore({ path: folder.path, isScratch: true });
    await declareAll(store);
    await store.commit([{ put: counter, doc: doc('counter', { count: 0 }) }]);
    const registry = { get: () => ({ model: { collection: children } }) };
    base = { ports: { store, clock: () => new Date(), mailQueued() {} }, registry } as never;
  });

  afterEach(() => store.close());

  /** Begins a commit that sets the count to 1. */
  async function begin(...further: Change[]): Promise<{ readonly ended: Promise<void> }> {
    const previous = await store.read(counter);
    assert.ok(previous);
    const ended = store.commit([{ put: counter, doc: next(previous, { count: 1 }), previous }, ...further]);
    ended.catch(() => {});
    return { ended };
  }

  const worked = <T>(task: (work: Work) => Promise<T>) =>
    unitOfWork(base, { tenant: counter.tenant, caller: {} as never }, task);

  const read = async (work: Work) => {
    const found = await work.collection<Counter>(things).find('counter');
    assert.ok(found);
    return found.record;
  };

  const increment = async (work: Work) => {
    const { count, ...rest } = await read(work);
    work.collection<Counter>(things).put({ ...rest, count: count + 1 });
    return count + 1;
  };

  it('builds on it without waiting, and ends after it', async () => {
    const { ended } = await begin();
    let hasEnded = false;
    void ended.then(() => {
      hasEnded = true;
    });
    const counts = await Promise.all(
      [1, 2, 3].map(() =>
        worked(async (work) => {
          assert.equal(hasEnded, false);
          return await increment(work);
        }).finally(() => assert.equal(hasEnded, true)),
      ),
    );
    assert.deepEqual(counts.sort(), [2, 3, 4]);
    assert.equal((await store.read(counter))?.record.count, 4);
    assert.equal(store.inProgress(counter), undefined);
  });

  it('begins again when it fails', async () => {
    const { ended } = await begin(failure);
    const counts = await Promise.all([worked(increment), worked(increment), worked(increment)]);
    await assert.rejects(ended, Missing);
    assert.deepEqual(counts.sort(), [1, 2, 3]);
    assert.equal((await store.read(counter))?.record.count, 3);
    assert.equal(store.inProgress(counter), undefined);
  });

  it('begins again when another process was first, although that has stored the same version', async () => {
    const other = new EmbeddedStore({ path: folder.path, isScratch: true });
    await declareAll(other);
    const previous = await other.read(counter);
    assert.ok(previous);
    const theirs = other.commit([{ put: counter, doc: next(previous, { count: 10 }), previous }]);
    const { ended } = await begin(); // the other one has the lock of the folder
    const counting = worked(increment);
    await theirs;
    await assert.rejects(ended, Stale);
    assert.equal(await counting, 11);
    assert.equal((await store.read(counter))?.record.count, 11);
    await other.close();
  });

  for (const [what, task, before, after] of [
    ['answers nothing of it before it has ended', async (work: Work) => (await read(work)).count, 1, 0],
    [
      'refuses nothing because of it before it has ended',
      async (work: Work) => {
        if ((await read(work)).count === 1) throw new Fault('record_locked');
        return 'not refused';
      },
      'record_locked',
      'not refused',
    ],
    [
      'changes nothing else because of it before it has ended',
      async (work: Work) => {
        const { count } = await read(work);
        work.collection(children).put({ id: `of ${count}` });
        return count;
      },
      1,
      0,
    ],
  ] as const) {
    it(what, async () => {
      const outcome = () => worked<unknown>(task).catch((thrown) => thrown.code);
      const { ended } = await begin(failure);
      assert.equal(await outcome(), after);
      await assert.rejects(ended, Missing);
      await begin();
      assert.equal(await outcome(), before);
    });
  }

  it('finds what it adds: in indexes, and by id', async () => {
    await begin(child('one'), child('two'));
    const found = await worked(async (work) => {
      await read(work);
      const entries = await work.entries('abstracts', { match: { parent_id: 'counter' }, fields: [], limit: 10 });
      return entries.flat();
    });
    assert.deepEqual(found, ['one', 'two']);
    const previous = await store.read(counter);
    assert.ok(previous);
    void store.commit([{ put: counter, doc: next(previous), previous }, child('three')]);
    const three = await worked(async (work) => {
      await read(work);
      return await work.collection(children).find('three');
    });
    assert.equal(three?.id, 'three');
  });

  it('finds that it has removed the record', async () => {
    const previous = await store.read(counter);
    assert.ok(previous);
    void store.commit([{ remove: counter, previous }]);
    assert.equal(await worked(async (work) => work.collection(things).find('counter')), undefined);
    assert.equal(await store.read(counter), undefined);
  });

  it('comes to its turn although others are quicker', async () => {
    let isDone = false;
    let attempts = 0;
    const slow = worked(async (work) => {
      attempts++;
      const count = await increment(work);
      await pause(5);
      return count;
    }).finally(() => {
      isDone = true;
    });
    let others = 0;
    const quick = async () => {
      for (; !isDone && others < 5000; others++) await worked(increment);
    };
    await Promise.all([slow, ...Array.from({ length: 20 }, quick)]);
    assert.ok(others < 5000 && attempts <= 3, `${attempts} attempts beside ${others} others`);
    assert.equal((await store.read(counter))?.record.count, others + 1);
  });
});
