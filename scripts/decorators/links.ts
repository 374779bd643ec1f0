/** Links what creates a record to what can be done with it. */
import { operationsOf, type Root, resourceAt } from './tree.js';

const verbs = { get: 'Reads it.', replace: 'Replaces it.', patch: 'Changes parts of it.', delete: 'Deletes it.' };

export const links = () => ({
  Root: {
    enter(root: Root) {
      for (const { path, operation } of operationsOf(root)) {
        const resource = resourceAt(path);
        const answer = operation.responses['200'];
        if (operation.operationId === `${resource}.create` && answer) answer.links = linksTo(resource);
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
