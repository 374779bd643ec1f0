import { strict as assert } from 'node:assert';
import { describeApi, served } from '../../support/api.js';
import { token } from '../../support/harness.js';
import { contacts, forAll, openRound, reviewsOf, type Scene, scene, submit } from './story.js';

describeApi('E-mails about reviews', (start) => {
  const gala = served(start);
  beforeEach(async () => {
    await gala.courier.idle();
    gala.mails.length = 0;
  });

  const assignment = {
    subject: 'Review {{ abstract.title }}',
    body: '<p>Dear {{ assignee.name }}: {{ abstract.title }}, {{ round.name }}, {{ process.name }}{{ event.name }}</p>',
    from: 'papers@example.org',
  };
  const confirmation = { subject: 'Thank you', body: '<p>{{ review.score }} for {{ review.abstract_title }}</p>' };
  const templates = { review_assignment_email: assignment, review_submission_confirmation_email: confirmation };
  const switches = { enable_review_assignment_email: true, enable_review_submission_confirmation_email: true };
  const switchedOn = { ...templates, ...switches };
  const ada = { type: 'contact', contact_id: 'ada', name: 'Ada & Co', email_address: 'ada@example.org' };

  const alan = { type: 'contact', contact_id: 'alan', email_address: 'alan@example.org, eve@example.org' };

  /** One abstract, reviewed by Ada, who has an address, and Alan, who has two, which is none. */
  async function opened(process: Record<string, unknown> = switchedOn) {
    const rules = [forAll(ada, alan)];
    const of = await scene(gala, { process, rules, abstracts: [{ title: '<R> & D' }] });
    await openRound(gala, of);
    await gala.courier.idle(); // a mail that still waits is not sent when its review is completed
    return { of, reviews: await reviewsOf(gala, of) };
  }

  async function sent() {
    await gala.courier.idle();
    return gala.mails.map(({ to, subject }) => [to, subject]);
  }
  const post = ({ tenant }: Scene, what: string, body?: object) =>
    gala.post(`/abstractReviews/${tenant}/${what}`, body);

  it('go to new reviewers when a round is opened', async () => {
    const { of } = await opened();
    assert.deepEqual(await sent(), [['ada@example.org', 'Review <R> & D']]);
    const body = '<p>Dear Ada &amp; Co: &lt;R&gt; &amp; D, First round, Review of talks</p>';
    assert.deepEqual([gala.mails[0]?.body, gala.mails[0]?.from], [body, 'papers@example.org']);
    await openRound(gala, of);
    assert.equal((await sent()).length, 1);
  });

  it('go to new reviewers when reviews are assigned', async () => {
    const { of } = await opened();
    const assignees = [{ contact_id: 'grace', email_address: 'grace@example.org' }, { contact_id: 'ada' }];
    const body = { review_round_id: of.rounds[0], abstract_ids: of.abstracts, assignees };
    const replies = await Promise.all(Array.from({ length: 5 }, () => post(of, 'assignReviews', body)));
    assert.deepEqual(replies.map(({ body }) => body.created).sort(), [0, 0, 0, 0, 1]);
    assert.deepEqual(
      (await sent()).map(([to]) => to),
      ['ada@example.org', 'grace@example.org'],
    );
  });

  it('confirm each submission', async () => {
    const { of, reviews } = await opened();
    await sent(); // an assignment that is completed before its e-mail leaves needs none
    await submit(gala, of, reviews[0], 4.5);
    await submit(gala, of, reviews[1], 1);
    await gala.merge(`/abstractReviews/${of.tenant}/${reviews[0].id}`, { status: 'draft' });
    await submit(gala, of, { ...reviews[0], sys_version: undefined }, 3);
    const thanks = ['ada@example.org', 'Thank you'];
    assert.deepEqual((await sent()).slice(1), [thanks, thanks]);
    assert.equal(gala.mails[1]?.body, '<p>4.5 for &lt;R&gt; &amp; D</p>');
  });

  it('are not sent when they are switched off or have no template', async () => {
    const off = [templates, { enable_review_assignment_email: true }];
    for (const process of off) {
      const { of, reviews } = await opened(process);
      const { body } = await post(of, 'sendReviewAssignmentEmail', { review_ids: [reviews[0].id] });
      const skipped = [{ review_id: reviews[0].id, reason: 'email_disabled' }];
      assert.deepEqual(body, { queued: 0, remaining: 0, skipped });
      await submit(gala, of, reviews[0], 1);
      const refused = await post(of, `resendConfirmationEmail/${reviews[0].id}`);
      assert.deepEqual([refused.status, refused.body.code], [409, 'email_disabled']);
    }
    assert.deepEqual(await sent(), []);
  });

  it('are refused when their templates take too many steps in one request', async () => {
    const body = '{% for i in (1..500) %}{% for j in (1..2) %}{% endfor %}{% endfor %}';
    const { of } = await opened({ ...switchedOn, review_assignment_email: { subject: 'x', body } });
    const people = Array.from({ length: 100 }, (_, n) => `c${n}`);
    const assignees = people.map((contact_id) => ({ contact_id, email_address: `${contact_id}@example.org` }));
    const asked = { review_round_id: of.rounds[0], abstract_ids: of.abstracts, assignees };
    const slow = await post(of, 'assignReviews', asked);
    assert.deepEqual([slow.status, slow.body.code], [409, 'templates_too_slow'], slow.text);
    assert.equal((await reviewsOf(gala, of)).length, 2);
    assert.equal((await post(of, 'assignReviews', { ...asked, assignees: assignees.slice(0, 10) })).body.created, 10);
  });

  describe('sendReviewAssignmentEmail', () => {
    it('sends to reviewers of a round who were not notified before', async () => {
      const { of, reviews } = await opened(templates);
      await gala.merge(`/abstractReviewProcesses/${of.tenant}/${of.process}`, switches);
      const send = (more: object = {}) =>
        post(of, 'sendReviewAssignmentEmail', { review_round_id: of.rounds[0], ...more });
      const skipped = [{ review_id: reviews[1].id, reason: 'no_email_address' }];
      assert.deepEqual((await send()).body, { queued: 1, remaining: 0, skipped });
      const notified = { review_id: reviews[0].id, reason: 'already_notified' };
      assert.deepEqual((await send()).body, { queued: 0, remaining: 0, skipped: [notified, ...skipped] });
      assert.deepEqual((await send({ resend: true })).body, { queued: 1, remaining: 0, skipped });
      assert.equal((await sent()).length, 2);
    });

    it('needs reviews or a round that exist, and not both', async () => {
      const { of, reviews } = await opened();
      const send = async (body: object) => (await post(of, 'sendReviewAssignmentEmail', body)).status;
      assert.equal(await send({}), 400);
      assert.equal(await send({ review_ids: [reviews[0].id], review_round_id: of.rounds[0] }), 400);
      assert.equal(await send({ review_ids: ['nope'] }), 404);
      assert.equal(await send({ review_round_id: 'nope' }), 404);
    });
  });

  for (const [what, subject] of Object.entries({
    resendReviewAssignmentEmail: 'Review <R> & D',
    resendConfirmationEmail: 'Thank you',
  }))
    it(`are sent again by ${what}`, async () => {
      const { of, reviews } = await opened();
      if (what === 'resendConfirmationEmail') {
        const early = await post(of, `${what}/${reviews[0].id}`);
        assert.deepEqual([early.status, early.body.code], [409, 'review_not_completed']);
        for (const review of reviews) await submit(gala, of, review, 4);
      }
      await sent();
      gala.mails.length = 0;
      const [one, other] = [await post(of, `${what}/${reviews[0].id}`), await post(of, `${what}/${reviews[0].id}`)];
      assert.deepEqual([one.body.to, other.body.to], Array(2).fill('ada@example.org'));
      assert.notEqual(one.body.message_id, other.body.message_id);
      assert.deepEqual(await sent(), Array(2).fill(['ada@example.org', subject]));
      const refused = await post(of, `${what}/${reviews[1].id}`);
      assert.deepEqual([refused.status, refused.body.code], [409, 'no_email_address']);
      assert.equal((await post(of, `${what}/nope`)).status, 404);
    });

  describe('previewEmail', () => {
    const preview = (of: Scene, body: object, claims: object = {}) =>
      gala.post(`/abstractReviews/${of.tenant}/previewEmail`, body, { token: token(claims) });

    it('renders for a review, and sends it to no reviewer', async () => {
      const { of, reviews } = await opened(templates);
      const { body } = await preview(of, { process_id: of.process, review_id: reviews[0].id });
      assert.deepEqual(body, {
        email: 'assignment',
        subject: 'Review <R> & D',
        body: '<p>Dear Ada &amp; Co: &lt;R&gt; &amp; D, First round, Review of talks</p>',
        from: 'papers@example.org',
        to: 'ada@example.org',
        sent_to: [],
      });
      assert.deepEqual(await sent(), []);
    });

    it('merges and mails only what the caller may get and whom the caller may write to', async () => {
      const { of, reviews } = await opened(templates);
      const review_id = reviews[0].id;
      const asked = async (body: object, ...permissions: string[]) => {
        const claims = { permissions: permissions.map((one) => `abstractReviews.${one}`), email: 'me@example.org' };
        const reply = await preview(of, { process_id: of.process, ...body }, claims);
        return reply.status === 200 ? reply.body.sent_to[0] : reply.body.code;
      };
      assert.equal(await asked({ review_id }, 'previewEmail'), 'permission_missing');
      assert.equal(await asked({ review_id }, 'previewEmail', 'get'), 'me@example.org');
      assert.equal(await asked({ send_to: 'x@example.org' }, 'previewEmail'), 'permission_missing');
      assert.equal(await asked({ send_to: 'x@example.org' }, 'previewEmail', 'previewEmailTo'), 'x@example.org');
    });

    it('renders a template that is given, for a made-up review', async () => {
      const { of } = await opened({});
      const template = { subject: '{{ assignee.name }}', body: '{{ review.score }}' };
      const asked = { process_id: of.process, email: 'confirmation', template };
      const { body } = await preview(of, asked);
      assert.deepEqual([body.email, body.subject, body.body], ['confirmation', 'Ada Lovelace', '4.5']);
      const about = { subject: '{{ review.abstract_title }}', body: '{{ abstract.title }}, {{ round.name }}' };
      const { body: assignment } = await preview(of, { process_id: of.process, template: about });
      assert.deepEqual(assignment.body, `${assignment.subject}, First round`);
      const none = await preview(of, { process_id: of.process });
      assert.deepEqual([none.status, none.body.code], [400, 'template_missing']);
      const broken = await preview(of, { ...asked, template: { subject: 'x', body: '{{ review.scroe }}' } });
      assert.deepEqual([broken.status, broken.body.details[0].pointer], [400, '/template/body']);
      assert.equal((await preview(of, { process_id: 'nope' })).status, 404);
    });
  });
});

describeApi('E-mails about very many reviews', (start) => {
  const template = { subject: 'Review', body: '{{ abstract.title }}' };
  const gala = served(start);

  it('go out a thousand at a time, step by step', async () => {
    const rules = [forAll(...contacts('ada', 'alan').map((one) => ({ ...one, email_address: 'a@example.org' })))];
    const process = { review_assignment_email: template };
    const of = await scene(gala, { process, rules, abstracts: Array(510).fill({}) });
    while ((await openRound(gala, of)).body.remaining > 0);
    const on = { enable_review_assignment_email: true };
    await gala.merge(`/abstractReviewProcesses/${of.tenant}/${of.process}`, on);
    const send = (more: object = {}) =>
      gala.post(`/abstractReviews/${of.tenant}/sendReviewAssignmentEmail`, { review_round_id: of.rounds[0], ...more });
    const steps = [];
    for (let step = 0; step < 3; step++) {
      const { queued, remaining, skipped, more_skipped = 0 } = (await send()).body;
      steps.push([queued, remaining, skipped.length, more_skipped].join());
    }
    assert.deepEqual(steps, ['1000,20,0,0', '20,0,0,0', '0,0,1000,20']);
    const again = await send({ resend: true });
    assert.deepEqual([again.status, again.body.code], [400, 'too_many_to_resend']);
  });
});
