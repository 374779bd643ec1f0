/** `npm run demo -- --conference FILE.tsv`: reviews a real conference again, and checks for the same result. */
import { actingAs, type Stage } from '../stage.js';
import { compare } from './comparing.js';
import { createEvent, load } from './loading.js';
import { remove } from './removing.js';
import { assign, open, submit } from './reviewing.js';
import type { Paper } from './table.js';

/** @param mustRemove whether the records would otherwise remain after the demo. */
export async function replay(stage: Stage, papers: readonly Paper[], mustRemove: boolean): Promise<void> {
  const event_id = await createEvent(stage.gala);
  await play(stage, event_id, papers).finally(async () => {
    if (mustRemove) await timed(stage, 'All records removed again', () => remove(stage.gala, event_id));
  });
  stage.tell.say(
    `\n${stage.tell.calls.count} requests. All ${papers.length} averages and the ranking are as published.`,
  );
}

async function play(stage: Stage, event_id: string, papers: readonly Paper[]): Promise<void> {
  const reviewer = (contact: string) => actingAs(stage, contact, ['abstractReviews.submit']);
  stage.tell.chapter(`A conference of ${papers.length} papers is reviewed again`);
  const conference = await timed(stage, 'Papers loaded as abstracts', () => load(stage.gala, event_id, papers));
  await timed(stage, 'Round opened', () => open(stage.gala, conference));
  const tasks = await timed(stage, 'Reviewers assigned', () => assign(stage.gala, conference));
  const total = papers.reduce((sum, { scores }) => sum + scores.length, 0);
  stage.tell.check('there is a review for each score', tasks.length, total);
  await timed(stage, `${total} reviews submitted, one by one`, () => submit(tasks, reviewer));
  const wrong = await timed(stage, 'Averages and ranking compared', () => compare(stage.gala, conference));
  if (wrong.length > 0) throw new Error(`${wrong.length} answers are wrong:\n${wrong.slice(0, 20).join('\n')}`);
}

async function timed<T>({ tell }: Stage, what: string, task: () => Promise<T>): Promise<T> {
  const began = performance.now();
  const result = await task();
  tell.say(`  ${what.padEnd(40)}${((performance.now() - began) / 1000).toFixed(1).padStart(6)} s`);
  return result;
}
