/** Creates a review for a pair of abstract and reviewer in a round. */

import type { Work } from '../../records/work.js';
import type { Draft, RecordOf } from '../../schema/contract.js';
import type { Doc } from '../../store/doc.js';
import { queueWhenOn } from './emails.js';
import type { Assignee } from './targets.js';

export type Abstract = RecordOf<'abstracts'>;
export type Review = RecordOf<'abstractReviews'>;
export type Round = RecordOf<'abstractReviewRounds'>;

/**
 * Stages a review and the e-mail to its reviewer. The caller must stage or hold the abstract, so that it does not change
 * until the commit.
 * @returns the review, and the size in bytes of everything staged.
 */
export async function createReview(
  abstract: Abstract,
  assignee: Assignee,
  round: Round,
  work: Work,
): Promise<{ readonly review: Doc<Review>; readonly bytes: number }> {
  const review = await work.records('abstractReviews').create(newReview(abstract, assignee, round, work));
  const mailBytes = await queueWhenOn('assignment', review.record, work);
  return { review, bytes: review.json.length + mailBytes };
}

function newReview(abstract: Abstract, assignee: Assignee, round: Round, work: Work): Draft<'abstractReviews'> {
  return {
    abstract_id: abstract.id,
    ...(abstract.title !== undefined && { abstract_title: abstract.title }),
    event_id: round.event_id,
    process_id: round.process_id,
    review_round_id: round.id,
    assignee,
    status: 'not started',
    date: work.now.toISOString(),
  };
}

/** The reviews of an abstract in a round. */
export async function* reviewsIn(round: Round, abstract_id: string, work: Work): AsyncIterable<Doc<Review>> {
  for await (const review of work.records('abstractReviews').all({ abstract_id }))
    if (review.record.review_round_id === round.id) yield review;
}
