/** Commits of several changes, by several writers, and after a restart. */
import { strict as assert } from 'node:assert';
import type { Doc } from '../../../src/store/doc.js';
import { type Change, Missing, type PageQuery, Referenced, Stale, Taken } from '../../../src/store/port.js';
import {
  another,
  atEachStep,
  child,
  countOf,
  ids,
  idsOf,
  outcomes,
  parent,
  put,
  putAll,
  store,
  tenant,
  thing,
  times,
  unlessChildren,
} from '../../support/shelf.js';
import {
  children,
  declareAll,
  doc,
  increment,
  next,
  parents,
  thingIndexes,
  things,
} from '../../support/store-suite.js';

export function commits(): void {
  describe('writers at once', () => {
    for (const [many, ...names] of [
      [30, 'one'],
      [12, 'one', 'two'],
    ] as [number, ...string[]][])
      it(`count every increment once, with ${names.length} to a commit`, async () => {
        const keys = names.map((name) => thing(name));
        for (const key of keys) await put(key, { count: 0 });
        await Promise.all(times(many, () => increment(store, ...keys)));
        for (const key of keys) {
          const { count, sys_version } = ((await store.read(key)) as Doc).record;
          assert.deepEqual({ count, sys_version }, { count: many, sys_version: many + 1 });
        }
      });

    it('create a record with the same id once, alone and with another record', async () => {
      const results = await outcomes(times(50, (i) => put(thing('only'), { by: i })));
      assert.deepEqual([countOf(results, 'ok'), countOf(results, 'Stale')], [1, 49]);
      assert.equal((await store.read(thing('only')))?.record.by, results.indexOf('ok'));
      const more = await outcomes(times(10, (i) => putAll([doc(`own${i}`), doc('shared')])));
      assert.deepEqual([countOf(more, 'ok'), countOf(more, 'Stale')], [1, 9]);
      assert.deepEqual(await ids(), ['only', `own${more.indexOf('ok')}`, 'shared']);
    });

    it('give a value of a unique field to one of them', async () => {
      const results = await outcomes(times(20, (i) => put(thing(`t${i}`), { code: 'one' })));
      assert.deepEqual([countOf(results, 'ok'), countOf(results, 'Taken')], [1, 19]);
      const together = times(10, (i) =>
        store.commit([
          { put: thing(`u${i}`), doc: doc(`u${i}`, { code: 'two' }) },
          { put: child(`u${i}`), doc: doc(`u${i}`) },
        ]),
      );
      const more = await outcomes(together);
      assert.deepEqual([countOf(more, 'ok'), countOf(more, 'Taken')], [1, 9]);
      assert.equal((await ids()).length, 2);
      assert.equal((await ids(undefined, children)).length, 1);
    });
  });

  describe('commits of several changes', () => {
    /** A commit with every kind of change, on its own records. */
    async function prepared(n: string): Promise<Change[]> {
      const old = doc(`old${n}`, { group: `was${n}`, code: `old${n}` });
      const gone = doc(`gone${n}`, { group: `was${n}`, code: `gone${n}` });
      await putAll([old, gone]);
      await putAll([doc(`p${n}`), doc(`q${n}`)], parents);
      return [
        { put: thing(`new${n}`), doc: doc(`new${n}`, { group: `is${n}`, code: `gone${n}` }) },
        { put: thing(`old${n}`), doc: next(old, { group: `is${n}` }), previous: old },
        { remove: thing(`gone${n}`), previous: gone },
        { put: child(`c${n}`), doc: doc(`c${n}`, { parent_id: `p${n}` }) },
        { require: parent(`p${n}`) },
        { remove: parent(`q${n}`), previous: doc(`q${n}`), unless: unlessChildren(`q${n}`) },
      ];
    }

    /** Things that were and that are in a group, all things, children and parents. */
    const visible = async (n: string) => [
      await ids({ group: `was${n}` }),
      await ids({ group: `is${n}` }),
      (await ids()).filter((id) => id.endsWith(n)),
      await ids({ parent_id: `p${n}` }, children),
      (await ids(undefined, parents)).filter((id) => id.endsWith(n)),
    ];
    const named = (n: string, all: readonly string[][]) => all.map((some) => some.map((name) => name + n));
    const nothing = (n: string) => named(n, [['gone', 'old'], [], ['gone', 'old'], [], ['p', 'q']]);
    const everything = (n: string) => named(n, [[], ['new', 'old'], ['new', 'old'], ['c'], ['p']]);

    it('are all or nothing, wherever they fail', async () => {
      let steps = 0;
      const whole = await prepared('.');
      atEachStep(() => void steps++);
      await store.commit(whole);
      atEachStep(() => {});
      assert.deepEqual(await visible('.'), everything('.'));
      assert.ok(steps > 3);
      for (let k = 1; k <= steps; k++) {
        const n = `.${k}.`;
        const changes = await prepared(n);
        let step = 0;
        atEachStep(() => {
          if (++step === k) throw new Error('injected');
        });
        await assert.rejects(store.commit(changes), /injected/, `step ${k} of ${steps}`);
        atEachStep(() => {});
        await put(thing(`after${k}`)); // takes nothing along
        assert.deepEqual(await visible(n), nothing(n), `step ${k} of ${steps}`);
        await store.commit(changes);
        assert.deepEqual(await visible(n), everything(n));
      }
    });

    it('change nothing when one of the changes is refused', async () => {
      const n = '.x.';
      const changes = await prepared(n);
      const byGroup = { collection: things, match: { group: 'was.x.' } };
      const refused: [Change, new (...args: never[]) => Error][] = [
        [{ put: thing('old.x.'), doc: doc('old.x.') }, Stale],
        [{ put: thing('gone.x.'), doc: doc('gone.x.', {}, 3), previous: doc('gone.x.', {}, 2) }, Stale],
        [{ remove: thing('never'), previous: doc('never') }, Stale],
        [{ put: thing('other'), doc: doc('other', { code: 'old.x.' }) }, Taken],
        [{ require: parent('never') }, Missing],
        [{ remove: parent('p.x.'), previous: doc('p.x.'), unless: [byGroup] }, Referenced],
      ];
      for (const [change, error] of refused) {
        const rest = changes.filter((other) => !('put' in other && 'put' in change && other.put.id === change.put.id));
        await assert.rejects(store.commit([...rest, change]), error);
        assert.deepEqual(await visible(n), nothing(n));
      }
      await store.commit(changes);
      assert.deepEqual(await visible(n), everything(n));
    });

    it('may have no change at all, or hundreds', async () => {
      await store.commit([]);
      const all = times(200, (i) => doc(`r${String(i).padStart(3, '0')}`, { group: 'g', count: 0 }));
      await putAll(all);
      await store.commit(
        all.map((one) => ({ put: thing(one.record.id), doc: next(one, { group: 'h' }), previous: one })),
      );
      assert.deepEqual(await ids({ group: 'h' }), idsOf(all));
      await store.commit(all.map((one) => ({ remove: thing(one.record.id), previous: next(one, { group: 'h' }) })));
      assert.deepEqual(await ids(), []);
    });
  });

  it('keeps everything when it is opened again, and indexes what was there before', async () => {
    await put(thing('a'), { group: 'g', kind: 'k', code: 'x' });
    const again = await another();
    await Promise.all(times(3, () => declareAll(again)));
    await again.declare(things, [...thingIndexes, { fields: ['kind'] }, { fields: ['kind'], folded: true }]);
    const found = async (more: Partial<PageQuery>) =>
      idsOf(await again.page({ collection: things, tenant, limit: 9, ...more }));
    assert.deepEqual(await found({ match: { kind: 'k' } }), ['a']);
    assert.deepEqual(await found({ match: { kind: 'K' }, folded: true }), ['a']);
    await assert.rejects(again.commit([{ put: thing('b'), doc: doc('b', { code: 'x' }) }]), Taken);
    await again.commit([{ put: thing('b'), doc: doc('b', { group: 'g' }) }]);
    assert.deepEqual(await ids({ group: 'g' }), ['a', 'b']);
  });

  it('serves only collections that were declared', async () => {
    const query = { collection: 'other', tenant, match: { a: 'b' }, limit: 1 };
    await assert.rejects(async () => store.page(query), /not declared/);
  });

  it('waits for commits under way when it is closed', async () => {
    const again = await another();
    await declareAll(again);
    const all = times(20, (i) => again.commit([{ put: thing(`c${i}`), doc: doc(`c${i}`) }]));
    const closed = again.close();
    assert.equal(countOf(await outcomes(all), 'ok'), 20);
    await closed;
    assert.equal((await ids()).length, 20);
  });
}
