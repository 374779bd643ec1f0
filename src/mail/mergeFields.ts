/** The merge fields of the e-mail templates, as the documents say with `x-merge-objects`. */
import { closestMatch } from 'leven';
import type { Document, Schema } from '../schema/document.js';

/** A merge field as people and clients read it. */
export interface MergeField {
  /** `reference.name`; `abstract.co_authors[].speaker_type_id` of each item of a list; `abstract.custom_field_values.*` for any name. */
  readonly name: string;
  readonly type: Shape['type'];
  readonly description: string;
}

const known = new WeakMap<Document, ReadonlyMap<string, MergeFields>>();

/**
 * The templates of a document: the name of the field with the template → its merge fields.
 * @throws Error if `x-merge-objects` names what the document does not have.
 */
export function templatesOf(document: Document): ReadonlyMap<string, MergeFields> {
  const templates = known.get(document) ?? new Map(readTemplates(document));
  known.set(document, templates);
  return templates;
}

function* readTemplates(document: Document): Generator<[string, MergeFields]> {
  for (const [owner, { properties = {} }] of Object.entries(document.schemas)) {
    for (const [name, { 'x-merge-objects': objects }] of Object.entries(properties)) {
      if (objects === undefined || !owner.endsWith('Fields')) continue;
      const shapes = Object.entries(objects)
        .filter(([object]) => !object.includes('.'))
        .map(([object, source]) => {
          const shape = typeof source === 'string' ? shapeAt(document, source) : listAt(document, source);
          const said = typeof source === 'string' ? source : JSON.stringify(source);
          const fault = `${owner}.${name}: x-merge-objects has ${object}: ${said}, which the document ${document.name} does not have.`;
          if (shape === undefined) throw new Error(fault);
          return [object, shape];
        });
      const fields: Record<string, Shape> = Object.fromEntries(shapes as [string, Shape][]);
      const linksOf = (end: RegExp) =>
        Object.entries(objects).filter(([object]) => end.test(object)) as [string, string][];
      for (const [object, text] of linksOf(/\[\]\.link$/)) {
        const [of = ''] = object.split('[');
        fields[of] = listOf(withLink(fields[of]?.item, text));
      }
      for (const [object, text] of linksOf(/\w\.link$/)) {
        const [of = ''] = object.split('.');
        fields[of] = withLink(fields[of], text);
      }
      yield [name, fields];
    }
  }
}

/** @param source a resource, and names of properties: `abstractReviews/assignee`. */
function shapeAt(document: Document, source: string): Shape | undefined {
  const [resource = '', ...names] = source.split('/');
  const record = document.record(resource);
  const schema = names.reduce((at, name) => at && document.properties(at)[name], record);
  return schema && shapeOf(document, schema, true);
}

/** A list: its items have the fields of `each`, and other objects beside them. */
function listAt(document: Document, { each = '', ...beside }: Readonly<Record<string, string>>): Shape | undefined {
  const item = shapeAt(document, each);
  const others = new Map(Object.entries(beside).map(([name, source]) => [name, shapeAt(document, source)]));
  if (item === undefined || [...others.values()].includes(undefined)) return undefined;
  const member: Shape['member'] = (name) => others.get(String(name)) ?? item.member(name);
  return listOf({ ...item, names: [...item.names, ...others.keys()], member });
}

/** An object with the address of a page, which only the person has to whom the e-mail goes. */
function withLink(shape: Shape | undefined, description: string): Shape {
  const { names = [], ...rest } = shape ?? { type: 'object', isOpen: false, item: anything, isObject: true };
  const link: Shape = { ...text, description, isLink: true };
  return { ...rest, names: ['link', ...names], member: (name) => (name === 'link' ? link : shape?.member(name)) };
}

const linkless = new WeakMap<MergeFields, MergeFields>();

/** The merge fields without links, for what others see, too: a subject, names and addresses. */
export function withoutLinks(fields: MergeFields): MergeFields {
  const plain =
    linkless.get(fields) ??
    Object.fromEntries(Object.entries(fields).map(([object, shape]) => [object, unlinked(shape)]));
  linkless.set(fields, plain);
  return plain;
}

function unlinked(shape: Shape): Shape {
  const isList = shape.type === 'array';
  const member: Shape['member'] = (name) => {
    const found = shape.member(name);
    if (found === undefined || found.isLink) return undefined;
    return isList && found.isObject ? unlinked(found) : found;
  };
  const names = shape.names.filter((name) => !shape.member(name)?.isLink);
  return { ...shape, names, member, ...(isList && { item: unlinked(shape.item) }) };
}

/** All merge fields of a template, system fields after the others of a record. Every name that a template can use is listed. */
export const listed = (fields: MergeFields): MergeField[] =>
  Object.entries(fields).flatMap(([object, shape]) => [...below(object, shape)]);

function* below(name: string, shape: Shape, about = shape.description ?? ''): Generator<MergeField> {
  const { type, isOpen, names, item } = shape;
  if (type === 'array') {
    if (names.includes('link')) yield* below(`${name}.link`, shape.member('link') as Shape);
    yield* below(`${name}[]`, item, about);
  } else if (type !== 'object') yield { name, type, description: about.trim() };
  else {
    const [system, own] = [true, false].map((is) => names.filter((one) => /^(id$|sys_)/.test(one) === is));
    for (const one of [own, system].flat() as string[]) yield* below(`${name}.${one}`, shape.member(one) as Shape);
    if (isOpen) yield { name: `${name}.*`, type: 'any', description: about.trim() };
  }
}

/** A name or an index in a path; undefined if it is only known when the template is rendered. */
export type Segment = string | number | undefined;

/** The possible shape of a value according to the document: whether a template can use a property of it. */
export interface Shape {
  readonly type: 'string' | 'number' | 'integer' | 'boolean' | 'array' | 'object' | 'any';
  readonly description?: string | undefined;
  /** The names of its properties, except those that Liquid gives to every object. */
  readonly names: readonly string[];
  /** Whether it can have properties with other names. */
  readonly isOpen: boolean;
  /** The shape of a property; undefined if it cannot exist. */
  member(name: Segment): Shape | undefined;
  /** The shape of the items in a loop. */
  readonly item: Shape;
  /** Whether it or its items are objects, which cannot be printed. */
  readonly isObject: boolean;
  /** Whether it is the secret address of a page. */
  readonly isLink?: boolean;
}

/** Merge fields by object: `reference` → the shapes of the properties of a reference. */
export type MergeFields = Readonly<Record<string, Shape>>;

/** Values by object: object → its fields and their values. */
export type MergeValues = Readonly<Record<string, object | undefined>>;

export const anything: Shape = {
  type: 'any',
  names: [],
  isOpen: true,
  member: () => anything,
  get item() {
    return anything;
  },
  isObject: false,
};

const plain: Shape = { ...anything, type: 'number', isOpen: false, member: () => undefined };
const text: Shape = {
  ...plain,
  type: 'string',
  names: ['size'],
  member: (name) => (name === 'size' ? plain : undefined),
};

/**
 * The shape of a schema.
 * @param isRecord of a record, only documented fields count, even if it can have others.
 */
export function shapeOf(document: Document, schema: Schema, isRecord = false): Shape {
  const { description } = { ...document.resolve<Schema>(schema), ...schema };
  return { ...newShape(document, schema, isRecord), description };
}

function newShape(document: Document, schema: Schema, isRecord: boolean): Shape {
  const { type, items, oneOf, allOf, properties, ...rest } = document.resolve<Schema>(schema);
  if (type === 'array') return listOf(items ? shapeOf(document, items) : anything);
  if (type === 'string') return text;
  if (type !== undefined && type !== 'object') return { ...plain, type: type as Shape['type'] };
  if (oneOf !== undefined || (type ?? allOf ?? properties) === undefined) return anything;
  const isOpen = rest.additionalProperties !== false && rest.unevaluatedProperties !== false && !isRecord;
  return objectOf(document, document.properties(schema), isOpen);
}

function listOf(item: Shape): Shape {
  const isItem = (name: Segment) => typeof name !== 'string' || name === 'first' || name === 'last';
  const member: Shape['member'] = (name) => (isItem(name) ? item : name === 'size' ? plain : undefined);
  return { ...item, type: 'array', names: ['first', 'last', 'size'], isOpen: false, member, item };
}

function objectOf(document: Document, properties: Readonly<Record<string, Schema>>, isOpen: boolean): Shape {
  const member: Shape['member'] = (name) => {
    if (name === undefined) return anything;
    const property = Object.hasOwn(properties, name) ? properties[name] : undefined;
    if (property !== undefined) return shapeOf(document, property);
    return isOpen || name === 'size' ? anything : undefined;
  };
  return { type: 'object', names: Object.keys(properties), isOpen, member, item: anything, isObject: true };
}

/** The longest name or path that is compared with others. */
const longest = 100;

/**
 * What may have been meant with a path that does not exist: `; did you mean reference.name?`, or nothing.
 * @param roots what a path can begin with.
 */
export function hint(path: readonly Segment[], roots: MergeFields): string {
  if (path.join('.').length > longest || path.includes(undefined)) return '';
  const names = Object.keys(roots);
  const member = (name: Segment) => (Object.hasOwn(roots, String(name)) ? roots[String(name)] : undefined);
  let at: Pick<Shape, 'member' | 'names'> = { names, member };
  let meant = '';
  for (const segment of path) {
    const near = at.member(segment) === undefined ? closest(String(segment), at.names) : segment;
    const next = near === undefined ? undefined : at.member(near);
    if (next === undefined) return '';
    at = next;
    meant += typeof near === 'number' ? `[${near}]` : `.${near}`;
  }
  return `; did you mean ${meant.slice(1)}?`;
}

const closest = (name: string, names: readonly string[]) =>
  closestMatch(name, names, { maxDistance: Math.min(3, 1 + Math.floor(name.length / 4)) });
