import { strict as assert } from 'node:assert';
import {
  contacts,
  forAll,
  openRound,
  papers,
  read,
  reviewsOf,
  type Scene,
  scene,
  submit,
} from '../events/reviewing/story.js';
import { refusal, type Suite, served } from '../support/api.js';
import { token } from '../support/harness.js';
import { made } from '../support/samples.js';

export const reviews: Suite = (start) => {
  const gala = served(start);

  /** A round that is open, one abstract and its reviews. */
  async function opened(reviewers: readonly string[] = ['ada', 'alan'], paper: Record<string, unknown> = {}) {
    const of = await scene(gala, { rules: [forAll(...contacts(...reviewers))], abstracts: [paper] });
    await openRound(gala, of);
    return { of, reviews: await reviewsOf(gala, of) };
  }

  const paperOf = (of: Scene) => read(gala, 'abstracts', of, of.abstracts[0]);
  const scoresOf = async (of: Scene) => {
    const { average_score, total_score, round_scores } = await paperOf(of);
    return [average_score, total_score, round_scores];
  };
  /** What one review gives a round. */
  const oneOf = ({ rounds }: Scene, average_score: number, n = 0) => {
    return { round_id: rounds[n], average_score, total_score: average_score, number_of_reviews: 1 };
  };
  const patch = (of: Scene, id: string, fields: object, by: object = {}) =>
    gala.merge(`/abstractReviews/${of.tenant}/${id}`, fields, by);

  it('begin as not started, one for each reviewer, abstract and round', async () => {
    const review = await made(gala, 'abstractReviews');
    assert.equal(review.status, 'not started');
    const { id: _, ...body } = review;
    assert.deepEqual(refusal(await gala.post('/abstractReviews/acme', body)), [409, 'already_taken']);
    assert.equal((await gala.post('/abstractReviews/acme', { ...body, abstract_id: 'another' })).status, 200);
  });

  describe('submit', () => {
    it('completes the review and scores the abstract', async () => {
      const { of, reviews } = await opened();
      const first = await submit(gala, of, reviews[0], 4, { comments_to_submitter: 'Clear.' });
      assert.equal(first.status, 200, first.text);
      assert.deepEqual(
        [first.body.status, first.body.score, first.body.comments_to_submitter, first.body.sys_version],
        ['completed', 4, 'Clear.', 2],
      );
      assert.deepEqual(await scoresOf(of), [4, 4, [oneOf(of, 4)]]);
      await submit(gala, of, reviews[1], 5);
      const both = { ...oneOf(of, 4.5), total_score: 9, number_of_reviews: 2 };
      assert.deepEqual(await scoresOf(of), [4.5, 9, [both]]);
    });

    it('needs a score and an id, and a review that is there', async () => {
      const { of, reviews } = await opened();
      const address = `/abstractReviews/${of.tenant}/submit`;
      assert.equal((await gala.post(address, reviews[0])).status, 400);
      const { id: _, ...nameless } = { ...reviews[0], score: 1 };
      assert.equal((await gala.post(address, nameless)).status, 400);
      assert.equal((await gala.post(address, { ...nameless, id: 'nope' })).status, 404);
    });

    it('is for the assignee, and for callers who may submit for others', async () => {
      const { of, reviews } = await opened();
      const by = (sub: string, ...permissions: string[]) => ({
        token: token({ sub, permissions: ['abstractReviews.submit', ...permissions] }),
      });
      const address = `/abstractReviews/${of.tenant}/submit`;
      for (const claimed of [{}, { assignee: { contact_id: 'alan' } }]) {
        const refused = await gala.post(address, { ...reviews[0], score: 1, ...claimed }, by('alan'));
        assert.deepEqual(refusal(refused), [403, 'not_the_assignee']);
      }
      assert.equal((await gala.post(address, { ...reviews[0], score: 1 }, by('ada'))).status, 200);
      const others = by('staff', 'abstractReviews.submitForOthers');
      assert.equal((await gala.post(address, { ...reviews[1], score: 1 }, others)).status, 200);
    });

    it('refuses a review that is locked, was changed, or is of another abstract', async () => {
      const { of, reviews } = await opened();
      const moved = await submit(gala, of, reviews[0], 1, { abstract_id: 'another' });
      assert.deepEqual([...refusal(moved), moved.body.details[0].pointer], [409, 'review_mismatch', '/abstract_id']);
      assert.deepEqual(refusal(await submit(gala, of, reviews[0], 1, { sys_version: 7 })), [409, 'version_conflict']);
      await submit(gala, of, reviews[0], 1);
      await patch(of, reviews[1].id, { sys_locked: true });
      assert.deepEqual(refusal(await submit(gala, of, reviews[1], 2)), [409, 'record_locked']);
      assert.equal((await scoresOf(of))[1], 1);
    });

    it('takes a completed review again while the round is open', async () => {
      const { of, reviews } = await opened();
      const first = (await submit(gala, of, reviews[0], 1)).body;
      const second = await submit(gala, of, first, 3, { comments_to_staff: 'Better.' });
      assert.deepEqual([second.status, second.body.score, second.body.status], [200, 3, 'completed']);
      assert.equal((await scoresOf(of))[1], 3);
      await openRound(gala, of, 1);
      assert.equal((await submit(gala, of, second.body, 5)).body.code, 'round_not_open');
      assert.equal((await scoresOf(of))[1], 3);
    });

    it('saves a draft, which needs no score and counts for nothing', async () => {
      const { of, reviews } = await opened();
      const address = `/abstractReviews/${of.tenant}/submit`;
      const draft = await gala.post(address, { ...reviews[0], status: 'draft', comments_to_staff: 'Later.' });
      assert.deepEqual([draft.status, draft.body.status, draft.body.comments_to_staff], [200, 'draft', 'Later.']);
      await submit(gala, of, { ...draft.body, status: 'draft' }, 5);
      assert.deepEqual(await scoresOf(of), [undefined, undefined, undefined]);
      const { sys_version: _, ...body } = draft.body;
      assert.equal((await submit(gala, of, { ...body, status: 'not started' }, 5)).body.status, 'completed');
      assert.equal((await scoresOf(of))[1], 5);
      const refused = await gala.post(address, { ...body, status: 'draft' });
      assert.deepEqual([refusal(refused), (await scoresOf(of))[1]], [[409, 'already_completed'], 5]);
      const reopened = await gala.post(address, { ...body, status: 'draft', reopen: true });
      assert.deepEqual([reopened.body.status, reopened.body.reopen], ['draft', undefined]);
      assert.deepEqual(await scoresOf(of), [undefined, undefined, undefined]);
    });

    it('changes only the fields of the reviewer', async () => {
      const target = { type: 'contact', contact_id: 'ada', email_address: 'ada@example.org' };
      const of = await scene(gala, { rules: [forAll(target)], abstracts: [{ title: 'Stars' }] });
      await openRound(gala, of);
      const [review] = await reviewsOf(gala, of);
      const assignee = { contact_id: 'ada', email_address: 'eve@example.org', name: 'Eve' };
      const theirs = { assignee, abstract_title: 'Moons', is_active: false, sys_locked: true, sys_external_id: 'x' };
      const mine = { comments_to_submitter: 'Clear.', custom_field_values: [], familiarity: 'high' };
      const { body } = await submit(gala, of, review, 4, { ...theirs, ...mine, conflict_overridden_by_id: 'eve' });
      assert.deepEqual(body.assignee, { contact_id: 'ada', email_address: 'ada@example.org' });
      assert.deepEqual([body.abstract_title, body.is_active, body.sys_locked], ['Stars', undefined, undefined]);
      assert.deepEqual([body.sys_external_id, body.conflict_overridden_by_id], [undefined, undefined]);
      assert.deepEqual([body.comments_to_submitter, body.familiarity, body.score], ['Clear.', 'high', 4]);
      assert.equal((await scoresOf(of))[1], 4);
    });

    it('takes only scores that the process allows', async () => {
      const score_options = { minimum: 1, maximum: 5, step: 0.1 };
      const of = await scene(gala, { process: { score_options }, abstracts: [{}] });
      await openRound(gala, of);
      const [review] = await reviewsOf(gala, of);
      for (const score of [0, 5.1, 2.25, -1]) {
        const reply = await submit(gala, of, review, score);
        assert.deepEqual([...refusal(reply), reply.body.details[0].pointer], [400, 'score_not_allowed', '/score']);
        assert.deepEqual(refusal(await patch(of, review.id, { score })), [400, 'score_not_allowed']);
      }
      const { sys_version: _, ...body } = review;
      for (const score of [1, 4.3, 5]) assert.equal((await submit(gala, of, body, score)).status, 200);
    });

    it('works for abstracts that are kept elsewhere', async () => {
      const { of } = await opened();
      const body = { review_round_id: of.rounds[0], process_id: of.process, abstract_id: 'elsewhere' };
      const review = await made(gala, 'abstractReviews', body, of.tenant);
      assert.equal((await submit(gala, of, review, 1)).status, 200);
    });
  });

  describe('scores', () => {
    const total = async (of: Scene) => (await scoresOf(of))[1];

    it('follow every change of a completed review', async () => {
      const { of, reviews } = await opened();
      const [a, b] = reviews.map(({ id }) => id);
      await submit(gala, of, reviews[0], 4);
      await submit(gala, of, reviews[1], 2);
      const address = `/abstractReviews/${of.tenant}`;
      await patch(of, a, { score: 5 });
      assert.equal(await total(of), 7);
      await patch(of, b, { status: 'draft' });
      assert.equal(await total(of), 5);
      await gala.put(`${address}/${b}`, { ...reviews[1], sys_version: undefined, status: 'completed', score: 1 });
      assert.equal(await total(of), 6);
      const operations = [{ operation: 'patch', id: b, patch_directives: [{ op: 'remove', path: '/score' }] }];
      await gala.post(`${address}/batch`, { operations });
      assert.equal(await total(of), 5);
      await gala.delete(`${address}/${a}`);
      assert.deepEqual(await scoresOf(of), [undefined, undefined, undefined]);
      const { id: _, ...third } = { ...reviews[0], status: 'completed', score: 3 };
      await gala.post(address, third);
      assert.equal(await total(of), 3);
    });

    it('move with a review to another abstract', async () => {
      const of = await scene(gala);
      await openRound(gala, of);
      const [review, other] = await reviewsOf(gala, of);
      await submit(gala, of, review, 4);
      await gala.delete(`/abstractReviews/${of.tenant}/${other.id}`);
      await patch(of, review.id, { abstract_id: of.abstracts[1] });
      assert.equal(await total(of), undefined);
      assert.equal((await read(gala, 'abstracts', of, of.abstracts[1])).total_score, 4);
    });

    it('of a locked abstract stay as they are', async () => {
      const { of, reviews } = await opened(['ada', 'alan', 'grace']);
      await submit(gala, of, reviews[0], 4);
      const other = (await papers(gala, of.tenant, of.type, [{}]))[0];
      const setLocked = (sys_locked: boolean | null) =>
        gala.merge(`/abstracts/${of.tenant}/${of.abstracts[0]}`, { sys_locked });
      await setLocked(true);
      const before = await paperOf(of);
      const address = `/abstractReviews/${of.tenant}`;
      const { id: _, ...posted } = { ...reviews[1], assignee: { contact_id: 'new' }, status: 'completed', score: 1 };
      const operations = [
        { operation: 'delete', id: reviews[1].id },
        { operation: 'patch', id: reviews[0].id, patch_directives: [{ op: 'remove', path: '/score' }] },
      ];
      const batch = (await gala.post(`${address}/batch`, { operations })).body.results;
      const replies = [
        await submit(gala, of, reviews[1], 2),
        await submit(gala, of, { ...reviews[1], status: 'draft' }, 2),
        await patch(of, reviews[0].id, { score: 5 }),
        await patch(of, reviews[0].id, { is_active: false }),
        await patch(of, reviews[1].id, { abstract_id: other }),
        await gala.delete(`${address}/${reviews[0].id}`),
        await gala.delete(`${address}/${reviews[1].id}`),
        await gala.post(address, posted),
        ...batch.map(({ status, error: body }: { status: number; error: object }) => ({ status, body })),
      ];
      for (const reply of replies) {
        assert.deepEqual(refusal(reply), [409, 'record_locked']);
        assert.match(reply.body.message, /affects Paper 0 in abstracts/);
      }
      assert.deepEqual(await paperOf(of), before);
      assert.equal((await patch(of, reviews[1].id, { comments_to_staff: 'Wait.' })).status, 200);
      await setLocked(null);
      assert.equal((await gala.delete(`${address}/${reviews[0].id}`)).status, 200);
      assert.deepEqual(await scoresOf(of), [undefined, undefined, undefined]);
    });

    it('are those of the round that was opened last, also when it is opened again', async () => {
      const { of, reviews } = await opened();
      await submit(gala, of, reviews[0], 4);
      await openRound(gala, of, 1);
      assert.equal(await total(of), 4);
      const later = (await reviewsOf(gala, of)).filter(({ review_round_id }) => review_round_id === of.rounds[1]);
      await submit(gala, of, later[0], 1);
      const [one, other] = [4, 1].map((score, n) => oneOf(of, score, n));
      assert.deepEqual(await scoresOf(of), [1, 1, [one, other]]);
      await openRound(gala, of, 0);
      assert.equal(await total(of), 4);
      const closed = `/abstractReviews/${of.tenant}/${later[0].id}?override=closed_round`;
      assert.equal((await gala.merge(closed, { score: 2 })).status, 200);
      assert.equal(await total(of), 4);
      const [first, second] = (await scoresOf(of))[2];
      assert.deepEqual([first.total_score, second.total_score], [4, 2]);
      const rounds = await Promise.all(of.rounds.map((id) => read(gala, 'abstractReviewRounds', of, id)));
      assert.ok(rounds[0].opened_at > rounds[1].opened_at);
      const address = `/abstractReviewRounds/${of.tenant}/${of.rounds[1]}`;
      const { body } = await gala.put(address, { ...rounds[1], opened_at: '2100-01-01T00:00:00.000Z' });
      assert.equal(body.opened_at, rounds[1].opened_at);
    });

    it('leave out reviews that are not active', async () => {
      const { of, reviews } = await opened();
      await submit(gala, of, reviews[0], 4);
      await submit(gala, of, reviews[1], 2);
      await patch(of, reviews[0].id, { is_active: false });
      assert.equal(await total(of), 2);
      await patch(of, reviews[0].id, { is_active: true });
      assert.equal(await total(of), 6);
    });

    it('cannot be set by a client once the server has counted some', async () => {
      const { of, reviews } = await opened(['ada'], { average_score: 9 });
      const address = `/abstracts/${of.tenant}/${of.abstracts[0]}`;
      const before = await paperOf(of);
      assert.equal(before.average_score, 9);
      await submit(gala, of, reviews[0], 4);
      await gala.put(address, { ...before, sys_version: undefined, title: 'Renamed' });
      await gala.patch(address, [
        { op: 'replace', path: '/total_score', value: 100 },
        { op: 'remove', path: '/round_scores' },
      ]);
      assert.deepEqual(await scoresOf(of), [4, 4, [oneOf(of, 4)]]);
      assert.equal((await paperOf(of)).title, 'Renamed');
    });
  });

  describe('that are saved directly', () => {
    it('must have the event and process of their round', async () => {
      const { of, reviews } = await opened();
      const process = (await made(gala, 'abstractReviewProcesses', {}, of.tenant)).id;
      const { id: _, ...body } = { ...reviews[0], abstract_id: 'another' };
      for (const field of [{ event_id: 'event-2' }, { process_id: process }]) {
        const posted = await gala.post(`/abstractReviews/${of.tenant}`, { ...body, ...field });
        for (const reply of [posted, await patch(of, reviews[0].id, field)])
          assert.deepEqual(refusal(reply), [409, 'round_mismatch']);
      }
    });

    it('cannot be submitted in a round that has moved to another event meanwhile', async () => {
      const of = await scene(gala, { rounds: 1 });
      const round = (await gala.get(`/abstractReviewRounds/${of.tenant}/${of.rounds[0]}`)).body;
      const fields = { event_id: round.event_id, process_id: round.process_id, review_round_id: round.id };
      const review = await made(gala, 'abstractReviews', { ...fields, abstract_id: of.abstracts[0] }, of.tenant);
      await gala.put(`/abstractReviewRounds/${of.tenant}/${round.id}`, { ...round, event_id: 'event-2' });
      assert.equal((await openRound(gala, of)).status, 200);
      assert.deepEqual(refusal(await submit(gala, of, review, 4)), [409, 'round_mismatch']);
    });
  });
};
