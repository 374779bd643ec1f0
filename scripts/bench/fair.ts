/**
 * How long a tenant waits while another has a thousand long requests in progress, and how long on a new connection while others
 * open many. Only the ratio within one run is meaningful.
 */
import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { Worker } from 'node:worker_threads';
import jwt from 'jsonwebtoken';
import type { Crowd } from './crowd.js';
import { processBody } from './operations.js';
import { circumstances, number, ratio, seconds, table, verdict } from './report.js';
import { type Server, secret, start } from './servers.js';

const connections = 1000;
const target = 3;
const loops = '{% for i in (1..1000) %}{% for j in (1..1000) %}{{i}}{% endfor %}{% endfor %}';
const headEnd = '\r\n\r\n';

const tokenOf = (sub: string) => jwt.sign({ sub, tenants: [sub], permissions: ['*'] }, secret, { expiresIn: '1d' });

function bytes(method: string, address: string, sub: string, body?: object): string {
  const text = body === undefined ? '' : JSON.stringify(body);
  const lines = [`${method} /awards/${address} HTTP/1.1`, 'Host: 127.0.0.1', `Authorization: Bearer ${tokenOf(sub)}`];
  if (text) lines.push('Content-Type: application/json', `Content-Length: ${Buffer.byteLength(text)}`);
  return lines.join('\r\n') + headEnd + text;
}

export async function fair(): Promise<void> {
  const server = await start('gala');
  const { id } = JSON.parse(
    await answer(connectTo(server), bytes('POST', 'referenceTypes/calm', 'calm', { name: 'Letter' })),
  );
  const get = bytes('GET', `referenceTypes/calm/${id}`, 'calm');
  await waits(server, get); // its requests were the first on cold code
  const idle = await waits(server, get);
  const slow = { ...processBody(), application_notice_email: { subject: 'x', body: loops } };
  const flood = flooding(server, bytes('POST', 'referenceProcesses/busy', 'busy', slow));
  await sleep(2000); // until all have arrived
  const busy = await waits(server, get);
  const answered = flood.stop();
  await sleep(1000);
  const before = (await server.usage()).cpu;
  await sleep(2000);
  const left = (await server.usage()).cpu - before;
  const fresh = await beside(server, get);
  await server.stop();
  const row = (name: string, { p50, p99, longest }: Waits) => [name, ...[p50, p99, longest].map(number)];
  const rows = [row('alone', idle), row(`beside ${number(connections)} long requests of another tenant`, busy)];
  const share = busy.p99 / idle.p99;
  console.log(`\n${circumstances()}\n\n${table(['ms of a GET', 'p50', 'p99', 'longest'], rows)}\n`);
  console.log(`p99 is ${ratio(share)} times that alone (target: ${target}): ${verdict(share <= target)}.`);
  console.log(`${number(answered)} of the long requests were answered meanwhile.`);
  console.log(`${table(['ms of a GET on a new connection', 'p50', 'p99', 'longest', 'target', ''], fresh)}\n`);
  console.log(`From a second after all have hung up, the server used ${number(left / 1000)} ms of CPU in 2 s.\n`);
}

/** Who opens connections at once, each for a request again and again, and the longest that a new connection may wait. */
const crowds = [
  ['nobody', 0, '', undefined],
  ['300 lists', 300, bytes('GET', 'savedReports/busy?limit=1000', 'busy'), 200],
  ['1,000 lists', 1000, bytes('GET', 'savedReports/busy?limit=1000', 'busy'), 500],
  ['500 requests without a token', 500, unknown('GET /awards/savedReports/busy HTTP/1.1'), 500],
] as const;

/** Through a proxy on this machine: what comes from here without one is not limited. */
function unknown(line: string): string {
  return [line, 'Host: 127.0.0.1', 'X-Forwarded-For: 192.0.2.1'].join('\r\n') + headEnd;
}

async function beside(server: Server, get: string): Promise<string[][]> {
  const report = { name: 'Report', app: 'awards', report_id: 'r', user_id: 'u', access_group: 'team' };
  const object = { ...report, report_configuration: { text: 'x'.repeat(900) } };
  const batch = bytes('POST', 'savedReports/busy/batch', 'busy', {
    operations: Array(100).fill({ operation: 'create', object }),
  });
  for (let n = 0; n < 10; n++) await answer(connectTo(server), batch);
  const rows: string[][] = [];
  for (const [name, connections, request, max] of crowds) {
    const workerData: Crowd = { port: server.port, connections, request };
    const crowd = new Worker(new URL('./crowd.js', import.meta.url), { workerData });
    await once(crowd, 'message');
    const { p50, p99, longest } = await waits(server, get, true);
    await crowd.terminate();
    await sleep(1000);
    const target = max === undefined ? ['', ''] : [number(max), verdict(longest <= max)];
    rows.push([`beside ${name}`, ...[p50, p99, longest].map(number), ...target]);
  }
  return rows;
}

const connectTo = ({ port }: Server) => connect({ port, host: '127.0.0.1', noDelay: true });

interface Waits {
  readonly p50: number;
  readonly p99: number;
  readonly longest: number;
}

/** Repeats a request on one connection, or each time on a new one. */
async function waits(server: Server, request: string, isNew = false): Promise<Waits> {
  let socket = connectTo(server);
  const all: number[] = [];
  const end = performance.now() + seconds * 1000;
  for (let began = performance.now(); began < end; began = performance.now()) {
    if (isNew) socket = connectTo(server);
    await answer(socket, request);
    all.push(performance.now() - began);
    if (isNew) socket.destroy();
  }
  socket.destroy();
  all.sort((a, b) => a - b);
  const at = (part: number) => all[Math.floor(all.length * part)] ?? 0;
  return { p50: at(0.5), p99: at(0.99), longest: all.at(-1) ?? 0 };
}

/** @returns the body */
function answer(socket: Socket, request: string): Promise<string> {
  return new Promise((resolve, reject) => {
    let text = '';
    const read = (chunk: Buffer) => {
      text += chunk.toString('latin1');
      const end = text.indexOf(headEnd);
      const length = Number(/content-length: *(\d+)/i.exec(text)?.[1]);
      if (end < 0 || text.length < end + headEnd.length + length) return;
      socket.off('data', read).off('error', reject);
      resolve(text.slice(end + headEnd.length));
    };
    socket.on('data', read).once('error', reject);
    socket.write(request);
  });
}

/** Sends the next request after each response. */
function flooding(server: Server, request: string): { stop(): number } {
  let [answered, isOn] = [0, true];
  const sockets = Array.from({ length: connections }, () => connectTo(server));
  for (const socket of sockets) {
    const ask = async () => {
      while (isOn) {
        await answer(socket, request);
        answered++;
      }
    };
    ask().catch(() => {}); // the server closes the connection at the end
  }
  return {
    stop() {
      isOn = false;
      for (const socket of sockets) socket.end();
      return answered;
    },
  };
}
