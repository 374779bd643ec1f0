/**
 * The capacity of functions and fees. Each has a counter of its tickets. Every change that affects the count also stages the
 * counter, so of two concurrent changes one is repeated and sees the other.
 */

import { Fault } from '../../fault.js';
import { isSameJson } from '../../json.js';
import type { Call, Reply, Work } from '../../records/work.js';
import type { Draft, RecordOf } from '../../schema/contract.js';
import type { Stored } from '../../store/doc.js';
import type { Match } from '../../store/port.js';
import { json } from '../../verbs/call.js';
import { isActive, nouns, type TicketedResource, ticketFields } from './ticket.js';

/** The collection of the counters. Their ids are those of functions and fees, or those of heldTickets.ts. */
export const counters = 'events.counters';

/** Other fields that a sale depends on. Changing one also changes the counter, so that concurrent sales conflict. */
const terms = {
  functions: ['event_id', 'hide_from_portal', 'is_active', 'maximum_allowed_tickets', 'meal_options', 'sys_locked'],
  functionFees: ['event_id', 'function_id', 'is_active', 'sys_locked'],
} as const;

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

/**
 * The counter of a function or fee; calculated if none is stored yet. It is read first: a change of the records that are
 * read after it also changes the counter, which repeats this work.
 */
async function counterOf(resource: TicketedResource, id: string, work: Work): Promise<Counter | undefined> {
  const stored = (await readCounter(id, work))?.record;
  const limited = await findLimited(resource, id, work);
  return limited && (stored ?? (await countTickets(resource, limited, work)));
}

const findLimited = async (resource: TicketedResource, id: string, work: Work): Promise<Limited | undefined> =>
  (await work.records(resource).find(id))?.record;

async function countTickets(resource: TicketedResource, limited: Limited, work: Work): Promise<Counter> {
  const sold = await countActiveTickets({ [ticketFields[resource]]: limited.id }, work);
  return { id: limited.id, sold, capacity: capacityOf(limited), sys_version: 0 };
}

/** Whether there is a matching ticket, active or cancelled. */
export const hasTickets = async (match: Match, work: Work) =>
  (await work.records('functionTickets').page(match, { limit: 1 })).length > 0;

/** The number of matching active tickets. */
export async function countActiveTickets(match: Match, work: Work): Promise<number> {
  let count = 0;
  for await (const { record } of work.records('functionTickets').all(match)) if (isActive(record)) count++;
  return count;
}

/**
 * Adds `more` (negative: removes) active tickets to a counter and stages it, even if `more` is 0. Does nothing if the
 * function or fee does not exist: the ticket's reference is then rejected.
 * @throws Fault `sold_out`
 */
export async function changeSold(resource: TicketedResource, id: string, more: number, work: Work): Promise<void> {
  const counter = await counterOf(resource, id, work);
  if (counter === undefined) return;
  const next = { ...counter, sold: counter.sold + more };
  if (more > 0 && isOver(next)) throw soldOutFault(resource, id);
  work.collection<Counter>(counters).put(next);
  if (resource === 'functions') await updateSoldOut(id, next, work);
}

type Count = Pick<Counter, 'sold' | 'capacity'>;

const isOver = ({ sold, capacity }: Count) => capacity !== null && sold > capacity;
const isSoldOut = ({ sold, capacity }: Count) => capacity !== null && sold >= capacity;

const soldOutFault = (resource: TicketedResource, id: string) =>
  new Fault('sold_out', `The ${nouns[resource]} ${id} is sold out.`, { remaining: 0 });

/** Changes the function only if its `sold_out` changes. */
async function updateSoldOut(id: string, counter: Counter, work: Work): Promise<void> {
  const sold_out = isSoldOut(counter);
  const functions = work.records('functions');
  const { record } = await functions.get(id);
  if ((record.sold_out === true) !== sold_out) await functions.amend(id, { sold_out });
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
export async function updateCapacity(
  resource: TicketedResource,
  limited: Limited,
  previous: Limits | undefined,
  work: Work,
): Promise<void> {
  const counter = await counterOf(resource, limited.id, work);
  const capacity = capacityOf(limited);
  const isSame = counter?.capacity === capacity && hasSameTerms(resource, limited, previous);
  if (counter === undefined || (counter.sys_version > 0 && isSame)) return;
  const next = { ...counter, capacity };
  if (isOver(next) && isReduced(previous, capacity)) throw capacityBelowSold(resource, next);
  work.collection<Counter>(counters).put(next);
}

const hasSameTerms = (resource: TicketedResource, one: Partial<Stored>, other: Partial<Stored> = {}) =>
  terms[resource].every((field) => isSameJson(one[field], other[field]));

function isReduced(previous: Limits | undefined, to: number | null): boolean {
  const from = previous === undefined ? null : capacityOf(previous);
  return to !== null && (from === null || to < from);
}

const capacityBelowSold = (resource: TicketedResource, { sold, capacity }: Count) =>
  new Fault(
    'capacity_below_sold',
    `The ${nouns[resource]} has ${sold} active tickets, more than the new capacity of ${capacity}.`,
  );

/** Stages the removal of the counter of a function or fee. */
export const removeCounter = (id: string, work: Work) => work.collection<Counter>(counters).remove(id);

interface Availability {
  readonly capacity: number | null;
  readonly sold: number;
  readonly remaining: number | null;
}

export async function availability({ path }: Call<'functions.availability'>, work: Work): Promise<Reply<Availability>> {
  const counter = await counterOf('functions', path.id, work);
  if (counter === undefined) throw new Fault('record_not_found', `There is no record ${path.id} in functions.`);
  const { capacity, sold } = counter;
  return json({ capacity, sold, remaining: capacity === null ? null : Math.max(0, capacity - sold) });
}
