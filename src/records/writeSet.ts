/** The reads, staged changes and required records of one attempt at a unit of work. */
import type { Detail } from '../fault.js';
import type { Doc } from '../store/doc.js';
import {
  type Absence,
  type Awaitable,
  type Change,
  type Key,
  type ReadOptions,
  Stale,
  type Store,
  Taken,
} from '../store/port.js';
import { asFault } from './optimisticRetry.js';

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
  next: Doc | undefined;
  unless: readonly Absence[] | undefined;
  /** If the record is required: the details to report if it does not exist. */
  missing: Detail[] | undefined;
}

/** Keeps what was read: after two concurrent reads, the first result counts. */
function keep(record: TouchedRecord, found: Doc | undefined): Doc | undefined {
  if (!record.isStaged && !record.isRead) record.stored = found;
  record.isRead = true;
  return record.isStaged ? record.next : record.stored;
}

/** A record that the commit changes, with its versions: undefined before it is created and after it is removed. */
export interface Alteration {
  readonly key: Key;
  readonly before: number | undefined;
  readonly after: number | undefined;
  /** Whether the change only follows from other changes. */
  readonly isDerived: boolean;
}

export class WriteSet {
  readonly #touched = new Map<string, TouchedRecord>();
  /** Whether a taken unique value is treated like a record that has changed. */
  rerunsWhenTaken = false;
  /** Whether e-mails were staged. */
  hasMail = false;

  /** @param isReadOnly whether staging is an error. */
  constructor(
    readonly store: Store,
    private readonly isReadOnly = false,
  ) {}

  /** Bytes of JSON of all records that were read or staged. */
  get bytes(): number {
    let bytes = 0;
    for (const { stored, next } of this.#touched.values())
      bytes += (stored?.json.length ?? 0) + (next?.json.length ?? 0);
    return bytes;
  }

  /** The staged record, or else the stored one. */
  find(key: Key, options?: ReadOptions): Awaitable<Doc | undefined> {
    const record = this.#touch(key);
    if (record.isStaged) return record.next;
    if (record.isRead) return record.stored;
    const found = this.store.read(key, options);
    return found instanceof Promise ? found.then((doc) => keep(record, doc)) : keep(record, found);
  }

  /** The next version to store: 1 for a new record. The record must have been read before, unless it is new. */
  nextVersion(key: Key): number {
    return (this.#touch(key).stored?.record.sys_version ?? 0) + 1;
  }

  /**
   * Stages a record or its removal. The record must have been read before, unless it is new.
   * @param isMeant whether it is more than a consequence of other changes.
   */
  stage(key: Key, next: Doc | undefined, unless?: readonly Absence[], isMeant = true): void {
    const record = this.#touch(key);
    if (this.isReadOnly) throw new Error(`an operation that only reads has staged ${key.collection}/${key.id}`);
    record.isMeant ||= isMeant && next !== (record.isStaged ? record.next : record.stored); // it may only be held
    record.isStaged = true;
    record.next = next;
    record.unless = unless;
  }

  /** The changes of a commit, without records that are stored again unchanged. */
  *alterations(): Generator<Alteration> {
    for (const { key, stored, isStaged, next, isMeant } of this.#touched.values()) {
      if (!isStaged || next === stored) continue;
      const [before, after] = [stored?.record.sys_version, next?.record.sys_version];
      yield { key, before, after, isDerived: !isMeant };
    }
  }

  /** Requires a record to exist at the commit; `missing` is reported if it does not. */
  require(key: Key, missing: Detail): void {
    const record = this.#touch(key);
    if (record.missing === undefined) record.missing = [missing];
    else record.missing.push(missing);
  }

  /**
   * Commits everything that was staged, or nothing.
   * @returns the record that has changed since it was read. If there is one, nothing was written.
   * @throws Fault `reference_not_found`, `record_referenced`, `already_taken`; Unavailable.
   */
  async commit(): Promise<Key | undefined> {
    const changes: Change[] = [];
    const required: Change[] = [];
    for (const { key, stored, isStaged, next, unless = [], missing } of this.#touched.values()) {
      if (isStaged && next !== undefined) changes.push({ put: key, doc: next, previous: stored });
      else if (isStaged && stored !== undefined) changes.push({ remove: key, previous: stored, unless });
      if (missing !== undefined && next === undefined) required.push({ require: key });
    }
    if (changes.length + required.length === 0) return undefined;
    changes.push(...required);
    try {
      await this.store.commit(changes);
      return undefined;
    } catch (thrown) {
      if (thrown instanceof Stale || (thrown instanceof Taken && this.rerunsWhenTaken)) return thrown.key;
      throw await asFault(thrown, this.store, (key) => this.#touch(key).missing ?? []);
    }
  }

  #touch(key: Key): TouchedRecord {
    const name = `${key.collection}/${key.tenant}/${key.id}`;
    const existing = this.#touched.get(name);
    if (existing !== undefined) return existing;
    const record: TouchedRecord = {
      key,
      isRead: false,
      stored: undefined,
      isStaged: false,
      isMeant: false,
      next: undefined,
      unless: undefined,
      missing: undefined,
    };
    this.#touched.set(name, record);
    return record;
  }
}
