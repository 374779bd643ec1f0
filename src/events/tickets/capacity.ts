/**
 * The places of functions and fees. Each function and fee has a counter of its tickets, staged by all that changes what it
 * counts: so one change comes after another.
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

/** What tickets are sold of → the field by which a ticket names it. */
export const fields = { functions: 'function_id', functionFees: 'fee_id' } as const;

export type Holder = keyof typeof fields;

interface Counter extends Stored {
  /** Active tickets. */
  readonly sold: number;
  /** How many there may be; `null`: there is no limit. */
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
 * A counter; made of a count, if there is none yet. It is read before what it counts, and all are read alike: whatever
 * changes what is read after it makes it stale.
 */
async function counterOf(holder: Holder, id: string, work: Work): Promise<Counter | undefined> {
  const kept = (await work.collection<Counter>(counters).find(id))?.record;
  const limited = await limitedBy(holder, id, work);
  return limited && (kept ?? (await counted(holder, limited, work)));
}

const limitedBy = async (holder: Holder, id: string, work: Work): Promise<Limited | undefined> =>
  (await work.records(holder).find(id))?.record;

async function counted(holder: Holder, limited: Limited, work: Work): Promise<Counter> {
  const sold = await activeTickets({ [fields[holder]]: limited.id }, work);
  return { id: limited.id, sold, capacity: capacityOf(limited), sys_version: 0 };
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
  const counter = await counterOf(holder, id, work);
  if (counter === undefined) return;
  const next = { ...counter, sold: counter.sold + more };
  if (more > 0 && isOver(next)) throw await soldOut(holder, id, work);
  work.collection<Counter>(counters).put(next);
  if (holder === 'functions') await keepSoldOut(id, next, work);
}

type Count = Pick<Counter, 'sold' | 'capacity'>;

const isOver = ({ sold, capacity }: Count) => capacity !== null && sold > capacity;
const isSoldOut = ({ sold, capacity }: Count) => capacity !== null && sold >= capacity;
const nouns = { functions: 'function', functionFees: 'fee' };

async function soldOut(holder: Holder, id: string, work: Work): Promise<Fault> {
  const { record } = await work.records(holder).get(id);
  return new Fault('sold_out', `The ${nouns[holder]} ${record.name} is sold out.`, { remaining: 0 });
}

/** The function changes only when a ticket takes the last place, or frees one of none. */
async function keepSoldOut(id: string, counter: Counter, work: Work): Promise<void> {
  const sold_out = isSoldOut(counter);
  const functions = work.records('functions');
  const { record } = await functions.get(id);
  if ((record.sold_out === true) !== sold_out) await functions.amend(id, { sold_out });
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
  const counter = previous && (await counterOf('functions', previous.id, work));
  draft.sold_out = isSoldOut({ sold: counter?.sold ?? 0, capacity });
}

/** Stages the counter of a function or fee that is new, or whose capacity changes. */
export async function keepCapacity(
  holder: Holder,
  limited: Limited,
  previous: Limits | undefined,
  work: Work,
): Promise<void> {
  const counter = await counterOf(holder, limited.id, work);
  const capacity = capacityOf(limited);
  if (counter === undefined || (counter.sys_version > 0 && counter.capacity === capacity)) return;
  const next = { ...counter, capacity };
  if (isOver(next) && shrinks(previous, capacity)) throw belowSold(holder, next);
  work.collection<Counter>(counters).put(next);
}

function shrinks(previous: Limits | undefined, to: number | null): boolean {
  const from = previous === undefined ? null : capacityOf(previous);
  return to !== null && (from === null || to < from);
}

const belowSold = (holder: Holder, { sold, capacity }: Count) =>
  new Fault('capacity_below_sold', `The ${nouns[holder]} has ${sold} active tickets: more than ${capacity} places.`);

/** Stages the removal of the counter of a function or fee. */
export const forgetCounter = (id: string, work: Work) => work.collection<Counter>(counters).remove(id);

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
