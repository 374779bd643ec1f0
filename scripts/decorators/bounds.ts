/** Bounds the texts and lists of what operations are asked with: only records may hold long ones. */
import { named, operationsOf, type Root, type Schema } from './tree.js';

/** Characters of a text, items of a list. */
const [maxLength, maxItems] = [1000, 1000];

export const bounds = () => ({
  Root: {
    enter(root: Root) {
      for (const { operation } of operationsOf(root)) {
        for (const { schema } of Object.values(operation.requestBody?.content ?? {})) bound(root, schema);
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
