/** Runs the app on node:http. */
import {
  createServer,
  IncomingMessage,
  type RequestListener,
  type Server,
  ServerResponse,
  STATUS_CODES,
} from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { Fault, methodNotAllowed } from '../fault.js';
import type { App } from './app.js';
import { Connections, pipelining } from './connections.js';
import { contextOfUnreadable, logAnswer } from './context.js';
import { commonHeaders, cors } from './headers.js';
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
  answer(server, pipelining(limits.ahead, connections.noting(express)));
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

// Responses to requests that never reach the app, written to the socket in the shape of all other errors.

/** node:http stores the current response in this undocumented property. */
type AnsweringSocket = Socket & { readonly _httpMessage?: ServerResponse | null };

const timedOut = new Fault('request_timeout');
const malformed = new Fault('request_malformed');
const noTunnel = methodNotAllowed([cors['Access-Control-Allow-Methods']], 'This server is not a proxy.');
const unreadableFaults: Readonly<Record<string, Fault>> = {
  HPE_HEADER_OVERFLOW: new Fault('header_too_large'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new Fault('body_unreadable', 'The chunk extensions of the body are too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: timedOut,
};

/** For bytes that node:http could not parse. A broken connection gets no response. */
function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket, log: Logger): void {
  if (code === 'ECONNRESET') socket.destroySoon();
  else answerAndClose(socket, unreadableFaults[code] ?? malformed, log);
}

/** For CONNECT. By default, node:http closes the connection without a response. */
function refuseTunnel(socket: Socket, log: Logger): void {
  socket.on('error', () => socket.destroy()); // node:http has removed its own listener
  answerAndClose(socket, noTunnel, log, 'CONNECT');
}

/** For a connection without progress for too long. */
function endPaused(socket: Socket, log: Logger): void {
  const { _httpMessage: inProgress } = socket as AnsweringSocket;
  if (inProgress?.writableEnded) {
    const { requestId: request } = contextOfUnreadable(log, inProgress.req);
    log.warn({ request, bytes: socket.writableLength }, 'dropped response: the client stopped reading');
  }
  if (inProgress && !inProgress.writableEnded) answerAndClose(socket, timedOut, log);
  else socket.destroy();
}

/**
 * Sends an error for what the app cannot handle, and closes the connection. The response to an earlier, complete request is
 * finished first.
 */
function answerAndClose(socket: Socket, fault: Fault, log: Logger, method?: string): void {
  const { _httpMessage: inProgress } = socket as AnsweringSocket;
  if (inProgress?.req.complete) {
    inProgress.once('finish', () => answerAndClose(socket, fault, log, method));
    return;
  }
  if (socket.writable && !inProgress?.headersSent) {
    const context = contextOfUnreadable(log, inProgress?.req, method);
    socket.write(rawResponse(fault, context.requestId));
    logAnswer(context, fault.status, fault);
  }
  socket.destroySoon();
}

function rawResponse(fault: Fault, requestId: string): string {
  const body = JSON.stringify(fault.body(requestId));
  const headers = {
    ...commonHeaders,
    ...fault.headers,
    'X-Request-Id': requestId,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status]}`, ...lines, '', body].join('\r\n');
}
