/** The checks of a commit to the embedded store, before anything is written. */
import type { Doc } from '../doc.js';
import { type Change, type Key, Missing, Referenced, Stale, Taken } from '../port.js';
import type { EmbeddedCollection } from './collection.js';
import type { EmbeddedIndex } from './indexes.js';

type Collections = (name: string) => EmbeddedCollection;

/** @returns the error to reject the commit with; undefined if it is allowed. */
export function refusalOf(changes: readonly Change[], collections: Collections): Error | undefined {
  const missing: Key[] = [];
  /** Entries of unique indexes that the commit adds → ids of their records. */
  const claimed = new Map<string, string>();
  for (const change of changes) {
    if ('require' in change) {
      const { collection, tenant, id } = change.require;
      if (!collections(collection).has(tenant, id)) missing.push(change.require);
      continue;
    }
    if ('append' in change) continue;
    const key = keyOf(change);
    const collection = collections(key.collection);
    if (!isCurrent(collection, key, change.previous)) return new Stale(key);
    const refusal =
      'put' in change
        ? collection.unique.length > 0 && takenBy(collection, key, change.doc, changes, claimed)
        : change.unless && referenceTo(change, changes, collections);
    if (refusal) return refusal;
  }
  return missing.length > 0 ? new Missing(missing) : undefined;
}

/** Whether the stored version is `previous`; without `previous`, whether nothing is stored. */
function isCurrent(collection: EmbeddedCollection, { tenant, id }: Key, previous: Doc | undefined): boolean {
  if (previous === undefined) return !collection.has(tenant, id);
  // its version alone does not tell: another process may have stored the same one before a commit that `previous` comes from
  return collection.get(tenant, id)?.json.equals(previous.json) === true;
}

function takenBy(
  { unique }: EmbeddedCollection,
  key: Key,
  doc: Doc,
  changes: readonly Change[],
  claimed: Map<string, string>,
): Taken | undefined {
  for (const index of unique) {
    for (const entry of index.entriesOf(key.tenant, key.id, doc)) {
      const holder = index.holder(entry) ?? key.id;
      const claim = `${index.name}/${entry}`;
      const isFree = holder === key.id || isFreed({ ...key, id: holder }, index, entry, changes);
      if (!isFree || (claimed.get(claim) ?? key.id) !== key.id) return new Taken(key, index.spec.fields);
      claimed.set(claim, key.id);
    }
  }
  return undefined;
}

/** Whether the commit removes `entry` from the record that holds it. */
function isFreed(holder: Key, index: EmbeddedIndex, entry: string, changes: readonly Change[]): boolean {
  return changes.some((change) => {
    if ('require' in change || 'append' in change || !isSame(keyOf(change), holder)) return false;
    return 'remove' in change || !index.entriesOf(holder.tenant, holder.id, change.doc).includes(entry);
  });
}

/** Records that the same commit removes may refer to it. */
function referenceTo(
  { remove: key, unless = [] }: Extract<Change, { remove: Key }>,
  changes: readonly Change[],
  collections: Collections,
): Referenced | undefined {
  const { tenant } = key;
  const isRemoved = (one: Key) => changes.some((change) => 'remove' in change && isSame(change.remove, one));
  for (const absence of unless) {
    const { collection, match } = absence;
    for (const id of collections(collection).ids(tenant, match, changes.length + 1))
      if (!isRemoved({ collection, tenant, id })) return new Referenced(key, absence);
  }
  return undefined;
}

export const keyOf = (change: Exclude<Change, { require: Key } | { append: Key }>): Key =>
  'put' in change ? change.put : change.remove;

const isSame = (one: Key, other: Key) =>
  one.id === other.id && one.collection === other.collection && one.tenant === other.tenant;
