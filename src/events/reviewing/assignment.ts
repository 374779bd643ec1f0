/** Assigns reviews: one for each pair of abstract and reviewer in a round. */
import type { Answer, Draft, RecordOf } from '../../document/contract.js';
import type { Work } from '../../records/work.js';
import { hasConflict } from './conflictOfInterest.js';
import { queueWhenOn } from './emails.js';
import type { Assignee, Target } from './targets.js';

export type Abstract = RecordOf<'abstracts'>;
export type Review = RecordOf<'abstractReviews'>;
export type Round = RecordOf<'abstractReviewRounds'>;
export type Skipped = Answer<'abstractReviews.openRound'>['skipped'][number];

/** The most reviews that one unit of work creates. */
export const maxReviews = 1000;

export interface Pair {
  readonly abstract: Abstract;
  readonly assignee: Assignee;
  readonly target: Target;
  /** Name of the assignment rule that makes the pair. */
  readonly rule?: string;
}

/** The pairs without a review, the reviews that exist, and the pairs with a conflict of interest. */
interface Plan {
  readonly missing: ReadonlyMap<string, Pair>;
  readonly present: ReadonlyMap<string, Review>;
  readonly skipped: readonly Skipped[];
}

/** A key for the pair of an abstract and a contact. */
export const pairName = (abstract: string, contact: string) => JSON.stringify([abstract, contact]);

export const byPair = (reviews: readonly Review[]): ReadonlyMap<string, Review> =>
  new Map(reviews.map((review) => [pairName(review.abstract_id, review.assignee.contact_id), review]));

/** Sorts pairs by what is to be done. @param existing the reviews of the round, by pair. */
export function plan(pairs: Iterable<Pair>, existing: ReadonlyMap<string, Review>): Plan {
  const missing = new Map<string, Pair>();
  const present = new Map<string, Review>();
  const skipped: Skipped[] = [];
  for (const pair of pairs) {
    const name = pairName(pair.abstract.id, pair.assignee.contact_id);
    const review = existing.get(name);
    if (hasConflict(pair.abstract, pair.assignee)) skipped.push(skippedForConflict(pair));
    else if (review !== undefined) present.set(name, review);
    else if (!missing.has(name)) missing.set(name, pair);
  }
  return { missing, present, skipped };
}

function skippedForConflict({ abstract, assignee, rule, target }: Pair): Skipped {
  const namedTarget = { ...target, contact_id: assignee.contact_id };
  return {
    abstract_id: abstract.id,
    ...(rule !== undefined && { rule }),
    target: namedTarget,
    reason: 'conflict_of_interest',
  };
}

/** Stages reviews and the mails to their reviewers. `hold` makes sure that the round is still open at the commit. */
export async function createReviews(pairs: readonly Pair[], round: Round, work: Work): Promise<Review[]> {
  if (pairs.length > 0) await work.records('abstractReviewRounds').hold(round.id);
  const reviews: Review[] = [];
  for (const pair of pairs) {
    const { record } = await work.records('abstractReviews').create(newReview(pair, round, work));
    await queueWhenOn('assignment', record, work);
    reviews.push(record);
  }
  return reviews;
}

function newReview({ abstract, assignee }: Pair, round: Round, work: Work): Draft<'abstractReviews'> {
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
