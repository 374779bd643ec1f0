/** The merge fields of the e-mail templates, as the documents say with `x-merge-objects`. */
import type { Document } from '../document/document.js';
import { type MergeFields, type Shape, shapeOf } from './shapes.js';

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
      const shapes = Object.entries(objects).map(([object, source]) => {
        const shape = shapeAt(document, source);
        const fault = `${owner}.${name}: x-merge-objects has ${object}: ${source}, which the document ${document.name} does not have.`;
        if (shape === undefined) throw new Error(fault);
        return [object, shape];
      });
      yield [name, Object.fromEntries(shapes)];
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

/** All merge fields of a template, system fields after the others of a record. Every name that a template can use is listed. */
export const listed = (fields: MergeFields): MergeField[] =>
  Object.entries(fields).flatMap(([object, shape]) => [...below(object, shape)]);

function* below(name: string, shape: Shape, about = shape.description ?? ''): Generator<MergeField> {
  const { type, isOpen, names, item } = shape;
  if (type === 'array') yield* below(`${name}[]`, item, about);
  else if (type !== 'object') yield { name, type, description: about.trim() };
  else {
    const [system, own] = [true, false].map((is) => names.filter((one) => /^(id$|sys_)/.test(one) === is));
    for (const one of [own, system].flat() as string[]) yield* below(`${name}.${one}`, shape.member(one) as Shape);
    if (isOpen) yield { name: `${name}.*`, type: 'any', description: about.trim() };
  }
}
