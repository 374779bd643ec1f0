import type { Key, Store } from '../store/port.js';

/** The last in line for each record that somebody waits for. */
const lines = new WeakMap<Store, Map<string, Promise<void>>>();

/**
 * Waits in line, within this process, for a record that several calls want to change; without it, all but one of them would
 * run in vain each time. It is no lock: other processes have lines of their own, and what counts is the store's
 * compare-and-set.
 * @returns lets the next one go.
 */
export async function waitInLine(store: Store, { collection, tenant, id }: Key): Promise<() => void> {
  const name = `${collection}/${tenant}/${id}`;
  const line = lines.get(store) ?? new Map<string, Promise<void>>();
  lines.set(store, line);
  const before = line.get(name);
  let leave = () => {};
  const place = new Promise<void>((resolve) => {
    leave = resolve;
  });
  line.set(name, place);
  await before;
  return () => {
    if (line.get(name) === place) line.delete(name);
    leave();
  };
}
