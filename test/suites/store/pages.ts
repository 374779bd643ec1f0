/** Pages of records, by their ids and by what indexes say of them. */
import { strict as assert } from 'node:assert';
import type { Doc } from '../../../src/store/doc.js';
import type { Match } from '../../../src/store/port.js';
import { alter, ids, idsOf, page, put, putAll, store, tenant, thing, times } from '../../support/shelf.js';
import { doc, things } from '../../support/store-suite.js';
import { pause } from '../../support/until.js';

export function pages(): void {
  describe('pages', () => {
    it('are in the order of ids by code point', async () => {
      const all = '! - 0 10 9 A Z _ a a-b ab z ~ é ß Ω 日 \ufb01 \uff5e'.split(' ');
      const shuffled = all.toSorted(() => Math.random() - 0.5);
      for (const id of shuffled) await put(thing(id), { group: 'g' });
      const ordered = all.toSorted((a, b) => Buffer.compare(Buffer.from(a), Buffer.from(b)));
      assert.deepEqual(await ids(), ordered);
      assert.deepEqual(await ids({ group: 'g' }), ordered);
      for (const match of [undefined, { group: 'g' }]) {
        for (const [i, after] of ordered.entries())
          assert.deepEqual(await page({ match, after, limit: 3 }), ordered.slice(i + 1, i + 4));
        // an id that does not exist
        assert.deepEqual(await page({ match, after: 'b', limit: 1, consistent: true }), ['z']);
      }
    });

    it('hold 1,001 large records whole', async () => {
      const bulk = 'x'.repeat(2000);
      const all = times(1001, (i) => doc(`r${String(i).padStart(4, '0')}`, { group: 'g', bulk }));
      await putAll(all);
      for (const match of [undefined, { group: 'g' }]) assert.deepEqual(await page({ match, limit: 1001 }), idsOf(all));
      for (const [match, atMost, expected] of [
        [{ group: 'g' }, 2000, 1001],
        [{ group: 'g' }, 1000, 1000],
        [{ group: 'h' }, 10, 0],
        [{}, 2000, 1001],
        [{}, 7, 7],
      ] as [Match, number, number][])
        assert.equal(await store.count({ collection: things, tenant, match, atMost }), expected);
      assert.equal(await store.count({ collection: things, tenant: 'nobody', match: {}, atMost: 7 }), 0);
    });

    it('find values by dotted paths and in arrays, but only texts', async () => {
      const all = {
        a: { owner: { id: 'o1' }, tags: ['x', 'y', 'x'], items: [{ kinds: [{ id: 'k1' }, { id: 'k2' }] }] },
        b: { owner: { id: 'o2' }, tags: 'x', items: [{ kinds: { id: 'k1' } }, { kinds: [{ id: 'k3' }] }] },
        c: { owner: { id: 5 }, tags: [5, null, 'z'], items: [{}, { kinds: null }, 'k1'], about: 'only' },
        d: { owner: 'o1', 'owner.id': 'o1', tags: { x: 'x' }, items: 'k1', about: 'a', email: 'e' },
      };
      for (const [id, fields] of Object.entries(all)) await put(thing(id), fields);
      for (const [match, expected] of [
        [{ 'owner.id': 'o1' }, ['a']],
        [{ 'owner.id': '5' }, []],
        [{ tags: 'x' }, ['a', 'b']],
        [{ tags: 'z' }, ['c']],
        [{ 'items.kinds.id': 'k1' }, ['a', 'b']],
        [{ 'items.kinds.id': 'k3' }, ['b']],
        [{ about: 'a', email: 'e' }, ['d']],
        [{ about: 'only', email: '' }, []],
      ] as [Match, string[]][])
        assert.deepEqual(await ids(match), expected, JSON.stringify(match));
    });

    it('for any of several values hold each record once, in order', async () => {
      const groups = ['x', 'y', 'z'];
      const all = times(30, (i) => `p${String(i).padStart(2, '0')}`);
      for (const [i, id] of all.entries())
        await put(thing(id), { group: groups[i % 3], tags: i % 2 > 0 ? ['x', 'y'] : ['z'] });
      const groupOf = (id: string) => groups[all.indexOf(id) % 3] as string;
      const expected = all.filter((id) => groupOf(id) !== 'y');
      assert.deepEqual(await ids({ group: ['z', 'nope', 'x', 'z'] }), expected);
      assert.deepEqual(
        await page({ match: { group: ['z', 'x'] }, after: expected[4], limit: 7 }),
        expected.slice(5, 12),
      );
      assert.deepEqual(await ids({ tags: ['x', 'y', 'z'] }), all);
      assert.deepEqual(await page({ match: { tags: ['y', 'x'] }, limit: 3 }), ['p01', 'p03', 'p05']);
      assert.deepEqual(await ids({ group: [] }), []);
      assert.deepEqual(await ids({ id: ['p09', 'p02', 'nope', 'p02', 'p20'] }), ['p02', 'p09', 'p20']);
      assert.deepEqual(await page({ match: { id: ['p09', 'p02', 'p20'] }, after: 'p02', limit: 1 }), ['p09']);
      assert.deepEqual(await ids({ id: [] }), []);
    });

    it('by ids can be limited to records with certain values', async () => {
      for (const id of ['a', 'b', 'c']) await put(thing(id), { group: id === 'b' ? 'y' : 'x', tags: [id, 'all'] });
      await put(thing('a', 'elsewhere'), { group: 'y' });
      assert.deepEqual(await ids({ group: 'x', id: ['c', 'b', 'a', 'nope'] }), ['a', 'c']);
      assert.deepEqual(await page({ match: { id: ['c', 'b', 'a'], group: 'x' }, after: 'a' }), ['c']);
      assert.deepEqual(await ids({ group: ['y', 'z'], id: ['a', 'b'] }), ['b']);
      assert.deepEqual(await ids({ tags: 'all', id: 'b' }), ['b']);
      assert.deepEqual(await ids({ group: 'y', id: 'x'.repeat(5000) }), []);
    });

    it('can be limited to records that have certain values, or lack the field', async () => {
      const g = { group: 'g' };
      const all = {
        a: g,
        b: { ...g, hidden: true },
        c: { ...g, hidden: false, active: true },
        d: { ...g, active: false },
      };
      const rest = { e: { group: 'h' }, f: { hidden: 'no' } };
      for (const [id, fields] of Object.entries({ ...all, ...rest })) await put(thing(id), fields);
      const only = { hidden: false, active: true };
      assert.deepEqual(await page({ match: { group: 'g' }, only }), ['a', 'c']);
      assert.deepEqual(await page({ match: { group: 'g' }, only, after: 'a' }), ['c']);
      assert.deepEqual(await page({ only: { hidden: false } }), ['a', 'c', 'd', 'e']);
      assert.deepEqual(await page({ only: { hidden: false }, after: 'c', limit: 1 }), ['d']);
      await alter(thing('b'), { hidden: undefined });
      await alter(thing('c'), { active: false });
      assert.deepEqual(await page({ match: { group: 'g' }, only }), ['a', 'b']);
      await assert.rejects(page({ match: { tags: 'g' }, only }), /no index/);
      await assert.rejects(page({ match: { group: 'g' }, only: { hidden: true } }), /no index/);
    });

    it('end with the record that reaches the limit of bytes', async () => {
      const all = times(12, (i) => doc(`r${String(i).padStart(2, '0')}`, { group: 'g', bulk: 'x'.repeat(20_000) }));
      await putAll(all);
      for (const match of [undefined, { group: 'g' }, { group: ['g', 'h'] }, { id: idsOf(all) }]) {
        for (let time = 0; time < 2; time++) {
          assert.deepEqual(await page({ match, atMostBytes: 1 }), idsOf(all.slice(0, 1)));
          assert.deepEqual(await page({ match, atMostBytes: 50_000 }), idsOf(all.slice(0, 3)));
          assert.deepEqual(await page({ match, atMostBytes: 50_000, limit: 2 }), idsOf(all.slice(0, 2)));
          assert.deepEqual(await page({ match, atMostBytes: 100_000_000 }), idsOf(all));
        }
      }
    });

    it('follow changes of indexed fields', async () => {
      await put(thing('a'), { tags: ['x', 'y'], group: 'g' });
      await alter(thing('a'), { tags: ['y', 'z'], group: undefined });
      const matches: Match[] = [{ tags: 'x' }, { tags: 'y' }, { tags: 'z' }, { group: 'g' }];
      const found = () => Promise.all(matches.map((match) => ids(match)));
      assert.deepEqual(await found(), [[], ['a'], ['a'], []]);
      await store.commit([{ remove: thing('a'), previous: (await store.read(thing('a'))) as Doc }]);
      assert.deepEqual(await found(), [[], [], [], []]);
    });

    it('of index entries give ids and values without reading records', async () => {
      const about = { a: 'p2', b: 'p1', c: 'p2', d: 'p10', e: 7, f: undefined, g: 'p3' };
      for (const [id, value] of Object.entries(about))
        await put(thing(id), { owner: { id: id === 'g' ? 'bob' : 'ann' }, about: value, group: 'x' });
      const entries = (more: object) =>
        store.entries({ collection: things, tenant, match: { 'owner.id': 'ann' }, fields: [], limit: 9, ...more });
      assert.deepEqual((await entries({})).flat(), ['a', 'b', 'c', 'd', 'e', 'f']);
      assert.deepEqual((await entries({ from: 'b', limit: 2 })).flat(), ['b', 'c']);
      assert.deepEqual((await entries({ from: 'b-', limit: 1 })).flat(), ['c']);
      const fields = ['about'];
      const values = async (more: object) => (await entries({ fields, ...more })).map((one) => one.join(' '));
      const all = ['p1 b', 'p10 d', 'p2 a', 'p2 c'];
      assert.deepEqual(await values({}), all);
      assert.deepEqual(await values({ from: 'p10', limit: 2 }), all.slice(1, 3));
      assert.deepEqual(await values({ from: 'p1-', limit: 1 }), all.slice(1, 2));
      assert.deepEqual(await entries({ fields, from: 'p3' }), []);
      assert.deepEqual(await entries({ match: { 'owner.id': 'ann', about: 'p2' } }), [['a'], ['c']]);
      assert.deepEqual(await entries({ match: {}, fields: ['owner.id', 'about'], from: 'b' }), [['bob', 'p3', 'g']]);
      assert.deepEqual(await entries({ match: { 'owner.id': 'bob' }, fields, consistent: true }), [['p3', 'g']]);
      assert.deepEqual(await entries({ tenant: 'elsewhere' }), []);
      await assert.rejects(async () => entries({ fields: ['group'] }), /no index/);
    });

    it('are refused where no index serves them', async () => {
      await assert.rejects(ids({ name: 'x' }), /no index/);
      await assert.rejects(ids({ code: 'x' }), /no index/);
      const named = { collection: things, tenant, match: { name: 'x' }, atMost: 1 };
      await assert.rejects(async () => store.count(named), /no index/);
    });

    it('neither skip nor repeat a record while others come and go', async () => {
      const lasting = times(60, (i) => `p${String(i * 10).padStart(3, '0')}`);
      await putAll(lasting.map((id) => doc(id, { group: 'g', tags: ['t', id] })));
      let done = false;
      const comeAndGo = async (writer: number) => {
        for (let i = 0; !done; i++) {
          const id = `p${String(Math.floor(Math.random() * 600)).padStart(3, '0')}.${writer}.${i}`;
          const passing = doc(id, { group: 'g', tags: ['t', id] });
          await store.commit([{ put: thing(id), doc: passing }]);
          await pause(5);
          await store.commit([{ remove: thing(id), previous: passing }]);
        }
      };
      const writers = times(4, comeAndGo);
      for (const match of [undefined, { group: 'g' }, { tags: 't' }, undefined, { group: 'g' }]) {
        const seen: string[] = [];
        for (let after: string | undefined; ; ) {
          const some = await page({ match, after, limit: 7 });
          seen.push(...some);
          after = seen.at(-1);
          if (some.length < 7) break;
        }
        assert.deepEqual(seen, [...new Set(seen)].sort(), 'in order, none twice');
        const stayed = seen.filter((id) => !id.includes('.'));
        assert.deepEqual(stayed, lasting);
      }
      done = true;
      await Promise.all(writers);
      assert.deepEqual(await ids(), lasting);
    });
  });
}
