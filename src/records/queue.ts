import type { Key, Store } from '../store/port.js';

/** For each contended record (`collection/tenant/id`), the turn of the caller that came last. */
const queues = new WeakMap<Store, Map<string, Promise<void>>>();

/**
 * Waits until the callers before have had their turn with a record. Several calls that change the same record then succeed
 * one after another, instead of all but one failing at every attempt. This is not a lock: it holds within this process
 * only, and correctness rests on the store's comparison of versions.
 * @returns a function that ends the turn.
 */
export async function waitForTurn(store: Store, { collection, tenant, id }: Key): Promise<() => void> {
  const record = `${collection}/${tenant}/${id}`;
  const lastTurns = queues.get(store) ?? new Map<string, Promise<void>>();
  queues.set(store, lastTurns);
  const previousTurn = lastTurns.get(record);
  let endTurn = () => {};
  const turn = new Promise<void>((resolve) => {
    endTurn = resolve;
  });
  lastTurns.set(record, turn);
  await previousTurn;
  return () => {
    if (lastTurns.get(record) === turn) lastTurns.delete(record);
    endTurn();
  };
}
