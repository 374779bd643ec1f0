/**
 * The way of a request:
 * cors → request id → route → token, limit → body → validator → handler in a unit of work → commit → answer.
 */
import { randomUUID } from 'node:crypto';
import { performance } from 'node:perf_hooks';
import express, {
  type ErrorRequestHandler,
  type Express,
  type NextFunction,
  type Request,
  type RequestHandler,
  type Response,
} from 'express';
import { belongsTo, type Principal } from './access/principal.js';
import type { Authenticate } from './access/token.js';
import { mediaTypeOf, parseBody, readBytes } from './body.js';
import type { Catalogue, ServiceDefinition } from './catalogue.js';
import type { Call, Handler, OperationId } from './contract.js';
import { cors } from './cors.js';
import type { Document, Route } from './document.js';
import { handlerOf } from './family.js';
import { Fault, invalid, toFault } from './fault.js';
import type { Limit } from './limits.js';
import type { Ports } from './ports.js';
import type { Reply } from './reply.js';
import { Router } from './router.js';
import { requestValidator, type Validator } from './validator.js';
import { unitOfWork } from './work.js';

export interface AppOptions {
  readonly services: readonly ServiceDefinition[];
  readonly catalogue: Catalogue;
  readonly ports: Ports;
  readonly authenticate: Authenticate;
  readonly limit?: Limit | undefined;
}

/** What the server does at one route. */
interface Target {
  readonly document: Document;
  readonly route: Route;
  readonly id: OperationId;
  readonly permission: string;
  /** Whether it changes something although its method says that it does not. */
  readonly hasEffects: boolean;
  readonly handler: Handler<OperationId>;
  readonly validator: Validator;
  readonly read: RequestHandler;
}

/** What is known of a request on its way. */
interface Passage {
  readonly requestId: string;
  readonly started: number;
  readonly address: string;
  target?: Target;
  path?: Record<string, string>;
  caller?: Principal;
  mediaType?: string | undefined;
}

const saneRequestId = /^[\w.:-]{1,128}$/;

export interface App {
  readonly express: Express;
  /** Compiles every validator, so that no first request waits for its own. */
  warmUp(): void;
}

export function createApp(options: AppOptions): App {
  const targets = targetsOf(options);
  const router = new Router<Target>();
  for (const target of targets) router.add(target.document, target.route, target);
  const app = express();
  app.disable('x-powered-by');
  app.set('query parser', 'simple');
  app.use(
    greet,
    information(options.services),
    findRoute(router),
    admit(options),
    readBody,
    parse,
    run(options),
    answerFault(options.ports),
  );
  return {
    express: app,
    warmUp() {
      for (const { validator } of targets) validator.warmUp();
    },
  };
}

function targetsOf({ services, catalogue }: AppOptions): Target[] {
  return services.flatMap(({ document }) => document.routes.map((route) => target(document, route, catalogue)));
}

function target(document: Document, route: Route, catalogue: Catalogue): Target {
  const id = route.operation.operationId as OperationId;
  const [resource, verb] = id.split('.') as [never, string];
  const model = catalogue.get(resource);
  const handler = model && handlerOf(model, verb);
  if (handler === undefined) throw new Error(`${id} is documented, but nothing handles it`);
  const validator = requestValidator(document, route);
  const permission = route.operation['x-permission'] ?? id;
  const { 'x-has-effects': hasEffects = false } = route.operation as { 'x-has-effects'?: boolean };
  return {
    document,
    route,
    id,
    permission,
    hasEffects,
    handler,
    validator,
    read: readBytes(verb === 'batch' ? 'batch' : 'record'),
  };
}

const passages = new WeakMap<Request, Passage>();
const passageOf = (request: Request) => passages.get(request) as Passage;

/** Every answer has these headers, whatever becomes of the request. */
function greet(request: Request, response: Response, next: NextFunction): void {
  const sent = request.headers['x-request-id'];
  const requestId = typeof sent === 'string' && saneRequestId.test(sent) ? sent : randomUUID();
  const address = request.url.split('?', 1)[0] as string;
  passages.set(request, { requestId, started: performance.now(), address });
  for (const name in cors) response.setHeader(name, cors[name as keyof typeof cors]);
  response.setHeader('X-Request-Id', requestId);
  next();
}

/** What there is, and the documents, for everyone. */
function information(services: readonly ServiceDefinition[]): RequestHandler {
  const texts = new Map(services.map(({ document }) => [`/${document.name}/openapi.json`, Buffer.from(document.text)]));
  const index = services.map(({ document: { name, bundle } }) => ({
    name,
    title: bundle.info.title,
    version: bundle.info.version,
    document: `/${name}/openapi.json`,
  }));
  texts.set('/', Buffer.from(JSON.stringify({ name: 'Gala', services: index })));
  return (request, response, next) => {
    const text = texts.get(passageOf(request).address);
    if (text !== undefined && (request.method === 'GET' || request.method === 'HEAD')) send(response, 200, text);
    else next();
  };
}

function findRoute(router: Router<Target>): RequestHandler {
  return (request, response, next) => {
    const passage = passageOf(request);
    if (request.method === 'OPTIONS') {
      response.setHeader('Allow', [...router.methods(passage.address), 'OPTIONS'].join(', '));
      response.setHeader('Access-Control-Max-Age', '86400');
      response.end();
      return;
    }
    Object.assign(passage, rename(router.find(request.method, passage.address)));
    checkEncoding(request.url);
    next();
  };
}

const rename = ({ target, path }: { target: Target; path: Record<string, string> }) => ({ target, path });

function checkEncoding(url: string): void {
  if (!url.includes('%')) return;
  try {
    decodeURIComponent(url);
  } catch {
    throw invalid('address_malformed', 'The address has broken percent-encoding.');
  }
}

/** Nothing of a body is read before it is known whose it is. */
function admit({ authenticate, limit, ports }: AppOptions): RequestHandler {
  return (request, _response, next) => {
    const passage = passageOf(request);
    const caller = authenticate(request.headers.authorization, ports.clock());
    const { permission } = passage.target as Target;
    const tenant = passage.path?.tenantId ?? '';
    if (!belongsTo(caller, tenant))
      throw new Fault('forbidden', 'tenant_forbidden', 'The token does not name this tenant.');
    if (!caller.may(permission))
      throw new Fault('forbidden', 'permission_missing', `The token's permissions do not name ${permission}.`);
    passage.caller = caller;
    if (limit === undefined) next();
    else limit(tenant).then(() => next(), next);
  };
}

function readBody(request: Request, response: Response, next: NextFunction): void {
  const passage = passageOf(request);
  const { route, read } = passage.target as Target;
  if (route.mediaTypes.length === 0) {
    next();
    return;
  }
  passage.mediaType = mediaTypeOf(request, route);
  if (passage.mediaType !== undefined) request.headers['content-type'] = passage.mediaType;
  read(request, response, next);
}

function parse(request: Request, _response: Response, next: NextFunction): void {
  request.body = parseBody(request.body);
  next();
}

function run({ ports, catalogue }: AppOptions): RequestHandler {
  const context = { ports, catalogue };
  return async (request, response) => {
    const passage = passageOf(request);
    const { validator, handler, hasEffects } = passage.target as Target;
    const path = passage.path as Record<string, string>;
    if (hasEffects && isShielded(request, response)) {
      logRequest(ports, request, 200);
      return;
    }
    validator.validate(request, path);
    const call = callOf(request, passage);
    const reply = await unitOfWork(context, call, (work) => handler(call as never, work));
    answer(response, reply);
    logRequest(ports, request, 200);
  };
}

/** What only looks, a HEAD or a prefetch, must not cause anything, and no cache may answer for the server. */
function isShielded({ method, headers }: Request, response: Response): boolean {
  response.setHeader('Cache-Control', 'no-store');
  if (method === 'HEAD') {
    send(response, 200, Buffer.alloc(0));
    return true;
  }
  const purposes = [headers['sec-purpose'], headers.purpose, headers['x-moz']];
  if (purposes.some((purpose) => /\bprefetch\b/i.test(String(purpose))))
    throw invalid('prefetch_refused', 'This address changes records: it does not answer a prefetch.');
  return false;
}

function callOf(request: Request, passage: Passage): Call<OperationId> {
  const { path, caller, mediaType, address, requestId } = passage;
  const tenant = path?.tenantId ?? '';
  return { tenant, caller, path, query: request.query, body: request.body, mediaType, address, requestId } as never;
}

function answer(response: Response, { json, headers }: Reply): void {
  for (const name in headers) response.setHeader(name, headers[name] as string);
  send(response, 200, json);
}

function send(response: Response, status: number, json: Buffer): void {
  response.statusCode = status;
  response.setHeader('Content-Type', 'application/json; charset=utf-8');
  response.setHeader('Content-Length', json.length);
  response.end(json);
}

function answerFault(ports: Ports): ErrorRequestHandler {
  return (thrown, request, response, _next) => {
    const fault = toFault(thrown);
    const { requestId } = passageOf(request);
    for (const [name, value] of Object.entries(fault.headers)) response.setHeader(name, value);
    send(response, fault.status, Buffer.from(JSON.stringify(fault.body(requestId))));
    logRequest(ports, request, fault.status, fault);
  };
}

/** One line per request: no address, no token, nothing that a person wrote. */
function logRequest({ log }: Ports, request: Request, status: number, fault?: Fault): void {
  const { requestId, started, target, path } = passageOf(request);
  const line = {
    request: requestId,
    method: request.method,
    operation: target?.id,
    tenant: path?.tenantId,
    status,
    code: fault?.code,
    ms: Math.round((performance.now() - started) * 10) / 10,
  };
  if (fault?.kind === 'internal') log.error({ ...line, err: fault.cause }, 'request failed');
  else log.info(line, 'request');
}
