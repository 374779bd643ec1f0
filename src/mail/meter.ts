/**
 * What rendering costs, in steps that are counted: what is refused does not depend on how busy the machine is. A
 * thousand steps take a millisecond at most. A step is one move of the template engine, or as much text or list as takes as long.
 */
import { Fault } from '../fault.js';
import { Pace } from '../pace.js';
import { sizeOf } from './sizes.js';

/** Of one subject or body. */
const maxSteps = 100_000;
/** Of all mails of one request. */
const maxStepsOfRequest = 500_000;
const maxCharactersOfRequest = 32 * 1024 * 1024;
/** Characters that one rendering may write, captured ones included. */
const maxCharacters = 8 * 1024 * 1024;
/** Items, and characters in lists, of one value. Those of a record have less than 1 MB in all. */
const maxSize = 1_500_000;
const maxText = 4 * 1024 * 1024;
/** What a filter takes. */
const maxFilterText = 200_000;
const maxFilterItems = 10_000;
/** Steps after which others may have their turn. */
const longestTurn = 250;

/** A template does too much. The message names the bound. */
export class OverLimit extends Error {
  constructor(bound: string) {
    super(`limit exceeded: ${bound}`);
  }
}

/** What the mails of one request have cost so far. */
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
      throw new Fault(
        'templates_too_slow',
        'The e-mails of this request have more than 32 MB in all. Make them shorter.',
      );
  }
}

/** What one rendering has cost so far. Every method throws OverLimit, or the budget's fault, when that is too much. */
export class Meter {
  #steps = 0;
  #characters = 0;
  #turn = 0;

  constructor(readonly budget: Budget) {}

  spend(steps: number): void {
    this.#steps += steps;
    this.#turn += steps;
    if (this.#steps > maxSteps) throw new OverLimit(`a template takes at most ${maxSteps.toLocaleString('en')} steps`);
    this.budget.spend(steps); // what is refused is not done
  }

  /** Counts a value that one part of the engine hands to another, by the work that using it may be. */
  pass(value: unknown): void {
    const isText = typeof value === 'string';
    const size = isText ? value.length : sizeOf(value);
    if (size > (isText ? maxText : maxSize))
      throw new OverLimit('a value has at most 4 MB of text or 1.5 million items');
    this.spend(1 + (size >>> (isText ? 7 : 2)));
  }

  /** Counts what a filter is given. */
  filter(value: unknown): void {
    const size = sizeOf(value);
    if (Array.isArray(value) && value.length > maxFilterItems)
      throw new OverLimit('a filter takes at most 10,000 items');
    if (size > maxFilterText) throw new OverLimit('a filter takes at most 200,000 characters');
    this.spend(1 + (size >>> 2));
  }

  write(characters: number): void {
    this.#characters += characters;
    this.budget.write(characters);
    this.spend(1 + (characters >>> 7));
    if (this.#characters > maxCharacters) throw new OverLimit('a template writes at most 8 MB');
  }

  /** Whether it is time to let others have their turn. */
  get isDue(): boolean {
    return this.#turn > longestTurn;
  }

  async pause(): Promise<void> {
    this.#turn = 0;
    await this.budget.pace.step();
  }
}
