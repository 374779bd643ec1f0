/** The embedded store, on LMDB: one folder, no server. Commits are durable, and several processes can share the folder. */
import type { Database, RootDatabase } from 'lmdb';
import type { Logger } from 'pino';
import type { Doc } from '../doc.js';
import type { Awaitable, Change, CountQuery, EntriesQuery, Index, Key, PageQuery, Store } from '../port.js';
import { EmbeddedCollection } from './collection.js';
import { Checks, GroupCommit, keyOf } from './commit.js';
import { Environment } from './environment.js';
import type { EmbeddedIndex } from './indexes.js';
import type { Opening } from './opening.js';

/** The folder is created if it does not exist. */
interface EmbeddedOptions extends Opening {
  /** Called between the steps of a commit, so that tests can throw from it. */
  readonly beforeStep?: () => void;
  /** Logs when writes start to fail, and when they succeed again. */
  readonly log?: Logger;
}

export class EmbeddedStore implements Store {
  readonly #environment: Environment;
  readonly #collections = new Map<string, EmbeddedCollection>();
  /** From when the environment was last opened. */
  #env!: RootDatabase;
  /** Names of the indexes that are complete. */
  #builtIndexes!: Database<string, string>;
  /** The indexes with pending entries. */
  readonly #pending = new Set<EmbeddedIndex>();
  readonly #beforeStep: () => void;
  readonly #commits: GroupCommit<readonly Change[]>;
  readonly #findCollection = (name: string) => this.#collection(name);

  constructor(options: EmbeddedOptions) {
    this.#environment = new Environment(options, options.log, (env) => this.#open(env));
    this.#beforeStep = options.beforeStep ?? (() => {});
    this.#commits = new GroupCommit(
      (task) => this.#environment.transaction(() => this.#withPendingEntries(task)),
      (changes) => this.#apply(changes),
      () => this.#environment.countRefused(),
    );
  }

  async declare(name: string, specs: readonly Index[]): Promise<void> {
    const collection = new EmbeddedCollection(name, this.#env, specs, this.#pending);
    await this.#forgetUndeclared(collection);
    for (const index of collection.indexes) await this.#build(collection, index);
    this.#collections.set(name, collection);
  }

  #open(env: RootDatabase): void {
    this.#env = env;
    this.#builtIndexes = env.openDB({ name: 'built indexes', encoding: 'string' });
    for (const [name, { specs }] of this.#collections)
      this.#collections.set(name, new EmbeddedCollection(name, env, specs, this.#pending));
  }

  /**
   * Indexes that only another version of Gala declares miss the writes of this version, so the other version must build them
   * again.
   */
  async #forgetUndeclared({ name, indexes }: EmbeddedCollection): Promise<void> {
    const declared = new Set(indexes.map((index) => index.name));
    const built = Array.from(this.#builtIndexes.getKeys({ start: `${name}!`, end: `${name}"` }));
    const others = built.filter((index) => !declared.has(index));
    if (others.length > 0)
      await this.#environment.transaction(() => others.map((index) => this.#builtIndexes.remove(index)));
  }

  async #build(collection: EmbeddedCollection, index: EmbeddedIndex): Promise<void> {
    if (this.#builtIndexes.doesExist(index.name)) return;
    await this.#environment.transaction(() => {
      collection.fill(index);
      this.#builtIndexes.put(index.name, '');
    });
  }

  read({ collection, tenant, id }: Key): Awaitable<Doc | undefined> {
    return this.#environment.read(() => this.#collection(collection).get(tenant, id));
  }

  page(query: PageQuery): Awaitable<Doc[]> {
    return this.#environment.read(() => this.#collection(query.collection).page(query));
  }

  entries(query: EntriesQuery): Awaitable<string[][]> {
    return this.#environment.read(() => this.#collection(query.collection).entries(query));
  }

  count(query: CountQuery): Awaitable<number> {
    return this.#environment.read(() => this.#collection(query.collection).count(query));
  }

  commit(changes: readonly Change[]): Promise<void> {
    return this.#commits.add(changes);
  }

  async close(): Promise<void> {
    await this.#commits.idle();
    await this.#environment.close();
  }

  /** Runs a task in a transaction, and writes the pending entries of indexes at its end; drops them if it fails. */
  #withPendingEntries(task: () => void): void {
    try {
      task();
      for (const index of this.#pending) index.flush();
    } finally {
      for (const index of this.#pending) index.discard(); // if it failed
    }
  }

  /** Checks all changes, then writes them. @returns the error, if nothing was written. */
  #apply(changes: readonly Change[]): Error | undefined {
    const refusal = new Checks(changes, this.#findCollection).refusal();
    if (refusal !== undefined) return refusal;
    for (const change of changes) {
      if ('require' in change) continue;
      this.#beforeStep();
      const { collection, tenant, id } = keyOf(change);
      this.#collection(collection).change(tenant, id, change.previous, 'put' in change ? change.doc : undefined);
    }
    this.#beforeStep();
    return undefined;
  }

  #collection(name: string): EmbeddedCollection {
    const collection = this.#collections.get(name);
    if (collection === undefined) throw new Error(`collection ${name} was not declared`);
    return collection;
  }
}
