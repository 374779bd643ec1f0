import type { Key, Store } from '../store/port.js';

const queues = new WeakMap<Store, Map<string, Promise<void>>>();

/**
 * Waits for this process's turn at a record that several calls want to change; without it, all but one of them would run
 * in vain each time. It is no lock: other processes take no turns, and what counts is the store's compare-and-set.
 * @returns ends the turn.
 */
export async function turnAt(store: Store, { collection, tenant, id }: Key): Promise<() => void> {
  const name = `${collection}/${tenant}/${id}`;
  const queue = queues.get(store) ?? new Map<string, Promise<void>>();
  queues.set(store, queue);
  const before = queue.get(name);
  let end = () => {};
  const turn = new Promise<void>((resolve) => {
    end = resolve;
  });
  queue.set(name, turn);
  await before;
  return () => {
    if (queue.get(name) === turn) queue.delete(name);
    end();
  };
}
