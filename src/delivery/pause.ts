/** What all processes know of a pause in which nothing can be sent: one record for all tenants. */
import { Doc, type Stored } from '../store/doc.js';
import type { Store } from '../store/port.js';
import type { Queue } from './delivery.js';

/** That no messages of any tenant can be sent now, as the process that found out last has stored it. */
export interface Pause extends Stored {
  /** ISO 8601. */
  readonly since: string;
  /** Without anything that belongs to one tenant. */
  readonly reason: string;
  readonly next_attempt_at: string;
}

export const pauseKey = (queue: Queue) => ({ collection: queue.collection, tenant: 'pause', id: 'pause' });

/** A pause is still shown for this time after its next attempt: the process that stored it may have ended. */
const shownAfterMs = 60_000;

/** @returns what of it is shown: nothing if it is too old. */
export function shownPause(pause: Pause | undefined, now: Date): Omit<Pause, keyof Stored> | undefined {
  if (pause === undefined || Date.parse(pause.next_attempt_at) + shownAfterMs < now.getTime()) return undefined;
  const { since, reason, next_attempt_at } = pause;
  return { since, reason, next_attempt_at };
}

/**
 * @param pause undefined when messages can be sent again.
 * @throws Stale if another process is faster.
 */
export async function storePause(
  store: Store,
  queue: Queue,
  now: Date,
  pause?: Omit<Pause, keyof Stored | 'since'>,
): Promise<void> {
  const key = pauseKey(queue);
  const previous = await store.read(key);
  if (pause === undefined) return previous && (await store.commit([{ remove: key, previous }]));
  const { since = now.toISOString(), sys_version = 0 } = (previous?.record as Pause | undefined) ?? {};
  const doc = Doc.ofRecord<Stored>({ ...pause, id: key.id, since, sys_version: sys_version + 1 } as Pause);
  await store.commit([{ put: key, doc, previous }]);
}
