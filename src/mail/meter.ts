/**
 * Counts the cost of rendering in steps, so that limits do not depend on how busy the machine is. A thousand steps take a
 * millisecond at most. A step is one move of the template engine, or the amount of text or items that takes as long.
 */
import { Context, type Emitter, type Liquid, type Template, Tokenizer, TokenKind, TypeGuards, toValue } from 'liquidjs';
import { Fault } from '../fault.js';
import { Yielder } from '../yielder.js';

/** The limit of one subject or body. */
const maxSteps = 100_000;
/** The limit of all e-mails of one request. */
const maxStepsOfRequest = 500_000;
const maxCharactersOfRequest = 32 * 1024 * 1024;
/** The maximum number of array items and characters of one value. Those of a record have less than 1 MB in all. */
const maxSize = 1_500_000;
const maxText = 4 * 1024 * 1024;
/** The maximum input of a filter. */
const maxFilterText = 200_000;
const maxFilterItems = 10_000;
/** The maximum output of a filter. */
const maxOutput = 1_000_000;
/** Steps after which other requests get a turn. */
const longestTurn = 250;

/** A template exceeds a limit. The message names the limit. */
export class OverLimit extends Error {
  constructor(bound: string) {
    super(`limit exceeded: ${bound}`);
  }
}

/** The cost of the e-mails of one request so far. */
export class Budget {
  #steps = 0;
  #characters = 0;

  constructor(
    readonly yielder = new Yielder(),
    private readonly maxSteps = maxStepsOfRequest,
  ) {}

  /** @throws Fault `templates_too_slow` */
  spend(steps: number): void {
    this.#steps += steps;
    if (this.#steps > this.maxSteps) throw new Fault('templates_too_slow');
  }

  /** @throws Fault `templates_too_slow` */
  write(characters: number): void {
    this.#characters += characters;
    if (this.#characters > maxCharactersOfRequest)
      throw new Fault('templates_too_slow', 'The e-mails of this request exceed 32 MB in all. Shorten them.');
  }
}

/** The cost of one rendering so far. Every method throws OverLimit, or the budget's fault, if it exceeds a limit. */
export class Meter {
  #steps = 0;
  #turn = 0;

  constructor(readonly budget: Budget) {}

  spend(steps: number): void {
    this.#steps += steps;
    this.#turn += steps;
    if (this.#steps > maxSteps)
      throw new OverLimit(`a template can take at most ${maxSteps.toLocaleString('en')} steps`);
    this.budget.spend(steps); // checked before the work is done
  }

  /** Counts a value that one part of the engine passes to another, by the work that using it may need. */
  pass(value: unknown): void {
    const isText = typeof value === 'string';
    const size = isText ? value.length : sizeOf(value);
    if (size > (isText ? maxText : maxSize))
      throw new OverLimit('a value can have at most 4 MB of text or 1.5 million items');
    this.spend(1 + (size >>> (isText ? 7 : 2)));
  }

  /** Counts the input of a filter. */
  filter(value: unknown): void {
    const size = sizeOf(value);
    if (Array.isArray(value) && value.length > maxFilterItems)
      throw new OverLimit('a filter accepts at most 10,000 items');
    if (size > maxFilterText) throw new OverLimit('a filter accepts at most 200,000 characters');
    this.spend(1 + (size >>> 2));
  }

  /** Counts the memory that a filter of liquidjs is about to use. */
  use(size: number): void {
    if (size > maxOutput) throw new OverLimit('a filter can return at most 1 million characters');
    if (size > 0) this.spend(size >>> 4);
  }

  write(characters: number): void {
    this.budget.write(characters);
    this.spend(1 + (characters >>> 7));
  }

  /** Whether other requests should get a turn. */
  get isDue(): boolean {
    return this.#turn > longestTurn;
  }

  async pause(): Promise<void> {
    this.#turn = 0;
    await this.budget.yielder.step();
  }
}

/** A cache for values too large to be counted each time. Each entry has a cost for garbage collection. */
const sizes = new WeakMap<object, number>();
const worthKeeping = 16;

/**
 * An upper bound of the work to convert a value to a string, to compare it or to list it: the characters and items of a
 * string or array, including nested arrays as often as they occur; the number of properties of an object.
 */
export function sizeOf(value: unknown): number {
  if (typeof value === 'string') return value.length;
  if (typeof value !== 'object' || value === null) return 1;
  const known = sizes.get(value);
  if (known !== undefined) return known;
  const size = Array.isArray(value) ? sizeOfList(value) : 1 + Object.keys(value).length;
  if (size > worthKeeping) sizes.set(value, size);
  return size;
}

/** Values never change during rendering, and an array only contains older values, so this terminates. */
const sizeOfList = (list: readonly unknown[]): number => list.reduce((sum: number, item) => sum + 1 + sizeOf(item), 1);

/** Collects the output of a template. */
export class Text implements Emitter {
  buffer = '';
  #bytes = 0;

  constructor(
    private readonly meter: Meter,
    private readonly longest: number,
  ) {}

  write(value: unknown): void {
    const text = textOf(value);
    this.meter.write(text.length);
    this.#bytes += Buffer.byteLength(text);
    if (this.#bytes > this.longest)
      throw new OverLimit(`the result can have at most ${this.longest.toLocaleString('en')} bytes`);
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

/** The context of one rendering. */
export class MeteredContext extends Context {
  /** The template part that is being rendered. */
  at: Template | undefined;

  constructor(
    liquid: Liquid,
    values: object,
    readonly meter: Meter,
  ) {
    const memory: Pick<Context['memoryLimit'], 'use' | 'check'> = { use: (size) => meter.use(size), check: () => {} };
    const memoryLimit = memory as Context['memoryLimit']; // only its private fields are missing
    super(values, liquid.options, { sync: true, strictVariables: false }, { memoryLimit, liquid });
  }

  override *_get(path: Parameters<Context['_get']>[0]): Generator<unknown, unknown> {
    const [first, low, high]: readonly unknown[] = path;
    return first === rangeField ? rangeBetween(low, high) : yield super._get(path);
  }
}

/**
 * Limits ranges such as `(1..5)`. liquidjs counts from one end to the other whatever they are, and from 2^53 it would never
 * finish. So its parser reads a range as a field with this name, which cannot occur in a template, and MeteredContext
 * calculates its value.
 */
export const rangeField = Symbol('range');

const maxNumbers = 1000;

/** Changes the parser of liquidjs for the whole process. */
export function rangesAsFields(): void {
  const { prototype } = Tokenizer;
  const readGroupOrRange = prototype.readGroupOrRange;
  prototype.readGroupOrRange = function () {
    const token = readGroupOrRange.call(this);
    if (token === undefined || !TypeGuards.isRangeToken(token)) return token;
    const props = [{ content: rangeField }, token.lhs, token.rhs];
    return Object.assign(token, { kind: TokenKind.PropertyAccess, variable: undefined, props });
  };
}

/** The integers of a range, as in liquidjs. If an end is not a number, the range is empty. */
function rangeBetween(low: unknown, high: unknown): number[] {
  const [from, to] = [Number(low), Number(high)];
  if (!(from <= to)) return [];
  if (to - from >= maxNumbers)
    throw new OverLimit(`a range can have at most ${maxNumbers.toLocaleString('en')} numbers`);
  if (!Number.isSafeInteger(Math.trunc(from)) || !Number.isSafeInteger(Math.trunc(to) + 1))
    throw new OverLimit('the numbers of a range must be below 2^53');
  return Array.from({ length: Math.floor(to - from) + 1 }, (_, index) => from + index);
}
