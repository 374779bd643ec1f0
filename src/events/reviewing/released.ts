/** What authors read of the reviews of their abstracts: `abstractReviews.released`. */
import { createHash } from 'node:crypto';
import { momentOf } from '../../lib/times.js';
import { findRecord } from '../../mail/emails.js';
import { notFound } from '../../records/records.js';
import type { Call, Reply, Work } from '../../records/work.js';
import type { Answer, RecordOf } from '../../schema/contract.js';
import type { Stored } from '../../store/doc.js';
import { json } from '../../verbs/call.js';
import { isConflicted } from './conflictOfInterest.js';

type Abstract = RecordOf<'abstracts'>;
type Review = RecordOf<'abstractReviews'>;
type Released = Answer<'abstractReviews.released'>;
type Shown = Omit<Released['reviews'][number], 'alias'>;

/** The collection of the names of reviewers, by abstract. */
export const aliases = 'events.aliases';

/** The ids of reviews: the first is called `Reviewer 1`. */
type Names = Stored & { readonly reviews: readonly string[] };

export async function released(
  { path: { abstract_id } }: Call<'abstractReviews.released'>,
  { unlimited: work, own, caller }: Work,
): Promise<Reply<Released>> {
  const abstract = await findRecord('abstracts', abstract_id, work);
  const { link, contactId } = caller;
  const isTheirs = link === undefined ? abstract?.submitter_id === contactId : link.about === abstract_id;
  if (abstract === undefined || (own !== undefined && !isTheirs)) throw notFound('abstracts', abstract_id);
  return json({ abstract_id, reviews: await releasedOf(abstract, work) });
}

/** What the author may read, in order of the names of the reviewers. */
export async function releasedOf(abstract: Abstract, work: Work): Promise<Released['reviews']> {
  const shown = new Map<string, Shown>();
  for await (const { record } of work.records('abstractReviews').all({ abstract_id: abstract.id })) {
    const part = await partOf(record, abstract, work);
    if (Object.keys(part).length > 0) shown.set(record.id, part);
  }
  if (shown.size === 0) return [];
  const named = await namesOf(abstract.id, [...shown.keys()], work);
  return named.flatMap((id, place) => {
    const part = shown.get(id);
    return part === undefined ? [] : [{ alias: `Reviewer ${place + 1}`, ...part }];
  });
}

/** What the process shows of a review: nothing before its time. */
async function partOf(review: Review, { decision = 'pending review' }: Abstract, work: Work): Promise<Shown> {
  if (review.status !== 'completed' || review.is_active === false || isConflicted(review)) return {};
  const process = await findRecord('abstractReviewProcesses', review.process_id, work);
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
async function namesOf(abstract_id: string, ids: readonly string[], work: Work): Promise<readonly string[]> {
  const digest = (id: string) => createHash('sha256').update(`${abstract_id}/${id}`).digest('hex');
  const stored = await work.collection<Names>(aliases).find(abstract_id);
  if (stored !== undefined && ids.every((id) => stored.record.reviews.includes(id))) return stored.record.reviews;
  return await work.separately(async (own) => {
    const names = own.collection<Names>(aliases);
    const known = (await names.find(abstract_id))?.record.reviews ?? [];
    const more = ids.filter((id) => !known.includes(id)).sort((one, other) => (digest(one) < digest(other) ? -1 : 1));
    const reviews = [...known, ...more];
    if (more.length > 0) names.put({ id: abstract_id, reviews });
    return reviews;
  });
}

export const forgetNames = async ({ id }: Abstract, work: Work) => await work.collection<Names>(aliases).remove(id);
