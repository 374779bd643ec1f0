/** The collections of the database and their declared indexes. */
import {
  type Collection,
  type Db,
  type Filter,
  type IndexDescription,
  MongoServerError,
  ReadPreference,
} from 'mongodb';
import type { Logger } from 'pino';
import type { Doc } from '../doc.js';
import {
  foldingName,
  type Index,
  type IndexSpec,
  inIndex,
  type Key,
  type PageQuery,
  type ReadOptions,
  Stale,
  Taken,
} from '../port.js';
import { partsOf } from '../sorting.js';
import { duplicateKey, noLimit, timeLimit } from './connection.js';
import {
  type Companion,
  docOf,
  documentId,
  foldedField,
  foldedPath,
  foldedValues,
  ownFields,
  type StoredDocument,
  storedPath,
} from './document.js';

const namespaceExists = 48;
/** Options of reads that see every acknowledged write. */
export const majorityRead = {
  readPreference: ReadPreference.primary,
  readConcern: { level: 'majority' },
  get maxTimeMS() {
    return timeLimit.maxTimeMS;
  },
} as const;

/** Options of reads of raw BSON, for `docOf`. Relaxed reads follow the read preference of the URL; others read the primary. */
const relaxedRead = () => ({ raw: true, ...timeLimit }) as const;
const currentRead = () => ({ ...relaxedRead(), readPreference: ReadPreference.primary }) as const;
const consistentRead = () => ({ ...relaxedRead(), ...majorityRead }) as const;

export function readOptionsOf({ consistent, relaxed }: ReadOptions) {
  if (consistent) return consistentRead();
  return relaxed ? relaxedRead() : currentRead();
}

export const durableWrite = { writeConcern: { w: 'majority', journal: true } } as const;

export class Collections {
  readonly #declarations = new Map<string, Declaration>();
  readonly #opened = new Map<string, Collection<StoredDocument>>();

  /** @param log has a line for each index that is built for existing records. */
  constructor(
    private readonly database: Db,
    private readonly log?: Logger,
  ) {}

  get(name: string): Collection<StoredDocument> {
    const existing = this.#opened.get(name);
    if (existing !== undefined) return existing;
    const opened = this.database.collection<StoredDocument>(name, durableWrite);
    this.#opened.set(name, opened);
    return opened;
  }

  /** Several processes can call it at the same time. */
  async declare(name: string, specs: readonly Index[]): Promise<void> {
    await this.database.createCollection(name).catch((thrown) => {
      if (!(thrown instanceof MongoServerError) || thrown.code !== namespaceExists) throw thrown;
    });
    if (specs.length > 0) {
      await this.#announce(name, specs);
      await this.get(name).createIndexes(specs.map(describeIndex), noLimit);
    }
    const declaration = declarationOf(specs);
    for (const spec of specs)
      if (spec.folded || isAlone(spec)) await fillFolded(this.get(name), spec, declaration.folded);
    this.#declarations.set(name, declaration);
  }

  async #announce(name: string, specs: readonly Index[]): Promise<void> {
    if (this.log === undefined || (await this.get(name).findOne({}, { projection: { _id: 1 } })) === null) return;
    const built = new Set((await this.get(name).indexes()).map((index) => index.name));
    for (const index of specs.map(indexName).filter((one) => !built.has(one)))
      this.log.info({ collection: name, index }, 'building an index; the server starts when it is there');
  }

  declarationOf(name: string): Declaration {
    const declaration = this.#declarations.get(name);
    if (declaration === undefined) throw new Error(`collection ${name} was not declared`);
    return declaration;
  }

  /**
   * @param thrown by a write.
   * @param keys the records of its operations, in order.
   * @returns Stale or Taken for a duplicate key, otherwise `thrown`.
   */
  refusal(thrown: unknown, keys: readonly Key[]): unknown {
    const duplicate = duplicateKey(thrown);
    const key = keys[duplicate?.operation ?? 0];
    if (duplicate === undefined || key === undefined) return thrown;
    const unique = this.declarationOf(key.collection).uniques.get(duplicate.index);
    return unique === undefined ? new Stale(key) : new Taken(key, unique.fields);
  }

  /** @throws Error if no declared index has exactly these fields and conditions. */
  checkIndex(name: string, spec: IndexSpec): void {
    const index = indexName(spec);
    if (!this.declarationOf(name).lists.has(index)) throw new Error(`${name} has no index on ${index}`);
  }

  async read(key: Key, options: ReadOptions = {}): Promise<Doc | undefined> {
    const found = await this.get(key.collection).findOne(idFilter(key), readOptionsOf(options));
    return found === null ? undefined : docOf(found);
  }
}

/** The filter for a record. `_id` is enough, but a cluster that is sharded by `tenant` needs it to find the shard. */
export const idFilter = (key: Key) => ({ _id: documentId(key), tenant: key.tenant });

// Indexes in MongoDB: each starts with the tenant; non-unique ones end with `_id`, for paging.

/** The indexes of a collection: names of the non-unique ones, the unique ones by name, and what documents have for them. */
export interface Declaration {
  readonly lists: ReadonlySet<string>;
  readonly uniques: ReadonlyMap<string, Index>;
  readonly folded: readonly Companion[];
}

function declarationOf(specs: readonly Index[]): Declaration {
  return {
    lists: new Set(specs.filter(({ unique }) => !unique).map(indexName)),
    uniques: new Map(specs.filter(({ unique }) => unique).map((spec) => [indexName(spec), spec])),
    folded: [...new Map(specs.flatMap(companionsOf).map((one) => [foldedPath(one), one])).values()],
  };
}

const isAlone = ({ fields, sorted }: Index) => sorted !== undefined && fields.length === 1;

const companionsOf = ({ fields, folded, sorted }: IndexSpec): Companion[] =>
  (folded ? fields : sorted ? fields.slice(-1) : []).map((path) => ({ path, folded, sorted }));

/** Where documents have the field of an index. */
const pathIn = (spec: IndexSpec) => (field: string) => {
  const companion = companionsOf(spec).find(({ path }) => path === field);
  return companion === undefined ? storedPath(field) : foldedPath(companion);
};

function describeIndex(spec: Index): IndexDescription {
  const fields = spec.fields.map(pathIn(spec));
  const ascending = (names: string[]) => Object.fromEntries(names.map((name) => [name, 1 as const]));
  const name = indexName(spec);
  const only = Object.keys(spec.only ?? {}).map(storedPath);
  if (!spec.unique) return { name, key: ascending(['tenant', ...fields, ...only, '_id']) };
  const texts = fields.map((field) => [field, { $type: 'string' }]);
  const where = Object.entries(spec.where ?? {}).map(([field, value]) => [storedPath(field), value]);
  const partialFilterExpression = Object.fromEntries([...texts, ...where]);
  return { name, key: ascending(['tenant', ...fields]), unique: true, partialFilterExpression };
}

/** A name that contains the whole definition, so that different indexes never have the same name. */
export function indexName({
  fields,
  unique,
  where = {},
  only,
  folded,
  sorted,
}: IndexSpec & Pick<Index, 'unique' | 'where'>): string {
  const conditions = Object.entries(where).map(([field, value]) => `${field}=${encodeURIComponent(value)}`);
  const kept = Object.entries(only ?? {}).map(([field, value]) => `${field}=${value}`);
  const name = (only === undefined ? fields : [...fields, '!only', ...kept]).join('+') + foldingName(folded);
  return name + (sorted ? `!sorted=${sorted}` : '') + (unique ? ['!unique', ...conditions].join('+') : '');
}

/** The index of a page or a count, and the order in it; undefined if no index is needed. */
export function indexOf({
  match = {},
  only,
  folded,
  order: { field, sorted, descending } = {},
}: Omit<Range, 'tenant'>) {
  const direction = descending ? (-1 as const) : (1 as const);
  const fields = Object.keys(match);
  if (field === undefined) {
    const isNone = only === undefined && (fields.length === 0 || 'id' in match);
    return { spec: isNone ? undefined : { fields, only, folded }, sort: { _id: direction } };
  }
  const spec: IndexSpec = { fields: [...fields, field], sorted };
  return { spec, sort: { [pathIn(spec)(field)]: direction, _id: direction } };
}

type Range = Pick<PageQuery, 'tenant' | 'match' | 'only' | 'folded' | 'order' | 'after'>;

/** The filters for the records of a page, one after the other: those with the value of the last one, and those after them. */
export function pageFilters({ order = {}, after, ...range }: Range): Filter<StoredDocument>[] {
  const { field, sorted, descending, from = '', to } = order;
  if (field === undefined) return [rangeFilter({ order, after, ...range })];
  const path = pathIn({ fields: [field], sorted })(field);
  const all = rangeFilter(range);
  const within = { $gte: from, ...(to !== undefined && { $lte: to }) };
  if (after === undefined) return [{ ...all, [path]: within }];
  const { key, id } = partsOf(after);
  const [beyond, last] = [descending ? '$lt' : '$gt', documentId({ tenant: range.tenant, id })];
  return [
    { ...all, [path]: key, _id: { [beyond]: last } },
    { ...all, [path]: { ...within, [beyond]: key } },
  ];
}

/** The filter for matching records of a tenant with ids after `after`. Without an index, `_id` limits the tenant. */
export function rangeFilter({ tenant, match = {}, only = {}, folded, order, after }: Range) {
  const { id, ...fields } = match;
  const pathOf = pathIn({ fields: Object.keys(fields), folded });
  const conditions = Object.entries(fields).map(([field, value]) => [pathOf(field), anyOf(value, folded)]);
  const kept = Object.entries(only).map(([field, value]) => [storedPath(field), { $in: [null, value] }]); // null: absent
  const byIndex = conditions.length + kept.length > 0;
  const whole = byIndex ? {} : { $gt: `${tenant}/`, $lt: `${tenant}0` }; // '0' is the character after '/'
  const beyond = after === undefined ? {} : { [order?.descending ? '$lt' : '$gt']: documentId({ tenant, id: after }) };
  return {
    tenant,
    ...Object.fromEntries([...conditions, ...kept]),
    ...(byIndex && after === undefined ? {} : { _id: { ...whole, ...beyond } }),
    ...(id === undefined
      ? {}
      : { $and: [{ _id: { $in: [id].flat().map((one) => documentId({ tenant, id: one })) } }] }),
  };
}

function anyOf(value: string | readonly string[], folding: PageQuery['folded']) {
  const values = inIndex([value].flat(), folding);
  return typeof value === 'string' ? values[0] : { $in: values };
}

// Adds folded values and sort keys to documents that lack them because an earlier version or another program wrote them.

/** The maximum number of documents that are read and written at a time. */
const step = 200;

/**
 * Finds the documents with the index itself, so that it costs almost nothing if there are none. A document that others
 * change meanwhile is skipped; if it still lacks the values, it is found again.
 * @param spec a folded or sorted index that exists.
 * @param companions of all such indexes of the collection.
 */
async function fillFolded(collection: Collection<StoredDocument>, spec: Index, companions: readonly Companion[]) {
  const lacking = { [pathIn(spec)(spec.fields[0] as string)]: null };
  const fields = ['tenant', 'sys_version', ...companions.map(({ path }) => storedPath(path))];
  const projection = Object.fromEntries(fields.map((field) => [field, 1]));
  const options = { projection, hint: indexName(spec), limit: step, batchSize: step + 1, readPreference: 'primary' };
  for (;;) {
    const found = await collection.find(lacking, { ...options, ...noLimit } as object).toArray();
    if (found.length === 0) return;
    const updates = found.map(({ _id, tenant, sys_version = null, ...rest }) => ({
      updateOne: {
        filter: { _id, tenant, sys_version: { $eq: sys_version }, ...lacking }, // unless it has changed
        update: { $set: { [foldedField]: foldedValues(ownFields({ _id, tenant, ...rest }) as object, companions) } },
      },
    }));
    await collection.bulkWrite(updates, { ordered: false, ...noLimit });
  }
}
