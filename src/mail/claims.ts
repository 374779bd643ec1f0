/**
 * The outbox as couriers use it. A claim makes messages those of one process for half a minute, and longer while it renews
 * them; if the process dies, another one claims them again.
 */

import {
  type Attempt,
  keyOf,
  leftOf,
  type Message,
  messages,
  queue,
  removeLater,
  type Ticket,
} from '../records/outbox.js';
import { Doc, type Stored } from '../store/doc.js';
import { type Change, Stale, type Store } from '../store/port.js';
import { isLong, Yielder } from '../yielder.js';

/** Milliseconds until a claim ends. */
export const lease = 30_000;
/** The size in bytes of JSON at which no further message of a tenant is claimed. */
const mostBytes = 4 * 1024 * 1024;
/** Milliseconds from each attempt to the next; after the last of them, it is repeated. */
const pauses = [10_000, 60_000, 300_000, 900_000, 3_600_000];
/** Milliseconds after the first attempt after which there is no further one. */
const patience = 24 * 3_600_000;
/** How many attempts without success a message shows. */
const mostAttempts = 100;
/** How many old messages are removed at a time. */
const removedAtOnce = 50;

/** The pause after so many failures, in milliseconds. */
export const pauseAfter = (failures: number): number => pauses[Math.min(failures, pauses.length) - 1] ?? 0;

/** A message that this process sends. */
export interface Claim {
  ticket: Doc<Ticket>;
  message: Doc<Message>;
  /** Whether it is being handed over. */
  hasBegun: boolean;
  /** Whether its result is being stored. */
  isNoting: boolean;
}

export class Claims {
  /** By the id of the ticket. */
  readonly held = new Map<string, Claim>();
  /** Milliseconds until the next message is due; undefined if none waits. */
  nextIn: number | undefined;
  #renewing: Promise<unknown> | undefined;

  constructor(
    private readonly store: Store,
    private readonly clock: () => Date,
  ) {}

  /**
   * Claims messages that are due, in one commit.
   * @returns undefined if another process was faster with one of them: there may be others.
   */
  async take(most: number): Promise<Claim[] | undefined> {
    const now = this.clock();
    const due = await this.#due('send', now, most);
    const stored = await this.#messagesOf(due);
    const [claims, changes]: [Claim[], Change[]] = [[], []];
    for (const ticket of due) {
      const message = stored.get(ticket.record.message_id);
      if (message === undefined) continue; // too large for this claim
      const isOpen = message.record.state === 'queued' || message.record.state === 'sending';
      const next = isOpen ? { ...ticket.record, due: after(now, lease) } : removeLater(ticket.record, now);
      const claim = { ticket: newer(ticket, next), message, hasBegun: false, isNoting: false };
      changes.push(putTicket(claim.ticket, ticket));
      if (!isOpen) continue;
      claim.message = newer(message, { ...message.record, state: 'sending' });
      changes.push(putMessage(claim, message));
      claims.push(claim);
    }
    if (!(await this.#isCommitted(changes))) return undefined;
    for (const claim of claims) this.held.set(claim.ticket.id, claim);
    return claims;
  }

  /** Messages by id, at least one of each tenant, and not many more bytes than `mostBytes` of each. */
  async #messagesOf(due: readonly Doc<Ticket>[]): Promise<Map<string, Doc<Message>>> {
    const yielder = new Yielder();
    const found = new Map<string, Doc<Message>>();
    for (const tenant of new Set(due.map(({ record }) => record.tenant))) {
      const id = due.filter(({ record }) => record.tenant === tenant).map(({ record }) => record.message_id);
      const query = { collection: messages, tenant, match: { id }, limit: id.length, atMostBytes: mostBytes, yielder };
      for (const doc of await this.store.page(query)) {
        await yielder.step(isLong(doc.json)); // it is parsed
        found.set(doc.id, doc as Doc<never>);
      }
    }
    return found;
  }

  /** Makes all claims last longer. One that another process has taken is left to it. */
  async renew(): Promise<void> {
    if (this.#renewing !== undefined) return;
    const due = after(this.clock(), lease);
    const claims = [...this.held.values()].filter(({ isNoting }) => !isNoting);
    this.#renewing = Promise.allSettled(
      claims.map(async (claim) => {
        const ticket = newer(claim.ticket, { ...claim.ticket.record, due });
        await this.store.commit([putTicket(ticket, claim.ticket)]);
        claim.ticket = ticket;
      }),
    );
    await this.#renewing;
    this.#renewing = undefined;
  }

  /** Whether others can claim it already. */
  hasEnded({ ticket }: Claim): boolean {
    return ticket.record.due <= this.clock().toISOString();
  }

  /** Gives up a claim: the message is due as it was. */
  async release(claim: Claim): Promise<void> {
    const now = this.clock().toISOString();
    await this.#note(claim, { ...claim.message.record, state: 'queued' }, { ...claim.ticket.record, due: now });
    this.held.delete(claim.ticket.id);
  }

  /**
   * Stores what came of an attempt.
   * @param isLast whether there are no further recipients for now: the claim ends.
   * @throws Stale if another process has taken it.
   */
  async note(claim: Claim, attempt: Attempt, isLast: boolean): Promise<void> {
    const { next_attempt_at: _, left: __, ...record } = claim.message.record;
    const left = leftOf(claim.message.record).filter((to) => to !== attempt.to || attempt.result === 'deferred');
    const attempts = shortened([...(record.attempts ?? []), attempt]);
    const isSent = attempt.result === 'sent' && attempt.to === record.to;
    const message: Message = { ...record, attempts, left, ...(isSent && { sent_at: attempt.at }) };
    if (isLast) return await this.#end(claim, message);
    await this.#note(claim, message);
  }

  async #end(claim: Claim, { left = [], ...message }: Message): Promise<void> {
    const now = this.clock();
    const { tries: before = 0, first_at = now.toISOString(), ...ticket } = claim.ticket.record;
    const tries = before + 1;
    const due = after(now, pauseAfter(tries));
    if (left.length > 0 && due <= after(new Date(first_at), patience)) {
      const waiting: Message = { ...message, left, state: 'queued', next_attempt_at: due };
      return await this.#note(claim, waiting, { ...ticket, due, tries, first_at });
    }
    const failed = { state: 'failed', failed_at: now.toISOString() } as const;
    const isSent = message.sent_at !== undefined;
    await this.#note(claim, { ...message, ...(isSent ? { state: 'sent' } : failed) }, removeLater(ticket, now));
  }

  /** @param ticket given if the claim ends. */
  async #note(claim: Claim, message: Message, ticket?: Ticket): Promise<void> {
    claim.isNoting = true;
    await this.#renewing;
    const next = { ...claim, message: newer(claim.message, message) };
    const changes = [putMessage(next, claim.message)];
    if (ticket !== undefined) changes.push(putTicket(newer(claim.ticket, ticket), claim.ticket));
    try {
      await this.store.commit(changes);
      claim.message = next.message;
    } finally {
      claim.isNoting = false;
    }
  }

  /**
   * Removes messages that have been kept long enough, a limited number. What stays is that there was one, so that its
   * notification is not sent again.
   */
  async removeOld(): Promise<void> {
    for (const ticket of await this.#due('remove', this.clock(), removedAtOnce)) {
      const key = keyOf(ticket.record);
      const message = await this.store.read(key);
      const changes: Change[] = [{ remove: { ...queue, id: ticket.id }, previous: ticket as Doc<never> }];
      if (message !== undefined) {
        const { id, about, email, preview, sys_version } = message.record;
        const doc = Doc.ofRecord<Stored>({ id, about, email, state: 'removed', sys_version: sys_version + 1 });
        changes.push(preview ? { remove: key, previous: message } : { put: key, doc, previous: message });
      }
      await this.#isCommitted(changes);
    }
  }

  async #due(task: Ticket['task'], now: Date, most: number): Promise<Doc<Ticket>[]> {
    const limit = most + this.held.size + 1;
    const entries = await this.store.entries({ ...queue, match: { task }, fields: ['due'], limit });
    const [due, waiting]: [string[], string[]] = [[], []];
    for (const [at = '', id = ''] of entries) {
      if (at > now.toISOString()) waiting.push(at);
      else if (!this.held.has(id) && due.length < most) due.push(id);
    }
    if (task === 'send') this.nextIn = waiting[0] === undefined ? undefined : Date.parse(waiting[0]) - now.getTime();
    if (due.length === 0) return [];
    const found = await this.store.page({ ...queue, match: { id: due }, limit: due.length });
    const tickets = found as Doc<never>[] as Doc<Ticket>[];
    // in the meantime, another process can have claimed one, or a caller changed its task
    const still = tickets.filter(({ record }) => record.task === task && record.due <= now.toISOString());
    return still.length > 0 ? still : await this.#due(task, now, most);
  }

  /** @returns whether nothing had changed in the meantime. */
  async #isCommitted(changes: readonly Change[]): Promise<boolean> {
    try {
      if (changes.length > 0) await this.store.commit(changes);
      return true;
    } catch (error) {
      if (error instanceof Stale) return false;
      throw error;
    }
  }
}

const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds).toISOString();

const newer = <T extends Stored>(doc: Doc<T>, record: T): Doc<T> =>
  Doc.ofRecord({ ...record, sys_version: doc.record.sys_version + 1 });

// the casts are safe because each collection holds one type of record
const putTicket = (ticket: Doc<Ticket>, previous: Doc<Ticket>): Change => ({
  put: { ...queue, id: ticket.id },
  doc: ticket as Doc<never>,
  previous: previous as Doc<never>,
});

const putMessage = ({ ticket, message }: Claim, previous: Doc<Message> | undefined): Change => ({
  put: keyOf(ticket.record),
  doc: message as Doc<never>,
  previous: previous as Doc<never> | undefined,
});

function shortened(attempts: readonly Attempt[]): Attempt[] {
  const failed = attempts.filter(({ result }) => result !== 'sent');
  const dropped = new Set(failed.slice(0, -mostAttempts));
  return attempts.filter((attempt) => !dropped.has(attempt));
}
