/** The attempts at units of work under way in this process: their changes have a time already, but cannot be seen yet. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Peers, Writing } from '../store/peers.js';

/** Milliseconds after which a clock shows a later time. */
const tick = 2;
/** Milliseconds in which a commit may still be stored after the store has given it up: the driver repeats what it has sent. */
const unsureFor = 15_000;

/** What an attempt reads and changes. */
interface Work {
  readonly tenant: string;
  /** Milliseconds: the time of its changes, once it has one. */
  readonly time: number | undefined;
}

/** An array, because the tables that a Map has outgrown keep their entries from the garbage collector. */
const underWay: Attempt[] = [];

/** Under way until its end. */
export class Attempt {
  readonly work: Work;
  #waiting: (() => void)[] | undefined = undefined;

  constructor(work: Work) {
    this.work = work;
    underWay.push(this);
  }

  end(): void {
    const last = underWay.pop() as Attempt;
    if (last !== this) underWay[underWay.indexOf(this)] = last;
    for (const resolve of this.#waiting ?? []) resolve();
  }

  ended(): Promise<void> {
    return new Promise((resolve) => {
      this.#waiting ??= [];
      this.#waiting.push(resolve);
    });
  }
}

/** What is under way in this process, for others. */
export function writing(): Writing {
  const earliest = new Map<string, number>();
  for (const { tenant, time } of underWay.map(({ work }) => work))
    if (time !== undefined) earliest.set(tenant, Math.min(time, earliest.get(tenant) ?? time));
  return [...earliest];
}

/** A commit that may have been stored, or may be yet, counts as under way for a while. @param then what follows. */
export function unsure({ tenant, time }: Work, then: () => void): void {
  const attempt = new Attempt({ tenant, time });
  setTimeout(() => {
    attempt.end();
    then();
  }, unsureFor).unref();
}

/**
 * For a reader who must not miss a change of a tenant: when it begins to read, and what it must wait for. Changes can become
 * visible later than others that have a later time.
 */
export class ReadBarrier {
  /** Milliseconds: only changes up to this time are to be read. */
  readonly until: number;
  /** The earliest time of the changes that were not visible when reading began, as far as this process knew then. */
  readonly #earliest: number;

  constructor(
    private readonly ports: { readonly clock: () => Date; readonly peers?: Peers | undefined },
    private readonly tenant: string,
  ) {
    this.until = ports.clock().getTime();
    const ofOthers = ports.peers?.settledBefore(tenant) ?? this.until;
    this.#earliest = Math.min(
      ofOthers,
      this.until,
      ...this.#upTo(this.until).map(({ work }) => work.time ?? this.until),
    );
  }

  /** Whether what was read has all changes up to this time. */
  isSettled(time: number): boolean {
    return time < this.#earliest;
  }

  /** Waits until all changes up to this time can be read. @returns the time up to which they can: others may take too long. */
  async settle(time: number): Promise<number> {
    await sleep(tick);
    await Promise.all(this.#upTo(time).map((attempt) => attempt.ended()));
    return (await this.ports.peers?.settle(this.tenant, time)) ?? time;
  }

  /** The attempts under way whose changes have a time up to this one. */
  #upTo(latest: number): Attempt[] {
    return underWay.filter(
      ({ work: { tenant, time } }) => tenant === this.tenant && time !== undefined && time <= latest,
    );
  }
}
