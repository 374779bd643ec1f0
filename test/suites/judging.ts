/** A jury judges the applications for an award, from the first round to the winner. */
import { strict as assert } from 'node:assert';
import { everything, jury, openRound, read, reviewsOf, submit } from '../awards/reviewing/jury.js';
import { openRound as openForAbstracts, scene } from '../events/reviewing/story.js';
import { type Suite, served } from '../support/api.js';
import { now, token } from '../support/harness.js';
import { secretFor } from '../support/links.js';
import { inDays, lasting, reminding, rule } from '../support/reminding.js';
import { made } from '../support/samples.js';

type Json = Readonly<Record<string, unknown>>;

const juror = (contact_id: string) => ({
  type: 'contact',
  contact_id,
  name: contact_id,
  email_address: `${contact_id}@example.org`,
});
/** Who reads and answers their own. */
const as = (sub: string) => ({ token: token({ sub, contact_id: sub, permissions: ['*:own'] }) });
const mail = (subject: string, body = 'x') => ({
  enable_review_assignment_email: true,
  review_assignment_email: { subject, body },
});
const essay = [
  { custom_field_id: 'essay', string_value: 'On compilers' },
  { custom_field_id: 'school', string_value: 'Vassar' },
];

export const judging: Suite = (start) => {
  const gala = served(start);
  const { sentAfter } = reminding(gala);
  const at = ({ tenant }: { readonly tenant: string }, path: string) => `/reviews/${tenant}/${path}`;

  it('the best applications of two rounds win', async () => {
    const of = await jury(gala, { rules: [everything('ada', 'alan')], rounds: 2, applications: [{}, {}, {}] });
    assert.equal((await openRound(gala, of)).body.created, 6);
    const scores = ['1', '2.5', 4, 3, '5', '4.50'];
    for (const [n, review] of (await reviewsOf(gala, of)).entries()) {
      const { status, body, text } = await submit(gala, of, review, scores[n]);
      assert.deepEqual([status, body.score, body.status], [200, Number(scores[n]), 'completed'], text);
    }
    const averages = async () => {
      const all = await Promise.all(of.applications.map((id) => read(gala, of, 'applications', id)));
      return all.map(({ average_score, round_id }) => [average_score, of.rounds.indexOf(round_id)]);
    };
    assert.deepEqual(await averages(), [
      [1.75, 0],
      [3.5, 0],
      [4.75, 0],
    ]);
    await openRound(gala, of, 1);
    assert.equal((await read(gala, of, 'reviewRounds', of.rounds[0])).status, 'closed');
    const final = (await reviewsOf(gala, of)).filter((one) => one.review_round_id === of.rounds[1]);
    for (const review of final) await submit(gala, of, review, review.application_id === of.applications[0] ? 5 : 2);
    assert.deepEqual(await averages(), [
      [5, 1],
      [2, 1],
      [2, 1],
    ]);
    const best = { award_id: of.award, best: 1, review_status: 'accepted', otherwise: 'declined' };
    await gala.post(`/applications/${of.tenant}/decide`, best);
    await gala.post(`/applications/${of.tenant}/release`, { award_id: of.award });
    const statuses = await Promise.all(of.applications.map((id) => read(gala, of, 'applications', id)));
    assert.deepEqual(
      statuses.map(({ review_status }) => review_status),
      ['accepted', 'declined', 'declined'],
    );
  });

  it('nobody judges their own application, as the contact or by the address', async () => {
    const applications = [{ contact_id: 'ada' }, { email_address: 'Ada@Example.org' }, { nominee_id: 'ada' }, {}];
    const of = await jury(gala, { rules: [everything(juror('ada'))], applications });
    const { body } = await openRound(gala, of);
    assert.equal(body.created, 1);
    const skipped = body.skipped.map(({ application_id, reason }: Json) => [application_id, reason]);
    assert.deepEqual(
      skipped,
      of.applications.slice(0, 3).map((id) => [id, 'conflict_of_interest']),
    ); // prettier-ignore
    const [round = ''] = of.rounds;
    const pairs = { review_round_id: round, application_ids: of.applications, assignees: [{ contact_id: 'ada' }] };
    const again = await gala.post(at(of, 'assignReviews'), pairs);
    assert.deepEqual([again.body.created, again.body.skipped.length], [1, 2]); // nobody knows their address
    await gala.merge(`/applications/${of.tenant}/${of.applications[3]}`, { contact_id: 'ada' });
    const [review] = (await reviewsOf(gala, of)).filter((one) => one.application_id === of.applications[3]);
    assert.equal(review.conflict_of_interest, true);
    assert.equal((await submit(gala, of, review, 4, {}, as('ada'))).body.code, 'conflict_of_interest');
  });

  it('rules choose by answers; an application of another award is none of the round', async () => {
    const rules = [
      { ...everything('ada'), matching_conditions: { 'custom_field_values[school].string_value': 'Vassar' } },
    ];
    const of = await jury(gala, { rules, applications: [{ custom_field_values: essay }, {}] });
    const other = await made(gala, 'applications', { award_id: 'other', custom_field_values: essay }, of.tenant);
    assert.deepEqual((await openRound(gala, of)).body.rules, [{ name: 'everything', matched: 1 }]);
    const [round = ''] = of.rounds;
    const body = { review_round_id: round, application_ids: [other.id], assignees: [{ contact_id: 'alan' }] };
    assert.equal((await gala.post(at(of, 'assignReviews'), body)).body.skipped[0].reason, 'award_mismatch');
    const { process, award, tenant } = of;
    const review = { process_id: process, award_id: award, review_round_id: round, assignee: { contact_id: 'alan' } };
    const refused = await gala.post(`/reviews/${tenant}`, { ...review, application_id: other.id });
    assert.deepEqual([refused.status, refused.body.code], [409, 'award_mismatch']);
  });

  it('the status of a round is read in any case; only openRound opens it', async () => {
    const of = await jury(gala);
    const set = async (status: string) => await gala.merge(`/reviewRounds/${of.tenant}/${of.rounds[0]}`, { status });
    assert.equal((await set('Closed')).body.status, 'closed');
    assert.equal((await set('NEVER OPENED')).body.status, 'never opened');
    assert.equal((await set('Open')).body.code, 'open_by_open_round');
    assert.equal((await set('ended')).status, 400);
    await openRound(gala, of);
    assert.equal((await set('OPEN')).body.status, 'open');
    const list = await gala.get(`/reviewRounds/${of.tenant}/status/${of.process}/Open`);
    assert.equal(list.body.Count, 1);
  });

  it('a score is a number of the scale, however it is written', async () => {
    const of = await jury(gala, { process: { score_options: { minimum: 1, maximum: 5, step: 0.5 } } });
    await openRound(gala, of);
    const [review] = await reviewsOf(gala, of);
    for (const score of ['5.5', 'high', '', '1e1', 4.25, '4.25'])
      assert.equal((await submit(gala, of, review, score)).status, 400, String(score));
    assert.equal((await submit(gala, of, review, '4.50')).body.score, 4.5);
    const list = await gala.get(`/reviews/${of.tenant}/application/${review.application_id}?format=csv&fields=score`);
    assert.match(list.text, /,4\.5\r?\n/);
  });

  it('a blind jury sees the answers that the process names, and nothing that tells who has applied', async () => {
    const process = {
      enable_blind_review: true,
      blind_fields: ['custom_field_values[essay]', 'country'],
      ...mail(
        'Judge',
        '{{ review.application_name }}{{ application.name }}{{ application.country }} {{ review.link }}',
      ),
    };
    const fields = { name: 'Grace Hopper', country: 'US', city: 'New York', custom_field_values: essay };
    const of = await jury(gala, { process, rules: [everything(juror('ada'))], applications: [fields] });
    await openRound(gala, of);
    const [{ id }] = await reviewsOf(gala, of);
    const [application = ''] = of.applications;
    const { body } = await gala.get(`/applications/${of.tenant}/${application}`, as('ada'));
    assert.deepEqual([body.custom_field_values, body.country, body.city], [[essay[0]], 'US', undefined]);
    await gala.courier.idle();
    const secret = secretFor(gala, 'ada@example.org');
    const post = (path: string, filter: object) => gala.post(path, filter, as('ada'));
    const ways = [
      await gala.get(`/applications/${of.tenant}/${application}`, as('ada')),
      await gala.get(`/reviews/${of.tenant}/${id}`, as('ada')),
      await gala.get(at(of, 'contact/ada'), as('ada')),
      await gala.get(at(of, 'contact/ada?format=csv'), as('ada')),
      await post(`/applications/${of.tenant}/search`, { award_ids: [of.award] }),
      await post(at(of, 'search'), {}),
      await post(at(of, 'batch'), { operations: [{ operation: 'read', id }] }),
      await gala.get('/awards/links', { token: secret }),
    ];
    for (const { status, text } of ways) {
      assert.equal(status, 200, text);
      assert.doesNotMatch(text, /Grace|Hopper|New York|Vassar|applicant-0/);
    }
    assert.equal((await post(at(of, 'search'), { title: 'Grace' })).body.Count, 0);
    const page = ways.at(-1)?.body;
    assert.equal(page.items[0].title, `Application …${application.slice(-4)}`);
    assert.doesNotMatch(gala.mails.at(-1)?.body ?? '', /Grace/);
    assert.match(gala.mails.at(-1)?.body ?? '', /US/);
    const open = await jury(gala, { rules: [everything('ada')], applications: [fields] });
    await openRound(gala, open);
    const seen = await gala.get(`/applications/${open.tenant}/${open.applications[0]}`, as('ada'));
    assert.deepEqual([seen.body.name, seen.body.custom_field_values], ['Grace Hopper', essay]);
  });

  it('a blind jury cannot be shown what names somebody, or what reviewers never see', async () => {
    const of = await jury(gala);
    for (const field of ['name', 'email_address', 'contact_id', 'average_score', 'nmae']) {
      const { status, body } = await gala.merge(`/reviewProcesses/${of.tenant}/${of.process}`, {
        blind_fields: [field],
      });
      assert.deepEqual([status, body.details[0].pointer], [400, '/blind_fields/0'], field);
    }
  });

  it('a referee sees what they saw before, also one who is in a blind jury', async () => {
    const of = await jury(gala, { process: { enable_blind_review: true }, applications: [{ city: 'Turin' }] });
    const [application_id = ''] = of.applications;
    const { id: process_id } = await made(gala, 'referenceProcesses', { award_id: of.award }, of.tenant);
    const { id: type_id } = await made(gala, 'referenceTypes', {}, of.tenant);
    const letter = { application_id, award_id: of.award, process_id, type_id, contact_id: 'rita' };
    await made(gala, 'references', letter, of.tenant);
    const seenBy = async (sub: string) => {
      const { body } = await gala.get(`/applications/${of.tenant}/${application_id}`, as(sub));
      return [body.name, body.award_id, body.round_id, body.city, body.contact_id];
    };
    assert.deepEqual(await seenBy('rita'), ['Applicant 0', of.award, undefined, undefined, undefined]);
    await openRound(gala, of);
    assert.deepEqual(await seenBy('ada'), [undefined, of.award, of.rounds[0], undefined, undefined]);
    const assignees = [{ contact_id: 'rita' }];
    await gala.post(at(of, 'assignReviews'), {
      review_round_id: of.rounds[0],
      application_ids: [application_id],
      assignees,
    });
    assert.deepEqual(await seenBy('rita'), ['Applicant 0', of.award, of.rounds[0], undefined, undefined]);
    assert.equal((await gala.get(`/applications/${of.tenant}/${application_id}`, as('otto'))).status, 404);
  });

  it('a juror saves, declines, comes back and answers by a link, which opens nothing else', async () => {
    gala.clock.now = new Date(now);
    const process = mail('Judge', '{{ reviews.link }}');
    const of = await jury(gala, { process, rules: [everything(juror('ada'), juror('alan'))] });
    const papers = await scene(gala, { process: mail('Review', '{{ reviews.link }}') });
    await openForAbstracts(gala, papers);
    await openRound(gala, of);
    while (await gala.reminding.step());
    await gala.courier.idle();
    const secret = secretFor(gala, 'ada@example.org');
    const page = async () => (await gala.get('/awards/links', { token: secret })).body;
    const { kind, items, title } = await page();
    assert.deepEqual([kind, items.length, title], ['application_reviews', 2, 'Young Scientist Award']);
    const [{ id, record }] = items;
    const by = { token: secret };
    assert.equal((await gala.post(at(of, 'submit'), { ...record, score: 3, status: 'draft' }, by)).status, 200);
    assert.equal((await gala.post(at(of, `decline/${id}`), {}, by)).status, 200);
    assert.deepEqual((await page()).items[0].may, ['reinstate']);
    assert.equal((await gala.post(at(of, `reinstate/${id}`), undefined, by)).body.status, 'draft');
    const draft = (await page()).items[0].record;
    assert.equal((await gala.post(at(of, 'submit'), { ...draft, status: 'completed', score: '4' }, by)).body.score, 4);
    assert.equal((await page()).items[0].status, 'completed');
    const theirs = (await reviewsOf(gala, of)).find(({ assignee }) => assignee.contact_id === 'alan');
    assert.equal((await gala.get(`/reviews/${of.tenant}/${theirs.id}`, by)).status, 404);
    assert.equal((await gala.get(`/abstractReviews/${of.tenant}/contact/ada`, by)).status, 403);
  });

  it('jurors are reminded before the round is due, until they have answered', async () => {
    const process = { ...mail('asked'), reminders: [rule('due', 2, 'before_due')], time_zone: 'Europe/Vienna' };
    const of = await jury(gala, {
      process,
      round: { due_at: inDays(10) },
      rules: [everything(juror('ada'), juror('alan'))],
      applications: [{}],
    }); // prettier-ignore
    await openRound(gala, of);
    const [first] = await reviewsOf(gala, of);
    assert.equal((await gala.post(at(of, `submit`), { ...first, score: 3 }, lasting)).status, 200);
    assert.deepEqual(await sentAfter(8), ['alan due']);
    const { body } = await gala.post(at(of, 'remind'), { review_round_id: of.rounds[0] }, lasting);
    assert.deepEqual([body.queued, body.skipped[0].reason], [1, 'already_completed']);
  });

  it('the organizer is told who declines, and applicants read their reviews once that is released', async () => {
    const process = {
      decline_notice_to: 'jury@example.org',
      review_decline_notice_email: { subject: '{{ assignee.name }} declines', body: '{{ review.decline_reason }}' },
      release_to_author: { comments: true, scores: true },
    };
    const of = await jury(gala, { process, rules: [everything(juror('ada'), juror('alan'))], applications: [{}] });
    const [id = ''] = of.applications;
    await openRound(gala, of);
    const [ada, alan] = await reviewsOf(gala, of);
    await gala.post(at(of, `decline/${alan.id}`), { reason: 'My student' });
    await gala.courier.idle();
    assert.deepEqual([gala.mails.at(-1)?.to, gala.mails.at(-1)?.subject], ['jury@example.org', 'alan declines']);
    await submit(gala, of, { ...ada, comments_to_submitter: 'Brave' }, 5);
    const released = async (sub: string) => await gala.get(at(of, `released/${id}`), as(sub));
    assert.deepEqual((await released('applicant-0')).body.reviews, []);
    assert.equal((await released('applicant-1')).status, 404);
    await gala.put(`/applications/${of.tenant}/status/${id}`, { review_status: 'accepted' });
    const reviews = [{ alias: 'Reviewer 1', comments_to_submitter: 'Brave', score: 5 }];
    assert.deepEqual((await released('applicant-0')).body.reviews, reviews);
  });
};
