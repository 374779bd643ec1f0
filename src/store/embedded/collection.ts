/** A collection of the embedded store: its records and their indexes. */
import type { Database, RootDatabase } from 'lmdb';
import { Doc } from '../doc.js';
import type { CountQuery, EntriesQuery, Index, IndexSpec, PageQuery } from '../port.js';
import { EmbeddedIndex, idOf, inOrder, keyEncoder, maxIdLength, nameOf, rangeAfter, recordKey } from './indexes.js';

type Range = Omit<PageQuery, 'collection' | 'atMostBytes'>;

export class EmbeddedCollection {
  /** Tenant, id → JSON in UTF-8. */
  readonly #records: Database<Buffer, string>;
  readonly #byFields = new Map<string, EmbeddedIndex>();

  constructor(
    readonly name: string,
    env: RootDatabase,
    readonly specs: readonly Index[],
    pending: Set<EmbeddedIndex>,
    readonly indexes: readonly EmbeddedIndex[] = specs.map((spec) => new EmbeddedIndex(env, name, spec, pending)),
    readonly unique = indexes.filter(({ spec }) => spec.unique),
  ) {
    this.#records = env.openDB({ name, encoding: 'binary', ...{ keyEncoder } });
    for (const index of indexes) if (!index.spec.unique) this.#byFields.set(nameOf(index.spec), index);
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

  page(query: PageQuery): Doc[] {
    const { tenant, match, only, after, limit, atMostBytes = Number.POSITIVE_INFINITY } = query;
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
    for (const id of this.#matching(query)) {
      const doc = this.get(tenant, id);
      if (doc !== undefined && fills(doc)) break; // requested ids may not exist
    }
    return docs;
  }

  count(query: Omit<CountQuery, 'collection'>): number {
    const { tenant, match, atMost } = query;
    if (Object.keys(match).length > 0) return this.ids(query).length;
    const { start, end } = rangeAfter(tenant, undefined, atMost);
    return Math.min(atMost, this.#records.getKeysCount({ start, end })); // which ignores the limit
  }

  /** The ids of up to `atMost` matching records. */
  ids({ tenant, match, atMost }: Omit<CountQuery, 'collection'>): string[] {
    return Array.from(this.#matching({ tenant, match, limit: atMost }));
  }

  entries({ tenant, match, fields, from, limit }: EntriesQuery): string[][] {
    const index = this.#index({ fields: [...Object.keys(match), ...fields] });
    return index.rest(tenant, Object.values(match), { from, limit });
  }

  /** Stores `next` in place of `previous`, and updates the indexes; undefined means no record. */
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

  /** The ids of matching records, sorted, without duplicates. */
  #matching({ tenant, match = {}, only, folded, after, limit }: Range): Iterable<string> {
    const { id, ...others } = match;
    const fields = Object.keys(others);
    if (id !== undefined && fields.length === 0) return idsAfter(id, after);
    const index = this.#index({ fields, only, folded });
    const asked = combinations(Object.values(others));
    if (id !== undefined)
      return idsAfter(id, after).filter((one) => asked.some((values) => index.has(tenant, values, one)));
    const [values] = asked;
    if (values !== undefined && asked.length === 1) return index.ids(tenant, values, { last: after, limit });
    return inOrder(asked.map((values) => index.lazyIds(tenant, values, { last: after, limit })));
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

const idsAfter = (ids: string | readonly string[] = [], after = ''): string[] =>
  [...new Set([ids].flat())].filter((id) => id > after).sort();
