/** Calls for submissions: until when they are open, and how much one person can submit. */

import { Fault } from '../fault.js';
import { momentOf } from '../lib/times.js';
import type { RecordOf } from '../schema/contract.js';
import { afterwards, meet } from './meetings.js';
import type { Change } from './registry.js';
import type { Work } from './work.js';

export const hasBegun = (from: string | undefined, now: Date) => from === undefined || momentOf(from) <= now.getTime();

/** Whether it is not over yet. What is no moment is over. */
export const isUntil = (until: string | undefined, now: Date) => until !== undefined && momentOf(until) > now.getTime();

/** The active ones, if any is; else all of them. */
export async function activeOf<P extends { readonly is_active?: boolean }>(
  docs: AsyncIterable<{ readonly record: P }>,
): Promise<P[]> {
  const all: P[] = [];
  for await (const { record } of docs) all.push(record);
  const active = all.filter(({ is_active }) => is_active !== false);
  return active.length > 0 ? active : all;
}

/**
 * Of several new ones, those beyond the limit are too many, not those before.
 * @param next a new record.
 * @param counts whether a record of the owner counts.
 * @throws Fault `too_many_submissions`
 */
export async function refuseTooMany<R extends 'abstracts' | 'applications'>(
  resource: R,
  next: RecordOf<R>,
  owner: readonly [string, string],
  max: number,
  changes: readonly Change<R>[],
  work: Work,
  counts: (record: RecordOf<R>) => Promise<boolean>,
): Promise<void> {
  await meet([resource, owner], work);
  const added = changes.flatMap((change) => (change.previous === undefined ? [change.next] : []));
  const later = added.slice(added.indexOf(next) + 1);
  let count = 0;
  for await (const record of afterwards(resource, owner, changes, work))
    if (!later.includes(record) && (await counts(record))) count++;
  if (count > max) throw Fault.of('too_many_submissions', `One person can submit at most ${max} here.`);
}
