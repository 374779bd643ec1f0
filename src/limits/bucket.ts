/** Token buckets: they hold up to `rate + burst` requests, and refill at `rate` per second. */

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
 * What processes share. Takes `share` of what a tenant has left, or all if that is less, but nothing if it is less than
 * `least`.
 * @returns undefined without an answer in time: each process then counts on its own.
 */
export type Pool = (tenant: string, least: number, share: number, policy: Policy) => Promise<Portion | undefined>;

export interface Portion {
  readonly taken: number;
  readonly left: number;
}

/** The share of the capacity in a portion: what a process can hold in addition to what is left in the pool. */
const parts = 10;

/** A tenant's part of a pool. It takes portions, and serves requests from them. */
export class SharedBucket {
  #held = 0;
  /** What is left in the pool, as far as this process knows. Others may have taken some of it. */
  #rest = new Bucket();
  #filling: Promise<boolean> | undefined;

  constructor(
    private readonly tenant: string,
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

  #takeAlone(cost: number, policy: Policy): boolean {
    const missing = Math.max(0, cost - this.#held);
    if (!this.#rest.take(missing, policy)) return false;
    this.#held -= cost - missing;
    return true;
  }

  /** All requests wait for the same portion. @returns whether the pool has answered. */
  #fill(least: number, policy: Policy): Promise<boolean> {
    const share = Math.max(least, Math.ceil(capacityOf(policy) / parts));
    this.#filling ??= this.pool(this.tenant, least, share, policy).then((portion) => {
      this.#filling = undefined;
      this.#held += portion?.taken ?? 0;
      if (portion !== undefined) this.#rest = new Bucket(portion.left);
      return portion !== undefined;
    });
    return this.#filling;
  }
}
