/** The collections of the database, with what was declared of them. */
import { type Collection, type Db, MongoServerError, ReadPreference } from 'mongodb';
import type { Doc } from '../doc.js';
import { docOf, documentId, type StoredDocument } from './mongo-document.js';
import { type Declared, declared, indexes, indexName } from './mongo-index.js';
import type { Index, Key, ReadOptions } from './port.js';

const namespaceExists = 48;
/** Options of reads that see what every answered write left. */
export const consistently = { readPreference: ReadPreference.primary, readConcern: { level: 'majority' } } as const;
export const durably = { writeConcern: { w: 'majority', journal: true } } as const;

export class Collections {
  readonly #database: Db;
  readonly #declared = new Map<string, Declared>();

  constructor(database: Db) {
    this.#database = database;
  }

  get(name: string): Collection<StoredDocument> {
    return this.#database.collection<StoredDocument>(name, durably);
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

  /** Name of the index that serves a match on these fields. */
  indexOn(name: string, fields: readonly string[]): string {
    const index = indexName({ fields });
    if (!this.#declaredAs(name).lists.has(index)) throw new Error(`${name} has no index on ${index}`);
    return index;
  }

  async read(key: Key, { consistent }: ReadOptions = {}): Promise<Doc | undefined> {
    const found = await this.get(key.collection).findOne(withId(key), consistent ? consistently : {});
    return found === null ? undefined : docOf(found);
  }

  #declaredAs(name: string): Declared {
    const known = this.#declared.get(name);
    if (known === undefined) throw new Error(`collection ${name} was not declared`);
    return known;
  }
}

export const withId = (key: Key) => ({ tenant: key.tenant, _id: documentId(key) });

function ignoreExisting(thrown: unknown): void {
  if (!(thrown instanceof MongoServerError) || thrown.code !== namespaceExists) throw thrown;
}
