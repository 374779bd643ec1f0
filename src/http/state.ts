/** What a server keeps of its requests: the context of each, their limits, and the memory that they use. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Socket } from 'node:net';
import type { Request } from 'express';
import type { Logger } from 'pino';
import type { Principal } from '../auth/permissions.js';
import type { Fault } from '../fault.js';
import { Yielder } from '../lib/yielder.js';
import type { Once } from '../records/work.js';
import type { ResourceName } from '../schema/contract.js';
import type { Finding } from '../schema/findings.js';
import type { BoundRoute } from './router.js';
import { limitsOfStrangers, Strangers } from './strangers.js';

const saneRequestId = /^[\w.:-]{1,128}$/;

/** Everything about one request. It is handed on from step to step, and is the call that handlers get. */
export class RequestContext {
  readonly requestId: string;
  /** Milliseconds, by `performance.now()`. */
  readonly started = performance.now();
  /** The path, with percent-encoded unreserved characters decoded (RFC 3986 §6.2.2). */
  readonly address: string;
  /** Whether the response was sent. */
  answered = false;
  route: BoundRoute | undefined = undefined;
  /** The name in the log, if it is not an operation of a document. */
  endpoint: string | undefined = undefined;
  /** The path of what is served to everybody, and whether a page only loads it. */
  page: { readonly path: string; readonly isLoaded: boolean } | undefined = undefined;
  /** Decoded values of the path parameters. */
  path: Readonly<Record<string, string>> = noParameters;
  tenant = '';
  caller: Principal | undefined = undefined;
  /** Whose token was verified before the operation was known, or with a key that was fetched. */
  identified: Principal | undefined = undefined;
  /** The resource, if the caller is limited to their own records. */
  own: ResourceName | undefined = undefined;
  query: Record<string, unknown> = {};
  body: unknown = undefined;
  mediaType: string | undefined = undefined;
  doubts: readonly Finding[] | undefined = undefined;
  minimal = false;
  dryRun = false;
  overrides: readonly string[] | undefined = undefined;
  once: Once | undefined = undefined;
  /** Whether the client waits for `100 Continue`. */
  awaitsContinue: boolean;
  /** Milliseconds, by `performance.now()`, when work on the request started: its body has arrived. */
  workStarted = Number.POSITIVE_INFINITY;
  #yielder: Yielder | undefined = undefined;

  /**
   * @param request undefined if node:http could not parse it.
   * @param state undefined if it failed before it reached the app.
   */
  constructor(
    readonly log: Logger,
    readonly request?: IncomingMessage,
    readonly state?: ServerState,
    readonly method = request?.method,
  ) {
    const { 'x-request-id': sent, expect } = request?.headers ?? {};
    this.requestId = typeof sent === 'string' && saneRequestId.test(sent) ? sent : randomUUID();
    this.awaitsContinue = expect !== undefined && request?.httpVersion === '1.1' && /\b100-continue\b/i.test(expect);
    const { url = '' } = request ?? {};
    const end = url.indexOf('?');
    const path = end === -1 ? url : url.slice(0, end);
    this.address = path.includes('%') ? path.replace(unreserved, decodeURIComponent) : path;
  }

  get operation(): string | undefined {
    return this.route?.id;
  }

  /** Created when work on the request starts. */
  get yielder(): Yielder {
    const { tenant, caller, request } = this;
    this.#yielder ??= new Yielder(request && { tenant, caller: caller?.id ?? '', client: request.socket });
    return this.#yielder;
  }
}

const noParameters = {};

declare module 'node:http' {
  interface IncomingMessage {
    /** Undefined until the app has begun with it. */
    context?: RequestContext;
  }
}

export const contextOf = (request: Request) => request.context as RequestContext; // the app sets it for every request

/** Percent-encoded letters, digits, `-`, `.`, `_` and `~` (RFC 3986 §2.3). */
const unreserved = /%(?:2[DE]|3\d|[46][1-9A-F]|[57][\dA]|5F|7E)/gi;

/** What counts the answers of a server. */
export interface Metrics {
  /** @param ms milliseconds. */
  answered(context: RequestContext, status: number | undefined, ms: number, fault?: Fault): void;
  refused(limit: string): void;
}

const seconds = (count: number) => count * 1000;
const megabytes = (count: number) => count * 1024 * 1024;

/** For one connection, for one address, for one tenant and for all of them: milliseconds, bytes and numbers. */
const defaultLimits = {
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
  checkInterval: seconds(5),
  connections: 10_000,
  ...limitsOfStrangers,
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

export type Limits = Readonly<typeof defaultLimits>;

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
    this.limits = { ...defaultLimits, ...limits };
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
    return [...this.unread].reduce((largest, one) => (ofTenant(one) > ofTenant(largest) ? one : largest));
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

export const sum = (numbers: Iterable<number>) => [...numbers].reduce((total, one) => total + one, 0);
