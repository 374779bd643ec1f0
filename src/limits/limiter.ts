/** Counts requests on the limits of their tenant and of their caller. */
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
  /** What the whole request costs, if some of it was counted before. */
  readonly whole?: number;
}

/**
 * @returns the fields of the answer; nothing where there is no limit.
 * @throws Fault `too_many_requests` with these fields and `Retry-After`, or `batch_beyond_limit`; then nothing was counted.
 */
export type Limit = (demand: Demand) => Promise<Fields | undefined>;

/** Tenants and callers that are remembered, and characters of their names: one that is forgotten begins anew. */
const remembered = { max: 10_000, maxSize: 8 * 1024 * 1024 };
const sizeCalculation = (_: unknown, name: string) => name.length + 1;

/** What one request is counted on. */
interface Counter extends Pick<Standing, 'name' | 'policy'> {
  left(): number;
  /** @returns whether there was enough; otherwise nothing was taken. */
  take(cost: number): boolean | Promise<boolean>;
  giveBack(cost: number): void;
}

/** @param limitsOf what holds now; it may change from one request to the next. */
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

/** Takes from all of them or from none. @throws Fault `too_many_requests` */
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

/** @throws Fault `batch_beyond_limit` for what will never be let through. */
function checkPossible({ cost, whole = cost }: Demand, counters: readonly Counter[]): void {
  const most = Math.min(...counters.map(({ policy }) => capacityOf(policy)));
  if (whole <= most) return;
  const message = `The batch has ${whole} operations; the limit of requests lets through ${most} at once. Send fewer.`;
  throw new Fault('batch_beyond_limit', message, { headers: fieldsOf(standingsOf(counters)) });
}

/** Too little for the request, whatever this process believes. */
const lessFor = ({ cost }: Demand, standing: Standing, by: Counter): Standing =>
  standing.name === by.name ? { ...standing, left: Math.min(standing.left, cost - 1) } : standing;

function refusal({ cost, whole = cost }: Demand, by: Counter, standings: readonly Standing[]): Fault {
  const { rate, burst } = by.policy;
  const who = by.name === 'tenant' ? 'This tenant' : 'This caller';
  const more = burst > 0 ? `, and ${burst} more at once` : '';
  const seconds = Math.max(...standings.map((standing) => retryAfter(standing, whole)));
  const headers = { ...fieldsOf(standings), 'Retry-After': String(seconds) };
  return new Fault('too_many_requests', `${who} may make ${rate} requests per second${more}.`, { headers });
}
