/**
 * Functions and their fees, which limit what tickets can be sold. Each has a counter of its tickets. Every change that affects
 * a sale also stages the counter, so of two concurrent changes one is repeated and sees the other.
 */

import { Fault } from '../../fault.js';
import type { Definition } from '../../records/registry.js';
import type { Call, Reply, Work } from '../../records/work.js';
import type { Answer, Draft, RecordOf } from '../../schema/contract.js';
import type { Stored } from '../../store/doc.js';
import type { Match } from '../../store/port.js';
import { json } from '../../verbs/call.js';
import { offered } from '../../verbs/public.js';

type Fee = RecordOf<'functionFees'>;
export type Ticket = RecordOf<'functionTickets'>;

/** Resource that limits tickets → its name for messages, and the field of a ticket that refers to it. */
export const ticketed = {
  functions: { noun: 'function', field: 'function_id' },
  functionFees: { noun: 'fee', field: 'fee_id' },
} as const;

export type TicketedResource = keyof typeof ticketed;

export const functions: Definition<'functions'> = {
  prepare: prepareSoldOut,
  check: checkEvent,
  saved: (record, previous, work) => saveCounter('functions', record, previous, work),
  removed: removeCounter,
  operations: {
    availability,
  },
};

export const functionFees: Definition<'functionFees'> = {
  check: checkParents,
  saved: (record, previous, work) => saveCounter('functionFees', record, previous, work),
  removed: removeCounter,
};

/** A function with tickets, or with fees of its event, cannot change its event. @throws Fault `event_mismatch` */
async function checkEvent(draft: Draft<'functions'>, previous: RecordOf<'functions'> | undefined, work: Work) {
  if (previous === undefined || draft.event_id === previous.event_id) return;
  const { id, event_id } = previous;
  await readCounter(id, work);
  const isSold = await isAny('functionTickets', { function_id: id }, work);
  if (!isSold && !(await isAny('functionFees', { function_id: id, event_id }, work))) return;
  const message = `cannot change while the function has ${isSold ? 'tickets' : 'fees'} for it`;
  throw Fault.about('/event_id', 'event_mismatch', message, 'The event');
}

/** A fee with tickets cannot change its function or event. @throws Fault `fee_mismatch` or `event_mismatch` */
async function checkParents(draft: Draft<'functionFees'>, previous: Fee | undefined, work: Work): Promise<void> {
  if (previous === undefined) return;
  const hasMoved = draft.function_id !== previous.function_id;
  if (!hasMoved && draft.event_id === previous.event_id) return;
  await readCounter(previous.id, work);
  if (!(await isAny('functionTickets', { fee_id: previous.id }, work))) return;
  const message = 'cannot change while the fee has tickets';
  if (hasMoved) throw Fault.about('/function_id', 'fee_mismatch', message, 'The function');
  throw Fault.about('/event_id', 'event_mismatch', message, 'The event');
}

const isAny = async (resource: 'functionTickets' | 'functionFees', match: Match, work: Work) =>
  (await work.records(resource).page(match, { limit: 1 })).length > 0;

// Counters

/** The collection of the counters. A counter has the id of its function or fee. */
export const counters = 'events.counters';

interface Counter extends Stored {
  /** Number of active tickets. */
  readonly sold: number;
  /** The maximum number of active tickets; `null` without a limit. */
  readonly capacity: number | null;
}

type Count = Pick<Counter, 'sold' | 'capacity'>;
type Limits = Pick<RecordOf<'functions'>, 'enable_capacity' | 'capacity_options'>;
type Limited = Limits & { readonly id: string };

function capacityOf({ enable_capacity, capacity_options }: Limits): number | null {
  const capacity = enable_capacity === true ? capacity_options?.capacity : undefined;
  return capacity === undefined ? null : Math.floor(capacity);
}

/** Reads a counter. Call it before reading the records that a sale depends on. */
export const readCounter = (id: string, work: Work) => work.collection<Counter>(counters).find(id);

function removeCounter({ id }: Limited, work: Work): Promise<void> {
  return work.collection<Counter>(counters).remove(id);
}

/**
 * The counter of a function or fee; calculated if none is stored yet. It is read first: a change of the records that are
 * read after it also changes the counter, which repeats this work.
 */
async function counterOf(resource: TicketedResource, id: string, work: Work): Promise<Counter | undefined> {
  const stored = (await readCounter(id, work))?.record;
  const limited: Limited | undefined = (await work.records(resource).find(id))?.record;
  if (limited === undefined || stored !== undefined) return limited && stored;
  let sold = 0;
  for await (const { record } of work.records('functionTickets').all({ [ticketed[resource].field]: id }))
    if (isActive(record)) sold++;
  return { id, sold, capacity: capacityOf(limited), sys_version: 0 };
}

export const isActive = ({ status }: Pick<Ticket, 'status'>) => status !== 'cancelled';

/**
 * Adds `more` (negative: removes) active tickets to a counter and stages it, even if `more` is 0. Does nothing if the
 * function or fee does not exist: the ticket's reference is then rejected.
 * @throws Fault `sold_out`
 */
export async function changeSold(resource: TicketedResource, id: string, more: number, work: Work): Promise<void> {
  const counter = await counterOf(resource, id, work);
  if (counter === undefined) return;
  const next = { ...counter, sold: counter.sold + more };
  if (more > 0 && isOver(next))
    throw Fault.of('sold_out', `The ${ticketed[resource].noun} ${id} is sold out.`, { remaining: 0 });
  work.collection<Counter>(counters).put(next);
  if (resource === 'functions') await updateSoldOut(id, isSoldOut(next), work);
}

const isOver = ({ sold, capacity }: Count) => capacity !== null && sold > capacity;
const isSoldOut = ({ sold, capacity }: Count) => capacity !== null && sold >= capacity;

/** Changes the function only if its `sold_out` changes. */
async function updateSoldOut(id: string, sold_out: boolean, work: Work): Promise<void> {
  const functions = work.records('functions');
  const { record } = await functions.get(id);
  if ((record.sold_out === true) !== sold_out) await functions.updateDerived(id, { sold_out });
}

/** Sets `sold_out` of a function when it is saved, ignoring the client's value. */
async function prepareSoldOut(draft: Draft<'functions'>, previous: RecordOf<'functions'> | undefined, work: Work) {
  const capacity = capacityOf(draft);
  delete draft.sold_out;
  if (capacity === null) return;
  const counter = previous && (await counterOf('functions', previous.id, work));
  draft.sold_out = isSoldOut({ sold: counter?.sold ?? 0, capacity });
}

/**
 * Stages the counter with every change of a function or fee, because a sale depends on many of its fields.
 * @throws Fault `capacity_below_sold` if the new capacity is lower than the number of tickets sold.
 */
async function saveCounter(resource: TicketedResource, limited: Limited, previous: Limits | undefined, work: Work) {
  const counter = await counterOf(resource, limited.id, work);
  const capacity = capacityOf(limited);
  if (counter === undefined) return;
  const next = { ...counter, capacity };
  const isReduced = capacity !== null && capacity < (capacityOf(previous ?? {}) ?? Number.POSITIVE_INFINITY);
  if (isOver(next) && isReduced) {
    const message = `The ${ticketed[resource].noun} has ${next.sold} active tickets, more than the new capacity of ${capacity}.`;
    throw Fault.of('capacity_below_sold', message);
  }
  work.collection<Counter>(counters).put(next);
}

/** Of a hidden or inactive function only for those who may sell it. */
async function availability({ path }: Call<'functions.availability'>, work: Work): Promise<Reply<Availability>> {
  await offered('functions', path.id, 'functionTickets.sellHidden', work);
  const { capacity, sold } = (await counterOf('functions', path.id, work)) as Counter; // the function exists
  return json({ capacity, sold, remaining: capacity === null ? null : Math.max(0, capacity - sold) });
}

type Availability = Answer<'functions.availability'>;
