/** The scores of an abstract: made of its completed reviews, in the same step as they change. */
import { isDeepStrictEqual } from 'node:util';
import type { Draft, RecordOf } from '../../document/contract.js';
import type { Work } from '../../records/work.js';

type Abstract = RecordOf<'abstracts'>;
type Review = RecordOf<'abstractReviews'>;

/** A score that counts. */
interface Score {
  readonly abstract_id: string;
  readonly round_id: string;
  readonly score: number;
}

/** Fields of an abstract that follow from its reviews. */
const fields = ['average_score', 'total_score', 'round_scores'] as const;

type Scores = Pick<Abstract, (typeof fields)[number]>;

const cleared = { average_score: undefined, total_score: undefined, round_scores: undefined };

/** Brings the scores of the abstract in line with a review that was saved; one that moved has two abstracts. */
export async function scoreSaved(review: Review, previous: Review | undefined, work: Work): Promise<void> {
  await rescore(review.id, scoreOf(previous), scoreOf(review), work);
}

export async function scoreRemoved(review: Review, work: Work): Promise<void> {
  await rescore(review.id, scoreOf(review), undefined, work);
}

async function rescore(id: string, before: Score | undefined, after: Score | undefined, work: Work): Promise<void> {
  if (isDeepStrictEqual(before, after)) return;
  const abstracts = work.records('abstracts');
  for (const abstractId of new Set([before, after].flatMap((score) => score?.abstract_id ?? []))) {
    const found = await abstracts.find(abstractId); // before its reviews: who changes them, changes it
    if (found === undefined) continue;
    const scores = await storedScores(abstractId, work);
    scores.delete(id);
    if (after?.abstract_id === abstractId) scores.set(id, after);
    await abstracts.amend(abstractId, { ...cleared, ...summary(scores) });
  }
}

/** What a client sends must not take the place of scores that reviews have given. */
export async function keepScores(draft: Draft<'abstracts'>, previous: Abstract | undefined, work: Work): Promise<void> {
  if (previous?.round_scores === undefined) return;
  const scores = await storedScores(previous.id, work);
  if (scores.size === 0) return;
  for (const field of fields) delete draft[field];
  Object.assign(draft, summary(scores));
}

/** Scores by the id of their review. */
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

/** Round by round, and the latest; in the order of the reviews' ids, so that sums come out the same each time. */
function summary(scores: ReadonlyMap<string, Score>): Scores {
  const inOrder = [...scores].sort(([a], [b]) => (a < b ? -1 : 1)).map(([, score]) => score);
  const rounds = [...new Set(inOrder.map(({ round_id }) => round_id))].sort();
  const latest = rounds.at(-1);
  if (latest === undefined) return {};
  const round_scores = rounds.map((round_id) => ({ round_id, ...resultOf(round_id, inOrder) }));
  const { number_of_reviews: _, ...last } = resultOf(latest, inOrder);
  return { ...last, round_scores };
}

function resultOf(round_id: string, all: readonly Score[]) {
  const scores = all.filter((score) => score.round_id === round_id).map(({ score }) => score);
  const total = scores.reduce((sum, score) => sum + score, 0);
  const known = Number.isFinite(total) ? { average_score: total / scores.length, total_score: total } : {};
  return { ...known, number_of_reviews: scores.length };
}
