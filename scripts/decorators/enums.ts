/** Gives every set of values in a schema a name of its own: generators name what has none by guess, and alike. */
import { type Root, type Schema, schemaRef } from './tree.js';

export const enums = () => ({
  Root: {
    enter(root: Root) {
      const { schemas } = root.components;
      for (const [name, schema] of Object.entries(schemas)) {
        if (schema.enum === undefined) hoist(schemas, name.replace(/Fields$/, ''), schema);
      }
    },
  },
});

type Schemas = Record<string, Schema>;

function hoist(schemas: Schemas, name: string, schema: Schema): void {
  for (const [property, value] of Object.entries(schema.properties ?? {})) {
    const path = name + capitalized(property);
    hoistFrom(schemas, path, value, (replaced) => {
      (schema.properties as Schemas)[property] = replaced;
    });
  }
  if (schema.items)
    hoistFrom(schemas, name, schema.items, (replaced) => {
      schema.items = replaced;
    });
  for (const member of [...(schema.allOf ?? []), ...(schema.anyOf ?? [])]) hoist(schemas, name, member);
}

function hoistFrom(schemas: Schemas, name: string, schema: Schema, replace: (schema: Schema) => void): void {
  if (schema.enum === undefined) {
    hoist(schemas, name, schema);
    return;
  }
  if (schemas[name] !== undefined)
    throw new Error(`The values of ${name} need a name of their own: make them a schema.`);
  const { type, enum: values, description, ...rest } = schema;
  schemas[name] = { ...(description && { description }), ...(type && { type }), enum: values };
  replace({ $ref: schemaRef(name), ...(description && { description }), ...rest });
}

const capitalized = (name: string) => name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
