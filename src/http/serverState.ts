/** What all connections and requests of a server share: limits, and the memory that they use. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Logger } from 'pino';
import type { RequestContext } from './context.js';
import type { Metrics } from './metrics.js';
import { Strangers } from './strangers.js';

const seconds = (count: number) => count * 1000;
const megabytes = (count: number) => count * 1024 * 1024;

/** For one connection, for one address, for one tenant and for all of them: milliseconds, bytes and numbers. */
const usualLimits = {
  /** For the headers of a request, from its first byte or from the start of the connection. */
  head: seconds(20),
  /** For a whole request, including its body. */
  request: seconds(120),
  /** How long a body can pause. */
  bodyPause: seconds(15),
  /** How long a response waits while the client reads nothing; twice as long the first time. */
  answerPause: seconds(15),
  /**
   * How long an idle connection stays open: longer than the usual 60 s of proxies and clients, so that they close first. A
   * request sent while the server closes would be lost.
   */
  idle: seconds(72),
  /** Between checks for requests that arrive too slowly. */
  lookEvery: seconds(5),
  connections: 10_000,
  /** Of one address, without a valid token: open connections, and requests per second. */
  connectionsOfAddress: 200,
  requestsOfAddress: 200,
  /** For a connection of an address that has too many. */
  timeForToken: seconds(1),
  /** Pipelined requests on a connection. */
  ahead: 100,
  /** Unread responses of all clients. */
  unread: megabytes(256),
  /** Bodies that are being read or processed: of all tenants, and of one. */
  bodies: megabytes(96),
  bodiesOfTenant: megabytes(48),
  /** How long requests in progress have to finish during a shutdown, and how long a body or a response can pause then. */
  stop: seconds(25),
  stopPause: seconds(5),
};

export type Limits = Readonly<typeof usualLimits>;

/** node:http stores the current response in this property, undocumented but in all versions. */
export type HttpSocket = Socket & { readonly _httpMessage?: ServerResponse | null };

/** Smaller bodies and responses are not counted: the limit of connections bounds them. */
export const countedFrom = 16 * 1024;

export class ServerState {
  readonly limits: Limits;
  /** Open connections → since when each is idle during a shutdown. */
  readonly connections = new Map<HttpSocket, number | undefined>();
  /** Bytes of the bodies that are being read or processed. */
  readonly bodies = new Map<RequestContext, number>();
  /** Bytes of the responses that are written but not yet read by the client, the oldest first. */
  readonly unread = new Map<ServerResponse, number>();
  readonly strangers: Strangers;
  isStopping = false;
  readonly #warn: () => void;

  /** @param trustedProxies addresses and networks, as `TRUSTED_PROXIES` lists them. */
  constructor(
    limits: Partial<Limits> = {},
    readonly metrics?: Metrics,
    trustedProxies: readonly string[] = ['loopback'],
    log?: Logger,
  ) {
    this.limits = { ...usualLimits, ...limits };
    this.strangers = new Strangers(this.limits, trustedProxies, (socket) => this.refuse(socket));
    this.#warn = rarely<void>(() => log?.warn('refused connection: too many connections'));
  }

  /** Closes a connection that is one too many. */
  refuse(socket: Socket): void {
    socket.destroy();
    this.metrics?.refused('connections');
    this.#warn();
  }

  /**
   * The requests that are being worked on, at most one for each connection. They are not collected as they come and go: V8 moves
   * what a Set or a Map holds to the old generation each time it makes room, which would double what the collector costs a POST.
   */
  get inProgress(): RequestContext[] {
    return [...this.connections.keys()].flatMap(({ _httpMessage: response }) => {
      const context = response?.req.context;
      return context !== undefined && !context.answered && Number.isFinite(context.workStarted) ? [context] : [];
    });
  }

  /**
   * Reserves memory for a body. No tenant gets all of it, so none can keep the others out.
   * @returns whether there is room.
   */
  reserve(context: RequestContext, bytes: number): boolean {
    if (bytes < countedFrom) return true;
    const ofTenant = [...this.bodies].filter(([{ tenant }]) => tenant === context.tenant).map(([, held]) => held);
    if (sum(this.bodies.values()) + bytes > this.limits.bodies) return false;
    if (sum(ofTenant) + bytes > this.limits.bodiesOfTenant) return false;
    this.bodies.set(context, bytes);
    return true;
  }

  /**
   * Counts a large response until it is read. Beyond the limit, the tenant with the most bytes loses its oldest one, whose client has
   * had the most time to read.
   * @param dropped is called with each response that is dropped.
   */
  countUnread(
    response: ServerResponse,
    bytes: number,
    dropped: (response: ServerResponse, bytes: number) => void,
  ): void {
    if (!this.unread.delete(response)) response.once('close', () => this.unread.delete(response));
    this.unread.set(response, bytes);
    while (sum(this.unread.values()) > this.limits.unread) {
      const [oldest, held] = this.#oldestOfLargest();
      this.unread.delete(oldest);
      dropped(oldest, held);
      oldest.socket?.destroy();
    }
  }

  /** Of the tenant with the most bytes of unread responses. */
  #oldestOfLargest(): [ServerResponse, number] {
    const held = new Map<string | undefined, number>();
    const ofTenant = ([{ req }]: [ServerResponse, number]) => held.get(req.context?.tenant) ?? 0;
    for (const one of this.unread) held.set(one[0].req.context?.tenant, ofTenant(one) + one[1]);
    return [...this.unread].reduce((most, one) => (ofTenant(one) > ofTenant(most) ? one : most));
  }
}

/** Milliseconds between two warnings of the same kind. */
const warnEvery = 10_000;

export function rarely<T>(warn: (about: T) => void): (about: T) => void {
  let next = 0;
  return (about) => {
    if (Date.now() < next) return;
    next = Date.now() + warnEvery;
    warn(about);
  };
}

export function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
