/**
 * The capacity of functions and fees. Each has a counter of its tickets. Every change that affects the count also stages the
 * counter, so of two concurrent changes one is repeated and sees the other.
 */

import { Fault } from '../../fault.js';
import { isSameJson } from '../../json.js';
import type { Call, Reply, Work } from '../../records/work.js';
import type { Answer, Draft, RecordOf } from '../../schema/contract.js';
import type { Stored } from '../../store/doc.js';
import type { Match } from '../../store/port.js';
import { json } from '../../verbs/call.js';

export type Ticket = RecordOf<'functionTickets'>;

/** Resource that limits tickets → the field of a ticket that refers to it. */
export const ticketFields = { functions: 'function_id', functionFees: 'fee_id' } as const;

export type TicketedResource = keyof typeof ticketFields;

/** Names for messages. */
export const nouns = { functions: 'function', functionFees: 'fee' };

/** Other fields that a sale depends on. Changing one also changes the counter, so that concurrent sales conflict. */
const terms = {
  functions: ['event_id', 'hide_from_portal', 'is_active', 'maximum_allowed_tickets', 'meal_options', 'sys_locked'],
  functionFees: ['event_id', 'function_id', 'is_active', 'sys_locked'],
} as const;

/** The collection of the counters. A counter has the id of its function or fee. */
export const counters = 'events.counters';

interface Counter extends Stored {
  /** Number of active tickets. */
  readonly sold: number;
  /** The maximum number of active tickets; `null` without a limit. */
  readonly capacity: number | null;
}

type Limits = Pick<RecordOf<'functions'>, 'enable_capacity' | 'capacity_options'>;
type Limited = Limits & { readonly id: string };

function capacityOf({ enable_capacity, capacity_options }: Limits): number | null {
  const capacity = enable_capacity === true ? capacity_options?.capacity : undefined;
  return capacity === undefined ? null : Math.floor(capacity);
}

/** Reads a counter. Call it before reading the records that a sale depends on. */
export const readCounter = (id: string, work: Work) => work.collection<Counter>(counters).find(id);

/** Stages the removal of the counter of a function or fee. */
export const removeCounter = ({ id }: Limited, work: Work) => work.collection<Counter>(counters).remove(id);

/**
 * The counter of a function or fee; calculated if none is stored yet. It is read first: a change of the records that are
 * read after it also changes the counter, which repeats this work.
 */
async function counterOf(resource: TicketedResource, id: string, work: Work): Promise<Counter | undefined> {
  const stored = (await readCounter(id, work))?.record;
  const limited: Limited | undefined = (await work.records(resource).find(id))?.record;
  if (limited === undefined || stored !== undefined) return limited && stored;
  let sold = 0;
  for await (const { record } of work.records('functionTickets').all({ [ticketFields[resource]]: id }))
    if (isActive(record)) sold++;
  return { id, sold, capacity: capacityOf(limited), sys_version: 0 };
}

export const isActive = ({ status }: Pick<Ticket, 'status'>) => status !== 'cancelled';

/** Whether there is a matching ticket, active or cancelled. */
export const hasTickets = async (match: Match, work: Work) =>
  (await work.records('functionTickets').page(match, { limit: 1 })).length > 0;

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
    throw new Fault('sold_out', `The ${nouns[resource]} ${id} is sold out.`, { remaining: 0 });
  work.collection<Counter>(counters).put(next);
  if (resource === 'functions') await updateSoldOut(id, next, work);
}

type Count = Pick<Counter, 'sold' | 'capacity'>;

const isOver = ({ sold, capacity }: Count) => capacity !== null && sold > capacity;
const isSoldOut = ({ sold, capacity }: Count) => capacity !== null && sold >= capacity;

/** Changes the function only if its `sold_out` changes. */
async function updateSoldOut(id: string, counter: Counter, work: Work): Promise<void> {
  const sold_out = isSoldOut(counter);
  const functions = work.records('functions');
  const { record } = await functions.get(id);
  if ((record.sold_out === true) !== sold_out) await functions.updateDerived(id, { sold_out });
}

/** Sets `sold_out` of a function when it is saved, ignoring the client's value. */
export async function prepareSoldOut(
  draft: Draft<'functions'>,
  previous: RecordOf<'functions'> | undefined,
  work: Work,
): Promise<void> {
  const capacity = capacityOf(draft);
  delete draft.sold_out;
  if (capacity === null) return;
  const counter = previous && (await counterOf('functions', previous.id, work));
  draft.sold_out = isSoldOut({ sold: counter?.sold ?? 0, capacity });
}

/**
 * Stages the counter if a function or fee is new, or its capacity or another of its `terms` changes.
 * @throws Fault `capacity_below_sold` if the new capacity is lower than the number of tickets sold.
 */
export const updateCapacity =
  (resource: TicketedResource) =>
  async (limited: Limited, previous: Limits | undefined, work: Work): Promise<void> => {
    const counter = await counterOf(resource, limited.id, work);
    const capacity = capacityOf(limited);
    const isSame = counter?.capacity === capacity && hasSameTerms(resource, limited, previous);
    if (counter === undefined || (counter.sys_version > 0 && isSame)) return;
    const next = { ...counter, capacity };
    if (isOver(next) && isReduced(previous, capacity)) {
      const message = `The ${nouns[resource]} has ${next.sold} active tickets, more than the new capacity of ${capacity}.`;
      throw new Fault('capacity_below_sold', message);
    }
    work.collection<Counter>(counters).put(next);
  };

const hasSameTerms = (resource: TicketedResource, one: Partial<Stored>, other: Partial<Stored> = {}) =>
  terms[resource].every((field) => isSameJson(one[field], other[field]));

const isReduced = (previous: Limits | undefined, to: number | null) =>
  to !== null && to < (capacityOf(previous ?? {}) ?? Number.POSITIVE_INFINITY);

type Availability = Answer<'functions.availability'>;

export async function availability({ path }: Call<'functions.availability'>, work: Work): Promise<Reply<Availability>> {
  const counter = await counterOf('functions', path.id, work);
  if (counter === undefined) throw new Fault('record_not_found', `There is no record ${path.id} in functions.`);
  const { capacity, sold } = counter;
  return json({ capacity, sold, remaining: capacity === null ? null : Math.max(0, capacity - sold) });
}
