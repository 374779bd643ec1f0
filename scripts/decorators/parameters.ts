/** Adds the parameters that follow from the address and from what is answered. */
import { named, operationsOf, type Parameter, type PathItem, type Root } from './tree.js';

const reference = (name: string): Parameter => ({ $ref: `#/components/parameters/${name}` });

const inAddress = { tenantId: 'Tenant', id: 'Id' } as const;

export const parameters = () => ({
  Root: {
    enter(root: Root) {
      for (const [path, item] of Object.entries(root.paths)) root.paths[path] = addressed(path, item);
      for (const { operation } of operationsOf(root)) {
        const answer = root.components.responses[named(operation.responses['200']?.$ref)];
        const asked = answer?.['x-parameters']?.map(reference) ?? [];
        if (asked.length > 0) operation.parameters = [...asked, ...(operation.parameters ?? [])];
      }
    },
  },
});

/** Those that every address with `{tenantId}` or `{id}` has, unless it describes its own. */
function addressed(path: string, item: PathItem): PathItem {
  const own = item.parameters ?? [];
  const missing = Object.entries(inAddress).filter(
    ([name]) => path.includes(`{${name}}`) && !own.some((parameter) => parameter.name === name),
  );
  return { parameters: [...missing.map(([, component]) => reference(component)), ...own], ...without(item) };
}

const without = ({ parameters: _, ...operations }: PathItem) => operations;
