/** `abstractReviews.assignReviews`: these abstracts to these reviewers. */

import type { Answer } from '../../document/contract.js';
import { Fault } from '../../fault.js';
import type { Call, Reply } from '../../records/call.js';
import type { Work } from '../../records/work.js';
import { json } from '../../verbs/reply.js';
import {
  type Abstract,
  byPair,
  createReviews,
  mostReviews,
  type Pair,
  pairName,
  plan,
  type Review,
} from './assignment.js';
import { checkOpen } from './roundStatus.js';
import type { Assignee } from './targets.js';

type Result = Answer<'abstractReviews.assignReviews'>;

export async function assignReviews(
  { body }: Call<'abstractReviews.assignReviews'>,
  work: Work,
): Promise<Reply<Result>> {
  work.rerunWhenTaken();
  const ids = [...new Set(body.abstract_ids)];
  checkSize(ids.length * body.assignees.length);
  const { record: round } = await work.records('abstractReviewRounds').get(body.review_round_id);
  const abstracts = await Promise.all(ids.map(async (id) => (await work.records('abstracts').get(id)).record));
  checkOpen(round);
  const existing = (await Promise.all(ids.map((id) => reviewsOf(id, round.id, work)))).flat();
  const pairs = pairsOf(abstracts, body.assignees);
  const { missing, present, skipped } = plan(pairs, byPair(existing));
  const created = await createReviews([...missing.values()], round, work);
  const reviews = inOrder(pairs, new Map([...present, ...byPair(created)]));
  return json({ created: created.length, already_present: present.size, skipped: [...skipped], reviews });
}

function checkSize(pairs: number): void {
  if (pairs <= mostReviews) return;
  throw new Fault(
    'too_many_pairs',
    `One call assigns at most ${mostReviews} pairs of abstract and assignee; these are ${pairs}.`,
  );
}

async function reviewsOf(abstract_id: string, roundId: string, work: Work): Promise<Review[]> {
  const found: Review[] = [];
  for await (const { record } of work.records('abstractReviews').all({ abstract_id })) {
    if (record.review_round_id === roundId) found.push(record);
  }
  return found;
}

const pairsOf = (abstracts: readonly Abstract[], assignees: readonly Assignee[]): Pair[] =>
  abstracts.flatMap((abstract) =>
    assignees.map((assignee) => {
      return { abstract, assignee, target: { type: 'contact' as const, contact_id: assignee.contact_id } };
    }),
  );

/** The reviews of the pairs, each once. */
function inOrder(pairs: readonly Pair[], reviews: ReadonlyMap<string, Review>): Review[] {
  const names = new Set(pairs.map(({ abstract, assignee }) => pairName(abstract.id, assignee.contact_id)));
  return [...names].flatMap((name) => reviews.get(name) ?? []);
}
