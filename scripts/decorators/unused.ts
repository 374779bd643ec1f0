/** Takes out what only stood in as a model, and what was made of it or shared that this document does not use. */
import { eachObject, named, type Root } from './tree.js';

/** @param made whether a component was shared or made, not written for this document: only such are taken out. */
export function withoutUnused(root: Root, made: (kind: string, name: string) => boolean): void {
  const used = reached(root);
  for (const [kind, components] of Object.entries(root.components)) {
    for (const name of Object.keys(components)) {
      if (!used.has(`${kind}/${name}`) && made(kind, name)) delete components[name];
    }
  }
}

/** Every component that the paths refer to, directly or not. */
function reached(root: Root): Set<string> {
  const used = new Set<string>();
  const follow = (thing: unknown) =>
    eachObject(thing, ({ $ref }) => {
      if (typeof $ref !== 'string') return;
      const [, , kind = ''] = $ref.split('/');
      const key = `${kind}/${named($ref)}`;
      if (used.has(key)) return;
      used.add(key);
      follow(root.components[kind]?.[named($ref)]);
    });
  follow(root.paths);
  return used;
}
