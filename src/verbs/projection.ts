/** `fields` and `fieldsToReturn`: parts of records. */

import { Fault } from '../fault.js';
import { maxDepth } from '../lib/json.js';
import { customColumn, customFields, isCustomColumn } from '../schema/csv.js';
import type { Document, Schema } from '../schema/document.js';
import type { Model } from '../schema/model.js';
import type { Doc } from '../store/doc.js';

type Json = Record<string, unknown>;

/** Creates the JSON of a record, or of its selected part. */
export type Projection = (doc: Doc) => Buffer;

/** All of it, as it is stored. */
export const whole: Projection = (doc) => doc.json;

/**
 * @param names comma-separated, optionally with spaces; dotted paths select fields of objects and of array items.
 * @throws Fault `unknown_field` for an empty name, and if the record cannot have such a field.
 */
export function projection(model: Model, parameter: string, names: string | undefined): Projection {
  return names === undefined ? whole : partial(pathsIn(model, parameter, names));
}

/** The dotted paths of the selected fields. @throws Fault `unknown_field` */
export function pathsIn(model: Model, parameter: string, names: string): string[] {
  const paths = [...new Set(names.split(',').map((name) => name.trim()))];
  for (const path of paths) checkPath(model, parameter, path);
  return paths;
}

/** Only these fields, and `id`. */
export function partial(paths: readonly string[]): Projection {
  const tree = treeOf(paths);
  return (doc) => Buffer.from(JSON.stringify(pick(doc.record, tree)));
}

function treeOf(paths: readonly string[]): Tree {
  const tree: Tree = new Map([['id', undefined]]);
  for (const path of paths) plant(tree, isCustomColumn(path) ? [customFields, path] : path.split('.'));
  return tree;
}

function checkPath({ name, document, schema }: Model, parameter: string, path: string): void {
  const names = (isCustomColumn(path) ? `${customFields}.custom_field_id` : path).split('.');
  const isOpen = schema.unevaluatedProperties !== false;
  if (names.length <= maxDepth && !names.includes('') && (isOpen || mayHave(document, schema, names))) return;
  throw Fault.at(`query/${parameter}`, 'unknown_field', `${path || 'An empty name'} is not a field of ${name}.`);
}

/** Whether a value of this schema can have something there. An open object can have anything. */
function mayHave(document: Document, schema: Schema, names: readonly string[]): boolean {
  const [name, ...rest] = names;
  if (name === undefined) return true;
  const { type, items, additionalProperties, unevaluatedProperties, ...whole } = document.resolve(schema);
  if (items !== undefined) return mayHave(document, items, names);
  if (type !== undefined && type !== 'object') return false;
  const properties = document.properties(whole);
  if (Object.hasOwn(properties, name)) return mayHave(document, properties[name] as Schema, rest);
  return additionalProperties !== false && unevaluatedProperties !== false;
}

/** Field → its selected part; undefined means all. */
type Tree = Map<string, Tree | undefined>;

function plant(tree: Tree, [name = '', ...rest]: readonly string[]): void {
  if (rest.length === 0) tree.set(name, undefined);
  else if (!tree.has(name)) tree.set(name, new Map());
  const branch = tree.get(name);
  if (branch !== undefined && rest.length > 0) plant(branch, rest);
}

/** Takes time proportional to the value, however many fields are selected. */
function pick(value: unknown, tree: Tree): unknown {
  if (Array.isArray(value)) {
    const hasFields = [...tree.keys()].some((name) => !isCustomColumn(name));
    return value.flatMap((item) => (tree.has(customColumn(item)) ? [item] : hasFields ? [pick(item, tree)] : []));
  }
  if (typeof value !== 'object' || value === null) return value;
  const part: Json = {};
  for (const [name, member] of Object.entries(value)) {
    if (!tree.has(name)) continue;
    const branch = tree.get(name);
    if (branch === undefined) part[name] = member;
    else if (typeof member === 'object' && member !== null) part[name] = pick(member, branch);
  }
  return part;
}
