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
import type { Catalogue, ServiceDefinition } from '../document/catalogue.js';
import type { Call, OperationId } from '../document/contract.js';
import { Fault, toFault } from '../fault.js';
import type { Ports } from '../records/ports.js';
import { unitOfWork } from '../records/work.js';
import { checkTyped, mediaTypeOf, parseBody } from './body.js';
import { type Target, targetsOf } from './boundRoute.js';
import { begin, type Passage, passageOf, send, sendMethods } from './context.js';
import { cors } from './cors.js';
import { information } from './information.js';
import { Router } from './router.js';

interface AppOptions {
  readonly services: readonly ServiceDefinition[];
  readonly catalogue: Catalogue;
  readonly ports: Ports;
  readonly authenticate: Authenticate;
  readonly limit?: Limit | undefined;
}

export interface App {
  readonly express: Express;
  readonly log: Logger;
  /** Compiles every validator, so that no first request waits for its own. */
  warmUp(): void;
}

export function createApp(options: AppOptions): App {
  const { services, catalogue, ports } = options;
  const targets = targetsOf(services, catalogue);
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(greet(ports), information(services), findRoute(routerOf(targets)));
  app.use(admit(options), readBody, parse, run(options), answerFault);
  const warmUp = () => {
    for (const { validator } of targets) validator.warmUp();
  };
  return { express: app, log: ports.log, warmUp };
}

function routerOf(targets: readonly Target[]): Router<Target> {
  const router = new Router<Target>();
  for (const target of targets) router.add(target.document, target.route, target);
  return router;
}

const greet =
  ({ log }: Ports): RequestHandler =>
  (request, _response, next) => {
    begin(request, log);
    next();
  };

function findRoute(router: Router<Target>): RequestHandler {
  return (request, response, next) => {
    const passage = passageOf(request);
    if (request.method === 'OPTIONS') {
      sendMethods(request, response, methodsAt(router, passage.address));
      return;
    }
    const { target, path } = router.find(request.method, passage.address);
    Object.assign(passage, { target, path });
    checkEncoding(request.url);
    next();
  };
}

/** `*` is the server itself. */
const methodsAt = (router: Router<Target>, address: string) =>
  address === '*' ? [cors['Access-Control-Allow-Methods']] : [...router.methods(address), 'OPTIONS'];

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
    const passage = passageOf(request);
    const caller = authenticate(request.headers.authorization, ports.clock());
    const { permission } = targetOf(passage);
    const tenant = passage.path?.tenantId ?? '';
    if (!belongsTo(caller, tenant)) throw new Fault('tenant_forbidden');
    if (!caller.may(permission))
      throw new Fault('permission_missing', `The token's permissions do not name ${permission}.`);
    passage.caller = caller;
    if (limit === undefined) next();
    else limit(tenant).then(() => next(), next);
  };
}

const targetOf = ({ target }: Passage) => target as Target; // no request passes findRoute without one

function readBody(request: Request, response: Response, next: NextFunction): void {
  const passage = passageOf(request);
  const { route, read } = targetOf(passage);
  if (route.mediaTypes.length === 0) {
    next();
    return;
  }
  passage.mediaType = mediaTypeOf(request, route);
  if (passage.mediaType !== undefined) request.headers['content-type'] = passage.mediaType;
  read(request, response, next);
}

function parse(request: Request, _response: Response, next: NextFunction): void {
  const passage = passageOf(request);
  request.body = parseBody(request.body);
  checkTyped(request.body, passage.mediaType, targetOf(passage).route);
  next();
}

function run({ ports, catalogue }: AppOptions): RequestHandler {
  const context = { ports, catalogue };
  return async (request, response) => {
    const passage = passageOf(request);
    const { validator, handler, hasEffects } = targetOf(passage);
    if (hasEffects && isShielded(request, response)) return;
    validator.validate(request, passage.path ?? {});
    const call = callOf(request, passage);
    const { json, headers } = await unitOfWork(context, call, (work) => handler(call, work));
    for (const name in headers) response.setHeader(name, headers[name] as string);
    send(request, response, 200, json);
  };
}

/** What only looks, a HEAD or a prefetch, must not cause anything, and no cache may answer for the server. */
function isShielded(request: Request, response: Response): boolean {
  const { method, headers } = request;
  response.setHeader('Cache-Control', 'no-store');
  if (method === 'HEAD') {
    send(request, response, 200, Buffer.alloc(0));
    return true;
  }
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-moz']];
  if (purposes.some((purpose) => /\bprefetch\b/i.test(String(purpose)))) throw new Fault('prefetch_refused');
  return false;
}

/** The validator has found all to be of the types that the document gives the operation. */
function callOf(request: Request, passage: Passage): Call<OperationId> {
  const { path, caller, mediaType, address, requestId } = passage;
  const tenant = path?.tenantId ?? '';
  return { tenant, caller, path, query: request.query, body: request.body, mediaType, address, requestId } as never;
}

const answerFault: ErrorRequestHandler = (thrown, request, response, _next) => {
  const fault = toFault(thrown);
  const { requestId } = passageOf(request);
  for (const [name, value] of Object.entries(fault.headers)) response.setHeader(name, value);
  send(request, response, fault.status, Buffer.from(JSON.stringify(fault.body(requestId))), fault);
};
