/** Shared definitions for counting and selling tickets. */

import type { ErrorCode } from '../../errors.js';
import { Fault } from '../../fault.js';
import type { Draft, RecordOf } from '../../schema/contract.js';

export type Ticket = RecordOf<'functionTickets'>;
export type TicketDraft = Draft<'functionTickets'>;

/** Resource that limits tickets → the field of a ticket that refers to it. */
export const ticketFields = { functions: 'function_id', functionFees: 'fee_id' } as const;

/** Names for messages. */
export const nouns = { functions: 'function', functionFees: 'fee' };

export type TicketedResource = keyof typeof ticketFields;

export const ticketedResources = Object.keys(ticketFields) as TicketedResource[];

export const isActive = ({ status }: Pick<Ticket, 'status'>) => status !== 'cancelled';

export const ifActive = <T extends TicketDraft>(ticket: T | undefined) =>
  ticket !== undefined && isActive(ticket) ? ticket : undefined;

/** A string of the fields that decide where an active ticket is counted. */
export const countingKey = (ticket: TicketDraft | undefined) =>
  ticket && JSON.stringify([ticket.function_id, ticket.fee_id, ticket.contact_id]);

/** Whether a change does not affect anything that depends on the function or the fee. */
export const isSameSale = (one: TicketDraft, other: TicketDraft) =>
  isActive(one) === isActive(other) &&
  countingKey(one) === countingKey(other) &&
  one.event_id === other.event_id &&
  one.meal_option_id === other.meal_option_id;

/** A fault at a field, whose message starts with `who`. */
export const conflictAt = (pointer: string, code: ErrorCode, who: string, message: string) =>
  new Fault(code, `${who} ${message}.`, { details: [{ pointer, code, message }] });
