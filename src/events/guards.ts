/**
 * Guards: a rule about several records reads its guard first, then them, and stages it. Of two changes that could break the rule
 * together, one is repeated and sees the other.
 */
import { createHash } from 'node:crypto';
import type { Work } from '../records/work.js';
import type { Stored } from '../store/doc.js';

/** The collection of the guards. */
export const guards = 'events.guards';

/** @returns the guard, to be staged. Names of records that are kept elsewhere can be longer than an id. */
export async function guarded(kind: 'contacts' | 'floor' | 'taken', name: string, work: Work) {
  const id = createHash('sha256').update(`${kind}/${name}`).digest('hex');
  const all = work.collection<Stored>(guards);
  const isStaged = (await all.find(id)) !== undefined;
  return { isStaged, stage: () => all.put({ id }), drop: () => all.remove(id) };
}
