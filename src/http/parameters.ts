/** What the parameter validator of an operation needs, and what it does not check itself. */
import type { OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js';
import type { Document, Route, Schema } from '../schema/document.js';
import { invalidRequest } from '../schema/findings.js';
import { unsaid } from '../schema/lean.js';

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly schema?: Schema;
}

/** The names of the integer query parameters of an operation. */
export function integerParams(document: Document, { operation }: Route): string[] {
  const parameters = (operation.parameters ?? []).map((one) => document.resolve(one as Parameter));
  return parameters.filter((one) => one.in === 'query' && one.schema?.type === 'integer').map(({ name }) => name);
}

/**
 * Integers in a query must be decimal digits. The validator would also accept `0x10`, `1e1` or ` 5`.
 * @throws Fault `invalid_request`
 */
export function checkIntegerParams(names: readonly string[], query: Readonly<Record<string, unknown>>): void {
  const wrong = names.filter((name) => typeof query[name] === 'string' && !/^[0-9]+$/.test(query[name]));
  if (wrong.length === 0) return;
  const keyword = 'type';
  throw invalidRequest(wrong.map((name) => ({ pointer: `query/${name}`, keyword, message: 'must be decimal digits' })));
}

/** The parts of an operation that the validator reads. Our own code checks the body. */
export function slicedOperation({ operation: { operationId, parameters } }: Route) {
  return { operationId, parameters, responses: {} };
}

/**
 * A document of one operation, with the components that it refers to: it compiles faster, and is the same for many
 * operations.
 */
export function sliceOf(document: Document, route: Route): OpenAPIV3.DocumentV3_1 {
  const operation = slicedOperation(route);
  const components: Record<string, Record<string, unknown>> = {};
  collect(document, operation.parameters, components);
  const { openapi, info } = document.bundle;
  const { title, version } = info;
  const paths = { [route.path]: { [route.method.toLowerCase()]: operation } };
  const text = JSON.stringify({ openapi, info: { title, version }, paths, components }, unsaid);
  return JSON.parse(text) as OpenAPIV3.DocumentV3_1;
}

/** Copies every component that `thing` refers to, directly or not. */
function collect(document: Document, thing: unknown, into: Record<string, Record<string, unknown>>): void {
  for (const [, kind = '', name = ''] of JSON.stringify(thing ?? null).matchAll(/"#\/components\/(\w+)\/([^/"]+)/g)) {
    into[kind] ??= {};
    if (name in (into[kind] ?? {})) continue;
    const component = document.bundle.components[kind]?.[name];
    into[kind][name] = component;
    collect(document, component, into);
  }
}
