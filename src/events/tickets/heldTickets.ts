/** The number of active tickets of a contact for a function, stored in a counter. */
import { createHash } from 'node:crypto';
import { Fault } from '../../fault.js';
import type { Work } from '../../records/work.js';
import type { Stored } from '../../store/doc.js';
import { countActiveTickets, counters } from './capacity.js';
import { ifActive, type Ticket } from './ticket.js';

interface Holding extends Stored {
  readonly held: number;
}

const holdingId = ({ function_id, contact_id }: Ticket) =>
  `held-${createHash('sha256')
    .update(JSON.stringify([function_id, contact_id]))
    .digest('hex')}`;

/**
 * Stages the counters even without a limit, because one can be added later. Call it after the counter of the function is
 * staged: otherwise two concurrent tickets would not conflict before the first counter exists.
 * @throws Fault `limit_reached`
 */
export async function updateHeld(previous: Ticket | undefined, next: Ticket | undefined, work: Work): Promise<void> {
  const [before, after] = [ifActive(previous), ifActive(next)];
  if (before && after && holdingId(before) === holdingId(after)) return;
  if (before) await changeHeld(before, -1, work);
  if (after) await checkLimit(after, await changeHeld(after, 1, work), work);
}

/** @returns the previous number. */
async function changeHeld(ticket: Ticket, more: number, work: Work): Promise<number> {
  const { function_id, contact_id } = ticket;
  const [id, holdings] = [holdingId(ticket), work.collection<Holding>(counters)];
  const counted = (await holdings.find(id))?.record.held;
  const held = counted ?? (await countActiveTickets({ function_id, contact_id, status: 'active' }, work));
  if (held + more > 0) holdings.put({ id, held: held + more });
  else await holdings.remove(id);
  return held;
}

async function checkLimit({ function_id }: Ticket, held: number, work: Work): Promise<void> {
  const most = (await work.records('functions').find(function_id))?.record.maximum_allowed_tickets;
  if (most === undefined || held + 1 <= most) return;
  const message = `The maximum number of tickets of a contact for this function is ${Math.max(0, Math.floor(most))}; this contact has ${held}.`;
  throw new Fault('limit_reached', message, { remaining: 0 });
}
