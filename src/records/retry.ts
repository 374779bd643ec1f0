/** Repeats an attempt until it commits, because others can change what it has read (optimistic concurrency). */
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from '../fault.js';
import type { Key, Store } from '../store/port.js';
import { waitForTurn } from './queue.js';

const maxAttempts = 200;
/**
 * Milliseconds after which no further attempt starts. A crashed process blocks others: its marks for 30 seconds (see
 * `marksLast` of MongoStore), its transaction for 60, until MongoDB ends it in one of its checks every 30 seconds.
 */
const maxDuration = 95_000;

interface Attempt<T> {
  readonly result: T;
  /** The record that others changed before the commit. If there is one, nothing was written. */
  readonly stale: Key | undefined;
}

/**
 * @param longest milliseconds after which no further attempt starts.
 * @throws Fault `too_much_contention` after 200 attempts, or after `longest`.
 */
export async function untilCommitted<T>(
  store: Store,
  attempt: () => Promise<Attempt<T>>,
  longest = maxDuration,
): Promise<T> {
  const end = performance.now() + longest;
  let endTurn = () => {};
  try {
    for (let number = 1; number <= maxAttempts && performance.now() < end; number++) {
      const { result, stale } = await attempt();
      if (stale === undefined) return result;
      endTurn();
      endTurn = await waitForTurn(store, stale);
      if (number > 5) await sleep(Math.random() * Math.min(number, 50));
    }
  } finally {
    endTurn();
  }
  throw new Fault('too_much_contention');
}
