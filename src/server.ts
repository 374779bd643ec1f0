/** An Express app behind node:http, quick and stoppable. */
import { randomUUID } from 'node:crypto';
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { AddressInfo, Socket } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Express } from 'express';
import { cors } from './cors.js';
import { invalid } from './fault.js';

const longestGoodbye = 10_000;
/** Milliseconds that a connection may wait for its next request: longer than proxies and clients keep theirs (60 s as a rule),
 * so that they are the ones who hang up, and never send a request into a connection that is just being closed. */
const longestPause = 72_000;

export interface Listening {
  /** `http://host:port`, the port as it was given or found. */
  readonly url: string;
  /** Takes no new connections, lets answers under way finish (10 s at most). */
  close(): Promise<void>;
}

/** Port 0 finds a free one. */
export async function listen(app: Express, host: string, port: number): Promise<Listening> {
  const server = serverFor(app);
  server.keepAliveTimeout = longestPause;
  server.on('clientError', refuse);
  server.on('checkExpectation', app); // else node:http answers 417
  await new Promise<void>((resolve, reject) => {
    server.once('error', reject);
    server.listen(port, host, resolve);
  });
  const { port: found } = server.address() as AddressInfo;
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

/**
 * Answers what node:http could not read as a request, in the shape of every other error, and hangs up. Answers under way to
 * whole requests before it go first.
 */
function refuse(error: NodeJS.ErrnoException, stream: unknown): void {
  const socket = stream as Socket & { _httpMessage?: ServerResponse | null };
  const underWay = socket._httpMessage;
  if (underWay?.req.complete) {
    underWay.once('finish', () => refuse(error, socket));
    return;
  }
  if (socket.writable && error.code !== 'ECONNRESET' && !underWay?.headersSent) socket.write(refusal(error));
  socket.destroySoon();
}

function refusal({ code }: NodeJS.ErrnoException): string {
  const requestId = randomUUID();
  const body = JSON.stringify(unreadable[code ?? '']?.body(requestId) ?? malformed.body(requestId));
  const headers = {
    ...cors,
    'X-Request-Id': requestId,
    'Content-Type': 'application/json; charset=utf-8',
    'Content-Length': Buffer.byteLength(body),
    Connection: 'close',
  };
  const lines = Object.entries(headers).map(([name, value]) => `${name}: ${value}`);
  return ['HTTP/1.1 400 Bad Request', ...lines, '', body].join('\r\n');
}

const malformed = invalid('request_malformed', 'This is not a request of HTTP/1.1.');
const unreadable: Readonly<Record<string, typeof malformed>> = {
  HPE_HEADER_OVERFLOW: invalid('header_too_large', 'The address and the headers may have at most 16 KB together.'),
  HPE_CHUNK_EXTENSIONS_OVERFLOW: invalid('body_unreadable', 'The chunk extensions of the body are too large.'),
  ERR_HTTP_REQUEST_TIMEOUT: invalid('request_timeout', 'The request did not arrive in time. Send it again.'),
};

async function close(server: Server): Promise<void> {
  let closed = false;
  server.on('request', (_request, response: ServerResponse) => {
    response.shouldKeepAlive = false;
  });
  const done = new Promise<void>((resolve) => {
    server.close(() => {
      closed = true;
      resolve();
    });
  });
  const deadline = Date.now() + longestGoodbye;
  while (!closed && Date.now() < deadline) {
    server.closeIdleConnections();
    await sleep(10);
  }
  server.closeAllConnections();
  await done;
}
