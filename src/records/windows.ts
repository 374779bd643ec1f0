/** Reads many records in order, one window at a time, so that only one window is in memory. */
import type { Doc } from '../store/doc.js';
import type { PageQuery, Store } from '../store/port.js';
import { placeOf } from '../store/sorting.js';

/** Bytes of JSON after which the first window ends, and later windows. */
const firstBytes = 256 * 1024;
const windowBytes = 1024 * 1024;

/** The maximum number of records of a window without a limit in the query. */
const defaultMaxRecords = 1000;

/**
 * Reads the next window on demand. Only the last can be empty.
 * @param maxRecords of a window; the limit of the query applies to the first one.
 */
export async function* windows(
  store: Pick<Store, 'page'>,
  { maxRecords = defaultMaxRecords, ...query }: PageQuery & { readonly maxRecords?: number | undefined },
): AsyncGenerator<Doc[]> {
  let { after, limit } = query;
  for (let atMostBytes = firstBytes; ; atMostBytes = windowBytes) {
    const docs = await store.page({ ...query, after, limit, atMostBytes });
    const isLast = docs.length < limit && docs.reduce((bytes, { json }) => bytes + json.length, 0) < atMostBytes;
    const last = docs.at(-1);
    if (last !== undefined && !isLast) after = placeOf(query.order, last);
    yield docs;
    if (isLast) return;
    limit = Math.min(2 * limit, maxRecords);
  }
}
