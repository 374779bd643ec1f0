/** Reviewing under many clients at once, and without the guards that it relies on. */
import { strict as assert } from 'node:assert';
import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import fc from 'fast-check';
import { EmbeddedStore } from '../../../src/store/embedded/store.js';
import { type Change, type Index, Stale, type Store } from '../../../src/store/port.js';
import { describeApi } from '../../support/api.js';
import { type Reply, type World, world } from '../../support/harness.js';
import { contacts, forAll, openRound, read, reviewsOf, type Scene, scene, submit } from './story.js';

type Command =
  | { readonly do: 'open'; readonly round: number }
  | { readonly do: 'close'; readonly round: number }
  | { readonly do: 'assign'; readonly round: number; readonly contact: number }
  | { readonly do: 'submit' | 'rescore'; readonly review: number; readonly score: number }
  | { readonly do: 'delete'; readonly review: number }
  | { readonly do: 'retitle'; readonly paper: number };

const clients = 20;
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
  rescore: [200, 404],
  delete: [200, 404],
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
  if (asked.do === 'rescore') return await set(gala, of, 'abstractReviews', review.id, 'score', asked.score);
  return await gala.delete(`/abstractReviews/${of.tenant}/${review.id}`);
}

const set = (gala: World, { tenant }: Scene, resource: string, id: string | undefined, field: string, value: unknown) =>
  gala.patch(`/${resource}/${tenant}/${id}`, [{ op: 'add', path: `/${field}`, value }]);

const assign = (gala: World, { tenant, rounds, abstracts }: Scene, round: number, ...ids: string[]) =>
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

/** What must hold, whatever happened. */
async function checkInvariants(gala: World, of: Scene, expected: number): Promise<void> {
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

const stage = (gala: World) => scene(gala, { rounds: 3, rules: [forAll(...contacts('ada', 'alan'))] });

describeApi('Reviewing by many at once', (start) => {
  it('keeps one open round, each review once, and true scores', async () => {
    const gala = await start();
    const property = fc.asyncProperty(plans, async (all) => {
      const of = await stage(gala);
      await checkInvariants(gala, of, await storm(gala, of, all));
    });
    await fc.assert(property, { numRuns: 12, endOnFailure: true });
  });
});

/** A store whose guards can be taken away. */
class Careless implements Store {
  readonly inner: EmbeddedStore;

  constructor(
    path: string,
    readonly without: 'unique indexes' | 'compare-and-set' | 'nothing',
  ) {
    this.inner = new EmbeddedStore({ path });
  }

  declare(collection: string, indexes: readonly Index[]) {
    const kept = indexes.filter(({ unique }) => !(unique && this.without === 'unique indexes'));
    return this.inner.declare(collection, kept);
  }

  async commit(changes: readonly Change[]): Promise<void> {
    try {
      await this.inner.commit(changes);
    } catch (thrown) {
      if (this.without !== 'compare-and-set' || !(thrown instanceof Stale)) throw thrown;
      await this.commit(await Promise.all(changes.map((change) => this.#forced(change))));
    }
  }

  /** Takes whatever is there for what was read. */
  async #forced(change: Change): Promise<Change> {
    if (!('put' in change)) return change;
    return { ...change, previous: await this.inner.read(change.put) };
  }

  read: Store['read'] = (key) => this.inner.read(key);
  page: Store['page'] = (query) => this.inner.page(query);
  count: Store['count'] = (query) => this.inner.count(query);
  close: Store['close'] = () => this.inner.close();
}

describe('Reviewing by many at once, on a store without', () => {
  /** Everyone assigns the same reviewers, then hands in all their reviews. */
  async function rush(gala: World): Promise<void> {
    const of = await stage(gala);
    let expected = (await openRound(gala, of)).body.created;
    const names = Array.from({ length: 10 }, (_, n) => `guest-${n}`);
    const replies = await Promise.all(Array.from({ length: clients }, () => assign(gala, of, 0, ...names)));
    for (const { body } of replies) expected += body.created;
    const reviews = await reviewsOf(gala, of);
    await Promise.all(reviews.map((review, n) => submit(gala, of, review, n)));
    await checkInvariants(gala, of, expected);
  }

  async function withStore(without: Careless['without'], task: (gala: World) => Promise<void>): Promise<void> {
    const path = await mkdtemp(join(tmpdir(), 'gala-careless-'));
    const store = new Careless(path, without);
    const gala = await world({ store });
    try {
      await task(gala);
    } finally {
      await gala.close();
      await store.close();
      await rm(path, { recursive: true, force: true });
    }
  }

  it('nothing: all is well', () => withStore('nothing', rush));

  for (const [without, complaint] of [
    ['unique indexes', /no review is there twice/],
    ['compare-and-set', /scores equal a recount/],
  ] as const) {
    it(`${without}: the race is seen`, () =>
      withStore(without, async (gala) => {
        const seen: unknown[] = [];
        for (let attempt = 0; attempt < 10 && seen.length === 0; attempt++)
          await rush(gala).catch((thrown) => seen.push(thrown));
        assert.match(String(seen[0]), complaint);
      }));
  }
});

/** A store that lets one commit of a completed review wait. */
class Hesitant extends EmbeddedStore {
  /** What happens before that commit. */
  meanwhile: (() => Promise<void>) | undefined;

  override async commit(changes: readonly Change[]): Promise<void> {
    const { meanwhile } = this;
    const isCompletion = changes.some((change) => 'put' in change && change.doc.record.status === 'completed');
    if (meanwhile !== undefined && isCompletion) {
      this.meanwhile = undefined;
      await meanwhile();
    }
    await super.commit(changes);
  }
}

describe('A round that is closed', () => {
  const completion = [
    { op: 'add', path: '/status', value: 'completed' },
    { op: 'add', path: '/score', value: 3 },
  ];

  it('has no review completed after that is answered, whichever way', async () => {
    const path = await mkdtemp(join(tmpdir(), 'gala-hesitant-'));
    const store = new Hesitant({ path });
    const gala = await world({ store });
    try {
      for (const way of ['submit', 'again', 'patch']) {
        const of = await scene(gala, { abstracts: [{}] });
        await openRound(gala, of);
        const [unfinished] = await reviewsOf(gala, of);
        if (way === 'again') await submit(gala, of, unfinished, 1);
        const [review] = await reviewsOf(gala, of);
        store.meanwhile = async () => {
          const closed = await set(gala, of, 'abstractReviewRounds', of.rounds[0], 'status', 'closed');
          assert.equal(closed.status, 200);
        };
        const late =
          way === 'patch'
            ? await gala.patch(`/abstractReviews/${of.tenant}/${review.id}`, completion)
            : await submit(gala, of, review, 3);
        assert.deepEqual([late.status, late.body.code], [409, 'round_not_open'], way);
      }
    } finally {
      await gala.close();
      await store.close();
      await rm(path, { recursive: true, force: true });
    }
  });
});
