/** Blind review: who reviews an abstract does not learn whose it is, nor its author who reviews it. */
import { strict as assert } from 'node:assert';
import { describeApi } from '../../support/api.js';
import { type Claims, token, type World } from '../../support/harness.js';
import { made } from '../../support/samples.js';
import { useOf } from '../../support/use.js';
import { contacts, forAll, openRound, read, reviewsOf, type Scene, scene } from './story.js';

const secrets = /mary|somerville|canary/i;

const paper = {
  name: 'Mary Somerville',
  submitter_id: 'mary',
  first_name: 'Mary',
  email_address: 'mary@example.org',
  organization_id: 'canary-organization',
  presenter_info: { name: 'Mary', deep: ['canary'] },
  co_authors: [{ co_author_contact_id: 'canary-co-author' }],
  co_author_1: { first_name: 'Canary', other: 'canary' },
  notes: 'canary note',
  custom_field_values: [],
  unknown: { anything: 'canary' },
};

const reviewing: Claims = { sub: 'rex', permissions: ['abstractReviews.*:own', 'abstracts.*:own'] };
const rex = { token: token(reviewing) };
const mary = { token: token({ ...reviewing, sub: 'portal', contact_id: 'mary' }) };
const staff = { token: token({ sub: 'somerville-staff' }) };

describeApi('Blind review', (start) => {
  let gala: World;
  before(async () => {
    gala = await start();
  });

  async function opened(enable_blind_review: boolean, more: object = {}): Promise<Scene> {
    const rules = [forAll(...contacts('rex', 'ada'))];
    const of = await scene(gala, { rules, abstracts: [paper, {}], process: { enable_blind_review, ...more } });
    await openRound(gala, of);
    await gala.patch(
      `/abstracts/${of.tenant}/${of.abstracts[0]}`,
      { reviewer_recommendation: 'canary' },
      { ...staff, headers: { 'Content-Type': 'application/merge-patch+json' } },
    );
    return of;
  }

  const search = async ({ tenant }: Scene, body: object, options = rex) =>
    (await gala.post(`/abstracts/${tenant}/search`, body, options)).body.Items;

  it('hides whose an abstract is from its reviewer, on every way', async () => {
    const of = await opened(true);
    const [id] = of.abstracts;
    const answers = [
      await gala.get(`/abstracts/${of.tenant}/${id}`, rex),
      await gala.get(`/abstracts/${of.tenant}/${id}?fields=name,submitter_id,co_authors,unknown.anything,title`, rex),
      await gala.post(`/abstracts/${of.tenant}/search`, { ids: [id] }, rex),
      await gala.post(`/abstracts/${of.tenant}/search?fieldsToReturn=name,unknown`, {}, rex),
      await gala.post(`/abstracts/${of.tenant}/reviewRound/${of.rounds[0]}`, {}, rex),
      await gala.post(`/abstracts/${of.tenant}/batch`, { operations: [{ operation: 'read', id }] }, rex),
      await gala.get(`/abstractReviews/${of.tenant}/abstract/${id}`, rex),
    ];
    for (const { status, text } of answers) {
      assert.equal(status, 200, text);
      assert.ok(text.includes(String(id)), text);
      assert.doesNotMatch(text, secrets);
    }
    assert.match(answers[0]?.text ?? '', /"title":"Paper 0"/);
  });

  it('tells nothing to who searches for an author', async () => {
    const of = await opened(true);
    for (const filter of [
      { submitter_ids: ['mary'] },
      { name: 'Mary' },
      { email_address: 'mary@example.org' },
      { submitter_ids: ['mary'], ids: of.abstracts },
    ])
      assert.deepEqual(await search(of, filter), [], JSON.stringify(filter));
    assert.equal((await search(of, { title: 'Paper' })).length, 2);
  });

  it('reads as much for a right guess as for a wrong one, of what is hidden', async () => {
    const of = await opened(true);
    const [theirs = '', others = ''] = of.abstracts;
    const reads = async (body: object, by: typeof rex) =>
      (await useOf(gala.store, async () => assert.deepEqual(await search(of, body, by), []))).use.read;
    const noMore = async (right: object, wrong: object, by: typeof rex) =>
      assert.equal(await reads(right, by), await reads(wrong, by), JSON.stringify(right));
    const event_ids = ['event-1'];
    await noMore({ submitter_ids: ['mary'] }, { submitter_ids: ['zoe'] }, rex);
    await noMore({ submitter_ids: ['mary'], event_ids }, { submitter_ids: ['zoe'], event_ids }, rex);
    await noMore({ email_address: 'mary@example.org' }, { email_address: 'zoe@example.org' }, rex);
    await noMore({ review_round_ids: [of.rounds[0]] }, { review_round_ids: [of.rounds[1]] }, mary);
    const stranger = { token: token({ ...reviewing, sub: 'zoe' }) };
    await noMore({ ids: [theirs, others] }, { ids: ['nothing', 'nowhere'] }, stranger);
    await noMore({ ids: [others] }, { ids: ['nothing'] }, mary);
  });

  it('is not when the process does not say so', async () => {
    const of = await opened(false);
    const { body, text } = await gala.get(`/abstracts/${of.tenant}/${of.abstracts[0]}`, rex);
    assert.deepEqual([body.name, body.submitter_id], ['Mary Somerville', 'mary']);
    assert.doesNotMatch(text, /canary note|anything|somerville-staff|recommendation/);
  });

  it('shows authors their abstract, but not who reviews it', async () => {
    const of = await opened(true);
    const [id, another] = of.abstracts;
    const { body, text } = await gala.get(`/abstracts/${of.tenant}/${id}`, mary);
    assert.deepEqual([body.name, body.co_authors], [paper.name, paper.co_authors]);
    assert.doesNotMatch(text, /recommendation|review_round_id|score|bucket|"(rex|ada)"/);
    assert.equal((await gala.get(`/abstracts/${of.tenant}/${another}`, mary)).status, 404);
    const [review] = await reviewsOf(gala, of);
    assert.equal((await gala.get(`/abstractReviews/${of.tenant}/${review.id}`, mary)).status, 404);
    const listed = await gala.get(`/abstractReviews/${of.tenant}/abstract/${id}`, mary);
    assert.deepEqual(listed.body, { Count: 0, Items: [] });
    const removal = await gala.delete(`/abstracts/${of.tenant}/${id}`, mary);
    assert.doesNotMatch(removal.text, /abstractReviews|\d or more|rex/);
  });

  it('shows staff everything', async () => {
    const of = await opened(true);
    const { body } = await gala.get(`/abstracts/${of.tenant}/${of.abstracts[0]}`, staff);
    assert.deepEqual(body.unknown, paper.unknown);
    assert.equal((await search(of, { submitter_ids: ['mary'] }, staff)).length, 1);
  });

  it('lets reviewers submit their own reviews, and no others', async () => {
    const of = await opened(true);
    const reviews = await reviewsOf(gala, of);
    const address = `/abstractReviews/${of.tenant}/submit`;
    const [mine] = reviews.filter(({ assignee }) => assignee.contact_id === 'rex');
    const [other] = reviews.filter(({ assignee }) => assignee.contact_id === 'ada');
    const asRead = (await gala.get(`/abstractReviews/${of.tenant}/${mine.id}`, rex)).body;
    const done = await gala.post(address, { ...asRead, score: 4, comments_to_staff: 'Sound.' }, rex);
    assert.deepEqual([done.status, done.body.status], [200, 'completed'], done.text);
    assert.equal((await gala.post(address, { ...other, score: 4 }, rex)).status, 404);
    assert.equal((await read(gala, 'abstractReviews', of, mine.id)).comments_to_staff, 'Sound.');
    const stored = await read(gala, 'abstracts', of, mine.abstract_id);
    assert.equal(stored.average_score, 4);
    const moved = await gala.patch(
      `/abstractReviews/${of.tenant}/${mine.id}`,
      { abstract_id: 'another' },
      { ...rex, headers: { 'Content-Type': 'application/merge-patch+json' } },
    );
    assert.deepEqual([moved.status, moved.body.details[0].pointer], [403, '/abstract_id']);
  });

  it('holds in the mails to reviewers', async () => {
    const of = await opened(true, {
      enable_review_assignment_email: true,
      review_assignment_email: {
        subject: 'Please review {{ abstract.title }}',
        body: 'By {{ abstract.name }} {{ abstract.email_address }} {{ abstract.notes }} {{ abstract.co_author_1.first_name }}',
      },
    });
    await gala.courier.idle();
    const preview = await gala.post(
      `/abstractReviews/${of.tenant}/previewEmail`,
      { process_id: of.process, review_id: (await reviewsOf(gala, of))[0].id },
      staff,
    );
    assert.match(preview.text, /Please review Paper/);
    assert.doesNotMatch(preview.text, secrets);
    for (const mail of gala.mails) assert.doesNotMatch(JSON.stringify(mail), secrets);
  });

  it('mails to reviewers no more of their reviews than they see', async () => {
    const names = ['is_active', 'conflict_of_interest', 'conflict_overridden_by_id', 'sys_created_by_id', 'unknown'];
    const staffs = `${names.map((name) => `{% assign name = "${name}" %}{{ review[name] }}`).join('')}`;
    const email = { subject: '{{ review.abstract_title }}', body: `[${staffs}]{{ assignee.contact_id }}` };
    const of = await opened(false, {
      enable_review_assignment_email: true,
      review_assignment_email: email,
      enable_review_submission_confirmation_email: true,
      review_submission_confirmation_email: email,
    });
    const overridden = await made(
      gala,
      'abstractReviews',
      {
        abstract_id: of.abstracts[0],
        abstract_title: 'Paper 0',
        review_round_id: of.rounds[0],
        assignee: { contact_id: 'mary', email_address: 'm@example.org' },
        is_active: true,
        unknown: 'x',
      },
      of.tenant,
    );
    assert.deepEqual([overridden.conflict_of_interest, overridden.conflict_overridden_by_id], [true, 'tester']);
    const address = `/abstractReviews/${of.tenant}`;
    const before = gala.mails.length;
    const preview = { process_id: of.process, review_id: overridden.id };
    const shown = (await gala.post(`${address}/previewEmail`, preview, staff)).body.body;
    await gala.post(`${address}/sendReviewAssignmentEmail`, { review_ids: [overridden.id] });
    const asRead = (await gala.get(`${address}/${overridden.id}`, mary)).body;
    await gala.post(`${address}/submit`, { ...asRead, score: 4 }, mary);
    await gala.courier.idle();
    const bodies = gala.mails.slice(before).map(({ body }) => body);
    assert.deepEqual([shown, ...bodies], Array(3).fill('[]mary'));
  });
});
