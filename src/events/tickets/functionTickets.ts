/** Tickets: what can be sold, and to whom. capacity.ts counts them. */

import { Fault, faultAbout } from '../../fault.js';
import { refuseFrozen } from '../../records/guards.js';
import type { Definition } from '../../records/registry.js';
import type { Work } from '../../records/work.js';
import type { Draft, RecordOf } from '../../schema/contract.js';
import { idsOf } from '../../verbs/list.js';
import {
  changeSold,
  isActive,
  nouns,
  readCounter,
  type Ticket,
  type TicketedResource,
  ticketFields,
} from './capacity.js';

type TicketDraft = Draft<'functionTickets'>;

export const functionTickets: Definition<'functionTickets'> = {
  lists: {
    listByEventContact: { eventId: 'event_id', idOfContact: 'contact_id' },
    listByFunction: { function_id: 'function_id' },
  },
  indexes: [{ fields: ['function_id', 'contact_id', 'status'] }],
  defaults: { status: 'active' },
  check: checkTicket,
  saved: async (record, previous, work) => {
    if (previous !== undefined && isSameSale(record, previous)) return;
    await updateCounters(previous, record, work);
    await checkLimit(record, previous, work);
  },
  removed: async (record, work) => {
    if (!isActive(record)) return;
    await checkFrozen(record, undefined, work);
    await updateCounters(record, undefined, work);
  },
};

const ticketedResources = Object.keys(ticketFields) as TicketedResource[];

const ifActive = <T extends TicketDraft>(ticket: T | undefined) =>
  ticket !== undefined && isActive(ticket) ? ticket : undefined;

/** A string of the fields that decide where an active ticket is counted. */
const countingKey = (ticket: TicketDraft | undefined) =>
  ticket && JSON.stringify([ticket.function_id, ticket.fee_id, ticket.contact_id]);

/** Whether a change does not affect anything that depends on the function or the fee. */
const isSameSale = (one: TicketDraft, other: TicketDraft) =>
  isActive(one) === isActive(other) &&
  countingKey(one) === countingKey(other) &&
  one.event_id === other.event_id &&
  one.meal_option_id === other.meal_option_id;

/** @throws Fault `record_locked`, `fee_mismatch`, `event_mismatch`, `meal_not_offered` or `not_for_sale` */
async function checkTicket(draft: TicketDraft, previous: Ticket | undefined, work: Work): Promise<void> {
  if (previous !== undefined && isSameSale(draft, previous)) return;
  await checkFrozen(previous, draft, work);
  await checkBelonging(draft, previous, work);
  await checkMeal(draft, previous, work);
  await checkForSale(draft, previous, work);
}

/** A function or fee. Its counter is read first: changes that affect a sale also change the counter. */
async function ticketed<R extends TicketedResource>(resource: R, id: string, work: Work) {
  await readCounter(id, work);
  return (await work.records(resource).find(id))?.record;
}

/** Rejects changes to the active tickets of a locked function or fee. @throws Fault `record_locked` */
async function checkFrozen(previous: Ticket | undefined, next: TicketDraft | undefined, work: Work): Promise<void> {
  const counted = [ifActive<TicketDraft>(previous), ifActive(next)];
  if (countingKey(counted[0]) === countingKey(counted[1])) return;
  for (const resource of ticketedResources) {
    const field = ticketFields[resource];
    for (const id of new Set(counted.map((ticket) => ticket?.[field]))) {
      const record = id === undefined ? undefined : await ticketed(resource, id, work);
      if (record !== undefined) refuseFrozen(resource, record, next && `/${field}`);
    }
  }
}

/** Whether the ticket takes a new place. */
function takesPlace(resource: TicketedResource, draft: TicketDraft, previous: Ticket | undefined): boolean {
  const place = ifActive(draft)?.[ticketFields[resource]];
  return place !== undefined && place !== ifActive(previous)?.[ticketFields[resource]];
}

/** The fee must belong to the function, and both to the event. */
async function checkBelonging(draft: TicketDraft, previous: Ticket | undefined, work: Work): Promise<void> {
  const { event_id, function_id, fee_id } = draft;
  const fields = ['event_id', 'function_id', 'fee_id'] as const;
  if (fields.every((field) => draft[field] === previous?.[field]) && !takesPlace('functions', draft, previous)) return;
  const of = await ticketed('functions', function_id, work);
  const fee = fee_id === undefined ? undefined : await ticketed('functionFees', fee_id, work);
  if (fee !== undefined && fee.function_id !== function_id)
    throw faultAbout('/fee_id', 'fee_mismatch', `belongs to another function, ${fee.function_id}`, 'The fee');
  for (const [noun, record] of [['function', of] as const, ['fee', fee] as const])
    if (record !== undefined && record.event_id !== event_id)
      throw faultAbout('/event_id', 'event_mismatch', `differs from the event of the ${noun}`, 'The event');
}

async function checkMeal(draft: TicketDraft, previous: Ticket | undefined, work: Work): Promise<void> {
  const { function_id, meal_option_id } = draft;
  const isSame = function_id === previous?.function_id && meal_option_id === previous?.meal_option_id;
  if (meal_option_id === undefined || (isSame && !takesPlace('functions', draft, previous))) return;
  const { meal_options = [] } = (await ticketed('functions', function_id, work)) ?? {};
  if (meal_options.length === 0 || meal_options.some((option) => idOfMeal(option) === meal_option_id)) return;
  const message = 'is not in the meal_options of the function';
  throw faultAbout('/meal_option_id', 'meal_not_offered', message, 'The meal');
}

/** Meal options can have any properties. */
const idOfMeal = ({ id, meal_option_id, name }: Record<string, unknown>) => id ?? meal_option_id ?? name;

async function checkForSale(draft: TicketDraft, previous: Ticket | undefined, work: Work): Promise<void> {
  if (work.caller.may('functionTickets.sellHidden')) return;
  for (const resource of ticketedResources) {
    const field = ticketFields[resource];
    const id = draft[field];
    if (id === undefined || !takesPlace(resource, draft, previous)) continue;
    const record = await ticketed(resource, id, work);
    if (record === undefined || isForSale(resource, record)) continue;
    const reason = resource === 'functions' ? 'is hidden or inactive' : 'is inactive';
    const message = `${reason}. You need the permission functionTickets.sellHidden to sell it`;
    throw faultAbout(`/${field}`, 'not_for_sale', message, `The ${nouns[resource]}`);
  }
}

type Offered = Pick<RecordOf<TicketedResource>, 'is_active' | 'hide_from_portal'>;

const isForSale = (resource: TicketedResource, { is_active = true, hide_from_portal = false }: Offered) =>
  is_active === true && (resource === 'functionFees' || hide_from_portal === false);

/** Updates the counts for the ticket's old and new state. Stages the counters even if no count changes. */
async function updateCounters(previous: Ticket | undefined, next: Ticket | undefined, work: Work): Promise<void> {
  const [before, after] = [ifActive(previous), ifActive(next)];
  for (const resource of ticketedResources) {
    const field = ticketFields[resource];
    for (const id of new Set([previous?.[field], next?.[field]])) {
      if (id === undefined) continue;
      await changeSold(resource, id, Number(id === after?.[field]) - Number(id === before?.[field]), work);
    }
  }
}

/**
 * The maximum number of tickets of a contact for a function. The counter of the function must be staged already, so that
 * concurrent tickets conflict.
 * @throws Fault `limit_reached`
 */
async function checkLimit(ticket: Ticket, previous: Ticket | undefined, work: Work): Promise<void> {
  const { function_id, contact_id } = ticket;
  const before = ifActive(previous);
  if (!isActive(ticket) || (before?.function_id === function_id && before.contact_id === contact_id)) return;
  const most = (await work.records('functions').find(function_id))?.record.maximum_allowed_tickets;
  if (most === undefined) return;
  let held = 0; // stored ones: without this ticket
  for await (const _ of idsOf('functionTickets', { function_id, contact_id, status: 'active' }, work)) held++;
  if (held + 1 <= most) return;
  const message = `The maximum number of tickets of a contact for this function is ${Math.max(0, Math.floor(most))}; this contact has ${held}.`;
  throw new Fault('limit_reached', message, { remaining: 0 });
}
