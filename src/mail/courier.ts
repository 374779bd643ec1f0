/** Delivers the outbox: passes every queued message to the transport, then marks it as sent. */
import type { Logger } from 'pino';
import { Fault } from '../fault.js';
import type { Message } from '../records/message.js';
import { messages, queue, type Ticket } from '../records/outbox.js';
import { Doc, type Stored } from '../store/doc.js';
import { type Key, Stale, type Store } from '../store/port.js';
import { BackOff } from './backOff.js';
import { type Transport, Unsent } from './transport.js';

/** The maximum number of messages sent at the same time. */
const batchSize = 50;

interface CourierOptions {
  readonly store: Store;
  readonly transport: Transport;
  readonly log: Logger;
  readonly clock: () => Date;
  /** Milliseconds between checks for messages that failed before, or that another process left behind. */
  readonly interval?: number;
  /** Milliseconds until a failed e-mail is tried again, doubled each time. */
  readonly firstPause?: number;
}

/** Why an e-mail was not sent. */
interface Failure {
  readonly ticket: Ticket;
  readonly error: unknown;
}

/**
 * Sends each message at least once; a second time if the server crashes between sending and marking. The casts to `never`
 * are safe because each collection holds one type of record.
 */
export class Courier {
  readonly #options: CourierOptions;
  #timer: NodeJS.Timeout | undefined;
  readonly #backOff: BackOff;
  #retry: NodeJS.Timeout | undefined;
  #draining: Promise<void> | undefined;
  #isWoken = false;
  #isClosed = false;

  constructor(options: CourierOptions) {
    this.#options = options;
    this.#backOff = new BackOff(options.firstPause ?? 1000);
  }

  /** Starts delivery, and checks the outbox at intervals. */
  begin(): void {
    this.#timer = setInterval(() => this.wake(), this.#options.interval ?? 10_000).unref();
    this.wake();
  }

  /** Starts delivery, or makes the one in progress check again. Failed messages are not tried early. */
  wake(): void {
    this.#isWoken = true;
    this.#draining ??= this.#drain().finally(() => {
      this.#draining = undefined;
    });
  }

  /** Resolves when every message queued before the call was sent or has failed. */
  async idle(): Promise<void> {
    while (this.#draining !== undefined) await this.#draining;
  }

  /** Stops after the messages that are being sent; the others stay queued. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    clearTimeout(this.#retry);
    this.#isWoken = false;
    this.#isClosed = true;
    await this.idle();
  }

  async #drain(): Promise<void> {
    while (this.#isWoken) {
      this.#isWoken = false;
      if (this.#backOff.isPaused) return;
      try {
        this.#report(await this.#deliverQueued());
      } catch (error) {
        this.#tryAgain(error, []);
      }
    }
  }

  /** @returns what failed; it then may have stopped early. */
  async #deliverQueued(): Promise<Failure[]> {
    const failures: Failure[] = [];
    let after: string | undefined;
    do {
      const page = await this.#options.store.page({ ...queue, after, limit: batchSize });
      const tickets = page.map((ticket) => ticket as Doc<never> as Doc<Ticket>);
      const due = tickets.filter(({ record }) => this.#backOff.isDue(record.id));
      for (const failure of await Promise.all(due.map((ticket) => this.#deliver(ticket))))
        if (failure !== undefined) failures.push(failure);
      after = page.length === batchSize ? page.at(-1)?.record.id : undefined;
    } while (after !== undefined && !this.#isClosed && !failures.some(isGeneral));
    return failures;
  }

  async #deliver(ticket: Doc<Ticket>): Promise<Failure | undefined> {
    const { store, transport } = this.#options;
    const { id, tenant, message_id } = ticket.record;
    const key: Key = { collection: messages, tenant, id: message_id };
    try {
      const message = (await store.read(key)) as Doc<never> | undefined as Doc<Message> | undefined;
      if (message?.record.state === 'queued') await transport.send(message_id, message.record, message.record.to);
      const sent = message && { put: key, doc: this.#asSent(message.record), previous: message as Doc<never> };
      await store.commit([{ remove: { ...queue, id }, previous: ticket as Doc<never> }, ...(sent ? [sent] : [])]);
      return undefined;
    } catch (error) {
      return error instanceof Stale ? undefined : { ticket: ticket.record, error }; // stale: another process has sent it too
    }
  }

  #report(failures: readonly Failure[]): void {
    const general = failures.find(isGeneral);
    const [first] = failures;
    if (general !== undefined) this.#tryAgain(general.error, []);
    else if (first !== undefined) this.#tryAgain(first.error, failures);
    else this.#backOff.succeeded();
  }

  /** Logs one line per pause, however many e-mails are waiting. */
  #tryAgain(err: unknown, failures: readonly Failure[]): void {
    const pause = this.#backOff.failed(failures.map(({ ticket }) => ticket.id));
    const named = failures.slice(0, 10).map(({ ticket: { tenant, message_id } }) => ({ tenant, message_id }));
    const details = failures.length > 0 ? { failed: failures.length, mails: named } : {};
    const seconds = Math.ceil(pause / 1000);
    this.#options.log.error({ err, ...details }, `cannot send e-mails; trying again in ${seconds} s`);
    if (this.#isClosed) return;
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.wake(), pause + 1).unref();
  }

  #asSent(message: Message): Doc {
    const { clock } = this.#options;
    return Doc.ofRecord<Stored>({
      ...message,
      state: 'sent',
      sent_at: clock().toISOString(),
      sys_version: message.sys_version + 1,
    });
  }
}

/** Whether no other e-mail can be sent either. */
const isGeneral = ({ error }: Failure): boolean =>
  (error instanceof Unsent && error.kind === 'down') || error instanceof Fault;
