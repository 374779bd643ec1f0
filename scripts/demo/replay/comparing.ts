/** Checks that the server's averages, and the resulting ranking, are those that were published. */
import { type Answer, every, type Gala } from '../client.js';
import type { Conference } from './loading.js';
import type { Paper } from './table.js';

type Abstract = Answer<'abstracts.create'>;

/** @returns the differences, one message each. */
export async function compare(gala: Gala, { round_id, loaded }: Conference): Promise<string[]> {
  const abstracts = new Map((await abstractsOf(gala, round_id)).map((abstract) => [abstract.id, abstract]));
  const wrong =
    abstracts.size === loaded.length ? [] : [`The round lists ${abstracts.size} of ${loaded.length} papers.`];
  const compared = loaded.map(({ id, paper }) => ({ paper, abstract: abstracts.get(id) }));
  for (const { paper, abstract } of compared)
    if (!agrees(paper, abstract))
      wrong.push(`${paper.abstract_id} has the average ${abstract?.average_score}, not ${paper.average}.`);
  return [...wrong, ...misplaced(compared)];
}

export const abstractsOf = (gala: Gala, round_id: string): Promise<Abstract[]> =>
  every(gala.abstracts.listByReviewRound.all({ id: round_id, limit: 1000, consistentRead: true, body: {} }));

const tiny = 1e-9; // the tolerance for binary fractions

/** Halves may have been rounded up, down or to even. Without scores there is no average and no total. */
function agrees({ scores, average }: Paper, abstract: Abstract | undefined): boolean {
  const { total_score, average_score } = abstract ?? {};
  if (average === undefined) return abstract !== undefined && total_score === undefined && average_score === undefined;
  const decimals = average.split('.')[1]?.length ?? 0;
  const isTotal = total_score === scores.reduce((total, score) => total + score, 0);
  return isTotal && Math.abs(Number(average_score) - Number(average)) <= 0.5 * 10 ** -decimals + tiny;
}

/** In the order of the server's averages, the published ones never increase. */
function misplaced(compared: readonly { paper: Paper; abstract: Abstract | undefined }[]): string[] {
  const ranked = compared.filter(({ paper }) => paper.average !== undefined);
  ranked.sort((a, b) => Number(b.abstract?.average_score) - Number(a.abstract?.average_score));
  return ranked.flatMap(({ paper }, index) => {
    const before = ranked[index - 1]?.paper;
    if (before === undefined || Number(paper.average) <= Number(before.average)) return [];
    return [`${paper.abstract_id} comes after ${before.abstract_id}, and came before it as published.`];
  });
}
