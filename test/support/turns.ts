/** What a request does for the others: how often it lets them have their turn. */
import { watch } from '../../src/lib/yielder.js';

const { now } = watch;
/** Time never goes back: what a test has skipped stays skipped, and clocks that are stopped while another one is share their time. */
let [skipped, time] = [0, 0];
const going = () => now() + skipped;
watch.now = going;

/** From now on, time goes by only when it is looked at, by `ms`, or passed, however fast or busy the machine is. */
function stopped(ms: number) {
  const { now: before } = watch;
  time = Math.max(time, before());
  const pass = (by: number) => {
    time += by;
    return time;
  };
  watch.now = () => pass(ms);
  const end = () => {
    skipped += Math.max(0, time - going());
    watch.now = before;
  };
  return { pass, end };
}

/**
 * From now on, the time goes by steps alone.
 * @param ms that each look at the time takes; more than a turn has, and each step waits for the next one.
 * @returns what ends it.
 */
export const steady = (ms: number) => stopped(ms).end;

/** Does a task in which each step waits for its turn: there are as many turns as steps. */
export async function turnsOf<T>(task: () => Promise<T>): Promise<{ result: T; turns: number }> {
  const { turns } = watch;
  const end = steady(1000);
  const result = await task().finally(end);
  return { result, turns: watch.turns - turns };
}

/** Does a task while the time stands still but for what is passed. */
export async function timed<T>(task: (pass: (ms: number) => void) => Promise<T>): Promise<T> {
  const { pass, end } = stopped(0);
  return await task(pass).finally(end);
}
