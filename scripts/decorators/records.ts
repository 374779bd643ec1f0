/** Makes the schemas of each record from those of the model record: `RecordPage` becomes `CouponPage`. */

import { type Resource, referring, resourcesOf, worded } from './names.js';
import { partOf } from './parts.js';
import { publicOf } from './public.js';
import type { Root, Schema } from './tree.js';

export const isModel = (name: string): boolean => /^Record([A-Z]\w*)?$/.test(name);

export const records = () => ({
  Root: {
    enter(root: Root) {
      const models = Object.entries(root.components.schemas).filter(([name]) => isModel(name));
      const resources = resourcesOf(root);
      for (const [name, schema] of Object.entries(root.components.schemas)) {
        const owner = isModel(name) ? undefined : ownerOf(name, resources);
        if (owner) root.components.schemas[name] = referring(schema, owner);
      }
      for (const resource of resources) {
        for (const [name, model] of models) {
          const own = name.replace('Record', resource.record);
          root.components.schemas[own] ??= schemaOf(root, name, model, resource);
        }
      }
    },
  },
});

/** The resource whose record's name the schema's begins with. */
function ownerOf(name: string, resources: readonly Resource[]): Resource | undefined {
  const [owner] = resources
    .filter(({ record }) => name.startsWith(record))
    .sort((a, b) => b.record.length - a.record.length);
  return owner;
}

function schemaOf(root: Root, name: string, model: Schema, resource: Resource): Schema {
  const own = referring(model, resource);
  const description = worded(model.description ?? '', resource);
  if (name === 'RecordRead') return { description, ...partOf(root, resource), ...closing(resource) };
  if (name === 'RecordPublic') return { description, ...publicOf(own, resource) };
  const takesFields = own.allOf?.some(({ $ref }) => $ref?.endsWith('Fields'));
  return { ...own, description, ...(takesFields && closing(resource)) };
}

/**
 * A record is closed unless its fields say `additionalProperties: true`. The whole says so too: generators do not look for it in
 * the members of an `allOf`.
 */
const closing = ({ fields }: Resource): Schema =>
  fields.additionalProperties === true ? { additionalProperties: true } : { unevaluatedProperties: false };
