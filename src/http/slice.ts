/** The part of a document that the validator of one operation needs: less to compile, and alike for operations that are alike. */
import type { OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js';
import type { Document, Route, Schema } from '../document/document.js';

/** What the server checks itself: items one by one, so that each fails alone, and which of two shapes it was meant to be. */
const lenient = (document: Document) => (_: string, schema: unknown) => {
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('x-checked-one-by-one' in schema) return { ...schema, items: {} };
  return 'x-exactly-one' in schema ? eitherOf(document, schema as Schema) : schema;
};

/** An object that may have the members of all shapes. */
function eitherOf(document: Document, { oneOf = [] }: Schema): Schema {
  const shapes = oneOf.map((shape) => document.properties(shape));
  return { type: 'object', properties: Object.assign({}, ...shapes), additionalProperties: false };
}

/** What the validator reads of an operation: it resolves references of parameters, not of the body itself. */
export function slicedOperation(document: Document, { operation }: Route) {
  const { operationId, parameters, requestBody } = operation;
  return {
    operationId,
    parameters,
    responses: {},
    ...(requestBody && { requestBody: bodyOf(document, document.resolve<Body>(requestBody)) }),
  };
}

interface Body {
  readonly required?: boolean;
  readonly content?: Readonly<Record<string, { readonly schema?: Schema }>>;
}

/** Schemas stand in it without what they are called and what is said of them: so all batches are alike. */
function bodyOf(document: Document, { required, content = {} }: Body): Body {
  const schemas = Object.entries(content).map(([type, { schema = {} }]) => {
    const { description: _, ...whole }: Schema & { description?: string } = document.resolve(schema);
    return [type, { schema: JSON.parse(JSON.stringify(whole, lenient(document))) as Schema }];
  });
  return { ...(required !== undefined && { required }), content: Object.fromEntries(schemas) };
}

/** A document of one operation, with the components that it refers to. */
export function slice(document: Document, route: Route): OpenAPIV3.DocumentV3_1 {
  const operation = slicedOperation(document, route);
  const { parameters, requestBody } = operation;
  const components: Record<string, Record<string, unknown>> = {};
  collect(document, { parameters, requestBody }, components);
  const { openapi, info } = document.bundle;
  const { title, version } = info;
  const paths = { [route.path]: { [route.method.toLowerCase()]: operation } };
  // our type of a document names only what we ask of it
  return structuredClone({ openapi, info: { title, version }, paths, components }) as unknown as OpenAPIV3.DocumentV3_1;
}

/** Copies every component that `thing` refers to, directly or not. */
function collect(document: Document, thing: unknown, into: Record<string, Record<string, unknown>>): void {
  for (const [, kind = '', name = ''] of JSON.stringify(thing).matchAll(/"#\/components\/(\w+)\/([^/"]+)/g)) {
    into[kind] ??= {};
    if (name in (into[kind] ?? {})) continue;
    const whole = document.bundle.components[kind]?.[name];
    const component: unknown = JSON.parse(JSON.stringify(whole, lenient(document)));
    into[kind][name] = component;
    collect(document, component, into);
  }
}
