/** Says which names `fields` may have, where a record is closed or only its public fields are shown: a parameter for each resource. */
import { type Resource, resourcesOf } from './names.js';
import { clone, named, operationsOf, type Parameter, type Root, resourceAt, type Schema, schemaRef } from './tree.js';

const kinds = ['Fields', 'FieldsToReturn', 'PublicFields'];

export const fields = () => ({
  Root: {
    enter(root: Root) {
      const resources = new Map(resourcesOf(root).map((resource) => [resource.name, resource]));
      for (const { path, operation } of operationsOf(root)) {
        const resource = resources.get(resourceAt(path));
        if (resource === undefined) continue;
        operation.parameters = (operation.parameters ?? []).map((parameter) => narrowed(root, parameter, resource));
      }
    },
  },
});

function narrowed(root: Root, parameter: Parameter, resource: Resource): Parameter {
  const kind = named(parameter.$ref);
  if (!kinds.includes(kind)) return parameter;
  const record = { $ref: schemaRef(resource.record) };
  const path = kind === 'PublicFields' ? publicPath(root, resource) : pathInto(root, record);
  if (path === anyPath) return parameter;
  const { parameters } = root.components;
  const name = `${kind}Of${resource.record}`;
  const { schema, ...rest } = clone(parameters[kind] as Parameter);
  const pattern = `^\\s*${path}\\s*(,\\s*${path}\\s*)*$`;
  parameters[name] = { ...rest, schema: { ...schema, pattern } };
  return { $ref: `#/components/parameters/${name}` };
}

const anyName = '[^,.]*[^,.\\s][^,.]*';
const anyPath = `${anyName}(\\.${anyName})*`;

function publicPath(root: Root, { record, fields }: Resource): string {
  const { properties = {} } = root.components.schemas[`${record}Public`] ?? {};
  if (fields.additionalProperties === true) return `${oneOf(Object.keys(properties))}(\\.${anyName})*`;
  return oneOf(Object.entries(properties).map(([name, schema]) => name + below(root, schema)));
}

/** A dotted path into values of a schema, as a regular expression; nothing where there are no members. */
function pathInto(root: Root, schema: Schema): string | undefined {
  const { type, items, allOf = [], properties = {}, ...rest } = resolved(root, schema);
  if (items !== undefined) return pathInto(root, items);
  if (type !== undefined && type !== 'object') return undefined;
  const isClosed = [rest.additionalProperties, rest.unevaluatedProperties].includes(false);
  if (!isClosed) return anyPath;
  const all = Object.assign(
    {},
    ...allOf.map((part) => resolved(root, part).properties),
    properties,
  ) as Schema['properties'];
  return oneOf(Object.entries(all ?? {}).map(([name, member]) => name + below(root, member)));
}

function below(root: Root, schema: Schema): string {
  const path = pathInto(root, schema);
  return path === undefined ? '' : `(\\.${path})?`;
}

const oneOf = (paths: readonly string[]) => `(${paths.join('|')})`;

const resolved = (root: Root, { $ref, ...own }: Schema): Schema =>
  $ref === undefined ? own : { ...root.components.schemas[named($ref)], ...own };
