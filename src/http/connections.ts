/** The connections of a server, and its graceful end. */
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Limits } from './limits.js';

/** Milliseconds. */
const lookEvery = 10;
/** For connections to be taken that wait when the server stops. */
const taking = 1000;
/** In which a request that is on its way is still answered, on a connection that is idle while the server stops. */
const grace = 100;
/** In which the client may close it after that. What it sends then is read and dropped: a connection with unread bytes is reset. */
const lingering = 200;

export class Connections {
  readonly #server: Server;
  readonly #limits: Limits;
  /** Connection → requests on it whose answers are not all with the system yet, and since when there is none, or the server stops. */
  readonly #open = new Map<Socket, { requests: number; idleSince: number }>();
  /** Connections so far. */
  #taken = 0;
  readonly #answers = new Set<ServerResponse>();
  #closing = false;

  constructor(server: Server, limits: Limits) {
    this.#server = server;
    this.#limits = limits;
    server.on('connection', (socket) => {
      this.#taken++;
      this.#open.set(socket, { requests: 0, idleSince: performance.now() });
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  /** Counts the requests that it passes on: all but those that nobody could be answered any more. */
  counting(handle: RequestListener): RequestListener {
    return (request, response) => {
      const { socket } = request;
      if (socket.writableEnded) return void request.resume();
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
    const load = this.#open.get(socket);
    if (load === undefined) return;
    load.requests += count;
    load.idleSince = performance.now();
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
    await this.#takeWaiting();
    const closed = new Promise((resolve) => TcpServer.prototype.close.call(this.#server, resolve));
    for (const load of this.#open.values()) load.idleSince = performance.now();
    while (this.#open.size > 0 && Date.now() < deadline) {
      await sleep(lookEvery);
      await nextTurn(); // what has arrived by now is read
      this.#endIdle();
    }
    for (const socket of this.#open.keys()) socket.destroy();
    await closed;
    this.#server.close(() => {}); // stops what it does at intervals
  }

  /** Takes the connections that the system has accepted: when the listener closes, it resets them. */
  async #takeWaiting(): Promise<void> {
    const ends = Date.now() + taking;
    for (let before = -1; before !== this.#taken && Date.now() < ends; ) {
      before = this.#taken;
      await nextTurn();
      await nextTurn(); // the first may be of the round in which the signal came
    }
  }

  #endIdle(): void {
    const { stopPause } = this.#limits;
    for (const [socket, { requests, idleSince }] of this.#open) {
      const idle = performance.now() - idleSince;
      if (requests > 0 && (socket.timeout ?? 0) > stopPause) socket.setTimeout(stopPause);
      if (requests > 0 || idle < grace) continue;
      if (idle < grace + lingering) socket.end();
      else socket.destroy();
    }
  }
}
