/** Token buckets: each holds up to `rate + burst` and refills at `rate` per second. Several processes can share one. */
import { LRUCache } from 'lru-cache';

/** `rate` requests per second, and a burst of `burst` more after a pause. */
export interface Policy {
  readonly rate: number;
  readonly burst: number;
}

/** The maximum that can be taken at once. */
export const capacityOf = ({ rate, burst }: Policy) => rate + burst;

/** Milliseconds to refill this amount. */
export const timeFor = (amount: number, { rate }: Policy) => (amount / rate) * 1000;

/** A bucket in the memory of this process, full at first. The policy can change at any time. */
export class Bucket {
  #left: number;
  #at = performance.now();

  constructor(left = Number.POSITIVE_INFINITY) {
    this.#left = left;
  }

  left(policy: Policy): number {
    const now = performance.now();
    this.#left = Math.min(capacityOf(policy), this.#left + (policy.rate * (now - this.#at)) / 1000);
    this.#at = now;
    return this.#left;
  }

  /** Takes all of it or nothing. */
  take(cost: number, policy: Policy): boolean {
    if (this.left(policy) < cost) return false;
    this.#left -= cost;
    return true;
  }

  giveBack(cost: number): void {
    this.#left += cost;
  }
}

/**
 * What processes share. Takes `share` of what a bucket has left, or all if that is less, but nothing if it is less than
 * `min`.
 * @param name the tenant, or the tenant and the caller.
 * @returns undefined without an answer in time: each process then counts on its own.
 */
export type Pool = (name: string, min: number, share: number, policy: Policy) => Promise<Portion | undefined>;

export interface Portion {
  readonly taken: number;
  readonly left: number;
}

/** The share of the capacity in a portion: what a process can hold in addition to what is left in the pool. */
const parts = 10;

/** This process's part of a bucket that others use, too. It takes portions, and serves requests from them. */
export class SharedBucket {
  #held = 0;
  /** What is left in the pool, as far as this process knows. Others may have taken some of it. */
  #rest = new Bucket();
  #filling: Promise<boolean> | undefined;

  constructor(
    private readonly name: string,
    private readonly pool: Pool,
  ) {}

  left(policy: Policy): number {
    return Math.min(capacityOf(policy), this.#held + this.#rest.left(policy));
  }

  /** Takes all of it or nothing. */
  take(cost: number, policy: Policy): boolean | Promise<boolean> {
    if (this.#held >= cost || this.left(policy) < cost) return this.#takeAlone(cost, policy);
    return this.#fill(cost - this.#held, policy).then((isFilled) =>
      isFilled ? this.take(cost, policy) : this.#takeAlone(cost, policy),
    );
  }

  giveBack(cost: number): void {
    this.#held += cost;
  }

  #takeAlone(cost: number, policy: Policy): boolean {
    const missing = Math.max(0, cost - this.#held);
    if (!this.#rest.take(missing, policy)) return false;
    this.#held -= cost - missing;
    return true;
  }

  /** All requests wait for the same portion. @returns whether the pool has answered. */
  #fill(min: number, policy: Policy): Promise<boolean> {
    const share = Math.max(min, Math.ceil(capacityOf(policy) / parts));
    this.#filling ??= this.pool(this.name, min, share, policy).then((portion) => {
      this.#filling = undefined;
      this.#held += portion?.taken ?? 0;
      if (portion !== undefined) this.#rest = new Bucket(portion.left);
      return portion !== undefined;
    });
    return this.#filling;
  }
}

/** The maximum number of cached buckets, and the total length of their names. One that is evicted starts again. */
const remembered = {
  max: 10_000,
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (_: unknown, name: string) => name.length + 1,
};

export function bucketsOf(pool: Pool | undefined) {
  const memoMethod = (name: string) => (pool === undefined ? new Bucket() : new SharedBucket(name, pool));
  return new LRUCache<string, Bucket | SharedBucket>({ ...remembered, memoMethod });
}

/** The pool that `pool` reaches from other processes. */
export function poolOf(): (...asked: Parameters<Pool>) => Portion {
  const buckets = new LRUCache<string, Bucket>({ ...remembered, memoMethod: () => new Bucket() });
  return (name, min, share, policy) => {
    const bucket = buckets.memo(name);
    const left = bucket.left(policy);
    const taken = left < min ? 0 : Math.min(left, share);
    bucket.giveBack(-taken);
    return { taken, left: left - taken };
  };
}
