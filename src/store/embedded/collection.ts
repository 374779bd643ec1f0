/** A collection of the embedded store: its records and their indexes. */
import type { Database, RootDatabase } from 'lmdb';
import { Doc } from '../doc.js';
import type { CountQuery, Index, Match, PageQuery } from '../port.js';
import { EmbeddedIndex, nameOf } from './indexes.js';
import { idOf, keyEncoder, maxIdLength, rangeAfter, recordKey } from './keys.js';

export class EmbeddedCollection {
  /** Tenant, id → JSON in UTF-8. */
  readonly #records: Database<Buffer, string>;
  readonly #byFields = new Map<string, EmbeddedIndex>();

  constructor(
    readonly name: string,
    env: RootDatabase,
    readonly specs: readonly Index[],
    readonly indexes: readonly EmbeddedIndex[] = specs.map((spec) => new EmbeddedIndex(env, name, spec)),
    readonly unique = indexes.filter(({ spec }) => spec.unique),
  ) {
    this.#records = env.openDB({ name, encoding: 'binary', ...{ keyEncoder } });
    for (const index of indexes) if (!index.spec.unique) this.#byFields.set(nameOf(index.spec.fields), index);
  }

  get(tenant: string, id: string): Doc | undefined {
    const shared = id.length <= maxIdLength ? this.#records.getBinaryFast(recordKey(tenant, id)) : undefined;
    if (shared === undefined) return undefined;
    const json = Buffer.allocUnsafe(shared.length); // copied, because the next read overwrites the shared buffer
    json.set(shared.subarray(0, json.length));
    return Doc.ofJson(json);
  }

  has(tenant: string, id: string): boolean {
    return id.length <= maxIdLength && this.#records.doesExist(recordKey(tenant, id));
  }

  page({ tenant, match, after: last, limit }: PageQuery): Doc[] {
    if (match !== undefined)
      return this.#matching(tenant, match, { last, limit }).map((id) => this.get(tenant, id) as Doc);
    return Array.from(this.#records.getRange(rangeAfter(tenant, last, limit)), ({ value }) => Doc.ofJson(value));
  }

  /** The ids of records that match, `atMost` of them. */
  ids({ tenant, match, atMost }: Omit<CountQuery, 'collection'>): string[] {
    return this.#matching(tenant, match, { limit: atMost });
  }

  /** Stores `next` in place of `previous`, and updates the indexes; undefined stands for no record. */
  change(tenant: string, id: string, previous: Doc | undefined, next: Doc | undefined): void {
    const key = recordKey(tenant, id);
    if (next === undefined) this.#records.remove(key);
    else this.#records.put(key, next.json);
    for (const index of this.indexes) index.change(tenant, id, previous, next);
  }

  /** Builds an index from all records. */
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
