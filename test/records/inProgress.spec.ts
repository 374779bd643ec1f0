/** Units of work that build on commits in progress of the embedded store, which may still fail. */
import { strict as assert } from 'node:assert';
import { Fault } from '../../src/fault.js';
import { type Base, unitOfWork } from '../../src/records/unitOfWork.js';
import type { Work } from '../../src/records/work.js';
import type { Stored } from '../../src/store/doc.js';
import { EmbeddedStore } from '../../src/store/embedded/store.js';
import { type Change, Missing, Stale, Taken } from '../../src/store/port.js';
import { freshFolder } from '../support/folder.js';
import { children, declareAll, doc, keyOf, next, things } from '../support/store-suite.js';
import { happening, pause } from '../support/until.js';

interface Counter extends Stored {
  readonly count: number;
}

type Task<T> = (work: Work) => Promise<T>;

const counter = keyOf('counter');
/** Lets a commit fail: another record has this code. */
const failure = { put: keyOf('second'), doc: doc('second', { code: 'c' }) };
const child = (id: string) => ({ put: keyOf(id, children), doc: doc(id, { parent_id: 'counter' }) });

describe('A unit of work beside a commit in progress', () => {
  const folder = freshFolder();
  let store: EmbeddedStore;
  let base: Base;
  /** Called when a group of commits is applied, for each step. */
  let onStep: () => void;

  beforeEach(async () => {
    onStep = () => {};
    store = new EmbeddedStore({ path: folder.path, isScratch: true, beforeStep: () => onStep() });
    await declareAll(store);
    await store.commit([{ put: counter, doc: doc('counter', { count: 0 }) }]);
    await store.commit([{ put: keyOf('first'), doc: doc('first', { code: 'c' }) }]);
    const registry = { get: () => ({ model: { collection: children }, hooks: {} }) };
    base = { ports: { store, clock: () => new Date(), mailQueued() {} }, registry } as never;
  });

  afterEach(() => store.close());

  const stored = async (key: typeof counter, of = store) => (await of.read(key)) ?? assert.fail('it is not there');

  /** Begins a commit that sets the count to 1. */
  async function begin(...further: Change[]): Promise<{ readonly ended: Promise<void> }> {
    const previous = await stored(counter);
    const ended = store.commit([{ put: counter, doc: next(previous, { count: 1 }), previous }, ...further]);
    ended.catch(() => {});
    return { ended };
  }

  const worked = <T>(task: Task<T>) => unitOfWork(base, { tenant: counter.tenant, caller: {} as never }, task);

  const read = async (work: Work) =>
    (await work.collection<Counter>(things).find('counter'))?.record ?? assert.fail('there is no counter');

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
    await assert.rejects(ended, Taken);
    assert.deepEqual(counts.sort(), [1, 2, 3]);
    assert.equal((await store.read(counter))?.record.count, 3);
    assert.equal(store.inProgress(counter), undefined);
  });

  /**
   * What a task comes to that builds on a commit of the counter with these fields, when both wait for another process, which
   * commits something else.
   */
  async function behindOther<T>(theirs: (of: EmbeddedStore) => Promise<Change[]>, fields: object, task: Task<T>) {
    let ours: Promise<void> | undefined;
    let outcome: Promise<T> | undefined;
    const beforeStep = () => {
      if (ours !== undefined) return;
      ours = store.commit([{ put: counter, doc: next(mine, fields), previous: mine }]);
      ours.catch(() => {});
      outcome = worked(task);
    };
    const other = new EmbeddedStore({ path: folder.path, isScratch: true, beforeStep });
    await declareAll(other);
    const mine = await stored(counter);
    await other.commit(await theirs(other));
    await assert.rejects(ours ?? assert.fail('the other has not committed'), Stale);
    return await (outcome as Promise<T> | undefined)?.finally(() => other.close());
  }

  it('begins again when another process was first, although that has stored the same version', async () => {
    const theirs = async (of: EmbeddedStore) => {
      const previous = await stored(counter, of);
      return [{ put: counter, doc: next(previous, { count: 10 }), previous }];
    };
    assert.equal(await behindOther(theirs, { count: 1 }, increment), 11);
    assert.equal((await store.read(counter))?.record.count, 11);
  });

  it('begins again when another process has stored an equal record, with something else that it has not seen', async () => {
    const lock = keyOf('lock');
    await store.commit([{ put: lock, doc: doc('lock', { isLocked: false }) }]);
    const theirs = async (of: EmbeddedStore) => {
      const [one, other] = [await stored(lock, of), await stored(counter, of)];
      return [
        { put: lock, doc: next(one, { isLocked: true }), previous: one },
        { put: counter, doc: next(other), previous: other },
      ];
    };
    const isLocked = await behindOther(theirs, {}, async (work) => {
      await increment(work);
      return (await work.collection(things).find('lock'))?.record.isLocked;
    });
    assert.equal(isLocked, true);
  });

  it('begins again when it fails before an index is read, although an equal record is stored afterwards', async () => {
    const { ended } = await begin(failure);
    let attempts = 0;
    const goOn = happening();
    const counting = worked(async (work) => {
      attempts++;
      await read(work);
      const entries = await work.entries('abstracts', { match: { parent_id: 'counter' }, fields: [], limit: 10 });
      if (attempts === 1) await goOn.happened;
      await increment(work);
      return entries.length;
    });
    await assert.rejects(ended, Taken);
    await (await begin(child('one'))).ended;
    goOn.happen();
    assert.equal(await counting, 1);
  });

  it('sees a newer commit after an older one on another record has failed', async () => {
    const [x, h] = [keyOf('x'), counter];
    await store.commit([{ put: x, doc: doc('x') }]);
    const first = await stored(x);
    const doomed = next(first, { name: 'doomed' });
    const nextGroup = () =>
      new Promise<void>((resolve) => {
        onStep = resolve;
      });
    let group = nextGroup();
    const pads = [store.commit([{ put: keyOf('pad1'), doc: doc('pad1') }])];
    const one = store.commit([{ put: x, doc: doomed, previous: first }, failure]);
    one.catch(() => {});
    await group;
    pads.push(store.commit([{ put: keyOf('pad2'), doc: doc('pad2') }]));
    const two = store.commit([{ put: x, doc: next(doomed), previous: doomed }]);
    two.catch(() => {});
    group = nextGroup();
    await assert.rejects(one, Taken);
    await group;
    assert.equal(store.inProgress(x), undefined);
    const previous = await stored(h);
    const newer = store.commit([
      { put: x, doc: next(first, { name: 'newer' }), previous: first },
      { put: h, doc: next(previous), previous },
    ]);
    await assert.rejects(two, Stale);
    assert.ok(store.inProgress(x) !== undefined && store.inProgress(h) !== undefined);
    await Promise.all([newer, ...pads]);
    assert.equal((await store.read(x))?.record.name, 'newer');
  });

  for (const [what, task, before, after] of [
    ['answers nothing of it before it has ended', async (work: Work) => (await read(work)).count, 1, 0],
    [
      'refuses nothing because of it before it has ended',
      async (work: Work) => {
        if ((await read(work)).count === 1) throw Fault.of('record_locked');
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
      await assert.rejects(ended, Taken);
      await begin();
      assert.equal(await outcome(), before);
    });
  }

  it('does not build on it if it lacks a record that it requires', async () => {
    const { ended } = await begin({ require: keyOf('none') });
    assert.equal(store.inProgress(counter), undefined);
    assert.equal(await worked(increment), 1);
    await assert.rejects(ended, Missing);
  });

  it('finds what it adds: in indexes, and by id', async () => {
    await begin(child('one'), child('two'));
    const found = await worked(async (work) => {
      await read(work);
      const entries = await work.entries('abstracts', { match: { parent_id: 'counter' }, fields: [], limit: 10 });
      return entries.flat();
    });
    assert.deepEqual(found, ['one', 'two']);
    const previous = await stored(counter);
    void store.commit([{ put: counter, doc: next(previous), previous }, child('three')]);
    const three = await worked(async (work) => {
      await read(work);
      return await work.collection(children).find('three');
    });
    assert.equal(three?.id, 'three');
  });

  it('finds that it has removed the record', async () => {
    const previous = await stored(counter);
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
