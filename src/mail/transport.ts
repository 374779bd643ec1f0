import type { Mail } from '../records/outbox.js';

/** Delivers e-mails. */
export interface Transport {
  /** How many e-mails it can send at the same time, if there is a limit. */
  readonly slots?: number;
  /**
   * Sends a message to one of its recipients. Sending the same `id` again has the same Message-ID.
   * @returns the reply of the mail server, to be shown to people.
   * @throws Unsent
   */
  send(id: string, mail: Mail, recipient: string): Promise<string>;
  /** Ends its connections. */
  close?(): Promise<void>;
}

/**
 * Why an e-mail was not sent. `message` is shown to people: the server's words, or a sentence without hosts, addresses of
 * machines, or credentials.
 */
export class Unsent extends Error {
  constructor(
    /** `refused`: for good. `deferred`: for now. `down`: for now, and no other e-mail can be sent either. */
    readonly kind: 'refused' | 'deferred' | 'down',
    message: string,
    /** What the log may say: codes, commands; never an address of a person. */
    readonly details: Readonly<Record<string, unknown>>,
    options?: ErrorOptions,
  ) {
    super(message, options);
  }
}
