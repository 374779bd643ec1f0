/** Requests against the document, by express-openapi-validator; one small validator per operation. */
import type { Request } from 'express';
import type { OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js';
import { RequestValidator } from 'express-openapi-validator/dist/middlewares/openapi.request.validator.js';
import { type Finding, invalidRequest } from '../document/details.js';
import type { Document, Route } from '../document/document.js';
import { checkNew } from '../document/newRecord.js';
import { faultAt } from '../fault.js';
import { checkNumerals, numeralsOf } from './numerals.js';
import { slice, slicedOperation } from './slice.js';

/** What the validator finds on the request: where it was routed to. */
interface Routed {
  openapi: {
    expressRoute: string;
    openApiRoute: string;
    pathParams: Record<string, string>;
    schema: unknown;
  };
}

export interface Validator {
  /** Checks a request and converts its parameters to their types. Throws an `invalid` Fault. */
  validate(request: Request, pathParameters: Record<string, string>): void;
  /** Compiles what a first request would wait for. */
  warmUp(): void;
}

/**
 * The validator compiles what it is given on the first request, and the whole document costs every operation: each gets
 * only its own slice of it, with the components it refers to.
 */
export function requestValidator(document: Document, route: Route): Validator {
  const run = runner(document, route);
  const numerals = numeralsOf(document, route);
  const needsBody = slicedOperation(document, route).requestBody?.required === true;
  return {
    validate(request, pathParameters) {
      // the validator keeps something for each content type it meets, and asks for a body only where its schema is inline
      if (route.mediaTypes.length === 0) delete request.headers['content-type'];
      else if (request.body === undefined && needsBody) throw faultAt('', 'body_missing');
      if (creates(route)) checkNew(request.body);
      checkNumerals(numerals, request.query);
      try {
        run(request, pathParameters);
      } catch (thrown) {
        throw asFault(thrown);
      }
    },
    warmUp: () => warmUp(route, run),
  };
}

const creates = ({ operation }: Route) => operation.operationId.endsWith('.create');

type Run = (request: Request, pathParameters: Record<string, string>) => void;

function runner(document: Document, route: Route): Run {
  const compiled = sharedBy(document, route);
  const routed = { expressRoute: compiled.path, openApiRoute: compiled.path, schema: slicedOperation(document, route) };
  return (request, pathParams) => {
    (request as Request & Routed).openapi = { ...routed, pathParams };
    // it throws what it finds and never touches the response
    compiled.validator(!isBulky(request.body)).validate(request, undefined as never, () => {});
  };
}

/** An empty request is not valid: it is compiled for all the same. */
function warmUp({ method, mediaTypes }: Route, run: Run): void {
  for (const mediaType of mediaTypes.length > 0 ? mediaTypes : [undefined]) {
    const headers = mediaType === undefined ? {} : { 'content-type': mediaType };
    const request = { method, originalUrl: '/', path: '/', headers, query: {}, body: {} };
    try {
      run(request as unknown as Request, {}); // it reads nothing else of a request
    } catch {}
  }
}

/** What one or more operations share. */
interface Compiled {
  /** That of the first of them: the validator remembers what it has compiled by it. */
  readonly path: string;
  validator(allErrors: boolean): RequestValidator;
}

/** What the document asks of an operation, as a text → its validator. */
const compiledByContent = new Map<string, Compiled>();

/** Operations that ask for the same, as the gets of all resources do, are compiled once. */
function sharedBy(document: Document, route: Route): Compiled {
  const sliced = slice(document, route);
  const { parameters, requestBody } = slicedOperation(document, route);
  const content = JSON.stringify([route.method, parameters, requestBody, sliced.components]);
  const compiled = compiledByContent.get(content) ?? compiledFrom(route.path, sliced);
  compiledByContent.set(content, compiled);
  return compiled;
}

function compiledFrom(path: string, sliced: OpenAPIV3.DocumentV3_1): Compiled {
  const made = new Map<boolean, RequestValidator>();
  return {
    path,
    validator(allErrors) {
      const before = made.get(allErrors);
      if (before !== undefined) return before;
      const own = { ...options, allErrors } as never; // an option of Ajv that the type leaves out
      const fresh = new RequestValidator(structuredClone(sliced), own);
      made.set(allErrors, fresh);
      return fresh;
    },
  };
}

/** A body with more values than this is checked up to its first mistake: all of them might be millions. */
const mostValues = 5000;

function isBulky(body: unknown): boolean {
  let left = mostValues;
  const exceeds = (value: unknown): boolean => {
    if (--left < 0) return true;
    if (typeof value !== 'object' || value === null) return false;
    if (Array.isArray(value)) return value.some(exceeds);
    for (const name in value) if (exceeds((value as Record<string, unknown>)[name])) return true;
    return false;
  };
  return exceeds(body);
}

const options = {
  strict: false,
  validateSchema: false,
  validateFormats: true,
  useDefaults: true,
  coerceTypes: false,
  ajvFormats: { mode: 'full' },
  formats: {},
  serDesMap: {},
};

/** What the validator throws: findings with pointers such as `/body/name` or `/query/limit`. */
interface Thrown {
  status?: number;
  message: string;
  path?: string;
  errors?: { path: string; message: string; errorCode?: string }[];
}

function asFault(thrown: unknown): unknown {
  const { status, errors, message, path } = thrown as Thrown; // what is none of its errors has no status
  if (status === undefined || status >= 500) return thrown;
  const found = (errors ?? [{ path: path ?? '', message }]).map(finding).filter(({ keyword }) => keyword !== 'if');
  return invalidRequest(found);
}

function finding({ path, message, errorCode }: { path: string; message: string; errorCode?: string }): Finding {
  const keyword = errorCode?.split('.')[0] ?? 'parameter';
  const pointer = path
    .replace(/^\/body/, '')
    .replace(/^\/(query|headers)\//, (_, part) => `${part.replace('headers', 'header')}/`);
  return { pointer: pointer.replace(/^\/params\//, 'path/'), keyword, message: message.replace(/\.$/, '') };
}
