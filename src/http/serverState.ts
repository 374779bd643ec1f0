/** What all connections and requests of a server share: limits, and the memory that they use. */
import type { ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { RequestContext } from './context.js';

/** Limits for one connection, for one tenant and for all of them. */
export interface Limits {
  /** Milliseconds for the headers of a request, from its first byte or from the start of the connection. */
  readonly head: number;
  /** Milliseconds for a whole request, including its body. */
  readonly request: number;
  /** Milliseconds that a body can pause. */
  readonly bodyPause: number;
  /** Milliseconds that a response waits while the client reads nothing; twice as long the first time. */
  readonly answerPause: number;
  /** Milliseconds that an idle connection stays open. */
  readonly idle: number;
  /** Milliseconds between checks for requests that arrive too slowly. */
  readonly lookEvery: number;
  readonly connections: number;
  /** The maximum number of pipelined requests on a connection. */
  readonly ahead: number;
  /** The maximum number of unread response bytes of all clients. */
  readonly unread: number;
  /** The maximum number of body bytes that are being read or processed: of all tenants, and of one. */
  readonly bodies: number;
  readonly bodiesOfTenant: number;
  /** Milliseconds that requests in progress have to finish during a shutdown. */
  readonly stop: number;
  /** Milliseconds that a body or a response can pause during a shutdown. */
  readonly stopPause: number;
}

const seconds = (count: number) => count * 1000;
const megabytes = (count: number) => count * 1024 * 1024;

const usualLimits: Limits = {
  head: seconds(20),
  request: seconds(120),
  bodyPause: seconds(15),
  answerPause: seconds(15),
  // longer than the usual 60 s of proxies and clients, so that they close first: a request sent while the server closes
  // would be lost
  idle: seconds(72),
  lookEvery: seconds(5),
  connections: 10_000,
  ahead: 100,
  unread: megabytes(256),
  bodies: megabytes(96),
  bodiesOfTenant: megabytes(48),
  stop: seconds(25),
  stopPause: seconds(5),
};

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

  constructor(limits: Partial<Limits> = {}) {
    this.limits = { ...usualLimits, ...limits };
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
   * Counts a large response until it is read. Beyond the limit, the oldest one is dropped: its client has had the most time to read.
   * @param dropped is called with each response that is dropped.
   */
  countUnread(
    response: ServerResponse,
    bytes: number,
    dropped: (response: ServerResponse, bytes: number) => void,
  ): void {
    this.unread.set(response, bytes);
    response.once('close', () => this.unread.delete(response));
    let over = sum(this.unread.values()) - this.limits.unread;
    for (const [oldest, held] of this.unread) {
      if (over <= 0) break;
      this.unread.delete(oldest);
      over -= held;
      dropped(oldest, held);
      oldest.socket?.destroy();
    }
  }
}

export function sum(numbers: Iterable<number>): number {
  let total = 0;
  for (const number of numbers) total += number;
  return total;
}
