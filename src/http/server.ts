/** An app behind node:http, quick and stoppable. */
import { once } from 'node:events';
import { createServer, IncomingMessage, type Server, ServerResponse, STATUS_CODES } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Express } from 'express';
import type { Logger } from 'pino';
import { Fault, methodNotAllowed } from '../fault.js';
import type { App } from './app.js';
import { logAnswer, unread } from './context.js';
import { cors } from './cors.js';

const longestGoodbye = 10_000;
/**
 * Milliseconds that a connection may wait for its next request: longer than proxies and clients keep theirs (60 s as a
 * rule), so that they are the ones who hang up, and never send a request into a connection that is just being closed.
 */
const longestPause = 72_000;

export interface Listening {
  /** `http://host:port`, the port as it was given or found. */
  readonly url: string;
  /** Takes no new connections, lets answers under way finish (10 s at most). */
  close(): Promise<void>;
}

/** Port 0 finds a free one. */
export async function listen({ express, log }: App, host: string, port: number): Promise<Listening> {
  const server = serverFor(express);
  server.keepAliveTimeout = longestPause;
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseUnreadable(error, socket as Socket, log));
  server.on('connect', (_, socket) => refuseTunnel(socket as Socket, log)); // else node:http hangs up in silence
  server.on('checkExpectation', express); // else node:http answers 417
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: found } = server.address() as AddressInfo; // it listens on TCP
  return { url: `http://${host.includes(':') ? `[${host}]` : host}:${found}`, close: () => close(server) };
}

/**
 * Express gives every request and reply its own prototype, which costs more than all else it does. These are born with it.
 */
function serverFor(app: Express): Server {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  app.request = inserted(Request.prototype, app.request);
  app.response = inserted(Response.prototype, app.response);
  // without Host, node:http would answer by itself, and not as we do
  return createServer({ IncomingMessage: Request, ServerResponse: Response, requireHostHeader: false }, app);
}

function inserted<T extends object>(prototype: object, above: T): T {
  return Object.setPrototypeOf(prototype, above) as T;
}

/** What node:http could not read as a request; a connection that broke has no one to answer to. */
function refuseUnreadable({ code = '' }: NodeJS.ErrnoException, socket: Socket, log: Logger): void {
  if (code === 'ECONNRESET') socket.destroySoon();
  else hangUp(socket, unreadable[code] ?? malformed, log);
}

function refuseTunnel(socket: Socket, log: Logger): void {
  socket.on('error', () => socket.destroy()); // node:http looks after it no longer
  hangUp(socket, noTunnel, log, 'CONNECT');
}

/** Node:http keeps there what it is answering. */
type Answering = Socket & { readonly _httpMessage?: ServerResponse | null };

/**
 * Answers what is no request for the app, in the shape of every other error, and hangs up. Answers under way to whole requests
 * before it go first.
 */
function hangUp(socket: Socket, fault: Fault, log: Logger, method?: string): void {
  const { _httpMessage: underWay } = socket as Answering;
  if (underWay?.req.complete) {
    underWay.once('finish', () => hangUp(socket, fault, log, method));
    return;
  }
  if (socket.writable && !underWay?.headersSent) {
    const context = unread(log, underWay?.req, method);
    socket.write(refusal(fault, context.requestId));
    logAnswer(context, fault.status, fault);
  }
  socket.destroySoon();
}

function refusal(fault: Fault, requestId: string): string {
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
const unreadable: Readonly<Record<string, Fault>> = {
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
  const deadline = Date.now() + longestGoodbye;
  while (isOpen && Date.now() < deadline) {
    server.closeIdleConnections();
    await sleep(10);
  }
  server.closeAllConnections();
  await closed;
}
