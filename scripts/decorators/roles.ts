/** Says for each operation which of the shipped roles may call it, and which permissions there are beside those of operations. */
import { holdersOf, readExtras, readRoles } from '../roles.js';
import { operationsOf, type Root } from './tree.js';

export const roles = () => ({
  Root: {
    enter(root: Root) {
      const shipped = readRoles();
      for (const { operation } of operationsOf(root)) {
        operation['x-roles'] = holdersOf(permissionOf(operation), shipped);
      }
      root['x-permissions'] = extrasOf(root);
    },
  },
});

/** Those of this document's resources. */
function extrasOf(root: Root): Record<string, string> {
  const resources = new Set(root.tags.map(({ name }) => name));
  const isHere = (name: string) => name.startsWith('*.') || resources.has(name.split('.')[0] ?? '');
  return Object.fromEntries(Object.entries(readExtras()).filter(([name]) => isHere(name)));
}

export const permissionOf = (operation: { operationId?: string; 'x-permission'?: string }): string =>
  operation['x-permission'] ?? operation.operationId ?? '';
