import type { Key, Store } from '../store/port.js';

/** For each contended record (`collection/tenant/id`), the turn of the last caller. */
const queues = new WeakMap<Store, Map<string, Promise<void>>>();

/**
 * Waits until earlier callers have finished with a record. Concurrent calls that change the same record then succeed one
 * after another, instead of all but one failing at every attempt. This is not a lock: it works within this process only, and
 * correctness depends on the store's version checks.
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
