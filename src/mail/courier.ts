/** Delivers the outbox: claims messages, hands them to the transport, and notes what came of it. */
import { setTimeout as sleep } from 'node:timers/promises';
import { LRUCache } from 'lru-cache';
import type { Logger } from 'pino';
import { type Attempt, leftOf, storePause } from '../records/outbox.js';
import { Stale, type Store } from '../store/port.js';
import { type Claim, Claims, lease, pauseAfter } from './deliveryClaims.js';
import { Unsent } from './mime.js';
import type { Transport } from './transport.js';

/** How many messages are handed over at the same time, unless the transport has fewer connections. */
const usualSlots = 5;
/** Milliseconds between attempts to store what the mail server has replied. */
const second = 1000;
/** Milliseconds between checks for messages that another process has queued or left behind. */
const interval = 10_000;
/** How late a check can be, in milliseconds. */
const tolerance = 30_000;
/** How long messages in progress can take when the server stops, in milliseconds. */
const farewell = 10_000;
/** After this many failures in a row, the pause does not become longer. */
const longestPause = 3;

/** How long a tenant is known to meet a limit that others do not meet, in milliseconds. */
const limited = 3_600_000;
/** Milliseconds between looks whether another process shows a pause that is over. */
const showEvery = 10_000;

interface CourierOptions {
  readonly store: Store;
  readonly transport: Transport;
  readonly log: Logger;
  readonly clock: () => Date;
}

/**
 * Sends each message once to each recipient; a second time only if the process ends between the reply of the mail server and
 * the note of it, or does not run for longer than a claim lasts.
 */
export class Courier {
  readonly #options: CourierOptions;
  readonly #claims: Claims;
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
  /** How many times in a row no e-mail could be sent. */
  #failures = 0;
  /** In milliseconds of the clock. */
  #pausedUntil = 0;
  /** Tenants whose e-mails were the reason since one was sent last. */
  readonly #doubtful = new Set<string>();
  /** Tenants that meet a limit by themselves: while others waited for them, e-mails of another one could be sent. */
  readonly #limited = new LRUCache<string, true>({ max: 10_000, ttl: limited });
  /** By the clock, when a pause was last known not to be shown. */
  #clearedAt = 0;
  /** When the next check must have begun, by `performance.now()`. */
  #checksBy = 0;

  constructor(options: CourierOptions) {
    this.#options = options;
    this.#claims = new Claims(options.store, options.clock);
    this.#slots = options.transport.slots ?? usualSlots;
  }

  /** Whether it delivers e-mails, now or at the next check. While the mail server is away, it does, too. */
  get isAlive(): boolean {
    return this.#hasBegun && !this.#isClosed && (this.#working !== undefined || performance.now() < this.#checksBy);
  }

  /** Whether it can send no e-mails now. */
  get isPaused(): boolean {
    return this.#failures > 0;
  }

  /** Starts delivery, and checks the outbox at intervals. */
  begin(): void {
    this.#hasBegun = true;
    this.#renewal = setInterval(() => void this.#claims.renew(), lease / 3).unref();
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
    await Promise.race([this.idle(), sleep(farewell, undefined, { ref: false })]);
    this.#isOver = true;
    clearInterval(this.#renewal);
    await this.#options.transport.close?.();
  }

  get #isStopped(): boolean {
    return this.#isClosed || this.#options.clock().getTime() < this.#pausedUntil;
  }

  async #work(): Promise<void> {
    while (this.#isWoken && !this.#isStopped) {
      this.#isWoken = false;
      try {
        await this.#deliver();
        await this.#claims.removeOld();
      } catch (error) {
        this.#pause({ err: error });
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
  async #send(claim: Claim): Promise<void> {
    try {
      const recipients = leftOf(claim.message.record);
      for (const [i, to] of recipients.entries()) {
        if (this.#isStopped) return await this.#claims.release(claim);
        const { isDown = false, ...result } = await this.#attempt(claim, to);
        const at = this.#options.clock().toISOString();
        await this.#note(claim, { at, to, ...result }, i === recipients.length - 1 || this.#isStopped, isDown);
      }
    } catch (error) {
      if (!(error instanceof Stale)) this.#pause({ err: error }); // stale: another process has taken it
    } finally {
      this.#claims.held.delete(claim.ticket.id);
    }
  }

  /** Keeps the claim while the store fails: without the note, the message would be sent again. */
  async #note(...noted: Parameters<Claims['note']>): Promise<void> {
    for (;;)
      try {
        return await this.#claims.note(...noted);
      } catch (error) {
        if (error instanceof Stale || this.#isOver) throw error;
        this.#pause({ err: error });
        await sleep(second);
      }
  }

  async #attempt(
    { ticket, message }: Claim,
    to: string,
  ): Promise<Pick<Attempt, 'result' | 'reply'> & { isDown?: boolean }> {
    const { log, transport } = this.#options;
    const { tenant, message_id } = ticket.record;
    const named = { tenant, message: message_id };
    try {
      const reply = await transport.send(message_id, message.record, to);
      log.info(named, 'e-mail sent');
      await this.#recover(tenant);
      return { result: 'sent', reply };
    } catch (error) {
      const unsent = error instanceof Unsent ? error : unexpected(error as Error);
      const { kind, message: reply, details } = unsent;
      const result = kind === 'refused' ? 'refused' : 'deferred';
      const isDown = kind === 'down' || (kind === 'limited' && !this.#limited.has(tenant));
      if (kind === 'limited') this.#doubtful.add(tenant);
      if (isDown) await this.#rest(unsent);
      else {
        log.warn({ ...named, ...details }, `e-mail ${result}`);
        if (kind !== 'limited') await this.#recover(tenant);
      }
      return { result, reply, isDown };
    }
  }

  /** Logs one line per pause, however many e-mails are waiting. */
  #pause(details: object): void {
    if (this.#isStopped) return;
    this.#failures = Math.min(this.#failures + 1, longestPause);
    const pause = pauseAfter(this.#failures);
    this.#pausedUntil = this.#options.clock().getTime() + pause;
    this.#options.log.error(details, `cannot send e-mails; trying again in ${pause / 1000} s`);
    this.#plan();
  }

  /** Pauses because of the mail server, and shows it to those who read e-mails. */
  async #rest({ details, forAll: reason }: Unsent): Promise<void> {
    if (this.#isStopped) return;
    this.#pause(details);
    await this.#show({ reason, next_attempt_at: new Date(this.#pausedUntil).toISOString() });
  }

  /** @param tenant whose e-mail the server has taken or refused for itself. */
  async #recover(tenant: string): Promise<void> {
    const now = this.#options.clock().getTime();
    if (this.#failures === 0 && now < this.#clearedAt + showEvery) return;
    if (this.#failures > 0) {
      this.#options.log.info('e-mails can be sent again');
      if (!this.#doubtful.has(tenant)) for (const other of this.#doubtful) this.#limited.set(other, true);
    }
    this.#doubtful.clear();
    [this.#failures, this.#pausedUntil, this.#clearedAt] = [0, 0, now];
    await this.#show();
  }

  /** While the store fails, or if another process is faster, it is not shown. */
  async #show(pause?: Parameters<typeof storePause>[1]): Promise<void> {
    const { store, clock } = this.#options;
    await storePause(store, pause, clock().toISOString()).catch(() => {});
  }

  /** The next check. */
  #plan(): void {
    if (!this.#hasBegun || this.#isClosed) return;
    const paused = this.#pausedUntil - this.#options.clock().getTime();
    clearTimeout(this.#timer);
    const pause = paused > 0 ? paused : Math.max(1, Math.min(interval, this.#claims.nextIn ?? interval));
    this.#timer = setTimeout(() => this.wake(), pause).unref();
    this.#checksBy = performance.now() + pause + tolerance;
  }
}

/** The log shows where it came from, but not its message, which could have an address. */
const unexpected = ({ name, stack = '' }: Error) =>
  new Unsent('deferred', 'The e-mail could not be sent because of an error in the server.', {
    error: name,
    stack: stack.split('\n').filter((line) => /^ +at /.test(line)),
  });
