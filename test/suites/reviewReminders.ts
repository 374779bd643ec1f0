/** Reminders to reviewers who still have something to do. */
import { strict as assert } from 'node:assert';
import { forAll, openRound, read, reviewsOf, type Scene, scene } from '../events/reviewing/story.js';
import { type Suite, served } from '../support/api.js';
import { inDays, lasting, reminding, rule } from '../support/reminding.js';

export const reviewReminders: Suite = (start) => {
  const gala = served(start);
  const { sentAfter, change } = reminding(gala);
  const rules = [rule('due', 2, 'before_due')];
  const mailing = { enable_review_assignment_email: true, review_assignment_email: { subject: 'asked', body: 'x' } };
  async function opened() {
    const target = { type: 'contact', contact_id: 'ada', email_address: 'ada@example.org' };
    const process = { ...mailing, reminders: rules };
    const of = await scene(gala, { process, rules: [forAll(target)], abstracts: [{ title: 'One' }] });
    await change('abstractReviewRounds', of.rounds[0] ?? '', { due_at: inDays(10) }, of.tenant);
    await openRound(gala, of);
    const [review] = await reviewsOf(gala, of);
    return { of, review, set: (fields: object) => change('abstractReviews', review.id, fields, of.tenant) };
  }
  const byHand = async ({ tenant }: Scene, body: object) =>
    (await gala.post(`/abstractReviews/${tenant}/remind`, body, lasting)).body;

  it('they are reminded before the round is due, or their own later date', async () => {
    await opened();
    const { set } = await opened();
    await set({ due_at: inDays(15) });
    assert.deepEqual(await sentAfter(8), ['ada due']);
    assert.deepEqual(await sentAfter(13), ['ada due']);
  });

  it('none is whose round has closed, who is in conflict or has nothing left to do', async () => {
    const [one, two, three] = [await opened(), await opened(), await opened()];
    await openRound(gala, one.of, 1);
    await change('abstracts', two.of.abstracts[0] ?? '', { submitter_id: 'ada' }, two.of.tenant);
    await gala.post(`/abstractReviews/${three.of.tenant}/cancel/${three.review.id}`);
    assert.deepEqual(await sentAfter(8.1), []);
  });

  it('who takes a finished review up again is reminded of it', async () => {
    const { of, review } = await opened();
    await gala.courier.idle();
    const submit = (more: object) =>
      gala.post(
        `/abstractReviews/${of.tenant}/submit`,
        { ...review, sys_version: undefined, score: 1, ...more },
        lasting,
      );
    await submit({ status: 'completed' });
    assert.deepEqual(await sentAfter(1), []);
    assert.equal((await submit({ status: 'draft', reopen: true })).body.status, 'draft');
    assert.deepEqual(await sentAfter(8), ['ada due']);
  });

  it('by hand are for a round or some reviews, with the reason for the others', async () => {
    const { of, review, set } = await opened();
    const queued = { queued: 1, remaining: 0, skipped: [] };
    assert.deepEqual(await byHand(of, { review_round_id: of.rounds[0] }), queued);
    assert.deepEqual(await byHand(of, { review_ids: [review.id] }), queued);
    await set({ assignee: { contact_id: 'ada', email_address: 'new@example.org' } });
    assert.equal((await byHand(of, { review_ids: [review.id] })).skipped[0].reason, 'not_asked');
    await set({ is_active: false });
    assert.equal((await byHand(of, { review_round_id: of.rounds[0] })).skipped[0].reason, 'review_inactive');
    assert.equal((await byHand(of, {})).code, 'review_ids_or_round');
    assert.equal((await read(gala, 'abstractReviews', of, review.id)).status, 'not started');
  });
};
