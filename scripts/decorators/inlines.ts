/** Gives what is written within a schema a name of its own: sets of values, and objects. Generators name them by guess, and alike. */
import { Mistake } from '../sources.js';
import { singular } from './names.js';
import { type Root, type Schema, schemaRef } from './tree.js';

export const inlines = () => ({
  Root: {
    enter(root: Root) {
      const { schemas } = root.components;
      for (const [name, schema] of Object.entries(schemas)) {
        if (schema.enum === undefined) hoist(schemas, name.replace(/Fields$/, ''), schema);
      }
      nameValues(schemas);
    },
  },
});

type Schemas = Record<string, Schema>;

/** In Go, values are constants of the whole package: those of another set, too, get the name of their set in front. */
function nameValues(schemas: Schemas): void {
  const taken = new Set<unknown>();
  for (const [name, schema] of Object.entries(schemas)) {
    const { enum: values = [] } = schema;
    const prefix = name.replaceAll(/(?<=[a-z])(?=[A-Z])/g, '_');
    if (values.some((value) => taken.has(value)))
      schema['x-enum-varnames'] = values.map((value) => `${prefix}_${value}`.replaceAll(/\W/g, '_').toUpperCase());
    else for (const value of values) taken.add(value);
  }
}

/** @param field the one whose value it is. */
function hoist(schemas: Schemas, name: string, schema: Schema, field?: string): void {
  for (const [property, value] of Object.entries(schema.properties ?? {})) {
    const path = name + capitalized(property);
    hoistFrom(schemas, path, value, property, (replaced) => {
      (schema.properties as Schemas)[property] = replaced;
    });
  }
  if (schema.items)
    hoistFrom(schemas, singular(name), { description: `One of \`${field}\`.`, ...schema.items }, field, (replaced) => {
      schema.items = replaced;
    });
  for (const member of [...(schema.allOf ?? []), ...(schema.anyOf ?? [])]) hoist(schemas, name, member);
}

type Replace = (schema: Schema) => void;

function hoistFrom(schemas: Schemas, name: string, schema: Schema, field: string | undefined, replace: Replace): void {
  hoist(schemas, name, schema, field);
  if (schema.enum === undefined && schema.properties === undefined) return;
  if (schemas[name] !== undefined) throw new Mistake([name], `${name} needs a name of its own: make it a schema.`);
  const [marks, own] = [true, false].map((marking) =>
    Object.fromEntries(Object.entries(schema).filter(([key]) => key.startsWith('x-') === marking)),
  );
  schemas[name] = own as Schema;
  replace({ $ref: schemaRef(name), ...(schema.description && { description: schema.description }), ...marks });
}

const capitalized = (name: string) => name.replaceAll(/(?:^|_)([a-z])/g, (_, letter: string) => letter.toUpperCase());
