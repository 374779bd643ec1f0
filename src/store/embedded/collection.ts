/** One collection of the embedded store: its records and their indexes. */
import type { Database, RootDatabase } from 'lmdb';
import { Doc } from '../doc.js';
import type { CountQuery, Index, Match, PageQuery } from '../port.js';
import { EmbeddedIndex, nameOf } from './indexes.js';
import { after, idOf, keyEncoder, longestId, recordKey } from './keys.js';

export class EmbeddedCollection {
  /** Tenant, id → JSON in UTF-8. */
  readonly #records: Database<Buffer, string>;
  readonly #byFields = new Map<string, EmbeddedIndex>();

  constructor(
    readonly name: string,
    env: RootDatabase,
    specs: readonly Index[],
    readonly indexes: readonly EmbeddedIndex[] = specs.map((spec) => new EmbeddedIndex(env, name, spec)),
    readonly unique = indexes.filter(({ spec }) => spec.unique),
  ) {
    this.#records = env.openDB({ name, encoding: 'binary', ...{ keyEncoder } });
    for (const index of indexes) if (!index.spec.unique) this.#byFields.set(nameOf(index.spec.fields), index);
  }

  get(tenant: string, id: string): Doc | undefined {
    const shared = id.length <= longestId ? this.#records.getBinaryFast(recordKey(tenant, id)) : undefined;
    if (shared === undefined) return undefined;
    const json = Buffer.allocUnsafe(shared.length); // the next read overwrites what is shared
    json.set(shared.subarray(0, json.length));
    return Doc.ofJson(json);
  }

  has(tenant: string, id: string): boolean {
    return id.length <= longestId && this.#records.doesExist(recordKey(tenant, id));
  }

  page({ tenant, match, after: last, limit }: PageQuery): Doc[] {
    if (match !== undefined)
      return this.#matching(tenant, match, { last, limit }).map((id) => this.get(tenant, id) as Doc);
    return Array.from(this.#records.getRange(after(tenant, last, limit)), ({ value }) => Doc.ofJson(value));
  }

  /** Ids of the records that match, at most so many. */
  ids({ tenant, match, atMost }: Omit<CountQuery, 'collection'>): string[] {
    return this.#matching(tenant, match, { limit: atMost });
  }

  /** Has `next` instead of `previous`, in the indexes, too. */
  change(tenant: string, id: string, previous: Doc | undefined, next: Doc | undefined): void {
    const key = recordKey(tenant, id);
    if (next === undefined) this.#records.remove(key);
    else this.#records.put(key, next.json);
    for (const index of this.indexes) index.change(tenant, id, previous, next);
  }

  /** Makes the entries of all records for an index that is new. */
  fill(index: EmbeddedIndex): void {
    index.clear();
    for (const { key, value } of this.#records.getRange({ start: '\u0001' })) {
      const tenant = key.slice(0, key.indexOf('\0'));
      index.change(tenant, idOf(key), undefined, Doc.ofJson(value));
    }
    index.flush();
  }

  #matching(tenant: string, match: Match, range: { last?: string | undefined; limit: number }): string[] {
    const name = nameOf(Object.keys(match));
    const index = this.#byFields.get(name);
    if (index === undefined) throw new Error(`${this.name} has no index on ${name}`);
    return index.ids(tenant, Object.values(match), range);
  }
}
