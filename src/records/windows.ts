/** Reads many records in the order of their ids, a window at a time: those of a window are all that is held in memory. */
import type { Doc } from '../store/doc.js';
import type { PageQuery, Store } from '../store/port.js';

/** Bytes of JSON after which the first window ends, and each that follows. */
const firstBytes = 256 * 1024;
const windowBytes = 1024 * 1024;

/** The most records of a window, where the query does not say. */
const windowRecords = 1000;

/**
 * The next window is read when it is asked for. Only the last may be empty.
 * @param most records of a window; the limit of the query is for the first one.
 */
export async function* windows(
  store: Store,
  { most = windowRecords, ...query }: PageQuery & { readonly most?: number | undefined },
): AsyncGenerator<Doc[]> {
  let { after, limit } = query;
  for (let atMostBytes = firstBytes; ; atMostBytes = windowBytes) {
    const docs = await store.page({ ...query, after, limit, atMostBytes });
    const isLast = docs.length < limit && bytesOf(docs) < atMostBytes;
    after = docs.at(-1)?.id;
    yield docs;
    if (isLast) return;
    limit = Math.min(2 * limit, most);
  }
}

const bytesOf = (docs: readonly Doc[]) => docs.reduce((bytes, { json }) => bytes + json.length, 0);
