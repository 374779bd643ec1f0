/** Waiting in tests: for what happens, and never for a time. */
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

/** Only for what nothing tells of: looks until a condition is met. */
export async function until(condition: () => boolean | Promise<boolean>): Promise<void> {
  while (!(await condition())) await sleep(1);
}
