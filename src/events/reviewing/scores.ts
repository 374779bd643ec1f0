/** The scores of an abstract, calculated from its completed reviews and stored in the same commit. */

import { faultAbout } from '../../fault.js';
import { isSameJson } from '../../json.js';
import { refuseFrozen } from '../../records/guards.js';
import type { Work } from '../../records/work.js';
import type { Draft, RecordOf } from '../../schema/contract.js';
import type { Load } from './load.js';

type Abstract = RecordOf<'abstracts'>;
type Review = RecordOf<'abstractReviews'>;
type Options = NonNullable<RecordOf<'abstractReviewProcesses'>['score_options']>;

/** The score of a completed review. */
interface Score {
  readonly abstract_id: string;
  readonly round_id: string;
  readonly score: number;
}

/** Fields of an abstract that are calculated from its reviews. */
const scoreFields = ['average_score', 'total_score', 'round_scores'] as const;

type Scores = Pick<Abstract, (typeof scoreFields)[number]>;

const noScores = { average_score: undefined, total_score: undefined, round_scores: undefined };

/** Updates the scores of the review's abstract, or of both abstracts if the review has moved. */
export async function scoreSaved(review: Review, previous: Review | undefined, work: Work): Promise<void> {
  const [before, after] = [scoreOf(previous), scoreOf(review)];
  const hasMoved = previous !== undefined && previous.abstract_id !== review.abstract_id;
  if (!hasMoved && isSameJson(before, after)) return;
  for (const id of new Set([previous?.abstract_id ?? review.abstract_id, review.abstract_id]))
    await updateScores(id, review.id, after, work, !isSameJson(before, after));
}

export async function scoreRemoved(review: Review, work: Work): Promise<void> {
  await updateScores(review.abstract_id, review.id, undefined, work, scoreOf(review) !== undefined);
}

/**
 * Stages the abstract with its new scores, or holds it so that it cannot be locked in the meantime.
 * @param score the score that the review now counts with.
 * @throws Fault `record_locked`
 */
async function updateScores(
  abstractId: string,
  reviewId: string,
  score: Score | undefined,
  work: Work,
  hasChanged: boolean,
): Promise<void> {
  const abstracts = work.records('abstracts');
  // read before its reviews: a concurrent change of a review also changes the abstract, which repeats this work
  const abstract = (await abstracts.find(abstractId))?.record;
  if (abstract === undefined) return;
  refuseFrozen('abstracts', abstract, '/abstract_id');
  if (!hasChanged) return await abstracts.hold(abstractId);
  const scores = await storedScores(abstractId, work);
  scores.delete(reviewId);
  if (score?.abstract_id === abstractId) scores.set(reviewId, score);
  await abstracts.updateDerived(abstractId, { ...noScores, ...(await summarize(scores, work)) });
}

/** Replaces the scores that a client sends with the calculated ones, if there are any. */
export async function keepScores(draft: Draft<'abstracts'>, previous: Abstract | undefined, work: Work): Promise<void> {
  if (previous?.round_scores === undefined) return;
  const scores = await storedScores(previous.id, work);
  if (scores.size === 0) return;
  for (const field of scoreFields) delete draft[field];
  Object.assign(draft, await summarize(scores, work));
}

/** Scores by review id. */
async function storedScores(abstract_id: string, work: Work): Promise<Map<string, Score>> {
  const scores = new Map<string, Score>();
  for await (const { record } of work.records('abstractReviews').all({ abstract_id })) {
    const score = scoreOf(record);
    if (score !== undefined) scores.set(record.id, score);
  }
  return scores;
}

function scoreOf(review: Review | undefined): Score | undefined {
  if (review?.status !== 'completed' || review.score === undefined || review.is_active === false) return undefined;
  return { abstract_id: review.abstract_id, round_id: review.review_round_id, score: review.score };
}

/**
 * The scores of each round, and of the round that was opened last. Summed in order of review id, so that rounding is
 * repeatable.
 */
async function summarize(scores: ReadonlyMap<string, Score>, work: Work): Promise<Scores> {
  const byRound = new Map<string, number[]>();
  for (const [, { round_id, score }] of [...scores].sort(([a], [b]) => (a < b ? -1 : 1))) {
    const known = byRound.get(round_id) ?? [];
    known.push(score);
    byRound.set(round_id, known);
  }
  const rounds = [...byRound.keys()].sort();
  const latest = await openedLast(rounds, work);
  if (latest === undefined) return {};
  const round_scores = rounds.map((round_id) => ({ round_id, ...resultOf(byRound.get(round_id) ?? []) }));
  const { number_of_reviews: _, ...last } = resultOf(byRound.get(latest) ?? []);
  return { ...last, round_scores };
}

/** @param ids in order: among rounds without a known opening time, the one with the highest id counts as the last. */
async function openedLast(ids: readonly string[], work: Work): Promise<string | undefined> {
  const [only] = ids;
  if (ids.length <= 1) return only;
  const rounds = work.records('abstractReviewRounds');
  const found = await Promise.all(
    ids.map(async (id) => ({ id, opened_at: (await rounds.find(id))?.record.opened_at ?? '' })),
  );
  return found.reduce((last, one) => (one.opened_at >= last.opened_at ? one : last)).id;
}

function resultOf(scores: readonly number[]) {
  const total = scores.reduce((sum, score) => sum + score, 0);
  const finite = Number.isFinite(total) ? { average_score: total / scores.length, total_score: total } : {};
  return { ...finite, number_of_reviews: scores.length };
}

/**
 * When a round is opened again, its scores count again: stages the abstracts whose scores differ from their reviews, unless
 * they are locked.
 * @param after the last processed review.
 * @returns the last processed review if there are more; undefined when all are done.
 */
export async function rescore(
  review_round_id: string,
  after: string,
  load: Load,
  work: Work,
): Promise<string | undefined> {
  const seen = new Set<string>();
  let last = after;
  for await (const { record, json } of work.records('abstractReviews').all({ review_round_id }, after || undefined)) {
    if (load.isFull) return last;
    load.read(json.length);
    if (record.status === 'completed' && !seen.has(record.abstract_id)) {
      await refreshScores(record.abstract_id, load, work);
      seen.add(record.abstract_id);
    }
    last = record.id;
  }
  return undefined;
}

async function refreshScores(id: string, load: Load, work: Work): Promise<void> {
  const abstracts = work.records('abstracts');
  const abstract = await abstracts.find(id);
  if (abstract === undefined) return;
  load.read(abstract.json.length);
  if (abstract.record.sys_locked === true) return;
  const scores = await summarize(await storedScores(id, work), work);
  if (scoreFields.every((field) => isSameJson(scores[field], abstract.record[field]))) return;
  await abstracts.updateDerived(id, { ...noScores, ...scores });
  load.write(abstract.json.length);
}

/** The tolerance for steps, because 0.1 and its multiples are not exact in binary. */
const tolerance = 1e-6;

/** A score that was stored before the options changed can stay. @throws Fault `score_not_allowed` */
export async function checkScore(
  { score, status, process_id }: Draft<'abstractReviews'>,
  previous: Review | undefined,
  work: Work,
): Promise<void> {
  if (score === undefined || (score === previous?.score && status === previous.status)) return;
  const process = await work.records('abstractReviewProcesses').find(process_id);
  const { score_options: options } = process?.record ?? {};
  if (options === undefined || isAllowed(score, options)) return;
  throw faultAbout('/score', 'score_not_allowed', `must be ${described(options)}, as the review process requires`);
}

function isAllowed(score: number, { minimum, maximum, step }: Options): boolean {
  if (score < (minimum ?? score) || score > (maximum ?? score)) return false;
  if (step === undefined) return true;
  const steps = (score - (minimum ?? 0)) / step;
  return Math.abs(steps - Math.round(steps)) < tolerance;
}

function described({ minimum, maximum, step }: Options): string {
  const parts = [
    minimum === undefined ? [] : `at least ${minimum}`,
    maximum === undefined ? [] : `at most ${maximum}`,
    step === undefined ? [] : `in steps of ${step} starting at ${minimum ?? 0}`,
  ];
  return parts.flat().join(', ');
}
