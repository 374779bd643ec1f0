/** Runs the app on node:http. */
import { once } from 'node:events';
import { createServer, IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { Fault, methodNotAllowed } from '../fault.js';
import { commonHeaders, contextOfUnreadable, cors, logAnswer } from './answer.js';
import type { App } from './app.js';
import { Connections } from './connections.js';
import { type HttpSocket, type Limits, rarely } from './state.js';

export interface Listening {
  /** `http://host:port`, with the actual port. */
  readonly url: string;
  /** Stops accepting requests, and waits until those in progress are answered and read. */
  close(): Promise<void>;
}

/** Connections that can wait to be accepted; the system may allow fewer. Beyond it, clients try again after a second or more. */
const backlog = 4096;

/** @param port 0 picks a free one. */
export async function listen({ express, log, state }: App, host: string, port: number): Promise<Listening> {
  const server = serverFor(express, state.limits);
  const connections = new Connections(server, state, express);
  server.listen(port, host, backlog);
  await once(server, 'listening');
  explain(server, state, log);
  const unwatch = watchEventLoop(log);
  return { url: urlOf(server, host), close: () => connections.close().finally(unwatch) };
}

/** Where a server listens. */
export function urlOf(server: Server, host: string): string {
  const { port } = server.address() as AddressInfo; // a TCP server always has an address
  return `http://${host.includes(':') ? `[${host}]` : host}:${port}`;
}

/**
 * Express sets the prototype of every request and response, which is its largest cost. Here node:http creates them with that
 * prototype.
 */
function serverFor(app: Express, limits: Limits): Server {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  app.request = Object.setPrototypeOf(Request.prototype, app.request);
  app.response = Object.setPrototypeOf(Response.prototype, app.response);
  const server = createServer({
    IncomingMessage: Request,
    ServerResponse: Response,
    requireHostHeader: false, // node:http would send errors in another shape
    joinDuplicateHeaders: true, // otherwise it would use the first `Authorization` or `Host`, and a proxy perhaps the last
    headersTimeout: limits.head,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: limits.checkInterval,
  });
  server.maxHeadersCount = 0; // their total size is limited; beyond 1,000, node:http would silently drop headers
  // undocumented but in all versions: a client that half-closes the connection still gets its response
  return Object.assign(server, { httpAllowHalfOpen: true });
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

/** Cases in which node:http would respond in another shape, or not at all. */
function explain(server: Server, { strangers }: App['state'], log: Logger): void {
  server.on('clientError', ({ code = '' }: NodeJS.ErrnoException, socket: Socket) => {
    // browsers open connections ahead: an answer that nobody has asked for is taken for that to the next request
    if (code === 'ECONNRESET' || socket.bytesRead === 0) socket.destroySoon();
    else if (!strangers.refusesUnreadable(socket)) answerAndClose(socket, unreadableFaults[code] ?? malformed, log);
  });
  server.on('connect', (_, socket: Socket) => {
    socket.on('error', () => socket.destroy()); // node:http has removed its own listener
    if (!strangers.refusesUnreadable(socket)) answerAndClose(socket, noTunnel, log, 'CONNECT');
  });
  server.on('timeout', (socket) => endPaused(socket, log));
  // without free file descriptors, each attempt to accept a connection fails; the open ones go on
  const failed = rarely((err) => log.error({ err }, 'cannot accept connections'));
  server.on('error', failed);
}

// Responses to requests that never reach the app, written to the socket in the shape of all other errors.

const timedOut = Fault.of('request_timeout');
const malformed = Fault.of('request_malformed');
const noTunnel = methodNotAllowed([cors['Access-Control-Allow-Methods']], 'This server is not a proxy.');
const unreadableFaults: Readonly<Record<string, Fault>> = {
  HPE_HEADER_OVERFLOW: Fault.of('header_too_large'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: Fault.of('body_unreadable', 'The chunk extensions of the body are too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: timedOut,
};

/** For a connection without progress for too long. */
function endPaused(socket: HttpSocket, log: Logger): void {
  const { _httpMessage: inProgress } = socket;
  if (inProgress?.headersSent) {
    const { requestId: request } = contextOfUnreadable(log, inProgress.req);
    log.warn({ request, bytes: socket.writableLength }, 'dropped response: the client stopped reading');
  }
  if (inProgress && !inProgress.headersSent) answerAndClose(socket, timedOut, log);
  else socket.destroy();
}

/**
 * Sends an error for what the app cannot handle, and closes the connection. The response to an earlier, complete request is
 * finished first.
 */
function answerAndClose(socket: HttpSocket, fault: Fault, log: Logger, method?: string): void {
  const { _httpMessage: inProgress } = socket;
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
