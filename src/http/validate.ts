/**
 * Validates requests against the document: paths and bodies with the validators in generated/, queries with
 * express-openapi-validator, which also says what is wrong with a path.
 */

import { createRequire } from 'node:module';
import type * as Package from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js';
import { Fault } from '../fault.js';
import { type Check, Checks } from '../schema/checks.js';
import type { Document, Parameter, Route, Schema } from '../schema/document.js';
import { checkNew, type Finding, invalidRequest, typeNames } from '../schema/findings.js';
import { unsaid } from '../schema/lean.js';

/** The parts of a request that are validated. */
interface Checked {
  readonly path: Readonly<Record<string, string>>;
  readonly query: Record<string, unknown>;
  readonly body: unknown;
  /** Of the body, if any: one that the operation accepts. */
  readonly mediaType: string | undefined;
  /** For a PUT: what is wrong with the body, unless it is stored like that. */
  doubts?: readonly Finding[] | undefined;
  /** The URL of the request. */
  readonly request?: { readonly url?: string | undefined } | undefined;
}

export interface Validator {
  /** Validates a request and converts its parameters to their types, in place. Throws a Fault with the status 400. */
  validate(request: Checked): void;
}

const validators = new WeakMap<Route, Validator>();

/** The validator of a route, made once. */
export function requestValidator(document: Document, route: Route): Validator {
  const validator = validators.get(route) ?? newValidator(document, route);
  validators.set(route, validator);
  return validator;
}

function newValidator(document: Document, route: Route): Validator {
  const all = (route.operation.parameters ?? []).map((one) => document.resolve(one as Parameter));
  const parameters = all.filter((one) => one.in !== 'header'); // preconditions.ts reads the headers
  const inQuery = parameters.filter((one) => one.in === 'query' && one.schema?.type === 'integer');
  const integers = inQuery.map(({ name }) => name);
  const checkParameters = parameterCheck(document, route, parameters);
  const bodies = bodyChecks(document, route);
  const isCreate = route.operation.operationId.endsWith('.create');
  const isReplace = route.operation.operationId.endsWith('.replace');
  const { required = false } = bodyOf(document, route);
  return {
    validate(request) {
      const { body, mediaType } = request;
      if (body === undefined && required) throw Fault.at('', 'body_missing');
      if (isCreate) checkNew(body);
      if (integers.length > 0) checkIntegers(integers, request.query);
      const found = checkParameters(request);
      const inBody = body === undefined ? [] : (bodies.get(mediaType ?? '')?.(body) ?? []);
      if (found.length === 0 && inBody.length === 0) return;
      if (isReplace && found.length === 0 && inBody.every(({ pointer }) => pointer !== '')) {
        request.doubts = inBody;
        return;
      }
      throw invalidRequest([...found, ...inBody.map((finding) => ofPatch(finding, mediaType))]);
    },
  };
}

/**
 * Integers in a query must be decimal digits. The validator would also accept `0x10`, `1e1` or ` 5`.
 * @throws Fault `invalid_request`
 */
function checkIntegers(names: readonly string[], query: Readonly<Record<string, unknown>>): void {
  const wrong = names.filter((name) => typeof query[name] === 'string' && !/^[0-9]+$/.test(query[name]));
  if (wrong.length === 0) return;
  const keyword = 'type';
  throw invalidRequest(wrong.map((name) => ({ pointer: `query/${name}`, keyword, message: 'must be decimal digits' })));
}

/** A patch of the other kind than its media type says. */
const otherPatches: Readonly<Record<string, string>> = {
  'application/json-patch+json':
    'must be an array of directives. Send an object of fields as application/merge-patch+json',
  'application/merge-patch+json':
    'must be an object of fields. Send an array of directives as application/json-patch+json',
};

function ofPatch(finding: Finding, mediaType = ''): Finding {
  const message = finding.pointer === '' && finding.keyword === 'type' ? otherPatches[mediaType] : undefined;
  return message === undefined ? finding : { ...finding, message };
}

interface Body {
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

function bodyOf(document: Document, { operation }: Route): Body {
  return operation.requestBody === undefined ? {} : document.resolve<Body>(operation.requestBody);
}

/** Media type → the validator of such a body. */
function bodyChecks(document: Document, route: Route): ReadonlyMap<string, Check> {
  const contents = Object.entries(bodyOf(document, route).content ?? {});
  return new Map(contents.map(([type, { schema = {} }]) => [type, Checks.of(document).check(schema)]));
}

const none: Finding[] = [];
const ignore = () => {};
const noHeaders = {};

type ParameterCheck = (request: Checked) => Finding[];

/**
 * A request without a query whose path is valid, as most are, is not looked at any more: the package would take a seventh of the
 * time of a GET. It gets the queries of others, and the paths that are not valid, to describe them.
 */
function parameterCheck(document: Document, route: Route, parameters: readonly Parameter[]): ParameterCheck {
  const inQuery = parameters.filter((one) => one.in === 'query');
  const isValid = document.validator(document.pathSchema(route));
  const needsQuery = inQuery.some(({ required }) => required);
  const checkQuery = sharedCheck(document, route, inQuery);
  const checkAll = sharedCheck(document, route, parameters);
  return (request) => {
    const { path, query } = request;
    if (!isValid(path)) return checkAll(request);
    if (needsQuery) return checkQuery(request);
    for (const _ in query) return checkQuery(request);
    return none;
  };
}

/** Parameters → their check. */
const compiled = new Map<string, ParameterCheck>();

/**
 * The package compiles its document, and the whole document would be slow for every operation: each gets only its own
 * parameters, with the first request that needs them. Those with the same ones, such as the gets of all resources, share
 * what is compiled. It gets no defaults: it would add them to the query, which links to the next page repeat.
 */
function sharedCheck(document: Document, route: Route, some: readonly Parameter[]): ParameterCheck {
  let check: ParameterCheck | undefined;
  const shared = () => {
    const parameters = JSON.stringify(some, (key, value) => (key === 'default' ? undefined : unsaid(key, value)));
    const key = route.method + parameters;
    const known = compiled.get(key) ?? compiledCheck(document, route, JSON.parse(parameters));
    compiled.set(key, known);
    return known;
  };
  return (request) => {
    check ??= shared();
    return check(request);
  };
}

function compiledCheck(
  document: Document,
  { method, path, operation }: Route,
  parameters: Parameter[],
): ParameterCheck {
  const { openapi, info } = document.bundle;
  // reserved characters are not refused: `encodeURIComponent` leaves some of them as they are
  const liberal = parameters.map((parameter) => ({ ...parameter, allowReserved: true }));
  const schema = { operationId: operation.operationId, parameters: liberal, responses: {} };
  const paths = { [path]: { [method.toLowerCase()]: schema } };
  const {
    RequestValidator,
  }: typeof Package = require('express-openapi-validator/dist/middlewares/openapi.request.validator.js');
  // the types ask for what is optional, and lack an option of Ajv
  const validator = new RequestValidator({ openapi, info, paths } as never, options as never);
  const routed = { expressRoute: path, openApiRoute: path, schema };
  return ({ path: pathParams, query, request }) => {
    // all that the validator reads of a request: it gets no parameters in headers or cookies
    const originalUrl = request?.url ?? '/';
    const openapi = { ...routed, pathParams };
    const asked = { method, originalUrl, path: '/', params: {}, headers: noHeaders, query, openapi };
    try {
      // it throws its errors and never uses the response
      validator.validate(asked as never, undefined as never, ignore);
    } catch (thrown) {
      return findingsIn(thrown);
    }
    return none;
  };
}

const require = createRequire(import.meta.url);

const options = {
  allErrors: true,
  strict: false,
  validateSchema: false,
  validateFormats: true,
  coerceTypes: false,
  ajvFormats: { mode: 'full' },
  formats: {},
  serDesMap: {},
};

/** An error of the validator, with a path such as `/query/limit`. */
interface Thrown {
  status?: number;
  message: string;
  path?: string;
  errors?: { path: string; message: string; errorCode?: string }[];
}

function findingsIn(thrown: unknown): Finding[] {
  const { status, errors, message, path } = thrown as Thrown; // other errors have no status
  if (status === undefined || status >= 500) throw thrown;
  return (errors ?? [{ path: path ?? '', message }]).map(finding);
}

function finding({ path, message, errorCode }: { path: string; message: string; errorCode?: string }): Finding {
  const keyword = errorCode?.split('.')[0] ?? 'parameter';
  const pointer = path
    .replace(/^\/(query|headers)\//, (_, part) => `${part.replace('headers', 'header')}/`)
    .replace(/^\/params\//, 'path/');
  return { pointer, keyword, message: plain(message).replace(/\.$/, '') };
}

const plain = (message: string) =>
  message.replace(/^must be (\w+)$/, (_, type: string) => `must be ${typeNames([type])}`);
