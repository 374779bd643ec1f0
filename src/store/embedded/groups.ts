/** Which of the commits that wait share a transaction. */
import { setImmediate as nextRound } from 'node:timers/promises';
import type { Change } from '../port.js';

export interface Waiting {
  readonly changes: readonly Change[];
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
  /** Why it must not be applied. */
  refusal?: Error | undefined;
}

/** A transaction ends with the commit that reaches one of these limits: applying them blocks everything else. */
export const maxGroupSize = 2000;
const maxGroupTime = 20; // milliseconds
/** The same for those that are large, in changes of records. Others are applied first: they need not wait for many of these. */
const maxLargeChanges = 100;
/** A commit with so many changes is large. */
const large = 20;
/** Milliseconds for which a transaction waits while commits arrive in every round of the event loop: one costs less than several. */
const maxGathering = 30;

const isSmall = ({ changes }: Waiting) => changes.length < large;

/** Adds a commit, before the large ones if it is small. @param buildsOnOthers whether it must come after those that wait. */
export function queue(waiting: Waiting[], one: Waiting, buildsOnOthers: boolean): void {
  const place = buildsOnOthers || !isSmall(one) ? -1 : waiting.findIndex((other) => !isSmall(other));
  waiting.splice(place < 0 ? waiting.length : place, 0, one);
}

/** Waits while more arrive, unless large ones are there: the small ones would wait for them. */
export async function gathered(waiting: readonly Waiting[]): Promise<void> {
  const ends = performance.now() + maxGathering;
  for (let count = 0; count < Math.min(waiting.length, maxGroupSize) && performance.now() < ends; ) {
    count = waiting.length;
    if (!waiting.every(isSmall)) return;
    await nextRound();
  }
}

/** Those of the next transaction: at least one. */
export function* firstOf(waiting: readonly Waiting[]): Generator<Waiting> {
  const ends = performance.now() + maxGroupTime;
  let [count, largeChanges] = [0, 0];
  for (const one of waiting) {
    yield one;
    if (!isSmall(one)) largeChanges += one.changes.length;
    if (++count === maxGroupSize || largeChanges >= maxLargeChanges || performance.now() > ends) return;
  }
}
