/**
 * A queue as deliverers use it. A claim makes messages those of one process for half a minute, and longer while it renews
 * them; if the process dies, another one claims them again.
 */

import pLimit, { type LimitFunction } from 'p-limit';
import { isLong, Yielder } from '../lib/yielder.js';
import { Doc, type Stored } from '../store/doc.js';
import { type Change, type Key, Stale, type Store } from '../store/port.js';
import { type Attempt, type Delivery, type Next, removeLater, type Ticket } from './delivery.js';

/** From a claim, or its last renewal, to its end. */
export const leaseMs = 30_000;
/** From each attempt to the next; after the last of them, it is repeated. */
const pausesMs = [10_000, 60_000, 300_000, 900_000, 3_600_000];
/** Of how many due messages one of another tenant is taken. */
const maxChoice = 1000;
/** How many old messages are removed at a time. */
const maxRemoved = 50;

/** The pause after so many failures. */
export const pauseMsAfter = (failures: number): number => pausesMs[Math.min(failures, pausesMs.length) - 1] ?? 0;

/** Up to which number messages that wait are counted. */
const maxCounted = 10_000;

/** The messages that wait to be sent: how many, and since when the oldest of them does, in milliseconds since 1970. */
export interface Waiting {
  readonly count: number;
  readonly oldest: number | undefined;
}

/** A message that this process sends. */
export interface Claim<M extends Stored> {
  ticket: Doc<Ticket>;
  message: Doc<M>;
  /** So that renewing it and noting a result do not meet. */
  readonly inTurn: LimitFunction;
}

export class Claims<M extends Stored> {
  /** By the id of the ticket. */
  readonly held = new Map<string, Claim<M>>();
  /** Milliseconds until the next message is due; undefined if none waits. */
  nextIn: number | undefined;

  constructor(
    private readonly store: Store,
    private readonly delivery: Delivery<M>,
    private readonly clock: () => Date,
  ) {}

  /**
   * Claims messages that are due, in one commit.
   * @param doubtful tenants that come last.
   * @returns undefined if another process was faster with one of them: there may be others.
   */
  async take(maxCount: number, doubtful: ReadonlySet<string> = new Set()): Promise<Claim<M>[] | undefined> {
    const now = this.clock();
    const yielder = new Yielder();
    const claims: Claim<M>[] = [];
    const changes: Change[] = [];
    const due = await this.#due('send', now, doubtful.size > 0 ? maxChoice : maxCount);
    const isDoubtful = ({ record }: Doc<Ticket>) => Number(doubtful.has(record.tenant));
    due.sort((one, other) => isDoubtful(one) - isDoubtful(other));
    for (const ticket of due.slice(0, maxCount)) {
      const message = (await this.store.read(this.#keyOf(ticket))) as Doc<never> | undefined as Doc<M> | undefined;
      if (message === undefined) continue; // both were removed in the meantime
      await yielder.step(isLong(message.json)); // it is parsed
      const claim: Claim<M> = {
        ticket: newer(ticket, { ...ticket.record, due: after(now, leaseMs) }),
        message: newer(message, this.delivery.inState(message.record, 'sending', now)),
        inTurn: pLimit(1),
      };
      changes.push(this.#putTicket(claim.ticket, ticket), put(this.#keyOf(ticket), claim.message, message));
      claims.push(claim);
    }
    if (!(await this.#isCommitted(changes))) return undefined;
    for (const claim of claims) this.held.set(claim.ticket.id, claim);
    return claims;
  }

  /** Makes all claims last longer. One that another process has taken is left to it. */
  async renew(): Promise<void> {
    const due = after(this.clock(), leaseMs);
    const idle = [...this.held.values()].filter(({ inTurn }) => inTurn.activeCount === 0);
    const renewals = idle.map((claim) =>
      claim.inTurn(async () => {
        const ticket = newer(claim.ticket, { ...claim.ticket.record, due });
        await this.store.commit([this.#putTicket(ticket, claim.ticket)]);
        claim.ticket = ticket;
      }),
    );
    await Promise.allSettled(renewals);
  }

  /** Gives up a claim: the message is due as it was, or later. */
  async release(claim: Claim<M>, at = this.clock()): Promise<void> {
    const due = at.toISOString();
    await this.#store(claim, this.delivery.inState(claim.message.record, 'queued', this.clock()), (ticket) => ({
      ...ticket,
      due,
    }));
  }

  /** Ends the claim of a message that must not be sent any more. */
  async drop(claim: Claim<M>, reason: string): Promise<void> {
    const now = this.clock();
    const { record } = claim.message;
    const dropped = this.delivery.dropped?.(record, reason, now.toISOString()) ?? record;
    await this.#store(claim, dropped, (ticket) => removeLater(ticket, now));
  }

  /**
   * Stores what came of an attempt.
   * @param isLast whether there are no further recipients for now: the claim ends.
   * @param isDown whether no messages can be sent at all.
   * @throws Stale if another process has taken it.
   */
  async note(claim: Claim<M>, attempt: Attempt, isLast: boolean, isDown: boolean): Promise<void> {
    const { record } = claim.message;
    const left = this.delivery.leftOf(record).filter((to) => to !== attempt.to || attempt.result === 'deferred');
    const noted = (next: Next) => this.delivery.noted(record, attempt, next);
    if (!isLast) return await this.#store(claim, noted({ state: 'sending', left }));

    const now = this.clock();
    const {
      tries: before = 0,
      first_at = now.toISOString(),
      taken_at = isDown ? undefined : now.toISOString(),
    } = claim.ticket.record;
    const tries = before + 1;
    const due = after(now, pauseMsAfter(tries));
    if (left.length > 0 && (isDown || due <= after(new Date(taken_at ?? first_at), this.delivery.maxTryingMs))) {
      const next = { due, tries, first_at, ...(taken_at !== undefined && { taken_at }) };
      const waiting = noted({ state: 'queued', left, next_attempt_at: due });
      return await this.#store(claim, waiting, (ticket) => ({ ...ticket, ...next }));
    }
    const done = noted({ state: 'done', at: now.toISOString() });
    await this.#store(claim, done, (ticket) => removeLater(ticket, now));
  }

  /** @param ended given if the claim ends: what is to be done next. */
  async #store(claim: Claim<M>, record: M, ended?: (ticket: Ticket) => Ticket): Promise<void> {
    await claim.inTurn(async () => {
      const { ticket, message: previous } = claim;
      const message = newer(previous, record);
      const changes = [put(this.#keyOf(ticket), message, previous)];
      if (ended !== undefined) changes.push(this.#putTicket(newer(ticket, ended(ticket.record)), ticket));
      await this.store.commit(changes);
      claim.message = message;
    });
  }

  /** Removes messages that have been kept long enough, a limited number, except what the delivery keeps for ever. */
  async removeOld(): Promise<void> {
    for (const ticket of await this.#due('remove', this.clock(), maxRemoved)) {
      const key = this.#keyOf(ticket);
      const message = await this.store.read(key);
      const changes: Change[] = [{ remove: { ...this.delivery.queue, id: ticket.id }, previous: ticket as Doc<never> }];
      if (message !== undefined) {
        const remainder = this.delivery.remainder(message.record as M);
        const previous = message;
        changes.push(remainder ? { put: key, doc: newer(message, remainder), previous } : { remove: key, previous });
      }
      await this.#isCommitted(changes);
    }
  }

  /** See `Deliverer.waiting`. */
  async waiting(): Promise<Waiting> {
    const { queue } = this.delivery;
    const due = await this.store.entries({ ...queue, match: { task: 'send' }, fields: ['due'], limit: maxCounted });
    const ids = due.map(([, id = '']) => id).sort(); // in order of creation
    const few = ids.slice(0, 20); // one that was sent again is old, but has not waited
    const tickets = few.length > 0 ? await this.store.page({ ...queue, match: { id: few }, limit: few.length }) : [];
    const since = (tickets as Doc<never>[] as Doc<Ticket>[]).map(({ record }) => record.first_at ?? record.due);
    return { count: ids.length, oldest: since.length > 0 ? Math.min(...since.map(Date.parse)) : undefined };
  }

  /** Tickets that are due, and that this process has not claimed. */
  async #due(task: Ticket['task'], now: Date, maxCount: number): Promise<Doc<Ticket>[]> {
    const { queue } = this.delivery;
    const limit = maxCount + this.held.size + 1;
    const isDue = (at: string) => at <= now.toISOString();
    const entries = await this.store.entries({ ...queue, match: { task }, fields: ['due'], limit });
    const next = entries.find(([at = '']) => !isDue(at))?.[0];
    if (task === 'send') this.nextIn = next === undefined ? undefined : Date.parse(next) - now.getTime();
    const ids = entries
      .flatMap(([at = '', id = '']) => (isDue(at) && !this.held.has(id) ? [id] : []))
      .slice(0, maxCount);
    if (ids.length === 0) return [];
    const found = await this.store.page({ ...queue, match: { id: ids }, limit: ids.length });
    const tickets = found as Doc<never>[] as Doc<Ticket>[];
    // in the meantime, another process can have claimed one, or a caller changed its task
    return tickets.filter(({ record }) => record.task === task && isDue(record.due));
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

  #keyOf({ record: { tenant, message_id: id } }: Doc<Ticket>): Key {
    return { collection: this.delivery.collection, tenant, id };
  }

  #putTicket(ticket: Doc<Ticket>, previous: Doc<Ticket>): Change {
    return put({ ...this.delivery.queue, id: ticket.id }, ticket, previous);
  }
}

/** The casts are safe because each collection holds one type of record. */
const put = <T extends Stored>(key: Key, doc: Doc<T>, previous: Doc<T>): Change => ({
  put: key,
  doc: doc as Doc<never>,
  previous: previous as Doc<never>,
});

export const after = (time: Date, milliseconds: number) => new Date(time.getTime() + milliseconds).toISOString();

const newer = <T extends Stored>(doc: Doc<T>, record: T): Doc<T> =>
  Doc.ofRecord({ ...record, sys_version: doc.record.sys_version + 1 });
