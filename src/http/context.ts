/** The context of a request, its response, and its line in the log. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Principal } from '../auth/permissions.js';
import type { Fault } from '../fault.js';
import type { ResourceName } from '../schema/contract.js';
import { Yielder } from '../yielder.js';
import { commonHeaders } from './headers.js';
import { addressOf, type BoundRoute, withoutHost } from './router.js';
import type { ServerState } from './serverState.js';

const saneRequestId = /^[\w.:-]{1,128}$/;
/** Invalid tenant ids are not logged: they could be personal data that was put into the URL by mistake. */
const saneTenant = /^[\w:|.-]{1,128}$/;

/** Everything about one request. It is handed on from step to step, and is the call that handlers get. */
export class RequestContext {
  readonly requestId: string;
  /** Milliseconds, by `performance.now()`. */
  readonly started = performance.now();
  /** The path, normalized. */
  readonly address: string;
  /** Whether the response was sent. */
  answered = false;
  route: BoundRoute | undefined = undefined;
  /** The name in the log, if it is not an operation of a document. */
  endpoint: string | undefined = undefined;
  /** Decoded values of the path parameters. */
  path: Readonly<Record<string, string>> = noParameters;
  tenant = '';
  caller: Principal | undefined = undefined;
  /** The resource, if the caller is limited to their own records. */
  own: ResourceName | undefined = undefined;
  query: Record<string, unknown> = {};
  body: unknown = undefined;
  mediaType: string | undefined = undefined;
  /** Whether the client waits for `100 Continue`. */
  awaitsContinue = false;
  /** Its place among the requests in progress. */
  place = -1;
  /** Releases the room of the body. */
  leave: (() => void) | undefined = undefined;
  /** Milliseconds, by `performance.now()`, when work on the request started: its body has arrived. */
  workStarted = Number.POSITIVE_INFINITY;
  #yielder: Yielder | undefined = undefined;

  /**
   * @param request undefined if node:http could not parse it.
   * @param state undefined if it failed before it reached the app.
   */
  constructor(
    readonly log: Logger,
    readonly request: IncomingMessage | undefined,
    readonly method = request?.method,
    readonly state?: ServerState,
  ) {
    const sent = request?.headers['x-request-id'];
    this.requestId = typeof sent === 'string' && saneRequestId.test(sent) ? sent : randomUUID();
    this.address = addressOf(request?.url ?? '');
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

export const contextOf = (request: Request) => request.context as RequestContext; // `begin` sets it for every request

export function begin(request: Request, log: Logger, state: ServerState): RequestContext {
  if (!request.url.startsWith('/')) request.url = withoutHost(request.url);
  const context = new RequestContext(log, request, request.method, state);
  const { expect } = request.headers;
  if (expect !== undefined) context.awaitsContinue = request.httpVersion === '1.1' && /\b100-continue\b/i.test(expect);
  request.context = context;
  return context;
}

/** A flat list of names and values, the fastest form for `writeHead`. */
const flatHeaders = Object.entries(commonHeaders).flat();

const jsonHeaders = [...flatHeaders, 'Content-Type', 'application/json; charset=utf-8'];

/** The headers of every response. */
const headersOf = ({ requestId }: RequestContext) => [...flatHeaders, 'X-Request-Id', requestId];

const tenantOf = ({ tenant }: RequestContext) => (saneTenant.test(tenant) ? tenant : undefined);

/** Starts the work on the request. */
export function beginWork(context: RequestContext): void {
  context.workStarted = performance.now();
  context.state?.inProgress.add(context);
}

/** What the log contains of a request in progress. The caller is included only if something is wrong. */
export function workOf(context: RequestContext) {
  const { requestId: request, route, endpoint, caller, workStarted } = context;
  const ms = Math.round(performance.now() - workStarted);
  return { request, operation: route?.id ?? endpoint, tenant: tenantOf(context), caller: caller?.id.slice(0, 128), ms };
}

/** Drops a response that the client does not read. */
function watchReading({ state, log, requestId }: RequestContext, response: Response, bytes: number): void {
  const { socket } = response;
  if (socket === null || state === undefined) return;
  socket.setTimeout(state.limits.answerPause);
  state.unread.add(response, socket, bytes, () =>
    log.warn({ request: requestId, bytes }, 'dropped response: too much of it is unread'),
  );
}

/** Sends every response with a body, except those of `sendPublic`. */
export function send(context: RequestContext, response: Response, status: number, json: Buffer, fault?: Fault): void {
  if (context.awaitsContinue) response.shouldKeepAlive = false; // the client may or may not send the body
  const { requestId } = context;
  const own = ['X-Request-Id', requestId, 'Content-Length', String(json.length)];
  response.writeHead(status, [...jsonHeaders, ...own]).end(json);
  context.body = undefined; // reading it may take long
  context.leave?.();
  watchReading(context, response, json.length);
  logAnswer(context, status, fault);
}

/**
 * Sends a response that everyone can read and cache; 304 if the client has it already.
 * @param headers replace those that every response has; undefined removes one.
 */
export function sendPublic(
  request: Request,
  response: Response,
  bytes: Buffer,
  headers: Readonly<Record<string, string | undefined>>,
): void {
  const context = contextOf(request);
  if (context.awaitsContinue) response.shouldKeepAlive = false;
  const all = Object.entries({ ...commonHeaders, 'X-Request-Id': context.requestId, ...headers });
  for (const [name, value] of all) if (value !== undefined) response.setHeader(name, value);
  const status = request.fresh ? 304 : 200;
  if (status === 304) response.removeHeader('Content-Type');
  else response.setHeader('Content-Length', bytes.length);
  response.writeHead(status).end(status === 304 ? undefined : bytes);
  watchReading(context, response, bytes.length);
  logAnswer(context, status);
}

/** The methods of a path, as returned by OPTIONS. */
export interface Capabilities {
  readonly methods: readonly string[];
  /** Media types for `Accept-Patch` (RFC 5789 §3.1), if there is a PATCH. */
  readonly patches?: readonly string[] | undefined;
}

/** Answers OPTIONS, including CORS preflight requests. */
export function sendCapabilities(request: Request, response: Response, { methods, patches }: Capabilities): void {
  const context = contextOf(request);
  const headers = ['Allow', methods.join(', '), 'Access-Control-Max-Age', '86400', 'Content-Length', '0'];
  const accepted = patches === undefined ? [] : ['Accept-Patch', patches.join(', ')];
  response.writeHead(200, [...headersOf(context), ...headers, ...accepted]).end();
  logAnswer(context, 200);
}

/** The context of a request that node:http could not parse; a new one if it failed before `begin`. */
export const contextOfUnreadable = (log: Logger, request: IncomingMessage | undefined, method?: string) =>
  request?.context ?? new RequestContext(log, undefined, method);

/** Ends a request whose client has disconnected. Earlier responses on the connection are still sent. */
export function giveUp(context: RequestContext): void {
  context.request?.socket.destroySoon();
  context.leave?.();
  logAnswer(context, undefined);
}

/** Logs one line per request, without personal data: no addresses, tokens or content. */
export function logAnswer(context: RequestContext, status: number | undefined, fault?: Fault): void {
  if (context.answered) return;
  context.answered = true;
  const { log, requestId, method, started, workStarted, route, endpoint } = context;
  const now = performance.now();
  const line = {
    request: requestId,
    method,
    operation: route?.id ?? endpoint,
    tenant: tenantOf(context),
    status,
    code: fault?.code,
    ms: Math.round((now - started) * 10) / 10,
  };
  if (fault?.code === 'keys_unavailable') log.warn(line, 'request failed');
  else if (fault?.status === 500) log.error({ ...line, err: fault.cause }, 'request failed');
  else log.info(line, status === undefined ? 'request aborted by the client' : 'request');
  if (now - workStarted > slow) log.warn(workOf(context), 'slow request');
  context.state?.inProgress.delete(context);
}

/** Milliseconds of work after which a request has a warning. */
const slow = 1000;
