/** CPU per request on MongoDB, compared with a minimal Express server that makes the same calls. */
import { existsSync, mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { tenant } from './client.js';
import { median, number, ratio, spread, table, verdict } from './figures.js';
import { load } from './load.js';
import { change, get, listed, type Operation, requestsOf, type Seed, seeded, times, verified } from './operations.js';
import { typeBody } from './record.js';
import { publish } from './report.js';
import { type Server, start } from './servers.js';
import { requests, rounds } from './settings.js';

/** One insert: a type refers to nothing. */
const createType: Operation = {
  name: 'POST one',
  requests: () => times(100, () => ({ method: 'POST', address: `/referenceTypes/${tenant}`, body: typeBody() })),
};
const measuredOperations = [get, createType, change, listed];
/** The maximum cost of Gala, relative to Express. */
const target = 0.95;
/** Of each server in a round, because the speed of the database changes from one second to the next. */
const turns = 10;
/** Gives up if the database is slower than this. */
const mostSeconds = 60;

const sides = ['express-mongo', 'gala'] as const;
type Figures = Record<(typeof sides)[number], number[]>;

export async function mongo(): Promise<void> {
  const url = process.env.MONGODB_URL;
  if (!url) throw new Error('mongo needs MONGODB_URL');
  const folder = mkdtempSync(join(tmpdir(), 'gala-bench-mongo-'));
  const servers: { server: Server; seed: Seed }[] = [];
  for (const side of sides) servers.push(await prepared(side, { MONGODB_URL: url, DATA_DIR: folder }));
  if (existsSync(join(folder, 'store'))) throw new Error('Gala used its embedded store');
  const results = new Map(measuredOperations.map((one) => [one, { 'express-mongo': [], gala: [] } as Figures]));
  for (let round = 0; round <= rounds; round++) {
    for (const [operation, figures] of results) {
      const sums = servers.map(() => 0);
      for (let turn = 0; turn < turns; turn++)
        for (const [index, { server, seed }] of servers.entries())
          sums[index] = (sums[index] as number) + (await cpuPerRequest(server, operation, seed)) / turns;
      if (round === 0) continue; // its requests were the first on cold code
      for (const [index, { server }] of servers.entries()) {
        const cost = sums[index] as number;
        figures[server.name as keyof Figures].push(cost);
        console.log(`round ${round}  ${operation.name.padEnd(18)} ${server.name.padEnd(13)} ${number(cost)} µs`);
      }
    }
  }
  for (const { server } of servers) await server.stop();
  rmSync(folder, { recursive: true, force: true });
  publish('mongo', report(results));
}

async function prepared(side: (typeof sides)[number], env: Record<string, string>) {
  const server = await start(side, env);
  const seed = await seeded(server.port);
  await verified(server.port, seed);
  return { server, seed };
}

/**
 * Microseconds. Both servers get the same number of requests, however long the database takes, so that background work such
 * as the driver's heartbeats has little and equal weight.
 */
async function cpuPerRequest(server: Server, operation: Operation, seed: Seed): Promise<number> {
  const most = (operation === listed ? requests / 10 : requests) / turns;
  const sent = requestsOf(operation, seed);
  const before = await server.usage();
  const { count } = await load({
    port: server.port,
    requests: sent,
    seconds: mostSeconds,
    most,
    expect: operation.expect,
  });
  const after = await server.usage();
  return (after.cpu - before.cpu) / count;
}

function report(results: ReadonlyMap<Operation, Figures>): string {
  const rows = Array.from(results, ([{ name }, { 'express-mongo': express, gala }]) => {
    const cost = median(gala) / median(express);
    return [name, spread(express), spread(gala), ratio(cost), `≤ ${ratio(target)}`, verdict(cost <= target)];
  });
  const note = `Medians of ${rounds} rounds of ${requests} requests (${requests / 10} lists) in ${turns} turns, after a warm-up round.`;
  const figures = table(['µs of CPU: median (least–most)', 'Express', 'Gala', 'Gala/Express', 'target', ''], rows);
  return `${figures}\n\n${note}`;
}
