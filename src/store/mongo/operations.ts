/** The preconditions of a commit, and its changes as operations of MongoDB. */
import type { AnyBulkWriteOperation, ClientSession } from 'mongodb';
import type { Doc } from '../doc.js';
import { type Absence, type Change, type Index, type Key, Missing, Referenced, valuesAt } from '../port.js';
import { type Collections, type Declaration, idFilter, majorityRead, rangeFilter } from './collections.js';
import { documentId, documentOf, type StoredDocument } from './document.js';

/** The records that must exist at a commit, and those that must not. */
export class Preconditions {
  constructor(private readonly collections: Collections) {}

  /** @throws Missing */
  async checkRequired(changes: readonly Change[], session: ClientSession): Promise<void> {
    const required = changes.flatMap((change) => ('require' in change ? [change.require] : []));
    const byCollection = groupBy(required, ({ collection }) => collection);
    const found = await Promise.all([...byCollection].map(([name, keys]) => this.#existing(name, keys, session)));
    const existing = new Set(found.flat());
    const missing = required.filter((key) => !existing.has(nameOf(key)));
    if (missing.length > 0) throw new Missing(missing);
  }

  async #existing(collection: string, keys: readonly Key[], session: ClientSession): Promise<string[]> {
    const tenants = [...new Set(keys.map(({ tenant }) => tenant))];
    const filter = { _id: { $in: keys.map(documentId) }, tenant: { $in: tenants } };
    const options = { session, projection: { _id: 1 }, batchSize: keys.length + 1, ...majorityRead };
    const found = await this.collections.get(collection).find(filter, options).toArray();
    return found.map(({ _id }) => `${collection}/${_id}`);
  }

  /** @throws Referenced */
  async checkAbsences(changes: readonly Change[], session: ClientSession): Promise<void> {
    const removed = new Set(changes.flatMap((change) => ('remove' in change ? [nameOf(change.remove)] : [])));
    const checks = changes.flatMap((change) => {
      if (!('remove' in change)) return [];
      const { remove, unless = [] } = change;
      return unless.map((absence) => this.#checkAbsence(remove, absence, removed, session));
    });
    await Promise.all(checks);
  }

  /** @param removed the records that the same commit removes: these can match. */
  async #checkAbsence(key: Key, absence: Absence, removed: ReadonlySet<string>, session: ClientSession) {
    const { collection, match } = absence;
    this.collections.checkIndex(collection, { fields: Object.keys(match) });
    const limit = removed.size + 1;
    const options = { session, limit, projection: { _id: 1 }, batchSize: limit + 1, ...majorityRead };
    const found = await this.collections
      .get(collection)
      .find(rangeFilter({ tenant: key.tenant, match }), options)
      .toArray();
    if (found.some(({ _id }) => !removed.has(`${collection}/${_id}`))) throw new Referenced(key, absence);
  }
}

const nameOf = (key: Key) => `${key.collection}/${documentId(key)}`;

// Turns changes into operations of MongoDB.

export type Write = Exclude<Change, { require: Key }>;

/** One operation of a bulk write, and its record. */
export interface BulkOperation {
  readonly key: Key;
  readonly previous: Doc | undefined;
  readonly operation: AnyBulkWriteOperation<StoredDocument>;
}

/** Run in this order, a unique value that one record releases is free for another. */
interface BulkOperations {
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
