/**
 * The Express app. A request passes:
 * cors → request id → route → token, rate limit → body → validator → handler in a unit of work → commit → response.
 */

import express, {
  type ErrorRequestHandler,
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import type { Logger } from 'pino';
import type { Authenticate } from '../auth/bearer.js';
import { belongsTo, type Principal } from '../auth/permissions.js';
import type { OperationId } from '../document/contract.js';
import { Fault, toFault } from '../fault.js';
import type { Limit } from '../limits/limiter.js';
import { GivenUp, Pace } from '../pace.js';
import type { Call } from '../records/call.js';
import type { LoadedService } from '../records/catalogue.js';
import { granted } from '../records/own/granted.js';
import type { Ports } from '../records/ports.js';
import { type Base, unitOfWork } from '../records/unitOfWork.js';
import { admitBody } from './admission.js';
import { bodyLimits, checkMediaTypeGiven, mediaTypeOf, parseBody } from './body.js';
import { type BoundRoute, bindRoutes } from './boundRoute.js';
import { bytesOf } from './bytes.js';
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
import { cors } from './cors.js';
import { checkHost } from './headers.js';
import { information } from './information.js';
import type { Limits } from './limits.js';
import { checkAuthorization, me } from './me.js';
import { Rates } from './rates.js';
import { allowedMethods, Router } from './router.js';
import { Traffic } from './traffic.js';
import { giveTrialToken } from './trialToken.js';
import type { WebOptions } from './web.js';

/** Authentication and rate limits. */
export interface Access {
  readonly authenticate: Authenticate;
  readonly limit?: Limit | undefined;
  /** Further endpoints outside the documents, if any; calls `next` for other paths. */
  readonly beside?: RequestHandler | undefined;
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
  readonly traffic: Traffic;
  /** Compiles all validators now instead of at their first request. */
  warmUp(): void;
}

export function createApp(options: AppOptions): App {
  const { services, catalogue, ports, limits, limit } = options;
  const rates = limit && new Rates(limit);
  const traffic = new Traffic(ports.log, limits);
  const routes = bindRoutes(services, catalogue);
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(beginContext(ports, traffic), information(services, options.web));
  if (options.beside !== undefined) app.use(options.beside);
  app.use(me(services, options.authenticate, ports.clock));
  if (options.web?.trialToken !== undefined) app.use(giveTrialToken(options.web.trialToken));
  app.use(findRoute(routerOf(routes)));
  app.use(authorize(options, rates), readBody, parseRequestBody, handle(options, rates), answerFault);
  const warmUp = () => {
    for (const { validator } of routes) validator.warmUp();
  };
  return { express: app, log: ports.log, traffic, warmUp };
}

function routerOf(routes: readonly BoundRoute[]): Router<BoundRoute> {
  const router = new Router<BoundRoute>();
  for (const bound of routes) router.add(bound.document, bound.route, bound);
  return router;
}

const beginContext =
  ({ log }: Ports, traffic: Traffic): RequestHandler =>
  (request, _response, next) => {
    begin(request, log, traffic);
    checkHost(request);
    next();
  };

function findRoute(router: Router<BoundRoute>): RequestHandler {
  return (request, response, next) => {
    const context = contextOf(request);
    if (request.method === 'OPTIONS') {
      sendCapabilities(request, response, capabilitiesOf(router, context.address));
      return;
    }
    const { value: route, path } = router.find(request.method, context.address);
    Object.assign(context, { route, path });
    checkEncoding(request.url);
    next();
  };
}

/** `*` stands for the whole server (RFC 9110 §9.3.7). */
function capabilitiesOf(router: Router<BoundRoute>, address: string): Capabilities {
  if (address === '*') return { methods: [cors['Access-Control-Allow-Methods']] };
  const routes = router.all(address);
  return { methods: allowedMethods(routes.keys()), patches: routes.get('PATCH')?.route.mediaTypes };
}

function checkEncoding(url: string): void {
  if (!url.includes('%')) return;
  try {
    decodeURIComponent(url);
  } catch {
    throw new Fault('address_malformed');
  }
}

/** Runs before the body is read, so that unauthenticated callers cannot send large bodies. */
function authorize({ authenticate, ports }: AppOptions, rates: Rates | undefined): RequestHandler {
  return (request, response, next) => {
    const context = contextOf(request);
    if (boundRouteOf(context).permission === undefined) return next();
    checkAuthorization(request.rawHeaders);
    const caller = authenticate(request.headers.authorization, ports.clock());
    const admitted = caller instanceof Promise ? caller.then(admit) : admit(caller);
    if (admitted === undefined) next();
    else admitted.then(() => next(), next);

    function admit(caller: Principal): Promise<void> | undefined {
      const tenant = context.path?.tenantId ?? '';
      if (!belongsTo(caller, tenant)) throw new Fault('tenant_forbidden');
      context.caller = caller;
      const counted = rates?.count(response, { tenant, caller: caller.id, cost: 1 });
      if (counted !== undefined) return counted.then(() => checkPermission(context, caller));
      checkPermission(context, caller);
      return undefined;
    }
  };
}

function checkPermission(context: RequestContext, caller: Principal): void {
  const route = boundRouteOf(context);
  if (granted(caller, route, route.verb, route.permission) === 'own') context.own = route.name;
}

const boundRouteOf = ({ route }: RequestContext) => route as BoundRoute; // findRoute sets it, or throws

async function readBody(request: Request, response: Response, next: NextFunction): Promise<void> {
  const context = contextOf(request);
  const { route, bodyKind } = boundRouteOf(context);
  if (route.mediaTypes.length > 0) {
    const limit = bodyLimits[bodyKind];
    context.mediaType = mediaTypeOf(request, route);
    await admitBody(request, response, context, limit);
    request.body = await bytesOf(request, limit);
    request.socket.setTimeout(0);
  }
  next();
}

async function parseRequestBody(request: Request, _response: Response, next: NextFunction): Promise<void> {
  const context = contextOf(request);
  const { route, bodyKind } = boundRouteOf(context);
  beginWork(context);
  const party = { tenant: context.path?.tenantId ?? '', caller: context.caller?.id ?? '', client: request.socket };
  context.pace = new Pace(party);
  request.body = await parseBody(request.body, bodyKind, context.pace);
  checkMediaTypeGiven(request.body, context.mediaType, route);
  next();
}

function handle(base: Base, rates: Rates | undefined): RequestHandler {
  return async (request, response) => {
    const context = contextOf(request);
    const { validator, handler, hasEffects, bodyKind } = boundRouteOf(context);
    if (hasEffects && answerWithoutEffects(request, response)) return;
    validator.validate(request, context.path ?? {}, context.mediaType);
    const call = callOf(request, context);
    if (rates !== undefined && bodyKind === 'batch')
      await rates.countBatch(response, { tenant: call.tenant, caller: call.caller.id }, call.body);
    const { json, headers } = await unitOfWork(base, call, (work) => handler(call, work));
    for (const name in headers) response.setHeader(name, headers[name] as string);
    send(request, response, 200, json);
  };
}

/**
 * A HEAD or a prefetch must not change anything, even if a GET does.
 * @returns whether the request was answered here.
 * @throws Fault `prefetch_refused`
 */
function answerWithoutEffects(request: Request, response: Response): boolean {
  const { method, headers } = request;
  if (method === 'HEAD') {
    send(request, response, 200, Buffer.alloc(0));
    return true;
  }
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-moz']];
  if (purposes.some((purpose) => /\bprefetch\b/i.test(String(purpose)))) throw new Fault('prefetch_refused');
  return false;
}

/**
 * The cast is safe: the validator has checked everything against the document that the types are generated from. A call that
 * needs no token has no caller and no tenant.
 */
function callOf(request: Request, context: RequestContext): Call<OperationId> {
  const { path, caller, mediaType, address, requestId, own, route, pace } = context;
  const tenant = path?.tenantId ?? '';
  return {
    tenant,
    caller,
    path,
    query: request.query,
    body: request.body,
    mediaType,
    address,
    requestId,
    own,
    pace,
    operation: route?.id,
  } as never;
}

const answerFault: ErrorRequestHandler = (thrown, request, response, _next) => {
  if (thrown instanceof GivenUp) return giveUp(request);
  const fault = toFault(thrown);
  const { requestId } = contextOf(request);
  for (const [name, value] of Object.entries(fault.headers)) response.setHeader(name, value);
  send(request, response, fault.status, Buffer.from(JSON.stringify(fault.body(requestId))), fault);
};
