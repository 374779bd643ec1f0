/** A part of a record: every field may be missing, at any depth, but for its id. */
import type { Resource } from './names.js';
import { named, type Root, type Schema, schemaRef } from './tree.js';

export function partOf(root: Root, { fields }: Resource): Schema {
  const system = loosened(root, { $ref: schemaRef('System') });
  const own = loosened(root, fields);
  const { type = 'object', properties = {} } = own;
  return {
    allOf: [
      system,
      { type: 'object', required: ['id'], properties: { id: { type: 'string', description: 'Always there.' } } },
      { type, properties, ...(own.additionalProperties === true && { additionalProperties: true }) },
    ],
  };
}

/** The same without required members; a component that has some gets a twin, `AssigneePart`. */
function loosened(root: Root, schema: Schema): Schema {
  if (schema.$ref !== undefined) return { ...schema, $ref: looseRef(root, named(schema.$ref)) };
  const { required: _, ...rest } = schema;
  return {
    ...rest,
    ...(schema.properties && { properties: mapped(root, schema.properties) }),
    ...(schema.items && { items: loosened(root, schema.items) }),
    ...(schema.allOf && { allOf: schema.allOf.map((one) => loosened(root, one)) }),
  };
}

function mapped(root: Root, properties: Record<string, Schema>): Record<string, Schema> {
  return Object.fromEntries(Object.entries(properties).map(([name, schema]) => [name, loosened(root, schema)]));
}

function looseRef(root: Root, name: string): string {
  const { schemas } = root.components;
  const twin = `${name}Part`;
  if (schemas[twin] !== undefined) return schemaRef(twin);
  const schema = schemas[name] as Schema;
  const loose = loosened(root, schema);
  if (JSON.stringify(loose) === JSON.stringify(schema)) return schemaRef(name);
  schemas[twin] = loose;
  return schemaRef(twin);
}
