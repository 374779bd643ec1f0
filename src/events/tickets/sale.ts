/** Checks whether a ticket can be sold: its function, fee, event and meal. capacity.ts counts the tickets. */

import { refuseFrozen } from '../../records/guards.js';
import type { Work } from '../../records/work.js';
import type { RecordOf } from '../../schema/contract.js';
import { readCounter } from './capacity.js';
import {
  conflictAt,
  countingKey,
  ifActive,
  isSameSale,
  nouns,
  type Ticket,
  type TicketDraft,
  type TicketedResource,
  ticketedResources,
  ticketFields,
} from './ticket.js';

/** @throws Fault `record_locked`, `fee_mismatch`, `event_mismatch`, `meal_not_offered` or `not_for_sale` */
export async function checkTicket(draft: TicketDraft, previous: Ticket | undefined, work: Work): Promise<void> {
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

/**
 * Rejects changes to the active tickets of a locked function or fee.
 * @throws Fault `record_locked`
 */
export async function checkFrozen(
  previous: Ticket | undefined,
  next: TicketDraft | undefined,
  work: Work,
): Promise<void> {
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
  const field = ticketFields[resource];
  return ifActive(draft)?.[field] !== undefined && ifActive(draft)?.[field] !== ifActive(previous)?.[field];
}

/** The fee must belong to the function, and both to the event. */
async function checkBelonging(draft: TicketDraft, previous: Ticket | undefined, work: Work): Promise<void> {
  const { event_id, function_id, fee_id } = draft;
  const isSame =
    event_id === previous?.event_id && function_id === previous?.function_id && fee_id === previous?.fee_id;
  if (isSame && !takesPlace('functions', draft, previous)) return;
  const of = await ticketed('functions', function_id, work);
  const fee = fee_id === undefined ? undefined : await ticketed('functionFees', fee_id, work);
  if (fee !== undefined && fee.function_id !== function_id)
    throw conflictAt('/fee_id', 'fee_mismatch', 'The fee', `belongs to another function, ${fee.function_id}`);
  if (of !== undefined && of.event_id !== event_id)
    throw conflictAt('/event_id', 'event_mismatch', 'The event', 'differs from the event of the function');
  if (fee !== undefined && fee.event_id !== event_id)
    throw conflictAt('/event_id', 'event_mismatch', 'The event', 'differs from the event of the fee');
}

async function checkMeal(draft: TicketDraft, previous: Ticket | undefined, work: Work): Promise<void> {
  const { function_id, meal_option_id } = draft;
  const isSame = function_id === previous?.function_id && meal_option_id === previous?.meal_option_id;
  if (meal_option_id === undefined || (isSame && !takesPlace('functions', draft, previous))) return;
  const { meal_options = [] } = (await ticketed('functions', function_id, work)) ?? {};
  if (meal_options.length === 0 || meal_options.some((option) => idOfMeal(option) === meal_option_id)) return;
  throw conflictAt('/meal_option_id', 'meal_not_offered', 'The meal', 'is not in the meal_options of the function');
}

/** Meal options can have any properties. */
const idOfMeal = ({ id, meal_option_id, name }: Record<string, unknown>) => id ?? meal_option_id ?? name;

const notForSale = { functions: 'is hidden or inactive', functionFees: 'is inactive' };

async function checkForSale(draft: TicketDraft, previous: Ticket | undefined, work: Work): Promise<void> {
  if (work.caller.may('functionTickets.sellHidden')) return;
  for (const resource of ticketedResources) {
    const id = draft[ticketFields[resource]];
    if (id === undefined || !takesPlace(resource, draft, previous)) continue;
    const record = await ticketed(resource, id, work);
    if (record === undefined || isForSale(resource, record)) continue;
    const message = `${notForSale[resource]}. You need the permission functionTickets.sellHidden to sell it`;
    throw conflictAt(`/${ticketFields[resource]}`, 'not_for_sale', `The ${nouns[resource]}`, message);
  }
}

type Offered = Pick<RecordOf<TicketedResource>, 'is_active' | 'hide_from_portal'>;

const isForSale = (resource: TicketedResource, { is_active = true, hide_from_portal = false }: Offered) =>
  is_active === true && (resource === 'functionFees' || hide_from_portal === false);
