/** Tries again what could not be committed, since others had changed what it read. */
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from '../fault.js';
import type { Key, Store } from '../store/port.js';
import { waitInLine } from './queue.js';

const mostAttempts = 200;
/**
 * Milliseconds after which no further attempt begins. What a process that died has left in the way of others is out of it
 * after 30 seconds, and an attempt may wait for 5.
 */
const longestTrying = 32_000;

interface Attempt<T> {
  readonly result: T;
  /** The record that had changed by the time of the commit: then nothing took effect. */
  readonly stale: Key | undefined;
}

/** @throws Fault `too_much_contention` after 200 attempts, or when `longest` milliseconds have passed. */
export async function untilCommitted<T>(
  store: Store,
  attempt: () => Promise<Attempt<T>>,
  longest = longestTrying,
): Promise<T> {
  const end = performance.now() + longest;
  let leaveLine = () => {};
  try {
    for (let number = 1; number <= mostAttempts && performance.now() < end; number++) {
      const { result, stale } = await attempt();
      if (stale === undefined) return result;
      leaveLine();
      leaveLine = await waitInLine(store, stale);
      if (number > 5) await sleep(Math.random() * Math.min(number, 50));
    }
  } finally {
    leaveLine();
  }
  throw new Fault('too_much_contention');
}
