/** Adds the parameters that follow from what is answered, and those of every write. A resource in a path is one of the document. */
import { isForEveryone } from '../../src/schema/document.js';
import { resourcesOf } from './names.js';
import { named, operationsOf, type Parameter, type Placed, type Root } from './tree.js';

const reference = (name: string): Parameter => ({ $ref: `#/components/parameters/${name}` });

export const parameters = () => ({
  Root: {
    enter(root: Root) {
      for (const placed of operationsOf(root)) {
        const { operation } = placed;
        const answer = root.components.responses[named(operation.responses['200']?.$ref)];
        const asked = answer?.['x-parameters'] ?? [];
        const added = [...asked, ...(asked.includes('ExclusiveStartKey') ? [] : ofWrites(placed))].map(reference);
        if (added.length > 0) operation.parameters = [...added, ...(operation.parameters ?? [])];
      }
      const { Resource: resource } = root.components.parameters;
      const [first] = resourcesOf(root);
      if (resource !== undefined && first !== undefined) resource.example = first.name;
    },
  },
});

/** A GET is safe to repeat, whatever it does. */
function ofWrites({ method, operation }: Placed): string[] {
  if (isForEveryone(operation)) return [];
  if (method !== 'get') return ['DryRun', 'IdempotencyKey'];
  return operation['x-has-effects'] ? ['DryRun'] : [];
}

/** Whether an operation has a shared parameter. */
export const takes = ({ item, operation }: Pick<Placed, 'item' | 'operation'>, name: string): boolean =>
  [...(item.parameters ?? []), ...(operation.parameters ?? [])].some(({ $ref }) => named($ref) === name);
