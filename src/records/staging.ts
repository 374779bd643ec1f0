/** What one run of a unit of work has read, has staged and requires. */
import type { Detail } from '../fault.js';
import type { Doc } from '../store/doc.js';
import { type Absence, type Change, type Key, type ReadOptions, Stale, type Store, Taken } from '../store/port.js';
import { refusalOf } from './refusal.js';

/** A record that the work has to do with. */
interface Touched {
  readonly key: Key;
  /** Whether it was looked for, and what was found. */
  isRead: boolean;
  stored: Doc | undefined;
  /** Whether it is to be stored, or removed when there is nothing next. */
  isStaged: boolean;
  next: Doc | undefined;
  unless: readonly Absence[] | undefined;
  /** What to say when it does not exist although it must. */
  missing: Detail[] | undefined;
}

const touched = (key: Key): Touched => ({
  key,
  isRead: false,
  stored: undefined,
  isStaged: false,
  next: undefined,
  unless: undefined,
  missing: undefined,
});

export class Staging {
  readonly #touched = new Map<string, Touched>();

  constructor(readonly store: Store) {}

  /** The record as it was staged, else as it is stored. */
  async find(key: Key, options?: ReadOptions): Promise<Doc | undefined> {
    const record = this.#touch(key);
    if (!record.isStaged && !record.isRead) {
      const found = await this.store.read(key, options);
      if (!record.isStaged && !record.isRead) record.stored = found; // of two who look at once, both see the same
      record.isRead = true;
    }
    return record.isStaged ? record.next : record.stored;
  }

  /** The version after the one that was found stored; 1 when there was none. */
  nextVersion(key: Key): number {
    return (this.#touch(key).stored?.record.sys_version ?? 0) + 1;
  }

  /** Stages a record, or its removal. The record must have been read before, unless it is new. */
  stage(key: Key, next: Doc | undefined, unless: readonly Absence[] = []): void {
    const record = this.#touch(key);
    record.isStaged = true;
    record.next = next;
    record.unless = unless;
  }

  /** The record must exist when the work is committed; `missing` is what to say when it does not. */
  require(key: Key, missing: Detail): void {
    const record = this.#touch(key);
    if (record.missing === undefined) record.missing = [missing];
    else record.missing.push(missing);
  }

  /**
   * Commits what was staged, all or nothing.
   * @param rerunWhenTaken whether a unique value that is taken is to be looked at as a change of the record.
   * @returns the record that has changed since it was read: then nothing took effect.
   */
  async commit(rerunWhenTaken = false): Promise<Key | undefined> {
    const changes = this.#changes();
    if (changes.length === 0) return undefined;
    try {
      await this.store.commit(changes);
      return undefined;
    } catch (thrown) {
      if (thrown instanceof Stale || (thrown instanceof Taken && rerunWhenTaken)) return thrown.key;
      throw await refusalOf(thrown, this.store, (key) => this.#touched.get(nameOf(key))?.missing ?? []);
    }
  }

  #changes(): Change[] {
    const changes: Change[] = [];
    const required: Change[] = [];
    for (const { key, stored, isStaged, next, unless, missing } of this.#touched.values()) {
      if (isStaged && next !== undefined) changes.push({ put: key, doc: next, previous: stored });
      else if (isStaged && stored !== undefined) changes.push({ remove: key, previous: stored, unless: unless ?? [] });
      if (missing !== undefined && next === undefined) required.push({ require: key });
    }
    return required.length > 0 ? [...changes, ...required] : changes;
  }

  #touch(key: Key): Touched {
    const name = nameOf(key);
    const known = this.#touched.get(name);
    if (known !== undefined) return known;
    const record = touched(key);
    this.#touched.set(name, record);
    return record;
  }
}

const nameOf = ({ collection, tenant, id }: Key) => `${collection}/${tenant}/${id}`;
