/** The accounts of all tenants in the store, which all processes share. While it does not answer, each counts for itself. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Doc, type Stored } from '../store/doc.js';
import { type Key, Stale, type Store } from '../store/port.js';
import { type Account, broughtUp, isSame, type Sighting, type Time, without } from './account.js';
import type { Policy } from './policy.js';

const collection = 'gala.limits';
const all = 'all';
const attempts = 20;
/** Milliseconds for which a request waits for the store, and for which the store is then left alone. */
const patience = 3000;
const pause = 5000;
/** Milliseconds between two looks for accounts that may go, and by how much clocks may differ. */
const sweepEvery = 300_000;
const skew = 60_000;
const window = 500;

/** What was taken (0: there is too little), and what is left of the account. */
export interface Portion {
  readonly taken: number;
  readonly left: number;
  readonly sighting: Sighting;
}

export class Ledger {
  readonly #store: Store;
  readonly #log: Logger;
  readonly now: () => Time;
  readonly #sweeping: NodeJS.Timeout;
  #lastSweep: Promise<void> | undefined;
  #isClosed = false;
  #isAway = false;
  #tryAgainAt = 0;

  private constructor(store: Store, log: Logger, now: () => Time) {
    this.#store = store;
    this.#log = log;
    this.now = now;
    this.#sweeping = setInterval(() => {
      this.#lastSweep = this.sweep().catch(() => {}); // the next one tries again
    }, sweepEvery).unref();
  }

  /** @param now is for tests. */
  static async open(store: Store, log: Logger, now: () => Time = timeOfThisProcess): Promise<Ledger> {
    await store.declare(collection, []);
    return new Ledger(store, log, now);
  }

  get isAway(): boolean {
    return this.#isAway;
  }

  /** Whether the store, which did not answer, is to be asked again: by one request, which does not wait for it. */
  mayTryAgain(): boolean {
    const { watch } = this.now();
    if (watch < this.#tryAgainAt) return false;
    this.#tryAgainAt = watch + pause;
    return true;
  }

  /**
   * Takes `share` of a tenant's account, less if there is less, but not less than `least`.
   * @returns nothing when the store does not answer.
   */
  async draw(
    id: string,
    least: number,
    share: number,
    policy: Policy,
    last: Sighting | undefined,
  ): Promise<Portion | undefined> {
    try {
      const portion = await inTime(this.#draw(id, least, share, policy, last));
      this.#note();
      return portion;
    } catch (err) {
      this.#note(err);
      return undefined;
    }
  }

  #note(err?: unknown): void {
    const isAway = err !== undefined;
    if (isAway) this.#tryAgainAt = this.now().watch + pause;
    if (isAway && !this.#isAway)
      this.#log.warn({ err }, 'the store does not answer: this process counts limits for itself');
    if (!isAway && this.#isAway) this.#log.warn('limits are shared with other processes again');
    this.#isAway = isAway;
  }

  async #draw(id: string, least: number, share: number, policy: Policy, last: Sighting | undefined): Promise<Portion> {
    for (let attempt = 0; attempt < attempts; attempt++) {
      const previous = await this.#store.read(keyOf(id), { consistent: true });
      const now = this.now();
      const stored = previous?.record as Account | undefined;
      const account = broughtUp(id, stored, last, policy, now);
      if (account.left < least)
        return { taken: 0, left: account.left, sighting: seenAgain(stored ?? account, last, now) };
      const taken = Math.min(account.left, share);
      const next = without(taken, account, policy);
      if (await this.#put(id, next, previous))
        return { taken, left: next.left, sighting: { account: next, seen: now.watch } };
      await sleep(Math.random() * attempt);
    }
    throw new Error('others are always quicker');
  }

  /** @returns whether nobody was quicker. */
  async #put(id: string, account: Account, previous: Doc | undefined): Promise<boolean> {
    try {
      await this.#store.commit([{ put: keyOf(id), doc: Doc.ofRecord<Stored>(account), previous }]);
      return true;
    } catch (thrown) {
      if (thrown instanceof Stale) return false;
      throw thrown;
    }
  }

  /** Removes accounts that are full by now, and those of a clock that was far ahead. */
  async sweep(): Promise<void> {
    for (let after: string | undefined; !this.#isClosed; ) {
      const docs = await this.#store.page({ collection, tenant: all, after, limit: window });
      for (const doc of docs) if (this.#mayGo(doc.record as Account)) await this.#remove(doc);
      after = docs.at(-1)?.id;
      if (docs.length < window) return;
    }
  }

  #mayGo({ at, full_at }: Account): boolean {
    const { wall } = this.now();
    return full_at + skew < wall || at - skew > wall;
  }

  async #remove(doc: Doc): Promise<void> {
    await this.#store.commit([{ remove: keyOf(doc.id), previous: doc }]).catch((thrown) => {
      if (!(thrown instanceof Stale)) throw thrown;
    });
  }

  async close(): Promise<void> {
    clearInterval(this.#sweeping);
    this.#isClosed = true;
    await this.#lastSweep;
  }
}

/** A tenant is whatever the address says, so the id is not the tenant itself. */
export const accountIdOf = (tenant: string) => createHash('sha256').update(tenant).digest('hex').slice(0, 32);

const keyOf = (id: string): Key => ({ collection, tenant: all, id });

const timeOfThisProcess = (): Time => ({ wall: Date.now(), watch: performance.now() });

/** Nothing was written: an account that is still the same was seen before. */
const seenAgain = (account: Account, last: Sighting | undefined, { watch }: Time): Sighting =>
  last !== undefined && isSame(account, last.account) ? last : { account, seen: watch };

async function inTime<T>(task: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = sleep(patience, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`no answer within ${patience} ms`);
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    ended.abort();
  }
}
