/** Two rounds of reviews: in the second, others review the talks again. */
import { refused } from '../client.js';
import { mails } from '../mail.js';
import type { Stage } from '../stage.js';
import type { Abstract, Meeting } from './assembling.js';
import { open, reviewsOf, submit, submitAll } from './reviewing.js';

/** @returns the expected number of e-mails: an assignment and a confirmation for each review. */
export async function decide(stage: Stage, { first, second, talk, poster }: Meeting): Promise<number> {
  stage.tell.chapter('The abstracts are reviewed');
  const { own } = stage;
  const before = own ? (await mails(own, 0)).length : 0;
  /** Who answers before the e-mail has left gets none. */
  const read = async (count: number) => own && (await mails(own, before + count));
  const reviews = await reviewsOf(stage, first, (await open(stage, first, poster)) + (await open(stage, first, talk)));
  const [late, ...others] = reviews;
  if (late === undefined) throw new Error('The first round has no reviews.');
  const nosy = () => refused('not_the_assignee', submit(stage, late, 10, 'contact-nosy'));
  if (stage.own !== undefined) stage.tell.step('Somebody submits the review of another.', await nosy());
  await read(reviews.length);
  await rank(stage, await submitAll(stage, others));
  const again = await reviewsOf(stage, second, await open(stage, second, talk));
  stage.tell.step(
    'A review is late: the first round closed.',
    await refused('round_not_open', submit(stage, late, 10)),
  );
  await read(reviews.length + others.length + again.length);
  await rank(stage, await submitAll(stage, again));
  return reviews.length + others.length + again.length * 2;
}

/** The server's averages equal those that the demo has calculated. */
async function rank({ gala, tell }: Stage, averages: ReadonlyMap<string, number>): Promise<void> {
  const abstracts: Abstract[] = [];
  for (const [id, average] of averages) {
    const abstract = await gala.abstracts.get({ id });
    tell.check(`the average score of abstract ${id}`, abstract.average_score, average);
    abstracts.push(abstract);
  }
  tell.step('Which are the best?', `${abstracts.length} averages, each as it must be`);
  abstracts.sort((a, b) => Number(b.average_score) - Number(a.average_score) || Number(a.number) - Number(b.number));
  for (const { average_score, title } of abstracts.slice(0, 3)) tell.aside(`${average_score?.toFixed(2)}  ${title}`);
}
