/**
 * The accounts of all tenants in the store, shared by all processes. While the store does not respond, each process counts
 * on its own.
 */
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
/** Milliseconds that a request waits for the store, and that the store is then not asked again. */
const patience = 3000;
const pause = 5000;
/** Milliseconds between checks for accounts to remove, and the tolerance for clocks. */
const sweepEvery = 300_000;
const skew = 60_000;
const window = 500;

/** The amount taken (0: there is too little), and what is left in the account. */
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
      this.#lastSweep = this.sweep().catch(() => {}); // the next check tries again
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

  /** Whether to try a store that did not respond again: with one request, which does not wait for it. */
  mayTryAgain(): boolean {
    const { watch } = this.now();
    if (watch < this.#tryAgainAt) return false;
    this.#tryAgainAt = watch + pause;
    return true;
  }

  /**
   * Takes `share` of a tenant's account, or less if there is less, but at least `least`.
   * @returns undefined if the store does not respond.
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
      this.#log.warn({ err }, 'the store does not respond; this process counts rate limits on its own');
    if (!isAway && this.#isAway) this.#log.warn('rate limits are shared with other processes again');
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
    throw new Error('other processes keep changing the account');
  }

  /** @returns false if another process was faster. */
  async #put(id: string, account: Account, previous: Doc | undefined): Promise<boolean> {
    try {
      await this.#store.commit([{ put: keyOf(id), doc: Doc.ofRecord<Stored>(account), previous }]);
      return true;
    } catch (thrown) {
      if (thrown instanceof Stale) return false;
      throw thrown;
    }
  }

  /** Removes accounts that are full, and those written with a clock that was far ahead. */
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

/** The tenant is any string from the path, so the id is a hash of it. */
export const accountIdOf = (tenant: string) => createHash('sha256').update(tenant).digest('hex').slice(0, 32);

const keyOf = (id: string): Key => ({ collection, tenant: all, id });

const timeOfThisProcess = (): Time => ({ wall: Date.now(), watch: performance.now() });

/** Nothing was written: an unchanged account keeps its first sighting. */
const seenAgain = (account: Account, last: Sighting | undefined, { watch }: Time): Sighting =>
  last !== undefined && isSame(account, last.account) ? last : { account, seen: watch };

async function inTime<T>(task: Promise<T>): Promise<T> {
  const ended = new AbortController();
  const late = sleep(patience, undefined, { signal: ended.signal }).then(() => {
    throw new Error(`no response within ${patience} ms`);
  });
  try {
    return await Promise.race([task, late]);
  } finally {
    ended.abort();
  }
}
