/** The connections of a server: pipelined requests, and the graceful shutdown. */
import cluster from 'node:cluster';
import type { IncomingMessage, RequestListener, Server, ServerResponse } from 'node:http';
import { type Socket, Server as TcpServer } from 'node:net';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { connected, mayStart, startLater } from '../lib/yielder.js';
import type { HttpSocket, ServerState } from './state.js';

/** Milliseconds. */
const pollIntervalMs = 10;
/** How long connections that wait for acceptance are still accepted during a shutdown: one in each turn, which can be long. */
const acceptTimeoutMs = 10_000;
/** The longest that the main process needs to hand the next one to a worker. */
const handoverMs = 250;
/** How long a request that is already on its way can still arrive on an idle connection during a shutdown. */
const idleGraceMs = 100;
/**
 * How long the client can take to close the connection after that. What it sends is read and dropped, because closing a
 * connection with unread bytes resets it.
 */
const closeGraceMs = 200;

/** Not yet checked: whoever names another tenant's is refused soon. */
const tenantIn = ({ url = '' }: IncomingMessage): string => url.split('/', 4)[3] ?? '';

export class Connections {
  /** Connection → number of its requests that wait for the response before them. */
  readonly #ahead = new WeakMap<Socket, number>();
  /** Connection → what begins with its request that waits to be started. */
  readonly #arrived = new WeakMap<Socket, () => void>();
  /** Number of connections so far. */
  #taken = 0;

  constructor(
    private readonly server: Server,
    private readonly state: ServerState,
    private readonly handle: RequestListener,
  ) {
    server.on('connection', (socket) => {
      this.#taken++;
      connected();
      // not `maxConnections`: the main process would offer a worker's refused connection to the next one, without end
      if (state.connections.size >= state.limits.connections) return state.refuse(socket);
      state.connections.set(socket, undefined);
      socket.once('close', () => state.connections.delete(socket));
      state.strangers.arrived(socket);
    });
    // a body that cannot be parsed is that of a request which has begun
    server.on('clientError', (_, socket) => this.#arrived.get(socket as Socket)?.());
    server.on('request', this.#pass);
    server.on('checkContinue', this.#pass); // by default node:http asks for the body before the headers are checked
    server.on('checkExpectation', this.#pass); // by default node:http responds with 417
  }

  /**
   * Requests that a client sends without waiting for the responses (RFC 9112 §9.3.2) are handled one after the other: node:http
   * gives the connection to one response at a time, so at most one waits to be read.
   */
  readonly #pass: RequestListener = (request, response) => {
    const { socket } = request;
    if (this.state.isStopping) response.shouldKeepAlive = false;
    if (socket.writableEnded)
      request.resume(); // it can no longer be answered
    else if (response.socket === null) this.#wait(request, response);
    else if (mayStart()) this.handle(request, response);
    else this.#startLater(request, response);
  };

  #startLater(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const begin = () => {
      if (this.#arrived.delete(socket) && !socket.destroyed) this.handle(request, response);
    };
    this.#arrived.set(socket, begin);
    startLater(tenantIn(request), begin);
  }

  #wait(request: IncomingMessage, response: ServerResponse): void {
    const { socket } = request;
    const count = (this.#ahead.get(socket) ?? 0) + 1;
    this.#ahead.set(socket, count);
    if (count > this.state.limits.ahead) socket.destroy();
    response.once('socket', () => {
      this.#ahead.set(socket, (this.#ahead.get(socket) ?? 0) - 1);
      process.nextTick(() => socket.destroyed || this.#pass(request, response));
    });
  }

  /**
   * Stops accepting connections. Closes each one when its responses are sent, or all of them after the timeout. Node's own
   * `close` would end connections whose responses are still being sent.
   */
  async close(): Promise<void> {
    const { connections, limits } = this.state;
    this.state.isStopping = true;
    // tells the clients not to send more
    for (const { _httpMessage: response } of connections.keys()) if (response) response.shouldKeepAlive = false;
    const deadline = Date.now() + limits.stop;
    await this.#takeWaiting();
    const closed = new Promise((resolve) => TcpServer.prototype.close.call(this.server, resolve));
    while (connections.size > 0 && Date.now() < deadline) {
      await sleep(pollIntervalMs);
      await nextTurn(); // everything that has arrived by now is read
      for (const [socket, idleSince] of connections) this.#endIdle(socket, idleSince);
    }
    for (const socket of connections.keys()) socket.destroy();
    await closed;
    this.server.close(() => {}); // stops its timers
  }

  /**
   * Accepts connections that the system, or the main process of workers, has already accepted: closing the listener would reset
   * them.
   */
  async #takeWaiting(): Promise<void> {
    const ends = Date.now() + acceptTimeoutMs;
    for (let before = -1; before !== this.#taken && Date.now() < ends; ) {
      before = this.#taken;
      await nextTurn();
      await nextTurn(); // the first turn may be the one in which the signal arrived
      if (cluster.isWorker) await sleep(handoverMs);
    }
  }

  #endIdle(socket: HttpSocket, idleSince = performance.now()): void {
    const { stopPause } = this.state.limits;
    const isBusy = Boolean(socket._httpMessage);
    this.state.connections.set(socket, isBusy ? undefined : idleSince);
    if (isBusy && (socket.timeout ?? 0) > stopPause) socket.setTimeout(stopPause);
    const idle = performance.now() - idleSince;
    if (isBusy || idle < idleGraceMs) return;
    if (idle < idleGraceMs + closeGraceMs) socket.end();
    else socket.destroy();
  }
}
