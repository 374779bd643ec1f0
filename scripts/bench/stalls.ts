/**
 * How long a small request of one tenant waits behind the most expensive requests of another. Only the ratios within one run
 * are meaningful.
 */
import { performance } from 'node:perf_hooks';
import jwt from 'jsonwebtoken';
import type { Request } from './client.js';
import { number, table } from './figures.js';
import { type Ask, heaviest, type Prepare } from './heaviest.js';
import { circumstances } from './report.js';
import { secret, start } from './servers.js';

const token = jwt.sign({ sub: 'bench', tenants: ['*'], permissions: ['*'] }, secret, { expiresIn: '1d' });
/** Number of small requests that are sent one after the other on an idle server. */
const idleCount = 500;
/** The minimum number of times that each of the heavy requests is sent, and the minimum time in milliseconds. */
const [leastRounds, leastTime] = [3, 500];

interface Waits {
  readonly p99: number;
  readonly longest: number;
}

export async function stalls(): Promise<void> {
  const server = await start('gala');
  const rows: string[][] = [];
  for (const [name, prepare] of Object.entries(heaviest)) rows.push(await measured(server.port, name, prepare));
  await server.stop();
  const head = [
    'ms of a GET of another tenant',
    'alone: p99',
    'beside it: p99',
    'longest',
    'longest / alone',
    'it answers',
  ];
  console.log(`\n${circumstances()}\n\n${table(head, rows)}\n`);
}

async function measured(port: number, name: string, prepare: Prepare): Promise<string[]> {
  const requests = (await prepare(asking(port))).map((request) => () => send(port, request));
  const light = await lightOn(port);
  let left = idleCount;
  const idle = await waits(light, () => left-- > 0);
  const statuses = new Set<number>();
  let isBusy = true;
  const heavy = repeatedly(async () => {
    for (const { status } of await Promise.all(requests.map((request) => request()))) statuses.add(status);
  }).finally(() => {
    isBusy = false;
  });
  const busy = await waits(light, () => isBusy);
  await heavy;
  console.log(`${name.padEnd(40)} ${number(busy.longest)} ms`);
  const figures = [idle.p99, busy.p99, busy.longest, busy.longest / idle.p99].map(number);
  return [name, ...figures, [...statuses].join()];
}

async function repeatedly(task: () => Promise<void>): Promise<void> {
  const began = performance.now();
  for (let round = 0; round < leastRounds || performance.now() - began < leastTime; round++) await task();
}

/** Sends requests one after the other. */
async function waits(request: () => Promise<unknown>, goesOn: () => boolean): Promise<Waits> {
  const all: number[] = [];
  while (goesOn()) {
    const began = performance.now();
    await request();
    all.push(performance.now() - began);
  }
  all.sort((a, b) => a - b);
  return { p99: all[Math.floor(all.length * 0.99)] ?? 0, longest: all.at(-1) ?? 0 };
}

async function lightOn(port: number): Promise<() => Promise<unknown>> {
  const { id } = await asking(port)({ method: 'POST', address: '/referenceTypes/light', body: { name: 'Letter' } });
  return async () => await send(port, { method: 'GET', address: `/referenceTypes/light/${id}` });
}

/** The body is already JSON when it is sent, and the response is not parsed, because the client must be on time itself. */
const bodies = new WeakMap<Request, Buffer>();

async function send(port: number, request: Request): Promise<{ status: number; bytes: Buffer }> {
  const { method, service = 'awards', address, body } = request;
  const bytes = body === undefined ? undefined : (bodies.get(request) ?? Buffer.from(JSON.stringify(body)));
  if (bytes !== undefined) bodies.set(request, bytes);
  const type = bytes === undefined ? undefined : { 'Content-Type': 'application/json' };
  const headers = { Authorization: `Bearer ${token}`, ...type };
  const reply = await fetch(`http://127.0.0.1:${port}/${service}${address}`, { method, headers, body: bytes ?? null });
  return { status: reply.status, bytes: Buffer.from(await reply.arrayBuffer()) };
}

const asking =
  (port: number): Ask =>
  async (request) => {
    const { status, bytes } = await send(port, request);
    if (status !== 200) throw new Error(`${request.method} ${request.address} answered ${status}: ${bytes}`);
    return JSON.parse(bytes.toString());
  };
