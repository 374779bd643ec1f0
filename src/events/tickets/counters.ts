/**
 * The counters of functions and their fees. Every change that affects a sale also stages the counter, so of two concurrent changes
 * one is repeated and sees the other. A commit is judged by what its counters are at its end.
 */

import { Fault } from '../../fault.js';
import { isSameJson } from '../../lib/json.js';
import { refuseFrozen } from '../../records/guards.js';
import type { Change } from '../../records/registry.js';
import type { Work } from '../../records/work.js';
import type { RecordOf } from '../../schema/contract.js';
import type { Stored } from '../../store/doc.js';

type Function = RecordOf<'functions'>;
type Fee = RecordOf<'functionFees'>;
export type Ticket = RecordOf<'functionTickets'>;

/** Resource that limits tickets → its name for messages, and the field of a ticket that refers to it. */
export const ticketed = {
  functions: { noun: 'function', field: 'function_id' },
  functionFees: { noun: 'fee', field: 'fee_id' },
} as const;

export type TicketedResource = keyof typeof ticketed;
export const ticketedResources = Object.keys(ticketed) as TicketedResource[];

/** The collection of the counters. A counter has the id of its function or fee. */
export const counters = 'events.counters';

interface Counter extends Stored {
  /** Number of active tickets. */
  readonly sold: number;
  /** The maximum number of active tickets; `null` without a limit. */
  readonly capacity: number | null;
  /** Of a function: the number of its fees, and of those that can be bought. Counters of the first release lack it. */
  readonly fees?: { readonly all: number; readonly left: number };
}

type Count = Pick<Counter, 'sold' | 'capacity'>;
export type Limited = Pick<Function, 'id' | 'enable_capacity' | 'capacity_options'>;

export function capacityOf({ enable_capacity, capacity_options }: Omit<Limited, 'id'>): number | null {
  const capacity = enable_capacity === true ? capacity_options?.capacity : undefined;
  return capacity === undefined ? null : Math.floor(capacity);
}

export const isActive = ({ status }: Pick<Ticket, 'status'>) => status !== 'cancelled';

/** By how many tickets it is beyond its capacity. */
export const excess = ({ sold, capacity }: Count) => (capacity === null ? 0 : Math.max(0, sold - capacity));

const isFull = ({ sold, capacity }: Count) => capacity !== null && sold >= capacity;

/** Reads a counter. Call it before reading the records that a sale depends on. */
export const readCounter = (id: string, work: Work) => work.collection<Counter>(counters).find(id);

const put = (counter: Counter, work: Work) => work.collection<Counter>(counters).put(counter);

/** The counter of a function or fee; calculated if none is stored yet. */
export async function counterOf(resource: TicketedResource, limited: Limited, work: Work): Promise<Counter> {
  const { id } = limited;
  const stored = await readCounter(id, work);
  if (stored !== undefined) return stored.record;
  let sold = 0;
  for await (const { record } of work.records('functionTickets').all({ [ticketed[resource].field]: id }))
    if (isActive(record)) sold++;
  return { id, sold, capacity: capacityOf(limited), sys_version: 0 };
}

/** With the number of its fees. It must be complete before a change of one of them is counted: what is stored is counted. */
async function completed(counter: Counter, work: Work): Promise<Counter & Required<Pick<Counter, 'fees'>>> {
  if (counter.fees !== undefined) return { ...counter, fees: counter.fees };
  let [all, left] = [0, 0];
  for await (const { record } of work.records('functionFees').all({ function_id: counter.id })) {
    all++;
    left += shareOf(record, await counterOf('functionFees', record, work)).left;
  }
  return { ...counter, fees: { all, left } };
}

const newCounter = ({ id }: Limited): Counter => ({ id, sold: 0, capacity: null, sys_version: 0 });

/** Stages the counter with every change of a function, because a sale depends on many of its fields. */
export async function countFunction(record: Function, previous: Function | undefined, work: Work): Promise<void> {
  const counter = previous ? await counterOf('functions', previous, work) : newCounter(record);
  put({ ...(await completed(counter, work)), capacity: capacityOf(record) }, work);
}

/** The same of a fee, and counts it for its function. */
export async function countFee(record: Fee, previous: Fee | undefined, work: Work): Promise<void> {
  const counter = previous ? await counterOf('functionFees', previous, work) : newCounter(record);
  const next = { ...counter, capacity: capacityOf(record) };
  await changeShare(previous && shareOf(previous, counter), shareOf(record, next), work);
  put(next, work);
}

export async function forgetFee(record: Fee, work: Work): Promise<void> {
  await changeShare(shareOf(record, await counterOf('functionFees', record, work)), undefined, work);
  await forget(record, work);
}

export const forget = ({ id }: Limited, work: Work): Promise<void> => work.collection<Counter>(counters).remove(id);

/** What a fee adds to the counter of its function. */
const shareOf = ({ function_id, is_active = true }: Fee, counter: Count) => ({
  function_id,
  left: Number(is_active && !isFull(counter)),
});

type Share = ReturnType<typeof shareOf>;

async function changeShare(before: Share | undefined, after: Share | undefined, work: Work): Promise<void> {
  if (isSameJson(before, after)) return;
  for (const id of new Set([before?.function_id, after?.function_id])) {
    const counter = id === undefined ? undefined : await existing('functions', id, work);
    if (counter === undefined) continue;
    const { all, left } = (await completed(counter, work)).fees;
    const [was, is] = [before, after].map((share) => (share?.function_id === id ? share : undefined));
    const fees = {
      all: all + Number(is !== undefined) - Number(was !== undefined),
      left: left + (is?.left ?? 0) - (was?.left ?? 0),
    };
    put({ ...counter, fees }, work);
  }
}

/** The counter is read first: a change of the record that is read after it also changes the counter, which repeats this work. */
async function existing(resource: TicketedResource, id: string, work: Work): Promise<Counter | undefined> {
  await readCounter(id, work);
  const limited = (await work.records(resource).find(id))?.record;
  return limited && (await counterOf(resource, limited, work));
}

/**
 * Adds `more` (negative: removes) active tickets to a counter and stages it, even if `more` is 0. Does nothing if the
 * function or fee does not exist: the ticket's reference is then rejected.
 */
export async function changeSold(resource: TicketedResource, id: string, more: number, work: Work): Promise<void> {
  const counter = await existing(resource, id, work);
  if (counter === undefined) return;
  const next = { ...counter, sold: counter.sold + more };
  if (resource === 'functions') put(await completed(next, work), work);
  else {
    const { record } = await work.records('functionFees').get(id);
    await changeShare(shareOf(record, counter), shareOf(record, next), work);
    put(next, work);
  }
}

// Judging

/** @throws Fault `capacity_below_sold` if the new capacity is lower than the number of tickets sold. */
export async function judgeCapacity(
  resource: TicketedResource,
  { previous, next }: Change<TicketedResource>,
  work: Work,
): Promise<void> {
  const capacity = next && capacityOf(next);
  if (next === undefined || capacity == null) return;
  if (capacity >= (capacityOf(previous ?? {}) ?? Number.POSITIVE_INFINITY)) return;
  const sold = (await readCounter(next.id, work))?.record.sold ?? 0;
  if (sold <= capacity) return;
  const message = `The ${ticketed[resource].noun} has ${sold} active tickets, more than the new capacity of ${capacity}.`;
  throw Fault.of('capacity_below_sold', message);
}

/** Of a function that is full, or none of whose fees can be bought. Undefined if it has no capacity, and is not sold out. */
function soldOut({ fees, ...count }: Pick<Counter, 'sold' | 'capacity' | 'fees'>): boolean | undefined {
  const isSoldOut = isFull(count) || (fees !== undefined && fees.all > 0 && fees.left === 0);
  return isSoldOut || count.capacity !== null ? isSoldOut : undefined;
}

/** The `sold_out` of a function that is about to be saved. */
export async function soldOutOf(
  draft: Omit<Limited, 'id'>,
  previous: Function | undefined,
  work: Work,
): Promise<boolean | undefined> {
  const capacity = capacityOf(draft);
  if (previous === undefined) return soldOut({ sold: 0, capacity });
  return soldOut({ ...(await completed(await counterOf('functions', previous, work), work)), capacity });
}

/**
 * Changes functions of which `sold_out` changes, when all changes are staged.
 * @throws Fault `record_locked` if one of them is locked.
 */
export async function updateSoldOut(ids: Iterable<string | undefined>, work: Work): Promise<void> {
  const functions = work.records('functions');
  for (const id of new Set(ids)) {
    const counter = id === undefined ? undefined : (await readCounter(id, work))?.record;
    const record = counter && (await functions.find(counter.id))?.record;
    const sold_out = counter && soldOut(counter);
    if (record === undefined || (record.sold_out === true) === (sold_out === true)) continue;
    refuseFrozen('functions', record);
    await functions.updateDerived(record.id, { sold_out });
  }
}
