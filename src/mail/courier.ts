/** Delivers the outbox: hands every queued message to the transport, then marks it as sent. */
import type { Logger } from 'pino';
import type { Message } from '../records/message.js';
import { messages, queue, type Ticket } from '../records/outbox.js';
import { Doc, type Stored } from '../store/doc.js';
import { type Key, Stale, type Store } from '../store/port.js';
import type { Transport } from './transport.js';

/** Messages that are sent at the same time. */
const batchSize = 50;

interface CourierOptions {
  readonly store: Store;
  readonly transport: Transport;
  readonly log: Logger;
  readonly clock: () => Date;
  /** Milliseconds between looks for messages that could not be sent before, or that another process left behind. */
  readonly interval?: number;
}

/**
 * Sends each message at least once: again, if the server crashes between sending and marking. The casts to `never` are safe
 * because each collection holds one type of record.
 */
export class Courier {
  readonly #options: CourierOptions;
  readonly #timer: NodeJS.Timeout;
  #draining: Promise<void> | undefined;
  #isWoken = false;
  #isClosed = false;

  constructor(options: CourierOptions) {
    this.#options = options;
    this.#timer = setInterval(() => this.wake(), options.interval ?? 10_000).unref();
  }

  /** Starts delivery, or makes the one in progress look again. */
  wake(): void {
    this.#isWoken = true;
    this.#draining ??= this.#drain().finally(() => {
      this.#draining = undefined;
    });
  }

  /** Waits until every message queued before the call was sent or has failed. */
  async idle(): Promise<void> {
    while (this.#draining !== undefined) await this.#draining;
  }

  /** Stops, after the messages that are being sent; the others stay queued. */
  async close(): Promise<void> {
    clearInterval(this.#timer);
    this.#isWoken = false;
    this.#isClosed = true;
    await this.idle();
  }

  async #drain(): Promise<void> {
    while (this.#isWoken) {
      this.#isWoken = false;
      try {
        await this.#deliverQueued();
      } catch (error) {
        this.#options.log.error({ err: error }, 'the outbox could not be read; trying again later');
      }
    }
  }

  async #deliverQueued(): Promise<void> {
    let after: string | undefined;
    do {
      const tickets = await this.#options.store.page({ ...queue, after, limit: batchSize });
      await Promise.all(tickets.map((ticket) => this.#deliver(ticket as Doc<never>)));
      after = tickets.length === batchSize ? tickets.at(-1)?.record.id : undefined;
    } while (after !== undefined && !this.#isClosed);
  }

  async #deliver(ticket: Doc<Ticket>): Promise<void> {
    const { store, transport, log } = this.#options;
    const { id, tenant, message_id } = ticket.record;
    const key: Key = { collection: messages, tenant, id: message_id };
    try {
      const message = (await store.read(key)) as Doc<never> | undefined as Doc<Message> | undefined;
      if (message?.record.state === 'queued') await transport.send(message_id, message.record);
      const sent = message && { put: key, doc: this.#asSent(message.record), previous: message as Doc<never> };
      await store.commit([{ remove: { ...queue, id }, previous: ticket as Doc<never> }, ...(sent ? [sent] : [])]);
    } catch (error) {
      if (error instanceof Stale) return; // another process has sent it as well
      log.error({ err: error, tenant, message_id }, 'a mail could not be sent; trying again later');
    }
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
