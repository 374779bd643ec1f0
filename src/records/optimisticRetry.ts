/** Repeats an attempt until it commits, because others can change the records that it writes or holds (optimistic concurrency). */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Detail, Fault, sentence } from '../fault.js';
import { type Key, Missing, Referenced, type Store, Taken } from '../store/port.js';

const maxAttempts = 200;
/**
 * Milliseconds after which no further attempt starts. A crashed process blocks others: its marks for 30 seconds (see
 * `marksLast` of MongoStore), its transaction for 60, until MongoDB ends it in one of its checks every 30 seconds.
 */
const maxDuration = 95_000;

/** What an attempt knows of those that want to change the same records. */
export interface Turn {
  readonly isFirst: boolean;
  /** Called when its commit has begun: the next one takes its turn, if it can build on it. */
  readonly committing: () => void;
}

interface Attempt<T> {
  readonly result: T;
  /** The record that others changed before the commit. If there is one, nothing was written. */
  readonly stale: Key | undefined;
}

/**
 * @param longest milliseconds after which no further attempt starts.
 * @throws Fault `too_much_contention` after 200 attempts, or after `longest`.
 */
export async function untilCommitted<T>(
  store: Store,
  attempt: (turn: Turn) => Promise<Attempt<T>>,
  longest = maxDuration,
): Promise<T> {
  const end = performance.now() + longest;
  let endTurn: (() => void) | undefined;
  let waitedFor: Key | undefined;
  const committing = () => {
    if (waitedFor !== undefined && store.inProgress?.(waitedFor) !== undefined) endTurn?.();
  };
  try {
    for (let number = 1; number <= maxAttempts && performance.now() < end; number++) {
      const { result, stale } = await attempt({ isFirst: number === 1, committing });
      if (stale === undefined) return result;
      endTurn?.();
      endTurn = await waitForTurn(store, stale);
      waitedFor = stale;
      if (number > 5) await sleep(Math.random() * Math.min(number, 50));
    }
  } finally {
    endTurn?.();
  }
  throw Fault.of('too_much_contention');
}

/** For each contended record (`collection/tenant/id`), the turn of the last caller. */
const queues = new WeakMap<Store, Map<string, Promise<void>>>();

const nameOf = ({ collection, tenant, id }: Key) => `${collection}/${tenant}/${id}`;

/** Whether callers wait for their turn at a record of a store where many can change one between two flushes. */
export function isAwaited(store: Store, key: Key): boolean {
  const lastTurns = store.inProgress === undefined ? undefined : queues.get(store);
  return lastTurns !== undefined && lastTurns.size > 0 && lastTurns.has(nameOf(key));
}

/**
 * Waits until earlier callers have finished with a record. Concurrent calls that change the same record then succeed one
 * after another, instead of all but one failing at every attempt. This is not a lock: it works within this process only, and
 * correctness depends on the store's version checks.
 * @returns a function that ends the turn.
 */
async function waitForTurn(store: Store, key: Key): Promise<() => void> {
  const record = nameOf(key);
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

// Turns the errors of a commit into faults for the caller.

const maxCount = 1000;

/**
 * @param thrown by `Store.commit`.
 * @param missing returns the details for a required record that does not exist.
 * @returns a Fault for Missing, Referenced and Taken; otherwise `thrown` itself.
 */
export async function asFault(
  thrown: unknown,
  store: Store,
  missing: (key: Key) => readonly Detail[],
): Promise<unknown> {
  if (thrown instanceof Missing) {
    const details = thrown.keys.flatMap(missing);
    const [first] = details;
    const message = first && `${sentence(first)}.`;
    return Fault.of('reference_not_found', message, { details });
  }
  if (thrown instanceof Referenced) return await recordReferenced(thrown, store);
  if (thrown instanceof Taken)
    return Fault.of('already_taken', `Another record has the same ${thrown.fields.join(' and ')}.`);
  return thrown;
}

async function recordReferenced({ key, by: { collection, match } }: Referenced, store: Store): Promise<Fault> {
  const count = await store.count({ collection, tenant: key.tenant, match, atMost: maxCount });
  const number = count >= maxCount ? `${maxCount} or more` : `${count}`;
  const resource = collection.split('.')[1];
  const message = `Other records refer to this record: ${number} in ${resource}, with ${Object.keys(match)[0]}.`;
  const detail: Detail = { pointer: '', code: 'referenced_by', message: `${resource}: ${number}` };
  return Fault.of('record_referenced', message, { details: [detail] });
}
