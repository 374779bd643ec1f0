/** The collections of the database, with what was declared of them. */
import { type Collection, type Db, MongoServerError, ReadPreference } from 'mongodb';
import { Doc } from '../doc.js';
import { documentId, type StoredDocument } from './mongo-document.js';
import { type Declared, declared, indexes, indexName } from './mongo-index.js';
import { jsonOf } from './mongo-json.js';
import type { Index, Key, ReadOptions } from './port.js';

const namespaceExists = 48;
/** Options of reads that see what every answered write left. */
export const consistently = { readPreference: ReadPreference.primary, readConcern: { level: 'majority' } } as const;
/** Options of reads whose documents are made into Docs. */
export const asWritten = { raw: true } as const;
export const consistentlyAsWritten = { ...consistently, ...asWritten } as const;
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

  /** @throws when no index serves a match on these fields. */
  checkIndex(name: string, fields: readonly string[]): void {
    const index = indexName({ fields });
    if (!this.#declaredAs(name).lists.has(index)) throw new Error(`${name} has no index on ${index}`);
  }

  async read(key: Key, { consistent }: ReadOptions = {}): Promise<Doc | undefined> {
    const found = await this.get(key.collection).findOne(withId(key), consistent ? consistentlyAsWritten : asWritten);
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
