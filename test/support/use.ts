/** What a task asks of a store. */
import type { ReadOptions, Store } from '../../src/store/port.js';

/** @returns the result of a task, and what was read from the store and written to it meanwhile. */
export async function useOf<T>(store: Store, task: () => Promise<T>) {
  const use = {
    /** Records that were read, and their bytes. */
    read: 0,
    bytesRead: 0,
    /** Entries of indexes that were read. */
    entries: 0,
    /** Every read, with how it was to be done. */
    asked: [] as (ReadOptions & { readonly collection: string })[],
    /** Records that were written. */
    written: 0,
  };
  const { read, page, entries, count, commit } = store;
  const note = ({ json }: { readonly json: Buffer }) => {
    use.read++;
    use.bytesRead += json.length;
  };
  store.read = async (key, options) => {
    use.asked.push({ collection: key.collection, ...options });
    const doc = await read.call(store, key, options);
    if (doc !== undefined) note(doc);
    return doc;
  };
  store.page = async (query) => {
    use.asked.push(query);
    const docs = await page.call(store, query);
    docs.forEach(note);
    return docs;
  };
  store.entries = async (query) => {
    use.asked.push(query);
    const found = await entries.call(store, query);
    use.entries += found.length;
    return found;
  };
  store.count = (query) => {
    use.asked.push(query);
    return count.call(store, query);
  };
  store.commit = async (changes) => {
    await commit.call(store, changes);
    use.written += changes.filter((change) => 'put' in change).length;
  };
  const result = await task().finally(() => Object.assign(store, { read, page, entries, count, commit }));
  return { result, use };
}
