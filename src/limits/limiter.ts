/**
 * Counts requests against the limits of their tenant and their caller. Each is a token bucket, which holds up to `rate + burst`
 * requests and refills at `rate` per second.
 */
import { Fault } from '../fault.js';
import {
  type Bucket,
  bucketsOf,
  capacityOf,
  type Policy,
  type Pool,
  type SharedBucket,
  timeFor,
} from '../lib/tokenBuckets.js';

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

const counter = <B>(name: Counter['name'], policy: Policy, bucket: B) => ({ name, policy, bucket });

/** @throws Fault `batch_beyond_limit` for a batch that can never fit. */
function checkPossible({ cost, whole = cost }: Demand, counters: readonly Counter[]): void {
  const max = Math.min(...counters.map(({ policy }) => capacityOf(policy)));
  if (whole <= max) return;
  const message = `The batch has ${whole} operations, but the rate limit allows ${max} requests at once. Split it into smaller batches.`;
  throw Fault.of('batch_beyond_limit', message, { headers: fieldsOf(counters), limit: 'batch' });
}

/** The tolerance for clocks and timers in milliseconds. */
const tolerance = 20;

function refusal({ cost, whole = cost }: Demand, { name, policy }: Counter, counters: readonly Counter[]): Fault {
  const waits = counters.map(({ policy, bucket }) => timeFor(whole - bucket.left(policy), policy) + tolerance);
  const headers = { ...fieldsOf(counters), 'Retry-After': String(inSeconds(Math.max(1, ...waits))) };
  const who = name === 'tenant' ? 'This tenant' : 'This caller';
  const more = policy.burst > 0 ? `, plus a burst of ${policy.burst}` : '';
  const message = `${who} can make ${policy.rate} requests per second${more}.`;
  return Fault.of('too_many_requests', message, { headers, limit: name });
}

/** `r` is what is left, `t` the seconds until all is available again; a client within `q` requests in `w` seconds is never refused. */
function fieldsOf(counters: readonly Counter[]): Fields {
  const left = counters.map(({ name, policy, bucket }) => {
    const whole = Math.max(0, Math.floor(bucket.left(policy)));
    return `"${name}";r=${whole};t=${inSeconds(timeFor(capacityOf(policy) - whole, policy))}`;
  });
  const policies = counters.map(({ name, policy }) => {
    const max = capacityOf(policy);
    return `"${name}";q=${max};w=${inSeconds(timeFor(max, policy))}`;
  });
  return { RateLimit: left.join(', '), 'RateLimit-Policy': policies.join(', ') };
}

const inSeconds = (milliseconds: number) => Math.ceil(milliseconds / 1000);
