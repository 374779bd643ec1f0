/** What all connections and requests of a server share: limits, the requests in progress, and the memory that they use. */
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

/** Smaller bodies and responses are not counted: the limit of connections bounds them. */
const countedFrom = 16 * 1024;

export const nothing = () => {};

export class ServerState {
  readonly limits: Limits;
  readonly unread: ResponseBacklog;
  readonly bodies: BodyBudget;
  readonly inProgress = new InProgress();

  constructor(limits: Partial<Limits> = {}) {
    this.limits = { ...usualLimits, ...limits };
    this.unread = new ResponseBacklog(this.limits.unread);
    this.bodies = new BodyBudget(this.limits.bodies, this.limits.bodiesOfTenant);
  }
}

/** Counts the bytes of bodies in progress. No tenant gets all of them, so none can keep the others out. */
export class BodyBudget {
  #bytes = 0;
  readonly #byTenant = new Map<string, number>();

  constructor(
    private readonly all: number,
    private readonly ofTenant: number,
  ) {}

  get bytes(): number {
    return this.#bytes;
  }

  /** @returns a function that releases the bytes, once; `undefined` if there is no room. */
  take(tenant: string, bytes: number): (() => void) | undefined {
    if (bytes < countedFrom) return nothing;
    if (this.#bytes + bytes > this.all || this.#of(tenant) + bytes > this.ofTenant) return undefined;
    this.#add(tenant, bytes);
    let isHeld = true;
    return () => {
      if (isHeld) this.#add(tenant, -bytes);
      isHeld = false;
    };
  }

  #of(tenant: string): number {
    return this.#byTenant.get(tenant) ?? 0;
  }

  #add(tenant: string, bytes: number): void {
    this.#bytes += bytes;
    const left = this.#of(tenant) + bytes;
    if (left === 0) this.#byTenant.delete(tenant);
    else this.#byTenant.set(tenant, left);
  }
}

/**
 * The requests that are worked on. It is not a Set, because V8 moves what a Set holds to the old generation each time it
 * makes room: that would double what the collector costs a POST.
 */
export class InProgress {
  readonly #all: RequestContext[] = [];

  get size(): number {
    return this.#all.length;
  }

  [Symbol.iterator](): Iterator<RequestContext> {
    return this.#all.values();
  }

  add(context: RequestContext): void {
    context.place = this.#all.push(context) - 1;
  }

  delete(context: RequestContext): void {
    if (this.#all[context.place] !== context) return;
    const last = this.#all.pop() as RequestContext; // it has at least this one
    if (last === context) return;
    last.place = context.place;
    this.#all[last.place] = last;
  }
}

/** Responses that are written but not yet read by the client, and so use memory. */
export class ResponseBacklog {
  /** Functions that drop one response each, in the order in which they were written. */
  readonly #drops = new Set<() => void>();
  #bytes = 0;

  /** @param most bytes. Beyond it, the oldest response is dropped: its client has had the most time to read. */
  constructor(private readonly most: number) {}

  get bytes(): number {
    return this.#bytes;
  }

  /** @param dropped is called when the response is dropped. */
  add(response: ServerResponse, socket: Socket, bytes: number, dropped: () => void): void {
    if (bytes < countedFrom || socket.destroyed) return;
    const remove = () => {
      if (this.#drops.delete(drop)) this.#bytes -= bytes;
    };
    const drop = () => {
      dropped();
      remove();
      socket.destroy();
    };
    this.#drops.add(drop);
    this.#bytes += bytes;
    response.once('close', remove);
    for (const dropOldest of this.#drops) {
      if (this.#bytes <= this.most) break;
      dropOldest();
    }
  }
}
