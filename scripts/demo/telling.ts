/** Tells the story: what was asked, and what came back; and stops when what came back is wrong. */
import { isDeepStrictEqual } from 'node:util';
import { calls } from './client.js';

export class Telling {
  checks = 0;

  chapter(title: string): void {
    console.log(`\n${title}`);
  }

  /** @param came the answer to the latest call, in a few words. */
  step(what: string, came: string): void {
    console.log(`  ${what}\n    ${calls.last} → ${came}`);
  }

  aside(text: string): void {
    console.log(`    ${text}`);
  }

  /** @throws Error when it is not so. */
  check(what: string, found: unknown, expected: unknown): void {
    this.checks++;
    if (isDeepStrictEqual(found, expected)) return;
    const shown = (value: unknown) => (JSON.stringify(value) ?? 'nothing').slice(0, 300);
    throw new Error(`${what}: expected ${shown(expected)}, found ${shown(found)}, after ${calls.last}`);
  }
}
