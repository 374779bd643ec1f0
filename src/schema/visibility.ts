/** The parts of a record that callers see who are limited to their own records: see `x-visibility` in the conventions. */
import { pointerTo } from '../json.js';
import type { Document, Schema, Visibility } from './document.js';

/** The role of the caller for a record. */
export type Audience = ReadonlySet<Visibility>;

/** The whole value, nothing, or the named properties of an object. For an array, the same part of each item. */
export type FieldMask = boolean | ReadonlyMap<string, FieldMask>;

/** The part of a record that the audience sees. Fields that are unmarked or not in the document are for staff. */
export function visiblePart(document: Document, record: Schema, audience: Audience): FieldMask {
  const marked = membersPart(document, record, audience, 'staff') as ReadonlyMap<string, FieldMask>; // every record is an object
  return new Map([...marked, ...plain.map((name) => [name, true] as const)]);
}

/** System fields that everyone with access to the record sees. */
const plain = ['id', 'sys_created_at', 'sys_last_modified_at', 'sys_locked', 'sys_version'];

/**
 * A property inherits the mark of the object that contains it, unless it has its own. Everything in a hidden value is
 * hidden.
 */
function partOf(document: Document, schema: Schema, audience: Audience, inherited: Visibility): FieldMask {
  const whole = document.resolve(schema);
  const mark = schema['x-visibility'] ?? whole['x-visibility'] ?? inherited;
  if (!audience.has(mark)) return false;
  return whole.items === undefined
    ? membersPart(document, whole, audience, mark)
    : partOf(document, whole.items, audience, mark);
}

function membersPart(document: Document, schema: Schema, audience: Audience, mark: Visibility): FieldMask {
  const properties = Object.entries(document.properties(schema));
  if (properties.length === 0) return true;
  return new Map(properties.map(([name, property]) => [name, partOf(document, property, audience, mark)]));
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

export const memberPart = (part: FieldMask, name: string): FieldMask =>
  typeof part === 'boolean' ? part : (part.get(name) ?? false);

/** Whether the field at this dotted path is entirely visible. */
export const isVisible = (part: FieldMask, path: string): boolean => path.split('.').reduce(memberPart, part) === true;

/** The visible part of a value; undefined if there is none. It shares fully visible values. */
export function visible(value: unknown, part: FieldMask): unknown {
  if (typeof part === 'boolean') return part ? value : undefined;
  if (Array.isArray(value)) return value.map((item) => visible(item, part)).filter((item) => item !== undefined);
  if (!isObject(value)) return undefined;
  const seen: Record<string, unknown> = {};
  for (const name of Object.keys(value)) {
    const member = visible(value[name], part.get(name) ?? false);
    if (member !== undefined) seen[name] = member;
  }
  return seen;
}

/** The hidden part of a value; undefined if there is none. */
function hidden(value: unknown, part: FieldMask): unknown {
  if (typeof part === 'boolean') return part ? undefined : value;
  if (!isObject(value)) return Array.isArray(value) ? undefined : value;
  const rest = mapped(value, (member, name) => hidden(member, memberPart(part, name)));
  return Object.keys(rest).length === 0 ? undefined : rest;
}

/**
 * Merges the visible part `next` with the hidden part of `stored`. An array item keeps the hidden part of the equal item,
 * else of the item with the same id, else (without an id) of the item at its index.
 */
export function restored(stored: unknown, next: unknown, part: FieldMask): unknown {
  if (typeof part === 'boolean') return part ? next : stored;
  if (next === undefined) return hidden(stored, part);
  if (Array.isArray(next)) return Array.isArray(stored) ? restoredItems(stored, next, part) : next;
  if (!isObject(next)) return next;
  const before = isObject(stored) ? stored : {};
  return mapped({ ...before, ...next }, (_, name) =>
    restored(own(before, name), own(next, name), memberPart(part, name)),
  );
}

function restoredItems(stored: readonly unknown[], next: readonly unknown[], part: FieldMask): unknown[] {
  const seen = stored.map((item) => visible(item, part));
  const left = new Set(seen.keys());
  const kept = new Map<number, number>(); // index in `next` → index in `stored`
  for (const look of [wholeOf, identityOf, placeOf]) {
    const places = grouped([...left], (place) => look(seen[place], place));
    for (const [index, item] of next.entries()) {
      const place = kept.has(index) ? undefined : places.get(look(item, index))?.shift();
      if (place !== undefined && left.delete(place)) kept.set(index, place);
    }
  }
  return next.map((item, index) => {
    const place = kept.get(index);
    return place === undefined ? item : restored(stored[place], item, part);
  });
}

type Look = (value: unknown, place: number) => string | undefined;

const wholeOf: Look = (value) => JSON.stringify(value);

/** For an item with an id. */
const identityOf: Look = (value) => {
  const members = Object.entries(isObject(value) ? value : {}).sort();
  const named = [/^id$|contact_id$/, /_id$/].map((name) => members.filter((member) => name.test(member[0])));
  const ids = named.find(({ length }) => length > 0);
  return ids && JSON.stringify(ids);
};

/** For an item without an id. */
const placeOf: Look = (value, place) => (identityOf(value, place) === undefined ? String(place) : undefined);

function grouped(places: readonly number[], keyOf: (place: number) => string | undefined): Map<unknown, number[]> {
  const groups = new Map<unknown, number[]>();
  for (const place of places) {
    const key = keyOf(place);
    const group = groups.get(key) ?? [];
    group.push(place);
    if (key !== undefined) groups.set(key, group);
  }
  return groups;
}

/** JSON Pointer to the first hidden value in `value`, if any. */
export function hiddenIn(value: unknown, part: FieldMask, pointer = ''): string | undefined {
  if (typeof part === 'boolean') return part ? undefined : pointer;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, member] of Object.entries(value)) {
    const inner = Array.isArray(value) ? part : memberPart(part, name);
    const found = hiddenIn(member, inner, pointer + pointerTo(name));
    if (found !== undefined) return found;
  }
  return undefined;
}

function mapped(value: Json, change: (member: unknown, name: string) => unknown): Record<string, unknown> {
  const entries = Object.entries(value).map(([name, member]) => [name, change(member, name)] as const);
  return Object.fromEntries(entries.filter(([, member]) => member !== undefined));
}

const own = (object: Json, name: string) => (Object.hasOwn(object, name) ? object[name] : undefined);
