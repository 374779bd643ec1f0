/**
 * The Express app. A request passes:
 * request id → route → token, tenant, rate limit, permission → body → validator → handler in a unit of work → commit → response.
 */

import express, {
  type ErrorRequestHandler,
  type Express,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { Logger } from 'pino';
import type { Authenticate } from '../auth/bearer.js';
import { authorize, belongsTo } from '../auth/permissions.js';
import { Fault, toFault } from '../fault.js';
import { GivenUp } from '../lib/yielder.js';
import type { Limit } from '../limits/limiter.js';
import type { LoadedService } from '../records/registry.js';
import type { Base } from '../records/unitOfWork.js';
import { checkHost, cors, giveUp, send, sendCapabilities } from './answer.js';
import { admitBody, bodyLimits, bytesOf, checkMediaTypeGiven, mediaTypeOf, parseBody } from './body.js';
import { isCsvAsked, sendCsv } from './csv.js';
import {
  answerEndpoint,
  type Endpoint,
  type Failing,
  health,
  me,
  trialTokenEndpoint,
  trialTokenPath,
} from './endpoints.js';
import { beginTrial, perform } from './mechanics.js';
import { information, type WebOptions } from './pages.js';
import { Rates } from './rates.js';
import { allowedMethods, type BoundRoute, bindRoutes, decode, Router, withoutHost } from './router.js';
import { beginWork, contextOf, type Limits, type Metrics, RequestContext, ServerState } from './state.js';

/** Authentication and rate limits. */
export interface Access {
  readonly authenticate: Authenticate;
  /** Addresses and networks; the default is this machine. */
  readonly trustedProxies?: readonly string[] | undefined;
  readonly limit?: Limit | undefined;
  /** Further endpoints, by path. */
  readonly beside?: readonly (readonly [string, Endpoint])[] | undefined;
}

interface AppOptions extends Access, Base {
  readonly services: readonly LoadedService[];
  readonly limits?: Partial<Limits> | undefined;
  /** Without it, no pages are served. */
  readonly web?: WebOptions | undefined;
  /** What keeps the server from serving requests, beside that it stops. */
  readonly failing: () => Promise<Failing[]>;
  readonly metrics?: Metrics | undefined;
}

export interface App {
  readonly express: Express;
  readonly log: Logger;
  readonly state: ServerState;
}

export function createApp(options: AppOptions): App {
  const { services, registry, ports, limits, web, beside = [], failing, metrics, trustedProxies } = options;
  const state = new ServerState(limits, metrics, trustedProxies, ports.log);
  const routes = bindRoutes(services, registry);
  const router = new Router<BoundRoute>();
  for (const bound of routes) router.add(bound.document, bound.route, bound);
  const serve = serving(options, router);
  const endpoints = new Map([
    ...beside,
    ...information(services, web),
    ...health(async () => [...(await failing()), ...(state.isStopping ? (['stopping'] as const) : [])]),
    ['/me', me(services, options.authenticate, ports.clock)],
    ...(web?.trialToken === undefined ? [] : [[trialTokenPath, trialTokenEndpoint(web.trialToken)] as const]),
  ]);
  const handle: RequestHandler = (request, response) => {
    if (!request.url.startsWith('/')) request.url = withoutHost(request.url);
    const context = new RequestContext(ports.log, request, state);
    request.context = context;
    if (!state.strangers.has(request)) return answer(context, request, response);
    return admitted(context, request, options).then(() => answer(context, request, response));
  };
  const answer = (context: RequestContext, request: Request, response: Response) => {
    checkHost(request);
    const endpoint = endpoints.get(context.address);
    if (endpoint !== undefined) return answerEndpoint(endpoint, context, request, response);
    if (request.method !== 'OPTIONS') return serve(context, request, response);
    // the whole server (RFC 9110 §9.3.7)
    if (context.address === '*') return sendCapabilities(context, response, [cors['Access-Control-Allow-Methods']]);
    const found = router.all(context.address);
    return sendCapabilities(context, response, allowedMethods(found.keys()), found.get('PATCH')?.route.mediaTypes);
  };
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.use(handle, answerFault);
  return { express: app, log: ports.log, state };
}

/** A request whose token is not known to be valid waits until its address may send one more. @throws GivenUp */
async function admitted(context: RequestContext, request: Request, { authenticate, ports }: AppOptions): Promise<void> {
  const { strangers } = context.state as ServerState; // the app gives it to every context
  try {
    context.identified = await authenticate(request.headers.authorization, ports.clock());
    strangers.known(request.socket);
  } catch {
    await strangers.wait(request); // what is wrong is said where a token is needed
  }
}

/** Serves an operation of a document. What is wrong with a request is found before its body is read, where possible. */
function serving(base: AppOptions, router: Router<BoundRoute>) {
  const { authenticate, ports, limit } = base;
  const rates = limit && new Rates(limit);
  const batches = new Line(8);

  return async (context: RequestContext, request: Request, response: Response): Promise<void> => {
    const { value: route, path } = router.find(request.method, context.address);
    context.route = route;
    context.path = path;
    context.tenant = path.tenantId ?? '';
    if (request.url.includes('%')) decode(request.url); // also the query must be well-formed
    if (route.permission !== undefined) {
      const found = context.identified ?? authenticate(request.headers.authorization, ports.clock());
      const caller = found instanceof Promise ? await found : found;
      if (!belongsTo(caller, context.tenant)) throw new Fault('tenant_forbidden');
      context.caller = caller;
      const counting = rates?.count(response, { tenant: context.tenant, caller: caller.id, cost: 1 });
      if (counting !== undefined) await counting;
      if (authorize(caller, route, route.verb, route.permission) === 'own') context.own = route.name;
    }
    const bytes = route.route.mediaTypes.length > 0 ? await readBody(context, request, response, route) : undefined;
    if (bytes !== undefined) request.socket.setTimeout(0);
    beginWork(context);
    const leave =
      route.bodyKind === 'batch' ? await batches.enter(`${context.tenant}/${context.caller?.id}`) : undefined;
    try {
      if (bytes !== undefined) {
        context.body = await parseBody(bytes, route.bodyKind, context);
        checkMediaTypeGiven(context.body, context.mediaType, route.route);
      }
      if (route.hasEffects && answerWithoutEffects(context, request, response)) return;
      if (request.url.includes('?')) context.query = request.query;
      route.validator.validate(context);
      const isCsv = route.hasCsv && isCsvAsked(context, request);
      if (isCsv) context.query.format = 'csv';
      if (rates !== undefined && route.bodyKind === 'batch') await countBatch(rates, context, response);
      if (context.query.dry_run !== undefined) beginTrial(context, response);
      const reply = await perform(base, route, context, bytes);
      if (isCsv) await sendCsv(context, response, reply);
      else send(context, response, reply);
    } finally {
      leave?.();
    }
  };
}

/** Lets a limited number of requests of each caller be processed at a time: many batches at once hold too much memory to be fast. */
class Line {
  readonly #callers = new Map<string, { underWay: number; readonly waiting: (() => void)[] }>();

  constructor(private readonly most: number) {}

  /** Waits for the caller's earlier requests. @returns a function that ends this one. */
  async enter(caller: string): Promise<() => void> {
    const line = this.#callers.get(caller) ?? { underWay: 0, waiting: [] };
    this.#callers.set(caller, line);
    if (line.underWay < this.most) line.underWay++;
    else await new Promise<void>((go) => line.waiting.push(go));
    return () => {
      const next = line.waiting.shift();
      if (next !== undefined) next();
      else if (--line.underWay === 0) this.#callers.delete(caller);
    };
  }
}

/**
 * Counts each operation of a batch; one was counted before the body was read.
 * @throws Fault `too_many_requests`, or `batch_beyond_limit` for a batch that can never fit.
 */
async function countBatch(rates: Rates, { tenant, caller, body }: RequestContext, response: Response): Promise<void> {
  const { length: whole } = (body as { readonly operations: readonly unknown[] }).operations;
  if (whole > 1) await rates.count(response, { tenant, caller: caller?.id ?? '', cost: whole - 1, whole });
}

/** Unauthenticated callers cannot send large bodies: this comes after all checks that need no body. */
function readBody(context: RequestContext, request: Request, response: Response, bound: BoundRoute): Promise<Buffer> {
  const { route, bodyKind } = bound;
  const limit = bodyLimits[bodyKind];
  context.mediaType = mediaTypeOf(request, route);
  admitBody(request, response, context, limit);
  return bytesOf(request, limit);
}

/**
 * A HEAD or a prefetch must not change anything, even if a GET does.
 * @returns whether the request was answered here.
 * @throws Fault `prefetch_refused`
 */
function answerWithoutEffects(context: RequestContext, { method, headers }: Request, response: Response): boolean {
  const isHead = method === 'HEAD';
  if (isHead) send(context, response, { json: Buffer.alloc(0) });
  else if (/\bprefetch\b/i.test(`${headers['sec-purpose']} ${headers.purpose} ${headers['x-moz']}`))
    throw new Fault('prefetch_refused');
  return isHead;
}

const answerFault: ErrorRequestHandler = (thrown, request, response, _next) => {
  const context = contextOf(request);
  if (thrown instanceof GivenUp) return giveUp(context);
  const fault = toFault(thrown);
  const { status, headers } = fault;
  send(context, response, { status, headers, fault, json: Buffer.from(JSON.stringify(fault.body(context.requestId))) });
};
