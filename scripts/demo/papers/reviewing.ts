/** Every paper gets as many reviewers as it has scores, and each reviewer submits one. */
import { chunks } from '../batches.js';
import type { Json } from '../client.js';
import { forEach } from '../progress.js';
import { type Review, Reviewers } from '../reviewers.js';
import type { Stage } from '../story.js';
import { connections } from '../transport.js';
import type { Conference, Loaded } from './loading.js';

/** How many papers one reviewer gets. */
const load = 25;

interface Task {
  readonly review: Review;
  readonly score: number;
}

export async function review(stage: Stage, conference: Conference): Promise<void> {
  const { progress, checks } = stage;
  const total = conference.loaded.reduce((sum, { paper }) => sum + paper.scores.length, 0);
  await progress.step('Round opened', 1, () => open(stage, conference));
  const tasks = await progress.collect('Reviewers assigned', total, () => assign(stage, conference));
  checks.equal('there is a review for each score', tasks.length, total);
  await progress.step('Reviews submitted, one by one', total, () => submit(stage, tasks));
}

async function open({ client, checks }: Stage, { typeId, roundId }: Conference): Promise<number> {
  const answer = await client.ok('POST', client.path('abstractReviews', `/openRound/${typeId}/${roundId}`));
  checks.equal('the round was opened', answer.opened_round_id, roundId);
  return 1;
}

/** Papers with as many scores share their reviewers. */
async function assign(stage: Stage, { loaded, roundId }: Conference): Promise<Task[]> {
  const sizes = new Set(loaded.map(({ paper }) => paper.scores.length).filter((size) => size > 0));
  const groups = [...sizes].flatMap((size) =>
    chunks(
      loaded.filter(({ paper }) => paper.scores.length === size),
      load,
    ),
  );
  const indexed = groups.map((group, index) => ({ group, index }));
  const tasks = await forEach(indexed, connections, ({ group, index }) => assignGroup(stage, roundId, group, index));
  return tasks.flat();
}

async function assignGroup(stage: Stage, roundId: string, group: readonly Loaded[], index: number): Promise<Task[]> {
  const { client, checks, progress } = stage;
  const assignees = (group[0]?.paper.scores ?? []).map((_, seat) => reviewer(index, seat));
  const abstract_ids = group.map(({ id }) => id);
  const body = { review_round_id: roundId, abstract_ids, assignees };
  const answer = await client.ok('POST', client.path('abstractReviews', '/assignReviews'), body);
  const { created, reviews } = answer as { created: number; reviews: Review[] };
  checks.equal('each pair of paper and reviewer makes a review', created, group.length * assignees.length);
  progress.tick(created);
  return scored(group, assignees, reviews);
}

const reviewer = (group: number, seat: number) => ({
  contact_id: `reviewer-${group + 1}-${seat + 1}`,
  name: `Reviewer ${group + 1}.${seat + 1}`,
});

/** A paper's first score is its first reviewer's, and so on. */
function scored(group: readonly Loaded[], assignees: readonly Json[], reviews: readonly Review[]): Task[] {
  const papers = new Map(group.map(({ id, paper }) => [id, paper]));
  const seats = new Map(assignees.map(({ contact_id }, seat) => [contact_id, seat]));
  return reviews.map((review) => {
    const score = papers.get(review.abstract_id)?.scores[seats.get(review.assignee.contact_id) ?? -1];
    if (score === undefined) throw new Error(`Nobody asked for the review ${review.id}.`);
    return { review, score };
  });
}

/** Reviewer by reviewer. */
async function submit(stage: Stage, tasks: readonly Task[]): Promise<number> {
  const reviewers = new Reviewers(stage);
  await forEach(tasks.toSorted(byReviewer), connections, async ({ review, score }) => {
    const answer = await reviewers.submit(review, { score });
    stage.checks.equal(`review ${review.id} is completed`, [answer.status, answer.score], ['completed', score]);
    stage.progress.tick();
  });
  return tasks.length;
}

function byReviewer({ review: a }: Task, { review: b }: Task): number {
  const [one, other] = [a.assignee.contact_id, b.assignee.contact_id];
  return one === other ? 0 : one < other ? -1 : 1;
}
