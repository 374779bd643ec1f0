/** The attempts at units of work under way in this process: their changes have a time already, but cannot be seen yet. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Ports } from './work.js';

/** Milliseconds after which the changes of other processes are visible. */
const settledAfter = 1000;
/** Milliseconds after which a clock shows a later time. */
const tick = 2;

interface Attempt {
  readonly tenant: string;
  /** Milliseconds: the time of its changes, once it has one. */
  readonly time: number | undefined;
}

/** Each with what settles when it has ended. */
const underWay = new Map<Attempt, Promise<unknown>>();

/** Counts an attempt as under way until it has ended. */
export async function whileUnderWay<T>(attempt: Attempt, run: () => Promise<T>): Promise<T> {
  const running = run();
  underWay.set(attempt, running);
  try {
    return await running;
  } finally {
    underWay.delete(attempt);
  }
}

/**
 * For a reader who must not miss a change of a tenant: when it begins to read, and what it must wait for. Changes can become
 * visible later than others that have a later time.
 */
export class Settling {
  /** Milliseconds: only changes up to this time are to be read. */
  readonly until: number;
  /** The earliest time of the changes that were not visible when reading began. */
  readonly #least: number;

  constructor(
    private readonly ports: Pick<Ports, 'clock' | 'isShared'>,
    private readonly tenant: string,
  ) {
    this.until = ports.clock().getTime();
    this.#least = Math.min(this.until, ...this.#upTo(this.until).map(({ time = this.until }) => time));
  }

  /** Whether what was read has all changes up to this time. */
  isSettled(time: number): boolean {
    return time < this.#least && !(this.ports.isShared && time > this.until - settledAfter);
  }

  /** Waits until all changes up to this time can be read. */
  async settle(time: number): Promise<void> {
    const age = this.ports.clock().getTime() - time;
    await sleep(this.ports.isShared ? Math.max(tick, settledAfter - age) : tick);
    await Promise.allSettled(this.#upTo(time).map((attempt) => underWay.get(attempt)));
  }

  /** The attempts under way whose changes have a time up to this one. */
  #upTo(latest: number): Attempt[] {
    return [...underWay.keys()].filter(
      ({ tenant, time }) => tenant === this.tenant && time !== undefined && time <= latest,
    );
  }
}
