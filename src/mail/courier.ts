/** Drains the outbox: every queued message is handed to the transport, then marked as sent. */
import type { Logger } from 'pino';
import { Doc, type Stored } from '../store/doc.js';
import { type Key, Stale, type Store } from '../store/port.js';
import type { Message, Transport } from './message.js';
import { messages, queue, type Ticket } from './outbox.js';

const atOnce = 50;

interface CourierOptions {
  readonly store: Store;
  readonly transport: Transport;
  readonly log: Logger;
  readonly clock: () => Date;
  /** Milliseconds after which to look for messages that could not be sent, or that another process left. */
  readonly interval?: number;
}

/**
 * Sends each message at least once; when the server dies between sending and marking, once more. The store knows records of one
 * type only: which they are, their collection says.
 */
export class Courier {
  readonly #options: CourierOptions;
  readonly #timer: NodeJS.Timeout;
  #round: Promise<void> | undefined;
  #again = false;
  #closed = false;

  constructor(options: CourierOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.wake(), options.interval ?? 10_000).unref();
  }

  /** Says that there is something to do. */
  wake(): void {
    this.#again = true;
    this.#round ??= this.#drain().finally(() => {
      this.#round = undefined;
    });
  }

  /** Waits until what was queued before is sent or has failed. */
  async idle(): Promise<void> {
    while (this.#round !== undefined) await this.#round;
  }

  /** Waits for the mails that are on their way; the others stay queued. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#again = false;
    this.#closed = true;
    await this.idle();
  }

  async #drain(): Promise<void> {
    const { store, log } = this.#options;
    while (this.#again) {
      this.#again = false;
      try {
        let after: string | undefined;
        do {
          const tickets = await store.page({ ...queue, after, limit: atOnce });
          await Promise.all(tickets.map((ticket) => this.#deliver(ticket as Doc<never>)));
          after = tickets.length === atOnce ? tickets.at(-1)?.record.id : undefined;
        } while (after !== undefined && !this.#closed);
      } catch (error) {
        log.error({ err: error }, 'the outbox could not be read; trying again later');
      }
    }
  }

  async #deliver(ticket: Doc<Ticket>): Promise<void> {
    const { store, transport, log } = this.#options;
    const { id, tenant, message_id } = ticket.record;
    const key: Key = { collection: messages, tenant, id: message_id };
    try {
      const message = (await store.read(key)) as Doc<never> | undefined as Doc<Message> | undefined;
      if (message?.record.state === 'queued') await transport.send(message_id, message.record);
      const sent = message && { put: key, doc: this.#sent(message.record), previous: message as Doc<never> };
      await store.commit([{ remove: { ...queue, id }, previous: ticket as Doc<never> }, ...(sent ? [sent] : [])]);
    } catch (error) {
      if (error instanceof Stale) return; // another process sent it, too
      log.error({ err: error, tenant, message_id }, 'a mail could not be sent; trying again later');
    }
  }

  #sent(message: Message): Doc {
    const { clock } = this.#options;
    return Doc.ofRecord<Stored>({
      ...message,
      state: 'sent',
      sent_at: clock().toISOString(),
      sys_version: message.sys_version + 1,
    });
  }
}
