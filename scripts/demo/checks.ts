/** Counts what was checked and remembers what was wrong. */
import { isDeepStrictEqual } from 'node:util';

const longestShown = 300;

export class Checks {
  #done = 0;
  readonly failures: string[] = [];

  get done(): number {
    return this.#done;
  }

  /** @param what what must hold, as a sentence. */
  that(what: string, holds: boolean, found?: unknown): void {
    this.#done++;
    if (!holds) this.failures.push(found === undefined ? what : `${what}; found ${shown(found)}`);
  }

  equal(what: string, found: unknown, expected: unknown): void {
    this.#done++;
    if (!isDeepStrictEqual(found, expected))
      this.failures.push(`${what}: expected ${shown(expected)}, found ${shown(found)}`);
  }
}

function shown(value: unknown): string {
  const text = JSON.stringify(value) ?? 'nothing';
  return text.length > longestShown ? `${text.slice(0, longestShown)}…` : text;
}
