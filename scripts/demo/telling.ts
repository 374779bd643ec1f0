/** Prints each request and its result, and stops if a result is wrong. */
import { isDeepStrictEqual } from 'node:util';
import type { Calls } from './client.js';

/** Where lines are printed. */
export type Output = Pick<Console, 'log' | 'error'>;

export class Telling {
  checks = 0;
  readonly calls: Calls = { count: 0, last: '' };

  constructor(private readonly output: Output) {}

  say(text: string): void {
    this.output.log(text);
  }

  chapter(title: string): void {
    this.say(`\n${title}`);
  }

  /** @param came the last response, in a few words. */
  step(what: string, came: string): void {
    this.say(`  ${what}\n    ${this.calls.last} → ${came}`);
  }

  aside(text: string): void {
    this.say(`    ${text}`);
  }

  /** @throws Error if it is false. */
  check(what: string, found: unknown, expected: unknown): void {
    this.checks++;
    if (isDeepStrictEqual(found, expected)) return;
    const shown = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 300);
    throw new Error(`${what}: expected ${shown(expected)}, found ${shown(found)}, after ${this.calls.last}`);
  }
}
