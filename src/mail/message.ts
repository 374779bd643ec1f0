import type { Stored } from '../store/doc.js';

/** A rendered e-mail, ready for a transport. Addresses are as in the template. */
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
  /** Marked as a preview, and no real notification. */
  readonly preview: boolean;
}

/** An e-mail in the outbox. */
export interface Message extends Mail, Stored {
  /** Which of a process's e-mails it is. */
  readonly email: string;
  /** The record it is about. */
  readonly about: string;
  readonly state: 'queued' | 'sent';
  readonly queued_at: string;
  readonly sent_at?: string;
}

/** Hands a mail over. `id` names it: handing over the same twice must not matter where that can be helped. */
export interface Transport {
  send(id: string, mail: Mail): Promise<void>;
}
