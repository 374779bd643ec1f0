import type { RecordOf } from '../../document/contract.js';
import { Fault } from '../../fault.js';
import type { Definition } from '../../records/definition.js';
import type { Work } from '../../records/work.js';
import { changeSold, countActiveTickets, isActive, type TicketedResource, ticketFields } from './capacity.js';

type Ticket = RecordOf<'functionTickets'>;

export const functionTickets: Definition<'functionTickets'> = {
  lists: {
    listByEventContact: { eventId: 'event_id', idOfContact: 'contact_id' },
    listByFunction: { function_id: 'function_id' },
  },
  indexes: [{ fields: ['function_id', 'contact_id'] }],
  defaults: { status: 'active' },
  saved: (record, previous, work) => updateCounters(ifActive(previous), ifActive(record), work),
  removed: (record, work) => updateCounters(ifActive(record), undefined, work),
};

const ifActive = (ticket: Ticket | undefined) => (ticket !== undefined && isActive(ticket) ? ticket : undefined);

/** Releases the places that the ticket had, and takes those that it has now. Inactive tickets are undefined. */
async function updateCounters(previous: Ticket | undefined, next: Ticket | undefined, work: Work): Promise<void> {
  if (countingKey(previous) === countingKey(next)) return;
  for (const resource of ['functions', 'functionFees'] as const) await updateCounter(resource, previous, next, work);
  if (next !== undefined && (previous?.function_id !== next.function_id || previous.contact_id !== next.contact_id))
    await checkLimit(next, work);
}

/** The fields that decide where a ticket is counted, as one text. */
const countingKey = (ticket: Ticket | undefined) =>
  ticket && JSON.stringify([ticket.function_id, ticket.fee_id, ticket.contact_id]);

async function updateCounter(
  resource: TicketedResource,
  previous: Ticket | undefined,
  next: Ticket | undefined,
  work: Work,
): Promise<void> {
  const [from, to] = [previous?.[ticketFields[resource]], next?.[ticketFields[resource]]];
  for (const id of new Set([from, to])) {
    if (id !== undefined) await changeSold(resource, id, Number(id === to) - Number(id === from), work);
  }
}

/**
 * Must run after the counter of the function was staged: otherwise two concurrent tickets would not see each other.
 * @throws Fault `limit_reached`
 */
async function checkLimit({ id, function_id, contact_id }: Ticket, work: Work): Promise<void> {
  const most = (await work.records('functions').find(function_id))?.record.maximum_allowed_tickets;
  if (most === undefined) return;
  const held = await countActiveTickets({ function_id, contact_id }, work, id);
  if (held + 1 <= most) return;
  const message = `The contact holds ${held} tickets of this function; ${Math.max(0, Math.floor(most))} are allowed.`;
  throw new Fault('limit_reached', message, { remaining: 0 });
}
