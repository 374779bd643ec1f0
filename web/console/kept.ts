/** What pages have loaded, so that Back shows it at once. */
const freshMs = 60_000;
/** As many pages as people go back, some of which have several. */
const most = 60;

const values = new Map<string, { readonly value: unknown; readonly at: number }>();
let writtenAt = 0;

export const kept = {
  /** Fresh: it is young, and this page has written nothing since. */
  get<T>(name: string | undefined): { readonly value: T; readonly at: Date; readonly isFresh: boolean } | undefined {
    const found = name === undefined ? undefined : values.get(name);
    if (found === undefined) return undefined;
    const { value, at } = found;
    return { value: value as T, at: new Date(at), isFresh: at > writtenAt && Date.now() - at < freshMs };
  },

  /** @param at when it was asked for, in milliseconds. */
  set(name: string | undefined, value: unknown, at: number): void {
    if (name === undefined) return;
    values.delete(name);
    values.set(name, { value, at });
    const [oldest] = values.keys();
    if (values.size > most && oldest !== undefined) values.delete(oldest);
  },

  /** Something was written, maybe: whatever was loaded before is shown once more, but loaded again. */
  outdate(): void {
    writtenAt = Date.now();
  },

  /** Another caller or tenant sees something else. */
  clear(): void {
    values.clear();
  },
};
