/** The collections of the database, with what was declared of them. */
import { type Collection, type Db, MongoServerError, ReadPreference } from 'mongodb';
import { Doc } from '../doc.js';
import { type Index, type Key, type ReadOptions, Stale, Taken } from '../port.js';
import { documentId, type StoredDocument } from './document.js';
import { duplicate } from './errors.js';
import { type Declared, declared, indexes, indexName } from './indexes.js';
import { jsonOf } from './json.js';

const namespaceExists = 48;
/** Options of reads that see what every answered write left. */
export const consistently = { readPreference: ReadPreference.primary, readConcern: { level: 'majority' } } as const;

/** Reads of documents that are made into Docs. Relaxed ones are where the database's URL has them; the others are not. */
const relaxedly = { raw: true } as const;
const currently = { raw: true, readPreference: ReadPreference.primary } as const;
const consistentlyRaw = { raw: true, ...consistently } as const;

export function asAsked({ consistent, relaxed }: ReadOptions) {
  if (consistent) return consistentlyRaw;
  return relaxed ? relaxedly : currently;
}

export const durably = { writeConcern: { w: 'majority', journal: true } } as const;

export class Collections {
  readonly #database: Db;
  readonly #declared = new Map<string, Declared>();
  readonly #opened = new Map<string, Collection<StoredDocument>>();

  constructor(database: Db) {
    this.#database = database;
  }

  get(name: string): Collection<StoredDocument> {
    const known = this.#opened.get(name);
    if (known !== undefined) return known;
    const opened = this.#database.collection<StoredDocument>(name, durably);
    this.#opened.set(name, opened);
    return opened;
  }

  /** May be called by several processes at once. */
  async declare(name: string, specs: readonly Index[]): Promise<void> {
    await this.#database.createCollection(name).catch(ignoreExisting);
    if (specs.length > 0) await this.get(name).createIndexes(indexes(specs));
    this.#declared.set(name, declared(specs));
  }

  /** Unique indexes by name. */
  uniquesOf(name: string): ReadonlyMap<string, Index> {
    return this.#declaredAs(name).uniques;
  }

  /** What an error of a write means, where it is a value of a unique index. `keys` are those of the operations. */
  refusal(thrown: unknown, keys: readonly Key[]): unknown {
    const found = duplicate(thrown);
    const key = keys[found?.at ?? 0];
    if (found === undefined || key === undefined) return thrown;
    const unique = this.uniquesOf(key.collection).get(found.index);
    return unique === undefined ? new Stale(key) : new Taken(key, unique.fields);
  }

  /** @throws when no index serves a match on these fields. */
  checkIndex(name: string, fields: readonly string[]): void {
    const index = indexName({ fields });
    if (!this.#declaredAs(name).lists.has(index)) throw new Error(`${name} has no index on ${index}`);
  }

  async read(key: Key, options: ReadOptions = {}): Promise<Doc | undefined> {
    const found = await this.get(key.collection).findOne(withId(key), asAsked(options));
    return found === null ? undefined : docOf(found);
  }

  #declaredAs(name: string): Declared {
    const known = this.#declared.get(name);
    if (known === undefined) throw new Error(`collection ${name} was not declared`);
    return known;
  }
}

/** `_id` says it all; a cluster that is sharded by tenant finds the shard by `tenant`. */
export const withId = (key: Key) => ({ _id: documentId(key), tenant: key.tenant });

/** @param document as it was read: BSON, which the driver's types do not know of. */
export const docOf = (document: StoredDocument): Doc => Doc.ofJson(jsonOf(document as unknown as Uint8Array));

function ignoreExisting(thrown: unknown): void {
  if (!(thrown instanceof MongoServerError) || thrown.code !== namespaceExists) throw thrown;
}
