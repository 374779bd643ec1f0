/** What a task asks of a store. */
import type { Store } from '../../src/store/port.js';

export interface Use {
  /** Records that were read, and their bytes. */
  read: number;
  bytesRead: number;
  /** Records that were written. */
  written: number;
}

/** @returns the result of a task, and what was read from the store and written to it meanwhile. */
export async function useOf<T>(store: Store, task: () => Promise<T>): Promise<{ result: T; use: Use }> {
  const use: Use = { read: 0, bytesRead: 0, written: 0 };
  const { read, page, commit } = store;
  const note = ({ json }: { readonly json: Buffer }) => {
    use.read++;
    use.bytesRead += json.length;
  };
  store.read = async (...asked) => {
    const doc = await read.apply(store, asked);
    if (doc !== undefined) note(doc);
    return doc;
  };
  store.page = async (...asked) => {
    const docs = await page.apply(store, asked);
    docs.forEach(note);
    return docs;
  };
  store.commit = async (...asked) => {
    await commit.apply(store, asked);
    use.written += asked[0].filter((change) => 'put' in change).length;
  };
  try {
    return { result: await task(), use };
  } finally {
    Object.assign(store, { read, page, commit });
  }
}
