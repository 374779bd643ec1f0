/** Places of functions and fees. Each has a counter, staged by all that changes what it counts: so one comes after another. */
import type { Call, Draft, RecordOf } from '../../document/contract.js';
import { Fault } from '../../fault.js';
import type { Unit } from '../../records/unit.js';
import type { Work } from '../../records/work.js';
import type { Stored } from '../../store/doc.js';
import type { Match } from '../../store/port.js';
import { json, type Reply } from '../../verbs/reply.js';

/** The collection of the counters; each has the id of its function or fee. */
export const places = 'events.places';

/** A resource whose records have places → the field by which a ticket names one of them. */
export const fields = { functions: 'function_id', functionFees: 'fee_id' } as const;

export type Holder = keyof typeof fields;

interface Places extends Stored {
  /** Active tickets. */
  readonly sold: number;
  /** Nothing: there is no limit. */
  readonly capacity: number | null;
}

type Limits = Pick<RecordOf<Holder>, 'enable_capacity' | 'capacity_options'>;

function capacityOf({ enable_capacity, capacity_options }: Limits): number | null {
  const capacity = enable_capacity === true ? capacity_options?.capacity : undefined;
  return capacity === undefined ? null : Math.floor(capacity);
}

export const isActive = ({ status }: Pick<RecordOf<'functionTickets'>, 'status'>) => status !== 'cancelled';

/**
 * The function or fee, and its counter; made of a count, if there is none yet. What guards the others is read first, and all are
 * read alike: whatever changes what is read after it makes it stale.
 */
async function found<H extends Holder>(holder: H, id: string, work: Work) {
  const kept = (await work.own<Places>(places).find(id))?.record;
  const record = (await work.records(holder).find(id))?.record;
  if (record === undefined) return undefined;
  return { record, counter: kept ?? (await counted(holder, record, work)) };
}

async function counted(holder: Holder, record: Stored & Limits, work: Work): Promise<Places> {
  const sold = await activeTickets({ [fields[holder]]: record.id }, work);
  return { id: record.id, sold, capacity: capacityOf(record), sys_version: 0 };
}

/** How many tickets match and are active, but for one of them. */
export async function activeTickets(match: Match, work: Work, except?: string): Promise<number> {
  let count = 0;
  for await (const { record } of work.records('functionTickets').all(match)) {
    if (isActive(record) && record.id !== except) count++;
  }
  return count;
}

/** Counts so many more active tickets, or fewer. Nothing to count where the record is not there: the reference is refused. */
export async function count(holder: Holder, id: string, more: number, work: Work): Promise<void> {
  const { record, counter } = (await found(holder, id, work)) ?? {};
  if (record === undefined || counter === undefined) return;
  const next = { ...counter, sold: counter.sold + more };
  if (more > 0 && isOver(next)) throw soldOut(holder, record);
  work.own<Places>(places).put(next);
  if (holder === 'functions') await keepSoldOut(record, next, work);
}

const isOver = ({ sold, capacity }: Pick<Places, 'sold' | 'capacity'>) => capacity !== null && sold > capacity;
const isSoldOut = ({ sold, capacity }: Pick<Places, 'sold' | 'capacity'>) => capacity !== null && sold >= capacity;
const nouns = { functions: 'function', functionFees: 'fee' };

const soldOut = (holder: Holder, { name }: { readonly name?: string }) =>
  new Fault('sold_out', `The ${nouns[holder]} ${name} is sold out.`, { remaining: 0 });

/** The function changes only when a ticket takes the last place, or frees one of none. */
async function keepSoldOut(record: RecordOf<'functions'>, counter: Places, work: Work): Promise<void> {
  const sold_out = isSoldOut(counter);
  if ((record.sold_out === true) !== sold_out) await work.records('functions').amend(record.id, { sold_out });
}

/** Whether a function that is saved is sold out, whatever the client says. */
export async function prepareSoldOut(
  draft: Draft<'functions'>,
  previous: RecordOf<'functions'> | undefined,
  work: Work,
): Promise<void> {
  const capacity = capacityOf(draft);
  delete draft.sold_out;
  if (capacity === null) return;
  const sold = previous && (await found('functions', previous.id, work))?.counter.sold;
  draft.sold_out = isSoldOut({ sold: sold ?? 0, capacity });
}

/** Stages the counter of a function or fee that is new, or whose capacity changes. */
export async function keepCapacity(
  holder: Holder,
  record: Stored & Limits,
  previous: Limits | undefined,
  work: Work,
): Promise<void> {
  const { counter } = (await found(holder, record.id, work)) ?? {};
  const capacity = capacityOf(record);
  if (counter === undefined || (counter.sys_version > 0 && counter.capacity === capacity)) return;
  const next = { ...counter, capacity };
  if (isOver(next) && shrinks(previous, capacity)) throw belowSold(holder, next);
  work.own<Places>(places).put(next);
}

function shrinks(previous: Limits | undefined, to: number | null): boolean {
  const from = previous === undefined ? null : capacityOf(previous);
  return to !== null && (from === null || to < from);
}

const belowSold = (holder: Holder, { sold, capacity }: Places) =>
  new Fault('capacity_below_sold', `The ${nouns[holder]} has ${sold} active tickets: more than ${capacity} places.`);

/** Stages the removal of the counter of a function or fee. */
export async function forgetPlaces(id: string, work: Work): Promise<void> {
  await work.own<Places>(places).find(id);
  // only a unit of work can stage a removal of what is no record of a resource
  (work as Unit).stage({ collection: places, tenant: work.tenant, id }, undefined);
}

interface Availability {
  readonly capacity: number | null;
  readonly sold: number;
  readonly remaining: number | null;
}

export async function availability({ path }: Call<'functions.availability'>, work: Work): Promise<Reply<Availability>> {
  const { counter } = (await found('functions', path.id, work)) ?? {};
  if (counter === undefined) throw new Fault('record_not_found', `There is no record ${path.id} in functions.`);
  const { capacity, sold } = counter;
  return json({ capacity, sold, remaining: capacity === null ? null : Math.max(0, capacity - sold) });
}
