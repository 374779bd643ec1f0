/** The store on MongoDB 6 or later: a replica set or a sharded cluster, one collection for each resource. */
import { setTimeout as sleep } from 'node:timers/promises';
import {
  type AnyBulkWriteOperation,
  type ClientSession,
  type Collection,
  type Db,
  MongoClient,
  type MongoClientOptions,
  MongoServerError,
  ReadPreference,
} from 'mongodb';
import type { Doc } from '../doc.js';
import { docOf, documentId, documentOf, type StoredDocument } from './mongo-document.js';
import { asStoreError, duplicate } from './mongo-errors.js';
import { type Declared, declared, indexes, indexName, range } from './mongo-index.js';
import { type Mark, Marks, MarksLost, wantedMarks } from './mongo-marks.js';
import {
  type Absence,
  type Change,
  type CountQuery,
  type Index,
  type Key,
  Missing,
  type PageQuery,
  type ReadOptions,
  Referenced,
  Stale,
  type Store,
  Taken,
  Unavailable,
  valuesAt,
} from './port.js';

export interface MongoOptions {
  /** The database, when the URL is not to say. */
  readonly database?: string;
  /** Called between the steps of a commit: tests throw from it, or wait in it. */
  readonly beforeStep?: () => void | Promise<void>;
  /** Whether `client` tells of commands. */
  readonly monitorCommands?: boolean;
  /** Milliseconds after which a mark is taken to be left over by a process that died. */
  readonly marksLast?: number;
}

const defaultDatabase = 'gala';
/** Milliseconds for which a commit waits for others. */
const patience = 5000;
const namespaceExists = 48;
const byId = { _id: 1 } as const;
const consistently = { readPreference: ReadPreference.primary, readConcern: { level: 'majority' } } as const;
const durably = { writeConcern: { w: 'majority', journal: true } } as const;
const transaction = {
  ...durably,
  readConcern: { level: 'snapshot' },
  readPreference: ReadPreference.primary,
} as const;

type Write = Exclude<Change, { require: Key }>;
type Operation = AnyBulkWriteOperation<StoredDocument>;

/** One operation of a bulk, and the record that it is about. */
interface Step {
  readonly key: Key;
  readonly previous: Doc | undefined;
  readonly operation: Operation;
}

export class MongoStore implements Store {
  readonly client: MongoClient;
  readonly #database: Db;
  readonly #options: MongoOptions;
  readonly #marks: Marks;
  readonly #declared = new Map<string, Declared>();
  readonly #underWay = new Set<Promise<void>>();

  private constructor(client: MongoClient, options: MongoOptions & { readonly database: string }) {
    this.client = client;
    this.#options = options;
    this.#database = client.db(options.database);
    this.#marks = new Marks(this.#database, options.marksLast ?? 30_000);
  }

  /** @throws Unavailable, or an Error that says what the server lacks. Neither shows credentials. */
  static async open(url: string, options: MongoOptions = {}): Promise<MongoStore> {
    const client = new MongoClient(url, clientOptions(url, options));
    try {
      await client.connect();
      const store = new MongoStore(client, { ...options, database: options.database ?? databaseOf(url) });
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
    await this.#answered(async () => {
      await this.#database.createCollection(collection).catch(ignoreExisting);
      if (specs.length > 0) await this.#collection(collection).createIndexes(indexes(specs));
    });
    this.#declared.set(collection, declared(specs));
  }

  async read(key: Key, { consistent }: ReadOptions = {}): Promise<Doc | undefined> {
    const options = consistent ? consistently : {};
    const found = await this.#answered(() => this.#collection(key.collection).findOne(withId(key), options));
    return found === null ? undefined : docOf(found);
  }

  async page({ collection, tenant, match, after, limit, consistent }: PageQuery): Promise<Doc[]> {
    const options = {
      hint: match === undefined ? byId : this.#indexOn(collection, Object.keys(match)),
      sort: byId,
      limit,
      batchSize: limit + 1, // else the server leaves its cursor open
      ...(consistent ? consistently : {}),
    };
    const cursor = this.#collection(collection).find(range(tenant, match, after), options);
    return (await this.#answered(() => cursor.toArray())).map(docOf);
  }

  async count({ collection, tenant, match, atMost }: CountQuery): Promise<number> {
    const options = { hint: this.#indexOn(collection, Object.keys(match)), limit: atMost };
    return await this.#answered(() => this.#collection(collection).countDocuments(range(tenant, match), options));
  }

  async commit(changes: readonly Change[]): Promise<void> {
    const done = this.#answered(() => this.client.withSession((session) => this.#commit(changes, session)));
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

  async #answered<T>(task: () => Promise<T>): Promise<T> {
    try {
      return await task();
    } catch (error) {
      throw asStoreError(error);
    }
  }

  #collection(name: string): Collection<StoredDocument> {
    return this.#database.collection<StoredDocument>(name, durably);
  }

  #declaredAs(collection: string): Declared {
    const known = this.#declared.get(collection);
    if (known === undefined) throw new Error(`collection ${collection} was not declared`);
    return known;
  }

  /** Name of the index that serves a match. */
  #indexOn(collection: string, fields: readonly string[]): string {
    const name = indexName({ fields });
    if (!this.#declaredAs(collection).lists.has(name)) throw new Error(`${collection} has no index on ${name}`);
    return name;
  }

  async #beforeStep(): Promise<void> {
    await this.#options.beforeStep?.();
  }

  async #commit(changes: readonly Change[], session: ClientSession): Promise<void> {
    const [first] = changes;
    if (first === undefined) return;
    if (wantedMarks(changes).length > 0) await this.#commitMarked(changes, session);
    else if (changes.length > 1) await this.#transaction(changes, [], session);
    else await this.#commitOne(first as Write, session);
  }

  /** A single operation on a single document: MongoDB makes it all or nothing by itself. */
  async #commitOne(change: Write, session: ClientSession): Promise<void> {
    const { key, previous } = parts(change);
    const collection = this.#collection(key.collection);
    await this.#beforeStep();
    try {
      if ('remove' in change) {
        const { deletedCount } = await collection.deleteOne(withVersion(key, change.previous), { session });
        if (deletedCount === 0) throw new Stale(key);
      } else if (previous === undefined) {
        await collection.insertOne(documentOf(key, change.doc), { session });
      } else {
        const document = documentOf(key, change.doc);
        const { matchedCount } = await collection.replaceOne(withVersion(key, previous), document, { session });
        if (matchedCount === 0) throw new Stale(key);
      }
    } catch (thrown) {
      const refusal = this.#refusal(thrown, [key]);
      if (!(refusal instanceof Stale) || !session.serverSession?.isDirty) throw refusal;
      await this.#settle(key, 'put' in change ? change.doc : undefined);
    }
  }

  /** The connection was lost and the driver tried again: what looks stale may be what the first try did. */
  async #settle(key: Key, wanted: Doc | undefined): Promise<void> {
    const stored = await this.read(key, { consistent: true });
    if (stored?.text !== wanted?.text) throw new Unavailable('MongoDB did not say whether it stored a record');
  }

  /** What a duplicate value means. `keys` are those of the operations. */
  #refusal(thrown: unknown, keys: readonly Key[]): unknown {
    const found = duplicate(thrown);
    const key = keys[found?.at ?? 0];
    if (found === undefined || key === undefined) return thrown;
    const unique = this.#declaredAs(key.collection).uniques.get(found.index);
    return unique === undefined ? new Stale(key) : new Taken(key, unique.fields);
  }

  /**
   * A commit that refers to records, or removes ones that none may refer to: it first places its marks, then looks for the
   * others', and takes its own away in the transaction that writes.
   */
  async #commitMarked(changes: readonly Change[], session: ClientSession): Promise<void> {
    const wanted = wantedMarks(changes);
    const end = performance.now() + patience;
    for (;;) {
      await this.#beforeStep();
      const held = await this.#marks.place(wanted, session);
      let done = false;
      try {
        done = await this.#commitHolding(held, changes, session, end);
      } finally {
        if (!done) await this.#marks.lift(held);
      }
      if (done) return;
      await this.#waitForRemovals(held, session, end);
      if (performance.now() > end) throw new Stale(keyOf(changes[0] as Change));
    }
  }

  /** @returns whether the commit is done; if not, another one was in the way. */
  async #commitHolding(held: readonly Mark[], changes: readonly Change[], session: ClientSession, end: number) {
    if (!(await this.#isWayFree(held, session, end))) return false;
    await this.#beforeStep();
    await this.#checkRequired(changes, session);
    await this.#beforeStep();
    await this.#checkAbsences(changes, session);
    try {
      await this.#transaction(changes, held, session);
      return true;
    } catch (thrown) {
      if (thrown instanceof MarksLost) return false;
      throw thrown;
    }
  }

  /**
   * Who refers gives way to who removes. Who removes waits for those that referred before; those that come later see its
   * mark and give way, so that it need not wait for them.
   */
  async #isWayFree(held: readonly Mark[], session: ClientSession, end: number): Promise<boolean> {
    let awaited: Set<string> | undefined;
    while (performance.now() < end) {
      await this.#beforeStep();
      const against = await this.#marks.against(held, session);
      if (against.some(({ kind }) => kind === 'remove')) return false;
      awaited ??= new Set(against.map(({ _id }) => _id));
      if (!against.some(({ _id }) => awaited?.has(_id))) return true;
      await sleep(2 + Math.random() * 10);
    }
    return false;
  }

  async #waitForRemovals(lifted: readonly Mark[], session: ClientSession, end: number): Promise<void> {
    do await sleep(5 + Math.random() * 20);
    while (
      performance.now() < end &&
      (await this.#marks.against(lifted, session)).some(({ kind }) => kind === 'remove')
    );
  }

  async #checkRequired(changes: readonly Change[], session: ClientSession): Promise<void> {
    const required = changes.flatMap((change) => ('require' in change ? [change.require] : []));
    const byCollection = grouped(required, ({ collection }) => collection);
    const found = await Promise.all([...byCollection].map(([name, keys]) => this.#existing(name, keys, session)));
    const existing = new Set(found.flat());
    const missing = required.filter((key) => !existing.has(nameOf(key)));
    if (missing.length > 0) throw new Missing(missing);
  }

  async #existing(collection: string, keys: readonly Key[], session: ClientSession): Promise<string[]> {
    const tenants = [...new Set(keys.map(({ tenant }) => tenant))];
    const filter = { tenant: { $in: tenants }, _id: { $in: keys.map(documentId) } };
    const options = { session, projection: byId, batchSize: keys.length + 1, ...consistently };
    const found = await this.#collection(collection).find(filter, options).toArray();
    return found.map(({ _id }) => `${collection}/${_id}`);
  }

  async #checkAbsences(changes: readonly Change[], session: ClientSession): Promise<void> {
    const removed = new Set(changes.flatMap((change) => ('remove' in change ? [nameOf(change.remove)] : [])));
    const checks = changes.flatMap((change) => {
      if (!('remove' in change)) return [];
      const { remove, unless = [] } = change;
      return unless.map((absence) => this.#checkAbsence(remove, absence, removed, session));
    });
    await Promise.all(checks);
  }

  /** @param removed what the same commit removes does not count. */
  async #checkAbsence(key: Key, absence: Absence, removed: ReadonlySet<string>, session: ClientSession) {
    const { collection, match } = absence;
    const hint = this.#indexOn(collection, Object.keys(match));
    const limit = removed.size + 1;
    const options = { session, hint, limit, projection: byId, batchSize: limit + 1, ...consistently };
    const found = await this.#collection(collection).find(range(key.tenant, match), options).toArray();
    if (found.some(({ _id }) => !removed.has(`${collection}/${_id}`))) throw new Referenced(key, absence);
  }

  async #transaction(changes: readonly Change[], held: readonly Mark[], session: ClientSession): Promise<void> {
    const writes = changes.filter((change): change is Write => !('require' in change));
    const byCollection = grouped(writes, (change) => parts(change).key.collection);
    const end = performance.now() + patience;
    let again = false;
    let inDoubt: unknown;
    const task = async () => {
      if (again && performance.now() > end) throw new Unavailable('MongoDB did not complete a transaction in time');
      again = true;
      await this.#beforeStep();
      await this.#marks.take(held, session);
      for (const [collection, ofOne] of byCollection) {
        await this.#beforeStep();
        await this.#bulk(collection, ofOne, session);
      }
      await this.#beforeStep();
      inDoubt = await commitError(session);
    };
    await session.withTransaction(task, transaction).catch(async (thrown) => {
      throw thrown instanceof Mismatch ? new Stale(await this.#firstStale(thrown.steps)) : thrown;
    });
    if (inDoubt !== undefined) throw new Unavailable('MongoDB did not say whether it stored records');
  }

  async #bulk(name: string, writes: readonly Write[], session: ClientSession): Promise<void> {
    const { removals, replacements, insertions } = this.#steps(name, writes);
    const steps = [...removals, ...replacements, ...insertions];
    try {
      const operations = steps.map(({ operation }) => operation);
      const { deletedCount, matchedCount } = await this.#collection(name).bulkWrite(operations, { session });
      if (deletedCount !== removals.length) throw new Mismatch(removals);
      if (matchedCount !== replacements.length) throw new Mismatch(replacements);
    } catch (thrown) {
      throw this.#refusal(
        thrown,
        steps.map(({ key }) => key),
      );
    }
  }

  /**
   * In this order what one record gives up of a unique index is free for the next. A replacement that gives something up
   * is made a removal and an insertion.
   */
  #steps(collection: string, writes: readonly Write[]) {
    const removals: Step[] = [];
    const replacements: Step[] = [];
    const insertions: Step[] = [];
    const { uniques } = this.#declaredAs(collection);
    for (const change of writes) {
      const { key, previous, doc } = parts(change);
      const splits = doc && previous && writes.length > 1 && givesUp([...uniques.values()], previous, doc);
      if (previous !== undefined && doc !== undefined && !splits) {
        const replaceOne = { filter: withVersion(key, previous), replacement: documentOf(key, doc) };
        replacements.push({ key, previous, operation: { replaceOne } });
        continue;
      }
      if (previous !== undefined) {
        const deleteOne = { filter: withVersion(key, previous) };
        removals.push({ key, previous, operation: { deleteOne } });
      }
      if (doc !== undefined) {
        const insertOne = { document: documentOf(key, doc) };
        insertions.push({ key, previous, operation: { insertOne } });
      }
    }
    return { removals, replacements, insertions };
  }

  /** The record for which a bulk did less than it should. */
  async #firstStale(steps: readonly Step[]): Promise<Key> {
    for (const { key, previous } of steps) {
      const stored = await this.read(key, { consistent: true });
      if (stored?.record.sys_version !== previous?.record.sys_version) return key;
    }
    return (steps[0] as Step).key;
  }
}

/** Some of the documents that a bulk was to change had other versions. */
class Mismatch extends Error {
  constructor(readonly steps: readonly Step[]) {
    super();
  }
}

/** @returns the error of a commit that may have been done all the same; it must not be run again. */
async function commitError(session: ClientSession): Promise<unknown> {
  try {
    await session.commitTransaction();
    return undefined;
  } catch (error) {
    if (session.serverSession?.isDirty) return error;
    throw error;
  }
}

function givesUp(uniques: readonly Index[], previous: Doc, doc: Doc): boolean {
  const values = ({ record }: Doc, { fields, where = {} }: Index) =>
    JSON.stringify([...fields, ...Object.keys(where)].map((field) => valuesAt(record, field)));
  return uniques.some((index) => values(previous, index) !== values(doc, index));
}

function parts(change: Write): { key: Key; previous: Doc | undefined; doc: Doc | undefined } {
  if ('put' in change) return { key: change.put, previous: change.previous, doc: change.doc };
  return { key: change.remove, previous: change.previous, doc: undefined };
}

const keyOf = (change: Change): Key => ('require' in change ? change.require : parts(change).key);

const nameOf = (key: Key) => `${key.collection}/${documentId(key)}`;

const withId = (key: Key) => ({ tenant: key.tenant, _id: documentId(key) });

const withVersion = (key: Key, previous: Doc) => ({ ...withId(key), sys_version: previous.record.sys_version });

function grouped<T>(items: readonly T[], nameOfGroup: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = nameOfGroup(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}

function ignoreExisting(thrown: unknown): void {
  if (!(thrown instanceof MongoServerError) || thrown.code !== namespaceExists) throw thrown;
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
