/** Counts requests against the limits of their tenant and their caller. */
import { LRUCache } from 'lru-cache';
import { Fault } from '../fault.js';
import { Bucket } from './bucket.js';
import { type Fields, fieldsOf, retryAfter, type Standing } from './fields.js';
import { Leased } from './leased.js';
import type { Ledger } from './ledger.js';
import { capacityOf, type Policy, type TenantLimits } from './policy.js';

export interface Demand {
  readonly tenant: string;
  /** The `sub` of the caller. */
  readonly caller: string;
  readonly cost: number;
  /** The cost of the whole request, if a part of it was counted before. */
  readonly whole?: number;
}

/**
 * @returns the headers of the response; undefined without limits.
 * @throws Fault `too_many_requests` with these headers and `Retry-After`, or `batch_beyond_limit`; nothing is counted then.
 */
export type Limit = (demand: Demand) => Promise<Fields | undefined>;

/** The maximum number of cached tenants and callers, and the total length of their names. One that is evicted starts again. */
const remembered = { max: 10_000, maxSize: 8 * 1024 * 1024 };
const sizeCalculation = (_: unknown, name: string) => name.length + 1;

/** The limits that a request is counted against. */
interface Counter extends Pick<Standing, 'name' | 'policy'> {
  left(): number;
  /** @returns whether there was enough; otherwise nothing was taken. */
  take(cost: number): boolean | Promise<boolean>;
  giveBack(cost: number): void;
}

/** @param limitsOf returns the current limits, which can change at any time. */
export function limiter(ledger: Ledger, limitsOf: (tenant: string) => TenantLimits): Limit {
  const tenants = new LRUCache<string, Leased>({ ...remembered, sizeCalculation });
  const callers = new LRUCache<string, Bucket>({ ...remembered, sizeCalculation });
  return async (demand) => {
    const { tenant, principal } = limitsOf(demand.tenant);
    const counters: Counter[] = [];
    if (principal !== undefined) counters.push(callerCounter(callers, demand, principal, ledger));
    if (tenant !== undefined) counters.push(tenantCounter(tenants, demand, tenant, ledger));
    if (counters.length === 0) return undefined;
    checkPossible(demand, counters);
    await takeFrom(counters, demand);
    return fieldsOf(standingsOf(counters));
  };
}

function callerCounter(
  callers: LRUCache<string, Bucket>,
  { tenant, caller }: Demand,
  policy: Policy,
  { now }: Ledger,
): Counter {
  const name = `${tenant}\0${caller}`;
  const bucket = rememberedIn(callers, name, () => new Bucket(capacityOf(policy), now().watch));
  return {
    name: 'principal',
    policy,
    left: () => bucket.left(policy, now().watch),
    take: (cost) => bucket.take(cost, policy, now().watch),
    giveBack: (cost) => bucket.giveBack(cost),
  };
}

function tenantCounter(tenants: LRUCache<string, Leased>, { tenant }: Demand, policy: Policy, ledger: Ledger): Counter {
  const leased = rememberedIn(tenants, tenant, () => new Leased(tenant, ledger));
  return {
    name: 'tenant',
    policy,
    left: () => leased.left(policy),
    take: (cost) => leased.take(cost, policy),
    giveBack: (cost) => leased.giveBack(cost),
  };
}

function rememberedIn<T extends object>(all: LRUCache<string, T>, name: string, make: () => T): T {
  const known = all.get(name);
  if (known !== undefined) return known;
  const made = make();
  all.set(name, made);
  return made;
}

/** Takes from all limits or from none. @throws Fault `too_many_requests` */
async function takeFrom(counters: readonly Counter[], demand: Demand): Promise<void> {
  const taken: Counter[] = [];
  for (const counter of counters) {
    if (await counter.take(demand.cost)) {
      taken.push(counter);
      continue;
    }
    for (const one of taken) one.giveBack(demand.cost);
    throw refusal(
      demand,
      counter,
      standingsOf(counters).map((one) => lessFor(demand, one, counter)),
    );
  }
}

/** The tenant's comes first. */
const standingsOf = (counters: readonly Counter[]): Standing[] =>
  counters.toReversed().map(({ name, policy, left }) => ({ name, policy, left: left() }));

/** @throws Fault `batch_beyond_limit` for a batch that can never fit. */
function checkPossible({ cost, whole = cost }: Demand, counters: readonly Counter[]): void {
  const most = Math.min(...counters.map(({ policy }) => capacityOf(policy)));
  if (whole <= most) return;
  const message = `The batch has ${whole} operations, but the rate limit allows ${most} requests at once. Split it into smaller batches.`;
  throw new Fault('batch_beyond_limit', message, { headers: fieldsOf(standingsOf(counters)) });
}

/** The limit that refuses the request has less left than it needs, even if this process has counted more. */
const lessFor = ({ cost }: Demand, standing: Standing, by: Counter): Standing =>
  standing.name === by.name ? { ...standing, left: Math.min(standing.left, cost - 1) } : standing;

function refusal({ cost, whole = cost }: Demand, by: Counter, standings: readonly Standing[]): Fault {
  const { rate, burst } = by.policy;
  const who = by.name === 'tenant' ? 'This tenant' : 'This caller';
  const more = burst > 0 ? `, plus a burst of ${burst}` : '';
  const seconds = Math.max(...standings.map((standing) => retryAfter(standing, whole)));
  const headers = { ...fieldsOf(standings), 'Retry-After': String(seconds) };
  return new Fault('too_many_requests', `${who} can make ${rate} requests per second${more}.`, { headers });
}
