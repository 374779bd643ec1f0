/** When reviews are due, and until when answers are taken. */
import { strict as assert } from 'node:assert';
import { forAll, openRound, read, reviewsOf, type Scene, scene, submit } from '../events/reviewing/story.js';
import { refusal, type Suite, served } from '../support/api.js';
import { now, token } from '../support/harness.js';

const verbs = ['get', 'patch', 'submit', 'decline', 'reinstate'];
const reviewer = (sub: string) => ({
  token: token({ sub, permissions: verbs.map((verb) => `abstractReviews.${verb}:own`) }),
});
const target = (contact_id: string) => ({ type: 'contact', contact_id, email_address: `${contact_id}@example.org` });
const mailing = {
  enable_review_assignment_email: true,
  review_assignment_email: { subject: 'Review until {{ round.due_at }}', body: 'x' },
};
/** So many minutes after the tests begin. */
const minute = (n: number) => new Date(Date.parse(now) + n * 60_000).toISOString();
const [ada, alan] = [reviewer('ada'), reviewer('alan')];

export const reviewDates: Suite = (start) => {
  const gala = served(start);
  const at = ({ tenant }: Scene, path: string) => `/abstractReviews/${tenant}/${path}`;
  const closed = [409, 'round_not_open'];

  /** A round that is due after ten minutes, and closes after twenty. */
  async function opened() {
    gala.clock.now = new Date(now);
    const of = await scene(gala, { process: mailing, rules: [forAll(target('ada'), target('alan'))], abstracts: [{}] });
    const dates = { due_at: minute(10), closes_at: minute(20) };
    await gala.merge(`/abstractReviewRounds/${of.tenant}/${of.rounds[0]}`, dates);
    await openRound(gala, of);
    const reviews = new Map((await reviewsOf(gala, of)).map((review) => [review.assignee.contact_id, review]));
    return { of, adas: reviews.get('ada'), alans: reviews.get('alan') };
  }
  const passTo = (n: number) => {
    gala.clock.now = new Date(minute(n));
  };
  const submitted = (of: Scene, review: object, as: object) =>
    gala.post(at(of, 'submit'), { ...review, sys_version: undefined, score: 3 }, as);

  it('late answers are taken and marked; nobody else can set the mark', async () => {
    const { of, adas, alans } = await opened();
    passTo(10);
    const { body } = await submitted(of, { ...alans, is_late: true }, alan);
    assert.deepEqual([body.status, body.is_late], ['completed', undefined]);
    passTo(11);
    assert.equal((await submitted(of, adas, ada)).body.is_late, true);
    for (const [id, late] of [
      [adas.id, true],
      [alans.id, undefined],
    ] as const)
      assert.equal((await gala.merge(at(of, id), { is_late: !late })).body.is_late, late);
    const reopened = { ...adas, sys_version: undefined, status: 'draft', reopen: true };
    assert.equal((await gala.post(at(of, 'submit'), reopened, ada)).body.is_late, undefined);
  });

  it('after the hard end no answer is taken, and nobody is asked, but staff still decide', async () => {
    const { of, adas, alans } = await opened();
    await gala.post(at(of, `decline/${alans.id}`), undefined, alan);
    passTo(20);
    const refused = [
      submitted(of, adas, ada),
      submit(gala, of, adas, 3),
      gala.merge(at(of, adas.id), { score: 3 }, ada),
      gala.post(at(of, `decline/${adas.id}`), undefined, ada),
      gala.post(at(of, `reinstate/${alans.id}`), undefined, alan),
    ];
    for (const reply of refused) assert.deepEqual(refusal(await reply), closed);
    const resent = await gala.post(at(of, `resendReviewAssignmentEmail/${adas.id}`));
    assert.deepEqual(refusal(resent), closed);
    assert.equal((await gala.post(at(of, `reinstate/${alans.id}`))).status, 200);
    assert.equal((await gala.merge(at(of, adas.id), { status: 'completed', score: 4 })).status, 200);
    assert.equal((await read(gala, 'abstracts', of, of.abstracts[0])).average_score, 4);
  });

  it('an extension for one reviewer is not one for all', async () => {
    const { of, adas, alans } = await opened();
    assert.equal((await gala.merge(at(of, alans.id), { due_at: minute(30) }, alan)).body.code, 'field_not_yours');
    assert.equal((await gala.merge(at(of, adas.id), { due_at: minute(30) })).status, 200);
    passTo(25);
    assert.deepEqual(refusal(await submitted(of, alans, alan)), closed);
    assert.equal((await gala.get(at(of, adas.id), ada)).body.due_at, minute(30));
    const { body } = await submitted(of, adas, ada);
    assert.deepEqual([body.status, body.is_late], ['completed', undefined]);
    passTo(30);
    assert.deepEqual(refusal(await submitted(of, adas, ada)), closed);
  });

  it('a round does not close before its reviews are due', async () => {
    const { of } = await opened();
    const reply = await gala.merge(`/abstractReviewRounds/${of.tenant}/${of.rounds[1]}`, {
      due_at: minute(5),
      closes_at: minute(4),
    });
    assert.deepEqual([reply.status, reply.body.details[0].pointer], [400, '/closes_at']);
  });
};
