/** Reviews a whole conference, from its papers to its ranking, like the demo. */
import { performance } from 'node:perf_hooks';
import jwt from 'jsonwebtoken';
import { type Calls, clientOf, type Gala } from '../demo/client.js';
import { connections } from '../demo/crowd.js';
import { compare } from '../demo/replay/comparing.js';
import { createEvent, load } from '../demo/replay/loading.js';
import { assign, open, submit } from '../demo/replay/reviewing.js';
import { type Paper, readPapers } from '../demo/replay/table.js';
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

/** @param file of a real conference, in the format of the demo; without it, one is generated. */
export async function conference(file?: string): Promise<void> {
  const papers = file === undefined ? madeUpPapers() : readPapers(file);
  const server = await start('gala');
  const steps = await play(`http://127.0.0.1:${server.port}`, papers).finally(() => server.stop());
  publish('conference', report(papers, steps));
}

function clientAt(url: string, calls: Calls): Gala {
  const token = jwt.sign({ sub: 'bench', tenants: [tenant], permissions: ['*'] }, secret, { expiresIn: '1h' });
  return clientOf(url, tenant, token, calls);
}

async function play(url: string, papers: readonly Paper[]): Promise<Step[]> {
  const calls = { count: 0, last: '' };
  const all = clientAt(url, calls);
  const steps: Step[] = [];
  const step = async <T>(name: string, task: () => Promise<T>): Promise<T> => {
    const [began, before] = [performance.now(), calls.count];
    const result = await task();
    steps.push({ name, requests: calls.count - before, seconds: (performance.now() - began) / 1000 });
    return result;
  };
  const loaded = await step('papers loaded', async () => await load(all, await createEvent(all), papers));
  await step('round opened, reviewers assigned, reviews submitted', async () => {
    await open(all, loaded);
    await submit(await assign(all, loaded), () => all);
  });
  const [wrong] = await step('averages and ranking compared', () => compare(all, loaded));
  if (wrong !== undefined) throw new Error(wrong);
  return steps;
}

function report(papers: readonly Paper[], steps: readonly Step[]): string {
  const sum = (of: (step: Step) => number) => steps.reduce((total, step) => total + of(step), 0);
  const all = { name: 'total', requests: sum(({ requests }) => requests), seconds: sum(({ seconds }) => seconds) };
  const rows = [...steps, all].map(({ name, requests, seconds }) => [name, number(requests), seconds.toFixed(1)]);
  const reviews = papers.reduce((total, { scores }) => total + scores.length, 0);
  const size = `${number(papers.length)} papers with ${number(reviews)} reviews, ${connections} connections`;
  const found = 'All averages and the ranking were correct.';
  const target = `Target: under ${most} s; ${verdict(all.seconds < most)}.`;
  return `${table(['', 'requests', 's'], rows)}\n\n${size}, one run. ${found}\n${target}`;
}
