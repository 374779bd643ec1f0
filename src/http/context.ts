/** A request on its way: what is known of it, its one answer, and its line in the log. */
import { randomUUID } from 'node:crypto';
import type { IncomingMessage } from 'node:http';
import { performance } from 'node:perf_hooks';
import type { Request, Response } from 'express';
import type { Logger } from 'pino';
import type { Principal } from '../access/principal.js';
import type { Fault } from '../fault.js';
import { addressOf, withoutHost } from './address.js';
import type { BoundRoute } from './boundRoute.js';
import { cors } from './cors.js';

export interface RequestContext {
  readonly log: Logger;
  readonly requestId: string;
  /** Nothing when what came was no request. */
  readonly method?: string | undefined;
  readonly started: number;
  readonly address: string;
  /** Whether it has had its answer. */
  answered?: true;
  route?: BoundRoute;
  path?: Record<string, string>;
  caller?: Principal;
  mediaType?: string | undefined;
}

const saneRequestId = /^[\w.:-]{1,128}$/;
/** Names that tenants may have: what else stands in their place is somebody's mistake, or an address. */
const saneTenant = /^[\w:|.-]{1,128}$/;

const contexts = new WeakMap<IncomingMessage, RequestContext>();

/** What is known of a request that has begun. */
export const contextOf = (request: Request) => contexts.get(request) as RequestContext; // the first step of every request sets it

export function begin(request: Request, log: Logger): void {
  const sent = request.headers['x-request-id'];
  const requestId = typeof sent === 'string' && saneRequestId.test(sent) ? sent : randomUUID();
  request.url = withoutHost(request.url);
  const { method, url } = request;
  contexts.set(request, { log, requestId, method, started: performance.now(), address: addressOf(url) });
}

const commonHeaders = Object.entries({ ...cors, 'Cache-Control': 'no-store' }).flat();

/** Those of every answer, whatever becomes of the request: names and values in turn, the quickest way to hand them over. */
const headersOf = ({ requestId }: RequestContext) => [...commonHeaders, 'X-Request-Id', requestId];

/** The one way to answer. */
export function send(request: Request, response: Response, status: number, json: Buffer, fault?: Fault): void {
  const context = contextOf(request);
  const type = ['Content-Type', 'application/json; charset=utf-8', 'Content-Length', String(json.length)];
  response.writeHead(status, [...headersOf(context), ...type]).end(json);
  logAnswer(context, status, fault);
}

/** What an address answers, in the headers of OPTIONS. */
export interface Abilities {
  readonly methods: readonly string[];
  /** Media types of patches, where it takes any. */
  readonly patches?: readonly string[] | undefined;
}

/** Says what an address answers, to a page that asks before it calls, too. */
export function sendAbilities(request: Request, response: Response, { methods, patches }: Abilities): void {
  const context = contextOf(request);
  const asked = ['Allow', methods.join(', '), 'Access-Control-Max-Age', '86400', 'Content-Length', '0'];
  const accepted = patches === undefined ? [] : ['Accept-Patch', patches.join(', ')];
  response.writeHead(200, [...headersOf(context), ...asked, ...accepted]).end();
  logAnswer(context, 200);
}

/** What could not be read as a request, or the request that it was a part of. */
export function unread(log: Logger, request: IncomingMessage | undefined, method?: string): RequestContext {
  const known = request && contexts.get(request);
  return known ?? { log, requestId: randomUUID(), method, started: performance.now(), address: '' };
}

/** One line per request: no address, no token, nothing that a person wrote. */
export function logAnswer(context: RequestContext, status: number, fault?: Fault): void {
  if (context.answered) return;
  context.answered = true;
  const { log, requestId, method, started, route, path } = context;
  const line = {
    request: requestId,
    method,
    operation: route?.id,
    tenant: saneTenant.test(path?.tenantId ?? '') ? path?.tenantId : undefined,
    status,
    code: fault?.code,
    ms: Math.round((performance.now() - started) * 10) / 10,
  };
  if (fault?.kind === 'internal') log.error({ ...line, err: fault.cause }, 'request failed');
  else log.info(line, 'request');
}
