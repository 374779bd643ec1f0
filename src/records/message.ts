import type { Stored } from '../store/doc.js';

/** A rendered e-mail. Addresses other than `to` are as in the template. */
export interface Mail {
  readonly to: string;
  readonly subject: string;
  /** HTML. */
  readonly body: string;
  readonly from?: string;
  readonly from_name?: string;
  readonly reply_to?: string;
  readonly cc?: string;
  readonly bcc?: string;
  /** A preview, not a real notification: the transport marks it. */
  readonly preview: boolean;
}

/** An attempt to send an e-mail to one of its recipients. */
export interface Attempt {
  readonly at: string;
  readonly to: string;
  readonly result: 'sent' | 'deferred' | 'refused';
  /** What the mail server answered. */
  readonly reply: string;
}

/** An e-mail in the outbox. */
export interface Message extends Mail, Stored {
  /** The kind of e-mail, such as `assignment`. */
  readonly email: string;
  /** The id of the record that the e-mail belongs to. */
  readonly about: string;
  readonly state: 'queued' | 'sending' | 'sent' | 'failed' | 'cancelled';
  readonly queued_at: string;
  readonly next_attempt_at?: string;
  readonly sent_at?: string;
  readonly failed_at?: string;
  readonly cancelled_at?: string;
  /** Not shown: the recipients that it was not handed over for yet; all of them if undefined. */
  readonly left?: readonly string[];
  /** Oldest first. */
  readonly attempts?: Attempt[];
  /** Not shown: ascending values mean newest first, also among messages queued at the same time. */
  readonly recency: string;
}

/** Everybody who gets the e-mail, each once. */
export function recipientsOf({ to, cc = '', bcc = '' }: Mail): string[] {
  const all = [to, ...`${cc},${bcc}`.split(',')].map((address) => address.trim()).filter((address) => address !== '');
  return [...new Map(all.reverse().map((address) => [address.toLowerCase(), address])).values()].reverse();
}

export const leftOf = (message: Message): readonly string[] => message.left ?? recipientsOf(message);

/** Those who have not got it; of an e-mail that was never tried, everybody. */
export function withoutIt(message: Message): string[] {
  const got = message.attempts?.filter(({ result }) => result === 'sent').map(({ to }) => to);
  return recipientsOf(message).filter((to) => !got?.includes(to));
}
