/** Says for each operation which of the shipped roles may call it, and which permissions there are beside those of operations. */
import { isForEveryone } from '../../src/schema/document.js';
import { holdersOf, permissionOf, readExtras, readRoles } from '../roles.js';
import { operationsOf, type Root } from './tree.js';

/** @param folder the one that openapi/ lies in. */
export const roles = (folder: string) => ({
  Root: {
    enter(root: Root) {
      const shipped = readRoles(folder, [root]);
      for (const { operation } of operationsOf(root)) {
        if (isForEveryone(operation)) continue;
        operation['x-roles'] = holdersOf(permissionOf(operation), shipped);
      }
      root['x-permissions'] = extrasOf(root, folder);
    },
  },
});

/** Those of this document's resources. */
function extrasOf(root: Root, folder: string): Record<string, string> {
  const resources = new Set(root.tags.map(({ name }) => name));
  const isHere = (name: string) => name.startsWith('*.') || resources.has(name.split('.')[0] ?? '');
  return Object.fromEntries(Object.entries(readExtras(folder)).filter(([name]) => isHere(name)));
}
