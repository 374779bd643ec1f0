/** What a task asks of a store. */
import type { ReadOptions, Store } from '../../src/store/port.js';

export interface Use {
  /** Records that were read, and their bytes. */
  read: number;
  bytesRead: number;
  /** Entries of indexes that were read. */
  entries: number;
  /** Every read, with how it was to be done. */
  readonly asked: (ReadOptions & { readonly collection: string })[];
  /** Records that were written. */
  written: number;
}

/** @returns the result of a task, and what was read from the store and written to it meanwhile. */
export async function useOf<T>(store: Store, task: () => Promise<T>): Promise<{ result: T; use: Use }> {
  const use: Use = { read: 0, bytesRead: 0, entries: 0, asked: [], written: 0 };
  const { read, page, entries, commit } = store;
  const note = ({ json }: { readonly json: Buffer }) => {
    use.read++;
    use.bytesRead += json.length;
  };
  store.read = async (...asked) => {
    use.asked.push({ collection: asked[0].collection, ...asked[1] });
    const doc = await read.apply(store, asked);
    if (doc !== undefined) note(doc);
    return doc;
  };
  store.page = async (...asked) => {
    use.asked.push(asked[0]);
    const docs = await page.apply(store, asked);
    docs.forEach(note);
    return docs;
  };
  store.entries = async (...asked) => {
    use.asked.push(asked[0]);
    const found = await entries.apply(store, asked);
    use.entries += found.length;
    return found;
  };
  store.commit = async (...asked) => {
    await commit.apply(store, asked);
    use.written += asked[0].filter((change) => 'put' in change).length;
  };
  try {
    return { result: await task(), use };
  } finally {
    Object.assign(store, { read, page, entries, commit });
  }
}
