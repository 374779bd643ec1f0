/** E-mails are records, committed with the work that causes them; the courier takes them from there. */
import { createHash } from 'node:crypto';
import type { Unit } from '../records/unit.js';
import { Doc, type Stored } from '../store/doc.js';
import type { Store } from '../store/port.js';
import type { Mail, Message } from './message.js';

/** Messages by tenant: what was and will be sent. */
export const messages = 'mail.messages';
/** What the courier has yet to send, of all tenants. */
export const queue = { collection: 'mail.queue', tenant: 'all' };

/** Names a message that is to be sent. */
export interface Ticket extends Stored {
  readonly tenant: string;
  readonly message_id: string;
}

export async function declareOutbox(store: Store): Promise<void> {
  await store.declare(messages, [{ fields: ['about', 'email'] }]);
  await store.declare(queue.collection, []);
}

/** Messages of a kind about one record that are counted: what comes after them is no longer kept from being sent twice. */
const mostCounted = 1000;

/** The outbox as one unit of work sees it. */
export class Outbox {
  readonly #unit: Unit;
  #queued = 0;

  constructor(unit: Unit) {
    this.#unit = unit;
  }

  /** How many mails this work queues. */
  get queued(): number {
    return this.#queued;
  }

  /** How many messages of one kind about a record there are; previews are not among them. */
  async before(about: string, email: string): Promise<number> {
    const { store, tenant } = this.#unit;
    return await store.count({ collection: messages, tenant, match: { about, email }, atMost: mostCounted });
  }

  /**
   * Queues the mail of one kind about a record that follows `number - 1` others. When two calls queue the same one, one of
   * them runs again and sees the other's.
   * @returns the id of the message.
   */
  add(about: string, email: string, number: number, mail: Omit<Mail, 'preview'>): string {
    const id = number > mostCounted ? this.#unit.newId() : messageId(about, email, number);
    this.#queue(id, about, email, { ...mail, preview: false });
    return id;
  }

  /** Queues a mail that only shows what a real one would be: to one address, and to no one else that `mail` names. */
  preview(about: string, email: string, mail: Omit<Mail, 'preview'>, to: string): void {
    const { cc: _, bcc: __, ...alone } = mail;
    this.#queue(this.#unit.newId(), about, `preview of ${email}`, { ...alone, to, preview: true });
  }

  #queue(id: string, about: string, email: string, mail: Mail): void {
    const { tenant, now } = this.#unit;
    const queued_at = now.toISOString();
    const message: Message = { ...mail, id, about, email, state: 'queued', queued_at, sys_version: 1 };
    const ticket: Ticket = { id: this.#unit.newId(), tenant, message_id: id, sys_version: 1 };
    this.#unit.stage({ collection: messages, tenant, id }, Doc.ofRecord<Stored>(message));
    this.#unit.stage({ ...queue, id: ticket.id }, Doc.ofRecord<Stored>(ticket));
    this.#queued++;
  }
}

function messageId(about: string, email: string, number: number): string {
  const hash = createHash('sha256').update(`${email}/${about}`).digest('hex').slice(0, 32);
  return `${hash}:${number}`;
}
