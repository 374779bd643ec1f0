/** The embedded store, on LMDB: one folder, no server. Commits are durable, and several processes can share the folder. */
import type { Database } from 'lmdb';
import type { Logger } from 'pino';
import type { Doc } from '../doc.js';
import {
  type Awaitable,
  type Change,
  type CountQuery,
  type EntriesQuery,
  type Index,
  type InProgress,
  type Key,
  type PageQuery,
  Stale,
  type Store,
  type TenantsQuery,
  WriteFailed,
} from '../port.js';
import { EmbeddedCollection } from './collection.js';
import { keyOf, refusalOf } from './commitChecks.js';
import { Counts } from './counts.js';
import { Abandoned, Environment } from './environment.js';
import { firstOf, gathered, maxGroupSize, queue, type Waiting } from './groups.js';
import { PendingEntries } from './indexes.js';
import type { Opening } from './opening.js';

/** The folder is created if it does not exist. */
interface EmbeddedOptions extends Opening {
  /** Called between the steps of a commit, so that tests can throw from it. */
  readonly beforeStep?: () => void;
  /** Logs when writes start to fail, and when they succeed again. */
  readonly log?: Logger;
}

/** A change of a commit in progress, with a token that it shares with those that it builds on. */
interface Shown extends InProgress {
  readonly name: string;
  next: Doc | undefined;
  readonly chain: object;
}

export class EmbeddedStore implements Store {
  readonly #environment: Environment;
  readonly #collections = new Map<string, EmbeddedCollection>();
  /** Names of the indexes and numbers of records that are complete. */
  readonly #built: Database<string, string>;
  readonly #counts: Counts;
  readonly #pending = new PendingEntries();
  readonly #beforeStep: (() => void) | undefined;
  /** Commits that arrive close together share one transaction and one flush to disk. */
  #waiting: Waiting[] = [];
  /** Of records that existed before, each with a token that it shares with those that it builds on. */
  readonly #inProgress = new Map<string, Shown>();
  /** Of commits that have failed: another one can have stored an equal record, which does not say that it is the same. */
  readonly #neverStored = new WeakSet<Doc>();
  #draining: Promise<void> | undefined;
  /** Collection and tenant → the last id that the transaction has appended. */
  readonly #appended = new Map<string, string>();

  readonly #collection = (name: string): EmbeddedCollection => {
    const collection = this.#collections.get(name);
    if (collection === undefined) throw new Error(`collection ${name} was not declared`);
    return collection;
  };

  constructor(options: EmbeddedOptions) {
    this.#environment = new Environment(options, options.log);
    const { env } = this.#environment;
    this.#built = this.#environment.open(() => env.openDB({ name: 'built indexes', encoding: 'string' }));
    this.#counts = this.#environment.open(() => new Counts(env));
    this.#beforeStep = options.beforeStep;
  }

  async declare(name: string, specs: readonly Index[]): Promise<void> {
    const { env } = this.#environment;
    const opened = () => new EmbeddedCollection(name, env, specs, this.#pending, this.#counts);
    const collection = this.#environment.open(() => env.transactionSync(opened)); // new ones wait for the disk once
    const parts = [
      ...collection.indexes.map((index) => ({ name: index.name, build: () => collection.fill(index) })),
      { name: `${name}!number of records`, build: () => collection.recount() },
    ];
    await this.#forgetUndeclared(name, new Set(parts.map((part) => part.name)));
    const missing = parts.filter((part) => !this.#built.doesExist(part.name));
    // one at a time if there are records, so that an interrupted start goes on where it was
    const steps = collection.isEmpty ? [missing] : missing.map((part) => [part]);
    for (const some of steps.filter(({ length }) => length > 0))
      await this.#environment.transaction(() => {
        for (const { build } of some) build();
        this.#flush();
        for (const part of some) this.#built.put(part.name, '');
      });
    this.#collections.set(name, collection);
  }

  /**
   * What only another version of Gala declares misses the writes of this version, so the other version must build it again. One
   * that does not count the records forgets their numbers.
   */
  async #forgetUndeclared(collection: string, declared: ReadonlySet<string>): Promise<void> {
    const built = Array.from(this.#built.getKeys({ start: `${collection}!`, end: `${collection}"` }));
    const others = built.filter((part) => !declared.has(part));
    if (others.length > 0)
      await this.#environment.transaction(() => {
        for (const part of others) this.#built.remove(part);
      });
  }

  // Reads begin with `resetReadTxn`, to see what any process has committed.

  read({ collection, tenant, id }: Key): Doc | undefined {
    this.#environment.env.resetReadTxn();
    return this.#collection(collection).get(tenant, id);
  }

  page(query: PageQuery): Doc[] {
    this.#environment.env.resetReadTxn();
    return this.#collection(query.collection).page(query);
  }

  entries(query: EntriesQuery): string[][] {
    this.#environment.env.resetReadTxn();
    return this.#collection(query.collection).entries(query);
  }

  count(query: CountQuery): Awaitable<number> {
    this.#environment.env.resetReadTxn();
    const counting = this.#collection(query.collection).count(query);
    const first = counting.next();
    return first.done ? first.value : this.#counted(counting, query);
  }

  async #counted(counting: Generator<void, number>, { yielder }: CountQuery): Promise<number> {
    for (;;) {
      await yielder?.step();
      this.#environment.env.resetReadTxn();
      const { done, value } = counting.next();
      if (done) return value;
    }
  }

  tenants({ collections, after, limit }: TenantsQuery): string[] {
    this.#environment.env.resetReadTxn();
    const found = collections.flatMap((name) => this.#collection(name).tenants(after, limit));
    return [...new Set(found)].sort().slice(0, limit);
  }

  inProgress(key: Key): InProgress | undefined {
    return this.#inProgress.size === 0 ? undefined : this.#inProgress.get(nameOf(key));
  }

  appendsInOrder(): boolean {
    return true;
  }

  refusal(): WriteFailed | undefined {
    return this.#environment.refusal;
  }

  commit(changes: readonly Change[]): Promise<void> {
    const altered: Alteration[] = [];
    let buildsOnOthers = false;
    for (const change of changes) {
      if (!isAlteration(change) || change.previous === undefined) continue;
      const key = keyOf(change);
      const earlier = this.inProgress(key);
      if (earlier !== undefined && earlier.next !== change.previous) return Promise.reject(new Stale(key));
      buildsOnOthers ||= earlier !== undefined;
      altered.push(change);
    }
    const ended = new Promise<void>((resolve, reject) => {
      queue(this.#waiting, { changes, resolve, reject }, buildsOnOthers);
      this.#draining ??= this.#drain();
    });
    return altered.length > 0 && this.#hasRequired(changes) ? this.#show(altered, ended) : ended;
  }

  async check(changes: readonly Change[]): Promise<void> {
    this.#environment.env.resetReadTxn();
    const refusal = refusalOf(changes, this.#collection);
    if (refusal !== undefined) throw refusal;
  }

  /** Whether all required records are there: nobody should build on a commit that will fail. */
  #hasRequired(changes: readonly Change[]): boolean {
    for (const change of changes) {
      if (!('require' in change)) continue;
      const { collection, tenant, id } = change.require;
      if (!this.#collection(collection).has(tenant, id)) return false;
    }
    return true;
  }

  /** Lets `inProgress` find the changes of a commit until it has ended. */
  async #show(changes: readonly Alteration[], ended: Promise<void>): Promise<void> {
    const shown = changes.map((change) => {
      const name = nameOf(keyOf(change));
      const chain = this.#inProgress.get(name)?.chain ?? {};
      const one: Shown = { name, next: 'put' in change ? change.doc : undefined, ended, chain };
      this.#inProgress.set(name, one);
      return one;
    });
    try {
      await ended;
      for (const one of shown) if (this.#inProgress.get(one.name) === one) this.#inProgress.delete(one.name);
    } catch (thrown) {
      // also those that build on it, which will fail
      for (const { name, chain } of shown)
        if (this.#inProgress.get(name)?.chain === chain) this.#inProgress.delete(name);
      throw thrown;
    } finally {
      // the tables that a Map has outgrown keep their entries from the garbage collector
      for (const one of shown) one.next = undefined;
    }
  }

  async close(): Promise<void> {
    await this.#draining;
    await this.#environment.env.close();
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) {
      await gathered(this.#waiting);
      await this.#commitGroup(this.#waiting);
    }
    this.#draining = undefined; // in the same turn: what is added later must find it so
  }

  /**
   * Commits the first of `waiting`, and removes them: as late as possible, to include what arrived during the previous
   * flush.
   */
  async #commitGroup(waiting: Waiting[]): Promise<void> {
    let group: Waiting[] = [];
    try {
      await this.#environment.transaction(() => {
        group = this.#applyFirst(waiting);
      });
    } catch (error) {
      const failed = group.length > 0 ? group : waiting.splice(0, maxGroupSize);
      if (error instanceof Abandoned) waiting.unshift(...failed);
      else if (failed.length > 1 && !(error instanceof WriteFailed)) {
        // one has failed, and with it the whole group
        for (const one of failed) for (const alone = [one]; alone.length > 0; ) await this.#commitGroup(alone);
      } else
        for (const { changes, reject } of failed) {
          this.#disown(changes);
          reject(error);
        }
      return;
    }
    for (const { refusal, resolve, reject } of group) {
      if (refusal === undefined) resolve();
      else reject(refusal);
    }
  }

  /** Removes those that it applies. The entries of indexes are written at the end; they are dropped if anything fails. */
  #applyFirst(waiting: Waiting[]): Waiting[] {
    let count = 0;
    this.#appended.clear(); // another process may have appended more
    try {
      for (const one of firstOf(waiting)) {
        one.refusal = this.#apply(one.changes);
        if (one.refusal !== undefined) this.#disown(one.changes);
        count++;
      }
      this.#flush();
    } catch (thrown) {
      this.#pending.discard();
      this.#counts.discard();
      throw thrown;
    }
    return waiting.splice(0, count);
  }

  #flush(): void {
    this.#pending.flush();
    this.#counts.flush();
  }

  /** No commit may build on what these would have stored. */
  #disown(changes: readonly Change[]): void {
    for (const change of changes)
      if ('put' in change && change.doc !== change.previous) this.#neverStored.add(change.doc);
  }

  /** Checks all changes, then writes them. @returns the error, if nothing was written. */
  #apply(changes: readonly Change[]): Error | undefined {
    for (const change of changes) {
      if (isAlteration(change) && change.previous !== undefined && this.#neverStored.has(change.previous))
        return new Stale(keyOf(change));
    }
    const refusal = refusalOf(changes, this.#collection);
    if (refusal !== undefined) return refusal;
    for (const change of changes) {
      if ('require' in change) continue;
      this.#beforeStep?.();
      if ('append' in change) {
        this.#append(change.append, change.doc);
        continue;
      }
      const { collection, tenant, id } = keyOf(change);
      this.#collection(collection).change(tenant, id, change.previous, 'put' in change ? change.doc : undefined);
    }
    this.#beforeStep?.();
    return undefined;
  }

  #append({ collection: name, tenant, id }: Key, doc: Doc): void {
    const place = `${name}/${tenant}`;
    const last = this.#appended.get(place);
    this.#appended.set(place, this.#collection(name).append(tenant, id, doc, last));
  }
}

type Alteration = Exclude<Change, { require: Key } | { append: Key }>;

const isAlteration = (change: Change): change is Alteration => 'put' in change || 'remove' in change;

const nameOf = ({ collection, tenant, id }: Key): string => `${collection}/${tenant}/${id}`;
