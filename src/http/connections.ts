/** The connections of a server, and its graceful end. */
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Limits } from './limits.js';

/** Milliseconds. */
const lookEvery = 10;

export class Connections {
  readonly #server: Server;
  readonly #limits: Limits;
  /** Connection → requests on it whose answers are not all with the system yet. */
  readonly #requests = new Map<Socket, number>();
  readonly #answers = new Set<ServerResponse>();
  #closing = false;

  constructor(server: Server, limits: Limits) {
    this.#server = server;
    this.#limits = limits;
    server.on('connection', (socket) => {
      this.#requests.set(socket, 0);
      socket.once('close', () => this.#requests.delete(socket));
    });
  }

  /** Counts the requests that it passes on. */
  counting(handle: RequestListener): RequestListener {
    return (request, response) => {
      const { socket } = request;
      this.#add(socket, 1);
      this.#answers.add(response);
      response.once('close', () => {
        this.#answers.delete(response);
        this.#add(socket, -1);
      });
      if (this.#closing) response.shouldKeepAlive = false;
      handle(request, response);
    };
  }

  #add(socket: Socket, count: number): void {
    const before = this.#requests.get(socket);
    if (before !== undefined) this.#requests.set(socket, before + count);
  }

  /**
   * Takes no new connections; closes each when its answers are sent, all when time is up. Node's own `close` ends connections
   * whose answers are still on their way.
   */
  async close(): Promise<void> {
    this.#closing = true;
    for (const answer of this.#answers) answer.shouldKeepAlive = false; // a client must not send more
    const { stop } = this.#limits;
    const deadline = Date.now() + stop;
    const closed = new Promise((resolve) => TcpServer.prototype.close.call(this.#server, resolve));
    await sleep(lookEvery); // for what has arrived already
    while (this.#requests.size > 0 && Date.now() < deadline) {
      this.#endIdle();
      await sleep(lookEvery);
    }
    for (const socket of this.#requests.keys()) socket.destroy();
    await closed;
    this.#server.close(() => {}); // stops what it does at intervals
  }

  #endIdle(): void {
    const { stopPause } = this.#limits;
    for (const [socket, requests] of this.#requests) {
      if (requests === 0) socket.destroySoon();
      else if ((socket.timeout ?? 0) > stopPause) socket.setTimeout(stopPause);
    }
  }
}
