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

/** An e-mail in the outbox. */
export interface Message extends Mail, Stored {
  /** The kind of e-mail, such as `assignment`. */
  readonly email: string;
  /** The id of the record that the e-mail belongs to. */
  readonly about: string;
  readonly state: 'queued' | 'sent';
  readonly queued_at: string;
  readonly sent_at?: string;
  /** Not shown: ascending values mean newest first, also among messages queued at the same time. */
  readonly recency: string;
}
