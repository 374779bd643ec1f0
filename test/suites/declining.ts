/** Reviewers decline and come back; staff cancel reviews that are not wanted any more. */
import { strict as assert } from 'node:assert';
import {
  forAll,
  openRound,
  papers,
  read,
  reviewsBy,
  reviewsOf,
  type Scene,
  scene,
  submit,
} from '../events/reviewing/story.js';
import { codesIn, refusal, type Suite, served } from '../support/api.js';
import { token } from '../support/harness.js';

const own = ['get', 'search', 'patch', 'create', 'submit', 'decline', 'reinstate'];
const reviewer = (sub: string) => ({
  token: token({ sub, permissions: own.map((verb) => `abstractReviews.${verb}:own`) }),
});
const target = (contact_id: string) => ({ type: 'contact', contact_id, email_address: `${contact_id}@example.org` });
const mailing = {
  enable_review_assignment_email: true,
  review_assignment_email: { subject: 'Review {{ abstract.title }}', body: 'x' },
  decline_notice_to: 'chair@example.org',
  decline_notice_email: {
    subject: '{{ assignee.contact_id }}: {{ review.decline_reason }}',
    body: '{{ abstract.title }}',
  },
};
const [ada, alan] = [reviewer('ada'), reviewer('alan')];

export const declining: Suite = (start) => {
  const gala = served(start);

  async function opened(...who: string[]) {
    const rules = [forAll(...who.map(target))];
    const of = await scene(gala, { process: mailing, rules, abstracts: [{ title: 'One' }] });
    await openRound(gala, of);
    const reviews = await reviewsOf(gala, of);
    return { of, reviews, review: reviews.find(({ assignee }) => assignee.contact_id === who[0]) };
  }
  const at = ({ tenant }: Scene, path: string) => `/abstractReviews/${tenant}/${path}`;
  const move = (of: Scene, verb: string, { id }: { id: string }, as: object = {}, reason?: string) =>
    gala.post(at(of, `${verb}/${id}`), reason && { reason }, as);
  const assign = (of: Scene, contact_id: string, more: object = {}) =>
    gala.post(at(of, 'assignReviews'), {
      review_round_id: of.rounds[0],
      abstract_ids: of.abstracts,
      assignees: [{ contact_id }],
      ...more,
    });
  const average = async (of: Scene) => (await read(gala, 'abstracts', of, of.abstracts[0])).average_score;
  const mailsTo = async (of: Scene, email: string) => {
    const { Items } = (await gala.get(`/events/messages/${of.tenant}`)).body;
    return Items.filter((one: { email: string }) => one.email === email).map(
      ({ subject }: { subject: string }) => subject,
    );
  };
  const reasonIn = ({ body }: { body: { skipped: { reason: string }[] } }) => body.skipped[0]?.reason;

  it('access ends when a reviewer declines: they see, submit and decline nothing any more, and the chair reads why', async () => {
    const { of, review } = await opened('ada');
    assert.equal((await move(of, 'decline', review, alan)).status, 404);
    const { status, body } = await move(of, 'decline', review, ada, 'I am away.');
    assert.deepEqual([status, body], [200, { id: review.id, status: 'declined' }]);
    assert.equal((await gala.get(at(of, review.id), ada)).status, 404);
    assert.deepEqual((await gala.post(at(of, 'search'), {}, ada)).body.Items, []);
    assert.equal((await gala.post(at(of, 'submit'), { ...review, score: 5 }, ada)).status, 404);
    assert.deepEqual(refusal(await submit(gala, of, review, 5)), [409, 'review_inactive']);
    const { declined_at, declined_by_id, decline_reason, is_active } = await read(
      gala,
      'abstractReviews',
      of,
      review.id,
    );
    assert.deepEqual([declined_by_id, decline_reason, is_active], ['ada', 'I am away.', false]);
    assert.match(declined_at, /^\d{4}-/);
  });

  it('whoever asked is told once when a reviewer declines, however often they click', async () => {
    const { of, review } = await opened('ada');
    for (const headers of [{ 'Idempotency-Key': 'a' }, { 'Idempotency-Key': 'a' }, {}])
      assert.equal(
        (await gala.post(at(of, `decline/${review.id}`), { reason: 'Away' }, { ...ada, headers })).status,
        200,
      );
    assert.deepEqual(await mailsTo(of, 'review_decline_notice'), ['ada: Away']);
  });

  it('who declined is not invited again by rules, but by name with `again`, even after the review was deleted', async () => {
    for (const isDeleted of [false, true]) {
      const { of, review } = await opened('ada', 'alan');
      await move(of, 'decline', review, ada);
      if (isDeleted) assert.equal((await gala.delete(at(of, review.id))).status, 200);
      const byRule = await openRound(gala, of);
      assert.deepEqual([byRule.body.created, reasonIn(byRule)], [0, 'declined_before']);
      const byName = await assign(of, 'ada');
      assert.deepEqual([byName.body.reviews.length, reasonIn(byName)], [0, 'declined_before']);
      const { body } = await assign(of, 'ada', { again: true });
      assert.deepEqual([body.created, body.reviews[0].status], [isDeleted ? 1 : 0, 'not started']);
      assert.equal((await gala.get(at(of, body.reviews[0].id), ada)).status, 200);
      await papers(gala, of.tenant, of.type, [{ title: 'Late' }]);
      assert.equal((await openRound(gala, of)).body.created, 2);
    }
  });

  it('a declined reviewer comes back and finds the text', async () => {
    const { of, review } = await opened('ada');
    const text = { ...review, comments_to_submitter: 'Half of it', status: 'draft' };
    await gala.post(at(of, 'submit'), text, ada);
    await move(of, 'decline', review, ada, 'Away');
    assert.equal((await move(of, 'reinstate', review, alan)).status, 404);
    assert.equal((await move(of, 'reinstate', review, ada)).body.status, 'draft');
    assert.equal((await gala.get(at(of, review.id), ada)).body.comments_to_submitter, 'Half of it');
    const back = await read(gala, 'abstractReviews', of, review.id);
    for (const name of ['declined_at', 'declined_by_id', 'decline_reason', 'is_active'])
      assert.equal(back[name], undefined);
    assert.equal((await mailsTo(of, 'assignment')).length, 1);
    assert.equal((await gala.post(at(of, 'submit'), { ...review, score: 3, sys_version: undefined }, ada)).status, 200);
    assert.deepEqual(refusal(await move(of, 'decline', review, ada)), [409, 'already_completed']);
  });

  it('a review that staff have declined or cancelled comes back only by staff, who ask the reviewer again', async () => {
    for (const verb of ['decline', 'cancel']) {
      const { of, review } = await opened('ada');
      await move(of, verb, review);
      for (const mine of ['reinstate', 'decline']) assert.equal((await move(of, mine, review, ada)).status, 404);
      assert.equal((await move(of, 'reinstate', review)).body.status, 'not started');
      assert.equal((await move(of, 'reinstate', review)).status, 200);
      assert.equal((await mailsTo(of, 'assignment')).length, 2);
      assert.equal((await gala.get(at(of, review.id), ada)).status, 200);
    }
  });

  it('a cancelled review does not count from that moment on; named again, its reviewer is asked again', async () => {
    const { of, reviews, review } = await opened('ada', 'alan');
    for (const one of reviews) await submit(gala, of, one, one === review ? 1 : 5);
    assert.equal((await move(of, 'cancel', review, {}, 'Enough reviews')).body.status, 'cancelled');
    assert.equal(await average(of), 5);
    assert.equal(reasonIn(await openRound(gala, of)), 'removed_before');
    const [again] = (await assign(of, 'ada')).body.reviews;
    assert.deepEqual([again.status, again.score, again.cancel_reason, await average(of)], ['draft', 1, undefined, 5]);
  });

  it('after the round nobody declines or comes back, and a completed review stays; staff reinstate a draft', async () => {
    const { of, reviews, review } = await opened('ada', 'alan', 'grace');
    const [, second, done] = [review, ...reviews.filter((one) => one !== review)];
    const who = reviewer(second.assignee.contact_id);
    await move(of, 'decline', second, who);
    await submit(gala, of, done, 4);
    await openRound(gala, of, 1);
    assert.deepEqual(refusal(await move(of, 'decline', review, ada)), [409, 'round_not_open']);
    assert.deepEqual(refusal(await move(of, 'reinstate', second, who)), [409, 'round_not_open']);
    assert.deepEqual(refusal(await move(of, 'cancel', done)), [409, 'round_not_open']);
    assert.equal((await move(of, 'reinstate', second)).status, 200);
    assert.deepEqual([await average(of), (await mailsTo(of, 'assignment')).length], [4, 6]);
    assert.equal((await gala.post(at(of, `cancel/${done.id}?override=closed_round`))).status, 200);
    assert.equal(await average(of), undefined);
  });

  it('however staff set the status, the reviewer loses and gets back the review; reviewers cannot set it themselves', async () => {
    const { of, review } = await opened('ada');
    const { sys_version: _, ...whole } = review;
    const batch = (status: string) => {
      const patch_directives = [{ op: 'add', path: '/status', value: status }];
      return gala.post(at(of, 'batch'), { operations: [{ operation: 'patch', id: review.id, patch_directives }] });
    };
    const ways: ((status: string) => Promise<unknown>)[] = [
      (status) => gala.merge(at(of, review.id), { status, decline_reason: 'By phone', declined_by_id: 'me' }),
      (status) => gala.put(at(of, review.id), { ...whole, status, is_active: status === 'declined' }),
      async (status) => assert.deepEqual(codesIn(await batch(status)), [undefined]),
    ];
    for (const set of ways)
      for (const [status, seen] of [
        ['declined', 404],
        ['cancelled', 404],
        ['draft', 200],
      ] as const) {
        await set(status);
        assert.equal((await gala.get(at(of, review.id), ada)).status, seen);
        const { declined_by_id, cancelled_by_id, decline_reason } = await read(gala, 'abstractReviews', of, review.id);
        assert.equal(declined_by_id, status === 'declined' ? 'tester' : undefined);
        assert.equal(cancelled_by_id, status === 'cancelled' ? 'tester' : undefined);
        if (status !== 'declined') assert.equal(decline_reason, undefined);
      }
    for (const status of ['declined', 'cancelled'])
      assert.deepEqual(refusal(await gala.merge(at(of, review.id), { status }, ada)), [403, 'field_not_yours']);
    assert.deepEqual(await mailsTo(of, 'review_decline_notice'), []);
  });

  it('who has declined gets no reminder, and the chair is told why', async () => {
    const { of, reviews, review } = await opened('ada', 'alan');
    const other = reviews.find((one) => one !== review);
    await move(of, 'decline', review, ada);
    await move(of, 'cancel', other);
    const { body } = await gala.post(at(of, 'sendReviewAssignmentEmail'), {
      review_round_id: of.rounds[0],
      resend: true,
    });
    const reasons = new Map(body.skipped.map((one: Record<string, string>) => [one.review_id, one.reason]));
    assert.deepEqual([reasons.get(review.id), reasons.get(other.id)], ['declined', 'cancelled']);
    const resent = await gala.post(at(of, `resendReviewAssignmentEmail/${review.id}`));
    assert.deepEqual(refusal(resent), [409, 'review_inactive']);
  });

  it('a locked review is neither declined nor cancelled, and cancelling needs its own permission', async () => {
    const { of, review } = await opened('ada');
    assert.equal((await move(of, 'cancel', review, reviewsBy())).status, 403);
    await gala.merge(at(of, review.id), { sys_locked: true });
    for (const verb of ['decline', 'cancel'])
      assert.deepEqual(refusal(await move(of, verb, review)), [409, 'record_locked']);
  });
};
