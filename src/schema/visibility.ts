/** The parts of a record that callers see who are limited to their own records: see `x-visibility` in the conventions. */
import { isSameJson, pointerTo } from '../lib/json.js';
import type { Doc, Seen, Stored } from '../store/doc.js';
import type { Document, Schema, Visibility } from './document.js';

/** The whole value, nothing, or the named properties of an object. For an array, the same part of each item, or some items. */
export type FieldMask = boolean | ReadonlyMap<string, FieldMask> | SomeItems;

/** Those items of an array that have one of these values as their `custom_field_id`. */
class SomeItems {
  constructor(readonly ids: ReadonlySet<unknown>) {}

  of(value: unknown): unknown {
    const items = Array.isArray(value) ? value.filter((item) => this.ids.has(item?.custom_field_id)) : [];
    return items.length === 0 ? undefined : items;
  }
}

/** System fields that everyone with access to the record sees. */
const plain = ['id', 'sys_created_at', 'sys_last_modified_at', 'sys_locked', 'sys_version'];

/**
 * The part of a record that somebody with these marks sees. A property inherits the mark of the object that contains it,
 * unless it has its own; without any, or without being in the document, it is for staff. Everything in a hidden value is hidden.
 */
export function visiblePart(document: Document, record: Schema, seen: readonly Visibility[]): FieldMask {
  const partOf = (schema: Schema, inherited: Visibility): FieldMask => {
    const whole = document.resolve(schema);
    const mark = schema['x-visibility'] ?? whole['x-visibility'] ?? inherited;
    if (!seen.includes(mark)) return false;
    if (whole.items !== undefined) return partOf(whole.items, mark);
    const members = partsOf(whole, mark);
    return members.size === 0 || members;
  };
  const partsOf = (schema: Schema, mark: Visibility): ReadonlyMap<string, FieldMask> =>
    new Map(Object.entries(document.properties(schema)).map(([name, property]) => [name, partOf(property, mark)]));
  return new Map<string, FieldMask>([
    ['id', true],
    ...partsOf(record, 'staff'),
    ...plain.map((name) => [name, true] as const),
  ]);
}

type Json = Readonly<Record<string, unknown>>;

const isObject = (value: unknown): value is Json =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

const memberPart = (part: FieldMask, name: string): FieldMask =>
  typeof part === 'boolean' ? part : part instanceof SomeItems ? false : (part.get(name) ?? false);

/** What one of two parts shows. */
export function eitherPart(one: FieldMask, other: FieldMask): FieldMask {
  if (one === true || other === true) return true;
  if (one === false || other === false) return one || other;
  if (one instanceof SomeItems || other instanceof SomeItems)
    return one instanceof SomeItems && other instanceof SomeItems
      ? new SomeItems(new Set([...one.ids, ...other.ids]))
      : one;
  const names = new Set([...one.keys(), ...other.keys()]);
  return new Map([...names].map((name) => [name, eitherPart(memberPart(one, name), memberPart(other, name))]));
}

/**
 * A part and some fields of a wider one, in the order of the document.
 * @param fields names; `custom_field_values[topic]` is the item with this `custom_field_id`.
 */
export function partWith(part: FieldMask, wider: FieldMask, fields: readonly string[]): FieldMask {
  if (fields.length === 0 || !(part instanceof Map && wider instanceof Map)) return part;
  const added = fields.map((field) => /^(\w+)\[(.*)\]$/.exec(field) ?? [field, field]);
  const partOf = (name: string) =>
    added.flatMap(([, list, id]) =>
      list !== name ? [] : id === undefined ? memberPart(wider, name) : new SomeItems(new Set([id])),
    );
  return new Map([...wider.keys()].map((name) => [name, partOf(name).reduce(eitherPart, memberPart(part, name))]));
}

/** Whether the field at this dotted path is entirely visible. */
export const isVisible = (part: FieldMask, path: string): boolean => path.split('.').reduce(memberPart, part) === true;

/**
 * The visible part of a value; undefined if there is none. It shares fully visible values. Members are in the order of the document:
 * neither their order nor an object without visible members tells of what is hidden.
 */
export function visible(value: unknown, part: FieldMask): unknown {
  if (typeof part === 'boolean') return part ? value : undefined;
  if (part instanceof SomeItems) return part.of(value);
  if (Array.isArray(value)) return value.map((item) => visible(item, part)).filter((item) => item !== undefined);
  if (!isObject(value)) return undefined;
  const seen: Record<string, unknown> = {};
  for (const name of part.keys()) {
    const member = visibleMember(value, name, part);
    if (member !== undefined) seen[name] = member;
  }
  return seen;
}

function visibleMember(value: Json, name: string, part: FieldMask): unknown {
  const inner = memberPart(part, name);
  const member = inner === false ? undefined : visible(own(value, name), inner);
  const isEmpty = inner !== true && isObject(member) && Object.keys(member).length === 0;
  return isEmpty ? undefined : member;
}

/** System fields that show owners only the changes that they see: see `Seen`. */
const changing = new Set(['sys_version', 'sys_last_modified_at']);

/** Whether the visible part of a record has changed, apart from its version and its time. */
function isSeenToChange(before: Json, after: Json, part: FieldMask): boolean {
  if (typeof part === 'boolean') return part && !isSameJson(before, after);
  if (part instanceof SomeItems) return !isSameJson(part.of(before), part.of(after));
  for (const [name, member] of part) {
    if (member === false || changing.has(name) || before[name] === after[name]) continue;
    if (!isSameJson(visibleMember(before, name, part), visibleMember(after, name, part))) return true;
  }
  return false;
}

/**
 * Merges the visible part `next` with the hidden part of `stored`. An array item keeps the hidden part of the equal item,
 * else of the item with the same id, else (without an id) of the item at its index.
 */
export function restored(stored: unknown, next: unknown, part: FieldMask): unknown {
  if (typeof part === 'boolean') return part ? next : stored;
  if (Array.isArray(next)) return Array.isArray(stored) ? restoredItems(stored, next, part) : next;
  if (next === undefined && !isObject(stored)) return Array.isArray(stored) ? undefined : stored;
  if (next !== undefined && !isObject(next)) return next;
  const [before, after] = [isObject(stored) ? stored : {}, next ?? {}];
  const members = Object.keys({ ...before, ...after })
    .map((name) => [name, restored(own(before, name), own(after, name), memberPart(part, name))] as const)
    .filter(([, member]) => member !== undefined);
  return next === undefined && members.length === 0 ? undefined : Object.fromEntries(members);
}

function restoredItems(stored: readonly unknown[], next: readonly unknown[], part: FieldMask): unknown[] {
  const seen = stored.map((item) => visible(item, part));
  const left = new Set(seen.keys());
  const kept = new Map<number, number>(); // index in `next` → index in `stored`
  for (const keyOf of [wholeOf, identityOf, placeOf]) {
    const places = new Map<string, number[]>();
    for (const place of left) {
      const key = keyOf(seen[place], place);
      if (key !== undefined && !places.get(key)?.push(place)) places.set(key, [place]);
    }
    for (const [index, item] of next.entries()) {
      const place = kept.has(index) ? undefined : places.get(keyOf(item, index) ?? '')?.shift();
      if (place !== undefined && left.delete(place)) kept.set(index, place);
    }
  }
  return next.map((item, index) => {
    const place = kept.get(index);
    return place === undefined ? item : restored(stored[place], item, part);
  });
}

type KeyOf = (value: unknown, place: number) => string | undefined;

const wholeOf: KeyOf = (value) => JSON.stringify(value);

/** For an item with an id. */
const identityOf: KeyOf = (value) => {
  const members = Object.entries(isObject(value) ? value : {}).sort();
  const named = [/^id$|contact_id$/, /_id$/].map((name) => members.filter((member) => name.test(member[0])));
  const ids = named.find(({ length }) => length > 0);
  return ids && JSON.stringify(ids);
};

/** For an item without an id. */
const placeOf: KeyOf = (value, place) => (identityOf(value, place) === undefined ? String(place) : undefined);

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

const own = (object: Json, name: string) => (Object.hasOwn(object, name) ? object[name] : undefined);

/** Whether more than these fields of a record has changed, apart from its version and its time. */
function isMoreChanged(before: Json, after: Json, fields: readonly string[]): boolean {
  const isOther = (name: string) => !fields.includes(name) && !changing.has(name) && before[name] !== after[name];
  return Object.keys({ ...before, ...after }).some((name) => isOther(name) && !isSameJson(before[name], after[name]));
}

/**
 * The versions of audiences that do not see every change. They count only the changes that they see.
 * @param withheld names of the fields that staff in conflict do not see.
 */
export function seenAfter(
  { record: before, seen }: Doc,
  after: Stored,
  audiences: ReadonlyMap<keyof Seen, FieldMask>,
  withheld?: readonly string[],
): Seen | undefined {
  let next: Seen | undefined;
  const isChanged = [...audiences].map(([audience, part]) => [audience, isSeenToChange(before, after, part)] as const);
  const all = withheld ? [...isChanged, ['conflicted', isMoreChanged(before, after, withheld)] as const] : isChanged;
  for (const [audience, isSeen] of all) {
    const [version, time] = seen[audience] ?? [before.sys_version, before.sys_last_modified_at as string];
    if (isSeen && version + 1 === after.sys_version) continue;
    next = { ...next, [audience]: isSeen ? [version + 1, after.sys_last_modified_at] : [version, time] };
  }
  return next;
}
