/** What the abstracts and reviews of an event say together, or those of an award. The averages are the server's. */
import { standingOf } from '../deciding/decisions.js';
import type { Reviewing } from './names.js';
import { type Choice, nameIn, type Part } from './shared.js';

type Round = Part<'abstractReviewRounds'>;

export type Abstract = Part<'abstracts'>;
export type Review = Part<'abstractReviews'>;

type CriterionScores = NonNullable<NonNullable<Abstract['scores_by_round']>[number]['criteria']>[number];

export interface Ranked {
  readonly id: string;
  readonly title: string;
  /** Its name. */
  readonly type: string;
  /** Abstracts with the same average have the same rank. */
  readonly rank: number | undefined;
  readonly average: number | undefined;
  /** In ascending order. */
  readonly scores: readonly number[];
  /** The id of a criterion → what reviews say by it. */
  readonly criteria: ReadonlyMap<string, CriterionScores>;
  readonly assigned: number;
  readonly done: number;
  readonly status: string;
  /** Decisions on it, in words. */
  readonly standing: readonly string[];
  readonly record: Abstract;
}

/** Whether it counts. */
export const isActive = ({ is_active }: Review) => is_active !== false;

export const isDeclined = ({ status }: Review) => status === 'declined';

export const isOut = ({ status }: { readonly status?: unknown }) => status === 'declined' || status === 'cancelled';

export const isDone = ({ status }: Review) => status === 'completed';

export const titleOf = ({ untitled }: Reviewing, title: string | undefined, id: string) =>
  title?.trim() || untitled(id);

/** Of what it is about. */
export const titleIn = (of: Reviewing, { [of.subjectTitle]: title, [of.subjectId]: id = '' }: Partial<Review>) =>
  titleOf(of, title, id);

export const scoreText = (score: number) =>
  score.toLocaleString(undefined, { minimumFractionDigits: 2, maximumFractionDigits: 2 });

/**
 * The abstracts, or those of a round, the highest average first.
 * @param reviews those of the round, if there is one.
 */
export function ranking(
  of: Reviewing,
  abstracts: readonly Abstract[],
  reviews: readonly Review[],
  round: string | undefined,
  types: readonly Choice[],
): Ranked[] {
  const byAbstract = groupedBy(reviews, (review) => review[of.subjectId]);
  const rows = abstracts
    .filter(({ id, [of.currentRound]: current }) => round === undefined || byAbstract.has(id) || current === round)
    .map((abstract): Ranked => {
      const {
        id,
        [of.titleField]: title,
        [of.part]: type,
        average_score,
        round_scores,
        scores_by_round,
        status = '',
      } = abstract;
      const own = byAbstract.get(id) ?? [];
      const isIt = (one: { round_id?: string; average_score?: number }) =>
        round === undefined ? one.average_score === average_score : one.round_id === round;
      const criteria = scores_by_round?.find(isIt)?.criteria ?? [];
      const ofRound = round_scores?.find(({ round_id }) => round_id === round)?.average_score;
      return {
        id,
        title: titleOf(of, title, id),
        type: nameIn(types, type),
        rank: undefined,
        average: round === undefined ? average_score : (ofRound as number | undefined),
        scores: scoresOf(own).sort((one, other) => one - other),
        criteria: new Map(criteria.map((one) => [one.criterion_id ?? '', one])),
        assigned: own.length,
        done: own.filter(isDone).length,
        status,
        standing: standingOf(abstract),
        record: abstract,
      };
    })
    .sort((one, other) => (other.average ?? Number.NEGATIVE_INFINITY) - (one.average ?? Number.NEGATIVE_INFINITY));
  let rank = 0;
  return rows.map((row, index) => {
    if (index === 0 || rows[index - 1]?.average !== row.average) rank = index + 1;
    return { ...row, rank: row.average === undefined ? undefined : rank };
  });
}

const scoresOf = (reviews: readonly Review[]) => reviews.filter(isDone).flatMap(({ score }) => score ?? []);

export interface Reviewer {
  readonly contact_id: string;
  readonly name: string;
  readonly assigned: number;
  readonly missing: readonly Review[];
  /** Of the missing ones. */
  readonly late: readonly Review[];
  readonly declined: readonly Review[];
  /** The mean of the scores that they gave. */
  readonly average: number | undefined;
}

/** When a review is wanted by: its own date, or that of its round. */
export const dueOf = ({ due_at, review_round_id }: Review, rounds: readonly Round[]) =>
  due_at ?? rounds.find(({ id }) => id === review_round_id)?.due_at;

/** Missing in an open round, and due. */
export const isOverdue = (review: Review, rounds: readonly Round[]) =>
  !isDone(review) &&
  rounds.some(({ id, status }) => id === review.review_round_id && status === 'open') &&
  Date.parse(dueOf(review, rounds) ?? '') < Date.now();

/** @param reviews also those that were declined, which are not assigned any more. */
export const reviewersOf = (reviews: readonly Review[], rounds: readonly Round[]): Reviewer[] =>
  Array.from(
    groupedBy(reviews, ({ assignee }) => assignee?.contact_id),
    ([contact_id, all]) => {
      const own = all.filter((review) => !isDeclined(review));
      const scores = scoresOf(own);
      return {
        contact_id,
        name: callOf(all[0]),
        assigned: own.length,
        missing: own.filter((review) => !isDone(review)),
        late: own.filter((review) => isOverdue(review, rounds)),
        declined: all.filter(isDeclined),
        average: scores.length === 0 ? undefined : scores.reduce((sum, score) => sum + score, 0) / scores.length,
      };
    },
  );

/** Ids of what has reviews that are not submitted. */
export const outstandingIn = ({ subjectId }: Reviewing, reviews: readonly Review[]) =>
  new Set(reviews.filter((one) => isActive(one) && !isDone(one)).map((one) => one[subjectId] ?? ''));

/** What the reviewer is called. */
export function callOf({ assignee }: Partial<Review> = {}): string {
  const { name, email_address, contact_id = '' } = assignee ?? {};
  return name?.trim() || email_address || contact_id;
}

export function groupedBy<Row>(rows: readonly Row[], by: (row: Row) => string | undefined): Map<string, Row[]> {
  const groups = new Map<string, Row[]>();
  for (const row of rows) {
    const key = by(row) ?? '';
    const group = groups.get(key) ?? [];
    group.push(row);
    groups.set(key, group);
  }
  return groups;
}
