/**
 * Puts what references in an OpenAPI document name in their place, for one operation at a time. swagger-ui's own resolver
 * always reads the whole document: with 1 MB, it did not finish while we waited.
 */
export type Json = null | boolean | number | string | readonly Json[] | JsonObject;
export interface JsonObject {
  readonly [name: string]: Json;
}

const schemas = '#/components/schemas/';

/** The value at `path`. An operation also gets the parameters of its path. */
export function resolved(document: JsonObject, path: readonly string[]): Json {
  const value = withoutReferences(at(document, path), document, []);
  const [root, address = '', method] = path;
  if (root !== 'paths' || method === undefined || !isObject(value)) return value;
  const shared = withoutReferences(at(document, [root, address, 'parameters']), document, []);
  const parameters = [...listOf(shared), ...listOf(value.parameters)];
  return { ...value, parameters, responses: mapped(value.responses as JsonObject, plainResponse) };
}

/** Headers that every response has would take most of the page. */
const common = /^(Access-Control-|Cache-Control$|X-Content-Type-Options$|X-Request-Id$|RateLimit)/;

/** Without links, and without the body of errors: all have the same shape, and their codes are shown apart. */
function plainResponse(response: Json, status: string): Json {
  if (!isObject(response)) return response;
  const { headers, links: _, content, ...rest } = response;
  const own = Object.entries(isObject(headers) ? headers : {}).filter(([name]) => !common.test(name));
  return {
    ...rest,
    ...(own.length > 0 && { headers: Object.fromEntries(own) }),
    ...(content && status < '300' && { content }),
  };
}

/** @param open the references that the value is part of: those to them stay as they are. */
function withoutReferences(value: Json, document: JsonObject, open: readonly string[]): Json {
  if (Array.isArray(value)) return value.map((item) => withoutReferences(item, document, open));
  if (!isObject(value)) return value;
  const { $ref: reference, ...beside } = value;
  if (typeof reference !== 'string') return mapped(value, (item) => withoutReferences(item, document, open));
  if (open.includes(reference)) return value;
  const target = withoutReferences(at(document, partsOf(reference)), document, [...open, reference]);
  const title = reference.startsWith(schemas) ? { title: reference.slice(schemas.length) } : {};
  return isObject(target) ? { ...title, ...target, ...beside } : target;
}

export const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Without what becomes undefined. */
export const mapped = (value: JsonObject, to: (item: Json, name: string) => Json | undefined): JsonObject =>
  Object.fromEntries(
    Object.entries(value).flatMap(([name, item]) => {
      const next = to(item, name);
      return next === undefined ? [] : [[name, next]];
    }),
  );

const listOf = (value: Json | undefined): readonly Json[] => (Array.isArray(value) ? value : []);

/** Of a JSON Pointer in a URL. */
const partsOf = (reference: string) =>
  reference
    .slice(2)
    .split('/')
    .map((part) => decodeURIComponent(part).replaceAll('~1', '/').replaceAll('~0', '~'));

/** null where there is nothing. */
const at = (document: JsonObject, path: readonly string[]): Json =>
  path.reduce<Json>((value, name) => (isObject(value) ? (value[name] ?? null) : null), document);
