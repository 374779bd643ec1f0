/** Every paper gets as many reviewers as it has scores, and each reviewer submits one score. */
import { type Answer, type Clients, ok } from '../client.js';
import { chunks, forEach } from '../crowd.js';
import type { Conference } from './loading.js';

type Review = Answer<'/abstractReviews/{tenantId}/assignReviews'>['reviews'][number];
type Task = { readonly review: Review; readonly score: number };

export async function open({ events, us }: Clients, { type_id, round_id }: Conference): Promise<void> {
  const params = { path: { ...us.path, typeId: type_id, roundId: round_id } };
  await ok(events.POST('/abstractReviews/{tenantId}/openRound/{typeId}/{roundId}', { params }));
}

/** Papers with the same number of scores share their reviewers, in groups of 25. */
export async function assign(clients: Clients, { loaded, round_id }: Conference): Promise<Task[]> {
  const sizes = new Set(loaded.map(({ paper }) => paper.scores.length).filter((size) => size > 0));
  const alike = (size: number) => loaded.filter(({ paper }) => paper.scores.length === size);
  const groups = [...sizes].flatMap((size) => chunks(alike(size), 25)).entries();
  const tasks = await forEach([...groups], ([index, group]) => assignGroup(clients, round_id, group, index));
  return tasks.flat();
}

/** A paper's first score is its first reviewer's, and so on. */
async function assignGroup({ events, us }: Clients, round: string, group: Conference['loaded'], index: number) {
  const assignees = (group[0]?.paper.scores ?? []).map((_, seat) => ({ contact_id: `reviewer-${index}-${seat}` }));
  const body = { review_round_id: round, abstract_ids: group.map(({ id }) => id), assignees };
  const { reviews } = await ok(events.POST('/abstractReviews/{tenantId}/assignReviews', { params: us, body }));
  return reviews.map((review) => {
    const { paper } = group.find(({ id }) => id === review.abstract_id) ?? {};
    const score = paper?.scores[Number(review.assignee.contact_id?.split('-').at(-1))];
    if (score === undefined) throw new Error(`Nobody asked for the review ${review.id}.`);
    return { review, score };
  });
}

/** Submits many reviews concurrently. @param as who submits the reviews of a contact. */
export async function submit(tasks: readonly Task[], as: (contact: string) => Clients): Promise<void> {
  await forEach(tasks, async ({ review, score }) => {
    const { events, us } = as(`${review.assignee.contact_id}`);
    const body = { ...review, score };
    const done = await ok(events.POST('/abstractReviews/{tenantId}/submit', { params: us, body }));
    if (done.status === 'completed' && done.score === score) return;
    throw new Error(`Review ${review.id} was submitted with ${score}, and is ${done.status} with ${done.score}.`);
  });
}
