/** A collection of the embedded store: its records and their indexes. */
import type { Database, RootDatabase } from 'lmdb';
import { Doc } from '../doc.js';
import type { AnyOf, CountQuery, EntriesQuery, Index, IndexSpec, Match, PageQuery } from '../port.js';
import { EmbeddedIndex, idOf, keyEncoder, maxIdLength, nameOf, type PendingEntries, rangeAfter } from './indexes.js';

export class EmbeddedCollection {
  readonly name: string;
  readonly indexes: readonly EmbeddedIndex[];
  readonly unique: readonly EmbeddedIndex[];
  /** Tenant, id → JSON in UTF-8. */
  readonly #records: Database<Buffer, string>;
  readonly #byFields: ReadonlyMap<string, EmbeddedIndex>;

  constructor(name: string, env: RootDatabase, specs: readonly Index[], pending: PendingEntries) {
    this.name = name;
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

  get(tenant: string, id: string): Doc | undefined {
    const shared = id.length <= maxIdLength ? this.#records.getBinaryFast(`${tenant}\0${id}`) : undefined;
    if (shared === undefined) return undefined;
    const json = Buffer.allocUnsafe(shared.length); // copied, because the next read overwrites the shared buffer
    json.set(shared.subarray(0, json.length));
    return Doc.ofJson(json);
  }

  has(tenant: string, id: string): boolean {
    return id.length <= maxIdLength && this.#records.doesExist(`${tenant}\0${id}`);
  }

  page({ tenant, match, only, folded, after, limit, atMostBytes = Number.POSITIVE_INFINITY }: PageQuery): Doc[] {
    const docs: Doc[] = [];
    let bytes = 0;
    const fills = (doc: Doc) => {
      bytes += doc.json.length;
      return docs.push(doc) === limit || bytes >= atMostBytes;
    };
    if (match === undefined && only === undefined) {
      for (const { value } of this.#records.getRange(rangeAfter(tenant, after, limit)))
        if (fills(Doc.ofJson(value))) break;
      return docs;
    }
    for (const id of this.#matching(tenant, match ?? {}, { only, folded }, after, limit)) {
      const doc = this.get(tenant, id);
      if (doc !== undefined && fills(doc)) break; // requested ids may not exist
    }
    return docs;
  }

  count({ tenant, match, atMost }: CountQuery): number {
    if (Object.keys(match).length > 0) return this.ids(tenant, match, atMost).length;
    const { start, end } = rangeAfter(tenant, undefined, atMost);
    return Math.min(atMost, this.#records.getKeysCount({ start, end })); // which ignores the limit
  }

  /** The ids of up to `atMost` matching records. */
  ids(tenant: string, match: Match, atMost: number): string[] {
    return Array.from(this.#matching(tenant, match, {}, undefined, atMost));
  }

  entries({ tenant, match, fields, from, limit }: EntriesQuery): string[][] {
    return this.#index({ fields: [...Object.keys(match), ...fields] }).rest(tenant, Object.values(match), from, limit);
  }

  /** Stores `next` in place of `previous`, and updates the indexes; undefined means no record. */
  change(tenant: string, id: string, previous: Doc | undefined, next: Doc | undefined): void {
    const key = `${tenant}\0${id}`;
    if (next === undefined) this.#records.remove(key);
    else if (previous !== undefined || !this.#append(key, next.json)) this.#records.put(key, next.json);
    for (const index of this.indexes) index.change(tenant, id, previous, next);
  }

  /**
   * Most new records come last, because ids sort in order of creation: LMDB then fills its pages, instead of leaving half of each
   * empty.
   * @returns whether the record is the last one; if not, nothing was written.
   */
  #append(key: string, json: Buffer): boolean {
    const appended: unknown = this.#records.putSync(key, json, { append: true }); // its type omits what it returns
    return appended === true;
  }

  /** Builds an index from all records. Its last entries stay pending. */
  fill(index: EmbeddedIndex): void {
    index.clear();
    for (const { key, value } of this.#records.getRange({ start: '\u0001' })) {
      const tenant = key.slice(0, key.indexOf('\0'));
      index.change(tenant, idOf(key), undefined, Doc.ofJson(value));
    }
  }

  /** The ids of matching records, sorted, without duplicates. */
  #matching(
    tenant: string,
    { id, ...others }: AnyOf,
    conditions: Omit<IndexSpec, 'fields'>,
    after: string | undefined,
    limit: number,
  ): Iterable<string> {
    const fields = Object.keys(others);
    if (id !== undefined && fields.length === 0) return idsAfter(id, after);
    const index = this.#index({ fields, ...conditions });
    const asked = combinations(Object.values(others));
    if (id !== undefined)
      return idsAfter(id, after).filter((one) => asked.some((values) => index.has(tenant, values, one)));
    const [values] = asked;
    if (values !== undefined && asked.length === 1) return index.ids(tenant, values, after, limit);
    return inOrder(asked.map((values) => index.lazyIds(tenant, values, after, limit)));
  }

  #index(spec: IndexSpec): EmbeddedIndex {
    const name = nameOf(spec);
    const index = this.#byFields.get(name);
    if (index === undefined) throw new Error(`${this.name} has no index on ${name}`);
    return index;
  }
}

/** All combinations of one value for each field. */
const combinations = (asked: readonly (string | readonly string[])[]): string[][] =>
  asked.reduce<string[][]>(
    (chosen, values) => chosen.flatMap((some) => [...new Set([values].flat())].map((value) => [...some, value])),
    [[]],
  );

const idsAfter = (ids: string | readonly string[], after = ''): string[] =>
  [...new Set([ids].flat())].filter((id) => id > after).sort();

/** Merges sorted ids without duplicates. Each source is read only as far as needed. */
function* inOrder(sources: readonly Iterable<string>[]): Generator<string> {
  const open = sources.map((source) => source[Symbol.iterator]());
  const heads = open.map((one) => one.next());
  try {
    for (;;) {
      const first = heads.reduce<string | undefined>(
        (least, { done, value }) => (done || (least ?? value) < value ? least : value),
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
