/** What every Store must do. */
import { strict as assert } from 'node:assert';
import { Doc, type Stored } from '../../src/store/doc.js';
import {
  type AnyOf,
  type Change,
  type Index,
  type Key,
  type Match,
  Missing,
  type Order,
  type PageQuery,
  Referenced,
  Stale,
  type Store,
  Taken,
} from '../../src/store/port.js';
import { placeOf } from '../../src/store/sorting.js';
import { pause } from './until.js';

export interface Opened {
  readonly store: Store;
  /** A further store on the same data, as another process has it, or one after a restart. */
  another(): Promise<Store>;
  /** Closes all and removes the data. */
  discard(): Promise<void>;
}

export interface OpenOptions {
  /** Called between the steps of a commit. */
  readonly beforeStep: () => void;
}

/** Opens a store with its own data. `this` is the hook's context, to skip the suite. */
export type Open = (this: Mocha.Context, options: OpenOptions) => Promise<Opened>;

export const things = 'suite.things';
export const parents = 'suite.parents';
export const children = 'suite.children';
export const people = 'suite.people';

const thingIndexes: readonly Index[] = [
  { fields: ['group'] },
  { fields: ['about', 'email'] },
  { fields: ['owner.id'] },
  { fields: ['owner.id', 'about'] },
  { fields: ['tags'] },
  { fields: ['items.kinds.id'] },
  { fields: ['group'], only: { hidden: false, active: true } },
  { fields: [], only: { hidden: false } },
  { fields: ['title'], sorted: 'text' },
  { fields: ['group', 'title'], sorted: 'text' },
  { fields: ['score'], sorted: 'number' },
  { fields: ['begins'], sorted: 'time' },
  { fields: ['changed'] },
  { fields: ['code'], unique: true },
  { fields: ['seat'], unique: true, where: { status: 'open' } },
];

/** Among them folded ones, beside others with the same fields. */
const peopleIndexes: readonly Index[] = [
  { fields: ['email'] },
  { fields: ['email'], folded: true },
  { fields: ['group', 'email'], folded: true },
  { fields: ['owners.email'], folded: true },
  { fields: ['email'], only: { hidden: false }, folded: true },
  { fields: ['code'], unique: true },
];

export async function declareAll(store: Store): Promise<void> {
  await store.declare(people, peopleIndexes);
  await store.declare(things, thingIndexes);
  await store.declare(parents, []);
  await store.declare(children, [{ fields: ['parent_id'] }]);
}

export const doc = (id: string, fields: object = {}, sys_version = 1): Doc =>
  Doc.ofRecord<Stored>({ id, ...fields, sys_version });

export const next = (previous: Doc, fields: object = {}): Doc =>
  Doc.ofRecord<Stored>({ ...previous.record, ...fields, sys_version: previous.record.sys_version + 1 });

/** Adds one to the `count` of each record, in one commit. */
export async function increment(store: Store, ...keys: readonly Key[]): Promise<void> {
  for (let attempt = 1; ; attempt++) {
    const docs = await Promise.all(keys.map((key) => store.read(key) as Promise<Doc>));
    const changes = keys.map((key, i) => {
      const previous = docs[i] as Doc;
      return { put: key, doc: next(previous, { count: (previous.record.count as number) + 1 }), previous };
    });
    try {
      return await store.commit(attempt % 2 ? changes : changes.toReversed());
    } catch (thrown) {
      if (!(thrown instanceof Stale)) throw thrown;
      await pause(10 * attempt);
    }
  }
}

export const keyOf = (id: string, collection = things): Key => ({ collection, tenant: 'acme', id });

/** Of the tenant acme. */
export async function allIds(store: Store, collection: string, match?: Record<string, string>): Promise<string[]> {
  const ids: string[] = [];
  for (;;) {
    const page = await store.page({ collection, tenant: 'acme', match, after: ids.at(-1), limit: 1000 });
    ids.push(...page.map(({ record }) => record.id));
    if (page.length < 1000) return ids;
  }
}

const times = <T>(count: number, make: (i: number) => T): T[] => Array.from({ length: count }, (_, i) => make(i));

/** Names of the errors that promises were rejected with; `ok` for the others. */
async function outcomes(promises: readonly Promise<unknown>[]): Promise<string[]> {
  const settled = await Promise.allSettled(promises);
  return settled.map((one) => (one.status === 'fulfilled' ? 'ok' : (one.reason as Error).constructor.name));
}

const countOf = (values: readonly string[], value: string) => values.filter((one) => one === value).length;

export function storeSuite(name: string, open: Open): void {
  describe(`the store: ${name}`, () => {
    let opened: Opened;
    let store: Store;
    let beforeStep = () => {};
    let tenant = '';
    let tenants = 0;

    before(async function () {
      opened = await open.call(this, { beforeStep: () => beforeStep() });
      store = opened.store;
      await declareAll(store);
    });

    beforeEach(() => {
      beforeStep = () => {};
      tenant = `tenant${++tenants}`;
    });

    after(() => opened?.discard());

    const thing = (id: string, of = tenant): Key => ({ collection: things, tenant: of, id });
    const parent = (id: string): Key => ({ collection: parents, tenant, id });
    const child = (id: string): Key => ({ collection: children, tenant, id });
    const put = (key: Key, fields: object = {}) => store.commit([{ put: key, doc: doc(key.id, fields) }]);
    const putAll = (docs: readonly Doc[], collection = things) =>
      store.commit(docs.map((one) => ({ put: { collection, tenant, id: one.id }, doc: one })));
    /** Changes fields of a stored record. */
    async function alter(key: Key, fields: object): Promise<void> {
      const previous = (await store.read(key)) as Doc;
      await store.commit([{ put: key, doc: next(previous, fields), previous }]);
    }
    const text = async (key: Key) => (await store.read(key))?.text;
    const idsOf = (docs: readonly Doc[]) => docs.map(({ id }) => id);
    /** Ids of a page. */
    const page = async (query: Partial<PageQuery> = {}) =>
      idsOf(await store.page({ collection: things, tenant, limit: 1000, ...query }));
    const ids = (match?: AnyOf, collection = things, of = tenant) => page({ match, collection, tenant: of });
    const unlessChildren = (id: string) => [{ collection: children, match: { parent_id: id } }];

    describe('one record', () => {
      it('is read as it was put, replaced and removed', async () => {
        assert.equal(await store.read(thing('a')), undefined);
        const first = doc('a', { name: 'first' });
        await store.commit([{ put: thing('a'), doc: first }]);
        assert.equal(await text(thing('a')), first.text);
        const second = next(first, { name: 'second' });
        await store.commit([{ put: thing('a'), doc: second, previous: first }]);
        assert.equal((await store.read(thing('a'), { consistent: true }))?.text, second.text);
        await store.commit([{ remove: thing('a'), previous: second }]);
        assert.equal(await store.read(thing('a')), undefined);
        assert.deepEqual(await ids(), []);
      });

      it('cannot be changed by who has not seen its last version', async () => {
        const first = doc('a');
        const second = next(first);
        await assert.rejects(store.commit([{ put: thing('a'), doc: second, previous: first }]), Stale);
        await assert.rejects(store.commit([{ remove: thing('a'), previous: first }]), Stale);
        await store.commit([{ put: thing('a'), doc: first }]);
        await assert.rejects(store.commit([{ put: thing('a'), doc: doc('a') }]), Stale);
        await store.commit([{ put: thing('a'), doc: second, previous: first }]);
        await assert.rejects(store.commit([{ put: thing('a'), doc: second, previous: first }]), Stale);
        await assert.rejects(store.commit([{ remove: thing('a'), previous: first }]), Stale);
        assert.equal(await text(thing('a')), second.text);
      });

      it('names the stale one of several', async () => {
        const known = times(4, (i) => doc(`s${i}`));
        await putAll(known);
        await store.commit([{ put: thing('s2'), doc: next(known[2] as Doc), previous: known[2] }]);
        const all = known.map((one) => ({ put: thing(one.record.id), doc: next(one), previous: one }));
        const isS2 = (thrown: unknown) => thrown instanceof Stale && thrown.key.id === 's2';
        await assert.rejects(store.commit(all), isS2);
        const removals = known.map((previous) => ({ remove: thing(previous.record.id), previous }));
        await assert.rejects(store.commit(removals), isS2);
        await assert.rejects(putAll(['t0', 't1', 's2'].map((id) => doc(id))), isS2);
        assert.deepEqual(await ids(), ['s0', 's1', 's2', 's3']);
      });

      const awkward = {
        'names that mean something to a database': `{"id":"r","_id":"own","tenant":"own","$set":{"a":1},"$x":1,"a.b":2,".":3,"$":4,"%24":5,"50 %":6,"__v":7,"sys_version":1}`,
        'such names inside': `{"id":"r","o":{"_id":1,"tenant":2,"$set":{"$inc":{"a":1}},"a.b":[{"$gt":""}],"":{"":0},"%2E":1},"l":[[{"$where":"1"}]],"sys_version":1}`,
        'names of references and types': `{"id":"r","o":{"$ref":"things","$id":"1"},"p":{"$db":"x","$ref":"y","$id":{"$oid":"0"}},"_bsontype":"Long","q":{"_bsontype":"ObjectId","id":"0"},"sys_version":1}`,
        'names of JavaScript': `{"id":"r","constructor":1,"toString":{"valueOf":"x"},"toJSON":"y","toBSON":"z","length":2,"o":{"hasOwnProperty":1},"sys_version":1}`,
        'numbers as names': `{"0":"a","2":"b","10":"c","id":"r","o":{"1":1,"b":2,"a":3},"sys_version":1}`,
        'control characters': `{"id":"r","a\\u0000b":1,"o":{"\\u0000":2,"\\n":3},"v":"x\\u0000y\\u001f","sys_version":1}`,
        numbers: `{"id":"r","n":[0,1,-1,1.5,2147483647,2147483648,-2147483649,1099511627776,9007199254740991,-9007199254740991,1e+300,5e-324,0.1],"sys_version":1}`,
        'what is empty': `{"id":"r","n":null,"o":{},"l":[],"t":"","f":false,"m":[null,[],{},[[]]],"sys_version":1}`,
        'many scripts': `{"id":"r","ключ":"знач","名":"前 😀 e\u0301 \u00e9","sys_version":1}`,
        'an order of its own': `{"id":"r","z":1,"a":{"z":1,"a":2,"m":3},"m":2,"sys_version":1}`,
      };
      for (const [what, json] of Object.entries(awkward)) {
        it(`keeps ${what}`, async () => {
          const first = Doc.ofJson(Buffer.from(json));
          await store.commit([{ put: thing('r'), doc: first }]);
          assert.equal(await text(thing('r')), json);
          const second = next(first);
          await store.commit([{ put: thing('r'), doc: second, previous: first }]);
          assert.equal(await text(thing('r')), second.text);
          assert.deepEqual((await store.read(thing('r')))?.record, JSON.parse(second.text));
          const others = [doc('s', { like: 1 }), Doc.ofJson(Buffer.from(json.replace('"id":"r"', '"id":"t"')))];
          await putAll(others);
          assert.equal(await text(thing('t')), others[1]?.text);
        });
      }

      it('may hold long texts, in indexes too', async () => {
        const long = (end: string) => 'é'.repeat(10_000) + end;
        await put(thing('a'), { group: long('1'), code: long('1'), about: long('x'), email: long('y') });
        await put(thing('b'), { group: long('2'), code: long('2') });
        assert.deepEqual(await ids({ group: long('1') }), ['a']);
        assert.deepEqual(await ids({ group: long('2') }), ['b']);
        assert.deepEqual(await ids({ group: long('') }), []);
        assert.deepEqual(await ids({ about: long('x'), email: long('y') }), ['a']);
        await assert.rejects(put(thing('c'), { code: long('2') }), Taken);
        await put(thing('c'), { code: long('3'), bulk: 'x'.repeat(1_000_000) });
        const without = doc('c', { code: long('3'), bulk: '' }).text.length;
        assert.equal((await text(thing('c')))?.length, without + 1_000_000);
      });
    });

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

      it('of 1,001 large records are whole', async () => {
        const bulk = 'x'.repeat(2000);
        const all = times(1001, (i) => doc(`r${String(i).padStart(4, '0')}`, { group: 'g', bulk }));
        await putAll(all);
        for (const match of [undefined, { group: 'g' }])
          assert.deepEqual(await page({ match, limit: 1001 }), idsOf(all));
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

      it('follow dotted paths, each of several values, and texts only', async () => {
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

      it('of any of several values have each record once, in order', async () => {
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

      it('of ids have those with certain values only, when some are asked for', async () => {
        for (const id of ['a', 'b', 'c']) await put(thing(id), { group: id === 'b' ? 'y' : 'x', tags: [id, 'all'] });
        await put(thing('a', 'elsewhere'), { group: 'y' });
        assert.deepEqual(await ids({ group: 'x', id: ['c', 'b', 'a', 'nope'] }), ['a', 'c']);
        assert.deepEqual(await page({ match: { id: ['c', 'b', 'a'], group: 'x' }, after: 'a' }), ['c']);
        assert.deepEqual(await ids({ group: ['y', 'z'], id: ['a', 'b'] }), ['b']);
        assert.deepEqual(await ids({ tags: 'all', id: 'b' }), ['b']);
        assert.deepEqual(await ids({ group: 'y', id: 'x'.repeat(5000) }), []);
      });

      it('have only records with certain values, or without the field', async () => {
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

      it('end with the record that brings them to so many bytes', async () => {
        const all = times(12, (i) => doc(`r${String(i).padStart(2, '0')}`, { group: 'g', bulk: 'x'.repeat(100_000) }));
        await putAll(all);
        for (const match of [undefined, { group: 'g' }, { group: ['g', 'h'] }, { id: idsOf(all) }]) {
          for (let time = 0; time < 2; time++) {
            assert.deepEqual(await page({ match, atMostBytes: 1 }), idsOf(all.slice(0, 1)));
            assert.deepEqual(await page({ match, atMostBytes: 250_000 }), idsOf(all.slice(0, 3)));
            assert.deepEqual(await page({ match, atMostBytes: 250_000, limit: 2 }), idsOf(all.slice(0, 2)));
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

      describe('of a folded index', () => {
        const person = (id: string): Key => ({ collection: people, tenant, id });
        const found = (match: AnyOf, query: Partial<PageQuery> = {}) =>
          page({ collection: people, match, folded: true, ...query });

        it('have values that differ in case, and no others', async () => {
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

        it('have each of several values, and only records with certain values', async () => {
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

        it('leave records and unique fields as they are', async () => {
          const fields = { email: 'A@x.org', code: 'x', _folded: { email: 1 }, '%folded': 'own', '%66olded': null };
          await put(person('a'), fields);
          const [first] = await store.page({ collection: people, tenant, limit: 1 });
          for (const found of [await text(person('a')), first?.text]) assert.equal(found, doc('a', fields).text);
          await put(person('b'), { code: 'X' });
          await assert.rejects(put(person('c'), { code: 'x' }), Taken);
        });
      });

      it('say from an index alone what values records have, and their ids', async () => {
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

        it('have numbers as numbers, and first those without one', async () => {
          const values = [10, 9, -1, -0, 0, undefined, -10.5, 1e300, 5e-324, -5e-324, 0.1, 'text', 9, 2 ** 53, -1e300];
          await putEach('score', values);
          const expected = 'r11 r5 r14 r6 r2 r9 r3 r4 r8 r10 r1 r12 r0 r13 r7'.split(' ');
          await follows({ field: 'score', sorted: 'number' }, expected);
        });

        it('have texts regardless of case, and long ones by their beginning', async () => {
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

        it('have times by the moment', async () => {
          const values = ['T12:00:00Z', 'T12:30:00+01:00', 'T12:00:00.001Z'].map((time) => `2026-03-01${time}`);
          await putEach('begins', [...values, undefined, 'soon']);
          await follows({ field: 'begins', sorted: 'time' }, ['r3', 'r4', 'r1', 'r0', 'r2']);
        });

        it('are of a range, and so are counts', async () => {
          await putEach('changed', ['a1', 'a3', 'a2', 'a2', 'a4', 'a20']);
          const order = { field: 'changed', from: 'a2', to: 'a3' };
          await follows(order, ['r2', 'r3', 'r5', 'r1']);
          assert.equal(await count(order), 4);
          assert.equal(await count({ field: 'changed', from: 'a20' }), 3);
          assert.equal(await count({ field: 'changed' }), 6);
          assert.equal(await count({ field: 'title', sorted: 'text' }, { group: 'g' }), 3);
          assert.equal(await count({}, { group: 'g' }), 3);
        });

        it('of ids may be turned round', async () => {
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

      it('need an index', async () => {
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

    it('tenants do not see each other', async () => {
      const base = tenant;
      const all = [base, `${base}-b`, `${base}b`, `${base}0`, `${base}!`, `${base}.`, `${base}~`, base.slice(0, -1)];
      for (const of of all) await put(thing('same', of), { name: of, group: 'g', code: 'c', tags: ['t'] });
      for (const of of all) {
        assert.equal((await store.read(thing('same', of)))?.record.name, of);
        for (const match of [undefined, { group: 'g' }, { tags: 't' }]) {
          const [found, ...others] = await store.page({ collection: things, tenant: of, match, limit: 100 });
          assert.deepEqual([found?.record.name, others], [of, []]);
          assert.deepEqual(await page({ tenant: of, match, after: 'same' }), []);
        }
        assert.equal(await store.count({ collection: things, tenant: of, match: { group: 'g' }, atMost: 100 }), 1);
      }
      const previous = (await store.read(thing('same'))) as Doc;
      const unless = [{ collection: things, match: { group: 'other' } }];
      await store.commit([{ remove: thing('same'), previous, unless }]);
      assert.deepEqual(await ids(undefined, things, `${base}-b`), ['same']);
    });

    describe('writers at once', () => {
      for (const [many, ...names] of [
        [30, 'one'],
        [12, 'one', 'two'],
      ] as [number, ...string[]][])
        it(`count every increment once, of ${names.length} at a time`, async () => {
          const keys = names.map((name) => thing(name));
          for (const key of keys) await put(key, { count: 0 });
          await Promise.all(times(many, () => increment(store, ...keys)));
          for (const key of keys) {
            const { count, sys_version } = ((await store.read(key)) as Doc).record;
            assert.deepEqual({ count, sys_version }, { count: many, sys_version: many + 1 });
          }
        });

      it('create one id once, alone and with another record', async () => {
        const results = await outcomes(times(50, (i) => put(thing('only'), { by: i })));
        assert.deepEqual([countOf(results, 'ok'), countOf(results, 'Stale')], [1, 49]);
        assert.equal((await store.read(thing('only')))?.record.by, results.indexOf('ok'));
        const more = await outcomes(times(10, (i) => putAll([doc(`own${i}`), doc('shared')])));
        assert.deepEqual([countOf(more, 'ok'), countOf(more, 'Stale')], [1, 9]);
        assert.deepEqual(await ids(), ['only', `own${more.indexOf('ok')}`, 'shared']);
      });

      it('take one value of a unique field once', async () => {
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

    describe('unique fields', () => {
      const isTaken = (field: string) => (thrown: unknown) => thrown instanceof Taken && thrown.fields.join() === field;

      it('belong to one record of a tenant', async () => {
        await put(thing('a'), { code: 'x' });
        await assert.rejects(put(thing('b'), { code: 'x' }), isTaken('code'));
        await put(thing('b'), { code: 'y' });
        await put(thing('c'));
        await put(thing('d'), { code: 5 });
        await put(thing('e'), { code: 5 });
        const previous = (await store.read(thing('b'))) as Doc;
        const change = { put: thing('b'), doc: next(previous, { code: 'x' }), previous };
        await assert.rejects(store.commit([change]), isTaken('code'));
        await assert.rejects(store.commit([{ put: thing('f'), doc: doc('f') }, change]), isTaken('code'));
        assert.deepEqual(await ids(), ['a', 'b', 'c', 'd', 'e']);
        assert.equal(await text(thing('b')), previous.text);
        await store.commit([{ put: thing('b'), doc: next(previous, { name: 'same code' }), previous }]);
        await put(thing('a', `${tenant}-b`), { code: 'x' });
      });

      it('only among those that the index is about', async () => {
        await put(thing('a'), { seat: '1', status: 'open' });
        await put(thing('b'), { seat: '1', status: 'closed' });
        await put(thing('c'), { seat: '1' });
        await assert.rejects(put(thing('d'), { seat: '1', status: 'open' }), isTaken('seat'));
        await assert.rejects(alter(thing('b'), { status: 'open' }), isTaken('seat'));
        await alter(thing('a'), { status: 'closed' });
        await alter(thing('b'), { status: 'open' });
      });

      it('pass from one record to another within a commit, in any order of its changes', async () => {
        const [a, b, c] = [doc('a', { code: 'x' }), doc('b', { code: 'y' }), doc('c', { code: 'z' })];
        await putAll([a, b, c]);
        await store.commit([
          { put: thing('d'), doc: doc('d', { code: 'x' }) },
          { remove: thing('a'), previous: a },
        ]);
        await store.commit([
          { put: thing('b'), doc: next(b, { code: 'z' }), previous: b },
          { put: thing('c'), doc: next(c, { code: 'y' }), previous: c },
        ]);
        const codes = async () =>
          (await store.page({ collection: things, tenant, limit: 9 })).map((one) => `${one.id}${one.record.code}`);
        assert.deepEqual(await codes(), ['bz', 'cy', 'dx']);
        for (const code of ['x', 'y', 'z']) await assert.rejects(put(thing('e'), { code }), Taken);
        await assert.rejects(putAll(['e', 'f'].map((id) => doc(id, { code: 'w' }))), Taken);
        assert.deepEqual(await codes(), ['bz', 'cy', 'dx']);
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
        beforeStep = () => void steps++;
        await store.commit(whole);
        beforeStep = () => {};
        assert.deepEqual(await visible('.'), everything('.'));
        assert.ok(steps > 3);
        for (let k = 1; k <= steps; k++) {
          const n = `.${k}.`;
          const changes = await prepared(n);
          let step = 0;
          beforeStep = () => {
            if (++step === k) throw new Error('injected');
          };
          await assert.rejects(store.commit(changes), /injected/, `step ${k} of ${steps}`);
          beforeStep = () => {};
          await put(thing(`after${k}`)); // takes nothing along
          assert.deepEqual(await visible(n), nothing(n), `step ${k} of ${steps}`);
          await store.commit(changes);
          assert.deepEqual(await visible(n), everything(n));
        }
      });

      it('are nothing when one of the changes cannot be', async () => {
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
          const rest = changes.filter(
            (other) => !('put' in other && 'put' in change && other.put.id === change.put.id),
          );
          await assert.rejects(store.commit([...rest, change]), error);
          assert.deepEqual(await visible(n), nothing(n));
        }
        await store.commit(changes);
        assert.deepEqual(await visible(n), everything(n));
      });

      it('may be of none, and of hundreds', async () => {
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

    describe('references', () => {
      it('name all that is missing', async () => {
        await put(parent('there'));
        const changes: Change[] = [
          { put: child('c'), doc: doc('c') },
          ...['x', 'there', 'y'].map((id) => ({ require: parent(id) })),
          { require: thing('z') },
        ];
        const missing = await store.commit(changes).catch((thrown) => thrown);
        assert.ok(missing instanceof Missing);
        assert.deepEqual(missing.keys.map(({ id }) => id).sort(), ['x', 'y', 'z']);
        assert.deepEqual(await ids(undefined, children), []);
      });

      it('are to records of the same tenant', async () => {
        await put({ ...parent('p'), tenant: `${tenant}-b` });
        await assert.rejects(store.commit([{ put: child('c'), doc: doc('c') }, { require: parent('p') }]), Missing);
      });

      it('keep a record from being removed', async () => {
        await put(parent('p'));
        await put(child('c'), { parent_id: 'p' });
        const removal: Change = { remove: parent('p'), previous: doc('p'), unless: unlessChildren('p') };
        const isBy = (thrown: unknown) =>
          thrown instanceof Referenced && thrown.key.id === 'p' && thrown.by.collection === children;
        await assert.rejects(store.commit([removal]), isBy);
        assert.deepEqual(await ids(undefined, parents), ['p']);
        const c = (await store.read(child('c'))) as Doc;
        await store.commit([removal, { remove: child('c'), previous: c }]);
        assert.deepEqual(await ids(undefined, parents), []);
        assert.deepEqual(await ids(undefined, children), []);
      });

      it('do not make creators with one parent fail', async () => {
        await put(parent('p'));
        const create = (id: string) =>
          store.commit([{ put: child(id), doc: doc(id, { parent_id: 'p' }) }, { require: parent('p') }]);
        for (let round = 0; round < 3; round++) await Promise.all(times(20, (i) => create(`c${round}.${i}`)));
        assert.equal((await ids({ parent_id: 'p' }, children)).length, 60);
      });

      /** What is stale was not done, as on a slow machine that had others wait too long: it is tried again. */
      async function insisted(changes: readonly Change[]): Promise<void> {
        for (;;) {
          const [outcome] = await Promise.allSettled([store.commit(changes)]);
          if (outcome.status === 'fulfilled') return;
          if (!(outcome.reason instanceof Stale)) throw outcome.reason;
        }
      }

      it('never dangle, in any order of the commits', async () => {
        for (let round = 0; round < 12; round++) {
          const id = `p${round}`;
          await put(parent(id));
          const create = async (i: number) => {
            await pause(15);
            const name = `${id}.${i}`;
            await insisted([{ put: child(name), doc: doc(name, { parent_id: id }) }, { require: parent(id) }]);
          };
          const remove = async () => {
            await pause(Math.random() * 15);
            await insisted([{ remove: parent(id), previous: doc(id), unless: unlessChildren(id) }]);
          };
          const [removed, ...created] = await outcomes([remove(), ...times(20, create)]);
          const left = await ids({ parent_id: id }, children);
          assert.ok(removed === 'ok' || removed === 'Referenced', removed);
          assert.equal(countOf(created, 'ok') + countOf(created, 'Missing'), 20, created.join());
          assert.equal(left.length, countOf(created, 'ok'));
          assert.equal((await store.read(parent(id))) === undefined, removed === 'ok');
          if (removed === 'ok') assert.deepEqual(left, []);
        }
      });
    });

    it('has everything when it is opened again, and indexes what was there before', async () => {
      await put(thing('a'), { group: 'g', kind: 'k', code: 'x' });
      const again = await opened.another();
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

    it('knows only what was declared', async () => {
      const query = { collection: 'other', tenant, match: { a: 'b' }, limit: 1 };
      await assert.rejects(async () => store.page(query), /not declared/);
    });

    it('waits for commits under way when it is closed', async () => {
      const again = await opened.another();
      await declareAll(again);
      const all = times(20, (i) => again.commit([{ put: thing(`c${i}`), doc: doc(`c${i}`) }]));
      const closed = again.close();
      assert.equal(countOf(await outcomes(all), 'ok'), 20);
      await closed;
      assert.equal((await ids()).length, 20);
    });
  });
}
