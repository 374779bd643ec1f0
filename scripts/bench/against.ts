/** CPU per request of this tree, compared with another commit of it: both run side by side and take turns. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { median, number, ratio, table } from './figures.js';
import { load } from './load.js';
import { change, create, get, listed, type Operation, requestsOf, type Seed, seeded } from './operations.js';
import { publish } from './report.js';
import { freePort, type Server, start } from './servers.js';

/** Requests of each measurement: about a second. */
const counts = new Map<Operation, number>([
  [get, 12_000],
  [listed, 3000],
  [change, 4000],
  [create, 4000],
]);
const usualRounds = 9;

interface Side {
  readonly server: Server;
  readonly seed: Seed;
}

/** @param revision anything that git understands. */
export async function against(revision: string, rounds = usualRounds): Promise<void> {
  console.log(await compared([revision, await side({}, built(revision))], ['this tree', await side()], rounds));
}

/** What `METRICS_PORT` costs. */
export async function metrics(): Promise<void> {
  const on = { METRICS_PORT: String(await freePort()) };
  publish('metrics', await compared(['without', await side()], ['with METRICS_PORT', await side(on)]));
}

type Named = readonly [name: string, side: Side];

async function compared([theirName, theirs]: Named, [name, ours]: Named, rounds = usualRounds): Promise<string> {
  const rows: string[][] = [];
  for (const [operation, count] of counts) {
    const figures = { ours: [] as number[], theirs: [] as number[] };
    for (let round = 0; round <= rounds; round++) {
      const turns = [() => measured(figures.ours, ours), () => measured(figures.theirs, theirs)];
      for (const turn of round % 2 ? turns : turns.reverse()) await turn();
      if (round === 0) for (const all of Object.values(figures)) all.length = 0; // it warms up
    }
    const [mine, other] = [median(figures.ours), median(figures.theirs)];
    rows.push([operation.name, number(other), number(mine), ratio(mine / other)]);

    async function measured(figures: number[], { server, seed }: Side): Promise<void> {
      const before = await server.usage();
      const { count: sent } = await load({
        port: server.port,
        requests: requestsOf(operation, seed),
        seconds: 60,
        most: count,
        expect: operation.expect,
      });
      figures.push(((await server.usage()).cpu - before.cpu) / sent);
    }
  }
  for (const { server } of [ours, theirs]) await server.stop();
  return table(['µs of CPU per request (medians)', theirName, name, 'ratio'], rows);
}

async function side(env?: Record<string, string>, root?: string): Promise<Side> {
  const server = await start('gala', env, root);
  return { server, seed: await seeded(server.port) };
}

/** The folder in which a commit is built. It is kept for the next run. */
function built(revision: string): string {
  const git = (...args: string[]) => execFileSync('git', args, { encoding: 'utf8' }).trim();
  const commit = git('rev-parse', '--verify', `${revision}^{commit}`);
  const folder = join(tmpdir(), `gala-bench-${commit}`);
  if (existsSync(folder)) return folder;
  const draft = `${folder}.${process.pid}`;
  mkdirSync(draft);
  try {
    execFileSync('sh', ['-c', `git archive ${commit} | tar -x -C ${draft}`]);
    for (const command of ['npm ci --ignore-scripts', 'npm run build'])
      execFileSync('sh', ['-c', command], { cwd: draft, stdio: ['ignore', 'ignore', 'inherit'] });
    renameSync(draft, folder);
  } finally {
    rmSync(draft, { recursive: true, force: true });
  }
  return folder;
}
