import type { RecordOf } from '../../document/contract.js';
import { Fault } from '../../fault.js';
import type { Definition } from '../../records/definition.js';
import type { Work } from '../../records/work.js';
import { activeTickets, count, fields, type Holder, isActive } from './capacity.js';

type Ticket = RecordOf<'functionTickets'>;

export const functionTickets: Definition<'functionTickets'> = {
  lists: {
    listByEventContact: { eventId: 'event_id', idOfContact: 'contact_id' },
    listByFunction: { function_id: 'function_id' },
  },
  indexes: [{ fields: ['function_id', 'contact_id'] }],
  prepare: (draft) => {
    draft.status ??= 'active';
  },
  saved: (record, previous, work) => keepCounts(active(previous), active(record), work),
  removed: (record, work) => keepCounts(active(record), undefined, work),
};

const active = (ticket: Ticket | undefined) => (ticket !== undefined && isActive(ticket) ? ticket : undefined);

/** Frees what a ticket took while it was active, and takes what it takes now. */
async function keepCounts(was: Ticket | undefined, is: Ticket | undefined, work: Work): Promise<void> {
  if (countsFor(was) === countsFor(is)) return;
  for (const holder of ['functions', 'functionFees'] as const) await keepCount(holder, was, is, work);
  if (is !== undefined && (was?.function_id !== is.function_id || was.contact_id !== is.contact_id))
    await checkLimit(is, work);
}

/** What a ticket counts for, in one text. */
const countsFor = (ticket: Ticket | undefined) =>
  ticket && JSON.stringify([ticket.function_id, ticket.fee_id, ticket.contact_id]);

async function keepCount(holder: Holder, was: Ticket | undefined, is: Ticket | undefined, work: Work): Promise<void> {
  const [from, to] = [was?.[fields[holder]], is?.[fields[holder]]];
  for (const id of new Set([from, to])) {
    if (id !== undefined) await count(holder, id, Number(id === to) - Number(id === from), work);
  }
}

/** Must come after the function's counter was read and staged: without it, two tickets at once would not see each other. */
async function checkLimit({ id, function_id, contact_id }: Ticket, work: Work): Promise<void> {
  const most = (await work.records('functions').find(function_id))?.record.maximum_allowed_tickets;
  if (most === undefined) return;
  const held = await activeTickets({ function_id, contact_id }, work, id);
  if (held + 1 <= most) return;
  const message = `The contact holds ${held} tickets of this function; ${Math.max(0, Math.floor(most))} are allowed.`;
  throw new Fault('limit_reached', message, { remaining: 0 });
}
