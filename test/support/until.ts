/** Waiting in tests, in one place. No test may depend on how long it takes. */
import { setTimeout as sleep } from 'node:timers/promises';

export interface Happening {
  readonly happened: Promise<void>;
  happen(): void;
}

/** Something that one part of a test waits for and another tells. */
export function happening(): Happening {
  let happen = () => {};
  const happened = new Promise<void>((resolve) => {
    happen = resolve;
  });
  return { happened, happen };
}

/** Only for what nothing tells of: looks until a condition is met, less often after a while; mocha's timeout ends it otherwise. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  for (let wait = 1; !(await condition()); wait = Math.min(2 * wait, 10)) await sleep(wait); // milliseconds
}

/** A pause of any length up to this many milliseconds, so that those who come at once mix in another way each time. */
export const pause = async (most: number): Promise<void> => await sleep(Math.random() * most);
