/** Tickets: what can be sold, and to whom. counters.ts counts them. */

import { Fault } from '../../fault.js';
import { personKey } from '../../lib/persons.js';
import { nameOf, refuseFrozen } from '../../records/guards.js';
import { refuseUnlessOverridden } from '../../records/overrides.js';
import type { Change, Definition } from '../../records/registry.js';
import type { Work } from '../../records/work.js';
import type { Draft, RecordOf } from '../../schema/contract.js';
import {
  changeSold,
  excess,
  isActive,
  readCounter,
  type Ticket,
  type TicketedResource,
  ticketed,
  ticketedResources,
  updateSoldOut,
} from './counters.js';

type TicketDraft = Draft<'functionTickets'>;

export const functionTickets: Definition<'functionTickets'> = {
  check: checkTicket,
  saved: async (record, previous, work) => {
    if (previous !== undefined && isSameSale(record, previous)) return;
    await updateCounters(previous, record, work);
  },
  removed: async (record, work) => {
    if (!isActive(record)) return;
    await checkFrozen(record, undefined, work);
    await updateCounters(record, undefined, work);
  },
  async judge(change, all, work) {
    const { previous, next } = change;
    if (previous !== undefined && next !== undefined && isSameSale(next, previous)) return;
    for (const resource of ticketedResources) await judgePlaces(resource, change, all, work);
    await judgeLimit(change, all, work);
    await updateSoldOut([previous?.function_id, next?.function_id], work);
  },
};

/** The ticket, if it takes a place. */
const placed = (ticket: TicketDraft | undefined) => (ticket !== undefined && isActive(ticket) ? ticket : undefined);

/** A string of the fields that decide where an active ticket is counted. */
const countingKey = (ticket: TicketDraft | undefined) =>
  ticket && JSON.stringify([ticket.function_id, ticket.fee_id, ticket.contact_id]);

/** Whether a change does not affect anything that depends on the function or the fee. */
const isSameSale = (one: TicketDraft, other: TicketDraft) =>
  isActive(one) === isActive(other) &&
  countingKey(one) === countingKey(other) &&
  one.event_id === other.event_id &&
  one.meal_option_id === other.meal_option_id;

/**
 * Checks each rule if the ticket takes a new place, or the change touches the rule's fields.
 * @throws Fault `record_locked`, `fee_mismatch`, `event_mismatch`, `meal_not_offered` or `not_for_sale`
 */
async function checkTicket(draft: TicketDraft, previous: Ticket | undefined, work: Work): Promise<void> {
  if (previous !== undefined && isSameSale(draft, previous)) return;
  await checkFrozen(previous, draft, work);
  const isNew = (field: 'function_id' | 'fee_id') =>
    placed(draft)?.[field] !== undefined && draft[field] !== placed(previous)?.[field];
  const touches = (...fields: (keyof TicketDraft)[]) =>
    isNew('function_id') || fields.some((field) => draft[field] !== previous?.[field]);
  const of = await find('functions', draft.function_id, work);
  const fee = await find('functionFees', draft.fee_id, work);
  if (touches('event_id', 'function_id', 'fee_id')) await checkBelonging(draft, of, fee, work);
  if (touches('function_id', 'meal_option_id')) checkMeal(draft, of);
  if (isNew('function_id')) checkForSale('functions', of, work);
  if (isNew('fee_id')) checkForSale('functionFees', fee, work);
}

/** A function or fee. Its counter is read first: changes that affect a sale also change the counter. */
async function find<R extends TicketedResource>(resource: R, id: string | undefined, work: Work) {
  if (id === undefined) return undefined;
  await readCounter(id, work);
  return (await work.records(resource).find(id))?.record;
}

/** Rejects changes to the active tickets of a locked function or fee. @throws Fault `record_locked` */
async function checkFrozen(previous: Ticket | undefined, next: TicketDraft | undefined, work: Work): Promise<void> {
  const counted = [placed(previous), placed(next)];
  if (countingKey(counted[0]) === countingKey(counted[1])) return;
  for (const resource of ticketedResources) {
    const { field } = ticketed[resource];
    for (const id of new Set(counted.map((ticket) => ticket?.[field]))) {
      const record = await find(resource, id, work);
      if (record !== undefined) refuseFrozen(resource, record, next && `/${field}`);
    }
  }
}

type Function = RecordOf<'functions'>;
type Fee = RecordOf<'functionFees'>;

/** The fee must belong to the function, and both to the event. */
async function checkBelonging(
  { event_id, function_id }: TicketDraft,
  of: Function | undefined,
  fee: Fee | undefined,
  work: Work,
): Promise<void> {
  if (fee !== undefined && fee.function_id !== function_id) {
    const other = (await work.records('functions').find(fee.function_id))?.record;
    const whose = `belongs to another function, ${other ? nameOf(other) : fee.function_id}`;
    throw Fault.about('/fee_id', 'fee_mismatch', whose, `The fee ${nameOf(fee)}`);
  }
  for (const [noun, record] of Object.entries({ function: of, fee }))
    if (record !== undefined && record.event_id !== event_id)
      throw Fault.about('/event_id', 'event_mismatch', `differs from the event of the ${noun}`, 'The event');
}

function checkMeal({ meal_option_id }: TicketDraft, { meal_options = [] }: Partial<Function> = {}): void {
  if (meal_option_id === undefined || meal_options.length === 0) return;
  if (meal_options.some((option) => idOfMeal(option) === meal_option_id)) return;
  const message = 'is not in the meal_options of the function';
  throw Fault.about('/meal_option_id', 'meal_not_offered', message, 'The meal');
}

/** Meal options can have any properties. */
const idOfMeal = ({ id, meal_option_id, name }: Record<string, unknown>) => id ?? meal_option_id ?? name;

type Offered = Pick<RecordOf<TicketedResource>, 'is_active' | 'hide_from_portal'> & Pick<Function, 'is_cancelled'>;

function checkForSale(resource: TicketedResource, record: Offered | undefined, work: Work): void {
  const isHideable = resource === 'functions';
  const { is_active = true, hide_from_portal = false, is_cancelled = false } = record ?? {};
  const isCancelled = isHideable && is_cancelled;
  if (is_active && !(isHideable && hide_from_portal) && !isCancelled) return;
  const reason = isCancelled ? 'is cancelled' : isHideable ? 'is hidden or inactive' : 'is inactive';
  const { noun, field } = ticketed[resource];
  const fault = Fault.about(`/${field}`, 'not_for_sale', reason, `The ${noun}`);
  refuseUnlessOverridden('functionTickets', 'not_for_sale', work, fault);
}

/** Updates the counts for the ticket's old and new state. Stages the counters even if no count changes. */
async function updateCounters(previous: Ticket | undefined, next: Ticket | undefined, work: Work): Promise<void> {
  const [before, after] = [placed(previous), placed(next)];
  for (const resource of ticketedResources) {
    const { field } = ticketed[resource];
    for (const id of new Set([previous?.[field], next?.[field]])) {
      if (id === undefined) continue;
      await changeSold(resource, id, Number(id === after?.[field]) - Number(id === before?.[field]), work);
    }
  }
}

type Sale = Change<'functionTickets'>;

/** The sales that take a place and did not have one, or leave one, where `isThere`. There may be thousands, for each of as many. */
function moved(all: readonly Sale[], isThere: (ticket: Ticket) => boolean) {
  const [takers, leavers]: [Sale[], Sale[]] = [[], []];
  const has = (ticket: Ticket | undefined) => ticket !== undefined && isActive(ticket) && isThere(ticket);
  for (const sale of all) {
    const [was, is] = [has(sale.previous), has(sale.next)];
    if (was !== is) (is ? takers : leavers).push(sale);
  }
  return { takers, leavers };
}

/** Whether it is among the last takers, or comes after all that an earlier operation has changed. */
const isLast = (sale: Sale, count: number, takers: readonly Sale[], all: readonly Sale[]) =>
  takers.slice(-count).includes(sale) || !all.includes(sale);

/** If there are too many, it is about those that came last. @throws Fault `sold_out` */
async function judgePlaces(resource: TicketedResource, sale: Sale, all: readonly Sale[], work: Work): Promise<void> {
  const { field } = ticketed[resource];
  const id = placed(sale.next)?.[field];
  if (id === undefined || placed(sale.previous)?.[field] === id) return;
  const counter = (await readCounter(id, work))?.record;
  const over = counter === undefined ? 0 : excess(counter);
  if (over === 0 || !isLast(sale, over, moved(all, (ticket) => ticket[field] === id).takers, all)) return;
  const record = (await work.records(resource).find(id))?.record ?? { id };
  const { capacity } = counter ?? {};
  const message = `${nameOf(record)} is sold out: ${capacity} of ${capacity} places are taken.`;
  throw Fault.of('sold_out', message, { remaining: 0 });
}

/** Ticket → the key of its contact. */
const persons = new WeakMap<TicketDraft, string>();

function personOf(ticket: TicketDraft): string {
  const known = persons.get(ticket) ?? personKey(ticket.contact_id);
  persons.set(ticket, known);
  return known;
}

/**
 * The maximum number of tickets of a contact for a function. The counter of the function is staged, so concurrent tickets conflict.
 * @throws Fault `limit_reached`
 */
async function judgeLimit(sale: Sale, all: readonly Sale[], work: Work): Promise<void> {
  const ticket = placed(sale.next);
  if (ticket === undefined) return;
  const { function_id, contact_id } = ticket;
  const person = personOf(ticket);
  const isTheirs = (one: TicketDraft) => one.function_id === function_id && personOf(one) === person;
  const before = placed(sale.previous);
  if (before !== undefined && isTheirs(before)) return;
  const of = (await work.records('functions').find(function_id))?.record;
  const max = of?.maximum_allowed_tickets;
  if (of === undefined || max === undefined) return;
  const match = { function_id, contact_id, status: 'active' };
  const stored = await work.count('functionTickets', { match, folded: 'person' });
  const { takers, leavers } = moved(all, isTheirs);
  const held = stored - leavers.length;
  const over = held + takers.length - max;
  if (over <= 0 || !isLast(sale, Math.ceil(over), takers, all)) return;
  const most = Math.max(0, Math.floor(max));
  const message = `One contact can have ${most} of the tickets for ${nameOf(of)}; this contact has ${held}.`;
  throw Fault.of('limit_reached', message, { remaining: 0 });
}
