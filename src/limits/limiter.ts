/** Counts requests against the limits of their tenant and their caller. */
import { LRUCache } from 'lru-cache';
import { Fault } from '../fault.js';
import { Bucket, capacityOf, type Policy, type Pool, SharedBucket, timeFor } from './bucket.js';

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

/**
 * @param limitsOf returns the current limits, which can change at any time.
 * @param pool what is shared with other processes, if there can be any.
 */
export function limiter(limitsOf: (tenant: string) => TenantLimits, pool?: Pool): Limit {
  const memoMethod = (tenant: string) => (pool === undefined ? new Bucket() : new SharedBucket(tenant, pool));
  const tenants = new LRUCache<string, Bucket | SharedBucket>({ ...remembered, memoMethod });
  const callers = new LRUCache<string, Bucket>({ ...remembered, memoMethod: () => new Bucket() });
  return (demand) => {
    const { tenant: policy, principal: callerPolicy } = limitsOf(demand.tenant);
    const tenant = policy && counter('tenant', policy, tenants.memo(demand.tenant));
    const caller =
      callerPolicy && counter('principal', callerPolicy, callers.memo(`${demand.tenant}\0${demand.caller}`));
    const counters = [tenant, caller].filter((counter) => counter !== undefined);
    if (counters.length === 0) return undefined;
    checkPossible(demand, counters);
    if (caller?.bucket.take(demand.cost, caller.policy) === false) throw refusal(demand, caller, counters);
    const settle = (isTaken: boolean) => {
      if (isTaken || tenant === undefined) return fieldsOf(counters);
      caller?.bucket.giveBack(demand.cost);
      throw refusal(demand, tenant, counters);
    };
    const taken = tenant?.bucket.take(demand.cost, tenant.policy) ?? true;
    return typeof taken === 'boolean' ? settle(taken) : taken.then(settle);
  };
}

const counter = <B>(name: Counter['name'], policy: Policy, bucket: B) => ({ name, policy, bucket });

/** @throws Fault `batch_beyond_limit` for a batch that can never fit. */
function checkPossible({ cost, whole = cost }: Demand, counters: readonly Counter[]): void {
  const most = Math.min(...counters.map(({ policy }) => capacityOf(policy)));
  if (whole <= most) return;
  const message = `The batch has ${whole} operations, but the rate limit allows ${most} requests at once. Split it into smaller batches.`;
  throw new Fault('batch_beyond_limit', message, { headers: fieldsOf(counters) });
}

/** The tolerance for clocks and timers in milliseconds. */
const tolerance = 20;

function refusal({ cost, whole = cost }: Demand, { name, policy }: Counter, counters: readonly Counter[]): Fault {
  const waits = counters.map(({ policy, bucket }) => timeFor(whole - bucket.left(policy), policy) + tolerance);
  const headers = { ...fieldsOf(counters), 'Retry-After': String(inSeconds(Math.max(1, ...waits))) };
  const who = name === 'tenant' ? 'This tenant' : 'This caller';
  const more = policy.burst > 0 ? `, plus a burst of ${policy.burst}` : '';
  return new Fault('too_many_requests', `${who} can make ${policy.rate} requests per second${more}.`, { headers });
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
