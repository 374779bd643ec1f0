/** Records of suites of stores. */
import { Doc, type Stored } from '../../src/store/doc.js';
import { type Index, type Key, Stale, type Store } from '../../src/store/port.js';
import { pause } from './until.js';

export const things = 'suite.things';
export const parents = 'suite.parents';
export const children = 'suite.children';
export const people = 'suite.people';

export const thingIndexes: readonly Index[] = [
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
  { fields: ['begins'], sorted: 'moment' },
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
