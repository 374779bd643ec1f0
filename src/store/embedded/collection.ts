/** A collection of the embedded store: its records and their indexes. */
import type { Database, RootDatabase } from 'lmdb';
import { Doc } from '../doc.js';
import type { AnyOf, CountQuery, EntriesQuery, Index, IndexSpec, Match, Order, PageQuery } from '../port.js';
import { positionAfter } from '../positions.js';
import type { Counts } from './counts.js';
import { EmbeddedIndex, idOf, keyEncoder, maxIdLength, nameOf, type PendingEntries, rangeAfter } from './indexes.js';

export class EmbeddedCollection {
  readonly name: string;
  readonly indexes: readonly EmbeddedIndex[];
  readonly unique: readonly EmbeddedIndex[];
  /** Tenant, id → `Doc.stored`. */
  readonly #records: Database<Buffer, string>;
  readonly #byFields: ReadonlyMap<string, EmbeddedIndex>;
  readonly #counts: Counts;

  constructor(name: string, env: RootDatabase, specs: readonly Index[], pending: PendingEntries, counts: Counts) {
    this.name = name;
    this.#counts = counts;
    this.indexes = specs.map((spec) => new EmbeddedIndex(env, name, spec, pending));
    this.unique = this.indexes.filter(({ spec }) => spec.unique);
    this.#records = env.openDB({ name, encoding: 'binary', ...{ keyEncoder } });
    this.#byFields = new Map(
      this.indexes.filter(({ spec }) => !spec.unique).map((index) => [nameOf(index.spec), index]),
    );
  }

  get isEmpty(): boolean {
    return Array.from(this.#records.getKeys({ start: '\u0001', limit: 1 })).length === 0;
  }

  /** In order. It skips from the last key of a tenant to the first of the next. */
  tenants(after: string | undefined, limit: number): string[] {
    const found: string[] = [];
    for (let last = after; found.length < limit; ) {
      const [key] = this.#records.getKeys({ start: last === undefined ? '\u0001' : `${last}\u0001`, limit: 1 });
      if (key === undefined) break;
      last = key.slice(0, key.indexOf('\0'));
      found.push(last);
    }
    return found;
  }

  get(tenant: string, id: string): Doc | undefined {
    const shared = id.length <= maxIdLength ? this.#records.getBinaryFast(`${tenant}\0${id}`) : undefined;
    if (shared === undefined) return undefined;
    const stored = Buffer.allocUnsafe(shared.length); // copied, because the next read overwrites the shared buffer
    stored.set(shared.subarray(0, stored.length));
    return Doc.ofStored(stored);
  }

  has(tenant: string, id: string): boolean {
    return id.length <= maxIdLength && this.#records.doesExist(`${tenant}\0${id}`);
  }

  page(query: PageQuery): Doc[] {
    const { tenant, match, only, order, after, limit, atMostBytes = Number.POSITIVE_INFINITY } = query;
    const docs: Doc[] = [];
    let bytes = 0;
    const fills = (doc: Doc) => {
      bytes += doc.json.length;
      return docs.push(doc) === limit || bytes >= atMostBytes;
    };
    if (match === undefined && only === undefined && order?.field === undefined) {
      for (const { value } of this.#records.getRange({ ...rangeAfter(tenant, order, after), limit }))
        if (fills(Doc.ofStored(value))) break;
      return docs;
    }
    for (const id of this.#matching(query)) {
      const doc = this.get(tenant, id);
      if (doc !== undefined && fills(doc)) break; // requested ids may not exist
    }
    return docs;
  }

  /** All records are counted already. Of others, it counts a number of keys in each step, without reading them: LMDB goes through all. */
  *count({ tenant, match, folded, range = {}, atMost }: CountQuery): Generator<void, number> {
    const fields = Object.keys(match);
    const isAll = fields.length === 0 && range.from === undefined && range.to === undefined;
    if (isAll) return Math.min(atMost, this.#counts.of(this.name, tenant));
    const index = this.#index(indexOf(fields, range, { folded }));
    const { entries: keys } = index;
    const { start, end } = index.range(tenant, Object.values(match), range);
    const offset = Math.min(atMost, keysAtOnce);
    let count = 0;
    for (let from = start; ; yield) {
      const [next] = keys.getKeys({ start: from, end, offset, limit: 1 });
      if (next === undefined) return Math.min(atMost, count + keys.getKeysCount({ start: from, end }));
      from = next;
      count += offset;
      if (count >= atMost) return atMost;
    }
  }

  /** The ids of up to `atMost` matching records. */
  ids(tenant: string, match: Match, limit: number): string[] {
    return Array.from(this.#matching({ tenant, match, limit }));
  }

  entries({ tenant, match, only, fields, from, limit }: EntriesQuery): string[][] {
    return this.#index({ fields: [...Object.keys(match), ...fields], only }).rest(
      tenant,
      Object.values(match),
      from,
      limit,
    );
  }

  /** Stores `next` in place of `previous`, and updates the indexes; undefined means no record. */
  change(tenant: string, id: string, previous: Doc | undefined, next: Doc | undefined): void {
    const key = `${tenant}\0${id}`;
    if (next === undefined) this.#records.remove(key);
    else if (previous !== undefined || !this.#append(key, next.stored)) this.#records.put(key, next.stored);
    for (const index of this.indexes) index.change(tenant, id, previous, next);
    this.#counts.add(this.name, tenant, Number(next !== undefined) - Number(previous !== undefined));
  }

  /**
   * Stores a record after all others of the tenant.
   * @param id if it is free and comes last.
   * @param last the last one, if it is known.
   * @returns the id that it has got.
   */
  append(tenant: string, id: string, doc: Doc, last: string | undefined): string {
    let [at, stored] = [id, doc];
    const isLast = last === undefined && this.#append(`${tenant}\0${id}`, doc.stored);
    if (!isLast) {
      const before = last ?? this.#lastId(tenant);
      if (before !== undefined && before >= id) {
        at = positionAfter(before);
        stored = Doc.ofRecord({ ...doc.record, id: at });
      }
      this.#records.put(`${tenant}\0${at}`, stored.stored);
    }
    for (const index of this.indexes) index.change(tenant, at, undefined, stored);
    this.#counts.add(this.name, tenant, 1);
    return at;
  }

  #lastId(tenant: string): string | undefined {
    const [key] = this.#records.getKeys({ ...rangeAfter(tenant, { descending: true }), limit: 1 });
    return key && idOf(key);
  }

  /**
   * Most new records come last, because ids sort in order of creation: LMDB then fills its pages, instead of leaving half of each
   * empty.
   * @returns whether the record is the last one; if not, nothing was written.
   */
  #append(key: string, stored: Buffer): boolean {
    const appended: unknown = this.#records.putSync(key, stored, { append: true }); // its type omits what it returns
    return appended === true;
  }

  /** Counts all records. The numbers stay pending. */
  recount(): void {
    this.#counts.clear(this.name);
    for (let [tenant] = this.tenants(undefined, 1); tenant !== undefined; [tenant] = this.tenants(tenant, 1))
      this.#counts.add(this.name, tenant, this.#records.getKeysCount(rangeAfter(tenant)));
  }

  /** Builds an index from all records. Its last entries stay pending. */
  fill(index: EmbeddedIndex): void {
    index.clear();
    for (const { key, value } of this.#records.getRange({ start: '\u0001' })) {
      const tenant = key.slice(0, key.indexOf('\0'));
      index.change(tenant, idOf(key), undefined, Doc.ofStored(value));
    }
  }

  /** The ids of matching records, in order, without duplicates. */
  #matching({ tenant, match = {}, only, folded, order = {}, after, limit }: Omit<PageQuery, 'collection'>) {
    const { id, ...others }: AnyOf = match;
    const fields = Object.keys(others);
    if (id !== undefined && fields.length === 0) return idsAfter(id, order, after);
    const index = this.#index(indexOf(fields, order, { only, folded }));
    const asked = combinations(Object.values(others));
    if (id !== undefined)
      return idsAfter(id, order, after).filter((one) => asked.some((values) => index.has(tenant, values, one)));
    const keys = asked.map((values) => index.keys(tenant, values, order, after, limit));
    const [first] = keys;
    if (first !== undefined && keys.length === 1) return Array.from(first, idOf); // the fastest
    return inOrder(
      keys.map((one) => one.map(idOf)),
      order,
    );
  }

  #index(spec: IndexSpec): EmbeddedIndex {
    const name = nameOf(spec);
    const index = this.#byFields.get(name);
    if (index === undefined) throw new Error(`${this.name} has no index on ${name}`);
    return index;
  }
}

/** The maximum number of keys that are counted at a time: less than a millisecond. */
const keysAtOnce = 4000;

/** The index of a page or a count: the fields that must match, and then the one of the order. */
const indexOf = (fields: readonly string[], { field, sorted }: Order, conditions: Omit<IndexSpec, 'fields'>) =>
  field === undefined ? { fields, ...conditions } : { fields: [...fields, field], sorted, ...conditions };

/** All combinations of one value for each field. */
const combinations = (asked: readonly (string | readonly string[])[]): string[][] =>
  asked.reduce<string[][]>(
    (chosen, values) => chosen.flatMap((some) => [...new Set([values].flat())].map((value) => [...some, value])),
    [[]],
  );

function idsAfter(ids: string | readonly string[], { descending }: Order, after?: string): string[] {
  const all = [...new Set([ids].flat())].sort();
  if (descending) all.reverse();
  return after === undefined ? all : all.filter((id) => (descending ? id < after : id > after));
}

/** Merges ordered ids without duplicates. Each source is read only as far as needed. */
function* inOrder(sources: readonly Iterable<string>[], { descending }: Order): Generator<string> {
  const open = sources.map((source) => source[Symbol.iterator]());
  const heads = open.map((one) => one.next());
  try {
    for (;;) {
      const first = heads.reduce<string | undefined>(
        (least, { done, value }) =>
          done || (least !== undefined && (descending ? least > value : least < value)) ? least : value,
        undefined,
      );
      if (first === undefined) return;
      yield first;
      heads.forEach(({ done, value }, n) => {
        if (!done && value === first) heads[n] = (open[n] as Iterator<string>).next();
      });
    }
  } finally {
    for (const one of open) one.return?.();
  }
}
