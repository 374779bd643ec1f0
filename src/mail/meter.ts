/**
 * Counts the cost of rendering in steps, so that limits do not depend on how busy the machine is. A thousand steps take a
 * millisecond at most. A step is one move of the template engine, or the amount of text or items that takes as long.
 */
import { Fault } from '../fault.js';
import { Pace } from '../pace.js';
import { sizeOf } from './sizes.js';

/** The limit of one subject or body. */
const maxSteps = 100_000;
/** The limit of all e-mails of one request. */
const maxStepsOfRequest = 500_000;
const maxCharactersOfRequest = 32 * 1024 * 1024;
/** The maximum number of characters that one rendering can write, including captured ones. */
const maxCharacters = 8 * 1024 * 1024;
/** The maximum number of array items and characters of one value. Those of a record have less than 1 MB in all. */
const maxSize = 1_500_000;
const maxText = 4 * 1024 * 1024;
/** The maximum input of a filter. */
const maxFilterText = 200_000;
const maxFilterItems = 10_000;
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
    readonly pace = new Pace(),
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
  #characters = 0;
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

  write(characters: number): void {
    this.#characters += characters;
    this.budget.write(characters);
    this.spend(1 + (characters >>> 7));
    if (this.#characters > maxCharacters) throw new OverLimit('a template can produce at most 8 MB');
  }

  /** Whether other requests should get a turn. */
  get isDue(): boolean {
    return this.#turn > longestTurn;
  }

  async pause(): Promise<void> {
    this.#turn = 0;
    await this.budget.pace.step();
  }
}
