/** Reviewing under many clients at once. */
import { strict as assert } from 'node:assert';
import fc from 'fast-check';
import {
  contacts,
  forAll,
  openRound,
  read,
  reviewsOf,
  type Scene,
  scene,
  staff,
  submit,
} from '../events/reviewing/story.js';
import type { Suite } from '../support/api.js';
import type { Reply, World } from '../support/harness.js';

type Command =
  | { readonly do: 'open'; readonly round: number }
  | { readonly do: 'close'; readonly round: number }
  | { readonly do: 'assign'; readonly round: number; readonly contact: number }
  | { readonly do: 'submit' | 'rescore'; readonly review: number; readonly score: number }
  | { readonly do: 'delete'; readonly review: number }
  | { readonly do: 'retitle'; readonly paper: number };

export const clients = 20;
const number = (max: number) => fc.integer({ min: 0, max });
const command: fc.Arbitrary<Command> = fc.oneof(
  fc.record({ do: fc.constant('open' as const), round: number(2) }),
  fc.record({ do: fc.constant('close' as const), round: number(2) }),
  fc.record({ do: fc.constant('assign' as const), round: number(2), contact: number(3) }),
  fc.record({ do: fc.constantFrom('submit' as const, 'rescore' as const), review: number(20), score: number(5) }),
  fc.record({ do: fc.constant('delete' as const), review: number(20) }),
  fc.record({ do: fc.constant('retitle' as const), paper: number(1) }),
);
const plans = fc.array(fc.array(command, { minLength: 1, maxLength: 5 }), { minLength: clients, maxLength: clients });

/** What each command may be answered. */
const allowed: Readonly<Record<Command['do'], readonly number[]>> = {
  open: [200],
  close: [200],
  assign: [200, 409],
  submit: [200, 404, 409],
  rescore: [200, 404, 409],
  delete: [200, 404, 409],
  retitle: [200],
};

async function send(gala: World, of: Scene, asked: Command): Promise<Reply | undefined> {
  if ('review' in asked) return await change(gala, of, asked);
  if (asked.do === 'open') return await openRound(gala, of, asked.round);
  if (asked.do === 'assign') return await assign(gala, of, asked.round, `guest-${asked.contact}`);
  if (asked.do === 'close')
    return await set(gala, of, 'abstractReviewRounds', of.rounds[asked.round], 'status', 'closed');
  // A client that knows of no scores must not take them away.
  const paper = { name: 'Ada', event_id: 'event-1', type_id: of.type };
  return await gala.put(`/abstracts/${of.tenant}/${of.abstracts[asked.paper]}`, paper);
}

/** A command about one of the reviews that there are now. */
async function change(gala: World, of: Scene, asked: Extract<Command, { review: number }>): Promise<Reply | undefined> {
  const reviews = await reviewsOf(gala, of);
  if (reviews.length === 0) return undefined;
  const { sys_version: _, ...review } = reviews[asked.review % reviews.length];
  if (asked.do === 'submit') return await submit(gala, of, review, asked.score);
  if (asked.do === 'rescore') return await set(gala, of, 'abstractReviews', review.id, 'score', asked.score, staff);
  return await gala.delete(`/abstractReviews/${of.tenant}/${review.id}`, staff);
}

export const set = (
  gala: World,
  { tenant }: Scene,
  resource: string,
  id: string | undefined,
  field: string,
  value: unknown,
  by: object = {},
) => gala.patch(`/${resource}/${tenant}/${id}`, [{ op: 'add', path: `/${field}`, value }], by);

export const assign = (gala: World, { tenant, rounds, abstracts }: Scene, round: number, ...ids: string[]) =>
  gala.post(`/abstractReviews/${tenant}/assignReviews`, {
    review_round_id: rounds[round],
    abstract_ids: abstracts,
    assignees: ids.map((contact_id) => ({ contact_id })),
  });

/** All clients at once, each one command after the other; how many reviews there must be afterwards. */
async function storm(gala: World, of: Scene, all: readonly (readonly Command[])[]): Promise<number> {
  let expected = 0;
  const client = async (commands: readonly Command[]) => {
    for (const asked of commands) {
      const reply = await send(gala, of, asked);
      if (reply === undefined) continue;
      assert.ok(allowed[asked.do].includes(reply.status), `${asked.do}: ${reply.text}`);
      if (reply.status !== 200) continue;
      if (asked.do === 'delete') expected--;
      else expected += reply.body.created ?? 0;
    }
  };
  await Promise.all(all.map(client));
  return expected;
}

/** The invariants. */
export async function checkInvariants(gala: World, of: Scene, expected: number): Promise<void> {
  const rounds = await Promise.all(of.rounds.map((id) => read(gala, 'abstractReviewRounds', of, id)));
  assert.ok(rounds.filter(({ status }) => status === 'open').length <= 1, 'one round is open at most');
  const reviews = await reviewsOf(gala, of);
  const names = reviews.map((one) => `${one.review_round_id} ${one.abstract_id} ${one.assignee.contact_id}`);
  assert.equal(new Set(names).size, names.length, 'no review is there twice');
  assert.equal(reviews.length, expected, 'as many reviews as were reported');
  for (const id of of.abstracts) {
    const { average_score, total_score, round_scores } = await read(gala, 'abstracts', of, id);
    const completed = reviews.filter((one) => one.abstract_id === id && one.status === 'completed');
    assert.deepEqual(
      { average_score, total_score, round_scores },
      recount(completed, rounds),
      'scores equal a recount',
    );
  }
}

/** The scores that completed reviews give. */
function recount(
  completed: readonly { review_round_id: string; score: number }[],
  rounds: readonly { id: string; opened_at: string }[],
) {
  const ids = [...new Set(completed.map(({ review_round_id }) => review_round_id))].sort();
  const round_scores = ids.map((round_id) => {
    const scores = completed.filter((one) => one.review_round_id === round_id).map(({ score }) => score);
    const total_score = scores.reduce((sum, score) => sum + score, 0);
    const number_of_reviews = scores.length;
    return { round_id, average_score: total_score / number_of_reviews, total_score, number_of_reviews };
  });
  const scored = rounds.filter(({ id }) => ids.includes(id)).sort((a, b) => (a.opened_at < b.opened_at ? -1 : 1));
  const { average_score, total_score } = round_scores.find(({ round_id }) => round_id === scored.at(-1)?.id) ?? {};
  return { average_score, total_score, round_scores: round_scores.length > 0 ? round_scores : undefined };
}

export const stage = (gala: World) => scene(gala, { rounds: 3, rules: [forAll(...contacts('ada', 'alan'))] });

export const storms =
  (numRuns: number): Suite =>
  (start) => {
    it('keeps one round open, no review twice, and scores that equal a recount', async () => {
      const gala = await start();
      const property = fc.asyncProperty(plans, async (all) => {
        const of = await stage(gala);
        await checkInvariants(gala, of, await storm(gala, of, all));
      });
      await fc.assert(property, { numRuns, endOnFailure: true, includeErrorInReport: true });
    });
  };
