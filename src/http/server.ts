/** Runs the app on node:http. */
import { createServer, IncomingMessage, type RequestListener, type Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import type { Express } from 'express';
import type { Logger } from 'pino';
import type { App } from './app.js';
import { Connections } from './connections.js';
import { affordableConnections } from './descriptors.js';
import type { Limits } from './limits.js';
import { endPaused, refuseTunnel, refuseUnreadable } from './refusals.js';
import { sometimes } from './sometimes.js';
import { inTurn } from './turns.js';

export interface Listening {
  /** `http://host:port`, with the actual port. */
  readonly url: string;
  /** Stops accepting requests, and waits until those in progress are answered and read. */
  close(): Promise<void>;
}

/** Milliseconds. */
const lookForLongEvery = 250;
const warnEvery = 10_000;

/** @param port 0 picks a free one. */
export async function listen({ express, log, traffic }: App, host: string, port: number): Promise<Listening> {
  const { limits } = traffic;
  const server = serverFor(express, limits);
  const connections = new Connections(server, limits);
  answer(server, inTurn(limits.ahead, connections.counting(express)));
  explain(server, log);
  await listening(server, host, port);
  server.on('error', warnOf(log)); // it continues with the open connections
  const looking = setInterval(() => traffic.underWay.tellLong() && log.flush(), lookForLongEvery).unref();
  const { port: actualPort } = server.address() as AddressInfo; // a TCP server always has an address
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    async close() {
      await connections.close();
      clearInterval(looking);
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
  const full = sometimes(warnEvery, (more) => log.warn({ more }, 'refused connection: too many connections'));
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
  const warn = sometimes(warnEvery, (more) => log.error({ err: last, more }, 'cannot accept connections'));
  return (error) => {
    last = error;
    warn();
  };
}
