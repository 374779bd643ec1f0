/** Links what creates a record to what can be done with it. */
import { resourcesOf } from './names.js';
import { operationsOf, type Root } from './tree.js';

const verbs = { get: 'Reads it.', replace: 'Replaces it.', patch: 'Changes parts of it.', delete: 'Deletes it.' };

export const links = () => ({
  Root: {
    enter(root: Root) {
      const resources = new Map(resourcesOf(root).map(({ name }) => [`${name}.create`, name]));
      for (const { operation } of operationsOf(root)) {
        const resource = resources.get(operation.operationId ?? '');
        const answer = operation.responses['200'];
        if (resource && answer) answer.links = linksTo(resource);
      }
    },
  },
});

function linksTo(resource: string): Record<string, unknown> {
  const parameters = { tenantId: '$request.path.tenantId', id: '$response.body#/id' };
  return Object.fromEntries(
    Object.entries(verbs).map(([verb, description]) => [
      verb,
      { operationId: `${resource}.${verb}`, parameters, description },
    ]),
  );
}
