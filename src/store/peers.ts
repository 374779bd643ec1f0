/** The processes on one store tell each other what they are still writing: who follows changes waits for it. */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';

/** Tenants, with the earliest time of their changes that cannot be seen yet, in milliseconds. */
export type Writing = readonly (readonly [tenant: string, earliest: number])[];

export interface Notice {
  readonly id: string;
  /** Another one each time. */
  readonly count: number;
  /** Milliseconds, by the clock of the process: what it begins later has no earlier time. */
  readonly time: number;
  readonly writing: Writing;
}

interface Seen {
  readonly notice: Notice;
  /** When it was first seen. */
  readonly since: number;
}

export interface Board {
  /** Replaces the notice of this process. @returns those of all. */
  post(own: Notice): Promise<readonly Notice[]>;
  /** Removes the notice of a process that has ended, and what it has left under way. */
  remove(notice: Notice): Promise<void>;
}

/** Milliseconds between two notices, and between two looks at those of others. */
const [interval, pause] = [500, 100];
/** Milliseconds after which a silent process counts as dead. One that was not heard for `maxSilent` begins no commit. */
const [lease, maxSilent] = [12_000, 3000];
/** Milliseconds of silence after which the others may soon read past what this process is still storing. */
const longSilence = lease / 2;
/** How long a reader waits: longer than for a dead process, or for a commit of unknown outcome. */
const readTimeoutMs = 16_000;

export class Peers {
  readonly #id = randomUUID();
  /** Process → its notice. */
  #known = new Map<string, Seen>();
  #count = 0;
  #heardAt = 0;
  #silences = 0;
  #posting: Promise<void> | undefined;
  readonly #timer = setInterval(() => this.#post().catch(() => {}), interval).unref();

  constructor(
    private readonly board: Board,
    private readonly clock: () => Date,
    private readonly writing: () => Writing,
    private readonly log?: Logger,
  ) {}

  /** Whether the others know what this process is writing. If not, a commit needs a time from after `join`. */
  get isHeard(): boolean {
    return performance.now() - this.#heardAt < maxSilent;
  }

  /** Another number after each begin and end of a long silence: what got its time before needs a new one. */
  get silences(): number {
    return 2 * this.#silences + Number(this.#isSilent());
  }

  readonly #isSilent = () => performance.now() - this.#heardAt > longSilence;

  /** Resolves when the clock is not behind the others, whose readers expect no earlier times from who was not there. */
  async join(): Promise<void> {
    await this.#post();
    await this.#caughtUp();
  }

  async #caughtUp(): Promise<void> {
    const behind = Math.max(...this.#notices().map(({ time }) => time)) - this.clock().getTime();
    if (behind > lease)
      this.log?.warn({ ms: behind }, 'the clock is behind that of another server: see modified_since');
    await sleep(Math.min(Math.max(0, behind), lease));
  }

  /** All changes of a tenant before this time can be read. */
  settledBefore(tenant: string): number {
    const writing = this.#notices().flatMap((notice) => notice.writing.filter(([of]) => of === tenant));
    return Math.min(...this.#notices().map(({ time }) => time), ...writing.map(([, earliest]) => earliest));
  }

  /** Waits until all changes of a tenant up to this time can be read. @returns the time up to which they can. */
  async settle(tenant: string, time: number): Promise<number> {
    for (const end = performance.now() + readTimeoutMs; ; await sleep(pause)) {
      await this.#post().catch(() => {});
      const settledBefore = this.settledBefore(tenant);
      if (settledBefore > time || performance.now() > end) return Math.min(time, settledBefore - 1);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#posting?.catch(() => {});
    const own = this.#known.get(this.#id);
    if (own !== undefined) await this.board.remove(own.notice).catch(() => {});
  }

  readonly #notices = () => Array.from(this.#known.values(), ({ notice }) => notice);

  #post(): Promise<void> {
    this.#posting ??= this.#exchange().finally(() => {
      this.#posting = undefined;
    });
    return this.#posting;
  }

  async #exchange(): Promise<void> {
    const own = { id: this.#id, count: ++this.#count, time: this.clock().getTime(), writing: this.writing() };
    const known = new Map<string, Seen>();
    const [wasSilent, sentAt] = [this.#isSilent(), performance.now()];
    for (const notice of await this.board.post(own)) {
      const last = this.#known.get(notice.id);
      const since = last?.notice.count === notice.count ? last.since : performance.now();
      if (performance.now() - since > lease) await this.board.remove(notice);
      else known.set(notice.id, { notice, since });
    }
    this.#known = known;
    if (wasSilent) {
      await this.#caughtUp();
      this.#silences++;
    }
    this.#heardAt = sentAt;
  }
}
