/**
 * The keys of a key set that another service publishes and rotates. The set is read when the server starts, at regular
 * intervals, and when a token names an unknown key, with one request at a time. While it cannot be read, the last known keys
 * stay trusted.
 */
import { performance } from 'node:perf_hooks';
import type { Logger } from 'pino';
import { Fault } from '../fault.js';
import { allowance } from './allowance.js';
import { keysOfSet, type ReadSet } from './jwks.js';
import { requestKeySet } from './keySetRequest.js';
import { fits, type KeySource } from './keySource.js';
import type { Algorithm, TrustedKey } from './keys.js';

/** Milliseconds, and bytes. */
export const keySetBounds = {
  /** A key that has left the set stops being trusted after at most this time plus a timeout, if the set can be read. */
  every: 300_000,
  /** The interval after a failure. */
  everyAfterFailure: 15_000,
  /** For tokens with unknown keys: a burst of 5 requests, then one per interval. */
  everyForUnknown: 6_000,
  atOnceForUnknown: 5,
  /** After a failure, how long tokens do not cause another request. */
  pauseAfterFailure: 5_000,
  timeout: 5_000,
  mostBytes: 262_144,
  /** The maximum number of requests that wait for the set. */
  mostWaiting: 1_000,
  /** Monotonic. */
  time: () => performance.now(),
};

export type KeySetBounds = typeof keySetBounds;

export class KeySet implements KeySource {
  readonly #bounds: KeySetBounds;
  readonly #mayAsk: () => boolean;
  readonly #stop = new AbortController();
  #keys: readonly TrustedKey[] = [];
  #underWay: Promise<void> | undefined;
  #failedAt: number | undefined;
  #next: NodeJS.Timeout | undefined;
  #waiting = 0;
  #told = '';

  constructor(
    readonly url: URL,
    readonly log: Pick<Logger, 'info' | 'warn'>,
    bounds: Partial<KeySetBounds> = {},
  ) {
    this.#bounds = { ...keySetBounds, ...bounds };
    const { atOnceForUnknown: atOnce, everyForUnknown: every, time } = this.#bounds;
    this.#mayAsk = allowance({ atOnce, every, time });
    void this.read();
  }

  find(kid: string | undefined, algorithm: Algorithm): readonly TrustedKey[] {
    return this.#keys.filter((key) => fits(key, kid, algorithm));
  }

  renew(kid: string | undefined, algorithm: Algorithm): Promise<void> | undefined {
    if (algorithm === 'HS256' || (kid !== undefined && this.#holds(kid, algorithm))) return undefined;
    if (this.#waiting >= this.#bounds.mostWaiting) return Promise.reject(this.#unavailable());
    const joins = this.#underWay !== undefined;
    if (!joins && !this.#ask()) return this.#failedAt === undefined ? undefined : Promise.reject(this.#unavailable());
    this.#waiting++;
    return this.#renewed(kid, algorithm, joins).finally(() => {
      this.#waiting--;
    });
  }

  /**
   * @param joins whether a read was already in progress. It may have started before the key was published, so the set is
   * read again.
   */
  async #renewed(kid: string | undefined, algorithm: Algorithm, joins: boolean): Promise<void> {
    const before = this.#keys;
    const isNew = () => (kid === undefined ? this.#keys !== before : this.#holds(kid, algorithm));
    await this.#underWay;
    if (joins && !isNew() && (this.#underWay !== undefined || this.#ask())) await this.#underWay;
    if (!isNew() && this.#failedAt !== undefined) throw this.#unavailable();
  }

  /** Reads the set, or joins the read in progress. */
  read(): Promise<void> {
    this.#underWay ??= this.#read().finally(() => {
      this.#underWay = undefined;
    });
    return this.#underWay;
  }

  async close(): Promise<void> {
    clearTimeout(this.#next);
    this.#stop.abort(new Error('the server is shutting down'));
    await this.#underWay;
  }

  #holds(kid: string, algorithm: Algorithm): boolean {
    return this.#keys.some((key) => key.kid === kid && key.algorithm === algorithm);
  }

  /** @returns whether the set is read because of a token. */
  #ask(): boolean {
    const { pauseAfterFailure, time } = this.#bounds;
    const isPause = this.#failedAt !== undefined && time() - this.#failedAt < pauseAfterFailure;
    if (isPause || this.#stop.signal.aborted || !this.#mayAsk()) return false;
    void this.read();
    return true;
  }

  async #read(): Promise<void> {
    clearTimeout(this.#next);
    const { every, everyAfterFailure, time } = this.#bounds;
    try {
      this.#take(await keysOfSet(await requestKeySet(this.url, this.#bounds, this.#stop.signal)));
      this.#failedAt = undefined;
    } catch (error) {
      this.#failedAt = time();
      if (!this.#stop.signal.aborted) this.#tell([(error as Error).message], 'cannot read the key set');
    }
    if (this.#stop.signal.aborted) return;
    this.#next = setTimeout(() => void this.read(), this.#failedAt === undefined ? every : everyAfterFailure).unref();
  }

  /** A known key stays the same object, so that cached tokens signed with it stay valid. */
  #take({ keys, remarks }: ReadSet): void {
    const before = this.#keys;
    const now = keys.map((key) => before.find((other) => isSame(key, other)) ?? key);
    if (now.length !== before.length || now.some((key) => !before.includes(key))) this.#keys = now;
    for (const key of before) if (!now.includes(key)) key.withdrawn = true;
    const none = now.length === 0 ? ['it has no key to verify tokens with'] : [];
    this.#tell([...remarks, ...none], 'read the key set');
  }

  /** Logs only if something has changed. */
  #tell(remarks: readonly string[], message: string): void {
    const said = JSON.stringify([message, ...remarks]);
    if (said === this.#told) return;
    this.#told = said;
    const line = { url: `${this.url.origin}${this.url.pathname}`, keys: this.#keys.length, remarks };
    if (remarks.length > 0) this.log.warn(line, message);
    else this.log.info(line, message);
  }

  #unavailable(): Fault {
    const seconds = Math.ceil(this.#bounds.pauseAfterFailure / 1000);
    return new Fault('keys_unavailable', undefined, { headers: { 'Retry-After': String(seconds) } });
  }
}

const isSame = (one: TrustedKey, other: TrustedKey) =>
  one.kid === other.kid && one.algorithm === other.algorithm && one.key.equals(other.key);
