/** What a request does for the others: how often it lets them have their turn. */
import { watch } from '../../src/yielder.js';

const { now } = watch;
/** Time never goes back: what a test has skipped stays skipped. */
let skipped = 0;
watch.now = () => now() + skipped;

/**
 * From now on, the time goes by steps alone, however fast or busy the machine is.
 * @param ms that each look at the time takes; more than a turn has, and each step waits for the next one.
 * @returns what ends it.
 */
export function steady(ms: number): () => void {
  const { now: before } = watch;
  let time = before();
  watch.now = () => {
    time += ms;
    return time;
  };
  return () => {
    skipped += Math.max(0, time - before());
    watch.now = before;
  };
}

/** Does a task in which each step waits for its turn: there are as many turns as steps. */
export async function turnsOf<T>(task: () => Promise<T>): Promise<{ result: T; turns: number }> {
  const { turns } = watch;
  const end = steady(1000);
  try {
    const result = await task();
    return { result, turns: watch.turns - turns };
  } finally {
    end();
  }
}

/** Does a task while the time stands still but for what is passed. */
export async function timed<T>(task: (pass: (ms: number) => void) => Promise<T>): Promise<T> {
  const { now: before } = watch;
  let time = before();
  watch.now = () => time;
  try {
    return await task((ms) => {
      time += ms;
    });
  } finally {
    skipped += Math.max(0, time - before());
    watch.now = before;
  }
}
