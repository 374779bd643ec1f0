/** The preconditions of a commit, and its changes as operations of MongoDB. */
import type { AnyBulkWriteOperation, ClientSession } from 'mongodb';
import type { Doc } from '../doc.js';
import { type Absence, type Change, type Index, type Key, Missing, Referenced, valuesAt } from '../port.js';
import { type Collections, type Declaration, idFilter, majorityRead, rangeFilter } from './collections.js';
import { documentId, documentOf, type StoredDocument } from './document.js';

/** @throws Missing if records do not exist that must. */
export async function checkRequired(collections: Collections, changes: readonly Change[], session: ClientSession) {
  const required = changes.flatMap((change) => ('require' in change ? [change.require] : []));
  const existing = [...groupBy(required, ({ collection }) => collection)].map(async ([collection, keys]) => {
    const tenants = [...new Set(keys.map(({ tenant }) => tenant))];
    const filter = { _id: { $in: keys.map(documentId) }, tenant: { $in: tenants } };
    const options = { session, projection: { _id: 1 }, batchSize: keys.length + 1, ...majorityRead };
    const found = await collections.get(collection).find(filter, options).toArray();
    return found.map(({ _id }) => `${collection}/${_id}`);
  });
  const found = new Set((await Promise.all(existing)).flat());
  const missing = required.filter((key) => !found.has(nameOf(key)));
  if (missing.length > 0) throw new Missing(missing);
}

/** Records that the same commit removes may match. @throws Referenced if records exist that must not. */
export async function checkAbsences(collections: Collections, changes: readonly Change[], session: ClientSession) {
  const removals = changes.filter((change) => 'remove' in change);
  const removed = new Set(removals.map(({ remove }) => nameOf(remove)));
  const check = async (key: Key, absence: Absence) => {
    const { collection, match } = absence;
    collections.checkIndex(collection, { fields: Object.keys(match) });
    const limit = removed.size + 1;
    const options = { session, limit, projection: { _id: 1 }, batchSize: limit + 1, ...majorityRead };
    const filter = rangeFilter({ tenant: key.tenant, match });
    const found = await collections.get(collection).find(filter, options).toArray();
    if (found.some(({ _id }) => !removed.has(`${collection}/${_id}`))) throw new Referenced(key, absence);
  };
  await Promise.all(removals.flatMap(({ remove, unless = [] }) => unless.map((absence) => check(remove, absence))));
}

const nameOf = (key: Key) => `${key.collection}/${documentId(key)}`;

export type Write = Exclude<Change, { require: Key }>;

/** One operation of a bulk write, and its record. */
export interface BulkOperation {
  readonly key: Key;
  readonly previous: Doc | undefined;
  readonly operation: AnyBulkWriteOperation<StoredDocument>;
}

/**
 * The operations of a bulk write. Run in this order, a unique value that one record releases is free for another: a
 * replacement that may release one becomes a removal and an insertion.
 */
export function bulkOperationsOf(writes: readonly Write[], { uniques, folded }: Declaration) {
  const operations = {
    removals: [] as BulkOperation[],
    replacements: [] as BulkOperation[],
    insertions: [] as BulkOperation[],
  };
  for (const change of writes) {
    const { key, previous, doc } = unpack(change);
    const filter = previous && versionFilter(key, previous);
    const document = doc && documentOf(key, doc, folded);
    const isFreeing = writes.length > 1 && previous && doc && freesUniqueValue([...uniques.values()], previous, doc);
    if (filter && document && !isFreeing) {
      operations.replacements.push({ key, previous, operation: { replaceOne: { filter, replacement: document } } });
      continue;
    }
    if (filter) operations.removals.push({ key, previous, operation: { deleteOne: { filter } } });
    if (document) operations.insertions.push({ key, previous, operation: { insertOne: { document } } });
  }
  return operations;
}

function freesUniqueValue(uniques: readonly Index[], previous: Doc, doc: Doc): boolean {
  const values = ({ record }: Doc, { fields, where = {} }: Index) =>
    JSON.stringify([...fields, ...Object.keys(where)].map((field) => valuesAt(record, field)));
  return uniques.some((index) => values(previous, index) !== values(doc, index));
}

/** The properties of both kinds of write, under the same names. @returns `doc` is undefined for a removal. */
export function unpack(change: Write): { key: Key; previous: Doc | undefined; doc: Doc | undefined } {
  if ('append' in change) return { key: change.append, previous: undefined, doc: change.doc };
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
    const group = groups.get(nameOfGroup(item));
    if (group) group.push(item);
    else groups.set(nameOfGroup(item), [item]);
  }
  return groups;
}
