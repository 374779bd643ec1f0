/** For what no event tells. All else waits for a promise. */
import { setTimeout as sleep } from 'node:timers/promises';

/** Waits until a condition is met, however long that takes. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(1);
}
