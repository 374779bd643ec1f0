/** `npm run demo -- --conference FILE.tsv`: a real conference is reviewed again, and must end as it did. */
import { basename } from 'node:path';
import { performance } from 'node:perf_hooks';
import { enter } from './entering.js';
import { compare } from './papers/comparing.js';
import { load } from './papers/loading.js';
import { review } from './papers/reviewing.js';
import { type Paper, readPapers } from './papers/table.js';
import { report } from './report.js';
import type { Stage } from './story.js';

export async function replay(file: string): Promise<void> {
  const papers = readPapers(file);
  const stage = await enter(process.env.MONGODB_URL);
  const started = performance.now();
  await play(stage, papers, basename(file)).catch((error: Error) =>
    stage.checks.that(`the demo comes to its end (${error.message})`, false),
  );
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  await stop(stage);
  report(stage, `${seconds} s`, `all ${papers.length} averages and the ranking as published`);
}

async function play(stage: Stage, papers: readonly Paper[], name: string): Promise<void> {
  stage.progress.title(`${name}: ${papers.length} papers`);
  const conference = await load(stage, papers, name);
  await review(stage, conference);
  await compare(stage, conference);
}

async function stop({ own, checks }: Stage): Promise<void> {
  if (own === undefined) return;
  checks.equal('the server stops when it is told to', await own.stop(), 0);
  checks.equal('the server had nothing to complain about', own.log(), '');
}
