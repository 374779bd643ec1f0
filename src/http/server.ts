/** Runs the app on node:http. */
import { createServer, IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Express } from 'express';
import type { Logger } from 'pino';
import type { App } from './app.js';
import { Connections, pipelining } from './connections.js';
import { endPaused, refuseTunnel, refuseUnreadable } from './protocolErrors.js';
import type { Limits } from './serverState.js';

export interface Listening {
  /** `http://host:port`, with the actual port. */
  readonly url: string;
  /** Stops accepting requests, and waits until those in progress are answered and read. */
  close(): Promise<void>;
}

/** Milliseconds between two warnings of the same kind. */
const warnEvery = 10_000;

/** @param port 0 picks a free one. */
export async function listen({ express, log, state }: App, host: string, port: number): Promise<Listening> {
  const { limits } = state;
  const server = serverFor(express, limits);
  const connections = new Connections(server, limits);
  answer(server, pipelining(limits.ahead, connections.counting(express)));
  explain(server, log);
  await listening(server, host, port);
  server.on('error', warnOf(log)); // it continues with the open connections
  const unwatch = watchEventLoop(log);
  const { port: actualPort } = server.address() as AddressInfo; // a TCP server always has an address
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    async close() {
      await connections.close();
      unwatch();
    },
  };
}

/**
 * Express sets the prototype of every request and response, which is its largest cost. Here node:http creates them with that
 * prototype.
 */
function serverFor(app: Express, limits: Limits): Server {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  app.request = withPrototype(Request.prototype, app.request);
  app.response = withPrototype(Response.prototype, app.response);
  const server = createServer({
    IncomingMessage: Request,
    ServerResponse: Response,
    requireHostHeader: false, // node:http would send errors in another shape
    headersTimeout: limits.head,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: limits.lookEvery,
  });
  server.maxHeadersCount = 0; // their total size is limited; beyond 1,000, node:http would silently drop headers
  server.maxConnections = Math.min(limits.connections, affordableConnections());
  // undocumented but in all versions: a client that half-closes the connection still gets its response
  return Object.assign(server, { httpAllowHalfOpen: true });
}

function withPrototype<T extends object>(prototype: object, above: T): T {
  return Object.setPrototypeOf(prototype, above) as T;
}

function answer(server: Server, handle: RequestListener): void {
  server.on('request', handle);
  server.on('checkContinue', handle); // by default node:http asks for the body before the headers are checked
  server.on('checkExpectation', handle); // by default node:http responds with 417
}

/** Cases in which node:http would respond in another shape, or not at all. */
function explain(server: Server, log: Logger): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseUnreadable(error, socket as Socket, log));
  server.on('connect', (_, socket) => refuseTunnel(socket as Socket, log));
  server.on('timeout', (socket) => endPaused(socket, log));
  const full = throttle(warnEvery, (more) => log.warn({ more }, 'refused connection: too many connections'));
  server.on('drop', full);
}

function listening(server: Server, host: string, port: number): Promise<void> {
  return new Promise((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, () => {
      server.off('error', reject);
      resolve();
    });
  });
}

/** Without free file descriptors, each attempt to accept a connection fails. */
function warnOf(log: Logger): (error: Error) => void {
  let last: Error;
  const warn = throttle(warnEvery, (more) => log.error({ err: last, more }, 'cannot accept connections'));
  return (error) => {
    last = error;
    warn();
  };
}

/** Runs a task immediately and then at most once per interval, however often it is called. */
function throttle(every: number, task: (skipped: number) => void): () => void {
  let [next, skipped] = [0, 0];
  return () => {
    const now = Date.now();
    if (now < next) {
      skipped++;
      return;
    }
    next = now + every;
    task(skipped);
    skipped = 0;
  };
}

interface Report {
  readonly userLimits?: { readonly open_files?: { readonly soft?: number | 'unlimited' } };
}

/** File descriptors reserved for everything except connections, if possible. */
const reserved = 100;

let allowed: number | undefined;

/**
 * The maximum number of connections, given the process's file descriptors. Without a free descriptor, the system silently
 * closes new connections.
 */
function affordableConnections(): number {
  allowed ??= descriptors();
  return allowed - Math.min(reserved, Math.ceil(allowed / 2));
}

function descriptors(): number {
  const { report } = process;
  if (report === undefined) return Number.POSITIVE_INFINITY;
  Object.assign(report, { excludeNetwork: true }); // DNS lookups take time
  const soft = (report.getReport() as unknown as Report).userLimits?.open_files?.soft;
  return typeof soft === 'number' ? soft : Number.POSITIVE_INFINITY;
}

/** Milliseconds. */
const longBlock = 1000;
const checkLoopEvery = 5000;

/** Warns if nothing was answered for over a second. @returns a function that stops it. */
export function watchEventLoop(log: Logger): () => void {
  const delay = monitorEventLoopDelay({ resolution: 50 });
  delay.enable();
  const check = () => {
    const ms = Math.round(delay.max / 1e6);
    if (ms <= longBlock) return; // resetting would lose a block that is not recorded yet
    log.warn({ ms }, 'the event loop was blocked');
    delay.reset();
  };
  const checking = setInterval(check, checkLoopEvery).unref();
  return () => {
    clearInterval(checking);
    delay.disable();
  };
}
