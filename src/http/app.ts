/**
 * The way of a request:
 * cors → request id → route → token, limit → body → validator → handler in a unit of work → commit → answer.
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
import type { Limit } from '../access/limits.js';
import { belongsTo } from '../access/principal.js';
import type { Authenticate } from '../access/token.js';
import type { OperationId } from '../document/contract.js';
import { Fault, toFault } from '../fault.js';
import type { Call } from '../records/call.js';
import type { LoadedService } from '../records/catalogue.js';
import type { Ports } from '../records/ports.js';
import { type Base, unitOfWork } from '../records/unitOfWork.js';
import { checkTyped, mediaTypeOf, parseBody } from './body.js';
import { type BoundRoute, bindRoutes } from './boundRoute.js';
import { type Abilities, begin, contextOf, type RequestContext, send, sendAbilities } from './context.js';
import { cors } from './cors.js';
import { information } from './information.js';
import { allowed, Router } from './router.js';

/** Who may come in, and how often. */
export interface Access {
  readonly authenticate: Authenticate;
  readonly limit?: Limit | undefined;
}

interface AppOptions extends Access, Base {
  readonly services: readonly LoadedService[];
}

export interface App {
  readonly express: Express;
  readonly log: Logger;
  /** Compiles every validator, so that no first request waits for its own. */
  warmUp(): void;
}

export function createApp(options: AppOptions): App {
  const { services, catalogue, ports } = options;
  const routes = bindRoutes(services, catalogue);
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(greet(ports), information(services), findRoute(routerOf(routes)));
  app.use(admit(options), readBody, parse, run(options), answerFault);
  const warmUp = () => {
    for (const { validator } of routes) validator.warmUp();
  };
  return { express: app, log: ports.log, warmUp };
}

function routerOf(routes: readonly BoundRoute[]): Router<BoundRoute> {
  const router = new Router<BoundRoute>();
  for (const bound of routes) router.add(bound.document, bound.route, bound);
  return router;
}

const greet =
  ({ log }: Ports): RequestHandler =>
  (request, _response, next) => {
    begin(request, log);
    next();
  };

function findRoute(router: Router<BoundRoute>): RequestHandler {
  return (request, response, next) => {
    const context = contextOf(request);
    if (request.method === 'OPTIONS') {
      sendAbilities(request, response, abilitiesOf(router, context.address));
      return;
    }
    const { value: route, path } = router.find(request.method, context.address);
    Object.assign(context, { route, path });
    checkEncoding(request.url);
    next();
  };
}

/** `*` is the server itself. */
function abilitiesOf(router: Router<BoundRoute>, address: string): Abilities {
  if (address === '*') return { methods: [cors['Access-Control-Allow-Methods']] };
  const routes = router.all(address);
  return { methods: allowed(routes.keys()), patches: routes.get('PATCH')?.route.mediaTypes };
}

function checkEncoding(url: string): void {
  if (!url.includes('%')) return;
  try {
    decodeURIComponent(url);
  } catch {
    throw new Fault('address_malformed');
  }
}

/** Nothing of a body is read before it is known whose it is. */
function admit({ authenticate, limit, ports }: AppOptions): RequestHandler {
  return (request, _response, next) => {
    const context = contextOf(request);
    const caller = authenticate(request.headers.authorization, ports.clock());
    const { permission } = boundRouteOf(context);
    const tenant = context.path?.tenantId ?? '';
    if (!belongsTo(caller, tenant)) throw new Fault('tenant_forbidden');
    if (!caller.may(permission))
      throw new Fault('permission_missing', `The token's permissions do not name ${permission}.`);
    context.caller = caller;
    if (limit === undefined) next();
    else limit(tenant).then(() => next(), next);
  };
}

const boundRouteOf = ({ route }: RequestContext) => route as BoundRoute; // no request passes findRoute without one

function readBody(request: Request, response: Response, next: NextFunction): void {
  const context = contextOf(request);
  const { route, read } = boundRouteOf(context);
  if (route.mediaTypes.length === 0) {
    next();
    return;
  }
  context.mediaType = mediaTypeOf(request, route);
  if (context.mediaType !== undefined) request.headers['content-type'] = context.mediaType;
  read(request, response, next);
}

function parse(request: Request, _response: Response, next: NextFunction): void {
  const context = contextOf(request);
  request.body = parseBody(request.body);
  checkTyped(request.body, context.mediaType, boundRouteOf(context).route);
  next();
}

function run(base: Base): RequestHandler {
  return async (request, response) => {
    const context = contextOf(request);
    const { validator, handler, hasEffects } = boundRouteOf(context);
    if (hasEffects && isShielded(request, response)) return;
    validator.validate(request, context.path ?? {});
    const call = callOf(request, context);
    const { json, headers } = await unitOfWork(base, call, (work) => handler(call, work));
    for (const name in headers) response.setHeader(name, headers[name] as string);
    send(request, response, 200, json);
  };
}

/** What only looks, a HEAD or a prefetch, must not cause anything. */
function isShielded(request: Request, response: Response): boolean {
  const { method, headers } = request;
  if (method === 'HEAD') {
    send(request, response, 200, Buffer.alloc(0));
    return true;
  }
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-moz']];
  if (purposes.some((purpose) => /\bprefetch\b/i.test(String(purpose)))) throw new Fault('prefetch_refused');
  return false;
}

/** The validator has found all to be of the types that the document gives the operation. */
function callOf(request: Request, context: RequestContext): Call<OperationId> {
  const { path, caller, mediaType, address, requestId } = context;
  const tenant = path?.tenantId ?? '';
  return { tenant, caller, path, query: request.query, body: request.body, mediaType, address, requestId } as never;
}

const answerFault: ErrorRequestHandler = (thrown, request, response, _next) => {
  const fault = toFault(thrown);
  const { requestId } = contextOf(request);
  for (const [name, value] of Object.entries(fault.headers)) response.setHeader(name, value);
  send(request, response, fault.status, Buffer.from(JSON.stringify(fault.body(requestId))), fault);
};
