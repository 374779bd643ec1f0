/** Says by name which rules a request can override, where the fields of a resource have `x-overrides`. */
import { type Resource, resourcesOf } from './names.js';
import { clone, named, operationsOf, type Parameter, type Root, resourceAt } from './tree.js';

const writes = /^(create|upsert|replace|patch|delete)$/;
/** Where a rule keeps something from the answer. */
const reads = /^(get|list|listBy.*|search)$/;

export const overrides = () => ({
  Root: {
    enter(root: Root) {
      const resources = new Map(resourcesOf(root).map((resource) => [resource.name, resource]));
      for (const { path, operation } of operationsOf(root)) {
        const resource = resources.get(resourceAt(path));
        if (resource?.fields['x-overrides'] === undefined) continue;
        const all = operation.parameters ?? [];
        const others = all.filter(({ $ref }) => named($ref) !== 'Override');
        const [, verb = ''] = (operation.operationId ?? '').split('.');
        const isFamilys = writes.test(verb) || (resource.fields['x-withheld'] !== undefined && reads.test(verb));
        if (isFamilys || others.length < all.length) operation.parameters = [...others, narrowed(root, resource)];
      }
    },
  },
});

function narrowed({ components: { parameters } }: Root, { record, fields }: Resource): Parameter {
  const { description, ...rest } = clone(parameters.Override as Parameter);
  const known = Object.entries(fields['x-overrides'] ?? {});
  const list = known.map(([name, permission]) => `\`${name}\` (needs \`${permission}\`)`).join(', ');
  const name = `OverrideOf${record}`;
  parameters[name] = { ...rest, description: `${description?.trim()} They are ${list}.` };
  return { $ref: `#/components/parameters/${name}` };
}
