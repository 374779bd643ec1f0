import type { Definition } from '../../records/registry.js';
import type { Work } from '../../records/work.js';
import { changeSold } from './capacity.js';
import { updateHeld } from './heldTickets.js';
import { checkFrozen, checkTicket } from './sale.js';
import { ifActive, isActive, isSameSale, type Ticket, ticketedResources, ticketFields } from './ticket.js';

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
    await updateHeld(previous, record, work);
  },
  removed: async (record, work) => {
    if (!isActive(record)) return;
    await checkFrozen(record, undefined, work);
    await updateCounters(record, undefined, work);
    await updateHeld(record, undefined, work);
  },
};

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
