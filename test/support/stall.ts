/** What a request costs the others. Bounds are those of a slow, busy machine: far above what is usual, far below a defect. */
import { performance } from 'node:perf_hooks';
import { setTimeout as sleep } from 'node:timers/promises';

/** Milliseconds. */
export const tolerableStall = 2000;

/** Bytes of memory. */
export const megabytes = (count: number) => count * 1024 * 1024;

/**
 * Runs a task.
 * @returns its result, and the longest time in ms in which this process had no turn for anybody else. Client and server share
 * the process in most tests, so the client's own work counts as well.
 */
export async function stallOf<T>(task: () => Promise<T>): Promise<{ result: T; longest: number }> {
  let [running, longest] = [true, 0];
  const watch = (async () => {
    while (running) {
      const before = performance.now();
      await sleep(1);
      longest = Math.max(longest, performance.now() - before);
    }
  })();
  const result = await task().finally(() => {
    running = false;
  });
  await watch;
  return { result, longest };
}
