/** `fields` and `fieldsToReturn`: parts of records. */
import type { Model } from './catalogue.js';
import type { Doc } from './doc.js';
import { invalidAt } from './fault.js';

type Json = Record<string, unknown>;

/** Makes the JSON of a record, or of the part asked for. */
export type Projection = (doc: Doc<never>) => Buffer;

/** All of it, as it is stored. */
export const whole: Projection = (doc) => doc.json;

/**
 * @param names comma-separated, with spaces around the commas allowed; dotted paths reach into objects and items of arrays.
 * @throws Fault `invalid` when a closed record has no such field.
 */
export function projection(model: Model, parameter: string, names: string | undefined): Projection {
  if (names === undefined) return whole;
  const paths = names.split(',').map((name) => name.trim());
  for (const path of paths) checkPath(model, parameter, path);
  return partial(paths);
}

/** Only these fields, and `id`. */
export function partial(paths: readonly string[]): Projection {
  const tree: Tree = new Map([['id', undefined]]);
  for (const path of paths) plant(tree, path.split('.'));
  return (doc) => Buffer.from(JSON.stringify(pick(doc.record, tree)));
}

function checkPath(model: Model, parameter: string, path: string): void {
  const [field = ''] = path.split('.');
  if (field !== '' && !(model.closed && !model.fields.has(field))) return;
  const message = `${field === '' ? 'An empty name' : field} is not a field of ${model.name}`;
  throw invalidAt(`query/${parameter}`, 'unknown_field', `${message}.`);
}

/** Field → what to take of it; nothing means all. */
type Tree = Map<string, Tree | undefined>;

function plant(tree: Tree, [name = '', ...rest]: readonly string[]): void {
  if (rest.length === 0) tree.set(name, undefined);
  else if (!tree.has(name)) tree.set(name, new Map());
  const branch = tree.get(name);
  if (branch !== undefined && rest.length > 0) plant(branch, rest);
}

function pick(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) return value.map((item) => pick(item, tree));
  if (typeof value !== 'object' || value === null) return value;
  const part: Json = {};
  for (const [name, branch] of tree) {
    if (!Object.hasOwn(value, name)) continue;
    const member = (value as Json)[name];
    if (branch === undefined) part[name] = member;
    else if (typeof member === 'object' && member !== null) part[name] = pick(member, branch);
  }
  return part;
}
