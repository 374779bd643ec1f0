/** Adds folded values to documents that lack them because an earlier version or another program wrote them. */
import type { Collection } from 'mongodb';
import type { Index } from '../port.js';
import { foldedField, foldedPath, foldedValues, ownFields, type StoredDocument, storedPath } from './document.js';
import { indexName } from './indexes.js';
import { noLimit } from './limits.js';

/** The maximum number of documents that are read and written at a time. */
const step = 200;

/**
 * Finds the documents with the index itself, so that it costs almost nothing if there are none. A document that others
 * change meanwhile is skipped; if it still lacks the values, it is found again.
 * @param spec a folded index that exists.
 * @param paths of all folded indexes of the collection.
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
