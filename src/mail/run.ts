/** Runs the generators of the template engine: counts each move, and yields to other requests. */
import type { Meter } from './meter.js';

type Running = Iterator<unknown, unknown, unknown>;

/**
 * liquidjs evaluates everything with generators. It expects back what they yield: the value itself, or the result of a
 * generator. Its own driver runs to the end without counting; this one makes the same moves one by one.
 * @throws OverLimit, the fault of the meter's budget, or the error of the template.
 */
export async function run(generator: Running, meter: Meter): Promise<unknown> {
  const stack = [generator];
  let input: unknown;
  let hasFailed = false;
  for (let top = stack.at(-1); top !== undefined; top = stack.at(-1)) {
    if (meter.isDue) await meter.pause();
    try {
      const { done, value }: IteratorResult<unknown> = hasFailed ? raise(top, input) : top.next(input);
      input = value;
      hasFailed = false;
      if (done) stack.pop();
    } catch (thrown) {
      stack.pop();
      input = thrown;
      hasFailed = true;
      continue;
    }
    if (!isGenerator(input)) {
      meter.pass(input);
      continue;
    }
    meter.spend(1);
    stack.push(input);
    input = undefined;
  }
  if (hasFailed) throw input;
  return input;
}

function raise(generator: Running, thrown: unknown): IteratorResult<unknown> {
  if (generator.throw === undefined) throw thrown;
  return generator.throw(thrown);
}

/** The same test as in the engine's own driver; called at each move. */
function isGenerator(value: unknown): value is Running {
  if (typeof value !== 'object' || value === null) return false;
  const { next, throw: raise, return: end } = value as Partial<Running>;
  return typeof next === 'function' && typeof raise === 'function' && typeof end === 'function';
}
