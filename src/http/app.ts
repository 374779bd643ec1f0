/**
 * The Express app. A request passes:
 * cors → request id → route → token, rate limit → body → validator → handler in a unit of work → commit → response.
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
import { authorize, belongsTo, type Principal } from '../auth/permissions.js';
import { Fault, toFault } from '../fault.js';
import type { Limit } from '../limits/limiter.js';
import type { LoadedService } from '../records/registry.js';
import { type Base, reading, unitOfWork } from '../records/unitOfWork.js';
import type { Call } from '../records/work.js';
import type { OperationId } from '../schema/contract.js';
import { GivenUp } from '../yielder.js';
import { admitBody, bodyLimits, bytesOf, checkMediaTypeGiven, mediaTypeOf, parseBody } from './body.js';
import {
  begin,
  beginWork,
  type Capabilities,
  contextOf,
  giveUp,
  type RequestContext,
  send,
  sendCapabilities,
} from './context.js';
import { answerEndpoint, type Endpoint, me, trialTokenEndpoint, trialTokenPath } from './endpoints.js';
import { checkAuthorization, checkHost, cors } from './headers.js';
import { information, type WebOptions } from './pages.js';
import { Rates } from './rates.js';
import { allowedMethods, type BoundRoute, bindRoutes, Router } from './router.js';
import { type Limits, ServerState } from './serverState.js';

/** Authentication and rate limits. */
export interface Access {
  readonly authenticate: Authenticate;
  readonly limit?: Limit | undefined;
  /** Finds further endpoints, if any. */
  readonly beside?: ((address: string) => Endpoint | undefined) | undefined;
}

interface AppOptions extends Access, Base {
  readonly services: readonly LoadedService[];
  readonly limits?: Partial<Limits> | undefined;
  /** Without it, no pages are served. */
  readonly web?: WebOptions | undefined;
}

export interface App {
  readonly express: Express;
  readonly log: Logger;
  readonly state: ServerState;
  /** Compiles all validators now instead of at their first request. */
  warmUp(): void;
}

export function createApp(options: AppOptions): App {
  const { services, registry, ports, limits } = options;
  const state = new ServerState(limits);
  const routes = bindRoutes(services, registry);
  const endpointAt = endpointsOf(options);
  const serve = serving(options, routerOf(routes));
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  const begun: RequestHandler = (request, response) => {
    const context = begin(request, ports.log, state);
    checkHost(request);
    const endpoint = endpointAt(context.address);
    return endpoint === undefined
      ? serve(context, request, response)
      : answerEndpoint(endpoint, context, request, response);
  };
  app.use(begun, answerFault);
  const warmUp = () => {
    for (const { validator } of routes) validator.warmUp();
  };
  return { express: app, log: ports.log, state, warmUp };
}

function endpointsOf({ services, authenticate, ports, web, beside }: AppOptions) {
  const endpoints = new Map([
    ...information(services, web),
    ['/me', me(services, authenticate, ports.clock)],
    ...(web?.trialToken === undefined ? [] : [[trialTokenPath, trialTokenEndpoint(web.trialToken)] as const]),
  ]);
  return (address: string) => endpoints.get(address) ?? beside?.(address);
}

function routerOf(routes: readonly BoundRoute[]): Router<BoundRoute> {
  const router = new Router<BoundRoute>();
  for (const bound of routes) router.add(bound.document, bound.route, bound);
  return router;
}

/** `*` stands for the whole server (RFC 9110 §9.3.7). */
function capabilitiesOf(router: Router<BoundRoute>, address: string): Capabilities {
  if (address === '*') return { methods: [cors['Access-Control-Allow-Methods']] };
  const routes = router.all(address);
  return { methods: allowedMethods(routes.keys()), patches: routes.get('PATCH')?.route.mediaTypes };
}

function checkEncoding(url: string): void {
  try {
    decodeURIComponent(url);
  } catch {
    throw new Fault('address_malformed');
  }
}

/** Serves an operation of a document. What is wrong with a request is found before its body is read, where possible. */
function serving(base: AppOptions, router: Router<BoundRoute>) {
  const { authenticate, ports, limit } = base;
  const rates = limit && new Rates(limit);

  return (context: RequestContext, request: Request, response: Response): void | Promise<void> => {
    if (request.method === 'OPTIONS')
      return sendCapabilities(request, response, capabilitiesOf(router, context.address));
    const { value: route, path } = router.find(request.method, context.address);
    context.route = route;
    context.path = path;
    context.tenant = path.tenantId ?? '';
    if (request.url.includes('%')) checkEncoding(request.url);
    const admitted = route.permission === undefined ? undefined : authorized(context, request, response, route);
    return admitted === undefined
      ? runOperation(context, request, response, route)
      : admitted.then(() => runOperation(context, request, response, route));
  };

  /** Unauthenticated callers cannot send large bodies. @returns a promise only if something waits. */
  function authorized(context: RequestContext, request: Request, response: Response, route: BoundRoute) {
    checkAuthorization(request.rawHeaders);
    const caller = authenticate(request.headers.authorization, ports.clock());
    return caller instanceof Promise ? caller.then(admit) : admit(caller);

    function admit(caller: Principal): Promise<void> | undefined {
      const { tenant } = context;
      if (!belongsTo(caller, tenant)) throw new Fault('tenant_forbidden');
      context.caller = caller;
      const counted = rates?.count(response, { tenant, caller: caller.id, cost: 1 });
      if (counted !== undefined) return counted.then(() => checkPermission(context, caller, route));
      return checkPermission(context, caller, route);
    }
  }

  async function runOperation(context: RequestContext, request: Request, response: Response, route: BoundRoute) {
    if (route.route.mediaTypes.length > 0) await readBody(context, request, response, route);
    else beginWork(context);
    if (route.hasEffects && answerWithoutEffects(context, request, response)) return;
    if (request.url.includes('?')) context.query = request.query;
    route.validator.validate(context);
    if (rates !== undefined && route.bodyKind === 'batch')
      await rates.countBatch(response, { tenant: context.tenant, caller: context.caller?.id ?? '' }, context.body);
    // the validator has checked everything against the document that the types are generated from; a call that needs no
    // token has no caller and no tenant
    const call = context as unknown as Call<OperationId>;
    const { json, headers } = await (route.isRead ? reading : unitOfWork)(base, call, (work) =>
      route.handler(call, work),
    );
    for (const name in headers) response.setHeader(name, headers[name] as string);
    send(context, response, 200, json);
  }
}

function checkPermission(context: RequestContext, caller: Principal, route: BoundRoute): undefined {
  if (authorize(caller, route, route.verb, route.permission) === 'own') context.own = route.name;
}

async function readBody(context: RequestContext, request: Request, response: Response, bound: BoundRoute) {
  const { route, bodyKind } = bound;
  const limit = bodyLimits[bodyKind];
  context.mediaType = mediaTypeOf(request, route);
  admitBody(request, response, context, limit);
  const bytes = await bytesOf(request, limit);
  request.socket.setTimeout(0);
  beginWork(context);
  context.body = await parseBody(bytes, bodyKind, context.yielder);
  checkMediaTypeGiven(context.body, context.mediaType, route);
}

/**
 * A HEAD or a prefetch must not change anything, even if a GET does.
 * @returns whether the request was answered here.
 * @throws Fault `prefetch_refused`
 */
function answerWithoutEffects(context: RequestContext, request: Request, response: Response): boolean {
  const { method, headers } = request;
  if (method === 'HEAD') {
    send(context, response, 200, Buffer.alloc(0));
    return true;
  }
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-moz']];
  if (purposes.some((purpose) => /\bprefetch\b/i.test(String(purpose)))) throw new Fault('prefetch_refused');
  return false;
}

const answerFault: ErrorRequestHandler = (thrown, request, response, _next) => {
  const context = contextOf(request);
  if (thrown instanceof GivenUp) return giveUp(context);
  const fault = toFault(thrown);
  for (const [name, value] of Object.entries(fault.headers)) response.setHeader(name, value);
  send(context, response, fault.status, Buffer.from(JSON.stringify(fault.body(context.requestId))), fault);
};
