/** What a value can be, as far as the document says: whether a template may name a member of it. */
import type { Document, Schema } from '../document/document.js';

export interface Shape {
  /** What a member is; undefined if there can be none. A name of `undefined` is only known when the template is rendered. */
  member(name: string | number | undefined): Shape | undefined;
  /** What a loop goes through. */
  readonly item: Shape;
  /** Whether it has members, or its items have, so that there is nothing to print. */
  readonly isObject: boolean;
}

/** Merge fields by object: `reference` → what the members of a reference are. */
export type MergeFields = Readonly<Record<string, Shape>>;

export const anything: Shape = {
  member: () => anything,
  get item() {
    return anything;
  },
  isObject: false,
};

const plain: Shape = { member: () => undefined, item: anything, isObject: false };
const text: Shape = { ...plain, member: (name) => (name === 'size' ? plain : undefined), item: anything };

/**
 * What a schema allows.
 * @param isRecord of a record, only the fields of the document count, though it may keep others.
 */
export function shapeOf(document: Document, schema: Schema, isRecord = false): Shape {
  const shapes = isRecord ? records : values;
  const known = shapes.get(schema);
  if (known !== undefined) return known;
  const shape = newShape(document, schema, isRecord);
  shapes.set(schema, shape);
  return shape;
}

/** What was worked out before, by schema. */
const [records, values] = [new WeakMap<Schema, Shape>(), new WeakMap<Schema, Shape>()];

function newShape(document: Document, schema: Schema, isRecord: boolean): Shape {
  const { type, items, oneOf, allOf, properties, ...rest } = document.resolve<Schema>(schema);
  if (type === 'array') return listOf(items ? shapeOf(document, items) : anything);
  if (type === 'string') return text;
  if (type !== undefined && type !== 'object') return plain;
  if (oneOf !== undefined || (type ?? allOf ?? properties) === undefined) return anything;
  const isOpen = rest.additionalProperties !== false && rest.unevaluatedProperties !== false && !isRecord;
  return objectOf(document, document.properties(schema), isOpen);
}

function listOf(item: Shape): Shape {
  const isItem = (name: string | number | undefined) => typeof name !== 'string' || name === 'first' || name === 'last';
  const member: Shape['member'] = (name) => (isItem(name) ? item : name === 'size' ? plain : undefined);
  return { member, item, isObject: item.isObject };
}

function objectOf(document: Document, properties: Readonly<Record<string, Schema>>, isOpen: boolean): Shape {
  const member: Shape['member'] = (name) => {
    if (name === undefined) return anything;
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (property !== undefined) return shapeOf(document, property);
    return isOpen || name === 'size' ? anything : undefined;
  };
  return { member, item: anything, isObject: true };
}
