/**
 * The capacity of functions and fees. Each has a counter of its tickets. Every change of what it counts also stages the
 * counter, so of two concurrent changes one is repeated and sees the other.
 */
import type { Draft, RecordOf } from '../../document/contract.js';
import { Fault } from '../../fault.js';
import type { Call, Reply } from '../../records/call.js';
import type { Work } from '../../records/work.js';
import type { Stored } from '../../store/doc.js';
import type { Match } from '../../store/port.js';
import { json } from '../../verbs/reply.js';

/** The collection of the counters; each has the id of its function or fee. */
export const counters = 'events.counters';

/** Resource that tickets are sold for → the field of a ticket that refers to it. */
export const ticketFields = { functions: 'function_id', functionFees: 'fee_id' } as const;

export type TicketedResource = keyof typeof ticketFields;

interface Counter extends Stored {
  /** Active tickets. */
  readonly sold: number;
  /** The most active tickets; `null` if there is no limit. */
  readonly capacity: number | null;
}

type Limits = Pick<RecordOf<'functions'>, 'enable_capacity' | 'capacity_options'>;
type Limited = Limits & { readonly id: string };

function capacityOf({ enable_capacity, capacity_options }: Limits): number | null {
  const capacity = enable_capacity === true ? capacity_options?.capacity : undefined;
  return capacity === undefined ? null : Math.floor(capacity);
}

export const isActive = ({ status }: Pick<RecordOf<'functionTickets'>, 'status'>) => status !== 'cancelled';

/**
 * The counter of a function or fee; computed, if none is stored yet. It is read first: whatever changes the records that are
 * read after it also changes the counter, and so repeats this work.
 */
async function counterOf(resource: TicketedResource, id: string, work: Work): Promise<Counter | undefined> {
  const stored = (await work.collection<Counter>(counters).find(id))?.record;
  const limited = await findLimited(resource, id, work);
  return limited && (stored ?? (await countTickets(resource, limited, work)));
}

const findLimited = async (resource: TicketedResource, id: string, work: Work): Promise<Limited | undefined> =>
  (await work.records(resource).find(id))?.record;

async function countTickets(resource: TicketedResource, limited: Limited, work: Work): Promise<Counter> {
  const sold = await countActiveTickets({ [ticketFields[resource]]: limited.id }, work);
  return { id: limited.id, sold, capacity: capacityOf(limited), sys_version: 0 };
}

/** The number of active tickets that match, not counting the one with the id `except`. */
export async function countActiveTickets(match: Match, work: Work, except?: string): Promise<number> {
  let count = 0;
  for await (const { record } of work.records('functionTickets').all(match)) {
    if (isActive(record) && record.id !== except) count++;
  }
  return count;
}

/**
 * Adds `more` (negative: removes) active tickets to a counter. Does nothing if the function or fee does not exist: then the
 * reference of the ticket is refused.
 * @throws Fault `sold_out`
 */
export async function changeSold(resource: TicketedResource, id: string, more: number, work: Work): Promise<void> {
  const counter = await counterOf(resource, id, work);
  if (counter === undefined) return;
  const next = { ...counter, sold: counter.sold + more };
  if (more > 0 && isOver(next)) throw await soldOutFault(resource, id, work);
  work.collection<Counter>(counters).put(next);
  if (resource === 'functions') await updateSoldOut(id, next, work);
}

type Count = Pick<Counter, 'sold' | 'capacity'>;

const isOver = ({ sold, capacity }: Count) => capacity !== null && sold > capacity;
const isSoldOut = ({ sold, capacity }: Count) => capacity !== null && sold >= capacity;
const nouns = { functions: 'function', functionFees: 'fee' };

async function soldOutFault(resource: TicketedResource, id: string, work: Work): Promise<Fault> {
  const { record } = await work.records(resource).get(id);
  return new Fault('sold_out', `The ${nouns[resource]} ${record.name} is sold out.`, { remaining: 0 });
}

/** Amends the function only if its `sold_out` changes. */
async function updateSoldOut(id: string, counter: Counter, work: Work): Promise<void> {
  const sold_out = isSoldOut(counter);
  const functions = work.records('functions');
  const { record } = await functions.get(id);
  if ((record.sold_out === true) !== sold_out) await functions.amend(id, { sold_out });
}

/** Sets `sold_out` of a function that is saved, ignoring what the client sent. */
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
 * Stages the counter of a function or fee that is new, or whose capacity changes.
 * @throws Fault `capacity_below_sold` if the capacity is reduced below the tickets sold.
 */
export async function updateCapacity(
  resource: TicketedResource,
  limited: Limited,
  previous: Limits | undefined,
  work: Work,
): Promise<void> {
  const counter = await counterOf(resource, limited.id, work);
  const capacity = capacityOf(limited);
  if (counter === undefined || (counter.sys_version > 0 && counter.capacity === capacity)) return;
  const next = { ...counter, capacity };
  if (isOver(next) && isReduced(previous, capacity)) throw capacityBelowSold(resource, next);
  work.collection<Counter>(counters).put(next);
}

function isReduced(previous: Limits | undefined, to: number | null): boolean {
  const from = previous === undefined ? null : capacityOf(previous);
  return to !== null && (from === null || to < from);
}

const capacityBelowSold = (resource: TicketedResource, { sold, capacity }: Count) =>
  new Fault('capacity_below_sold', `The ${nouns[resource]} has ${sold} active tickets: more than ${capacity} places.`);

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
