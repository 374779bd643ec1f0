/**
 * Relaxes schemas for what the server checks itself: array items that are validated one by one, and the choice between two
 * shapes.
 */
import type { Document, Schema } from './document.js';

/** A replacer for `JSON.stringify`. */
export const lenient = (document: Document) => (_: string, schema: unknown) => {
  if (typeof schema !== 'object' || schema === null) return schema;
  if ('x-checked-one-by-one' in schema) return { ...schema, items: {} };
  return 'x-exactly-one' in schema ? eitherOf(document, schema as Schema) : schema;
};

/** An object that can have the properties of all shapes. */
function eitherOf(document: Document, { oneOf = [] }: Schema): Schema {
  const shapes = oneOf.map((shape) => document.properties(shape));
  return { type: 'object', properties: Object.assign({}, ...shapes), additionalProperties: false };
}
