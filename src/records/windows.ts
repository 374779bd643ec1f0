/** Reads many records in the order of their ids, a window at a time: those of a window are all that is held in memory. */
import type { Doc } from '../store/doc.js';
import type { PageQuery, Store } from '../store/port.js';

/** Bytes of JSON after which the first window ends, and each that follows. */
const firstBytes = 256 * 1024;
const windowBytes = 1024 * 1024;

/** The most records of a window, but for the first, whose size the query says. */
const windowRecords = 1000;

/** The next window is read when it is asked for. Only the last may be empty. */
export async function* windows(store: Store, query: PageQuery): AsyncGenerator<Doc[]> {
  let { after, limit } = query;
  for (let atMostBytes = firstBytes; ; atMostBytes = windowBytes) {
    const docs = await store.page({ ...query, after, limit, atMostBytes });
    const isLast = docs.length < limit && bytesOf(docs) < atMostBytes;
    after = docs.at(-1)?.id;
    yield docs;
    if (isLast) return;
    limit = Math.min(2 * limit, windowRecords);
  }
}

const bytesOf = (docs: readonly Doc[]) => docs.reduce((bytes, { json }) => bytes + json.length, 0);
