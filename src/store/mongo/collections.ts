/** The collections of the database and their declared indexes. */
import { type Collection, type Db, MongoServerError, ReadPreference } from 'mongodb';
import { Doc } from '../doc.js';
import { type Index, type IndexSpec, type Key, type ReadOptions, Stale, Taken } from '../port.js';
import { documentId, type StoredDocument } from './document.js';
import { duplicateKey } from './errors.js';
import { fillFolded } from './filling.js';
import { type Declaration, declarationOf, indexDescriptions, indexName } from './indexes.js';
import { jsonOf } from './json.js';
import { noLimit } from './limits.js';

const namespaceExists = 48;
/** Options of reads that see every acknowledged write. */
export const majorityRead = { readPreference: ReadPreference.primary, readConcern: { level: 'majority' } } as const;

/** Options of reads of raw BSON, for `docOf`. Relaxed reads follow the read preference of the URL; others read the primary. */
const relaxedRead = { raw: true } as const;
const currentRead = { raw: true, readPreference: ReadPreference.primary } as const;
const consistentRead = { raw: true, ...majorityRead } as const;

export function readOptionsOf({ consistent, relaxed }: ReadOptions) {
  if (consistent) return consistentRead;
  return relaxed ? relaxedRead : currentRead;
}

export const durableWrite = { writeConcern: { w: 'majority', journal: true } } as const;

export class Collections {
  readonly #declarations = new Map<string, Declaration>();
  readonly #opened = new Map<string, Collection<StoredDocument>>();

  constructor(private readonly database: Db) {}

  get(name: string): Collection<StoredDocument> {
    const existing = this.#opened.get(name);
    if (existing !== undefined) return existing;
    const opened = this.database.collection<StoredDocument>(name, durableWrite);
    this.#opened.set(name, opened);
    return opened;
  }

  /** Several processes can call it at the same time. */
  async declare(name: string, specs: readonly Index[]): Promise<void> {
    await this.database.createCollection(name).catch(ignoreExisting);
    if (specs.length > 0) await this.get(name).createIndexes(indexDescriptions(specs), noLimit);
    const declaration = declarationOf(specs);
    for (const spec of specs) if (spec.folded) await fillFolded(this.get(name), spec, declaration.folded);
    this.#declarations.set(name, declaration);
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

/** @param document read with `raw`: it is BSON, although the driver's types do not say so. */
export const docOf = (document: StoredDocument): Doc => Doc.ofJson(jsonOf(document as unknown as Uint8Array));

function ignoreExisting(thrown: unknown): void {
  if (!(thrown instanceof MongoServerError) || thrown.code !== namespaceExists) throw thrown;
}
