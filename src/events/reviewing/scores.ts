/** The scores of an abstract, computed from its completed reviews and stored in the same commit as these. */
import { isDeepStrictEqual } from 'node:util';
import type { Draft, RecordOf } from '../../document/contract.js';
import type { Work } from '../../records/work.js';

type Abstract = RecordOf<'abstracts'>;
type Review = RecordOf<'abstractReviews'>;

/** The score of a completed review. */
interface Score {
  readonly abstract_id: string;
  readonly round_id: string;
  readonly score: number;
}

/** Fields of an abstract that are computed from its reviews. */
const scoreFields = ['average_score', 'total_score', 'round_scores'] as const;

type Scores = Pick<Abstract, (typeof scoreFields)[number]>;

const noScores = { average_score: undefined, total_score: undefined, round_scores: undefined };

/** Updates the scores of the review's abstract; of both, if the review has moved to another one. */
export async function scoreSaved(review: Review, previous: Review | undefined, work: Work): Promise<void> {
  await updateScores(review.id, scoreOf(previous), scoreOf(review), work);
}

export async function scoreRemoved(review: Review, work: Work): Promise<void> {
  await updateScores(review.id, scoreOf(review), undefined, work);
}

async function updateScores(
  id: string,
  before: Score | undefined,
  after: Score | undefined,
  work: Work,
): Promise<void> {
  if (isDeepStrictEqual(before, after)) return;
  const abstracts = work.records('abstracts');
  for (const abstractId of new Set([before, after].flatMap((score) => score?.abstract_id ?? []))) {
    // read before its reviews: whoever changes one also changes the abstract, and so repeats this work
    const abstract = await abstracts.find(abstractId);
    if (abstract === undefined) continue;
    const scores = await storedScores(abstractId, work);
    scores.delete(id);
    if (after?.abstract_id === abstractId) scores.set(id, after);
    await abstracts.amend(abstractId, { ...noScores, ...summarize(scores) });
  }
}

/** Replaces the scores that a client sends by those computed from the reviews, if there are any. */
export async function keepScores(draft: Draft<'abstracts'>, previous: Abstract | undefined, work: Work): Promise<void> {
  if (previous?.round_scores === undefined) return;
  const scores = await storedScores(previous.id, work);
  if (scores.size === 0) return;
  for (const field of scoreFields) delete draft[field];
  Object.assign(draft, summarize(scores));
}

/** Scores by the id of the review. */
async function storedScores(abstract_id: string, work: Work): Promise<Map<string, Score>> {
  const scores = new Map<string, Score>();
  for await (const { record } of work.records('abstractReviews').all({ abstract_id })) {
    const score = scoreOf(record);
    if (score !== undefined) scores.set(record.id, score);
  }
  return scores;
}

function scoreOf(review: Review | undefined): Score | undefined {
  if (review?.status !== 'completed' || review.score === undefined) return undefined;
  return { abstract_id: review.abstract_id, round_id: review.review_round_id, score: review.score };
}

/** The scores of each round, and of the latest one. Sums are in the order of review ids, so that rounding is repeatable. */
function summarize(scores: ReadonlyMap<string, Score>): Scores {
  const ordered = [...scores].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, score]) => score);
  const rounds = [...new Set(ordered.map(({ round_id }) => round_id))].sort();
  const latest = rounds.at(-1);
  if (latest === undefined) return {};
  const round_scores = rounds.map((round_id) => ({ round_id, ...resultOf(round_id, ordered) }));
  const { number_of_reviews: _, ...last } = resultOf(latest, ordered);
  return { ...last, round_scores };
}

function resultOf(round_id: string, all: readonly Score[]) {
  const scores = all.filter((score) => score.round_id === round_id).map(({ score }) => score);
  const total = scores.reduce((sum, score) => sum + score, 0);
  const finite = Number.isFinite(total) ? { average_score: total / scores.length, total_score: total } : {};
  return { ...finite, number_of_reviews: scores.length };
}
