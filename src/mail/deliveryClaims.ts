/**
 * The outbox as couriers use it. A claim makes messages those of one process for half a minute, and longer while it renews
 * them; if the process dies, another one claims them again.
 */

import pLimit, { type LimitFunction } from 'p-limit';
import { isLong, Yielder } from '../lib/yielder.js';
import { type Attempt, keyOf, leftOf, type Message, queue, removeLater, type Ticket } from '../records/outbox.js';
import { Doc, type Stored } from '../store/doc.js';
import { type Change, Stale, type Store } from '../store/port.js';

/** Milliseconds until a claim ends. */
export const lease = 30_000;
/** Milliseconds from each attempt to the next; after the last of them, it is repeated. */
const pauses = [10_000, 60_000, 300_000, 900_000, 3_600_000];
/** Milliseconds after the first attempt after which there is no further one; while none can be sent at all, they do not count. */
const patience = 24 * 3_600_000;
/** How many due messages are looked at for one of another tenant. */
const looked = 1000;
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
  /** So that renewing it and noting a result do not meet. */
  readonly inTurn: LimitFunction;
}

export class Claims {
  /** By the id of the ticket. */
  readonly held = new Map<string, Claim>();
  /** Milliseconds until the next message is due; undefined if none waits. */
  nextIn: number | undefined;

  constructor(
    private readonly store: Store,
    private readonly clock: () => Date,
  ) {}

  /**
   * Claims messages that are due, in one commit.
   * @param doubtful tenants that come last.
   * @returns undefined if another process was faster with one of them: there may be others.
   */
  async take(most: number, doubtful: ReadonlySet<string> = new Set()): Promise<Claim[] | undefined> {
    const now = this.clock();
    const yielder = new Yielder();
    const claims: Claim[] = [];
    const changes: Change[] = [];
    const due = await this.#due('send', now, doubtful.size > 0 ? looked : most);
    const isDoubtful = ({ record }: Doc<Ticket>) => Number(doubtful.has(record.tenant));
    due.sort((one, other) => isDoubtful(one) - isDoubtful(other));
    for (const ticket of due.slice(0, most)) {
      const message = (await this.store.read(keyOf(ticket.record))) as Doc<never> | undefined as Doc<Message>;
      await yielder.step(isLong(message.json)); // it is parsed
      const claim: Claim = {
        ticket: newer(ticket, { ...ticket.record, due: after(now, lease) }),
        message: newer(message, { ...message.record, state: 'sending' }),
        inTurn: pLimit(1),
      };
      changes.push(putTicket(claim.ticket, ticket), putMessage(claim, message));
      claims.push(claim);
    }
    if (!(await this.#isCommitted(changes))) return undefined;
    for (const claim of claims) this.held.set(claim.ticket.id, claim);
    return claims;
  }

  /** Makes all claims last longer. One that another process has taken is left to it. */
  async renew(): Promise<void> {
    const due = after(this.clock(), lease);
    const idle = [...this.held.values()].filter(({ inTurn }) => inTurn.activeCount === 0);
    const renewals = idle.map((claim) =>
      claim.inTurn(async () => {
        const ticket = newer(claim.ticket, { ...claim.ticket.record, due });
        await this.store.commit([putTicket(ticket, claim.ticket)]);
        claim.ticket = ticket;
      }),
    );
    await Promise.allSettled(renewals);
  }

  /** Gives up a claim: the message is due as it was. */
  async release(claim: Claim): Promise<void> {
    const due = this.clock().toISOString();
    await this.#note(claim, { ...claim.message.record, state: 'queued' }, (ticket) => ({ ...ticket, due }));
  }

  /**
   * Stores what came of an attempt.
   * @param isLast whether there are no further recipients for now: the claim ends.
   * @param isDown whether no e-mails can be sent at all.
   * @throws Stale if another process has taken it.
   */
  async note(claim: Claim, attempt: Attempt, isLast: boolean, isDown: boolean): Promise<void> {
    const { next_attempt_at: _, left: __, ...record } = claim.message.record;
    const left = leftOf(claim.message.record).filter((to) => to !== attempt.to || attempt.result === 'deferred');
    const attempts = shortened([...(record.attempts ?? []), attempt]);
    const isSent = attempt.result === 'sent' && attempt.to === record.to;
    const message: Message = { ...record, attempts, ...(isSent && { sent_at: attempt.at }) };
    if (!isLast) return await this.#note(claim, { ...message, left });

    const now = this.clock();
    const {
      tries: before = 0,
      first_at = now.toISOString(),
      taken_at = isDown ? undefined : now.toISOString(),
    } = claim.ticket.record;
    const tries = before + 1;
    const due = after(now, pauseAfter(tries));
    if (left.length > 0 && (isDown || due <= after(new Date(taken_at ?? first_at), patience))) {
      const waiting: Message = { ...message, left, state: 'queued', next_attempt_at: due };
      const next = { due, tries, first_at, ...(taken_at !== undefined && { taken_at }) };
      return await this.#note(claim, waiting, (ticket) => ({ ...ticket, ...next }));
    }
    const failed = { state: 'failed', failed_at: now.toISOString() } as const;
    const done: Message = { ...message, ...(message.sent_at === undefined ? failed : { state: 'sent' }) };
    await this.#note(claim, done, (ticket) => removeLater(ticket, now));
  }

  /** @param ended given if the claim ends: what is to be done next. */
  async #note(claim: Claim, record: Message, ended?: (ticket: Ticket) => Ticket): Promise<void> {
    await claim.inTurn(async () => {
      const { ticket, message: previous } = claim;
      const message = newer(previous, record);
      const changes = [putMessage({ ticket, message }, previous)];
      if (ended !== undefined) changes.push(putTicket(newer(ticket, ended(ticket.record)), ticket));
      await this.store.commit(changes);
      claim.message = message;
    });
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

  /** Tickets that are due, and that this process has not claimed. */
  async #due(task: Ticket['task'], now: Date, most: number): Promise<Doc<Ticket>[]> {
    const limit = most + this.held.size + 1;
    const isDue = (at: string) => at <= now.toISOString();
    const entries = await this.store.entries({ ...queue, match: { task }, fields: ['due'], limit });
    const next = entries.find(([at = '']) => !isDue(at))?.[0];
    if (task === 'send') this.nextIn = next === undefined ? undefined : Date.parse(next) - now.getTime();
    const ids = entries.flatMap(([at = '', id = '']) => (isDue(at) && !this.held.has(id) ? [id] : [])).slice(0, most);
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

const putMessage = ({ ticket, message }: Omit<Claim, 'inTurn'>, previous: Doc<Message>): Change => ({
  put: keyOf(ticket.record),
  doc: message as Doc<never>,
  previous: previous as Doc<never>,
});

function shortened(attempts: readonly Attempt[]): Attempt[] {
  const failed = attempts.filter(({ result }) => result !== 'sent');
  const dropped = new Set(failed.slice(0, -mostAttempts));
  return attempts.filter((attempt) => !dropped.has(attempt));
}
