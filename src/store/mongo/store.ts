/** The store on MongoDB 6 or later: a replica set or a sharded cluster, one collection for each resource. */
import { type Db, MongoClient, type MongoClientOptions, ReadPreference } from 'mongodb';
import type { Doc } from '../doc.js';
import type { Change, CountQuery, Index, Key, PageQuery, ReadOptions, Store } from '../port.js';
import { asAsked, Collections, docOf } from './collections.js';
import { Commits } from './commit.js';
import { asStoreError } from './errors.js';
import { range } from './indexes.js';
import { Marks } from './marks.js';

interface MongoOptions {
  /** The database, when the URL is not to say. */
  readonly database?: string;
  /** Called between the steps of a commit: tests throw from it, or wait in it. */
  readonly beforeStep?: () => void | Promise<void>;
  /** Whether `client` tells of commands. */
  readonly monitorCommands?: boolean;
  /** Milliseconds after which a mark is taken to be left over by a process that died. */
  readonly marksLast?: number;
  /** Milliseconds for which a commit waits for others. */
  readonly patience?: number;
}

const defaultDatabase = 'gala';
const byId = { _id: 1 } as const;

export class MongoStore implements Store {
  readonly client: MongoClient;
  readonly #database: Db;
  readonly #collections: Collections;
  readonly #marks: Marks;
  readonly #commits: Commits;
  readonly #underWay = new Set<Promise<void>>();

  private constructor(client: MongoClient, database: Db, options: MongoOptions) {
    const { marksLast = 30_000, patience = 5000, beforeStep = () => {} } = options;
    this.client = client;
    this.#database = database;
    this.#collections = new Collections(database);
    this.#marks = new Marks(database, marksLast);
    this.#commits = new Commits(this.#collections, this.#marks, {
      patience,
      beforeStep: async () => await beforeStep(),
    });
  }

  /** @throws Unavailable, or an Error that says what the server lacks. Neither shows credentials. */
  static async open(url: string, options: MongoOptions = {}): Promise<MongoStore> {
    const client = new MongoClient(url, clientOptions(url, options));
    try {
      await client.connect();
      const store = new MongoStore(client, client.db(options.database ?? databaseOf(url)), options);
      await store.#checkServer();
      await store.#marks.declare();
      return store;
    } catch (error) {
      await client.close();
      throw asStoreError(error);
    }
  }

  /** For people: the database and where it is. */
  get name(): string {
    const { srvHost, hosts } = this.client.options;
    return `MongoDB, database ${this.#database.databaseName} at ${srvHost ?? hosts.join(', ')}`;
  }

  async declare(collection: string, specs: readonly Index[]): Promise<void> {
    await answered(() => this.#collections.declare(collection, specs));
  }

  async read(key: Key, options?: ReadOptions): Promise<Doc | undefined> {
    return await answered(() => this.#collections.read(key, options));
  }

  async page({ collection, tenant, match, after, limit, ...reading }: PageQuery): Promise<Doc[]> {
    if (match !== undefined) this.#collections.checkIndex(collection, Object.keys(match));
    const options = {
      ...asAsked(reading),
      ...(match === undefined ? { hint: byId } : {}), // else one index has every field and the order: it is taken
      sort: byId,
      limit,
      batchSize: limit + 1, // else the server leaves its cursor open
    };
    const cursor = this.#collections.get(collection).find(range(tenant, match, after), options);
    return (await answered(() => cursor.toArray())).map(docOf);
  }

  async count({ collection, tenant, match, atMost }: CountQuery): Promise<number> {
    this.#collections.checkIndex(collection, Object.keys(match));
    const filter = range(tenant, match);
    const options = { limit: atMost, readPreference: ReadPreference.primary };
    return await answered(() => this.#collections.get(collection).countDocuments(filter, options));
  }

  async commit(changes: readonly Change[]): Promise<void> {
    const done = answered(() => this.client.withSession((session) => this.#commits.commit(changes, session)));
    this.#underWay.add(done);
    await done.finally(() => this.#underWay.delete(done));
  }

  async close(): Promise<void> {
    await Promise.allSettled(this.#underWay);
    await this.client.close();
  }

  async #checkServer(): Promise<void> {
    const hello = await this.#database.admin().command({ hello: 1 });
    const isCluster = hello.setName !== undefined || hello.msg === 'isdbgrid';
    if (isCluster && hello.logicalSessionTimeoutMinutes !== undefined) return;
    throw new Error(
      'This MongoDB has no transactions, which Gala needs: it must be a replica set, if only of one member. Start it with `mongod --replSet rs0`, then run `rs.initiate()` in mongosh, once.',
    );
  }
}

async function answered<T>(task: () => Promise<T>): Promise<T> {
  try {
    return await task();
  } catch (error) {
    throw asStoreError(error);
  }
}

function databaseOf(url: string): string {
  return decodeURIComponent(/^[^:]+:\/\/[^/?]*\/([^?]+)/.exec(url)?.[1] ?? defaultDatabase);
}

/** The URL has the last word on how long to look for a server. */
function clientOptions(url: string, { monitorCommands = false }: MongoOptions): MongoClientOptions {
  const patient = /[?&]serverSelectionTimeoutMS=/i.test(url);
  return {
    appName: 'gala',
    ignoreUndefined: true,
    monitorCommands,
    ...(patient ? {} : { serverSelectionTimeoutMS: 5000 }),
  };
}
