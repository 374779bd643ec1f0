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
 * Express changes the prototype of every request and reply, which costs more than all else it does. These are made with the
 * prototypes it wants.
 */
function serverFor(app: Express): Server {
  return createServer(
    {
      IncomingMessage: withPrototype(IncomingMessage, app.request),
      ServerResponse: withPrototype(ServerResponse, app.response) as never,
    },
    app,
  );
}

function withPrototype<C extends new (...args: never[]) => object>(Base: C, prototype: object): C {
  function Made(...args: unknown[]) {
    return Reflect.construct(Base, args, Made);
  }
  Made.prototype = prototype;
  return Made as unknown as C;
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
