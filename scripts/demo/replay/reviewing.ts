/** Every paper gets as many reviewers as it has scores, and each reviewer submits one score. */
import type { Answer, Gala } from '../client.js';
import { chunks, forEach } from '../crowd.js';
import type { Conference } from './loading.js';

type Review = Answer<'abstractReviews.assignReviews'>['reviews'][number];
type Task = { readonly review: Review; readonly score: number };

export async function open(gala: Gala, { type_id, round_id }: Conference): Promise<void> {
  await gala.abstractReviews.openRoundByPost({ typeId: type_id, roundId: round_id });
}

/** Papers with the same number of scores share their reviewers, in groups of 25. */
export async function assign(gala: Gala, { loaded, round_id }: Conference): Promise<Task[]> {
  const sizes = new Set(loaded.map(({ paper }) => paper.scores.length).filter((size) => size > 0));
  const alike = (size: number) => loaded.filter(({ paper }) => paper.scores.length === size);
  const groups = [...sizes].flatMap((size) => chunks(alike(size), 25)).entries();
  const tasks = await forEach([...groups], ([index, group]) => assignGroup(gala, round_id, group, index));
  return tasks.flat();
}

/** A paper's first score is its first reviewer's, and so on. */
async function assignGroup(gala: Gala, round: string, group: Conference['loaded'], index: number) {
  const assignees = (group[0]?.paper.scores ?? []).map((_, seat) => ({ contact_id: `reviewer-${index}-${seat}` }));
  const body = { review_round_id: round, abstract_ids: group.map(({ id }) => id), assignees };
  const { reviews } = await gala.abstractReviews.assignReviews({ body });
  return reviews.map((review) => {
    const { paper } = group.find(({ id }) => id === review.abstract_id) ?? {};
    const score = paper?.scores[Number(review.assignee.contact_id?.split('-').at(-1))];
    if (score === undefined) throw new Error(`Nobody asked for the review ${review.id}.`);
    return { review, score };
  });
}

/** Submits many reviews concurrently. @param as who submits the reviews of a contact. */
export async function submit(tasks: readonly Task[], as: (contact: string) => Gala): Promise<void> {
  await forEach(tasks, async ({ review, score }) => {
    const gala = as(`${review.assignee.contact_id}`);
    const body = { ...review, score };
    const done = await gala.abstractReviews.submit({ body });
    if (done.status === 'completed' && done.score === score) return;
    throw new Error(`Review ${review.id} was submitted with ${score}, and is ${done.status} with ${done.score}.`);
  });
}
