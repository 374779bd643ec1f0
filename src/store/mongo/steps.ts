/** Changes as operations of MongoDB. */
import type { AnyBulkWriteOperation } from 'mongodb';
import type { Doc } from '../doc.js';
import { type Change, type Index, type Key, valuesAt } from '../port.js';
import { withId } from './collections.js';
import { documentOf, type StoredDocument } from './document.js';

export type Write = Exclude<Change, { require: Key }>;

/** One operation of a bulk, and the record that it is about. */
export interface Step {
  readonly key: Key;
  readonly previous: Doc | undefined;
  readonly operation: AnyBulkWriteOperation<StoredDocument>;
}

/** In this order what one record gives up of a unique index is free for the next. */
export interface Steps {
  readonly removals: readonly Step[];
  readonly replacements: readonly Step[];
  readonly insertions: readonly Step[];
}

/**
 * A replacement that gives up a value of a unique index is made a removal and an insertion.
 * @param uniques those of the collection that the writes are about.
 */
export function stepsOf(writes: readonly Write[], uniques: readonly Index[]): Steps {
  const removals: Step[] = [];
  const replacements: Step[] = [];
  const insertions: Step[] = [];
  for (const change of writes) {
    const { key, previous, doc } = parts(change);
    if (previous && doc && !(writes.length > 1 && givesUp(uniques, previous, doc))) {
      replacements.push({ key, previous, operation: { replaceOne: replacement(key, previous, doc) } });
      continue;
    }
    if (previous) removals.push({ key, previous, operation: { deleteOne: { filter: withVersion(key, previous) } } });
    if (doc) insertions.push({ key, previous, operation: { insertOne: { document: documentOf(key, doc) } } });
  }
  return { removals, replacements, insertions };
}

const replacement = (key: Key, previous: Doc, doc: Doc) => ({
  filter: withVersion(key, previous),
  replacement: documentOf(key, doc),
});

function givesUp(uniques: readonly Index[], previous: Doc, doc: Doc): boolean {
  const values = ({ record }: Doc, { fields, where = {} }: Index) =>
    JSON.stringify([...fields, ...Object.keys(where)].map((field) => valuesAt(record, field)));
  return uniques.some((index) => values(previous, index) !== values(doc, index));
}

export function parts(change: Write): { key: Key; previous: Doc | undefined; doc: Doc | undefined } {
  if ('put' in change) return { key: change.put, previous: change.previous, doc: change.doc };
  return { key: change.remove, previous: change.previous, doc: undefined };
}

export const withVersion = (key: Key, previous: Doc) => ({ ...withId(key), sys_version: previous.record.sys_version });

export function grouped<T>(items: readonly T[], nameOfGroup: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = nameOfGroup(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}
