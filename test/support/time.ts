/** Time that goes by as a test wants it. */

/** Milliseconds that were passed over; time never goes back, so they stay. */
let ahead = 0;
const { now } = performance;

/** Does a task during which the time that has passed can be made longer, by milliseconds. */
export async function whileTimeFlies<T>(task: (fly: (by: number) => void) => Promise<T>): Promise<T> {
  performance.now = () => now.call(performance) + ahead;
  return await task((by) => {
    ahead += by;
  });
}

/** Does a task during which `performance.now` says this. */
export function atTime<T>(asked: () => number, task: () => T): T {
  const { now: before } = performance;
  performance.now = asked;
  try {
    return task();
  } finally {
    performance.now = before;
  }
}

/** During all tests of a suite, `performance.now` says this. Afterwards it is what it was when they began, not when they were loaded. */
export function throughout(asked: () => number): void {
  let { now: usual } = performance;
  before(() => {
    ({ now: usual } = performance);
    performance.now = asked;
  });
  after(() => {
    performance.now = usual;
  });
}

/** Does a task; what it has asked for at intervals happens only when `pass` is called. */
export function atIntervals<T>(task: () => T): { readonly value: T; readonly pass: () => void } {
  const { setInterval } = globalThis;
  const asked: (() => void)[] = [];
  globalThis.setInterval = ((one: () => void) => {
    asked.push(one);
    return setInterval(() => {}, 2 ** 31 - 1).unref();
  }) as typeof setInterval;
  try {
    const value = task();
    return {
      value,
      pass: () => {
        for (const one of asked) one();
      },
    };
  } finally {
    globalThis.setInterval = setInterval;
  }
}

/**
 * Does a task during which Gala's own pauses are skipped, or those of `whose`; `asked` is how long they should have been, in
 * milliseconds.
 */
export async function withoutPauses<T>(
  task: (asked: readonly number[]) => Promise<T>,
  skip = true,
  whose = /[/\\]src[/\\]/,
): Promise<T> {
  const original = globalThis.setTimeout;
  const asked: number[] = [];
  globalThis.setTimeout = ((then: () => void, ms = 0) => {
    if (!whose.test(new Error().stack ?? '')) return original(then, ms); // node's own
    asked.push(ms);
    return original(then, skip ? 0 : ms);
  }) as typeof original;
  return await task(asked).finally(() => {
    globalThis.setTimeout = original;
  });
}
