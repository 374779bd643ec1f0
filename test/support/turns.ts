/** What a request does for the others: how often it lets them have their turn. */
import { watch } from '../../src/pace.js';

const { now } = watch;
/** Time never goes back: what a test has skipped stays skipped. */
let skipped = 0;
watch.now = () => now() + skipped;

/**
 * Does a task while every turn is over as soon as it has begun: each step waits for the next turn, so there are as many turns as
 * steps, however fast or busy the machine is.
 */
export async function turnsOf<T>(task: () => Promise<T>): Promise<{ result: T; turns: number }> {
  const { turns } = watch;
  const { now: before } = watch;
  watch.now = () => {
    skipped += 1000;
    return before();
  };
  try {
    const result = await task();
    return { result, turns: watch.turns - turns };
  } finally {
    watch.now = before;
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
