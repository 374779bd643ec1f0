/** The outbox: e-mails are records, committed together with the work that causes them. The courier sends them. */
import { createHash } from 'node:crypto';
import { type Attempt, type Queue, queueIndexes, removeLater, type Ticket } from '../delivery/delivery.js';
import { type Pause, pauseKey, shownPause } from '../delivery/pause.js';
import { personKey } from '../lib/persons.js';
import type { CancelReason } from '../records/registry.js';
import type { Collection, Participant, Work } from '../records/work.js';
import type { Doc, Stored } from '../store/doc.js';
import type { Awaitable, Match, ReadOptions, Store } from '../store/port.js';
import { addressDigest, dropped, type Mail, type Message, notCancelled, withoutIt } from './message.js';

/** The collection of all messages, queued and sent, by tenant. */
export const messages = 'mail.messages';
/** What is to be done with the messages of all tenants. */
export const queue: Queue = { collection: 'mail.queue', tenant: 'all' };
/** The e-mails of all tenants that more can be added to. */
export const gatherings = { collection: 'mail.gathered', tenant: 'all' } as const;

export async function declareOutbox(store: Pick<Store, 'declare'>): Promise<void> {
  const listed = [['recency'], ['state', 'recency'], ['about', 'recency']].map((fields) => ({ fields }));
  const ofOne = { fields: ['about', 'email', 'to'], folded: 'person' as const };
  const notWritten = { fields: [...ofOne.fields, 'unwritten'], folded: 'person' as const };
  const inOrder = { fields: ['about', 'email', 'queued_at'] };
  await store.declare(messages, [{ fields: ['about', 'email'] }, inOrder, ofOne, notWritten, ...listed]);
  await store.declare(queue.collection, queueIndexes);
  await store.declare(gatherings.collection, [{ fields: ['due'] }]);
}

/** Messages of one kind for one record are counted up to this number. Later ones get random ids and could be queued twice. */
const maxCounted = 1000;

/** The maximum number of messages that are read at a time: each can have 4 MB. */
const maxWindow = 20;

const hourMs = 3_600_000;

/** The messages of one kind for a record and an address. */
interface Before {
  readonly count: number;
  /** Whether one of them was sent, or will be: those that were cancelled because nobody asked for them any more do not count. */
  readonly isWritten: boolean;
}

/** Messages to read: all of the tenant, or those about a record, or, without `about`, those in a state. */
interface MessageQuery extends ReadOptions {
  readonly about?: string | undefined;
  readonly state?: string | undefined;
  /** Only messages older than the one with this `recency`. */
  readonly after?: string | undefined;
  /** How many are needed at first. */
  readonly limit: number;
}

/** An e-mail to one person that more can be added to. */
export interface Gathering extends Stored {
  readonly tenant: string;
  readonly message_id: string;
  /** When it is rendered and sent. */
  readonly due: string;
}

/** The e-mails of the tenant, in one unit of work: what is queued is sent after its commit. */
export class Outbox {
  readonly #messages: Collection<Message>;
  readonly #tickets: Collection<Ticket>;

  constructor(private readonly work: Work) {
    this.#messages = work.collection(messages);
    this.#tickets = work.collection(queue.collection, queue.tenant);
  }

  /**
   * The messages of one kind for a record and an address, without previews; counts up to 1000.
   * @param about the id of the record.
   * @param email the kind of message.
   */
  async before(about: string, email: string, to: string): Promise<Before> {
    const ofKind = { about, email };
    const counted = async (more: Match) => {
      let count = 0;
      for (const known of [to, addressDigest(about, email, to), addressDigest('', email, to)])
        count += await this.#messages.count({
          match: { ...ofKind, to: known, ...more },
          folded: 'person',
          atMost: maxCounted,
        });
      return count;
    };
    const count = await counted({});
    if (count === 0) {
      // what stayed of those of earlier versions has neither an address nor a time: they may have been for this one
      const all = await this.#messages.count({ match: ofKind, atMost: maxCounted });
      const dated = all && (await this.#messages.entries({ match: ofKind, fields: ['queued_at'], limit: all })).length;
      return { count, isWritten: all > dated };
    }
    return { count, isWritten: count > (await counted({ unwritten: 'yes' })) };
  }

  /** How many messages of one kind there were for a record, to whichever address, up to 1000. */
  async countOf(about: string, email: string): Promise<number> {
    return await this.#messages.count({ match: { about, email }, atMost: maxCounted });
  }

  /** When the first message of one kind for a record was queued, to whichever address, as far as that is still known. */
  async firstAt(about: string, email: string): Promise<string | undefined> {
    const [first] = await this.#messages.entries({ match: { about, email }, fields: ['queued_at'], limit: 1 });
    return first?.[0];
  }

  /**
   * Queues an e-mail. When two concurrent calls queue the same number, one of them is repeated and then counts the other's
   * e-mail.
   * @param number one more than the count of `before`.
   * @returns the id of the message.
   */
  add(about: string, email: string, number: number, mail: Omit<Mail, 'preview'>): string {
    const whom = `${about}/${personKey(mail.to)}`;
    const id = number > maxCounted ? this.work.newId() : messageId(this.work.tenant, whom, email, number);
    this.#queue(id, about, email, { ...mail, preview: false });
    return id;
  }

  /** Queues an e-mail, unless one of this kind was queued for the record and the address within the last hour. */
  async addHourly(about: string, email: string, mail: Omit<Mail, 'preview'>): Promise<void> {
    const whom = `${about}/${personKey(mail.to)}`;
    const now = this.work.now.getTime();
    const ids = [0, 1].map((ago) => messageId(this.work.tenant, whom, email, Math.floor(now / hourMs) - ago));
    for (const id of ids) {
      const found = (await this.#messages.find(id))?.record;
      if (found !== undefined && (id === ids[0] || Date.parse(found.queued_at) > now - hourMs)) return;
    }
    this.#queue(ids[0] as string, about, email, { ...mail, preview: false });
  }

  /** Queues a preview of an e-mail, sent only to the address `to` and not to those in `mail`. */
  preview(about: string, email: string, mail: Omit<Mail, 'preview'>, to: string): void {
    const { cc: _, bcc: __, links: ___, gathers: ____, ...alone } = mail;
    this.#queue(this.work.newId(), about, `preview of ${email}`, { ...alone, to, preview: true });
  }

  /** Only messages that are stored can be read, not those of this unit of work. */
  async find(id: string, options?: ReadOptions): Promise<Doc<Message> | undefined> {
    const found: Doc<Stored> | undefined = await this.#messages.find(id, options);
    return found?.record.state === 'removed' ? undefined : (found as Doc<never> | undefined);
  }

  /** Stages a message that `find` has returned as queued, for those recipients that do not have it yet. */
  async retry({ record }: Doc<Message>): Promise<Doc<Message>> {
    const { next_attempt_at: _, failed_at: __, leaves_at: ___, ...message } = notCancelled(record);
    const due = this.work.now.toISOString();
    const task = record.gathers === undefined ? 'send' : 'gather';
    const begun = (ticket: Ticket): Ticket => ({ ...removeLater(ticket, this.work.now), task, due });
    await this.#changeTicket(message, begun);
    if (task === 'gather') this.#wait(record.id, due);
    return this.#messages.put({ ...message, state: 'queued', left: withoutIt(record) });
  }

  /** Begins a message that more can be added to. It is sent when `send` gets it. @returns its id. */
  gather(about: string, email: string, mail: Omit<Mail, 'preview'>): string {
    const id = this.work.newId();
    this.#queue(id, about, email, { ...mail, preview: false }, 'gather');
    return id;
  }

  /** Adds a record to a message that is gathered. @returns its id. */
  extend(message: Message, about: string): string {
    this.#messages.put({ ...message, about: [...new Set([message.about, about].flat())] });
    return message.id;
  }

  /** Gathers what one e-mail could not list in another, which is rendered next. */
  gatherMore({ id: _, recency: __, ...message }: Message, about: readonly string[]): void {
    if (about.length === 0) return;
    const id = this.work.newId();
    const gathers = message.gathers && { ...message.gathers, isRest: true };
    this.#queue(id, about, message.email, { ...message, gathers }, 'gather');
    this.#wait(id, this.work.now.toISOString());
  }

  /** Stages a message of this version to be rendered anew. */
  async gatherAgain({ next_attempt_at: _, ...message }: Message): Promise<void> {
    const found = await this.find(message.id);
    if (found?.record.sys_version !== message.sys_version) return; // somebody else was faster
    const due = this.work.now.toISOString();
    await this.#changeTicket(message, (ticket) => ({ ...ticket, task: 'gather', due }));
    this.#messages.put({ ...message, state: 'queued' });
    this.#wait(message.id, due);
  }

  /** Hands over a message that was gathered. */
  async send(message: Message): Promise<void> {
    const due = this.work.now.toISOString();
    await this.#changeTicket(message, (ticket) => ({ ...ticket, task: 'send', due }));
    const about = [message.about].flat();
    this.#messages.put({ ...message, about: about.length === 1 ? (about[0] as string) : about });
  }

  /** Ends a message that was gathered and is not wanted any more. */
  async drop(message: Message, reason: CancelReason): Promise<void> {
    const { now } = this.work;
    await this.#changeTicket(message, (ticket) => removeLater(ticket, now));
    this.#messages.put(dropped(message, reason, now.toISOString()));
  }

  /** Ends a message that was gathered and cannot be rendered. @param reply why. */
  async fail(message: Message, reply: string): Promise<void> {
    const { now } = this.work;
    const at = now.toISOString();
    await this.#changeTicket(message, (ticket) => removeLater(ticket, now));
    const attempts: Attempt[] = [{ at, to: message.to, result: 'refused', reply }];
    this.#messages.put({ ...message, state: 'failed', failed_at: at, attempts });
  }

  /** Stages a message that `find` has returned as cancelled by somebody. */
  async cancel({ record: { next_attempt_at: _, ...message } }: Doc<Message>): Promise<Doc<Message>> {
    const { now } = this.work;
    await this.#changeTicket(message, (ticket) => removeLater(ticket, now));
    return this.#messages.put({ ...message, state: 'cancelled', cancelled_at: now.toISOString() });
  }

  /** Whether more can still be added to a message, or it is to be rendered anew. */
  async isGathered({ record }: Doc<Message>): Promise<boolean> {
    return (await this.#tickets.find(inverted(record.recency)))?.record.task === 'gather';
  }

  /** Stages other contents of a message that `find` has returned. It leaves with them, whatever becomes of what it lists. */
  edit({ record: { gathers: _, ...message } }: Doc<Message>, fields: Partial<Pick<Mail, 'subject' | 'body'>>) {
    return this.#messages.put({ ...message, ...fields, edited_by_id: this.work.caller.id });
  }

  /** Stages the removal of a message that was read, sent or not. */
  async erase({ id, recency }: Message): Promise<void> {
    await this.#messages.remove(id);
    await this.#tickets.remove(inverted(recency));
  }

  /** Why no e-mails can be sent now; undefined if they can, as far as is known. */
  async pause(options?: ReadOptions): Promise<Omit<Pause, keyof Stored> | undefined> {
    const { collection, tenant, id } = pauseKey(queue);
    const found = await this.work.collection<Pause>(collection, tenant).find(id, options);
    return shownPause(found?.record, this.work.now);
  }

  async *newestFirst({ about, state, after, ...options }: MessageQuery): AsyncIterable<Doc<Message>[]> {
    const limit = Math.min(options.limit, maxWindow);
    for (let last = after, isLast = false; !isLast; ) {
      const entries = await this.#entries({ about, state, after: last, ...options, limit });
      const ids = entries.map(([, id = '']) => id);
      const found = ids.length > 0 ? await this.#messages.page({ ...options, match: { id: ids }, limit }) : [];
      const byId = new Map(found.map((doc) => [doc.id, doc]));
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
    return this.#messages.entries({ ...options, match, fields: ['recency'], from });
  }

  async #changeTicket({ recency }: Message, changed: (ticket: Ticket) => Ticket): Promise<void> {
    const found = await this.#tickets.find(inverted(recency));
    if (found !== undefined) this.#tickets.put(changed(found.record)); // always: every message that is not sent has one
  }

  #wait(message_id: string, due: string): void {
    const all = this.work.collection<Gathering>(gatherings.collection, gatherings.tenant);
    all.put({ id: message_id, tenant: this.work.tenant, message_id, due });
  }

  #queue(id: string, about: Message['about'], email: string, mail: Mail, task: 'send' | 'gather' = 'send'): void {
    const { tenant, now } = this.work;
    const at = now.toISOString();
    const ticket = { id: this.work.newId(), tenant, message_id: id, task, due: mail.leaves_at ?? at };
    const recency = inverted(ticket.id);
    this.#messages.put({ ...mail, id, about, email, state: 'queued', queued_at: at, recency });
    this.#tickets.put(ticket);
  }
}

/** @param wake is called after each commit that queued e-mails. @param gathered after each that has gathered some. */
export const sending = (wake: () => void, gathered: () => void): Participant => ({
  committed(changes) {
    const tasks = changes.map(({ key, next }) => key.collection === queue.collection && next?.record.task);
    if (tasks.includes('send')) wake();
    if (tasks.includes('gather')) gathered();
  },
});

const digits = '0123456789abcdefghijklmnopqrstuvwxyz';

/** Sorts the other way round among texts of the same length. */
const inverted = (id: string) => Array.from(id, (digit) => digits.at(-1 - digits.indexOf(digit))).join('');

/** Two calls that queue the same number create the same id, so one of the commits fails and is repeated. */
function messageId(tenant: string, whom: string, email: string, number: number): string {
  const hash = createHash('sha256').update(`${tenant}/${email}/${whom}`).digest('hex').slice(0, 32);
  return `${hash}:${number}`;
}
