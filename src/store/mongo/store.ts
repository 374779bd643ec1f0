/** The store on MongoDB 6 or later (replica set or sharded cluster), with one collection per resource. */
import { BSON, type Db, MongoClient, ReadPreference } from 'mongodb';
import type { Logger } from 'pino';
import { Yielder } from '../../lib/yielder.js';
import type { Doc } from '../doc.js';
import type { Board } from '../peers.js';
import {
  CannotOpen,
  type Change,
  type CountQuery,
  type EntriesQuery,
  type Index,
  type IndexSpec,
  type Key,
  type PageQuery,
  type ReadOptions,
  type Scanned,
  type Source,
  type Store,
  type TenantsQuery,
  valuesAt,
  WriteFailed,
} from '../port.js';
import { mongoBoard } from './board.js';
import { Collections, indexName, indexOf, pageFilters, rangeFilter, readOptionsOf } from './collections.js';
import { Commits } from './commit.js';
import {
  asStoreError,
  closeLimit,
  connectionLimitsFor,
  noTransactions,
  readLimit,
  timeLimit,
  tooOld,
  within,
  withStoreErrors,
} from './connection.js';
import { docOf, documentId, storedPath } from './document.js';
import { Marks } from './marks.js';

interface MongoOptions {
  /** The name of the database, instead of the one in the URL. */
  readonly database?: string;
  /** Called between the steps of a commit, so that tests can throw from it or wait in it. */
  readonly beforeStep?: () => void | Promise<void>;
  /** Whether `client` emits events for commands. */
  readonly monitorCommands?: boolean;
  /** Milliseconds after which a mark (see marks.ts) counts as left over by a crashed process. */
  readonly marksLast?: number;
  /** Milliseconds that a commit waits for other commits. */
  readonly commitWaitMs?: number;
  /** Nothing is written: it is only a source. */
  readonly readsOnly?: boolean;
  /** Multiplies the usual time limits (see connection.ts). */
  readonly timeoutFactor?: number;
  readonly log?: Logger;
}

const byId = { _id: 1 } as const;
const wireVersionOf6 = 17;
/** MongoDB merges so many scans in order (`internalQueryMaxScansToExplode`). Of more it reads all, and sorts them. */
const maxScans = 200;
/** The assumed size of a record's JSON, until some of its collection were read. */
const firstGuess = 64 * 1024;

export class MongoStore implements Store, Source {
  readonly client: MongoClient;
  readonly database: Db;
  readonly #collections: Collections;
  /** Collection → mean bytes of the records that were read last, so that no more large ones are read than a page holds. */
  readonly #meanBytes = new Map<string, number>();
  readonly #marks: Marks;
  readonly #commits: Commits;
  readonly #timeoutFactor: number;
  readonly #inProgress = new Set<Promise<void>>();
  #refusal: WriteFailed | undefined;

  private constructor(client: MongoClient, database: Db, options: MongoOptions) {
    const { marksLast = 30_000, commitWaitMs = 5000, timeoutFactor = 1, beforeStep = () => {} } = options;
    this.client = client;
    this.database = database;
    this.#timeoutFactor = timeoutFactor;
    this.#collections = new Collections(database, options.log);
    this.#marks = new Marks(database, marksLast);
    this.#commits = new Commits(this.#collections, this.#marks, {
      startSession: () => client.startSession(),
      commitWaitMs,
      timeoutFactor,
      beforeStep: async () => await beforeStep(),
    });
  }

  /** @throws Unavailable, or an Error if the server has no transactions. Neither message contains credentials. */
  static async open(url: string, options: MongoOptions = {}): Promise<MongoStore> {
    const { monitorCommands = false } = options;
    const own = { appName: 'gala', ignoreUndefined: true, monitorCommands };
    const client = new MongoClient(url, { ...own, ...connectionLimitsFor(url) });
    try {
      await client.connect();
      const store = new MongoStore(client, client.db(options.database ?? databaseOf(url)), options);
      await store.#checkServer();
      if (!options.readsOnly) await store.#marks.declare();
      return store;
    } catch (error) {
      await client.close();
      throw asStoreError(error);
    }
  }

  /** The database and its hosts, for messages. */
  get name(): string {
    const { srvHost, hosts } = this.client.options;
    return `MongoDB, database ${this.database.databaseName} at ${srvHost ?? hosts.join(', ')}`;
  }

  async declare(collection: string, specs: readonly Index[]): Promise<void> {
    await withStoreErrors(() => this.#collections.declare(collection, specs));
  }

  async read(key: Key, options?: ReadOptions): Promise<Doc | undefined> {
    return await this.#reading(() => this.#collections.read(key, options));
  }

  async page(query: PageQuery): Promise<Doc[]> {
    const { collection, limit, atMostBytes = Number.POSITIVE_INFINITY } = query;
    const { spec, sort } = indexOf(query);
    if (spec !== undefined) this.#collections.checkIndex(collection, spec);
    if (scansOf(query) > maxScans) throw new Error(`a page of ${collection} would be sorted in memory`);
    const size = Math.ceil(atMostBytes / (this.#meanBytes.get(collection) ?? firstGuess));
    const options = {
      ...readOptionsOf(query),
      ...hintFor(spec, query),
      sort,
      limit,
      batchSize: size < limit ? size : limit + 1, // with one more than the limit, the server does not keep the cursor open
    };
    return await this.#reading(async () => {
      const { yielder = new Yielder() } = query;
      const docs: Doc[] = [];
      let bytes = 0;
      for (const filter of pageFilters(query)) {
        if (docs.length === limit || bytes >= atMostBytes) break;
        const cursor = this.#collections.get(collection).find(filter, { ...options, limit: limit - docs.length });
        for await (const document of cursor) {
          const doc = docOf(document);
          docs.push(doc);
          bytes += doc.json.length;
          if (bytes >= atMostBytes) break;
          await yielder.step();
        }
      }
      if (docs.length > 0) this.#meanBytes.set(collection, Math.max(1, bytes / docs.length));
      return docs;
    });
  }

  async entries(query: EntriesQuery): Promise<string[][]> {
    const { collection, tenant, match, only, fields, from = '', limit } = query;
    const spec = { fields: [...Object.keys(match), ...fields], only };
    this.#collections.checkIndex(collection, spec);
    const [prefix, paths] = [`${tenant}/`, [...fields.map(storedPath), '_id']];
    const least = { [paths[0] as string]: { $gte: fields.length === 0 ? prefix + from : from } };
    const ascending = (all: readonly string[]) => Object.fromEntries(all.map((path) => [path, 1 as const]));
    const sort = ascending([...paths.slice(0, -1), ...Object.keys(only ?? {}).map(storedPath), '_id']); // as in the index
    const texts = paths.map((path) => ({ [path]: { $type: 'string' } }));
    const filter = { ...rangeFilter({ tenant, match, only }), ...least, $and: texts };
    const options = { ...readOptionsOf(query), raw: false, projection: ascending(paths), sort, limit };
    const cursor = this.#collections.get(collection).find(filter, { ...options, hint: indexName(spec) });
    const docs = await this.#reading(() => cursor.toArray());
    return docs.map((doc) => [...fields.map((field) => valuesAt(doc, field)[0] ?? ''), doc._id.slice(prefix.length)]);
  }

  async count({ collection, range, atMost, ...query }: CountQuery): Promise<number> {
    const counted = { order: range, ...query };
    const { spec } = indexOf(counted);
    if (spec !== undefined) this.#collections.checkIndex(collection, spec);
    const [filter = {}] = pageFilters(counted);
    const where = { readPreference: ReadPreference.primary, ...timeLimit };
    const options = { limit: atMost, ...where, ...hintFor(spec, counted) };
    return await this.#reading(() => this.#collections.get(collection).countDocuments(filter, options));
  }

  /** In the order of the documents' ids, which have a `/` after the tenant. */
  async tenants({ collections, after, limit }: TenantsQuery): Promise<string[]> {
    const options = { projection: byId, sort: byId, hint: byId, ...timeLimit };
    const of = async (name: string) => {
      const found: string[] = [];
      for (let last = after; found.length < limit; ) {
        const filter = last === undefined ? {} : { _id: { $gt: `${last}0` } }; // 0 is the character after /
        const document = await this.#collections.get(name).findOne(filter, options);
        if (document === null) break;
        last = document._id.slice(0, document._id.indexOf('/'));
        found.push(`${last}/`);
      }
      return found;
    };
    const found = await this.#reading(() => Promise.all(collections.map(of)));
    const first = [...new Set(found.flat())].sort().slice(0, limit);
    return first.map((one) => one.slice(0, -1));
  }

  async *scan(collection: string, after?: Omit<Key, 'collection'>): AsyncGenerator<Scanned> {
    const filter = after === undefined ? {} : { _id: { $gt: documentId(after) } };
    const { maxTimeMS: _, ...read } = readOptionsOf({ consistent: true }); // all of it can take long
    const options = { ...read, sort: byId, hint: byId };
    try {
      for await (const document of this.#collections.get(collection).find(filter, options)) {
        const [tenant = '', id = ''] = String(BSON.deserialize(document as never)._id).split('/');
        yield { tenant, id, doc: docOf(document) };
      }
    } catch (error) {
      throw asStoreError(error);
    }
  }

  async total(collection: string): Promise<number> {
    return await this.#reading(() => this.#collections.get(collection).estimatedDocumentCount(timeLimit));
  }

  async commit(changes: readonly Change[]): Promise<void> {
    try {
      await this.#committing(() => this.#commits.commit(changes));
      this.#refusal = undefined;
    } catch (error) {
      if (error instanceof WriteFailed) this.#refusal = error;
      throw error;
    }
  }

  /** The processes do not share a counter, which all writers of a tenant would wait for. */
  appendsInOrder(): boolean {
    return false;
  }

  refusal(): WriteFailed | undefined {
    return this.#refusal;
  }

  check(changes: readonly Change[]): Promise<void> {
    return this.#committing(() => this.#commits.check(changes));
  }

  /** Where this process and others tell each other what they are writing. */
  board(): Board {
    return mongoBoard(this.database, () => this.#commits.sessions);
  }

  async #committing(commit: () => Promise<void>): Promise<void> {
    const done = withStoreErrors(commit);
    this.#inProgress.add(done);
    await done.finally(() => this.#inProgress.delete(done));
  }

  async close(): Promise<void> {
    await within(this.#timeoutFactor * closeLimit, Promise.allSettled(this.#inProgress)).catch(() => {});
    await within(this.#timeoutFactor * closeLimit, this.client.close()).catch(() => {}); // a hanging database does not respond
  }

  /** Commits have their own limits. */
  #reading<T>(task: () => Promise<T>): Promise<T> {
    return within(this.#timeoutFactor * readLimit, withStoreErrors(task));
  }

  async #checkServer(): Promise<void> {
    const hello = await this.database.admin().command({ hello: 1 });
    if (hello.maxWireVersion < wireVersionOf6) throw new CannotOpen(tooOld);
    const isCluster = hello.setName !== undefined || hello.msg === 'isdbgrid';
    if (isCluster && hello.logicalSessionTimeoutMinutes !== undefined) return;
    throw new CannotOpen(noTransactions);
  }
}

/** One for each value of a field, and three where a field may be missing. */
const scansOf = ({ match = {}, only = {} }: PageQuery) =>
  Object.values({ ...match, id: '' }).reduce(
    (scans, value) => scans * [value].flat().length,
    3 ** Object.keys(only).length,
  );

/** The server itself picks the index that has all fields of a plain match, and the order by id. */
function hintFor(spec: IndexSpec | undefined, { match = {}, order }: Pick<PageQuery, 'match' | 'order'>) {
  if (spec === undefined) return { hint: byId };
  const isPlain =
    spec.only === undefined &&
    order?.field === undefined &&
    Object.values(match).every((value) => typeof value === 'string');
  return isPlain ? {} : { hint: indexName(spec) };
}

function databaseOf(url: string): string {
  return decodeURIComponent(/^[^:]+:\/\/[^/?]*\/([^?]+)/.exec(url)?.[1] ?? 'gala');
}
