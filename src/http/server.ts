/** Runs the app on node:http, and stops it gracefully. */
import { once } from 'node:events';
import { createServer, IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { Fault, methodNotAllowed } from '../fault.js';
import type { App } from './app.js';
import { contextOfUnreadable, logAnswer } from './context.js';
import { cors } from './cors.js';

/** Milliseconds that requests in progress get to finish when the server stops. */
const shutdownTimeout = 10_000;
/**
 * Milliseconds that an idle connection is kept. Longer than the usual 60 s of proxies and clients, so that they close it
 * first: a request sent while the server closes its side would be lost.
 */
const keepAliveTimeout = 72_000;

export interface Listening {
  /** `http://host:port`, with the actual port. */
  readonly url: string;
  /** Accepts no new connections, and waits up to 10 s for requests in progress. */
  close(): Promise<void>;
}

/** @param port 0 picks a free one. */
export async function listen({ express, log }: App, host: string, port: number): Promise<Listening> {
  const server = serverFor(express);
  server.keepAliveTimeout = keepAliveTimeout;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseUnreadable(error, socket as Socket, log));
  server.on('connect', (_, socket) => refuseTunnel(socket as Socket, log)); // by default node:http closes without an answer
  server.on('checkExpectation', express); // by default node:http answers 417
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: actualPort } = server.address() as AddressInfo; // a TCP server has one
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`, close: () => close(server) };
}

/**
 * Express sets the prototype of every request and response, which is its largest cost. Here node:http creates them with
 * that prototype already in place.
 */
function serverFor(app: Express): Server {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  app.request = withPrototype(Request.prototype, app.request);
  app.response = withPrototype(Response.prototype, app.response);
  // requireHostHeader: node:http would answer a request without Host itself, in another shape than our errors
  return createServer({ IncomingMessage: Request, ServerResponse: Response, requireHostHeader: false }, app);
}

function withPrototype<T extends object>(prototype: object, above: T): T {
  return Object.setPrototypeOf(prototype, above) as T;
}

/** For bytes that node:http could not read as a request. A broken connection gets no answer. */
function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket, log: Logger): void {
  if (code === 'ECONNRESET') socket.destroySoon();
  else answerAndClose(socket, unreadableFaults[code] ?? malformed, log);
}

function refuseTunnel(socket: Socket, log: Logger): void {
  socket.on('error', () => socket.destroy()); // node:http has removed its own listener
  answerAndClose(socket, noTunnel, log, 'CONNECT');
}

/** Node:http keeps the response in progress in this undocumented member. */
type AnsweringSocket = Socket & { readonly _httpMessage?: ServerResponse | null };

/**
 * Answers what the app cannot handle, in the shape of every other error, and closes the connection. If the response to an
 * earlier, complete request is still in progress, it is finished first.
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
    ...cors,
    'Cache-Control': 'no-store',
    ...fault.headers,
    'X-Request-Id': requestId,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return [`HTTP/1.1 ${fault.status} ${STATUS_CODES[fault.status]}`, ...lines, '', body].join('\r\n');
}

const noTunnel = methodNotAllowed([cors['Access-Control-Allow-Methods']], 'This server is no proxy.');
const malformed = new Fault('request_malformed');
const unreadableFaults: Readonly<Record<string, Fault>> = {
  HPE_HEADER_OVERFLOW: new Fault('header_too_large'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: new Fault('body_unreadable', 'The chunk extensions of the body are too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: new Fault('request_timeout'),
};

async function close(server: Server): Promise<void> {
  server.on('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  let isOpen = true;
  const closed = once(server, 'close').then(() => {
    isOpen = false;
  });
  server.close();
  const deadline = Date.now() + shutdownTimeout;
  while (isOpen && Date.now() < deadline) {
    server.closeIdleConnections();
    await sleep(10);
  }
  server.closeAllConnections();
  await closed;
}
