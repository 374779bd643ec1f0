/** Schemas as validators need them: without what the server checks itself. */
import type { Document, Schema } from './document.js';

/** What `src/http/` refuses in any body, as schemas say it. */
export const anyText = '^[^\\x00]*$';
export const inNumbers = { minimum: Number.MIN_SAFE_INTEGER, maximum: Number.MAX_SAFE_INTEGER };
export const inObjects = { propertyNames: { pattern: '^(?!__proto__$)[^\\x00]*$', maxLength: 256 } };

/** Of any type: what is said of one type does not hold for others. */
export const anyItem = { $ref: '#/components/schemas/AnyValue' };
export const inAny = {
  pattern: anyText,
  ...inNumbers,
  ...inObjects,
  unevaluatedItems: anyItem,
  unevaluatedProperties: anyItem,
};
export const anyValue = {
  description: 'Any JSON value that a body can contain. Send numbers beyond ±(2^53 − 1) as strings.',
  ...inAny,
};

const everywhere = { ...inAny, patternProperties: { '^': anyItem } };
const said = new Map(Object.entries(everywhere).map(([keyword, value]) => [keyword, JSON.stringify(value)]));

/**
 * A replacer for `JSON.stringify` that leaves out what the server has looked at before, and the patterns of texts whose
 * mistakes have an error code of their own (`x-code`).
 */
export function unsaid(key: string, value: unknown): unknown {
  if (said.has(key) && said.get(key) === JSON.stringify(value)) return undefined;
  return typeof value === 'object' && value !== null && 'x-code' in value ? { ...value, pattern: undefined } : value;
}

/** @param replacer for `JSON.stringify`. */
export function lean(schema: unknown, replacer = (_: string, value: unknown) => value): unknown {
  const text = JSON.stringify(schema, (key, value) => replacer(key, unsaid(key, value)));
  // references lead to the document from everywhere
  return JSON.parse(text.replaceAll('"#/components/', '"document#/components/'), asListOfTypes);
}

/** `anyOf` of nothing but types, as a list of types: of every shape that it tries in vain, Ajv makes an error with a pointer. */
function asListOfTypes(_: string, schema: unknown): unknown {
  if (typeof schema !== 'object' || schema === null || !('anyOf' in schema)) return schema;
  const { anyOf, ...rest } = schema as { anyOf: readonly object[] };
  return anyOf.every(isType) ? { ...rest, type: anyOf.map(({ type }) => type) } : schema;
}

const isType = (schema: object): schema is { type: string } => Object.keys(schema).join() === 'type';

/**
 * A replacer for `lean` that leaves out array items that are validated one by one, and the choice between two shapes: the
 * object can have the properties of all of them.
 */
export const lenient = (document: Document) => (_: string, schema: unknown) => {
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('x-checked-one-by-one' in schema) return { ...schema, items: {} };
  if (!('x-exactly-one' in schema)) return schema;
  const shapes = ((schema as Schema).oneOf ?? []).map((shape) => document.properties(shape));
  return { type: 'object', properties: Object.assign({}, ...shapes), additionalProperties: false };
};
