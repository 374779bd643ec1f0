/** The Express app: the steps of a request, in their order. What is wrong with it is found before its body is read, where possible. */
import express, { type Express, type Request, type Response } from 'express';
import type { Logger } from 'pino';
import type { LoadedService } from '../records/registry.js';
import { type Base, reading } from '../records/unitOfWork.js';
import type { Call, Reply } from '../records/work.js';
import type { OperationId } from '../schema/contract.js';
import { type Access, admit, authorized, identified, Line, Rates, routed } from './admission.js';
import { answerFault, answerOptions, checkHost, send } from './answer.js';
import { bodyLimits, checkMediaTypeGiven, parseBody, readBody } from './body.js';
import { isCsvAsked, sendCsv } from './csv.js';
import { answerEndpoint, demoTokenEndpoints, type Failing, health, me } from './endpoints.js';
import { information, type WebOptions } from './pages.js';
import {
  answerWithoutEffects,
  beginDryRun,
  beginOverriding,
  checkConditions,
  conditionsIn,
  minimal,
  mostOperations,
  once,
  prefersMinimal,
  unlessKnown,
} from './preconditions.js';
import { type BoundRoute, bindRoutes, type Router, withoutHost } from './router.js';
import { type Limits, type Metrics, RequestContext, ServerState } from './state.js';

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
  const { services, registry, ports, limits, web, beside = [], failing, metrics, trustedProxies, publicUrl } = options;
  const state = new ServerState(limits, metrics, trustedProxies, ports.log);
  const router = bindRoutes(services, { registry, ports });
  const operate = operating(options, router);
  const endpoints = new Map([
    ...beside,
    ...information(services, web, publicUrl),
    ...health(async () => [...(await failing()), ...(state.isStopping ? (['stopping'] as const) : [])]),
    ['/me', me(services, options.authenticate, ports.clock, ports.historyDays !== 0)],
    ...demoTokenEndpoints(web?.demoToken),
  ]);
  const handle = (request: Request, response: Response) => {
    if (!request.url.startsWith('/')) request.url = withoutHost(request.url);
    const context = new RequestContext(ports.log, request, state);
    request.context = context;
    if (!state.strangers.has(request)) return answer(context, request, response);
    return admit(context, request, options).then(() => answer(context, request, response));
  };
  const answer = (context: RequestContext, request: Request, response: Response) => {
    checkHost(request);
    const endpoint = endpoints.get(context.address);
    if (endpoint !== undefined) return answerEndpoint(endpoint, context, request, response);
    if (request.method === 'OPTIONS') return answerOptions(router, context, response);
    return operate(context, request, response);
  };
  const app = express();
  app.disable('x-powered-by');
  app.disable('etag');
  app.set('query parser', 'simple');
  app.use(handle, answerFault);
  return { express: app, log: ports.log, state };
}

/** The steps of an operation of a document. */
function operating(base: AppOptions, router: Router<BoundRoute>) {
  const rates = base.limit && new Rates(base.limit);
  const line = new Line(8);

  return async (context: RequestContext, request: Request, response: Response): Promise<void> => {
    const route = routed(router, context, request);
    if (route.permission !== undefined) {
      const identifying = identified(context, request, base);
      if (identifying !== undefined) await identifying;
      const counting = rates?.countRequest(context, response);
      if (counting !== undefined) await counting;
      authorized(context, route);
    }
    const bytes = route.takesBody
      ? await readBody(context, request, response, route.route, bodyLimits[route.bodyKind])
      : undefined;
    context.workStarted = performance.now();
    const leave = route.bodyKind === 'batch' ? await line.enter(context) : undefined;
    try {
      const most = route.bodyKind === 'batch' ? mostOperations(request) : undefined;
      if (bytes !== undefined) context.body = await parseBody(bytes, route.bodyKind, context, most);
      if (bytes !== undefined) checkMediaTypeGiven(context.body, context.mediaType, route.route);
      if (route.hasEffects && answerWithoutEffects(context, request, response)) return;
      if (request.url.includes('?')) context.query = request.query;
      route.validator.validate(context);
      const isCsv = route.hasCsv && isCsvAsked(context, request);
      if (rates !== undefined && route.bodyKind === 'batch') await rates.countBatch(context, response);
      if (context.query.dry_run !== undefined) beginDryRun(context, response);
      if (context.query.override !== undefined) beginOverriding(context, route, base.registry);
      // the validator has checked all against the document that the types are made from; without a permission, there is no caller
      const call = context as unknown as Call<OperationId>;
      const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch, prefer } = request.headers;
      const conditions = (ifMatch ?? ifNoneMatch) === undefined ? undefined : conditionsIn(request.headers, route);
      context.minimal = prefer !== undefined && prefersMinimal(prefer, route);
      let reply: Reply;
      if (route.isRead) {
        reply = await reading(base, call, (work) => route.handler(call, work));
        if (conditions !== undefined) reply = unlessKnown(reply, conditions);
        if (base.publicUrl !== undefined) reply = linkedFrom(base.publicUrl, reply);
      } else
        reply = await once(base, route, context, call, bytes, async (work) => {
          if (conditions !== undefined) await checkConditions(conditions, route, call, work);
          const reply = await route.handler(call, work);
          return context.minimal ? minimal(reply, route) : reply;
        });
      if (isCsv) await sendCsv(context, response, reply);
      else send(context, response, reply);
    } finally {
      leave?.();
    }
  };
}

/** A link is written without the address of the server, which only the operator knows: the header `Host` can be anybody's. */
function linkedFrom(publicUrl: string, reply: Reply): Reply {
  const { Link: link, ...headers } = reply.headers ?? {};
  return link === undefined ? reply : { ...reply, headers: { ...headers, Link: `<${publicUrl}${link.slice(1)}` } };
}
