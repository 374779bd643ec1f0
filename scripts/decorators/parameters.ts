/** Adds the parameters that follow from what is answered. */
import { named, operationsOf, type Parameter, type Root } from './tree.js';

const reference = (name: string): Parameter => ({ $ref: `#/components/parameters/${name}` });

export const parameters = () => ({
  Root: {
    enter(root: Root) {
      for (const { operation } of operationsOf(root)) {
        const answer = root.components.responses[named(operation.responses['200']?.$ref)];
        const asked = answer?.['x-parameters']?.map(reference) ?? [];
        if (asked.length > 0) operation.parameters = [...asked, ...(operation.parameters ?? [])];
      }
    },
  },
});
