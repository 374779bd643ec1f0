/**
 * Counts requests against the limits of their tenant and their caller. Each is a token bucket, which holds up to `rate + burst`
 * requests and refills at `rate` per second.
 */
import { LRUCache } from 'lru-cache';
import { Fault } from '../fault.js';

/** `rate` requests per second, and a burst of `burst` more after a pause. */
export interface Policy {
  readonly rate: number;
  readonly burst: number;
}

/** The maximum that can be taken at once. */
export const capacityOf = ({ rate, burst }: Policy) => rate + burst;

/** Milliseconds to refill this amount. */
const timeFor = (amount: number, { rate }: Policy) => (amount / rate) * 1000;

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
 * `least`.
 * @param name the tenant, or the tenant and the caller.
 * @returns undefined without an answer in time: each process then counts on its own.
 */
export type Pool = (name: string, least: number, share: number, policy: Policy) => Promise<Portion | undefined>;

export interface Portion {
  readonly taken: number;
  readonly left: number;
}

/** The share of the capacity in a portion: what a process can hold in addition to what is left in the pool. */
const parts = 10;

/** This process's part of a bucket that others use, too. It takes portions, and serves requests from them. */
class SharedBucket {
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
  #fill(least: number, policy: Policy): Promise<boolean> {
    const share = Math.max(least, Math.ceil(capacityOf(policy) / parts));
    this.#filling ??= this.pool(this.name, least, share, policy).then((portion) => {
      this.#filling = undefined;
      this.#held += portion?.taken ?? 0;
      if (portion !== undefined) this.#rest = new Bucket(portion.left);
      return portion !== undefined;
    });
    return this.#filling;
  }
}

/** The limits of one tenant. A missing one means no limit. */
export interface TenantLimits {
  readonly tenant?: Policy | undefined;
  /** For each caller (`sub`) of the tenant. */
  readonly principal?: Policy | undefined;
  /** Resource → maximum number of records of the tenant. */
  readonly records: ReadonlyMap<string, number>;
}

export interface Demand {
  readonly tenant: string;
  /** The `sub` of the caller. */
  readonly caller: string;
  readonly cost: number;
  /** The cost of the whole request, if a part of it was counted before. */
  readonly whole?: number;
}

/** The fields `RateLimit` and `RateLimit-Policy` (draft-ietf-httpapi-ratelimit-headers-11), lists of structured fields. */
export type Fields = Readonly<Record<'RateLimit' | 'RateLimit-Policy', string>>;

/**
 * @returns the headers of the response; undefined without limits.
 * @throws Fault `too_many_requests` with these headers and `Retry-After`, or `batch_beyond_limit`; nothing is counted then.
 */
export type Limit = (demand: Demand) => Fields | undefined | Promise<Fields>;

/** A limit that a request is counted against. */
interface Counter {
  readonly name: 'tenant' | 'principal';
  readonly policy: Policy;
  readonly bucket: Bucket | SharedBucket;
}

/** The maximum number of cached tenants and callers, and the total length of their names. One that is evicted starts again. */
const remembered = {
  max: 10_000,
  maxSize: 8 * 1024 * 1024,
  sizeCalculation: (_: unknown, name: string) => name.length + 1,
};

/** With whom the limits are shared; with nobody where there is none. */
export interface Pools {
  readonly tenants?: Pool | undefined;
  readonly callers?: Pool | undefined;
}

/** @param limitsOf returns the current limits, which can change at any time. */
export function limiter(limitsOf: (tenant: string) => TenantLimits, pools: Pools = {}): Limit {
  const tenants = bucketsOf(pools.tenants);
  const callers = bucketsOf(pools.callers);
  return (demand) => {
    const { tenant: policy, principal: callerPolicy } = limitsOf(demand.tenant);
    const tenant = policy && counter('tenant', policy, tenants.memo(demand.tenant));
    const caller =
      callerPolicy && counter('principal', callerPolicy, callers.memo(`${demand.tenant}\0${demand.caller}`));
    const counters = [tenant, caller].filter((counter) => counter !== undefined);
    if (counters.length === 0) return undefined;
    checkPossible(demand, counters);
    const take = (from: Counter | undefined) => from?.bucket.take(demand.cost, from.policy) ?? true;
    const settle = (isTaken: boolean) => {
      if (isTaken || tenant === undefined) return fieldsOf(counters);
      caller?.bucket.giveBack(demand.cost);
      throw refusal(demand, tenant, counters);
    };
    const goOn = (isTaken: boolean) => {
      if (!isTaken && caller !== undefined) throw refusal(demand, caller, counters);
      const taken = take(tenant);
      return typeof taken === 'boolean' ? settle(taken) : taken.then(settle);
    };
    const taken = take(caller);
    return typeof taken === 'boolean' ? goOn(taken) : taken.then(goOn);
  };
}

function bucketsOf(pool: Pool | undefined) {
  const memoMethod = (name: string) => (pool === undefined ? new Bucket() : new SharedBucket(name, pool));
  return new LRUCache<string, Bucket | SharedBucket>({ ...remembered, memoMethod });
}

/** The pool that `pool` reaches from other processes. */
export function poolOf(): (...asked: Parameters<Pool>) => Portion {
  const buckets = new LRUCache<string, Bucket>({ ...remembered, memoMethod: () => new Bucket() });
  return (name, least, share, policy) => {
    const bucket = buckets.memo(name);
    const left = bucket.left(policy);
    const taken = left < least ? 0 : Math.min(left, share);
    bucket.giveBack(-taken);
    return { taken, left: left - taken };
  };
}

const counter = <B>(name: Counter['name'], policy: Policy, bucket: B) => ({ name, policy, bucket });

/** @throws Fault `batch_beyond_limit` for a batch that can never fit. */
function checkPossible({ cost, whole = cost }: Demand, counters: readonly Counter[]): void {
  const most = Math.min(...counters.map(({ policy }) => capacityOf(policy)));
  if (whole <= most) return;
  const message = `The batch has ${whole} operations, but the rate limit allows ${most} requests at once. Split it into smaller batches.`;
  throw new Fault('batch_beyond_limit', message, { headers: fieldsOf(counters), limit: 'batch' });
}

/** The tolerance for clocks and timers in milliseconds. */
const tolerance = 20;

function refusal({ cost, whole = cost }: Demand, { name, policy }: Counter, counters: readonly Counter[]): Fault {
  const waits = counters.map(({ policy, bucket }) => timeFor(whole - bucket.left(policy), policy) + tolerance);
  const headers = { ...fieldsOf(counters), 'Retry-After': String(inSeconds(Math.max(1, ...waits))) };
  const who = name === 'tenant' ? 'This tenant' : 'This caller';
  const more = policy.burst > 0 ? `, plus a burst of ${policy.burst}` : '';
  const message = `${who} can make ${policy.rate} requests per second${more}.`;
  return new Fault('too_many_requests', message, { headers, limit: name });
}

/** `r` is what is left, `t` the seconds until all is available again; a client within `q` requests in `w` seconds is never refused. */
function fieldsOf(counters: readonly Counter[]): Fields {
  const left = counters.map(({ name, policy, bucket }) => {
    const whole = Math.max(0, Math.floor(bucket.left(policy)));
    return `"${name}";r=${whole};t=${inSeconds(timeFor(capacityOf(policy) - whole, policy))}`;
  });
  const policies = counters.map(({ name, policy }) => {
    const most = capacityOf(policy);
    return `"${name}";q=${most};w=${inSeconds(timeFor(most, policy))}`;
  });
  return { RateLimit: left.join(', '), 'RateLimit-Policy': policies.join(', ') };
}

const inSeconds = (milliseconds: number) => Math.ceil(milliseconds / 1000);
