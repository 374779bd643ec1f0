/** Two rounds of reviews: in the second, others review the talks again. */
import { refused } from '../client.js';
import { delivered, subjectsOf } from '../mail.js';
import type { Stage } from '../stage.js';
import type { Abstract, Meeting } from './assembling.js';
import { open, type Review, reviewsOf, submit, submitAll } from './reviewing.js';

export async function review(stage: Stage, { first, second, talk, poster }: Meeting): Promise<void> {
  stage.tell.chapter('The abstracts are reviewed');
  const reviews = await reviewsOf(stage, first, (await open(stage, first, poster)) + (await open(stage, first, talk)));
  const [late, ...others] = reviews;
  if (late === undefined) throw new Error('The first round has no reviews.');
  const nosy = () => refused('not_the_assignee', submit(stage, late, 10, 'contact-nosy'));
  if (stage.own !== undefined) stage.tell.step('Somebody submits the review of another.', await nosy());
  await read(stage, reviews);
  await rank(stage, await submitAll(stage, others));
  const again = await reviewsOf(stage, second, await open(stage, second, talk));
  stage.tell.step(
    'A review is late: the first round closed.',
    await refused('round_not_open', submit(stage, late, 10)),
  );
  await read(stage, [...reviews, ...again]);
  await rank(stage, await submitAll(stage, again));
  const thanked = subjectsOf(await delivered(stage), 'confirmation').length;
  if (stage.own !== undefined) stage.tell.check('who reviews is thanked', thanked, others.length + again.length);
}

/** Reviewers have got their e-mails, each one for all that they are to read; who answers before it has left gets none. */
async function read(stage: Stage, reviews: readonly Review[]): Promise<void> {
  if (stage.own === undefined) return;
  const mails = await delivered(stage);
  const ids = new Set(reviews.map(({ id }) => id)); // there were others to the jury of the medal
  const asking = mails.filter(
    ({ email, about, records = [about] }) => email === 'assignment' && records.some((id) => ids.has(id)),
  );
  const told = subjectsOf(asking, 'assignment').sort();
  stage.tell.check('every reviewer is told of every review, once', told, reviews.map(({ id }) => id).sort());
  stage.tell.step(
    'Reviewers get an e-mail with all that they are asked for.',
    `${asking.length} e-mails for ${told.length} reviews`,
  );
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
