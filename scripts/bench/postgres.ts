/** A PostgreSQL of its own in a temporary folder, with durable commits. */
import { spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { chownSync, existsSync, mkdtempSync, openSync, readdirSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { delimiter, join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { onServerCore } from './servers.js';

export interface Postgres {
  /** What a client needs to connect. */
  readonly env: Record<string, string>;
  /** Microseconds of CPU of all its processes. */
  cpu(): number;
  stop(): Promise<void>;
}

const port = '5432';
const user = 'bench';
const settings = { listen_addresses: '', fsync: 'on', synchronous_commit: 'on' };
const startTries = 300;

/** The folder of its programs; undefined if this machine has none. */
export function postgresPrograms(): string | undefined {
  const packaged = '/usr/lib/postgresql';
  const versions = existsSync(packaged) ? readdirSync(packaged).sort((a, b) => Number(b) - Number(a)) : [];
  const folders = [...(process.env.PATH ?? '').split(delimiter), ...versions.map((one) => join(packaged, one, 'bin'))];
  return folders.find((folder) => ['postgres', 'initdb'].every((program) => existsSync(join(folder, program))));
}

export async function startPostgres(programs: string): Promise<Postgres> {
  const folder = mkdtempSync(join(tmpdir(), 'gala-bench-pg-'));
  const data = join(folder, 'data');
  const owner = unprivileged();
  if (owner) chownSync(folder, owner.uid, owner.gid);
  const made = spawnSync(
    join(programs, 'initdb'),
    ['-D', data, '-U', user, '-A', 'trust', '-E', 'UTF8', '--locale=C'],
    {
      ...owner,
      cwd: folder,
      encoding: 'utf8',
    },
  );
  if (made.status !== 0) throw new Error(`initdb failed: ${made.stderr}`);
  const options = Object.entries(settings).flatMap(([name, value]) => ['-c', `${name}=${value}`]);
  const command = onServerCore(join(programs, 'postgres'), ['-D', data, '-k', folder, '-p', port, ...options]);
  const log = openSync(join(folder, 'log'), 'w');
  const child = spawn(...command, { ...owner, cwd: folder, stdio: ['ignore', log, log] });
  const end = () => child.kill('SIGINT'); // closes connections; SIGTERM waits for them
  process.on('exit', end);
  for (let i = 0; !existsSync(join(folder, `.s.PGSQL.${port}`)); i++) {
    if (child.exitCode !== null || i === startTries) throw new Error(`PostgreSQL did not start; see ${folder}/log`);
    await sleep(100);
  }
  return {
    env: { PGHOST: folder, PGPORT: port, PGUSER: user, PGDATABASE: 'postgres' },
    cpu: () => cpuOf(child.pid as number),
    stop: async () => {
      process.off('exit', end);
      end();
      if (child.exitCode === null) await once(child, 'exit');
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** PostgreSQL refuses to run as root. */
function unprivileged(): { uid: number; gid: number } | undefined {
  if (process.getuid?.() !== 0) return undefined;
  const idOf = (option: string, name: string) => Number(spawnSync('id', [option, name], { encoding: 'utf8' }).stdout);
  const name = ['postgres', 'nobody'].find((name) => idOf('-u', name) > 0);
  if (name === undefined) throw new Error('PostgreSQL does not run as root, and this machine has no user for it');
  return { uid: idOf('-u', name), gid: idOf('-g', name) };
}

/** Linux counts in hundredths of a second. */
const microsecondsPerTick = 10_000;

/** Microseconds of a process and its children, those that ended included. */
function cpuOf(pid: number): number {
  const all = readdirSync('/proc').filter((name) => /^\d+$/.test(name));
  const stats = all.map(statOf).filter((stat) => stat !== undefined);
  const own = stats.filter((stat) => stat.pid === pid).map(({ own, ended }) => own + ended);
  const children = stats.filter(({ parent }) => parent === pid).map(({ own }) => own);
  return [...own, ...children].reduce((a, b) => a + b, 0) * microsecondsPerTick;
}

function statOf(pid: string) {
  try {
    const text = readFileSync(`/proc/${pid}/stat`, 'latin1');
    // after the name in parentheses: state, parent, …; the 12th to 15th are the times
    const fields = text
      .slice(text.lastIndexOf(')') + 2)
      .split(' ')
      .map(Number);
    const [user = 0, system = 0, endedUser = 0, endedSystem = 0] = fields.slice(11, 15);
    return { pid: Number(pid), parent: fields[1], own: user + system, ended: endedUser + endedSystem };
  } catch {
    return undefined; // it has ended
  }
}
