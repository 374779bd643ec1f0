/** What authors read of the reviews of what they have submitted: `released`. */

import { createHash } from 'node:crypto';
import { momentOf } from '../lib/times.js';
import { findRecord } from '../mail/emails.js';
import { notFound } from '../records/records.js';
import type { Call, Reply, Work } from '../records/work.js';
import type { Answer } from '../schema/contract.js';
import type { Stored } from '../store/doc.js';
import { json } from '../verbs/call.js';
import { isConflicted } from './conflictOfInterest.js';
import { collectionOf, type Review, type Reviewing, type Subject } from './table.js';

type Released = Answer<'abstractReviews.released'>;
type Shown = Omit<Released['reviews'][number], 'alias'>;

/** The ids of reviews: the first is called `Reviewer 1`. */
type Names = Stored & { readonly reviews: readonly string[] };

export async function released(
  of: Reviewing,
  { path: { [of.subjectId]: id } }: Call<'abstractReviews.released'>,
  { unlimited: work, own, caller }: Work,
): Promise<Reply<Released>> {
  const subject = await findRecord(of.subjects, id, work);
  const { link, contactId } = caller;
  const isTheirs = link === undefined ? subject?.[of.author] === contactId : link.about === id;
  if (subject === undefined || (own !== undefined && !isTheirs)) throw notFound(of.subjects, id);
  return json({ [of.subjectId]: id, reviews: await releasedOf(of, subject, work) } as Released);
}

/** What the author may read, in order of the names of the reviewers. */
export async function releasedOf(of: Reviewing, subject: Subject, work: Work): Promise<Released['reviews']> {
  const shown = new Map<string, Shown>();
  for await (const { record } of work.records(of.reviews).all({ [of.subjectId]: subject.id })) {
    const part = await partOf(of, record, subject, work);
    if (Object.keys(part).length > 0) shown.set(record.id, part);
  }
  if (shown.size === 0) return [];
  const named = await namesOf(of, subject.id, [...shown.keys()], work);
  return named.flatMap((id, place) => {
    const part = shown.get(id);
    return part === undefined ? [] : [{ alias: `Reviewer ${place + 1}`, ...part }];
  });
}

/** What the process shows of a review: nothing before its time. */
async function partOf(
  of: Reviewing,
  review: Review,
  { decision = 'pending review' }: Subject,
  work: Work,
): Promise<Shown> {
  if (review.status !== 'completed' || review.is_active === false || isConflicted(review)) return {};
  const process = await findRecord(of.processes, review.process_id, work);
  const { comments, scores, when = 'decision' } = process?.release_to_author ?? { when: 'never' };
  const isDue = when === 'decision' ? decision !== 'pending review' : momentOf(when) <= work.now.getTime();
  if (!isDue) return {};
  const { comments_to_submitter = '', score } = review;
  return {
    ...(comments === true && comments_to_submitter.trim() !== '' && { comments_to_submitter }),
    ...(scores === true && score !== undefined && { score }),
  };
}

/** Names are kept once somebody has read them. Their order is that of a digest, and says nothing of times or people. */
async function namesOf(of: Reviewing, subject: string, ids: readonly string[], work: Work): Promise<readonly string[]> {
  const digest = (id: string) => createHash('sha256').update(`${subject}/${id}`).digest('hex');
  const stored = await work.collection<Names>(collectionOf(of, 'aliases')).find(subject);
  if (stored !== undefined && ids.every((id) => stored.record.reviews.includes(id))) return stored.record.reviews;
  return await work.separately(async (own) => {
    const names = own.collection<Names>(collectionOf(of, 'aliases'));
    const known = (await names.find(subject))?.record.reviews ?? [];
    const more = ids.filter((id) => !known.includes(id)).sort((one, other) => (digest(one) < digest(other) ? -1 : 1));
    const reviews = [...known, ...more];
    if (more.length > 0) names.put({ id: subject, reviews });
    return reviews;
  });
}

export const forgetNames = async (of: Reviewing, { id }: Subject, work: Work) =>
  await work.collection<Names>(collectionOf(of, 'aliases')).remove(id);
