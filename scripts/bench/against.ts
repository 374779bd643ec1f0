/** CPU per request of this tree, compared with another commit of it: both run side by side and take turns. */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, renameSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { load } from './load.js';
import {
  change,
  changeSame,
  create,
  createMany,
  get,
  listed,
  type Operation,
  requestsOf,
  type Seed,
  seeded,
} from './operations.js';
import { median, number, ratio, table } from './report.js';
import { type Server, start } from './servers.js';

/** Requests of each measurement: about a third of a second. */
const counts = new Map<Operation, number>([
  [get, 3000],
  [listed, 700],
  [change, 1000],
  [changeSame, 1000],
  [create, 1000],
  [createMany, 25],
]);
/** Of the machine's noise, which is more than 10 percent, many rounds leave one or two. */
const rounds = 20;
const warmUpRounds = 4;
/** Each starts both servers anew: two processes of the same code can differ by several percent. */
const defaultStarts = 3;

interface Side {
  readonly server: Server;
  readonly seed: Seed;
}

/** @param revision anything that git understands. */
export async function against(revision: string, starts = defaultStarts): Promise<void> {
  const root = built(revision);
  const all = new Map(Array.from(counts.keys(), (operation) => [operation, [] as Measured[]]));
  for (let start = 1; start <= starts; start++) {
    const sides = [await side(root), await side()] as const;
    for (const [operation, figures] of all) figures.push(...(await inTurns(sides, operation)));
    for (const { server } of sides) await server.stop();
  }
  const rows = Array.from(all, ([operation, figures]) => [
    operation.name,
    number(median(figures.map(([theirs]) => theirs))),
    number(median(figures.map(([, ours]) => ours))),
    ratio(median(figures.map(([theirs, ours]) => ours / theirs))),
  ]);
  console.log(table(['µs of CPU per request (medians)', revision, 'this tree', 'ratio'], rows));
}

/** Microseconds of CPU per request of both sides in one round. */
type Measured = readonly [theirs: number, ours: number];

async function inTurns([theirs, ours]: readonly [Side, Side], operation: Operation): Promise<Measured[]> {
  const figures: Measured[] = [];
  for (let round = -warmUpRounds; round < rounds; round++) {
    const early = round % 2 === 0 ? await measured(theirs, operation) : undefined;
    const our = await measured(ours, operation);
    const figure: Measured = [early ?? (await measured(theirs, operation)), our];
    if (round >= 0) figures.push(figure);
  }
  return figures;
}

async function measured({ server, seed }: Side, operation: Operation): Promise<number> {
  const before = await server.usage();
  const { count } = await load({
    port: server.port,
    requests: requestsOf(operation, seed),
    seconds: 60,
    max: counts.get(operation) as number,
    expect: operation.expect,
  });
  return ((await server.usage()).cpu - before.cpu) / count;
}

async function side(root?: string): Promise<Side> {
  const server = await start('gala', {}, root);
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
