/** Calls for submissions: until when they are open, and how much one person can submit. */

import { createHash } from 'node:crypto';
import { Fault } from '../fault.js';
import { momentOf } from '../lib/times.js';
import type { RecordOf, ResourceName } from '../schema/contract.js';
import { valuesAt } from '../store/port.js';
import type { Change } from './registry.js';
import type { Work } from './work.js';

export const hasBegun = (from: string | undefined, now: Date) => from === undefined || momentOf(from) <= now.getTime();

/** Whether it is not over yet. What is no moment is over. */
export const isUntil = (until: string | undefined, now: Date) => until !== undefined && momentOf(until) > now.getTime();

/**
 * Two changes of the same that are committed at the same time meet: one of them runs again.
 * @param of what both change.
 */
export async function meet(collection: string, of: readonly unknown[], work: Work): Promise<void> {
  const meeting = work.collection(collection);
  const id = createHash('sha256').update(JSON.stringify(of)).digest('hex');
  await meeting.find(id);
  meeting.put({ id });
}

/** All records with this value as they will be after a commit. @param changes of it. */
export async function* afterwards<R extends ResourceName>(
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

/**
 * @param collection where those of one owner meet.
 * @param counts whether a record of the owner counts.
 * @throws Fault `too_many_submissions`
 */
export async function refuseTooMany<R extends ResourceName>(
  resource: R,
  owner: readonly [string, string],
  max: number,
  changes: readonly Change<R>[],
  work: Work,
  counts: (record: RecordOf<R>) => Promise<boolean>,
): Promise<void> {
  await meet(`${work.model(resource).document.name}.submitters`, [resource, owner], work);
  let count = 0;
  for await (const record of afterwards(resource, owner, changes, work)) if (await counts(record)) count++;
  if (count > max) throw Fault.of('too_many_submissions', `One person can submit at most ${max} here.`);
}
