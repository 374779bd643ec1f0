/**
 * Puts what references in an OpenAPI document name in their place, for one operation at a time. swagger-ui's own resolver
 * always reads the whole document: with 1 MB, it did not finish while we waited.
 */
type Json = null | boolean | number | string | readonly Json[] | JsonObject;
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
  return { ...value, parameters, responses: withoutCommonHeaders(value.responses) };
}

/** Headers that every response has would take most of the page. */
const common = /^(Access-Control-|Cache-Control$|X-Content-Type-Options$|X-Request-Id$|RateLimit)/;

function withoutCommonHeaders(responses: Json | undefined): JsonObject {
  return Object.fromEntries(
    Object.entries(isObject(responses) ? responses : {}).map(([status, response]) => {
      const { headers, ...rest } = isObject(response) ? response : {};
      const own = Object.entries(isObject(headers) ? headers : {}).filter(([name]) => !common.test(name));
      return [status, own.length > 0 ? { ...rest, headers: Object.fromEntries(own) } : rest];
    }),
  );
}

/** @param open the references that the value is part of: those to them stay as they are. */
function withoutReferences(value: Json, document: JsonObject, open: readonly string[]): Json {
  if (Array.isArray(value)) return value.map((item) => withoutReferences(item, document, open));
  if (!isObject(value)) return value;
  const { $ref: reference, ...beside } = value;
  if (typeof reference !== 'string')
    return Object.fromEntries(
      Object.entries(value).map(([name, item]) => [name, withoutReferences(item, document, open)]),
    );
  if (open.includes(reference)) return value;
  const target = withoutReferences(at(document, partsOf(reference)), document, [...open, reference]);
  const title = reference.startsWith(schemas) ? { title: reference.slice(schemas.length) } : {};
  return isObject(target) ? { ...title, ...target, ...beside } : target;
}

const isObject = (value: Json | undefined): value is JsonObject =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

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
