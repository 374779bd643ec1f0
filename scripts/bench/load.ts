/** Keep-alive connections on raw sockets, each of which sends the next request when the response is complete. */
import { connect, type Socket } from 'node:net';
import { performance } from 'node:perf_hooks';

export interface Load {
  readonly port: number;
  /** Whole HTTP requests, sent in turn. */
  readonly requests: readonly Buffer[];
  readonly seconds: number;
  /** Ends the load after this number of requests, if that is earlier. */
  readonly max?: number;
  /** Every body must contain this within its first bytes. */
  readonly expect?: string | undefined;
}

export interface Outcome {
  readonly perSecond: number;
  readonly count: number;
  /** The share of its CPU core that the generator used, from 0 to 1. */
  readonly busy: number;
  /** Milliseconds within which 99 of 100 responses came. */
  readonly p99: number;
}

const connections = 50;
const headEnd = '\r\n\r\n';
/** The end of a body without a Content-Length. */
const lastChunk = Buffer.from('\r\n0\r\n\r\n');
/** The number of body bytes that are checked. */
const looked = 64;
/** Slots of a tenth of a millisecond, in which responses are counted. The last one is for all that take longer. */
const slots = 100_000;
const slotsPerMs = 10;

/** Throws if a response is not a 200 with the expected content. */
export async function load({ port, requests, seconds, max = Infinity, expect }: Load): Promise<Outcome> {
  const started = performance.now();
  const cpu = process.cpuUsage();
  const end = started + seconds * 1000;
  let count = 0;
  let sent = 0;
  let next = Math.floor(Math.random() * requests.length);
  const latencies = new Uint32Array(slots);
  const take = (now: number) => {
    if (now >= end || sent++ >= max) return undefined;
    next = (next + 1) % requests.length;
    return requests[next];
  };
  const done = (ms: number) => {
    count++;
    const slot = Math.min(Math.floor(ms * slotsPerMs), slots - 1);
    latencies[slot] = (latencies[slot] as number) + 1;
  };
  await Promise.all(Array.from({ length: connections }, () => converse(port, take, done, expect)));
  const took = performance.now() - started;
  const { user, system } = process.cpuUsage(cpu);
  return {
    perSecond: (count * 1000) / took,
    count,
    busy: (user + system) / 1000 / took,
    p99: quantile(latencies, count * 0.99),
  };
}

/** @param wanted the number of responses that are at most this slow. */
function quantile(latencies: Uint32Array, wanted: number): number {
  let seen = 0;
  const slot = latencies.findIndex((count) => {
    seen += count;
    return seen >= wanted;
  });
  return (slot + 1) / slotsPerMs;
}

type Take = (now: number) => Buffer | undefined;

/** One connection, until `take` has no more. */
function converse(port: number, take: Take, done: (ms: number) => void, expect = ''): Promise<void> {
  return new Promise((resolve, reject) => {
    const socket = connect({ port, host: '127.0.0.1', noDelay: true });
    let head = Buffer.alloc(0);
    let missing = 0;
    let sentAt = 0;
    const send = () => {
      sentAt = performance.now();
      const request = take(sentAt);
      if (request) socket.write(request);
      else socket.end(resolve);
    };
    socket.on('connect', send);
    socket.on('error', reject);
    socket.on('close', () => reject(new Error('the server closed a connection')));
    socket.on('data', (chunk) => {
      if (missing === Infinity) {
        head = Buffer.concat([head.subarray(-lastChunk.length), chunk]);
        if (!endsIn(head, lastChunk)) return;
        head = Buffer.alloc(0);
        missing = 0;
      } else if (missing > 0) missing -= chunk.length;
      else {
        head = head.length > 0 ? Buffer.concat([head, chunk]) : chunk;
        const left = begun(head, expect);
        if (left === undefined) return;
        if (left instanceof Error) {
          fail(socket, reject, left);
          return;
        }
        missing = left;
        head = left === Infinity ? chunk : Buffer.alloc(0);
      }
      if (missing > 0) return;
      const asked = sentAt;
      send();
      done(sentAt - asked);
    });
  });
}

const endsIn = (bytes: Buffer, end: Buffer) => bytes.subarray(-end.length).equals(end);

/** @returns the number of missing body bytes, Infinity if it comes in chunks; undefined if the headers are incomplete. */
function begun(bytes: Buffer, expect: string): number | Error | undefined {
  const end = bytes.indexOf(headEnd);
  if (end < 0) return undefined;
  const head = bytes.toString('latin1', 0, end);
  const length = Number(/content-length: *(\d+)/i.exec(head)?.[1] ?? Infinity);
  const here = bytes.length - end - headEnd.length;
  if (here < Math.min(length, looked)) return undefined;
  const text = bytes.toString('latin1', end + headEnd.length, end + headEnd.length + looked);
  if (head.startsWith('HTTP/1.1 200 ') && length > 0 && text.includes(expect))
    return length === Infinity && endsIn(bytes, lastChunk) ? 0 : length - here;
  return new Error(`not the answer expected: ${head.split('\r\n', 1)[0]} ${text}`);
}

function fail(socket: Socket, reject: (error: Error) => void, error: Error): void {
  reject(error);
  socket.destroy();
}
