/** Creates ids that sort in order of creation, even if the clock was set back before a restart. */
import { randomFillSync, randomInt } from 'node:crypto';
import { v7 } from 'uuid';
import { Doc, type Stored } from '../store/doc.js';
import type { Store } from '../store/port.js';

const key = { collection: 'gala.clock', tenant: 'all', id: 'ids' };
/** Milliseconds by which the stored time is ahead of the created ids. */
const lead = 2000;
const maxCount = 2 ** 32 - 1;

/** Every id created so far has a time before this one, in milliseconds since 1970. */
interface StoredTime extends Stored {
  readonly until: number;
}

/** Random bytes, fetched for many ids at a time: fetching costs more than all the rest of an id. */
const pool = new Uint8Array(16 * 256);
let used = pool.length;

function randomBytes(): Uint8Array {
  if (used === pool.length) {
    randomFillSync(pool);
    used = 0;
  }
  used += 16;
  return pool.subarray(used - 16, used);
}

export class Ids {
  readonly #store: Store;
  readonly #clock: () => Date;
  #stored: Doc | undefined;
  /** The time of the last id, and the number of ids at that time. */
  #time: number;
  #count = 0;
  #isStoring = false;

  private constructor(store: Store, clock: () => Date, stored: Doc | undefined) {
    this.#store = store;
    this.#clock = clock;
    this.#stored = stored;
    this.#time = this.#until;
  }

  static async open(store: Store, clock: () => Date): Promise<Ids> {
    await store.declare(key.collection, []);
    return new Ids(store, clock, await store.read(key, { consistent: true }));
  }

  /** A UUID version 7 without dashes, later than all before, including those of earlier processes with this store. */
  next(): string {
    const now = this.#clock().getTime();
    if (now > this.#time || this.#count >= maxCount) {
      this.#time = Math.max(now, this.#time + 1);
      this.#count = randomInt(2 ** 31);
    } else this.#count++;
    if (this.#time + lead / 2 > this.#until) void this.#keepAhead();
    return v7({ msecs: this.#time, seq: this.#count, random: randomBytes() }).replaceAll('-', '');
  }

  get #until(): number {
    return (this.#stored?.record as StoredTime | undefined)?.until ?? 0;
  }

  /** Starts before the record with the id is committed. If it fails, the next id tries again. */
  async #keepAhead(): Promise<void> {
    if (this.#isStoring) return;
    this.#isStoring = true;
    const previous = this.#stored;
    const time = { id: key.id, until: this.#time + lead, sys_version: (previous?.record.sys_version ?? 0) + 1 };
    const doc = Doc.ofRecord<Stored>(time);
    try {
      await this.#store.commit([{ put: key, doc, previous }]);
      this.#stored = doc;
    } catch {
      this.#stored = await this.#reread(previous); // another process was first
    } finally {
      this.#isStoring = false;
    }
  }
  async #reread(previous: Doc | undefined): Promise<Doc | undefined> {
    try {
      return await this.#store.read(key, { consistent: true });
    } catch {
      return previous;
    }
  }
}
