/** How many files and functions of Gala one warm request passes, and how many promises it creates. */
import { expect200 } from './client.js';
import { create, get, listed, type Operation, seeded } from './operations.js';
import type { Passed } from './probe.js';
import { publish, table } from './report.js';
import { start } from './servers.js';

/** The most of each; a list has no target. */
const targets: ReadonlyMap<Operation, readonly [files: number, functions: number, promises: number]> = new Map([
  [get, [20, 55, 10]],
  [create, [32, 100, 40]],
]);

/** Requests before the one that counts, and how often one is counted: timers of the server may run in between. */
const warm = 50;
const tries = 5;

export async function way(): Promise<void> {
  const server = await start('gala');
  const seed = await seeded(server.port);
  const rows: string[][] = [];
  for (const operation of [get, listed, create]) {
    const [request] = operation.requests(seed);
    if (request === undefined) throw new Error(`${operation.name} has no request`);
    for (let i = 0; i < warm; i++) await expect200(server.port, request);
    const runs: Passed[] = [];
    for (let i = 0; i < tries; i++) {
      await server.passed();
      await expect200(server.port, request);
      runs.push(await server.passed());
    }
    rows.push(row(operation, least(runs)));
  }
  await server.stop();
  publish('way', table(['one warm request: at most', 'files', 'functions', 'promises'], rows));
}

const functionsOf = ({ files }: Passed) => Object.values(files).flat();

const least = (runs: readonly Passed[]) =>
  runs.reduce((a, b) => (functionsOf(b).length < functionsOf(a).length ? b : a));

function row(operation: Operation, passed: Passed): string[] {
  if (process.env.BENCH_NAMES) console.log(operation.name, JSON.stringify(passed.files, null, 1));
  const found = [Object.keys(passed.files).length, functionsOf(passed).length, passed.promises];
  const max = targets.get(operation);
  return [operation.name, ...found.map((count, i) => (max === undefined ? `${count}` : `${count} of ${max[i]}`))];
}
