/** An Express app behind node:http, quick and stoppable. */
import { createServer, IncomingMessage, type Server, ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Express } from 'express';

const longestGoodbye = 10_000;

export interface Listening {
  /** `http://host:port`, the port as it was given or found. */
  readonly url: string;
  /** Takes no new connections, lets answers under way finish (10 s at most). */
  close(): Promise<void>;
}

/** Port 0 finds a free one. */
export async function listen(app: Express, host: string, port: number): Promise<Listening> {
  const server = serverFor(app);
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
  return createServer({ IncomingMessage: Request, ServerResponse: Response }, app);
}

function inserted<T extends object>(prototype: object, above: T): T {
  return Object.setPrototypeOf(prototype, above) as T;
}

async function close(server: Server): Promise<void> {
  let closed = false;
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
