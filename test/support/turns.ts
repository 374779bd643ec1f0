/** What a request does for the others: how often it lets them have their turn. */
import { watch } from '../../src/pace.js';

/**
 * Does a task while every turn is over as soon as it has begun: each step waits for the next turn, so there are as many turns as
 * steps, however fast or busy the machine is.
 */
export async function turnsOf<T>(task: () => Promise<T>): Promise<{ result: T; turns: number }> {
  const { now, turns } = watch;
  let time = now();
  watch.now = () => {
    time += 1000;
    return time;
  };
  try {
    const result = await task();
    return { result, turns: watch.turns - turns };
  } finally {
    watch.now = now;
  }
}
