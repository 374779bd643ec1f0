/**
 * The part of a document that the parameter validator of one operation needs: it compiles faster, and is the same for many
 * operations.
 */
import type { OpenAPIV3 } from 'express-openapi-validator/dist/framework/types.js';
import type { Document, Route } from '../document/document.js';
import { unsaid } from '../document/lean.js';

/** The parts of an operation that the validator reads. Our own code checks the body. */
export function slicedOperation({ operation: { operationId, parameters } }: Route) {
  return { operationId, parameters, responses: {} };
}

/** A document of one operation, with the components that it refers to. */
export function slice(document: Document, route: Route): OpenAPIV3.DocumentV3_1 {
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
