/** Delivers a queue: claims messages, hands them to a transport, and notes what came of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import type { Stored } from '../store/doc.js';
import { Stale, type Store } from '../store/port.js';
import { type Claim, Claims, leaseMs, pauseMsAfter, type Waiting } from './claims.js';
import { type Attempt, type Delivery, Unsent, unexpected } from './delivery.js';
import { type Pause, storePause } from './pause.js';

/** How many messages are handed over at the same time, unless the transport has its own limit. */
const defaultSlots = 5;
/** Between attempts to store the reply to a message. */
const noteIntervalMs = 1000;
/** Between checks for messages that another process has queued or left behind. */
const checkIntervalMs = 10_000;
/** How late a check can be. */
const maxCheckDelayMs = 30_000;
/** How long messages in progress can take when the server stops. */
const shutdownGraceMs = 10_000;
/** After this many failures in a row, the pause does not become longer. */
const maxFailures = 3;
/** How long a tenant is known to meet a limit that others do not meet. */
const limitedMs = 3_600_000;
/** Between checks whether another process shows a pause that is over. */
const clearIntervalMs = 10_000;

export interface DelivererOptions<M extends Stored> {
  readonly store: Store;
  readonly delivery: Delivery<M>;
  readonly log: Logger;
  readonly clock: () => Date;
}

/**
 * Sends each message once to each recipient; a second time only if the process ends between the reply and the note of it, or
 * does not run for longer than a claim lasts.
 */
export class Deliverer<M extends Stored> {
  readonly #claims: Claims<M>;
  readonly #slots: number;
  readonly #sending = new Set<Promise<void>>();
  #working: Promise<void> | undefined;
  #isWoken = false;
  #isClosed = false;
  /** Nothing more can be stored. */
  #isOver = false;
  #hasBegun = false;
  #timer: NodeJS.Timeout | undefined;
  #renewal: NodeJS.Timeout | undefined;
  /** How many times in a row no message could be sent. */
  #failures = 0;
  /** In milliseconds of the clock. */
  #pausedUntil = 0;
  /** Tenants whose messages were the reason since one was sent last. */
  readonly #doubtful = new Set<string>();
  /** Tenants that meet a limit by themselves: while others waited for them, messages of another one could be sent. */
  readonly #limited = new LRUCache<string, true>({ max: 10_000, ttl: limitedMs });
  /** By the clock, when a pause was last known not to be shown. */
  #clearedAt = 0;
  /** When the next check must have begun, by `performance.now()`. */
  #checksBy = 0;

  constructor(private readonly options: DelivererOptions<M>) {
    this.#claims = new Claims(options.store, options.delivery, options.clock);
    this.#slots = options.delivery.slots ?? defaultSlots;
  }

  /** Whether it delivers messages, now or at the next check. While none can be sent, it does, too. */
  get isAlive(): boolean {
    return this.#hasBegun && !this.#isClosed && (this.#working !== undefined || performance.now() < this.#checksBy);
  }

  /** Whether it can send no messages now. */
  get isPaused(): boolean {
    return this.#failures > 0;
  }

  /** Messages of all tenants that wait to be sent, counted up to 10,000. */
  waiting(): Promise<Waiting> {
    return this.#claims.waiting();
  }

  /** Starts delivery, and checks the queue at intervals. */
  begin(): void {
    this.#hasBegun = true;
    this.#renewal = setInterval(() => void this.#claims.renew(), leaseMs / 3).unref();
    this.wake();
  }

  /** Starts delivery, or makes the one in progress check again. Messages that wait for their next attempt are not tried early. */
  wake(): void {
    this.#isWoken = true;
    this.#working ??= this.#work().finally(() => {
      this.#working = undefined;
      this.#plan();
    });
  }

  /** Resolves when every message that was due before the call was sent or has failed. */
  async idle(): Promise<void> {
    while (this.#working !== undefined || this.#sending.size > 0) await (this.#working ?? Promise.all(this.#sending));
  }

  /** Stops after the messages that are being handed over, or without them if they take too long; the others stay queued. */
  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await Promise.race([this.idle(), sleep(shutdownGraceMs, undefined, { ref: false })]);
    this.#isOver = true;
    clearInterval(this.#renewal);
    await this.options.delivery.close?.();
  }

  get #isStopped(): boolean {
    return this.#isClosed || this.options.clock().getTime() < this.#pausedUntil;
  }

  async #work(): Promise<void> {
    while (this.#isWoken && !this.#isStopped) {
      this.#isWoken = false;
      try {
        await this.#deliver();
        await this.#claims.removeOld();
      } catch (error) {
        await this.#pause({ err: error });
      }
    }
  }

  /** Claims a message for each free slot. While none can be sent, there is one slot. */
  async #deliver(): Promise<void> {
    while (!this.#isStopped) {
      const free = (this.#failures > 0 ? 1 : this.#slots) - this.#sending.size;
      if (free <= 0) {
        await Promise.race(this.#sending);
        continue;
      }
      const claims = await this.#claims.take(free, this.#failures > 0 ? this.#doubtful : undefined);
      if (claims?.length === 0) return;
      if (claims === undefined) await sleep(Math.random() * 50); // others were faster, and may be again
      for (const claim of claims ?? []) {
        const sending: Promise<void> = this.#send(claim).finally(() => this.#sending.delete(sending));
        this.#sending.add(sending);
      }
    }
  }

  /** Hands a message over, to one recipient after the other. */
  async #send(claim: Claim<M>): Promise<void> {
    try {
      const { delivery } = this.options;
      const reason = await delivery.settled?.(claim.ticket.record.tenant, claim.message.record);
      if (reason instanceof Date) return await this.#claims.release(claim, reason);
      if (reason !== undefined) return await this.#claims.drop(claim, reason);
      const recipients = delivery.leftOf(claim.message.record);
      for (const [i, to] of recipients.entries()) {
        if (this.#isStopped) return await this.#claims.release(claim);
        const { isDown = false, ...result } = await this.#attempt(claim, to);
        const at = this.options.clock().toISOString();
        await this.#note(claim, { at, to, ...result }, i === recipients.length - 1 || this.#isStopped, isDown);
      }
    } catch (error) {
      if (!(error instanceof Stale)) await this.#pause({ err: error }); // stale: another process has taken it
    } finally {
      this.#claims.held.delete(claim.ticket.id);
    }
  }

  /** Keeps the claim while the store fails: without the note, the message would be sent again. */
  async #note(...noted: Parameters<Claims<M>['note']>): Promise<void> {
    for (;;)
      try {
        return await this.#claims.note(...noted);
      } catch (error) {
        if (error instanceof Stale || this.#isOver) throw error;
        await this.#pause({ err: error });
        await sleep(noteIntervalMs);
      }
  }

  async #attempt(
    { ticket, message }: Claim<M>,
    to: string,
  ): Promise<Pick<Attempt, 'result' | 'reply'> & { isDown?: boolean }> {
    const { log, delivery } = this.options;
    const { tenant, message_id } = ticket.record;
    const named = { tenant, message: message_id };
    try {
      const reply = await delivery.send(message_id, message.record, to, tenant);
      log.info(named, `${delivery.noun} sent`);
      await this.#recover(tenant);
      return { result: 'sent', reply };
    } catch (error) {
      const unsent = error instanceof Unsent ? error : unexpected(error as Error, delivery.noun);
      const { kind, message: reply, details } = unsent;
      const result = kind === 'refused' ? 'refused' : 'deferred';
      const isDown = kind === 'down' || (kind === 'limited' && !this.#limited.has(tenant));
      if (kind === 'limited') this.#doubtful.add(tenant);
      if (isDown) await this.#pause(details, unsent.forAll);
      else {
        log.warn({ ...named, ...details }, `${delivery.noun} ${result}`);
        if (kind !== 'limited') await this.#recover(tenant);
      }
      return { result, reply, isDown };
    }
  }

  /**
   * Logs one line per pause, however many messages are waiting.
   * @param reason shown to those who read messages, if the pause is because of the other side.
   */
  async #pause(details: object, reason?: string): Promise<void> {
    if (this.#isStopped) return;
    const { log, delivery, clock } = this.options;
    this.#failures = Math.min(this.#failures + 1, maxFailures);
    const pause = pauseMsAfter(this.#failures);
    this.#pausedUntil = clock().getTime() + pause;
    log.error(details, `cannot send ${delivery.plural}; trying again in ${pause / 1000} s`);
    this.#plan();
    if (reason !== undefined) await this.#show({ reason, next_attempt_at: new Date(this.#pausedUntil).toISOString() });
  }

  /** @param tenant whose message the other side has taken or refused for itself. */
  async #recover(tenant: string): Promise<void> {
    const now = this.options.clock().getTime();
    if (this.#failures === 0 && now < this.#clearedAt + clearIntervalMs) return;
    if (this.#failures > 0) {
      this.options.log.info(`${this.options.delivery.plural} can be sent again`);
      if (!this.#doubtful.has(tenant)) for (const other of this.#doubtful) this.#limited.set(other, true);
    }
    this.#doubtful.clear();
    [this.#failures, this.#pausedUntil, this.#clearedAt] = [0, 0, now];
    await this.#show();
  }

  /** While the store fails, or if another process is faster, it is not shown. */
  async #show(pause?: Pick<Pause, 'reason' | 'next_attempt_at'>): Promise<void> {
    const { store, delivery, clock } = this.options;
    await storePause(store, delivery.queue, clock(), pause).catch(() => {});
  }

  /** The next check. */
  #plan(): void {
    if (!this.#hasBegun || this.#isClosed) return;
    const paused = this.#pausedUntil - this.options.clock().getTime();
    clearTimeout(this.#timer);
    const pause = paused > 0 ? paused : Math.max(1, Math.min(checkIntervalMs, this.#claims.nextIn ?? checkIntervalMs));
    this.#timer = setTimeout(() => this.wake(), pause).unref();
    this.#checksBy = performance.now() + pause + maxCheckDelayMs;
  }
}
