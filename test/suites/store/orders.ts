/** Pages by values whose case does not matter, and in order of a field. */
import { strict as assert } from 'node:assert';
import type { Doc } from '../../../src/store/doc.js';
import { type AnyOf, type Key, type Match, type Order, type PageQuery, Taken } from '../../../src/store/port.js';
import { placeOf } from '../../../src/store/sorting.js';
import { alter, idsOf, page, put, putAll, store, tenant, text, thing, times } from '../../support/shelf.js';
import { doc, next, people, things } from '../../support/store-suite.js';

export function orders(): void {
  describe('pages', () => {
    describe('of a folded index', () => {
      const person = (id: string): Key => ({ collection: people, tenant, id });
      const found = (match: AnyOf, query: Partial<PageQuery> = {}) =>
        page({ collection: people, match, folded: true, ...query });

      it('find values regardless of case, and no others', async () => {
        const all = {
          ...{ a: 'Ada@Example.org', b: 'ada@example.org', c: 'ada@example.org.', d: 'straße@example.org' },
          ...{ e: 'İda@example.org', f: 'ὀδυσσεύς', g: `${'É'.repeat(200)}@example.org`, h: 5 },
        };
        for (const [id, email] of Object.entries(all)) await put(person(id), { email, group: 'G' });
        for (const [email, expected] of [
          ['ADA@example.ORG', 'a b'],
          ['STRASSE@example.org', 'd'],
          ['straẞe@example.org', 'd'],
          ['i̇da@EXAMPLE.org', 'e'],
          ['ida@example.org', ''],
          ['ὈΔΥΣΣΕΎΣ', 'f'],
          [`${'é'.repeat(200)}@example.org`, 'g'],
          ['5', ''],
          [['ADA@example.org', 'ada@EXAMPLE.org', 'İDA@example.org'], 'a b e'],
          [[], ''],
        ] as const)
          assert.equal((await found({ email })).join(' '), expected, `${email}`);
        assert.deepEqual(await found({ email: 'ADA@example.ORG' }, { limit: 1, after: 'a' }), ['b']);
        assert.deepEqual(await found({ group: 'g', email: 'ADA@example.org' }), ['a', 'b']);
        assert.deepEqual(await found({ email: 'ada@example.org' }, { folded: undefined }), ['b']);
        await assert.rejects(found({ code: 'x' }), /no index/);
        await assert.rejects(found({ 'owners.email': 'x' }, { folded: undefined }), /no index/);
      });

      it('find any of several values, and can be limited to certain records', async () => {
        await put(person('a'), { owners: [{ email: 'One@x.org' }, { email: 'oNE@x.org' }, { email: 'two@x.org' }] });
        await put(person('b'), { owners: { email: 'ONE@x.org' }, email: 'b@x.org' });
        await put(person('c'), { 'owners.email': 'one@x.org', email: 'B@x.org', hidden: true });
        assert.deepEqual(await found({ 'owners.email': 'one@X.org' }), ['a', 'b']);
        assert.deepEqual(await found({ 'owners.email': ['TWO@x.org', 'one@x.org'] }), ['a', 'b']);
        assert.deepEqual(await found({ email: 'B@X.org' }), ['b', 'c']);
        assert.deepEqual(await found({ email: 'B@X.org' }, { only: { hidden: false } }), ['b']);
      });

      it('follow changes, of one record and of several', async () => {
        const [a, b] = [doc('a', { email: 'A@x.org' }), doc('b', { email: 'B@x.org' })];
        await putAll([a, b], people);
        const moved = next(a, { email: 'New@x.org' });
        await store.commit([{ put: person('a'), doc: moved, previous: a }]);
        assert.deepEqual(await found({ email: ['a@X.org', 'NEW@x.org', 'b@x.org'] }), ['a', 'b']);
        assert.deepEqual(await found({ email: 'a@x.org' }), []);
        const upper = next(b, { email: 'b@X.ORG' });
        await store.commit([
          { put: person('a'), doc: next(moved, { email: undefined }), previous: moved },
          { put: person('b'), doc: upper, previous: b },
        ]);
        assert.deepEqual(await found({ email: ['new@x.org', 'B@x.org'] }), ['b']);
        await store.commit([{ remove: person('b'), previous: upper }]);
        assert.deepEqual(await found({ email: 'b@x.org' }), []);
      });

      it('change neither records nor unique fields', async () => {
        const fields = { email: 'A@x.org', code: 'x', _folded: { email: 1 }, '%folded': 'own', '%66olded': null };
        await put(person('a'), fields);
        const [first] = await store.page({ collection: people, tenant, limit: 1 });
        for (const found of [await text(person('a')), first?.text]) assert.equal(found, doc('a', fields).text);
        await put(person('b'), { code: 'X' });
        await assert.rejects(put(person('c'), { code: 'x' }), Taken);
      });
    });

    describe('in order of a field', () => {
      const all = (query: Partial<PageQuery>) => page({ limit: 1000, ...query });
      /** Ids of all pages of this length. */
      async function paged(query: Partial<PageQuery>, limit: number): Promise<string[]> {
        const found: string[] = [];
        for (let after: string | undefined; ; ) {
          const docs = await store.page({ collection: things, tenant, ...query, after, limit });
          found.push(...idsOf(docs));
          if (docs.length < limit) return found;
          after = placeOf(query.order, docs.at(-1) as Doc);
        }
      }
      /** In both directions, at once and in pages. */
      async function follows(order: Order, expected: readonly string[], match?: Match): Promise<void> {
        const down = { ...order, descending: true };
        assert.deepEqual(await all({ order, match }), expected);
        assert.deepEqual(await all({ order: down, match }), expected.toReversed());
        // of one record, so that a page begins at each
        assert.deepEqual(await paged({ order, match }, 1), expected);
        assert.deepEqual(await paged({ order: down, match }, 1), expected.toReversed());
      }
      const count = (range: Order, match: Match = {}) =>
        store.count({ collection: things, tenant, match, range, atMost: 100 });
      const putEach = async (field: string, values: readonly unknown[]) => {
        for (const [i, value] of values.entries())
          await put(thing(`r${i}`), { [field]: value, group: i % 2 ? 'g' : 'h' });
        await put(thing('r0', `${tenant}b`), { [field]: values[0], group: 'g' });
      };

      it('sort numbers by size, after records without one', async () => {
        const values = [10, 9, -1, -0, 0, undefined, -10.5, 1e300, 5e-324, -5e-324, 0.1, 'text', 9, 2 ** 53, -1e300];
        await putEach('score', values);
        const expected = 'r11 r5 r14 r6 r2 r9 r3 r4 r8 r10 r1 r12 r0 r13 r7'.split(' ');
        await follows({ field: 'score', sorted: 'number' }, expected);
        await alter(thing('r1'), { score: undefined });
        await alter(thing('r7'), { score: -2 });
        const moved = 'r1 r11 r5 r14 r6 r7 r2 r9 r3 r4 r8 r10 r12 r0 r13'.split(' ');
        await follows({ field: 'score', sorted: 'number' }, moved);
      });

      it('sort texts regardless of case, and long ones by their beginning', async () => {
        const long = 'x'.repeat(64);
        const words = ['b', 'B', 'a', undefined, `${long}2`, `${long}1`, 'Ab', 'É', 'straße', 'STRASSE'];
        const values = [...words, 5, '', 'a b', '😀'];
        await putEach('title', values);
        const expected = ['r10', 'r11', 'r3', 'r2', 'r12', 'r6', 'r0', 'r1', 'r8', 'r9', 'r4', 'r5', 'r7', 'r13'];
        await follows({ field: 'title', sorted: 'text' }, expected);
        const odd = expected.filter((id) => Number(id.slice(1)) % 2 > 0);
        await follows({ field: 'title', sorted: 'text' }, odd, { group: 'g' });
        await assert.rejects(page({ order: { field: 'about', sorted: 'text' } }), /no index/);
      });

      it('sort times by the moment, whatever their offset', async () => {
        const values = ['T12:00:00Z', 'T12:30:00+01:00', 'T12:00:00.001Z'].map((time) => `2026-03-01${time}`);
        await putEach('begins', [...values, undefined, 'soon']);
        await follows({ field: 'begins', sorted: 'moment' }, ['r3', 'r4', 'r1', 'r0', 'r2']);
      });

      it('can be limited to a range, and so can counts', async () => {
        await putEach('changed', ['a1', 'a3', 'a2', 'a2', 'a4', 'a20']);
        const order = { field: 'changed', from: 'a2', to: 'a3' };
        await follows(order, ['r2', 'r3', 'r5', 'r1']);
        assert.equal(await count(order), 4);
        assert.equal(await count({ field: 'changed', from: 'a20' }), 3);
        assert.equal(await count({ field: 'changed' }), 6);
        assert.equal(await count({ field: 'title', sorted: 'text' }, { group: 'g' }), 3);
        assert.equal(await count({}, { group: 'g' }), 3);
      });

      it('can also go backwards by id', async () => {
        const ids = times(9, (i) => `p${i}`);
        for (const [i, id] of ids.entries())
          await put(thing(id), { group: i % 3 ? 'g' : 'h', tags: ['x', `${i % 2}`] });
        const odd = (ids: readonly string[]) => ids.filter((_, i) => i % 2);
        for (const [match, expected] of [
          [undefined, ids],
          [{ group: 'g' }, ids.filter((_, i) => i % 3)],
          [{ group: ['h', 'g'] }, ids],
          [{ tags: ['x', '1'] }, ids],
          [{ tags: ['1', '3'] }, odd(ids)],
          [{ id: odd(ids) }, odd(ids)],
          [{ group: 'h', id: ids }, ids.filter((_, i) => i % 3 === 0)],
        ] satisfies [AnyOf | undefined, string[]][])
          for (const limit of [2, 100])
            assert.deepEqual(await paged({ order: { descending: true }, match }, limit), expected.toReversed());
      });
    });
  });
}
