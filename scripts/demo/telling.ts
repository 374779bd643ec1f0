/** Tells the story: what was asked, and what came back; and stops when what came back is wrong. */
import { isDeepStrictEqual } from 'node:util';
import type { Calls } from './client.js';

/** Where lines go. */
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

  /** @param came the answer to the latest call, in a few words. */
  step(what: string, came: string): void {
    this.say(`  ${what}\n    ${this.calls.last} → ${came}`);
  }

  aside(text: string): void {
    this.say(`    ${text}`);
  }

  /** @throws Error when it is not so. */
  check(what: string, found: unknown, expected: unknown): void {
    this.checks++;
    if (isDeepStrictEqual(found, expected)) return;
    const shown = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 300);
    throw new Error(`${what}: expected ${shown(expected)}, found ${shown(found)}, after ${this.calls.last}`);
  }
}
