/** Two people open a round at the same time; reviewers submit their reviews, each with their own token. */
import { type Answer, every } from '../client.js';
import { forEach } from '../crowd.js';
import { line } from '../samples.js';
import { actingAs, type Stage } from '../stage.js';

export type Review = Answer<'abstractReviews.create'>;
type Named = { readonly id: string; readonly name: string };

/** @returns the number of created reviews. */
export async function open({ gala, tell }: Stage, round: Named, type: Named): Promise<number> {
  const ids = { typeId: type.id, roundId: round.id };
  const dry = await gala.abstractReviews.openRoundByPost({ ...ids, dry_run: true });
  const idle = dry.rules.filter(({ matched }) => matched === 0).map(({ name }) => `"${name}"`);
  const unmatched = idle.length > 0 ? `, and nothing for ${idle.join(', ')}` : '';
  tell.step(`What would the ${round.name.toLowerCase()} do? A dry run.`, `${dry.created} reviews${unmatched}`);
  const [one, other] = await Promise.all([
    gala.abstractReviews.openRound(ids),
    gala.abstractReviews.openRoundByPost(ids),
  ]);
  const created = one.created + other.created;
  tell.check('the dry run said what would be created', dry.created, created);
  tell.step(
    `Two people open the ${round.name.toLowerCase()} for ${type.name.toLowerCase()}s at once.`,
    `${created} reviews`,
  );
  for (const { reason, rule } of one.skipped) tell.aside(`passed over by the rule "${rule}": ${reason}`);
  return created;
}

/** @param count the expected number. */
export async function reviewsOf({ gala, tell }: Stage, { id }: Named, count: number): Promise<Review[]> {
  const reviews = await every(gala.abstractReviews.listByReviewRound.all({ review_round_id: id, limit: 50 }));
  const pairs = new Set(reviews.map(({ abstract_id, assignee }) => `${abstract_id} ${assignee.contact_id}`));
  tell.check('each review is made once', [count > 0, reviews.length, pairs.size], [true, count, count]);
  return reviews;
}

/** A review is sent back as it was read, with a score. */
export function submit(stage: Stage, review: Review, score: number, contact = `${review.assignee.contact_id}`) {
  const gala = actingAs(stage, contact, ['abstractReviews.submit']);
  const body = {
    ...review,
    score,
    comments_to_staff: line('remarks', score),
    comments_to_submitter: line('remarks', score + 1),
  };
  return gala.abstractReviews.submit({ body });
}

/** @returns the average of each abstract, as calculated by the demo. */
export async function submitAll(stage: Stage, reviews: readonly Review[]): Promise<Map<string, number>> {
  const scores = new Map<string, number[]>();
  await forEach([...reviews.entries()], async ([index, review]) => {
    const score = 1 + (((index * 7919) % 97) % 10);
    const done = await submit(stage, review, score);
    stage.tell.check('a submitted review is completed', [done.status, done.score], ['completed', score]);
    scores.set(done.abstract_id, [...(scores.get(done.abstract_id) ?? []), score]);
  });
  stage.tell.step('The reviewers submit what they think, all at once.', `${reviews.length} reviews completed`);
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  return new Map(Array.from(scores, ([id, all]) => [id, mean(all)]));
}
