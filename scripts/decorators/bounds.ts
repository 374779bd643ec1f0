/** Limits strings and arrays in request bodies that are not records, and adds to all bodies the limits that the server checks. */
import { anyItem, anyText, anyValue, inAny, inNumbers, inObjects } from '../../src/schema/lean.js';
import { named, operationsOf, type Root, type Schema } from './tree.js';

/** Characters of a text, items of a list. */
const [maxLength, maxItems] = [1000, 1000];

export const bounds = () => ({
  Root: {
    enter(root: Root) {
      root.components.schemas.AnyValue = anyValue;
      const seen = new Set<Schema>([anyValue]);
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

/**
 * Adds the limits of every body to a schema and to the schemas that it consists of.
 * @param isPart an `allOf` that states as a whole whether other properties are allowed.
 */
function describe(root: Root, schema: Schema | undefined, seen: Set<Schema>, isPart = false): void {
  if (schema === undefined || seen.has(schema)) return;
  seen.add(schema);
  const {
    $ref,
    type,
    items,
    additionalProperties: others,
    allOf = [],
    anyOf = [],
    oneOf = [],
    properties = {},
  } = schema;
  if (Object.keys(schema).every((keyword) => keyword === 'description')) Object.assign(schema, inAny);
  if (type === 'string' && (schema.enum ?? schema.format) === undefined) schema.pattern ??= anyText;
  if (type === 'number' || type === 'integer') Object.assign(schema, { ...inNumbers, ...schema });
  if (schema.exclusiveMinimum !== undefined) delete schema.minimum;
  if (others === true) Object.assign(schema, inObjects, { patternProperties: { '^': anyItem } });
  if (type === 'object' && !isPart && (others ?? schema.unevaluatedProperties) === undefined)
    Object.assign(schema, inObjects, { unevaluatedProperties: anyItem });
  for (const part of allOf) describe(root, part, seen, true);
  for (const part of [...anyOf, ...oneOf, ...Object.values(properties)]) describe(root, part, seen);
  describe(root, items, seen);
  if (typeof others === 'object') describe(root, others, seen);
  if ($ref !== undefined) describe(root, root.components.schemas[named($ref)], seen, isPart);
}
