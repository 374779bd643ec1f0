/** The result of a round stays the same after it has closed, for every way to change it. */
import { strict as assert } from 'node:assert';
import type { Change, Store } from '../../src/store/port.js';
import { openRound, read, reviewsBy, reviewsOf, type Scene, scene, staff, submit } from '../events/reviewing/story.js';
import { type Suite, served } from '../support/api.js';
import type { Reply, World } from '../support/harness.js';
import { assign, set } from './storms.js';

/** Who may also change what is closed. */
const corrector = { ...reviewsBy('abstractReviews.overrideClosedRound'), override: 'closed_round' };

/** A round with a review that is completed and one that is not, and a round that was never opened, with one. */
interface Reviewed extends Scene {
  readonly round: string;
  readonly completed: Review;
  readonly unfinished: Review;
  readonly outside: Review;
}
interface Review {
  readonly id: string;
  readonly sys_version: number;
}

type Caller = typeof staff & { readonly override?: string };
type Way = (gala: World, of: Reviewed, by: Caller) => Promise<Pick<Reply, 'status' | 'body'>>;

const at = (address: string, { override }: Caller) =>
  override === undefined ? address : `${address}?override=${override}`;
const patch = (gala: World, { tenant }: Reviewed, { id }: Review, by: Caller, fields: object) => {
  const directives = Object.entries(fields).map(([name, value]) => ({ op: 'add', path: `/${name}`, value }));
  return gala.patch(at(`/abstractReviews/${tenant}/${id}`, by), directives, by);
};
const bodyIn = (of: Scene, review_round_id: string | undefined, fields: object = {}) => ({
  abstract_id: of.abstracts[1],
  event_id: 'event-1',
  process_id: of.process,
  review_round_id,
  assignee: { contact_id: 'new' },
  ...fields,
});
const inBatch = async (gala: World, of: Reviewed, by: Caller, operation: object) => {
  const { body } = await gala.post(
    `/abstractReviews/${of.tenant}/batch`,
    { operations: [{ ...operation, override: by.override }] },
    by,
  );
  const [{ status, error }] = body.results;
  return { status, body: error };
};

const ways: Readonly<Record<string, Way>> = {
  'patch the score': (gala, of, by) => patch(gala, of, of.completed, by, { score: 5 }),
  'remove the score': (gala, of, by) =>
    gala.patch(at(`/abstractReviews/${of.tenant}/${of.completed.id}`, by), [{ op: 'remove', path: '/score' }], by),
  'patch the score of an unfinished review': (gala, of, by) => patch(gala, of, of.unfinished, by, { score: 5 }),
  'turn a completed review into a draft': (gala, of, by) => patch(gala, of, of.completed, by, { status: 'draft' }),
  'complete a review': (gala, of, by) => patch(gala, of, of.unfinished, by, { status: 'completed', score: 5 }),
  'deactivate a review': (gala, of, by) => patch(gala, of, of.completed, by, { is_active: false }),
  'move a review to another abstract': (gala, of, by) => patch(gala, of, of.completed, by, { abstract_id: 'another' }),
  'move a review out of the round': (gala, of, by) =>
    patch(gala, of, of.unfinished, by, { review_round_id: of.rounds[1] }),
  'move a review into the round': (gala, of, by) => patch(gala, of, of.outside, by, { review_round_id: of.round }),
  'replace a review': (gala, of, by) =>
    gala.put(at(`/abstractReviews/${of.tenant}/${of.completed.id}`, by), { ...of.completed, score: 5 }, by),
  'create a review': (gala, of, by) => gala.post(at(`/abstractReviews/${of.tenant}`, by), bodyIn(of, of.round), by),
  'create a completed review': (gala, of, by) =>
    gala.post(at(`/abstractReviews/${of.tenant}`, by), bodyIn(of, of.round, { status: 'completed', score: 5 }), by),
  'create a review by its external id': (gala, of, by) =>
    gala.put(at(`/abstractReviews/${of.tenant}/external/new`, by), bodyIn(of, of.round), by),
  'merge into a review by its external id': (gala, of, by) => {
    const merge = new URLSearchParams({ patch: 'true', ...(by.override && { override: by.override }) });
    return gala.put(`/abstractReviews/${of.tenant}/external/crm?${merge}`, { score: 5 }, by);
  },
  'merge into one by its external id in a batch': (gala, of, by) =>
    inBatch(gala, of, by, { operation: 'patch', external_id: 'crm', fields: { score: 5 } }),
  'delete a review': (gala, of, by) => gala.delete(at(`/abstractReviews/${of.tenant}/${of.completed.id}`, by), by),
  'delete an unfinished review': (gala, of, by) =>
    gala.delete(at(`/abstractReviews/${of.tenant}/${of.unfinished.id}`, by), by),
  'patch one in a batch': (gala, of, by) => {
    const patch_directives = [{ op: 'replace', path: '/score', value: 5 }];
    return inBatch(gala, of, by, { operation: 'patch', id: of.completed.id, patch_directives });
  },
  'create one in a batch': (gala, of, by) =>
    inBatch(gala, of, by, { operation: 'create', object: bodyIn(of, of.round) }),
  'delete one in a batch': (gala, of, by) => inBatch(gala, of, by, { operation: 'delete', id: of.completed.id }),
};

const submissions: Readonly<Record<string, Way>> = {
  'submit a review': (gala, of) => submit(gala, of, of.unfinished, 5),
  'submit a review again': (gala, of) => submit(gala, of, of.completed, 5),
  'save a draft of a review': (gala, of) => submit(gala, of, of.unfinished, 5, { status: 'draft' }),
};

const close = (gala: World, of: Scene) => set(gala, of, 'abstractReviewRounds', of.rounds[0], 'status', 'closed');

/** Ways in which the round comes to be no longer open. */
const ends: Readonly<Record<string, (gala: World, of: Scene) => Promise<Reply>>> = {
  'that is closed': close,
  'that ended because another was opened': (gala, of) => openRound(gala, of, 1),
  'that is set back to never opened': (gala, of) =>
    set(gala, of, 'abstractReviewRounds', of.rounds[0], 'status', 'never opened'),
};

async function reviewed(gala: World): Promise<Reviewed> {
  const of = await scene(gala);
  await openRound(gala, of);
  const [first, unfinished] = await reviewsOf(gala, of);
  const { body: submitted } = await submit(gala, of, first, 3);
  const named = { sys_external_id: 'crm' };
  const { body: completed } = await gala.merge(`/abstractReviews/${of.tenant}/${submitted.id}`, named, staff);
  const { body: outside } = await gala.post(`/abstractReviews/${of.tenant}`, bodyIn(of, of.rounds[1]), staff);
  return { ...of, round: of.rounds[0] as string, completed, unfinished, outside };
}

/** Everything that a round has counted, and what makes it up. */
async function resultOf(gala: World, of: Scene) {
  const abstracts = await Promise.all(of.abstracts.map((id) => read(gala, 'abstracts', of, id)));
  const reviews = await reviewsOf(gala, of);
  return [
    abstracts.map(({ average_score, total_score, round_scores }) => [average_score, total_score, round_scores]),
    reviews.filter(({ review_round_id }) => review_round_id === of.rounds[0]),
  ];
}

function refused({ status, body }: Pick<Reply, 'status' | 'body'>): void {
  assert.deepEqual([status, body?.code], [409, 'round_not_open'], JSON.stringify(body));
}

export const closedRounds: Suite = (start) => {
  const gala = served(start);

  for (const [end, happen] of Object.entries(ends))
    it(`${end} keeps its result`, async () => {
      const of = await reviewed(gala);
      assert.equal((await happen(gala, of)).status, 200);
      const before = await resultOf(gala, of);
      for (const way of Object.values(ways)) refused(await way(gala, of, staff));
      assert.deepEqual(await resultOf(gala, of), before);
    });

  for (const [name, way] of Object.entries(ways))
    for (const [what, by] of [
      ['that is open lets the staff', staff],
      ['that is closed lets a caller who names the override and may use it', corrector],
    ] as const)
      it(`${what} ${name}`, async () => {
        const of = await reviewed(gala);
        if (by === corrector) await close(gala, of);
        const { status, body } = await way(gala, of, by);
        assert.equal(status, 200, JSON.stringify(body));
      });

  it('that is closed takes changes that affect no score', async () => {
    const of = await reviewed(gala);
    await close(gala, of);
    const before = await resultOf(gala, of);
    const fields = { comments_to_staff: 'Seen.', assignee: { contact_id: 'ada', name: 'Ada' }, is_active: true };
    const { status, body } = await patch(gala, of, of.completed, staff, fields);
    assert.deepEqual([status, body.comments_to_staff, body.assignee.name], [200, 'Seen.', 'Ada']);
    assert.equal((await patch(gala, of, of.unfinished, staff, { status: 'draft' })).status, 200);
    assert.deepEqual((await resultOf(gala, of))[0], before[0]);
  });

  it('that was never opened accepts reviews, but no completed ones, from any caller', async () => {
    const of = await reviewed(gala);
    for (const fields of [{ score: 4 }, { abstract_id: of.abstracts[0] }, { is_active: false }])
      assert.equal((await patch(gala, of, of.outside, staff, fields)).status, 200);
    refused(await patch(gala, of, of.outside, corrector, { status: 'completed' }));
    assert.equal((await gala.delete(`/abstractReviews/${of.tenant}/${of.outside.id}`, staff)).status, 200);
  });

  it('that is closed accepts neither submissions nor assignments, from any caller', async () => {
    const of = await reviewed(gala);
    await close(gala, of);
    refused(await submit(gala, of, of.unfinished, 5));
    refused(await assign(gala, of, 0, 'new'));
  });
};

const allWays = { ...ways, ...submissions };

/** The same when the round is closed just before the change is committed. */
export const closings =
  (names = Object.keys(allWays)): Suite =>
  (start) => {
    const gala = served(start);

    for (const name of names)
      it(`keeps the result it has when it closes, even with a concurrent request to ${name}`, async () => {
        const way = allWays[name] as Way;
        const of = await reviewed(gala);
        let atTheEnd: unknown;
        beforeNextReview(gala.store, async () => {
          assert.equal((await close(gala, of)).status, 200);
          atTheEnd = await resultOf(gala, of);
        });
        refused(await way(gala, of, staff));
        assert.deepEqual(await resultOf(gala, of), atTheEnd);
      });
  };

/** Before the next commit of a review does something, once. */
function beforeNextReview(store: Store, task: () => Promise<void>): void {
  const commit = store.commit;
  store.commit = async (changes) => {
    if (changes.some(isOfReview)) {
      store.commit = commit;
      await task();
    }
    await commit.call(store, changes);
  };
}

function isOfReview(change: Change): boolean {
  const key = 'put' in change ? change.put : 'remove' in change ? change.remove : undefined;
  return key?.collection === 'events.abstractReviews';
}
