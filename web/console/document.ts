/** What the console knows of the API: resources with their fields, lists, searches and actions, and what people call them. */

import type { Layout, Schema } from '#shared/schema/document.js';

export type { Schema };

export interface Field {
  readonly name: string;
  /** Resolved; the schemas in it may still be references: see `Resource.resolve`. */
  readonly schema: Schema;
  readonly required: boolean;
  /** The resource whose records it names. */
  readonly target: string | undefined;
}

/** A way to find records: a list with parameters in its path, or a search with filters in its body. */
export interface Finder {
  readonly verb: string;
  readonly summary: string;
  readonly isSearch: boolean;
  /** All of them are needed for a list, none for a search. */
  readonly filters: readonly Field[];
  /** The fields that it can be sorted by. */
  readonly sorts: readonly string[];
}

/** An operation with a button: what can be done besides creating, finding, reading, changing and deleting records. */
export interface Action {
  /** The operationId. */
  readonly id: string;
  readonly resource: string;
  readonly verb: string;
  readonly permission: string;
  /** What the button says. */
  readonly label: string;
  /** What it does, in plain words. */
  readonly about: string | undefined;
  /** Whether it only reads. */
  readonly isReading: boolean;
  /** Whether a dry run comes first. */
  readonly hasTrial: boolean;
  /** Whether it can be bound to the version of a record. */
  readonly isVersioned: boolean;
  /** In its path and query. */
  readonly parameters: readonly Field[];
  /** What its body can be: nothing, one thing, or one of several. */
  readonly bodies: readonly Schema[];
  /** Resolved. */
  readonly answer: Schema;
  /** The resource whose record it answers. */
  readonly answers: string | undefined;
}

export interface Resource {
  readonly service: string;
  readonly name: string;
  readonly noun: string;
  readonly plural: string;
  readonly description: string;
  /** Whether people look for it every day: then it comes first, and in this order. The others are settings, mostly. */
  readonly isDaily: boolean;
  readonly layout: Layout;
  /** The fields of its records without the system fields. */
  readonly fields: readonly Field[];
  readonly systemFields: readonly Field[];
  readonly finders: readonly Finder[];
  readonly operations: ReadonlySet<string>;
  /** Of a whole record. */
  readonly schema: Schema;
  /** The schema that a reference stands for, with what `allOf` adds. */
  readonly resolve: (schema: Schema) => Schema;
}

export interface Service {
  readonly name: string;
  readonly title: string;
  readonly resources: readonly Resource[];
  readonly actions: readonly Action[];
  /** Of its e-mails. */
  readonly mailStates: readonly string[];
}

export const fieldsOf = (schema: Schema, resolve: Resource['resolve']): Field[] =>
  Object.entries(schema.properties ?? {}).map(([name, property]) =>
    fieldOf(name, resolve(property), schema.required?.includes(name) ?? false, resolve),
  );

export function fieldOf(name: string, schema: Schema, required: boolean, resolve: Resource['resolve']): Field {
  const target = (schema.items ? resolve(schema.items) : schema)['x-refers-to'];
  return { name, schema, required, target: target?.startsWith('external:') ? undefined : target };
}

/** Lists and searches name the fields of a record in several ways: `event_id`, `eventId`, `event_ids`. */
export const plainName = (name: string) => name.replaceAll('_', '').replace(/s$/, '').toLowerCase();

/** `event_id` → `Event`, `event_ids` → `Events`, `is_active` → `Active`, unless the schema has a label. */
export function labelOf(name: string, schema?: Schema): string {
  const label = schema?.['x-console']?.label;
  if (label !== undefined) return label;
  const words = name
    .replace(/^(sys|is)_/, '')
    .replace(/([a-z])([A-Z])/g, '$1_$2')
    .toLowerCase()
    .split('_')
    .filter((word) => word !== '');
  const isSeveral = words.at(-1) === 'ids';
  if (words.length > 1 && /^ids?$/.test(words.at(-1) ?? '')) words.pop();
  const text = isSeveral && words[0] !== 'ids' ? plural(words.join(' ')) : words.join(' ');
  return text.charAt(0).toUpperCase() + text.slice(1);
}

const plural = (text: string) => text.replace(/y?$/, (ending) => (ending === 'y' ? 'ies' : 's'));

export const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1);

/** The fields that people call a record by, the best first. */
export function titleFields({ fields, layout }: Resource): readonly string[] {
  return layout.title ?? fields.filter(({ name }) => name === 'name').map(({ name }) => name);
}

/** What people call a record: open records can have a name that the document does not know. */
export function titleOf(resource: Resource | undefined, record: Readonly<Record<string, unknown>>): string {
  const names = [...(resource ? titleFields(resource) : []), 'name', 'id'];
  const texts = names.map((name) => record[name]).filter((value) => ['string', 'number'].includes(typeof value));
  return texts.map((value) => String(value).trim()).find((text) => text !== '') ?? 'Without a name';
}

export interface Group {
  readonly heading?: string;
  readonly fields: readonly Field[];
  /** Whether most records have nothing in it. */
  readonly isMore: boolean;
}

/** The fields under their headings, in the order of the document. */
export function groupsOf({ layout, fields: all }: Resource, fields: readonly Field[]): Group[] {
  const { groups = {}, more = {} } = layout;
  const first = layout.first ?? all.filter(({ required }) => required).map(({ name }) => name);
  const pick = (names: readonly string[]) =>
    names.flatMap(
      (name) => fields.find((field) => field.name === name && !(names !== first && first.includes(name))) ?? [],
    );
  const named = (of: typeof groups, isMore: boolean) =>
    Object.entries(of).map(([heading, names]) => ({ heading, fields: pick(names), isMore }));
  const known = [{ fields: pick(first), isMore: false }, ...named(groups, false), ...named(more, true)];
  const others = fields.filter((field) => known.every((group) => !group.fields.includes(field)));
  return [...known, { heading: 'Other', fields: others, isMore: true }].filter((group) => group.fields.length > 0);
}

/** Owners of records do not see all of their fields, and cannot write all that they see. */
export function isWritable({ schema }: Field, grant: 'all' | 'own' | undefined, isNew: boolean): boolean {
  const { 'x-server-set': isSet = false, 'x-visibility': seenBy = 'staff', 'x-writable-by': writtenBy } = schema;
  const isOwners = seenBy !== 'staff' && writtenBy !== 'staff' && (writtenBy === undefined || isNew);
  return !isSet && (grant !== 'own' || isOwners);
}

/** Whether a text is paragraphs rather than words. */
export const isLong = (schema: Schema) => schema['x-console']?.long === true;

/** Whether a text can be the id of a record. */
export const isId = (text: string) => /^[\w:|-]{20,}$/.test(text);
