/** The possible shape of a value according to the document: whether a template can use a property of it. */
import type { Document, Schema } from '../document/document.js';

export interface Shape {
  /**
   * The shape of a property; undefined if it cannot exist. A name of `undefined` is only known when the template is
   * rendered.
   */
  member(name: string | number | undefined): Shape | undefined;
  /** The shape of the items in a loop. */
  readonly item: Shape;
  /** Whether it or its items are objects, which cannot be printed. */
  readonly isObject: boolean;
}

/** Merge fields by object: `reference` → the shapes of the properties of a reference. */
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
 * The shape of a schema.
 * @param isRecord of a record, only documented fields count, even if it can have others.
 */
export function shapeOf(document: Document, schema: Schema, isRecord = false): Shape {
  const shapes = isRecord ? records : values;
  const known = shapes.get(schema);
  if (known !== undefined) return known;
  const shape = newShape(document, schema, isRecord);
  shapes.set(schema, shape);
  return shape;
}

/** A cache by schema. */
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
