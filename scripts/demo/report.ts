/** The last words of a demo. */
import type { Stage } from './story.js';

/** @param amount what was done and how long it took. @param passed what to say when nothing is wrong. */
export function report({ client, checks, own }: Stage, amount: string, passed?: string): void {
  for (const oddity of client.tally.odd) checks.that(`The answer to ${oddity}`, false);
  checks.that('every answer is as the document says of all', client.tally.odd.length === 0);
  console.log(`\n${client.tally.requests} requests, ${amount}`);
  if (checks.failures.length === 0) {
    console.log(passed ?? `${checks.done} checks, all passed`);
    return;
  }
  console.log(`${checks.done} checks, ${checks.failures.length} failed:`);
  for (const failure of checks.failures.slice(0, mostShown)) console.log(`  - ${failure}`);
  if (checks.failures.length > mostShown) console.log(`  and ${checks.failures.length - mostShown} more`);
  if (own !== undefined && own.log() !== '') console.log(`The server wrote:\n${own.log()}`);
  process.exitCode = 1;
}

const mostShown = 50;
