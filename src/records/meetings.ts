/** Rules about several records. */
import { createHash } from 'node:crypto';
import type { RecordOf } from '../schema/contract.js';
import { valuesAt } from '../store/port.js';
import type { Change } from './registry.js';
import type { Work } from './work.js';

/** The collection of the meetings. */
export const meetings = 'gala.meetings';

/**
 * Of two commits that change the same one runs again, and sees the other. Call it before reading the records that the rule is about.
 * @param of what both change. A tenant has at most 65,536 meetings, so others meet there by chance, too.
 */
export async function meet(of: readonly unknown[], work: Work): Promise<void> {
  await expect(of, work);
  work.collection(meetings).put({ id: idOf(of) });
}

/** For a commit that does not know yet whether it will meet others: once it does, it runs again if they have met since this call. */
export async function expect(of: readonly unknown[], work: Work): Promise<void> {
  await work.collection(meetings).find(idOf(of));
}

const idOf = (of: readonly unknown[]) => createHash('sha256').update(JSON.stringify(of)).digest('hex').slice(0, 4);

/** Resources with rules about several of their records. */
type Ruled = 'abstractReviews' | 'abstracts' | 'applications' | 'references' | 'reviews';

/** All records with this value as they will be after a commit. @param changes of it. */
export async function* afterwards<R extends Ruled>(
  resource: R,
  [field, value]: readonly [string, string],
  changes: readonly Change<R>[],
  work: Work,
): AsyncGenerator<RecordOf<R>> {
  for (const { next } of changes) if (next !== undefined && valuesAt(next, field).includes(value)) yield next;
  const changed = new Set(changes.flatMap(({ previous }) => previous?.id ?? []));
  for await (const { record } of work.records(resource).all({ [field]: value }))
    if (!changed.has(record.id)) yield record;
}
