/** The reads, staged changes and required records of one attempt at a unit of work. */
import { type Detail, Fault, type Relocation } from '../fault.js';
import type { Doc } from '../store/doc.js';
import {
  type Absence,
  type Awaitable,
  type Change,
  type CountQuery,
  type EntriesQuery,
  type Key,
  Missing,
  type PageQuery,
  type ReadOptions,
  type Referenced,
  Stale,
  type Store,
  Taken,
} from '../store/port.js';
import { asFault, isAwaited, type Turn } from './optimisticRetry.js';

/** A record that was read, staged or required. */
interface TouchedRecord {
  readonly key: Key;
  /** Whether the record was read from the store; `stored` is the result. */
  isRead: boolean;
  stored: Doc | undefined;
  /** Whether to write the record. It is removed if `next` is undefined. */
  isStaged: boolean;
  /** Whether the change is more than a consequence of other changes. */
  isMeant: boolean;
  /** Whether it was staged by its owner, who is limited to their own records. */
  isOwners: boolean;
  next: Doc | undefined;
  unless: readonly Absence[] | undefined;
  /** If the record was read from a commit in progress: settles with it. */
  ended: Promise<void> | undefined;
  /** If the record is required: the details to report if it does not exist. */
  missing: Detail[] | undefined;
  /** The part of the work that has staged or required it first. */
  part: number | undefined;
  /** Maps details about the record to the request that has staged it first. */
  relocation: Relocation | undefined;
}

/** Keeps what was read: after two concurrent reads, the first result counts. */
function keep(record: TouchedRecord, found: Doc | undefined): Doc | undefined {
  if (!record.isStaged && !record.isRead) record.stored = found;
  record.isRead = true;
  return record.isStaged ? record.next : record.stored;
}

interface Staging {
  /** Of a removal: its conditions. */
  readonly unless?: readonly Absence[];
  /** Whether it is more than a consequence of other changes; true unless given. */
  readonly isMeant?: boolean;
  /** Whether its owner, who is limited to their own records, stages it. */
  readonly isOwners?: boolean;
  /** Maps details about the record to the request. */
  readonly relocation?: Relocation | undefined;
}

/** A record that the commit changes: undefined before it is created and after it is removed. */
export interface Alteration {
  readonly key: Key;
  readonly previous: Doc | undefined;
  readonly next: Doc | undefined;
  /** The part of the work that has staged or required it first. */
  readonly part: number | undefined;
  readonly relocation: Relocation | undefined;
  /** Whether the change only follows from other changes. */
  readonly isDerived: boolean;
  readonly isOwners: boolean;
}

const nameOf = ({ collection, tenant, id }: Key) => `${collection}/${tenant}/${id}`;

export class WriteSet {
  readonly #touched = new Map<string, TouchedRecord>();
  /** The rules that were overridden. */
  readonly overridden = new Set<string>();
  /** Whether a taken unique value is treated like a record that has changed. */
  rerunsWhenTaken = false;
  /** The part of the work that stages and requires records now. */
  part: number | undefined;
  readonly #appended: Change[] = [];
  /** Whether a record was read from a commit in progress. */
  #isAhead = false;
  /** What was staged and required after the last savepoint: the records by name, as they were then. */
  #since: Map<string, TouchedRecord> | undefined;

  /** @param turn undefined if staging is an error. */
  constructor(
    private readonly store: Store,
    private readonly turn: Turn | undefined,
  ) {}

  /** Bytes of JSON of all records that were read or staged. */
  get bytes(): number {
    let bytes = 0;
    for (const { stored, next } of this.#touched.values())
      bytes += (stored?.json.length ?? 0) + (next?.json.length ?? 0);
    return bytes;
  }

  /**
   * The staged record, or else the stored one.
   * @throws Stale if others wait for their turn at the record, as they would wait for ever beside those that are quicker.
   */
  find(key: Key, options?: ReadOptions): Awaitable<Doc | undefined> {
    if (this.turn === undefined) return this.store.read(key, options); // nothing is written that could depend on it
    const record = this.#touch(key);
    if (record.isStaged) return record.next;
    if (record.isRead) return record.stored;
    if (this.turn.isFirst && isAwaited(this.store, key)) return Promise.reject(new Stale(key));
    const earlier = options?.relaxed ? undefined : this.store.inProgress?.(key);
    if (earlier !== undefined) {
      record.ended = earlier.ended;
      this.#isAhead = true;
      return keep(record, earlier.next);
    }
    const found = this.store.read(key, options);
    if (found === undefined && this.#isAhead)
      return this.#afterEarlier(() => this.store.read(key, options)).then((doc) => keep(record, doc));
    return found instanceof Promise ? found.then((doc) => keep(record, doc)) : keep(record, found);
  }

  page(query: PageQuery): Awaitable<Doc[]> {
    return this.#isAhead ? this.#afterEarlier(() => this.store.page(query)) : this.store.page(query);
  }

  entries(query: EntriesQuery): Awaitable<string[][]> {
    return this.#isAhead ? this.#afterEarlier(() => this.store.entries(query)) : this.store.entries(query);
  }

  count(query: CountQuery): Awaitable<number> {
    return this.#isAhead ? this.#afterEarlier(() => this.store.count(query)) : this.store.count(query);
  }

  /**
   * Indexes and new records of a commit in progress cannot be read before it has ended.
   * @throws Stale if it has failed
   */
  async #afterEarlier<T>(read: () => Awaitable<T>): Promise<T> {
    const dirty = await this.dirtyRead();
    if (dirty !== undefined) throw new Stale(dirty);
    return await read();
  }

  /**
   * Waits for the commits in progress that records were read from.
   * @returns a record whose commit has failed: it was never stored as it was read.
   */
  async dirtyRead(which = (_: TouchedRecord) => true): Promise<Key | undefined> {
    for (const record of this.#touched.values()) {
      if (record.ended === undefined || !which(record)) continue;
      const hasFailed = await record.ended.then(
        () => false,
        () => true,
      );
      if (hasFailed) return record.key;
    }
    return undefined;
  }

  /** The record that the commit changes, before it. It must have been read before; undefined if it is new. */
  stored(key: Key): Doc | undefined {
    return this.#touch(key).stored;
  }

  /** The next version to store: 1 for a new record. The record must have been read before, unless it is new. */
  nextVersion(key: Key): number {
    return (this.stored(key)?.record.sys_version ?? 0) + 1;
  }

  /**
   * Stages a record or its removal. The record must have been read before, unless it is new.
   */
  stage(key: Key, next: Doc | undefined, how: Staging = {}): void {
    const { unless, isMeant = true, isOwners = false, relocation } = how;
    const record = this.#toChange(key);
    if (this.turn === undefined) throw new Error(`an operation that only reads has staged ${key.collection}/${key.id}`);
    record.isMeant ||= isMeant && next !== (record.isStaged ? record.next : record.stored); // it may only be held
    record.isOwners ||= isOwners;
    record.part ??= this.part;
    if (!record.isStaged) record.relocation = relocation;
    record.isStaged = true;
    record.next = next;
    record.unless = unless;
  }

  /** Stages a record that the commit appends. */
  append(key: Key, doc: Doc): void {
    this.#appended.push({ append: key, doc });
  }

  /** The staged records of a collection: undefined for one that is removed. */
  *staged(collection: string): Iterable<Pick<Alteration, 'key' | 'next'>> {
    for (const record of this.#touched.values())
      if (record.isStaged && record.key.collection === collection) yield record;
  }

  /** From now on, only what is staged after this is altered and checked. */
  savepoint(): void {
    this.#since = new Map();
  }

  /** Drops what was staged and required after the last savepoint. */
  rollBack(): void {
    for (const [name, record] of this.#since ?? []) this.#touched.set(name, record);
  }

  /** The changes of a commit, without records that are stored again unchanged. */
  alterations(): Alteration[] {
    const all: Alteration[] = [];
    for (const { key, stored, isStaged, next, isMeant, isOwners, part, relocation } of this.#changed())
      if (isStaged && next !== stored)
        all.push({ key, previous: stored, next, part, relocation, isDerived: !isMeant, isOwners });
    return all;
  }

  /** Requires a record to exist at the commit; `missing` is reported if it does not. */
  require(key: Key, missing: Detail): void {
    const record = this.#toChange(key);
    record.part ??= this.part;
    if (record.missing === undefined) record.missing = [missing];
    else record.missing.push(missing);
  }

  /**
   * Commits everything that was staged, or nothing.
   * @returns the record that has changed since it was read. If there is one, nothing was written.
   * @throws Fault `reference_not_found`, `record_referenced`, `already_taken`; Unavailable.
   */
  async commit(): Promise<Key | undefined> {
    // the store itself checks the records that the commit changes, but cannot tell how one was removed
    const isUnchecked = ({ isStaged, stored }: TouchedRecord) => !isStaged || stored === undefined;
    const dirty = this.#isAhead ? await this.dirtyRead(isUnchecked) : undefined;
    const changes = dirty === undefined ? this.#changes() : [];
    if (changes.length === 0) return dirty;
    return await this.#told(() => {
      const ending = this.store.commit(changes);
      if (!this.turn?.isFirst) this.turn?.committing();
      return ending;
    });
  }

  /** The same without writing anything. */
  async check(): Promise<Key | undefined> {
    const dirty = await this.dirtyRead();
    return dirty ?? (await this.#told(() => this.store.check(this.#changes())));
  }

  #changes(): Change[] {
    const changes: Change[] = [];
    const required: Change[] = [];
    for (const { key, stored, isStaged, next, unless = [], missing } of this.#changed()) {
      if (isStaged && next !== undefined) changes.push({ put: key, doc: next, previous: stored });
      else if (isStaged && stored !== undefined) changes.push({ remove: key, previous: stored, unless });
      if (missing !== undefined && next === undefined) required.push({ require: key });
    }
    changes.push(...this.#appended, ...required);
    return changes;
  }

  async #told(commit: () => Promise<void>): Promise<Key | undefined> {
    try {
      await commit();
      return undefined;
    } catch (thrown) {
      if (thrown instanceof Stale || (thrown instanceof Taken && this.rerunsWhenTaken)) return thrown.key;
      const fault = await asFault(thrown, this.store, (key) => this.#touch(key).missing ?? []);
      const key = thrown instanceof Missing ? thrown.keys[0] : (thrown as Partial<Taken | Referenced>).key;
      if (fault instanceof Fault && key !== undefined) fault.part = this.#touch(key).part;
      throw fault;
    }
  }

  #toChange(key: Key): TouchedRecord {
    const record = this.#touch(key);
    const name = this.#since && nameOf(key);
    if (name !== undefined && !this.#since?.has(name))
      this.#since?.set(name, { ...record, missing: record.missing && [...record.missing] });
    return record;
  }

  *#changed(): Iterable<TouchedRecord> {
    if (this.#since === undefined) yield* this.#touched.values();
    else for (const name of this.#since.keys()) yield this.#touched.get(name) as TouchedRecord;
  }

  #touch(key: Key): TouchedRecord {
    const name = nameOf(key);
    const existing = this.#touched.get(name);
    if (existing !== undefined) return existing;
    const record: TouchedRecord = {
      key,
      isRead: false,
      stored: undefined,
      isStaged: false,
      isMeant: false,
      isOwners: false,
      next: undefined,
      unless: undefined,
      ended: undefined,
      missing: undefined,
      part: undefined,
      relocation: undefined,
    };
    this.#touched.set(name, record);
    return record;
  }
}
