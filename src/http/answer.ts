import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { ErrorRequestHandler, Request, Response } from 'express';
import type { Logger } from 'pino';
import { Fault, toFault } from '../fault.js';
import { RequestAborted } from '../lib/yielder.js';
import type { Reply } from '../records/work.js';
import { allowedMethods, type BoundRoute, type Router } from './router.js';
import { contextOf, countedFrom, RequestContext } from './state.js';

/** CORS headers of every response: pages of any origin can call the API and read these headers. */
export const cors = {
  'Access-Control-Allow-Origin': '*',
  'Access-Control-Allow-Methods': 'GET, HEAD, PUT, POST, PATCH, DELETE, OPTIONS',
  'Access-Control-Allow-Headers':
    'Authorization, Content-Type, Idempotency-Key, If-Match, If-None-Match, Prefer, X-Request-Id',
  'Access-Control-Expose-Headers':
    'X-Request-Id, X-Last-Evaluated-Key, Link, Total, Allow, Accept-Patch, Retry-After, RateLimit, RateLimit-Policy, WWW-Authenticate, ETag, Idempotent-Replayed, Dry-Run, Created, Preference-Applied, Content-Disposition',
};

export const commonHeaders = {
  ...cors,
  'Cache-Control': 'no-store',
  'X-Content-Type-Options': 'nosniff',
} as const;

/** Invalid tenant ids are not logged: they could be personal data that was put into the URL by mistake. */
const saneTenant = /^[\w:|.-]{1,128}$/;

/** A host name or address with an optional port (RFC 3986 §3.2.2). */
const validHost = /^(?:\[[\da-f:.]+\]|[\w.~!$&'()*+,;=%-]+)(?::\d*)?$/i;

/**
 * All servers on the way must agree on the host (RFC 9112 §3.2). HTTP/1.0 does not require it.
 * @throws Fault `request_malformed`
 */
export function checkHost({ headers: { host = '' }, httpVersion }: IncomingMessage): void {
  if (validHost.test(host) || (host === '' && httpVersion === '1.0')) return;
  throw Fault.of('request_malformed', 'Send exactly one Host header, with a valid host.');
}

/** A flat list of names and values, the fastest form for `writeHead`. */
export const flatHeaders = Object.entries(commonHeaders).flat();

const jsonHeaders = [...flatHeaders, 'Content-Type', 'application/json; charset=utf-8'];

/** What the log contains of a slow request, or of one in progress when the process ends. */
export function workOf({ requestId: request, route, endpoint, tenant, caller, workStarted }: RequestContext) {
  const ms = Math.round(performance.now() - workStarted);
  const place = saneTenant.test(tenant) ? tenant : undefined;
  return { request, operation: route?.id ?? endpoint, tenant: place, caller: caller?.id.slice(0, 128), ms };
}

/** Drops a response that is written, or a part of it, if the client does not read it. */
export function awaitReading({ state, log }: RequestContext, response: Response, bytes: number): void {
  const { socket } = response;
  if (socket === null || socket.destroyed || state === undefined) return;
  socket.setTimeout(state.limits.answerPause);
  if (bytes >= countedFrom)
    state.countUnread(response, bytes, (dropped, bytes) =>
      log.warn({ request: dropped.req.context?.requestId, bytes }, 'dropped response: too much of it is unread'),
    );
}

/** Sends every response of an operation or an error, except `sendCsv`. */
export function send(context: RequestContext, response: Response, answer: Answer): void {
  const { json, headers, doc, status = 200, fault } = answer;
  if (context.awaitsContinue) response.shouldKeepAlive = false; // the client may or may not send the body
  for (const name in headers) response.setHeader(name, headers[name] as string);
  const isUnchanged = status === 304;
  const all = (isUnchanged ? flatHeaders : jsonHeaders).concat('X-Request-Id', context.requestId);
  if (doc !== undefined) all.push('ETag', doc.etag);
  if (!isUnchanged) all.push('Content-Length', String(json.length));
  response.writeHead(status, all).end(json); // a 304 has an empty one
  context.body = undefined; // reading the response may take long
  if (response.socket?.writableLength !== 0) awaitReading(context, response, json.length); // the system has not taken all of it
  logAnswer(context, status, fault);
}

/** The last step of a request that could not be served. */
export const answerFault: ErrorRequestHandler = (thrown, request, response, _next) => {
  const context = contextOf(request);
  if (thrown instanceof RequestAborted) return abortRequest(context);
  const fault = toFault(thrown);
  const { status, headers } = fault;
  send(context, response, { status, headers, fault, json: Buffer.from(JSON.stringify(fault.body(context.requestId))) });
};

/** A reply, or an error. */
type Answer = Omit<Reply, 'status'> & { readonly status?: number; readonly fault?: Fault };

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
  response.send(bytes);
  if (response.socket?.writableLength !== 0) awaitReading(context, response, bytes.length);
  logAnswer(context, response.statusCode);
}

/**
 * Answers OPTIONS, including CORS preflight requests.
 * @param patches media types for `Accept-Patch` (RFC 5789 §3.1), if there is a PATCH.
 */
export function sendCapabilities(
  context: RequestContext,
  response: Response,
  methods: readonly string[],
  patches?: readonly string[],
): void {
  const headers = ['X-Request-Id', context.requestId, 'Allow', methods.join(', ')];
  if (patches !== undefined) headers.push('Accept-Patch', patches.join(', '));
  response.writeHead(200, [...flatHeaders, ...headers, 'Access-Control-Max-Age', '86400', 'Content-Length', '0']).end();
  logAnswer(context, 200);
}

/** OPTIONS of a path, or of the whole server (RFC 9110 §9.3.7). */
export function answerOptions(router: Router<BoundRoute>, context: RequestContext, response: Response): void {
  const isWhole = context.address === '*';
  const found: ReadonlyMap<string, BoundRoute> = isWhole ? new Map() : router.all(context.address);
  const methods = isWhole ? [cors['Access-Control-Allow-Methods']] : allowedMethods(found.keys());
  sendCapabilities(context, response, methods, found.get('PATCH')?.route.mediaTypes);
}

/** The context of a request that node:http could not parse; a new one if it failed before it reached the app. */
export const contextOfUnreadable = (log: Logger, request: IncomingMessage | undefined, method?: string) =>
  request?.context ?? new RequestContext(log, undefined, undefined, method);

/** Ends a request whose client has disconnected. Earlier responses on the connection are still sent. */
export function abortRequest(context: RequestContext): void {
  context.request?.socket.destroySoon();
  logAnswer(context, undefined);
}

/** Logs one line per request, without personal data: no addresses, tokens or content. */
export function logAnswer(context: RequestContext, status: number | undefined, fault?: Fault): void {
  if (context.answered) return;
  context.answered = true;
  const { log, requestId, method, started, workStarted, route, endpoint, page, tenant, state } = context;
  const now = performance.now();
  const line = {
    request: requestId,
    method,
    operation: route?.id ?? endpoint,
    path: page?.path,
    tenant: saneTenant.test(tenant) ? tenant : undefined,
    status,
    code: fault?.code,
    ms: Math.round((now - started) * 10) / 10,
  };
  if (fault?.code === 'keys_unavailable') log.warn(line, 'request failed');
  else if (fault?.status === 500) log.error({ ...line, err: fault.cause }, 'request failed');
  else
    log[page?.isLoaded && !fault ? 'debug' : 'info'](
      line,
      status === undefined ? 'request aborted by the client' : 'request',
    );
  state?.metrics?.answered(context, status, now - started, fault);
  if (now - workStarted > slow) log.warn(workOf(context), 'slow request');
  if (state?.bodies.size) state.bodies.delete(context);
}

/** Milliseconds of work after which a request has a warning. */
const slow = 1000;
