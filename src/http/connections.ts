/** The connections of a server: pipelining, and the graceful shutdown. */
import type { RequestListener, Server, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { Limits } from './serverState.js';

/** Milliseconds. */
const lookEvery = 10;
/** How long connections that wait for acceptance are still accepted during a shutdown. */
const taking = 1000;
/** How long a request that is already on its way can still arrive on an idle connection during a shutdown. */
const grace = 100;
/**
 * How long the client can take to close the connection after that. What it sends is read and dropped, because closing a
 * connection with unread bytes resets it.
 */
const lingering = 200;

export class Connections {
  readonly #server: Server;
  readonly #limits: Limits;
  /**
   * Connection → the response that is not yet handed to the system, and since when there is none. A set of all
   * responses would cost more: see `InProgress`.
   */
  readonly #open = new Map<Socket, { answer: ServerResponse | undefined; idleSince: number }>();
  /** Number of connections so far. */
  #taken = 0;
  #closing = false;

  constructor(server: Server, limits: Limits) {
    this.#server = server;
    this.#limits = limits;
    server.on('connection', (socket) => {
      this.#taken++;
      this.#open.set(socket, { answer: undefined, idleSince: performance.now() });
      socket.once('close', () => this.#open.delete(socket));
    });
  }

  /** Notes each request, one at a time for each connection, and passes it on, unless it can no longer be answered. */
  noting(handle: RequestListener): RequestListener {
    return (request, response) => {
      const { socket } = request;
      const load = this.#open.get(socket);
      if (load === undefined || socket.writableEnded) return void request.resume();
      load.answer = response;
      response.once('close', () => {
        load.answer = undefined;
        load.idleSince = performance.now();
      });
      if (this.#closing) response.shouldKeepAlive = false;
      handle(request, response);
    };
  }

  /**
   * Stops accepting connections. Closes each one when its responses are sent, or all of them after the timeout. Node's own
   * `close` would end connections whose responses are still being sent.
   */
  async close(): Promise<void> {
    this.#closing = true;
    for (const { answer } of this.#open.values()) if (answer) answer.shouldKeepAlive = false; // tells the client not to send more
    const { stop } = this.#limits;
    const deadline = Date.now() + stop;
    await this.#takeWaiting();
    const closed = new Promise((resolve) => TcpServer.prototype.close.call(this.#server, resolve));
    for (const load of this.#open.values()) load.idleSince = performance.now();
    while (this.#open.size > 0 && Date.now() < deadline) {
      await sleep(lookEvery);
      await nextTurn(); // everything that has arrived by now is read
      this.#endIdle();
    }
    for (const socket of this.#open.keys()) socket.destroy();
    await closed;
    this.#server.close(() => {}); // stops its timers
  }

  /** Accepts connections that the system has already accepted: closing the listener would reset them. */
  async #takeWaiting(): Promise<void> {
    const ends = Date.now() + taking;
    for (let before = -1; before !== this.#taken && Date.now() < ends; ) {
      before = this.#taken;
      await nextTurn();
      await nextTurn(); // the first turn may be the one in which the signal arrived
    }
  }

  #endIdle(): void {
    const { stopPause } = this.#limits;
    for (const [socket, { answer, idleSince }] of this.#open) {
      const idle = performance.now() - idleSince;
      if (answer && (socket.timeout ?? 0) > stopPause) socket.setTimeout(stopPause);
      if (answer || idle < grace) continue;
      if (idle < grace + lingering) socket.end();
      else socket.destroy();
    }
  }
}

interface Pipeline {
  last: ServerResponse;
  waiting: number;
}

/**
 * Handles the requests that a client sends on one connection without waiting for the answers (RFC 9112 §9.3.2) one after
 * the other: a connection has at most one response that waits to be read.
 * @param most how many can wait; the connection of a client that sends more is closed.
 */
export function pipelining(most: number, handle: RequestListener): RequestListener {
  const pipelines = new WeakMap<Socket, Pipeline>();
  return (request, response) => {
    const { socket } = request;
    const pipeline = pipelines.get(socket);
    if (pipeline === undefined || (pipeline.waiting === 0 && pipeline.last.writableFinished)) {
      pipelines.set(socket, { last: response, waiting: 0 });
      handle(request, response);
      return;
    }
    if (++pipeline.waiting > most) {
      socket.destroy();
      return;
    }
    pipeline.last.once('close', () => {
      pipeline.waiting--;
      if (!socket.destroyed) handle(request, response);
    });
    pipeline.last = response;
  };
}
