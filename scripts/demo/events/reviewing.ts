/** Two people open a round at the same time; reviewers submit their reviews, each with their own token. */
import { type Answer, everyPage, ok, whole } from '../client.js';
import { forEach } from '../crowd.js';
import { line } from '../samples.js';
import { actingAs, type Stage } from '../stage.js';

export type Review = Answer<'/abstractReviews/{tenantId}'>;
type Named = { readonly id: string; readonly name: string };

/** @returns the number of created reviews. */
export async function open({ events, us, tell }: Stage, round: Named, type: Named): Promise<number> {
  const params = { path: { ...us.path, typeId: type.id, roundId: round.id } };
  const [one, other] = await Promise.all([
    ok(events.GET('/abstractReviews/{tenantId}/openRound/{typeId}/{roundId}', { params })),
    ok(events.POST('/abstractReviews/{tenantId}/openRound/{typeId}/{roundId}', { params })),
  ]);
  const created = one.created + other.created;
  tell.step(
    `Two people open the ${round.name.toLowerCase()} for ${type.name.toLowerCase()}s at once.`,
    `${created} reviews`,
  );
  for (const { reason, rule } of one.skipped) tell.aside(`passed over by the rule "${rule}": ${reason}`);
  return created;
}

/** @param count the expected number. */
export async function reviewsOf({ events, us, tell }: Stage, { id }: Named, count: number): Promise<Review[]> {
  const found = await everyPage((from) => {
    const params = { path: { ...us.path, review_round_id: id }, query: { limit: 50, ...from } };
    return ok(events.GET('/abstractReviews/{tenantId}/reviewRound/{review_round_id}', { params }));
  });
  const reviews = found.map((one) => whole<Review>(one));
  const pairs = new Set(reviews.map(({ abstract_id, assignee }) => `${abstract_id} ${assignee.contact_id}`));
  tell.check('each review is made once', [count > 0, reviews.length, pairs.size], [true, count, count]);
  return reviews;
}

/** A review is sent back as it was read, with a score. */
export function submit(stage: Stage, review: Review, score: number, contact = `${review.assignee.contact_id}`) {
  const { events } = actingAs(stage, contact, ['abstractReviews.submit']);
  const body = { ...review, score, comments_to_staff: line('remarks', score) };
  return events.POST('/abstractReviews/{tenantId}/submit', { params: stage.us, body });
}

/** @returns the average of each abstract, as calculated by the demo. */
export async function submitAll(stage: Stage, reviews: readonly Review[]): Promise<Map<string, number>> {
  const scores = new Map<string, number[]>();
  await forEach([...reviews.entries()], async ([index, review]) => {
    const score = 1 + (((index * 7919) % 97) % 10);
    const done = await ok(submit(stage, review, score));
    stage.tell.check('a submitted review is completed', [done.status, done.score], ['completed', score]);
    scores.set(done.abstract_id, [...(scores.get(done.abstract_id) ?? []), score]);
  });
  stage.tell.step('The reviewers submit what they think, all at once.', `${reviews.length} reviews completed`);
  const mean = (all: readonly number[]) => all.reduce((sum, one) => sum + one, 0) / all.length;
  return new Map(Array.from(scores, ([id, all]) => [id, mean(all)]));
}
