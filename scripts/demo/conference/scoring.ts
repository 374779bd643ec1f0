/** Checks: an abstract's scores are those of its completed reviews, worked out by the demo itself. */
import { type Made, readAll } from '../batches.js';
import type { Review } from '../reviewers.js';
import type { Stage } from '../story.js';

export interface Ranked {
  readonly abstract: Made;
  readonly average: number;
}

const best = 5;

/** @returns the abstracts that have scores, the best first. */
export async function checkScores(
  stage: Stage,
  abstracts: readonly Made[],
  reviews: readonly Review[],
): Promise<Ranked[]> {
  const ids = abstracts.map(({ id }) => id);
  const scores = new Map<string, number[]>(ids.map((id) => [id, []]));
  for (const { abstract_id, score } of reviews) scores.get(abstract_id)?.push(Number(score));
  const ranking: Ranked[] = [];
  for (const abstract of await readAll(stage, 'abstracts', ids)) {
    const { average, total } = means(scores.get(abstract.id) ?? []);
    stage.checks.equal(`abstract ${abstract.id} has its mean`, abstract.average_score, average);
    stage.checks.equal(`abstract ${abstract.id} has its sum`, abstract.total_score, total);
    if (average !== undefined) ranking.push({ abstract, average });
  }
  return ranking.sort((a, b) => b.average - a.average || Number(a.abstract.number) - Number(b.abstract.number));
}

function means(scores: readonly number[]): { average?: number; total?: number } {
  if (scores.length === 0) return {};
  const total = scores.reduce((sum, score) => sum + score, 0);
  return { average: total / scores.length, total };
}

export function showBest(ranking: readonly Ranked[]): void {
  for (const { abstract, average } of ranking.slice(0, best))
    console.log(`    ${average.toFixed(2).padStart(5)}  ${abstract.title}`);
}
