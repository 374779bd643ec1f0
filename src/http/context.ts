/** The context of a request, its answer, and its line in the log. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Principal } from '../access/principal.js';
import type { ResourceName } from '../document/contract.js';
import type { Fault } from '../fault.js';
import type { Pace } from '../pace.js';
import { addressOf, withoutHost } from './address.js';
import type { BoundRoute } from './boundRoute.js';
import { commonHeaders } from './headers.js';
import type { Traffic } from './traffic.js';

export interface RequestContext {
  readonly log: Logger;
  readonly requestId: string;
  /** Missing when the bytes could not be read as a request. */
  readonly method?: string | undefined;
  /** Milliseconds, by `performance.now()`. */
  readonly started: number;
  readonly address: string;
  /** Whether an answer was sent. */
  answered?: true;
  route?: BoundRoute;
  /** Its name in the log, when it is no operation of a document. */
  endpoint?: string;
  path?: Record<string, string>;
  caller?: Principal;
  /** The resource, when the caller is let only at own records. */
  own?: ResourceName;
  mediaType?: string | undefined;
  /** Missing when the bytes could not be read as a request. */
  readonly traffic?: Traffic;
  /** Whether the client waits for a 100 before it sends the body. */
  awaitsContinue?: boolean;
  /** Gives back the room that the body takes. */
  leave?: () => void;
  /** Set when work on the request begins. */
  pace?: Pace;
  /** To be called when work on the request has ended. */
  ended?: (() => void) | undefined;
}

const saneRequestId = /^[\w.:-]{1,128}$/;
/** Tenants that do not match are not logged: they may be personal data that was put into the address by mistake. */
const saneTenant = /^[\w:|.-]{1,128}$/;

const contexts = new WeakMap<IncomingMessage, RequestContext>();

export const contextOf = (request: Request) => contexts.get(request) as RequestContext; // `begin` sets it for every request

export function begin(request: Request, log: Logger, traffic: Traffic): void {
  const sent = request.headers['x-request-id'];
  const requestId = typeof sent === 'string' && saneRequestId.test(sent) ? sent : randomUUID();
  request.url = withoutHost(request.url);
  const { method, url } = request;
  const awaitsContinue = request.httpVersion === '1.1' && /\b100-continue\b/i.test(request.headers.expect ?? '');
  contexts.set(request, {
    log,
    requestId,
    method,
    started: performance.now(),
    address: addressOf(url),
    traffic,
    awaitsContinue,
  });
}

/** As a flat list of names and values: the fastest form for `writeHead`. */
const flatHeaders = Object.entries(commonHeaders).flat();

/** The headers of every answer. */
const headersOf = ({ requestId }: RequestContext) => [...flatHeaders, 'X-Request-Id', requestId];

const tenantOf = ({ path }: RequestContext) => (saneTenant.test(path?.tenantId ?? '') ? path?.tenantId : undefined);

/** From here on the request costs the server time. */
export function beginWork(context: RequestContext): void {
  const { traffic, requestId: request, route, endpoint, caller } = context;
  const work = { request, operation: route?.id ?? endpoint, tenant: tenantOf(context), caller: caller?.id };
  context.ended = traffic?.underWay.begin(work);
}

/** Gives up an answer that nobody reads. */
function watchReading({ traffic, caller, log, requestId }: RequestContext, response: Response, bytes: number): void {
  const { socket } = response;
  if (socket === null || traffic === undefined) return;
  socket.setTimeout(traffic.limits.answerPause);
  traffic.unread.add(response, socket, caller?.id ?? '', bytes, () =>
    log.warn({ request: requestId, bytes }, 'answer dropped: too much is left unread'),
  );
}

/** Every answer with a body goes through here or `sendPublic`. */
export function send(request: Request, response: Response, status: number, json: Buffer, fault?: Fault): void {
  const context = contextOf(request);
  if (context.awaitsContinue) response.shouldKeepAlive = false; // nobody knows whether the body will come
  const type = ['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(json.length)];
  response.writeHead(status, [...headersOf(context), ...type]).end(json);
  request.body = undefined; // it may be read for long
  context.leave?.();
  watchReading(context, response, json.length);
  logAnswer(context, status, fault);
}

/**
 * An answer that everybody may read and keep; 304 when the client has it already.
 * @param headers replace those that every answer has.
 */
export function sendPublic(
  request: Request,
  response: Response,
  bytes: Buffer,
  headers: Readonly<Record<string, string>>,
): void {
  const context = contextOf(request);
  if (context.awaitsContinue) response.shouldKeepAlive = false;
  response.setHeaders(new Map(Object.entries({ ...commonHeaders, 'X-Request-Id': context.requestId, ...headers })));
  const status = request.fresh ? 304 : 200;
  if (status === 304) response.removeHeader('Content-Type');
  else response.setHeader('Content-Length', bytes.length);
  response.writeHead(status).end(status === 304 ? undefined : bytes);
  watchReading(context, response, bytes.length);
  logAnswer(context, status);
}

/** What an address supports, as the answer to OPTIONS tells. */
export interface Capabilities {
  readonly methods: readonly string[];
  /** Media types for `Accept-Patch` (RFC 5789 §3.1), if there is a PATCH. */
  readonly patches?: readonly string[] | undefined;
}

/** Answers OPTIONS, and with it the preflight requests of browsers (CORS). */
export function sendCapabilities(request: Request, response: Response, { methods, patches }: Capabilities): void {
  const context = contextOf(request);
  const headers = ['Allow', methods.join(', '), 'Access-Control-Max-Age', '86400', 'Content-Length', '0'];
  const accepted = patches === undefined ? [] : ['Accept-Patch', patches.join(', ')];
  response.writeHead(200, [...headersOf(context), ...headers, ...accepted]).end();
  logAnswer(context, 200);
}

/** The context of a request that node:http could not read; a new one if it failed before `begin`. */
export function contextOfUnreadable(
  log: Logger,
  request: IncomingMessage | undefined,
  method?: string,
): RequestContext {
  const existing = request && contexts.get(request);
  return existing ?? { log, requestId: randomUUID(), method, started: performance.now(), address: '' };
}

/** Ends a request whose client has gone. What was answered before on the connection still goes out. */
export function giveUp(request: Request): void {
  const context = contextOf(request);
  request.socket.destroySoon();
  context.leave?.();
  logAnswer(context, undefined);
}

/** Logs one line per request, without personal data: no address, token or text of the caller. */
export function logAnswer(context: RequestContext, status: number | undefined, fault?: Fault): void {
  if (context.answered) return;
  context.answered = true;
  const { log, requestId, method, started, route, endpoint } = context;
  const line = {
    request: requestId,
    method,
    operation: route?.id ?? endpoint,
    tenant: tenantOf(context),
    status,
    code: fault?.code,
    ms: Math.round((performance.now() - started) * 10) / 10,
  };
  if (fault?.code === 'keys_unavailable') log.warn(line, 'request failed');
  else if (fault?.kind === 'internal') log.error({ ...line, err: fault.cause }, 'request failed');
  else log.info(line, status === undefined ? 'request given up: its client has gone' : 'request');
  context.ended?.();
}
