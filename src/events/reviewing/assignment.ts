/** Reviews for pairs of abstract and reviewer: exactly one for each pair in a round. */
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
export const mostReviews = 1000;

export interface Pair {
  readonly abstract: Abstract;
  readonly assignee: Assignee;
  readonly target: Target;
  /** Name of the rule that asks for it. */
  readonly rule?: string;
}

interface Plan {
  readonly missing: ReadonlyMap<string, Pair>;
  readonly present: ReadonlyMap<string, Review>;
  readonly skipped: readonly Skipped[];
}

/** Names the pair of an abstract and a contact. */
export const pairName = (abstract: string, contact: string) => JSON.stringify([abstract, contact]);

export const byPair = (reviews: readonly Review[]): ReadonlyMap<string, Review> =>
  new Map(reviews.map((review) => [pairName(review.abstract_id, review.assignee.contact_id), review]));

/** What is to be done for these pairs, when a round has these reviews already. */
export function plan(pairs: Iterable<Pair>, existing: ReadonlyMap<string, Review>): Plan {
  const missing = new Map<string, Pair>();
  const present = new Map<string, Review>();
  const skipped: Skipped[] = [];
  for (const pair of pairs) {
    const name = pairName(pair.abstract.id, pair.assignee.contact_id);
    const review = existing.get(name);
    if (hasConflict(pair.abstract, pair.assignee)) skipped.push(conflicting(pair));
    else if (review !== undefined) present.set(name, review);
    else if (!missing.has(name)) missing.set(name, pair);
  }
  return { missing, present, skipped };
}

function conflicting({ abstract, assignee, rule, target }: Pair): Skipped {
  const named = { ...target, contact_id: assignee.contact_id };
  return {
    abstract_id: abstract.id,
    ...(rule !== undefined && { rule }),
    target: named,
    reason: 'conflict_of_interest',
  };
}

/** Stages the reviews, and the mails to the reviewers. The round must still be open when they are committed. */
export async function createReviews(pairs: readonly Pair[], round: Round, work: Work): Promise<Review[]> {
  if (pairs.length > 0) await work.records('abstractReviewRounds').hold(round.id);
  const reviews: Review[] = [];
  for (const pair of pairs) {
    const { record } = await work.records('abstractReviews').create(bodyOf(pair, round, work));
    await queueWhenOn('assignment', record, work);
    reviews.push(record);
  }
  return reviews;
}

function bodyOf({ abstract, assignee }: Pair, round: Round, work: Work): Draft<'abstractReviews'> {
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
