/** Gives folded values to documents that lack them: those that an earlier version has written, or another program. */
import type { Collection } from 'mongodb';
import type { Index } from '../port.js';
import { foldedField, foldedPath, foldedValues, ownFields, type StoredDocument, storedPath } from './document.js';
import { indexName } from './indexes.js';
import { noLimit } from './limits.js';

/** The most documents that are read and written at a time. */
const step = 200;

/**
 * Finds the documents by the index itself, so that it costs next to nothing when there are none. One that others change
 * meanwhile is left to them; should it lack the values still, it is found again.
 * @param spec a folded index that exists.
 * @param paths those of all folded indexes of the collection.
 */
export async function fillFolded(collection: Collection<StoredDocument>, spec: Index, paths: readonly string[]) {
  const lacking = { [foldedPath(spec.fields[0] as string)]: null };
  const fields = ['tenant', 'sys_version', ...paths.map(storedPath)];
  const projection = Object.fromEntries(fields.map((field) => [field, 1]));
  const options = { projection, hint: indexName(spec), limit: step, batchSize: step + 1, readPreference: 'primary' };
  for (;;) {
    const found = await collection.find(lacking, { ...options, ...noLimit } as object).toArray();
    if (found.length === 0) return;
    const updates = found.map((document) => ({
      updateOne: {
        filter: { ...versionOf(document), ...lacking },
        update: { $set: { [foldedField]: foldedValues(ownFields(document), paths) } },
      },
    }));
    await collection.bulkWrite(updates, { ordered: false, ...noLimit });
  }
}

/** Matches a document unless it has changed. */
const versionOf = ({ _id, tenant, sys_version = null }: StoredDocument) => ({
  _id,
  tenant,
  sys_version: { $eq: sys_version },
});
