/** What a deliverer is given: what it delivers and to whom, how, and what it notes of that. Messages are e-mails, for example. */
import type { Stored } from '../store/doc.js';
import type { Key } from '../store/port.js';

/** Where the tickets of all tenants are. */
export type Queue = Omit<Key, 'id'>;

/** The indexes that the collection of a queue needs. */
export const queueIndexes = [{ fields: ['task', 'due'] }];

/** What is to be done with a message, and when. Every message has one as long as it is kept. */
export interface Ticket extends Stored {
  /** Of the message. */
  readonly tenant: string;
  readonly message_id: string;
  /** `gather`: whoever queued it still adds to the message. */
  readonly task: 'send' | 'gather' | 'remove';
  /** ISO 8601. While a process sends the message: when others can claim it. */
  readonly due: string;
  /** How many times it was tried, and when first. */
  readonly tries?: number;
  readonly first_at?: string;
  /** When it was tried first while messages could be sent at all. */
  readonly taken_at?: string;
}

/** Messages are kept for 90 days after they were sent, failed or were cancelled. */
const keptMs = 90 * 24 * 3_600_000;

/** The ticket of a message that is done. */
export const removeLater = ({ tries: _, first_at: __, taken_at: ___, ...ticket }: Ticket, now: Date): Ticket => ({
  ...ticket,
  task: 'remove',
  due: new Date(now.getTime() + keptMs).toISOString(),
});

/** An attempt to send a message to one of its recipients. */
export interface Attempt {
  /** ISO 8601. */
  readonly at: string;
  readonly to: string;
  /** `unknown`: the process ended before it could note the reply. */
  readonly result: 'sent' | 'deferred' | 'refused' | 'unknown';
  /** What `send` has returned, or the `message` of what it has thrown. */
  readonly reply: string;
}

/** What is next for a message: its other recipients, a further attempt at those that are left, or nothing. */
export type Next =
  | { readonly state: 'sending'; readonly left: readonly string[] }
  | { readonly state: 'queued'; readonly left: readonly string[]; readonly next_attempt_at: string }
  | { readonly state: 'done'; readonly at: string };

/** One kind of messages and their transport. The functions that return a message have no effects; nobody sets `sys_version`. */
export interface Delivery<M extends Stored> {
  /** What the log calls a message, and several: `e-mail`, `e-mails`. */
  readonly noun: string;
  readonly plural: string;
  /** Only messages of this kind have tickets in it. */
  readonly queue: Queue;
  /** Where messages are, each with its tenant. */
  readonly collection: string;
  /** The maximum number of messages that are sent at the same time, if the transport has one. */
  readonly slots?: number | undefined;
  /** After this time since its first attempt, a message is not tried again; a pause of all messages does not count. */
  readonly maxTryingMs: number;
  /** Those that the message is to be sent to: of one that is queued, at least one. */
  leftOf(message: M): readonly string[];
  /**
   * Asked before each attempt at a message: why it must not be sent any more, or when it is to be tried again instead; undefined if
   * it must be sent now.
   * @param tenant whose message it is.
   */
  settled?(tenant: string, message: M): Promise<string | Date | undefined>;
  /** The message when it is not sent for such a reason. */
  dropped?(message: M, reason: string, at: string): M;
  /**
   * Sends a message of a tenant to one recipient. It comes again after a deferral, and may come again after success, if the process
   * dies before that is stored.
   * @returns a reply that people may see.
   * @throws Unsent; any other error defers the message, and only its name and stack are logged.
   */
  send(id: string, message: M, to: string, tenant: string): Promise<string>;
  /**
   * The message when a process claims it (`sending`), or gives it back without an attempt (`queued`).
   * @param now one that is claimed and is `sending` already was left behind by a process that has ended.
   */
  inState(message: M, state: 'sending' | 'queued', now: Date): M;
  /** The message after an attempt. `left` is what `leftOf` must answer from now on. */
  noted(message: M, attempt: Attempt, next: Next): M;
  /** What stays of a message that was kept long enough; undefined if nothing. */
  remainder(message: M): Stored | undefined;
  /** Ends connections. Nothing is sent after that. */
  close?(): Promise<void>;
}

/** Why a message was not sent. `message` is shown to people: without hosts, addresses of machines, or credentials. */
export class Unsent extends Error {
  constructor(
    /**
     * `refused`: for good. `deferred`: for now. `down`: for now, and no other message can be sent either. `limited`: the same, as
     * the other side says; but it has only seen this message.
     */
    readonly kind: 'refused' | 'deferred' | 'down' | 'limited',
    message: string,
    /** What the log may say: codes, commands; never an address of a person. */
    readonly details: Readonly<Record<string, unknown>>,
    options?: ErrorOptions,
    /** What those may be told who must not see the message: never a recipient. */
    readonly forAll = message,
  ) {
    super(message, options);
  }
}

/** For any other error: the log shows where it came from, but not its message, which could have an address. */
export const unexpected = ({ name, stack = '' }: Error, noun: string) =>
  new Unsent('deferred', `The ${noun} could not be sent because of an error in the server.`, {
    error: name,
    stack: stack.split('\n').filter((line) => /^ +at /.test(line)),
  });
