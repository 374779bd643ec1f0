/** Turns changes into operations of MongoDB. */
import type { AnyBulkWriteOperation } from 'mongodb';
import type { Doc } from '../doc.js';
import { type Change, type Index, type Key, valuesAt } from '../port.js';
import { idFilter } from './collections.js';
import { documentOf, type StoredDocument } from './document.js';
import type { Declaration } from './indexes.js';

export type Write = Exclude<Change, { require: Key }>;

/** One operation of a bulk write, and its record. */
export interface BulkOperation {
  readonly key: Key;
  readonly previous: Doc | undefined;
  readonly operation: AnyBulkWriteOperation<StoredDocument>;
}

/** Run in this order, a unique value that one record releases is free for another. */
export interface BulkOperations {
  readonly removals: readonly BulkOperation[];
  readonly replacements: readonly BulkOperation[];
  readonly insertions: readonly BulkOperation[];
}

/**
 * A replacement that may release a unique value for another write becomes a removal and an insertion.
 * @param declaration of the collection.
 */
export function bulkOperationsOf(writes: readonly Write[], { uniques, folded }: Declaration): BulkOperations {
  const removals: BulkOperation[] = [];
  const replacements: BulkOperation[] = [];
  const insertions: BulkOperation[] = [];
  for (const change of writes) {
    const { key, previous, doc } = unpack(change);
    if (previous && doc && !(writes.length > 1 && freesUniqueValue([...uniques.values()], previous, doc))) {
      replacements.push({ key, previous, operation: { replaceOne: replacement(key, previous, doc, folded) } });
      continue;
    }
    if (previous) removals.push({ key, previous, operation: { deleteOne: { filter: versionFilter(key, previous) } } });
    if (doc) insertions.push({ key, previous, operation: { insertOne: { document: documentOf(key, doc, folded) } } });
  }
  return { removals, replacements, insertions };
}

const replacement = (key: Key, previous: Doc, doc: Doc, folded: readonly string[]) => ({
  filter: versionFilter(key, previous),
  replacement: documentOf(key, doc, folded),
});

function freesUniqueValue(uniques: readonly Index[], previous: Doc, doc: Doc): boolean {
  const values = ({ record }: Doc, { fields, where = {} }: Index) =>
    JSON.stringify([...fields, ...Object.keys(where)].map((field) => valuesAt(record, field)));
  return uniques.some((index) => values(previous, index) !== values(doc, index));
}

/** The properties of both kinds of write, under the same names. @returns `doc` is undefined for a removal. */
export function unpack(change: Write): { key: Key; previous: Doc | undefined; doc: Doc | undefined } {
  if ('put' in change) return { key: change.put, previous: change.previous, doc: change.doc };
  return { key: change.remove, previous: change.previous, doc: undefined };
}

/** The filter for the version of a record that was read. */
export const versionFilter = (key: Key, previous: Doc) => ({
  ...idFilter(key),
  sys_version: previous.record.sys_version,
});

export function groupBy<T>(items: readonly T[], nameOfGroup: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = nameOfGroup(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}
