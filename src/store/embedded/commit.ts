/** Group commit: commits that arrive close together share one transaction and one flush to disk. */

import type { Doc } from '../doc.js';
import { type Absence, type Change, type Key, Missing, Referenced, Stale, Taken, WriteFailed } from '../port.js';
import type { EmbeddedCollection } from './collection.js';
import type { EmbeddedIndex } from './indexes.js';

interface Waiting<T> {
  readonly item: T;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** A transaction ends with the commit that reaches one of these limits: applying them blocks everything else. */
const maxGroupSize = 500;
const maxGroupTime = 20; // milliseconds

export class GroupCommit<T> {
  #waiting: Waiting<T>[] = [];
  #draining: Promise<void> | undefined;

  constructor(
    /** Runs a task in a transaction; resolves when it is durable. If the task throws, nothing is written. */
    readonly transaction: (task: () => void) => Promise<unknown>,
    /** Applies one item, or returns why it must not be applied, without changes. */
    readonly apply: (item: T) => Error | undefined,
    /** Called for each item that the disk has rejected. */
    readonly refused: () => void,
  ) {}

  /**
   * Resolves when the item is durable. Rejects with its refusal, or with the error of its transaction: it then has no
   * effect.
   */
  add(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#draining ??= this.#drain();
    });
  }

  /** Resolves when no item is waiting. */
  async idle(): Promise<void> {
    await this.#draining;
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) await this.#commitGroup(this.#waiting);
    this.#draining = undefined;
  }

  /**
   * Commits the first of `waiting`, and removes them: as late as possible, to include what arrived during the previous
   * flush.
   */
  async #commitGroup(waiting: Waiting<T>[]): Promise<void> {
    let items: Waiting<T>[] = [];
    let refusals: (Error | undefined)[] = [];
    try {
      await this.transaction(() => {
        refusals = this.#applyFirst(waiting);
        items = waiting.splice(0, refusals.length);
      });
    } catch (error) {
      await this.#retryOneByOne(items.length > 0 ? items : waiting.splice(0, maxGroupSize), error);
      return;
    }
    settle(items, refusals);
  }

  #applyFirst(waiting: readonly Waiting<T>[]): (Error | undefined)[] {
    const refusals: (Error | undefined)[] = [];
    const ends = performance.now() + maxGroupTime;
    for (const { item } of waiting) {
      refusals.push(this.apply(item));
      if (refusals.length === maxGroupSize || performance.now() > ends) break;
    }
    return refusals;
  }

  /** One item failed, and with it the whole group: each item gets its own transaction, unless the disk failed. */
  async #retryOneByOne(items: readonly Waiting<T>[], error: unknown): Promise<void> {
    if (items.length <= 1 || error instanceof WriteFailed) {
      for (const { reject } of items) {
        if (error instanceof WriteFailed) this.refused();
        reject(error);
      }
    } else for (const item of items) await this.#commitGroup([item]);
  }
}

/** Resolves the items without a refusal, rejects the others. */
function settle<T>(items: readonly Waiting<T>[], refusals: readonly (Error | undefined)[]): void {
  items.forEach(({ resolve, reject }, i) => {
    const refusal = refusals[i];
    if (refusal === undefined) resolve();
    else reject(refusal);
  });
}

// The checks of a commit to the embedded store, before anything is written.

/** The checks of one commit. */
export class Checks {
  /** Entries of unique indexes that the commit adds → ids of their records. */
  readonly #claimedEntries = new Map<string, string>();

  constructor(
    readonly changes: readonly Change[],
    readonly collection: (name: string) => EmbeddedCollection,
  ) {}

  /** The error to reject the commit with; undefined if it is allowed. */
  refusal(): Error | undefined {
    const missing: Key[] = [];
    for (const change of this.changes) {
      if (!('require' in change)) {
        const refusal = this.#refusalOf(change);
        if (refusal !== undefined) return refusal;
      } else if (!this.#exists(change.require)) missing.push(change.require);
    }
    return missing.length > 0 ? new Missing(missing) : undefined;
  }

  #refusalOf(change: Exclude<Change, { require: Key }>): Error | undefined {
    const key = keyOf(change);
    if (!this.#isCurrent(key, change.previous)) return new Stale(key);
    return 'put' in change ? this.#checkUnique(key, change.doc) : this.#checkAbsences(key, change.unless);
  }

  #exists({ collection, tenant, id }: Key): boolean {
    return this.collection(collection).has(tenant, id);
  }

  /** Whether the stored version is `previous`; without `previous`, whether nothing is stored. */
  #isCurrent(key: Key, previous: Doc | undefined): boolean {
    if (previous === undefined) return !this.#exists(key);
    const stored = this.collection(key.collection).get(key.tenant, key.id);
    if (stored === undefined) return false;
    return stored.json.equals(previous.json) || stored.record.sys_version === previous.record.sys_version;
  }

  #checkUnique(key: Key, doc: Doc): Taken | undefined {
    for (const index of this.collection(key.collection).unique) {
      for (const entry of index.entriesOf(key.tenant, key.id, doc)) {
        const holder = index.holder(entry) ?? key.id;
        if (holder !== key.id && !this.#isFreed({ ...key, id: holder }, index, entry))
          return new Taken(key, index.spec.fields);
        if (!this.#claim(`${index.name}/${entry}`, key.id)) return new Taken(key, index.spec.fields);
      }
    }
    return undefined;
  }

  /** Claims a unique entry for a record. @returns false if an earlier change claimed it for another record. */
  #claim(entry: string, id: string): boolean {
    if ((this.#claimedEntries.get(entry) ?? id) !== id) return false;
    this.#claimedEntries.set(entry, id);
    return true;
  }

  /** Whether this commit removes `entry` from the record that holds it. */
  #isFreed(holder: Key, index: EmbeddedIndex, entry: string): boolean {
    const { tenant, id } = holder;
    return this.changes.some((change) => {
      if ('require' in change || !isSame(keyOf(change), holder)) return false;
      return 'remove' in change || !index.entriesOf(tenant, id, change.doc).includes(entry);
    });
  }

  #checkAbsences(key: Key, unless: readonly Absence[] = []): Referenced | undefined {
    const { tenant } = key;
    const atMost = this.changes.length + 1;
    for (const absence of unless) {
      const { collection, match } = absence;
      const ids = this.collection(collection).ids({ tenant, match, atMost });
      if (ids.some((id) => !this.#isRemoved({ collection, tenant, id }))) return new Referenced(key, absence);
    }
    return undefined;
  }

  #isRemoved(key: Key): boolean {
    return this.changes.some((change) => 'remove' in change && isSame(change.remove, key));
  }
}

export const keyOf = (change: Exclude<Change, { require: Key }>): Key => ('put' in change ? change.put : change.remove);

const isSame = (one: Key, other: Key) =>
  one.id === other.id && one.collection === other.collection && one.tenant === other.tenant;
