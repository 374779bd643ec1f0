/** Says by which fields lists and searches can be sorted: by those with `x-sortable`, and by `name` unless that is false. */
import { type Resource, resourcesOf } from './names.js';
import { clone, named, operationsOf, type Parameter, type Root, resourceAt } from './tree.js';

export const sorts = () => ({
  Root: {
    enter(root: Root) {
      const resources = new Map(resourcesOf(root).map((resource) => [resource.name, resource]));
      for (const { path, operation } of operationsOf(root)) {
        const resource = resources.get(resourceAt(path));
        const verb = operation.operationId?.split('.')[1] ?? '';
        const kind = verb === 'list' || verb === 'search' ? '' : verb === 'listByEvent' ? 'ByEvent' : undefined;
        if (resource === undefined || kind === undefined) continue;
        operation.parameters = (operation.parameters ?? []).map((one) =>
          named(one.$ref) === 'Sort' ? narrowed(root, resource, kind) : one,
        );
      }
    },
  },
});

/** @param kind an event's records, which are not listed in the order of their changes. */
function narrowed({ components: { parameters } }: Root, { record, fields }: Resource, kind: '' | 'ByEvent'): Parameter {
  const sortable = Object.entries(fields.properties ?? {}).filter(
    ([name, field]) => field['x-sortable'] ?? name === 'name',
  );
  const known = ['sys_created_at', ...(kind === '' ? ['sys_last_modified_at'] : []), ...sortable.map(([name]) => name)];
  const { schema, ...rest } = clone(parameters.Sort as Parameter);
  const name = `SortOf${record}${kind}`;
  parameters[name] = { ...rest, schema: { ...schema, enum: known.flatMap((field) => [field, `-${field}`]) } };
  return { $ref: `#/components/parameters/${name}` };
}
