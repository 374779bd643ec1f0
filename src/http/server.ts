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
  /** Accepts no new connections, and waits for requests in progress until their answers are read. */
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
  server.on('error', warnOf(log)); // it goes on with the connections that it has
  const looking = setInterval(() => traffic.underWay.tellLong() && log.flush(), lookForLongEvery).unref();
  const { port: actualPort } = server.address() as AddressInfo; // a TCP server has one
  return {
    url: `http://${host.includes(':') ? `[${host}]` : host}:${actualPort}`,
    async close() {
      await connections.close();
      clearInterval(looking);
    },
  };
}

/**
 * Express sets the prototype of every request and response, which is its largest cost. Here node:http creates them with
 * that prototype already in place.
 */
function serverFor(app: Express, limits: Limits): Server {
  class Request extends IncomingMessage {}
  class Response extends ServerResponse {}
  app.request = withPrototype(Request.prototype, app.request);
  app.response = withPrototype(Response.prototype, app.response);
  const server = createServer({
    IncomingMessage: Request,
    ServerResponse: Response,
    requireHostHeader: false, // node:http would answer itself, in another shape than our errors
    headersTimeout: limits.head,
    requestTimeout: limits.request,
    keepAliveTimeout: limits.idle,
    connectionsCheckingInterval: limits.lookEvery,
  });
  server.maxHeadersCount = 0; // their bytes are limited; of more than 1,000 it would silently drop the last ones
  server.maxConnections = Math.min(limits.connections, affordableConnections());
  // not in its documentation, but in all of its versions: a client that has sent all it wants gets its answer
  return Object.assign(server, { httpAllowHalfOpen: true });
}

function withPrototype<T extends object>(prototype: object, above: T): T {
  return Object.setPrototypeOf(prototype, above) as T;
}

function answer(server: Server, handle: RequestListener): void {
  server.on('request', handle);
  server.on('checkContinue', handle); // by default node:http asks for the body before anyone has looked at the head
  server.on('checkExpectation', handle); // by default node:http answers 417
}

/** What node:http would answer in other shapes, or not at all. */
function explain(server: Server, log: Logger): void {
  server.on('clientError', (error: NodeJS.ErrnoException, socket) => refuseUnreadable(error, socket as Socket, log));
  server.on('connect', (_, socket) => refuseTunnel(socket as Socket, log));
  server.on('timeout', (socket) => endPaused(socket, log));
  const full = sometimes(warnEvery, (more) => log.warn({ more }, 'connection refused: there are too many'));
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

/** When the system has no file descriptor left, each attempt to accept a connection is an error. */
function warnOf(log: Logger): (error: Error) => void {
  let last: Error;
  const warn = sometimes(warnEvery, (more) => log.error({ err: last, more }, 'no connection can be accepted'));
  return (error) => {
    last = error;
    warn();
  };
}
