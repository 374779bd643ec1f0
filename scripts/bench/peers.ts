/** Gala, compared with durable servers that others would build: same records, indexes and checks, on disk before the answer. */
import { strict as assert } from 'node:assert';
import { spawnSync } from 'node:child_process';
import { existsSync } from 'node:fs';
import { loadServices } from '../../src/gala.js';
import { registry } from '../../src/records/registry.js';
import { ask, tenant } from './client.js';
import { prepared } from './http.js';
import { load } from './load.js';
import {
  change,
  changeSame,
  create,
  createMany,
  get,
  listed,
  type Operation,
  operations,
  referenceBody,
  requestsOf,
} from './operations.js';
import { postgresPrograms, startPostgres } from './postgres.js';
import { median, number, publish, ratio, rounds, seconds, spread, table, verdict } from './report.js';
import type { ServerName } from './servers.js';

/** The least ratio of Gala's rate to that of the fastest other server. */
const targets: ReadonlyMap<Operation, number> = new Map([
  [get, 1.2],
  [listed, 2.2],
  [change, 3.5],
  [changeSame, 3],
  [create, 3.5],
  [createMany, 2],
]);

interface Figures {
  readonly perSecond: number[];
  /** Microseconds per request. */
  readonly cpu: number[];
  /** Milliseconds. */
  readonly p99: number[];
}

/** Name of a server → its figures of one operation. */
type Row = ReadonlyMap<string, Figures>;

export async function peers(): Promise<void> {
  const { found, missing } = await findPeers();
  const empty = () => new Map(Array.from(found.keys(), (name) => [name, { perSecond: [], cpu: [], p99: [] }]));
  const results = new Map<Operation, Row>(operations.map((operation) => [operation, empty()]));
  for (let round = 1; round <= rounds; round++) await measureRound(round, found, results);
  publish('peers', report(results, missing));
}

/** All servers run at the same time and take turns. */
async function measureRound(round: number, found: Peers['found'], results: ReadonlyMap<Operation, Row>): Promise<void> {
  const running: [string, Peer][] = [];
  try {
    for (const [name, start] of found) running.push([name, await start()]);
    for (const [operation, row] of results) {
      for (const [name, peer] of running) {
        const { perSecond, cpu, p99 } = await measured(peer, operation);
        const figures = row.get(name);
        figures?.perSecond.push(perSecond);
        figures?.cpu.push(cpu);
        figures?.p99.push(p99);
        const shown = `${number(perSecond)}/s  ${number(cpu)} µs  p99 ${number(p99)} ms`;
        console.log(`round ${round}  ${operation.name.padEnd(21)} ${name.padEnd(21)} ${shown}`);
      }
    }
  } finally {
    for (const [, peer] of running) await peer.stop();
  }
}

async function measured(peer: Peer, operation: Operation) {
  const sent = { port: peer.port, requests: peer.requests(operation), expect: operation.expect };
  await load({ ...sent, seconds: seconds / 3 });
  const before = await peer.cpu();
  const { perSecond, count, p99 } = await load({ ...sent, seconds });
  return { perSecond, cpu: ((await peer.cpu()) - before) / count, p99 };
}

function report(results: ReadonlyMap<Operation, Row>, missing: readonly string[]): string {
  const head = ['', 'requests/s: median (least–most)', 'µs of CPU per request', 'p99, ms', 'Gala/fastest other'];
  const notes = [
    `Medians of ${rounds} rounds of ${seconds} s. p99: 99 of 100 responses came within this time.`,
    ...(missing.length > 0 ? [`Left out: ${missing.join('; ')}.`] : []),
  ];
  const rows = Array.from(results, ([operation, row]) => rowsOf(operation, row)).flat();
  return `${table([...head, 'target', ''], rows)}\n\n${notes.join('\n')}`;
}

/** One line per server; that of Gala has the verdict. */
function rowsOf(operation: Operation, row: Row): string[][] {
  return Array.from(row, ([name, { perSecond, cpu, p99 }]) => {
    const cells = [`${operation.name}: ${name}`, spread(perSecond), number(median(cpu)), number(median(p99))];
    return [...cells, ...(name === gala ? verdictOf(operation, row) : ['', '', ''])];
  });
}

function verdictOf(operation: Operation, row: Row): string[] {
  const rates = Array.from(row, ([name, { perSecond }]) => [name, median(perSecond)] as const);
  const [fastest] = rates.filter(([name]) => name !== gala).sort(([, a], [, b]) => b - a);
  const target = targets.get(operation);
  const own = rates.find(([name]) => name === gala)?.[1];
  if (fastest === undefined || target === undefined || own === undefined) return ['', '', ''];
  const reached = own / fastest[1];
  return [`${ratio(reached)} × ${fastest[0]}`, `≥ ${target}`, verdict(reached >= target)];
}

/** A server that is ready to be measured. */
interface Peer {
  readonly port: number;
  /** Microseconds of CPU of all its processes. */
  cpu(): Promise<number>;
  /** What to send for an operation. */
  requests(operation: Operation): readonly Buffer[];
  stop(): Promise<void>;
}

interface Peers {
  /** Name → how to start it. */
  readonly found: ReadonlyMap<string, () => Promise<Peer>>;
  /** What this machine cannot run, and why. */
  readonly missing: readonly string[];
}

const gala = 'Gala';
const folder = 'scripts/bench/peers';

async function findPeers(): Promise<Peers> {
  const env = { INDEXES: JSON.stringify(await indexesOfReferences()) };
  const programs = postgresPrograms() ?? '';
  const noPackages = isInstalled() ? '' : `npm install fails in ${folder}`;
  const noTimes = process.platform === 'linux' ? '' : 'its CPU time is only known on Linux';
  const all = [
    { name: gala, lacks: '', start: () => nodePeer('gala') },
    { name: 'Fastify + SQLite', lacks: noPackages, start: () => nodePeer('fastify-sqlite', env) },
    {
      name: 'Express + PostgreSQL',
      lacks: noPackages || noTimes || (programs ? '' : 'there is no postgres here'),
      start: () => withPostgres(programs, env),
    },
  ];
  return {
    found: new Map(all.filter(({ lacks }) => !lacks).map(({ name, start }) => [name, start])),
    missing: all.filter(({ lacks }) => lacks).map(({ name, lacks }) => `${name} (${lacks})`),
  };
}

/** Those that Gala declares, with the ones for lists and links; a folded one ignores the case. */
async function indexesOfReferences() {
  const indexes = registry(await loadServices()).get('references')?.model.indexes ?? [];
  return indexes.map(({ fields, folded = false }) => ({ fields, folded }));
}

function isInstalled(): boolean {
  if (existsSync(`${folder}/node_modules`)) return true;
  return spawnSync('npm', ['install'], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] }).status === 0;
}

async function nodePeer(name: ServerName, env?: Record<string, string>): Promise<Peer> {
  const { server, seed } = await prepared(name, env);
  const { port } = server;
  const address = `/references/${tenant}`;
  const body = referenceBody(1, 'application', seed.parents);
  const refused = [
    { method: 'GET', address: `${address}/${seed.ids[0]}`, token: 'no.token.here' },
    { method: 'POST', address, body: { ...body, name: 1 } },
    { method: 'POST', address, body: { ...body, type_id: 'none' } },
  ];
  for (const request of refused) {
    const { status } = await ask(port, request);
    assert.ok(status >= 400 && status < 500, `${name} answered ${status} to a wrong ${request.method}`);
  }
  return {
    port,
    cpu: async () => (await server.usage()).cpu,
    requests: (operation) => requestsOf(operation, seed),
    stop: () => server.stop(),
  };
}

async function withPostgres(programs: string, env: Record<string, string>): Promise<Peer> {
  const postgres = await startPostgres(programs);
  const peer = await nodePeer('express-postgres', { ...env, ...postgres.env });
  return {
    ...peer,
    cpu: async () => (await peer.cpu()) + postgres.cpu(),
    stop: async () => {
      await peer.stop();
      await postgres.stop();
    },
  };
}
