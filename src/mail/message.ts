/** An e-mail in the outbox: what is stored of it, and what it becomes. */
import { createHash } from 'node:crypto';
import type { Attempt } from '../delivery/delivery.js';
import { personKey } from '../lib/persons.js';
import type { MailLink } from '../links/links.js';
import type { CancelReason } from '../records/registry.js';
import type { Answer, RecordOf } from '../schema/contract.js';
import type { Stored } from '../store/doc.js';

type Shown = Answer<'messages.get'>;
type Template = NonNullable<RecordOf<'referenceProcesses'>['reference_notification_email']>;

/** Whose list it is, and what is rendered. */
interface Gathers {
  readonly group: string;
  readonly template: Template;
  /** Whether it is what the one before it could not list. */
  readonly isRest?: boolean;
  /** The ids of the records that it lists, once it is rendered. */
  readonly listed?: readonly string[];
}

/** A rendered e-mail. Addresses other than `to` are as in the template. The transport marks a preview. */
export type Mail = Pick<
  Shown,
  | 'to'
  | 'subject'
  | 'from'
  | 'from_name'
  | 'reply_to'
  | 'cc'
  | 'bcc'
  | 'preview'
  | 'rule'
  | 'number'
  | 'release_id'
  | 'leaves_at'
> & {
  /** HTML. */
  readonly body: string;
  /** Not shown: the links that the body has, in place of whose secrets it has placeholders. */
  readonly links?: readonly MailLink[];
  /** Not shown: it is only sent by day, in this time zone; in that of the machine if it is empty. */
  readonly by_day?: string;
  /** Not shown: its template lists all that the recipient has in a group, so it is gathered first. */
  readonly gathers?: Gathers | undefined;
};

/** An e-mail in the outbox. */
export interface Message extends Omit<Shown, 'body' | 'id' | 'sys_version' | 'about' | 'records'>, Mail, Stored {
  /** What it is about; several records of one that was gathered. */
  readonly about: string | readonly string[];
  readonly state: 'queued' | 'sending' | 'sent' | 'failed' | 'cancelled';
  readonly attempts?: Attempt[];
  /** Not shown: the recipients that it was not handed over for yet; all of them if undefined. */
  readonly left?: readonly string[];
  /** Not shown: it was cancelled because nobody asked for it any more, so its recipient was not written to. */
  readonly unwritten?: 'yes';
  /** Not shown: ascending values mean newest first, also among messages queued at the same time. */
  readonly recency: string;
}

/** What people see of a message, without its body. */
export function shownOf(message: Message) {
  const {
    body: _,
    recency: __,
    left: ___,
    unwritten: ____,
    links: _____,
    gathers: ______,
    by_day: _______,
    ...rest
  } = message;
  const { about } = rest;
  return typeof about === 'string' ? { ...rest, about } : { ...rest, about: about[0] ?? '', records: [...about] };
}

/** A message that is not wanted any more. */
export const dropped = (
  { next_attempt_at: _, left: __, ...message }: Message,
  reason: string,
  at: string,
): Message => ({
  ...message,
  state: 'cancelled',
  cancelled_at: at,
  cancelled_because: reason as CancelReason,
  ...(!isUncertain(message) && { unwritten: 'yes' }),
});

/** Whether nobody knows if a recipient has it. */
export const isUncertain = ({ attempts = [] }: Pick<Message, 'attempts'>) =>
  attempts.some(({ result }) => result === 'unknown');

export function notCancelled({ cancelled_at: _, cancelled_because: __, unwritten: ___, ...message }: Message) {
  return message;
}

/** Everybody who gets the e-mail, each once. */
function recipientsOf({ to, cc = '', bcc = '' }: Mail): string[] {
  const all = [to, ...`${cc},${bcc}`.split(',')].map((address) => address.trim()).filter((address) => address !== '');
  return [...new Map(all.reverse().map((address) => [address.toLowerCase(), address])).values()].reverse();
}

export const leftOf = (message: Message): readonly string[] => message.left ?? recipientsOf(message);

/** Those who have not got it; of an e-mail that was never tried, everybody. */
export function withoutIt(message: Message): string[] {
  const got = message.attempts?.filter(({ result }) => result === 'sent').map(({ to }) => to);
  return recipientsOf(message).filter((to) => !got?.includes(to));
}

/** What is kept of an address in the end: enough to know that it was written to. @param about empty if it was about several. */
export const addressDigest = (about: string, email: string, to: string) =>
  createHash('sha256')
    .update(`${email}/${about}/${personKey(to)}`)
    .digest('hex')
    .slice(0, 32);

/** That there was a message, so that its notification is not sent again. */
export const remainder = ({ id, about, email, to, preview, queued_at, unwritten, sys_version }: Message) =>
  preview
    ? undefined
    : {
        id,
        about,
        email,
        to: addressDigest(typeof about === 'string' ? about : '', email, to),
        queued_at,
        ...(unwritten !== undefined && { unwritten }),
        state: 'removed',
        sys_version,
      };
