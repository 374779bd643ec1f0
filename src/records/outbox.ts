/** The outbox: e-mails are records, committed together with the work that causes them. The courier sends them. */
import { createHash } from 'node:crypto';
import type { Answer } from '../schema/contract.js';
import { Doc, type Stored } from '../store/doc.js';
import type { Awaitable, ReadOptions, Store } from '../store/port.js';
import type { Alteration, WriteSet } from './writeSet.js';

/** The collection of all messages, queued and sent, by tenant. */
export const messages = 'mail.messages';
/** What is to be done with the messages of all tenants. */
export const queue = { collection: 'mail.queue', tenant: 'all' };

/** What is to be done with a message, and when. Every message has one as long as it is kept. */
export interface Ticket extends Stored {
  readonly tenant: string;
  readonly message_id: string;
  readonly task: 'send' | 'remove';
  /** ISO 8601. While a process sends the message: when others can claim it. */
  readonly due: string;
  /** How many times it was tried, and when first. */
  readonly tries?: number;
  readonly first_at?: string;
  /** When it was tried first while e-mails could be sent at all. */
  readonly taken_at?: string;
}

/** Milliseconds that messages are kept after they were sent, failed or were cancelled: 90 days. */
const kept = 90 * 24 * 3_600_000;

/** The ticket of a message that is done. */
export const removeLater = ({ tries: _, first_at: __, taken_at: ___, ...ticket }: Ticket, now: Date): Ticket => ({
  ...ticket,
  task: 'remove',
  due: new Date(now.getTime() + kept).toISOString(),
});

export const keyOf = ({ tenant, message_id: id }: Ticket) => ({ collection: messages, tenant, id });

export async function declareOutbox(store: Pick<Store, 'declare'>): Promise<void> {
  const listed = [['recency'], ['state', 'recency'], ['about', 'recency']].map((fields) => ({ fields }));
  await store.declare(messages, [{ fields: ['about', 'email'] }, ...listed]);
  await store.declare(queue.collection, [{ fields: ['task', 'due'] }]);
}

/**
 * The messages of all tenants that are to be sent: how many, counted up to 10,000, and since when the oldest of them waits, in
 * milliseconds since 1970.
 */
export async function waitingMail(store: Store): Promise<{ count: number; oldest: number | undefined }> {
  const due = await store.entries({ ...queue, match: { task: 'send' }, fields: ['due'], limit: 10_000 });
  const ids = due.map(([, id = '']) => id).sort(); // in order of creation
  const few = ids.slice(0, 20); // one that was sent again is old, but has not waited
  const tickets = few.length > 0 ? await store.page({ ...queue, match: { id: few }, limit: few.length }) : [];
  const since = (tickets as Doc<never>[] as Doc<Ticket>[]).map(({ record }) =>
    Date.parse(record.first_at ?? record.due),
  );
  return { count: ids.length, oldest: since.length > 0 ? Math.min(...since) : undefined };
}

/** That no e-mails of any tenant can be sent now, as the process that found out last has stored it. */
export interface Pause extends Stored {
  readonly since: string;
  /** Without anything that belongs to one tenant. */
  readonly reason: string;
  readonly next_attempt_at: string;
}

const pauseKey = { ...queue, tenant: 'pause', id: 'pause' };
/** Milliseconds after its next attempt for which a pause is still shown: the process that stored it may have ended. */
const shownAfter = 60_000;

/** @param pause undefined when e-mails can be sent again. */
export async function storePause(store: Store, pause?: Omit<Pause, keyof Stored | 'since'>, now = ''): Promise<void> {
  const previous = (await store.read(pauseKey)) as Doc<never> | undefined as Doc<Pause> | undefined;
  const { since = now, sys_version = 0 } = previous?.record ?? {};
  if (pause === undefined)
    return previous && (await store.commit([{ remove: pauseKey, previous: previous as Doc<never> }]));
  const doc = Doc.ofRecord<Stored>({ ...pause, id: pauseKey.id, since, sys_version: sys_version + 1 } as Pause);
  await store.commit([{ put: pauseKey, doc, previous: previous as Doc<never> }]);
}

/** Messages of one kind for one record are counted up to this number. Later ones get random ids and could be queued twice. */
const maxCounted = 1000;

/** The maximum number of messages that are read at a time: each can have 4 MB. */
const windowSize = 20;

/** Messages to read: all of the tenant, or those about a record, or, without `about`, those in a state. */
interface MessageQuery extends ReadOptions {
  readonly about?: string | undefined;
  readonly state?: string | undefined;
  /** Only messages older than the one with this `recency`. */
  readonly after?: string | undefined;
  /** How many are needed at first. */
  readonly limit: number;
}

/** The e-mails of the tenant, in one unit of work. */
export class Outbox {
  constructor(
    private readonly work: { readonly tenant: string; readonly now: Date; newId(): string },
    private readonly writeSet: WriteSet,
  ) {}

  /**
   * How many messages of one kind for a record were queued or sent, without previews; counts up to 1000.
   * @param about the id of the record.
   * @param email the kind of message.
   */
  async countBefore(about: string, email: string): Promise<number> {
    const query = { collection: messages, tenant: this.work.tenant, match: { about, email }, atMost: maxCounted };
    return await this.writeSet.count(query);
  }

  /**
   * Queues an e-mail. When two concurrent calls queue the same number, one of them is repeated and then counts the other's
   * e-mail.
   * @param number one more than `countBefore`.
   * @returns the id of the message.
   */
  add(about: string, email: string, number: number, mail: Omit<Mail, 'preview'>): string {
    const id = number > maxCounted ? this.work.newId() : messageId(this.work.tenant, about, email, number);
    this.#queue(id, about, email, { ...mail, preview: false });
    return id;
  }

  /** Queues a preview of an e-mail, sent only to the address `to` and not to those in `mail`. */
  preview(about: string, email: string, mail: Omit<Mail, 'preview'>, to: string): void {
    const { cc: _, bcc: __, ...alone } = mail;
    this.#queue(this.work.newId(), about, `preview of ${email}`, { ...alone, to, preview: true });
  }

  /** Only messages that are stored can be read, not those of this unit of work. */
  async find(id: string, options?: ReadOptions): Promise<Doc<Message> | undefined> {
    const found = await this.writeSet.find({ collection: messages, tenant: this.work.tenant, id }, options);
    return found?.record.state === 'removed' ? undefined : (found as Doc<never> | undefined);
  }

  /** Stages a message that `find` has returned as queued, for those recipients that do not have it yet. */
  async retry({ record }: Doc<Message>): Promise<Doc<Message>> {
    const { next_attempt_at: _, failed_at: __, cancelled_at: ___, ...message } = record;
    const due = this.work.now.toISOString();
    const begun = (ticket: Ticket): Ticket => ({ ...removeLater(ticket, this.work.now), task: 'send', due });
    await this.#restageTicket(message, begun);
    return this.#restage({ ...message, state: 'queued', left: withoutIt(record) });
  }

  /** Stages a message that `find` has returned as cancelled. */
  async cancel({ record: { next_attempt_at: _, ...message } }: Doc<Message>): Promise<Doc<Message>> {
    const { now } = this.work;
    await this.#restageTicket(message, (ticket) => removeLater(ticket, now));
    return this.#restage({ ...message, state: 'cancelled', cancelled_at: now.toISOString() });
  }

  /** Why no e-mails can be sent now; undefined if they can, as far as is known. */
  async pause(options?: ReadOptions): Promise<Omit<Pause, keyof Stored> | undefined> {
    const found = (await this.writeSet.find(pauseKey, options)) as Doc<never> | undefined as Doc<Pause> | undefined;
    if (found === undefined) return undefined;
    const { since, reason, next_attempt_at } = found.record;
    const isOld = Date.parse(next_attempt_at) + shownAfter < this.work.now.getTime();
    return isOld ? undefined : { since, reason, next_attempt_at };
  }

  async *newestFirst({ about, state, after, ...options }: MessageQuery): AsyncIterable<Doc<Message>[]> {
    const limit = Math.min(options.limit, windowSize);
    const query = { collection: messages, tenant: this.work.tenant, ...options, limit };
    for (let last = after, isLast = false; !isLast; ) {
      const entries = await this.#entries({ about, state, after: last, ...options, limit });
      const ids = entries.map(([, id = '']) => id);
      const found = ids.length > 0 ? await this.writeSet.page({ ...query, match: { id: ids } }) : [];
      const byId = new Map(found.map((doc) => [doc.id, doc as Doc<never>]));
      yield ids.flatMap((id) => byId.get(id) ?? []);
      [last, isLast] = [entries.at(-1)?.[0], entries.length < limit];
    }
  }

  /** How many messages `newestFirst` would read, counted up to 10,000. */
  async count(query: Omit<MessageQuery, 'limit'>): Promise<number> {
    return (await this.#entries({ ...query, limit: 10_000 })).length;
  }

  /** The recency and the id of messages, without reading them. */
  #entries({ about, state, after, ...options }: MessageQuery): Awaitable<string[][]> {
    const match: Record<string, string> = about !== undefined ? { about } : state !== undefined ? { state } : {};
    const from = after && `${after}~`; // `from` itself is included; recencies have the same length
    const { tenant } = this.work;
    return this.writeSet.entries({ collection: messages, tenant, ...options, match, fields: ['recency'], from });
  }

  /** Stages a message that is stored. */
  #restage(message: Message): Doc<Message> {
    const key = { collection: messages, tenant: this.work.tenant, id: message.id };
    const doc = Doc.ofRecord<Message>({ ...message, sys_version: this.writeSet.nextVersion(key) });
    this.writeSet.stage(key, doc as Doc<never>);
    return doc;
  }

  async #restageTicket({ recency }: Message, changed: (ticket: Ticket) => Ticket): Promise<void> {
    const key = { ...queue, id: inverted(recency) };
    const found = (await this.writeSet.find(key)) as Doc<never> | undefined as Doc<Ticket> | undefined;
    if (found === undefined) return; // unreachable: every message that is not sent has one
    const ticket = { ...changed(found.record), sys_version: this.writeSet.nextVersion(key) };
    this.writeSet.stage(key, Doc.ofRecord<Stored>(ticket));
  }

  #queue(id: string, about: string, email: string, mail: Mail): void {
    const { tenant, now } = this.work;
    const due = now.toISOString();
    const ticket: Ticket = { id: this.work.newId(), tenant, message_id: id, task: 'send', due, sys_version: 1 };
    const recency = inverted(ticket.id);
    const message: Message = { ...mail, id, about, email, state: 'queued', queued_at: due, recency, sys_version: 1 };
    this.writeSet.stage({ collection: messages, tenant, id }, Doc.ofRecord<Stored>(message));
    this.writeSet.stage({ ...queue, id: ticket.id }, Doc.ofRecord<Stored>(ticket));
  }
}

/** Takes part in commits. @param wake is called after each that queued e-mails. */
export const sending = (wake: () => void) => ({
  committed(changes: readonly Alteration[]): void {
    const isToSend = ({ key, next }: Alteration) => key.collection === queue.collection && next?.record.task === 'send';
    if (changes.some(isToSend)) wake();
  },
});

const digits = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Sorts the other way round among texts of the same length. */
const inverted = (id: string) => Array.from(id, (digit) => digits.at(-1 - digits.indexOf(digit))).join('');

/** Two calls that queue the same number create the same id, so one of the commits fails and is repeated. */
function messageId(tenant: string, about: string, email: string, number: number): string {
  const hash = createHash('sha256').update(`${tenant}/${email}/${about}`).digest('hex').slice(0, 32);
  return `${hash}:${number}`;
}

type Shown = Answer<'messages.get'>;

/** A rendered e-mail. Addresses other than `to` are as in the template. The transport marks a preview. */
export type Mail = Pick<Shown, 'to' | 'subject' | 'from' | 'from_name' | 'reply_to' | 'cc' | 'bcc' | 'preview'> & {
  /** HTML. */
  readonly body: string;
};

/** An attempt to send an e-mail to one of its recipients. */
export type Attempt = NonNullable<Shown['attempts']>[number] & { readonly result: 'sent' | 'deferred' | 'refused' };

/** An e-mail in the outbox. */
export interface Message extends Omit<Shown, 'body' | 'id' | 'sys_version'>, Mail, Stored {
  readonly state: 'queued' | 'sending' | 'sent' | 'failed' | 'cancelled';
  readonly attempts?: Attempt[];
  /** Not shown: the recipients that it was not handed over for yet; all of them if undefined. */
  readonly left?: readonly string[];
  /** Not shown: ascending values mean newest first, also among messages queued at the same time. */
  readonly recency: string;
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
