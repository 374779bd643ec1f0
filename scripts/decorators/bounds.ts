/** Limits strings and arrays in request bodies that are not records, and adds to all bodies the limits that the server checks. */
import { everyBody } from '../../src/document/lean.js';
import { named, operationsOf, type Root, type Schema } from './tree.js';

/** Characters of a text, items of a list. */
const [maxLength, maxItems] = [1000, 1000];

export const bounds = () => ({
  Root: {
    enter(root: Root) {
      const seen = new Set<Schema>();
      for (const { operation } of operationsOf(root)) {
        for (const { schema } of Object.values(operation.requestBody?.content ?? {})) {
          bound(root, schema);
          describe(root, schema, seen);
        }
      }
    },
  },
});

/** What a body refers to from within may be part of a record: it stays as it is. */
function bound({ components }: Root, schema: Schema | undefined): void {
  const body = schema?.$ref === undefined ? schema : components.schemas[named(schema.$ref)];
  for (const shape of body?.oneOf ?? []) limit(components.schemas[named(shape.$ref)]);
  limit(body);
}

function limit(schema: Schema | undefined): void {
  if (schema === undefined || schema.$ref !== undefined) return;
  if (schema.type === 'string' && schema.enum === undefined) schema.maxLength ??= maxLength;
  if (schema.type === 'array') schema.maxItems ??= maxItems;
  limit(schema.items);
  for (const property of Object.values(schema.properties ?? {})) limit(property);
}

/** Adds the limits of every body to a schema and to the schemas that it consists of. */
function describe(root: Root, schema: Schema | undefined, seen: Set<Schema>): void {
  if (schema === undefined || seen.has(schema)) return;
  seen.add(schema);
  const { pattern, minimum, maximum, patternProperties, propertyNames, unevaluatedItems: anyValue } = everyBody;
  const { $ref, type, items, additionalProperties: others } = schema;
  if (Object.keys(schema).every((keyword) => keyword === 'description')) Object.assign(schema, anyValue);
  if (type === 'string' && (schema.enum ?? schema.format) === undefined) schema.pattern ??= pattern;
  if (type === 'number' || type === 'integer') Object.assign(schema, { minimum, maximum, ...schema });
  if (others === true) Object.assign(schema, { patternProperties, propertyNames });
  const parts = [...Object.values(schema.properties ?? {}), ...(schema.allOf ?? []), ...(schema.anyOf ?? [])];
  parts.push(...(schema.oneOf ?? []), ...(items ? [items] : []), ...(typeof others === 'object' ? [others] : []));
  for (const part of parts) describe(root, part, seen);
  if ($ref !== undefined) describe(root, root.components.schemas[named($ref)], seen);
}
