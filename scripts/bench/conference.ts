/** The reviews of a whole conference, from its papers to its ranking, as the demo replays them. */
import { performance } from 'node:perf_hooks';
import jwt from 'jsonwebtoken';
import { Checks } from '../demo/checks.js';
import { Client } from '../demo/client.js';
import { compare } from '../demo/papers/comparing.js';
import { load } from '../demo/papers/loading.js';
import { review } from '../demo/papers/reviewing.js';
import { type Paper, readPapers } from '../demo/papers/table.js';
import { Progress } from '../demo/progress.js';
import type { Stage } from '../demo/story.js';
import { connections } from '../demo/transport.js';
import { number, table, verdict } from './figures.js';
import { madeUpPapers } from './papers.js';
import { publish } from './report.js';
import { secret, start } from './servers.js';

const tenant = 'conference';
/** Seconds. */
const most = 30;

interface Step {
  readonly name: string;
  readonly requests: number;
  readonly seconds: number;
}

/** @param file of a real conference, as the demo reads it; without it, one is made up. */
export async function conference(file?: string): Promise<void> {
  const papers = file === undefined ? madeUpPapers() : readPapers(file);
  const server = await start('gala');
  const stage = stageAt(`http://127.0.0.1:${server.port}`);
  const steps = await play(stage, papers).finally(() => server.stop());
  const [failure] = [...stage.checks.failures, ...stage.client.tally.odd];
  if (failure !== undefined) throw new Error(failure);
  publish('conference', report(papers, steps));
}

function stageAt(url: string): Stage {
  const token = jwt.sign({ sub: 'bench', tenants: [tenant], permissions: ['*'] }, secret, { expiresIn: '1h' });
  return { client: new Client(url, tenant, token), own: undefined, checks: new Checks(), progress: new Progress() };
}

async function play(stage: Stage, papers: readonly Paper[]): Promise<Step[]> {
  const steps: Step[] = [];
  const step = async <T>(name: string, task: () => Promise<T>): Promise<T> => {
    const [began, before] = [performance.now(), stage.client.tally.requests];
    const result = await task();
    const requests = stage.client.tally.requests - before;
    steps.push({ name, requests, seconds: (performance.now() - began) / 1000 });
    return result;
  };
  const loaded = await step('papers loaded', () => load(stage, papers, 'A conference'));
  await step('round opened, reviewers assigned, reviews submitted', () => review(stage, loaded));
  await step('averages and ranking compared', () => compare(stage, loaded));
  return steps;
}

function report(papers: readonly Paper[], steps: readonly Step[]): string {
  const sum = (of: (step: Step) => number) => steps.reduce((total, step) => total + of(step), 0);
  const all = { name: 'in all', requests: sum(({ requests }) => requests), seconds: sum(({ seconds }) => seconds) };
  const rows = [...steps, all].map(({ name, requests, seconds }) => [name, number(requests), seconds.toFixed(1)]);
  const reviews = papers.reduce((total, { scores }) => total + scores.length, 0);
  const size = `${number(papers.length)} papers with ${number(reviews)} reviews, ${connections} connections`;
  const found = 'Every average and every place in the ranking came out as it must.';
  const target = `Target: under ${most} s; ${verdict(all.seconds < most)}.`;
  return `${table(['', 'requests', 's'], rows)}\n\n${size}, one run. ${found}\n${target}`;
}
