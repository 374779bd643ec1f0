/** The preconditions of a commit: records that must exist, and records that must not. */
import type { ClientSession } from 'mongodb';
import { type Absence, type Change, type Key, Missing, Referenced } from '../port.js';
import { type Collections, majorityRead } from './collections.js';
import { documentId } from './document.js';
import { rangeFilter } from './indexes.js';
import { groupBy } from './operations.js';

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
