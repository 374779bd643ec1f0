/** The scores of what is reviewed, calculated from its completed reviews and stored in the same commit. */

import { isSameJson } from '../lib/json.js';
import { refuseFrozen } from '../records/guards.js';
import { afterwards } from '../records/meetings.js';
import type { Change } from '../records/registry.js';
import type { Work } from '../records/work.js';
import type { WorkBudget } from '../records/workBudget.js';
import type { Draft } from '../schema/contract.js';
import { conflictsIn, haveAuthorsChanged, isConflicted } from './conflictOfInterest.js';
import { expectDeclarations } from './declared.js';
import { noteEach } from './noting.js';
import { holdScale, pointsOf } from './scales.js';
import type { Review, ReviewChange, Reviewing, Subject } from './table.js';

type ByRound = NonNullable<Subject['scores_by_round']>;

/** Fields of a subject that are calculated from its reviews. */
export const scoreFields = ['average_score', 'total_score', 'round_scores', 'scores_by_round'] as const;

type Scores = Pick<Subject, (typeof scoreFields)[number]>;

const noScores = {
  average_score: undefined,
  total_score: undefined,
  round_scores: undefined,
  scores_by_round: undefined,
};

/** Whether a review counts in the scores of its subject. */
function counts(review: Review | undefined): review is Review & { readonly score: number } {
  if (review === undefined || review.is_active === false || isConflicted(review)) return false;
  return review.status === 'completed' && review.score !== undefined;
}

/**
 * Stages the subject of a changed review with its new scores, or holds it so that it cannot be locked in the meantime; both
 * subjects if the review has moved.
 * @param all changes of the commit: several can be of one subject.
 * @throws Fault `record_locked`
 */
export async function updateScores(
  of: Reviewing,
  { next, previous }: ReviewChange,
  all: readonly ReviewChange[],
  work: Work,
): Promise<void> {
  const [before, after] = [previous, next].map((review) =>
    counts(review) ? [review[of.subjectId], review.review_round_id, pointsOf(review)] : undefined,
  );
  const hasChanged = !isSameJson(before, after);
  const isKept = previous === undefined || next?.[of.subjectId] === previous[of.subjectId];
  if (isKept && !hasChanged) return;
  const subjects = work.records(of.subjects);
  for (const id of new Set([previous, next].flatMap((review) => review?.[of.subjectId] ?? []))) {
    // read before its reviews: a concurrent change of a review also changes the subject, which repeats this work
    const subject = (await subjects.find(id))?.record;
    if (subject === undefined) continue;
    refuseFrozen(of.subjects, subject, `/${of.subjectId}`);
    if (!hasChanged) await subjects.hold(id);
    else await subjects.updateDerived(id, { ...noScores, ...(await recount(of, id, work, all)) });
  }
}

/** Replaces the scores that a client sends with the calculated ones, if there are any. */
export async function keepScores(
  of: Reviewing,
  draft: Draft<'abstracts'>,
  previous: Subject | undefined,
  work: Work,
): Promise<void> {
  if (previous === undefined) return;
  const isOfOthers = haveAuthorsChanged(of, draft, previous);
  if (previous.round_scores === undefined && !isOfOthers) return;
  const before = await recount(of, previous.id, work);
  const scores = isOfOthers ? await recount(of, previous.id, work, [], { staged: draft, previous }) : before;
  if ((scores.round_scores ?? before.round_scores) === undefined) return;
  for (const field of scoreFields) delete draft[field];
  Object.assign(draft, scores);
}

/** A later change of the same commit counts reviews that do not know of the authors yet. */
export async function judgeAuthors(of: Reviewing, { next, previous }: Change<'abstracts'>, work: Work): Promise<void> {
  if (next === undefined || previous === undefined || !haveAuthorsChanged(of, next, previous)) return;
  const scores = await recount(of, next.id, work, [], { staged: next, previous });
  if (next.round_scores === undefined && scores.round_scores === undefined) return;
  if (!scoreFields.every((field) => isSameJson(scores[field], next[field])))
    await work.records(of.subjects).updateDerived(next.id, { ...noScores, ...scores });
}

/**
 * The scores of each round, and of the round that was opened last. Summed in order of review id, so that rounding is
 * repeatable.
 * @param changes of reviews that are staged.
 * @param people the subject with its new authors, and as it was before.
 */
async function recount(
  of: Reviewing,
  id: string,
  work: Work,
  changes: readonly ReviewChange[] = [],
  people?: { readonly staged: Draft<'abstracts'>; readonly previous: Subject },
): Promise<Scores> {
  const reviews: Review[] = [];
  if (people !== undefined) await expectDeclarations(of, work);
  const hasConflict = people && conflictsIn(of, { ...people.staged, id } as Subject, people.previous, work);
  for await (const review of afterwards(of.reviews, [of.subjectId, id], changes, work))
    reviews.push(hasConflict ? { ...review, conflict_of_interest: await hasConflict(review) } : review);
  const byRound = new Map<string, (Review & { readonly score: number })[]>();
  for (const review of reviews.sort((a, b) => (a.id < b.id ? -1 : 1))) {
    if (!counts(review)) continue;
    const all = byRound.get(review.review_round_id) ?? [];
    all.push(review);
    byRound.set(review.review_round_id, all);
  }
  const rounds = [...byRound].sort(([a], [b]) => (a < b ? -1 : 1));
  const round_scores = rounds.map(([round_id, all]) => ({ round_id, ...resultOf(all.map(({ score }) => score)) }));
  const last = await openedLast(of, round_scores, work);
  if (last === undefined) return {};
  const { round_id: _, number_of_reviews: __, ...result } = last;
  const hasCriteria = reviews.some((review) => counts(review) && review.scores?.length);
  if (!hasCriteria) return { ...result, round_scores };
  const scores_by_round = rounds.map(([, all], place): ByRound[number] => ({
    ...(round_scores[place] as ByRound[number]),
    criteria: byCriterion(all),
  }));
  return { ...result, round_scores, scores_by_round };
}

/** What the reviews of a round say by each criterion, in order of its id. */
function byCriterion(reviews: readonly Review[]): ByRound[number]['criteria'] {
  const all = new Map<string, number[]>();
  for (const { criterion_id, score } of reviews.flatMap(({ scores = [] }) => scores))
    if (score !== undefined) all.set(criterion_id, [...(all.get(criterion_id) ?? []), score]);
  return [...all]
    .sort(([a], [b]) => (a < b ? -1 : 1))
    .map(([criterion_id, scores]) => ({
      criterion_id,
      average_score: scores.reduce((sum, score) => sum + score, 0) / scores.length,
      minimum: Math.min(...scores),
      maximum: Math.max(...scores),
      number_of_reviews: scores.length,
    }));
}

/** @param results in order: among rounds without a known opening time, the one with the highest id counts as the last. */
async function openedLast<R extends { readonly round_id: string }>(of: Reviewing, results: readonly R[], work: Work) {
  let [last, latest] = [results[0], ''];
  for (const result of results.length > 1 ? results : []) {
    const { opened_at = '' } = (await work.records(of.rounds).find(result.round_id))?.record ?? {};
    if (opened_at >= latest) [last, latest] = [result, opened_at];
  }
  return last;
}

function resultOf(scores: readonly number[]) {
  const total = scores.reduce((sum, score) => sum + score, 0);
  const finite = Number.isFinite(total) ? { average_score: total / scores.length, total_score: total } : {};
  return { ...finite, number_of_reviews: scores.length };
}

/**
 * When a round is opened again, its scores count again: stages the subjects whose scores differ from their reviews, unless
 * they are locked.
 * @param after the last processed review.
 * @returns the last processed review if there are more; undefined when all are done.
 */
export async function rescore(of: Reviewing, review_round_id: string, after: string, budget: WorkBudget, work: Work) {
  const seen = new Set<string>();
  let last = after;
  for await (const { record, json } of work.records(of.reviews).all({ review_round_id }, after || undefined)) {
    if (budget.isFull) return last;
    budget.read(json.length);
    if (record.status === 'completed' && !seen.has(record[of.subjectId]))
      await refresh(of, record[of.subjectId], budget, work);
    seen.add(record[of.subjectId]);
    last = record.id;
  }
  return undefined;
}

async function refresh(of: Reviewing, id: string, budget: WorkBudget, work: Work): Promise<void> {
  const subjects = work.records(of.subjects);
  const subject = await subjects.find(id);
  if (subject === undefined) return;
  budget.read(subject.json.length);
  if (subject.record.sys_locked === true) return;
  const reviews: Review[] = []; // what was declared meanwhile counts from now on
  for await (const { record } of work.records(of.reviews).all({ [of.subjectId]: id })) reviews.push(record);
  const noted = conflictsIn(of, subject.record, subject.record, work);
  const scores = await recount(of, id, work, await noteEach(of, subject.record, reviews, noted, work));
  const isSame = scoreFields.every((field) => isSameJson(scores[field], subject.record[field]));
  // also if they are right: a review that is submitted meanwhile can give those of the round that closes with this
  if (isSame) await subjects.hold(id);
  else await subjects.updateDerived(id, { ...noScores, ...scores });
  budget.written++;
  budget.stagedBytes += subject.json.length;
}

export async function judgeReview(
  of: Reviewing,
  change: ReviewChange,
  all: readonly ReviewChange[],
  work: Work,
): Promise<void> {
  await holdScale(of, change, work);
  await updateScores(of, change, all, work);
}
