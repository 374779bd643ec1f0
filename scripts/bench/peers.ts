/** Gala, compared with durable servers that others would build: same records, indexes and checks, on disk before the answer. */
import { median, number, ratio, spread, table, verdict } from './figures.js';
import { load } from './load.js';
import { change, changeSame, create, createMany, get, listed, type Operation, operations } from './operations.js';
import { findPeers, gala, type Peer, type Peers, pocketbase } from './peer.js';
import { publish } from './report.js';
import { rounds, seconds } from './settings.js';

const reads: readonly Operation[] = [get, listed];

/** The least ratio of Gala's rate to that of the fastest other server with the same durability. */
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
  const sent = { port: peer.port, ...peer.load(operation) };
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
  const counts = (name: string) => name !== gala && (name !== pocketbase || reads.includes(operation));
  const rates = Array.from(row, ([name, { perSecond }]) => [name, median(perSecond)] as const);
  const [fastest] = rates.filter(([name]) => counts(name)).sort(([, a], [, b]) => b - a);
  const target = targets.get(operation);
  const own = rates.find(([name]) => name === gala)?.[1];
  if (fastest === undefined || target === undefined || own === undefined) return ['', '', ''];
  const reached = own / fastest[1];
  return [`${ratio(reached)} × ${fastest[0]}`, `≥ ${target}`, verdict(reached >= target)];
}
