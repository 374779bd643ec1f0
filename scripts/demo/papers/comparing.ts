/** Checks: the server's averages, and the order they put the papers in, are those that were published. */
import type { Json } from '../client.js';
import { everyPage } from '../pages.js';
import type { Stage } from '../story.js';
import type { Conference } from './loading.js';

interface Compared {
  readonly name: string;
  /** As published. */
  readonly published: string | undefined;
  /** The server's average, with as many decimals. */
  readonly found: string | undefined;
}

export async function compare(stage: Stage, { roundId, loaded }: Conference): Promise<void> {
  const { client, checks, progress } = stage;
  const path = client.path('abstracts', `/reviewRound/${roundId}?limit=1000&consistentRead=true`);
  await progress.step('Averages and ranking compared', loaded.length, async () => {
    const abstracts = new Map((await everyPage(client, path, {})).map((it) => [it.id as string, it]));
    checks.equal('the round lists every paper', abstracts.size, loaded.length);
    const papers = loaded.map(({ id, paper }) => {
      checks.equal(`${paper.abstract_id} has its total`, abstracts.get(id)?.total_score, sum(paper.scores));
      return { name: paper.abstract_id, published: paper.average, found: rounded(abstracts.get(id), paper.average) };
    });
    for (const paper of papers) checkAverage(stage, paper);
    checkRanking(stage, papers);
    return papers.length;
  });
}

/** Halves may have been rounded up, down or to the even one: then the average is as published, too. */
function rounded(abstract: Json | undefined, published = ''): string | undefined {
  if (abstract?.average_score === undefined) return undefined;
  const average = Number(abstract.average_score);
  const decimals = published.split('.')[1]?.length ?? 0;
  const isSame = Math.abs(average - Number(published)) <= 0.5 * 10 ** -decimals + tiny;
  return published !== '' && isSame ? published : average.toFixed(decimals);
}

/** What binary fractions may be off. */
const tiny = 1e-9;

/** Nothing without scores. */
const sum = (scores: readonly number[]) =>
  scores.length === 0 ? undefined : scores.reduce((total, score) => total + score, 0);

function checkAverage({ checks }: Stage, { name, published, found }: Compared): void {
  checks.equal(`${name} has the average published`, found, published);
}

/** Papers with equal averages share a place. */
function checkRanking({ checks }: Stage, papers: readonly Compared[]): void {
  const places = { published: ranking(papers, 'published'), found: ranking(papers, 'found') };
  for (const { name } of papers)
    checks.equal(`${name} has the place published`, places.found.get(name), places.published.get(name));
}

function ranking(papers: readonly Compared[], by: 'published' | 'found'): Map<string, number> {
  const places = new Map<string, number>();
  const ranked = papers.filter((paper) => paper[by] !== undefined).sort((a, b) => Number(b[by]) - Number(a[by]));
  ranked.forEach((paper, index) => {
    const before = ranked[index - 1];
    const shared = before !== undefined && Number(before[by]) === Number(paper[by]);
    places.set(paper.name, shared ? (places.get(before.name) ?? 0) : index + 1);
  });
  return places;
}
