/**
 * Counts the cost of rendering in steps, so that limits do not depend on how busy the machine is. A thousand steps take a
 * few milliseconds at most. ADR 10 explains what is counted.
 */
import { Context, type Emitter, type Liquid, toValue } from 'liquidjs';
import { Fault } from '../fault.js';
import { Yielder } from '../lib/yielder.js';
import { rangeBetween, rangeField } from './ranges.js';

/** The limit of one subject or body. */
const maxSteps = 100_000;
/** The limit of all e-mails of one request. */
const maxStepsOfRequest = 500_000;
/** The steps of a field, beside those for its value. */
const field = 20;

/** The error of a template that exceeds a limit. */
export const overLimit = (bound: string) => new Error(`limit exceeded: ${bound}`);

/** The cost of the e-mails of one request so far. */
export class Budget {
  #steps = 0;

  constructor(
    readonly yielder = new Yielder(),
    private readonly maxSteps = maxStepsOfRequest,
  ) {}

  /** @throws Fault `templates_too_slow` */
  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps > this.maxSteps) throw Fault.of('templates_too_slow');
  }
}

/** One rendering and its cost. Every method throws if it exceeds a limit. */
export class MeteredContext extends Context {
  #steps = 0;
  constructor(
    liquid: Liquid,
    values: object,
    private readonly budget: Budget,
    private readonly timeZone?: string,
  ) {
    const use = (size: number) => {
      if (size > 0) this.spend(size / 16); // it is not a number if an argument is none
    };
    const memory: Pick<Context['memoryLimit'], 'use' | 'check'> = { use, check: () => {} };
    const memoryLimit = memory as Context['memoryLimit']; // only its private fields are missing
    const options = timeZone === undefined ? liquid.options : { ...liquid.options, timezoneOffset: timeZone };
    super(values, options, { strictVariables: false }, { memoryLimit, liquid });
  }

  /** Checked before the work is done. */
  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps > maxSteps) throw overLimit(`a template can take at most ${maxSteps.toLocaleString('en')} steps`);
    this.budget.spend(steps);
  }

  /** Gives other requests a turn if it is due. */
  turn(): Promise<void> | undefined {
    return this.budget.yielder.step();
  }

  /** Counts a value of the template, by the work that using it may need. */
  pass<T>(value: T): T {
    this.spend(1 + sizeOf(value) / (typeof value === 'string' ? 128 : 4));
    return value;
  }

  /** Counts the input of a filter. */
  filter(value: unknown): void {
    this.spend(1 + sizeOf(value) / 4);
  }

  override *_get(path: Parameters<Context['_get']>[0]): Generator<unknown, unknown> {
    this.spend(field);
    yield this.turn();
    const [first, low, high]: readonly unknown[] = path;
    return this.pass(first === rangeField ? rangeBetween(low, high) : yield super._get(path));
  }

  /** A context for an item of a list, counted with this one. */
  override spawn(scope: object = {}): MeteredContext {
    const spawned = new MeteredContext(this.liquid as Liquid, scope, this.budget, this.timeZone);
    spawned.spend = (steps) => this.spend(steps);
    return spawned;
  }
}

/**
 * An upper bound of the work to convert a value to a string, to compare it or to list it: the characters and items of a
 * string or array, including nested arrays as often as they occur; the number of properties of an object. It terminates
 * because values never change during rendering, and an array only contains older values.
 */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 1;
  if (!Array.isArray(value)) return 1 + Object.keys(value).length;
  return value.reduce((sum: number, item) => sum + 1 + sizeOf(item), 1);
}

/** Collects the output of a template. */
export class Text implements Emitter {
  buffer = '';
  #bytes = 0;

  constructor(
    private readonly context: MeteredContext,
    private readonly longest: number,
  ) {}

  write(value: unknown): void {
    const text = textOf(value);
    this.context.spend(1 + text.length / 64);
    this.#bytes += Buffer.byteLength(text);
    if (this.#bytes > this.longest)
      throw overLimit(`the result can have at most ${this.longest.toLocaleString('en')} bytes`);
    this.buffer += text;
  }
}

/** As in Liquid: no value is an empty string, and an array is its items without separators. */
export function textOf(value: unknown): string {
  const plain: unknown = toValue(value);
  if (typeof plain === 'string') return plain;
  if (plain === undefined || plain === null) return '';
  return Array.isArray(plain) ? plain.map(textOf).join('') : String(plain);
}
