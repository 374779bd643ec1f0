/** Starts the servers, each in its own process and, if possible, on its own core. */
import { type ChildProcess, spawn, spawnSync } from 'node:child_process';
import { once } from 'node:events';
import { closeSync, mkdtempSync, openSync, rmSync } from 'node:fs';
import { connect, createServer } from 'node:net';
import { availableParallelism, tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { fileURLToPath } from 'node:url';
import type { Passed, Usage } from './probe.js';

export const secret = 'a secret for measuring, and for nothing else';

const scripts = {
  gala: '../../src/main.js',
  express: './express-baseline.js',
  http: './http-baseline.js',
  canned: './canned.js',
  'express-postgres': '../../../scripts/bench/peers/express-postgres.mjs',
  'fastify-sqlite': '../../../scripts/bench/peers/fastify-sqlite.mjs',
};
export type ServerName = keyof typeof scripts;

export interface Server {
  readonly name: ServerName;
  readonly port: number;
  usage(): Promise<Usage>;
  /** What of Gala ran since the last call; the first one starts to count. */
  passed(): Promise<Passed>;
  stop(): Promise<void>;
}

/** Whether the servers run on core 0 and the load on core 1. */
export const pinned = pin();

function pin(): boolean {
  if (availableParallelism() < 2) return false;
  if (spawnSync('taskset', ['-c', '0', 'true']).status !== 0) return false;
  return spawnSync('taskset', ['-a', '-p', '-c', '1', String(process.pid)]).status === 0;
}

/**
 * @param env further variables.
 * @param root the folder of another tree, which is built; only for `gala`.
 */
export async function start(name: ServerName, env: Record<string, string> = {}, root?: string): Promise<Server> {
  const folder = mkdtempSync(join(tmpdir(), 'gala-bench-'));
  const port = await freePort();
  const log = openSync(join(folder, 'stdout.log'), 'w');
  const child = spawn(...command(name, root), {
    cwd: root,
    stdio: ['ignore', log, 'inherit', 'ipc'],
    env: {
      PATH: process.env.PATH,
      NODE_ENV: 'production',
      PORT: String(port),
      DATA_DIR: join(folder, 'data'),
      JWT_SECRET: secret,
      LOG_LEVEL: 'info',
      ...env,
    },
  });
  closeSync(log);
  const stop = async () => {
    if (child.exitCode === null && child.signalCode === null) {
      child.kill('SIGTERM');
      await once(child, 'exit');
    }
    rmSync(folder, { recursive: true, force: true });
  };
  await listening(child, port);
  return {
    name,
    port,
    usage: () => asked<Usage>(child, 'usage'),
    passed: () => asked<Passed>(child, 'passed'),
    stop,
  };
}

function command(name: ServerName, root?: string) {
  const path = (file: string) => fileURLToPath(new URL(file, import.meta.url));
  const node = [
    '--max-semi-space-size=64',
    '--import',
    new URL('./probe.js', import.meta.url).href,
    root === undefined ? path(scripts[name]) : join(root, 'dist/src/main.js'),
  ];
  return onServerCore(process.execPath, node);
}

/** The command and its arguments, on the core of the servers. */
export function onServerCore(file: string, args: readonly string[]): [string, string[]] {
  return pinned ? ['taskset', ['-c', '0', file, ...args]] : [file, [...args]];
}

async function asked<T>(child: ChildProcess, what: string): Promise<T> {
  const answer = once(child, 'message');
  child.send(what);
  return (await answer)[0] as T;
}

async function listening(child: ChildProcess, port: number): Promise<void> {
  while (!(await accepts(port))) {
    if (child.exitCode !== null) throw new Error(`the server ended with ${child.exitCode} before it listened`);
    await sleep(1);
  }
}

function accepts(port: number): Promise<boolean> {
  return new Promise((resolve) => {
    const socket = connect(port, '127.0.0.1');
    socket.on('connect', () => {
      socket.destroy();
      resolve(true);
    });
    socket.on('error', () => resolve(false));
  });
}

async function freePort(): Promise<number> {
  const server = createServer().listen(0, '127.0.0.1');
  await once(server, 'listening');
  const { port } = server.address() as { port: number };
  server.close();
  await once(server, 'close');
  return port;
}
