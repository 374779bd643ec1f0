import { Fault } from '../../fault.js';
import type { Definition } from '../../records/definition.js';
import type { Work } from '../../records/work.js';
import { changeSold, countActiveTickets } from './capacity.js';
import { checkFrozen, checkTicket } from './sale.js';
import { ifActive, isActive, isSameSale, type Ticket, ticketedResources, ticketFields } from './ticket.js';

export const functionTickets: Definition<'functionTickets'> = {
  lists: {
    listByEventContact: { eventId: 'event_id', idOfContact: 'contact_id' },
    listByFunction: { function_id: 'function_id' },
  },
  indexes: [{ fields: ['function_id', 'contact_id'] }],
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

/** Releases the places that the ticket had, and takes those that it has now. Stages the counters even if none changes. */
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
 * Must run after the counter of the function was staged: otherwise two concurrent tickets would not see each other.
 * @throws Fault `limit_reached`
 */
async function checkLimit(ticket: Ticket, previous: Ticket | undefined, work: Work): Promise<void> {
  const { id, function_id, contact_id } = ticket;
  const before = ifActive(previous);
  if (!isActive(ticket) || (before?.function_id === function_id && before.contact_id === contact_id)) return;
  const most = (await work.records('functions').find(function_id))?.record.maximum_allowed_tickets;
  if (most === undefined) return;
  const held = await countActiveTickets({ function_id, contact_id }, work, id);
  if (held + 1 <= most) return;
  const message = `The contact holds ${held} tickets of this function; ${Math.max(0, Math.floor(most))} are allowed.`;
  throw new Fault('limit_reached', message, { remaining: 0 });
}
