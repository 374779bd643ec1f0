/** What happens to reviews when people change their minds: chairs, reviewers and authors. */
import { strict as assert } from 'node:assert';
import {
  contacts,
  forAll,
  opening,
  openRound,
  papers,
  read,
  reviewsOf,
  type Scene,
  scene,
  submit,
} from '../events/reviewing/story.js';
import { codesIn, refusal, type Suite, served } from '../support/api.js';
import { token } from '../support/harness.js';
import { made } from '../support/samples.js';

const reviewer = (sub: string) => ({
  token: token({ sub, permissions: ['abstractReviews.*:own', 'abstractReviews.submit:own', 'abstracts.get:own'] }),
});
const template = { subject: 'Review {{ abstract.title }}', body: 'x' };
const mailing = { enable_review_assignment_email: true, review_assignment_email: template };
const target = (contact_id: string) => ({ type: 'contact', contact_id, email_address: `${contact_id}@example.org` });

export const reviewStories: Suite = (start) => {
  const gala = served(start);

  async function opened(...who: string[]) {
    const of = await scene(gala, {
      process: mailing,
      rules: [forAll(...who.map(target))],
      abstracts: [{ title: 'One' }],
    });
    const { body } = await openRound(gala, of);
    assert.equal(body.created, who.length);
    return { of, reviews: await reviewsOf(gala, of) };
  }
  const at = ({ tenant }: Scene, id: string) => `/abstractReviews/${tenant}/${id}`;
  const assign = (of: Scene, abstracts: readonly string[], contact_id: string) =>
    gala.post(`/abstractReviews/${of.tenant}/assignReviews`, {
      review_round_id: of.rounds[0],
      abstract_ids: abstracts,
      assignees: [{ contact_id }],
    });
  const average = async (of: Scene) => (await read(gala, 'abstracts', of, of.abstracts[0])).average_score;
  const naming = (of: Scene, submitter_id: string) =>
    gala.merge(`/abstracts/${of.tenant}/${of.abstracts[0]}`, { submitter_id });

  it('a connector with every permission notes its id at a review in conflict: nothing is overridden, and no score counts', async () => {
    const { of, reviews } = await opened('ada');
    await naming(of, 'ada');
    const id = reviews[0].id;
    for (const override of ['', '?override=conflict_of_interest']) {
      const { status, body } = await gala.merge(`${at(of, id)}${override}`, {
        sys_external_id: `crm${override.length}`,
      });
      assert.deepEqual([status, body.conflict_of_interest, body.conflict_overridden_by_id], [200, true, undefined]);
    }
    const operations = [
      { operation: 'patch', id, patch_directives: [{ op: 'add', path: '/sys_external_id', value: 'b' }] },
    ];
    await gala.post(`/abstractReviews/${of.tenant}/batch?atomic=true`, { operations });
    const review = await read(gala, 'abstractReviews', of, id);
    assert.deepEqual([review.sys_external_id, review.conflict_overridden_by_id], ['b', undefined]);
    assert.deepEqual(refusal(await submit(gala, of, review, 5)), [409, 'conflict_of_interest']);
    const completed = await gala.merge(at(of, id), { status: 'completed', score: 5 });
    assert.deepEqual(refusal(completed), [409, 'conflict_of_interest']);
    assert.equal(await average(of), undefined);
  });

  it('a chair who names the override submits for a reviewer in conflict, and the review says so', async () => {
    const { of, reviews } = await opened('ada');
    await naming(of, ' ada ');
    const review = await read(gala, 'abstractReviews', of, reviews[0].id);
    const chair = { token: token({ sub: 'chair' }) };
    const submitting = `/abstractReviews/${of.tenant}/submit?override=conflict_of_interest`;
    const { status, body } = await gala.post(submitting, { ...review, score: 4 }, chair);
    assert.deepEqual([status, body.conflict_overridden_by_id, await average(of)], [200, 'chair', 4]);
  });

  it('a reviewer becomes an author after the review: it no longer counts, and counts again when the name is taken back', async () => {
    const { of, reviews } = await opened('ada', 'alan');
    for (const [index, review] of reviews.entries())
      assert.equal((await submit(gala, of, review, index + 1)).status, 200);
    assert.equal(await average(of), 1.5);
    const { body } = await naming(of, reviews[0].assignee.contact_id);
    assert.deepEqual([body.average_score, await average(of)], [2, 2]);
    await naming(of, 'nobody');
    assert.equal(await average(of), 1.5);
  });

  it('staff take a review in conflict out after the round has closed; another stays', async () => {
    const { of, reviews } = await opened('ada', 'alan');
    for (const review of reviews) await submit(gala, of, review, 3);
    await openRound(gala, of, 1);
    const [one, other] = reviews.sort((a) => (a.assignee.contact_id === 'ada' ? -1 : 1));
    await naming(of, 'ada');
    assert.equal((await gala.merge(at(of, one.id), { is_active: false })).status, 200);
    assert.equal((await gala.delete(at(of, one.id))).status, 200);
    assert.deepEqual(refusal(await gala.delete(at(of, other.id))), [409, 'round_not_open']);
  });

  it('a reviewer who was taken off is not asked again for a late paper or by opening again, until a chair names them', async () => {
    const { of, reviews } = await opened('ada', 'alan');
    const [ada] = reviews.filter(({ assignee }) => assignee.contact_id === 'ada');
    await gala.delete(at(of, ada.id));
    await papers(gala, of.tenant, of.type, [{ title: 'Late' }]);
    const { body } = await openRound(gala, of);
    assert.equal(body.created, 2); // the late paper
    const off = { abstract_id: of.abstracts[0], reason: 'removed_before', rule: 'all', target: target('ada') };
    assert.deepEqual(body.skipped, [off]);
    assert.equal((await assign(of, of.abstracts, 'ada')).body.created, 1);
    assert.deepEqual((await openRound(gala, of)).body.skipped, []);
  });

  it('a reviewer whose review is inactive neither sees, submits nor is reminded of it; staff read it', async () => {
    const { of, reviews } = await opened('ada');
    const [review] = reviews;
    await gala.merge(at(of, review.id), { is_active: false });
    const ada = reviewer('ada');
    assert.equal((await gala.get(at(of, review.id), ada)).status, 404);
    assert.equal((await gala.get(`/abstracts/${of.tenant}/${of.abstracts[0]}`, ada)).status, 404);
    assert.deepEqual((await gala.get(`/abstractReviews/${of.tenant}/contact/ada`, ada)).body.Items, []);
    assert.deepEqual((await gala.post(`/abstractReviews/${of.tenant}/search`, {}, ada)).body.Items, []);
    assert.equal((await submit(gala, of, review, 5)).body.code, 'review_inactive');
    assert.equal((await gala.post(`/abstractReviews/${of.tenant}/submit`, { ...review, score: 5 }, ada)).status, 404);
    const { body } = await gala.post(`/abstractReviews/${of.tenant}/sendReviewAssignmentEmail`, {
      review_round_id: of.rounds[0],
      resend: true,
    });
    assert.deepEqual(body, { queued: 0, remaining: 0, skipped: [{ review_id: review.id, reason: 'review_inactive' }] });
    const again = await openRound(gala, of);
    assert.deepEqual([again.body.created, again.body.skipped[0].reason], [0, 'removed_before']);
    assert.equal((await gala.get(at(of, review.id))).body.is_active, false);
    assert.equal((await assign(of, of.abstracts, 'ada')).body.reviews[0].is_active, true);
    assert.equal((await gala.get(at(of, review.id), ada)).status, 200);
  });

  it('a reminder goes only to who still has something to do', async () => {
    const { of, reviews } = await opened('ada', 'alan', 'grace');
    const byContact = new Map(reviews.map((review) => [review.assignee.contact_id, review]));
    await submit(gala, of, byContact.get('ada'), 4);
    await naming(of, 'alan');
    const remind = async (body: object) => {
      const reply = await gala.post(`/abstractReviews/${of.tenant}/sendReviewAssignmentEmail`, {
        ...body,
        resend: true,
      });
      const reasons = reply.body.skipped.map(({ review_id, reason }: Record<string, string>) => [
        reviews.find(({ id }) => id === review_id).assignee.contact_id,
        reason,
      ]);
      return [reply.body.queued, Object.fromEntries(reasons)];
    };
    const idle = { ada: 'already_completed', alan: 'conflict_of_interest' };
    for (const body of [{ review_round_id: of.rounds[0] }, { review_ids: reviews.map(({ id }) => id) }])
      assert.deepEqual(await remind(body), [1, idle]);
    const one = await gala.post(`/abstractReviews/${of.tenant}/resendReviewAssignmentEmail/${byContact.get('ada').id}`);
    assert.deepEqual(refusal(one), [409, 'already_completed']);
    await gala.merge(`/abstracts/${of.tenant}/${of.abstracts[0]}`, { status: 'Withdrawn' });
    assert.deepEqual(await remind({ review_round_id: of.rounds[0] }), [0, { ...idle, grace: 'not_under_review' }]);
    await openRound(gala, of, 1);
    assert.deepEqual(await remind({ review_round_id: of.rounds[0] }), [0, { ...idle, grace: 'round_not_open' }]);
  });

  it('a review process that is not in use asks nobody, and says so', async () => {
    const { of, reviews } = await opened('ada');
    await gala.merge(`/abstractReviewProcesses/${of.tenant}/${of.process}`, { is_active: false });
    const { body } = await gala.post(`/abstractReviews/${of.tenant}/sendReviewAssignmentEmail`, {
      review_round_id: of.rounds[0],
      resend: true,
    });
    const skipped = [{ review_id: reviews[0].id, reason: 'process_inactive' }];
    assert.deepEqual(body, { queued: 0, remaining: 0, skipped });
    const one = await gala.post(`/abstractReviews/${of.tenant}/resendReviewAssignmentEmail/${reviews[0].id}`);
    assert.deepEqual(refusal(one), [409, 'process_inactive']);
    await openRound(gala, of, 1);
    const { Items } = (await gala.get(`/messages/${of.tenant}`)).body;
    assert.deepEqual(
      Items.map(({ about }: { about: string }) => about),
      [reviews[0].id],
    );
  });

  it('a chair assigns papers of another event, decided and withdrawn ones: nobody gets them, and the reasons are named', async () => {
    const { of } = await opened('ada');
    const others = [{ event_id: 'event-2' }, { review_status: 'declined' }, { status: 'withdrawn' }];
    const ids = await papers(gala, of.tenant, of.type, others);
    const { body } = await assign(of, ids, 'grace');
    assert.deepEqual(
      [body.created, body.skipped.map(({ reason }: { reason: string }) => reason)],
      [0, ['event_mismatch', 'not_under_review', 'not_under_review']],
    );
    const object = (abstract_id: string) => ({
      abstract_id,
      event_id: 'event-1',
      process_id: of.process,
      review_round_id: of.rounds[0],
      assignee: { contact_id: 'grace' },
    });
    const operations = ids.map((id) => ({ operation: 'create', object: object(id) }));
    const batch = await gala.post(`/abstractReviews/${of.tenant}/batch`, { operations });
    assert.deepEqual(codesIn(batch), ['event_mismatch', 'not_under_review', 'not_under_review']);
  });

  it('papers that are assigned by hand, singly or in a batch, are found by their round', async () => {
    const { of } = await opened('ada');
    const ids = await papers(gala, of.tenant, of.type, [{}, {}]);
    assert.equal((await assign(of, ids.slice(0, 1), 'grace')).body.created, 1);
    const place = { event_id: 'event-1', process_id: of.process, review_round_id: of.rounds[0] };
    const object = { ...place, abstract_id: ids[1], assignee: { contact_id: 'grace' } };
    await gala.post(`/abstractReviews/${of.tenant}/batch`, { operations: [{ operation: 'create', object }] });
    const found = await gala.post(`/abstracts/${of.tenant}/reviewRound/${of.rounds[0]}`, {});
    assert.deepEqual(new Set(found.body.Items.map(({ id }: { id: string }) => id)), new Set([...of.abstracts, ...ids]));
  });

  it('a rule about a topic takes the papers with that topic, and one with a mistyped field is named before the round opens', async () => {
    const values = (...pairs: [string, string][]) => ({
      custom_field_values: pairs.map(([custom_field_id, string_value]) => ({ custom_field_id, string_value })),
    });
    const [of_, topic] = ['custom_field_values', 'custom_field_values[topic].string_value'];
    const rule = (name: string, matching_conditions: object) => ({
      name,
      matching_conditions,
      targets: contacts(name),
    });
    const rules = [
      rule('chemist', { [`${of_}.custom_field_id`]: 'topic', [`${of_}.string_value`]: 'chem' }),
      rule('chemist2', { [topic]: ['chem'] }),
      rule('others', { [topic]: { not: 'chem' } }),
      rule('none', { [topic]: { blank: true } }),
      rule('typo', { tpye_id: 'x' }),
      rule('blank', { '': 'x' }),
    ];
    const abstracts = [values(['topic', 'chem']), values(['topic', 'physics'], ['second', 'chem']), {}];
    const of = await scene(gala, { rules, abstracts });
    const dry = await gala.post(`${opening(of)}?dry_run=true`);
    assert.deepEqual(dry.body.rules[0], { name: 'typo', matched: 0 });
    const one = await scene(gala, { rules: rules.slice(0, 1), abstracts });
    for (const query of ['?dry_run=true', ''])
      assert.equal((await gala.post(`${opening(one)}${query}`)).body.unmatched, 2, query);
    assert.equal((await read(gala, 'abstractReviewRounds', of, of.rounds[0])).status, 'never opened');
    const { body } = await openRound(gala, of);
    const counts = body.rules.map(({ name, matched }: { name: string; matched: number }) => [name, matched]);
    assert.deepEqual(counts, [
      ['typo', 0],
      ['blank', 0],
      ['chemist', 1],
      ['chemist2', 1],
      ['others', 2],
      ['none', 1],
    ]);
    const pairs = (await reviewsOf(gala, of)).map(({ abstract_id, assignee }) => [
      of.abstracts.indexOf(abstract_id),
      assignee.contact_id,
    ]);
    const expected = [
      [0, 'chemist'],
      [0, 'chemist2'],
      [1, 'others'],
      [2, 'none'],
      [2, 'others'],
    ];
    assert.deepEqual(pairs.sort(), expected);
  });

  it('a scale that no score is on is refused, and one that is used stays; other fields can change', async () => {
    const wrong = [
      { minimum: 10, maximum: 1 },
      { minimum: 1, maximum: 5, step: 10 },
    ];
    for (const score_options of wrong)
      await assert.rejects(made(gala, 'abstractReviewProcesses', { score_options }), /400/);
    const { of, reviews } = await opened('ada');
    const process = `/abstractReviewProcesses/${of.tenant}/${of.process}`;
    for (const score_options of wrong) assert.equal((await gala.merge(process, { score_options })).status, 400);
    assert.equal((await gala.merge(process, { score_options: { minimum: 1, maximum: 5 } })).status, 200);
    await submit(gala, of, reviews[0], 5);
    const changed = await gala.merge(process, { score_options: { maximum: 10 } });
    assert.deepEqual(refusal(changed), [409, 'scale_in_use']);
    assert.equal((await gala.merge(process, { name: 'New name' })).status, 200);
  });

  it('a chair shortens the scale in the moment in which reviewers give scores: the scale changes before all of them, or not at all', async () => {
    for (let time = 0; time < 8; time++) {
      const { of, reviews } = await opened('ada', 'alan', 'grace');
      const process = `/abstractReviewProcesses/${of.tenant}/${of.process}`;
      const shorten = () => gala.merge(process, { score_options: { minimum: 1, maximum: 5 } });
      const first = reviews.slice(0, 1 + (time % 3)).map((review) => () => submit(gala, of, review, 9));
      const at = time % 2;
      const all = [...first.slice(0, at), shorten, ...first.slice(at)];
      await Promise.all(all.map((request) => request()));
      const { score_options } = await read(gala, 'abstractReviewProcesses', of, of.process);
      const scored = (await reviewsOf(gala, of)).filter(({ status }) => status === 'completed').length;
      assert.equal(scored, score_options === undefined ? first.length : 0);
    }
  });

  it('while the only score is taken back, the scale can change; the next score keeps it', async () => {
    const { of, reviews } = await opened('ada');
    const [review] = reviews;
    const scale = (maximum: number) =>
      gala.merge(`/abstractReviewProcesses/${of.tenant}/${of.process}`, { score_options: { minimum: 1, maximum } });
    const draft = () =>
      gala.post(`/abstractReviews/${of.tenant}/submit`, {
        ...review,
        sys_version: undefined,
        status: 'draft',
        reopen: true,
      });
    for (const maximum of [5, 6]) {
      assert.equal((await scale(maximum)).status, 200);
      assert.equal((await submit(gala, of, review, maximum, { sys_version: undefined })).status, 200);
      assert.deepEqual(refusal(await scale(3)), [409, 'scale_in_use']);
      assert.equal((await draft()).status, 200);
    }
    await submit(gala, of, review, 4, { sys_version: undefined });
    await gala.delete(at(of, review.id));
    assert.equal((await scale(3)).status, 200);
  });

  it('while the second round runs without reviews, the average stays that of the first', async () => {
    const { of, reviews } = await opened('ada');
    await submit(gala, of, reviews[0], 4);
    await openRound(gala, of, 1);
    assert.equal(await average(of), 4);
    const second = (await reviewsOf(gala, of)).find(({ review_round_id }) => review_round_id === of.rounds[1]);
    await submit(gala, of, second, 1);
    assert.equal(await average(of), 1);
  });

  it('answers from paper forms come in one atomic batch: the average is of all of them', async () => {
    const { of, reviews } = await opened('ada', 'alan', 'grace', 'mary');
    await submit(gala, of, reviews[3], 1);
    const done = (id: string, score: number) => ({
      operation: 'patch',
      id,
      patch_directives: [
        { op: 'add', path: '/status', value: 'completed' },
        { op: 'add', path: '/score', value: score },
      ],
    });
    const { id: _, sys_version: __, ...review } = reviews[0];
    const operations = [
      done(reviews[0].id, 5),
      done(reviews[1].id, 2),
      { operation: 'create', object: { ...review, assignee: { contact_id: 'emmy' }, status: 'completed', score: 3 } },
      { operation: 'delete', id: reviews[3].id },
      done(reviews[2].id, 4),
    ];
    const batch = await gala.post(`/abstractReviews/${of.tenant}/batch?atomic=true`, { operations });
    assert.deepEqual(
      codesIn(batch),
      operations.map(() => undefined),
    );
    assert.equal(await average(of), 3.5);
  });

  it('a co-author is named and the title changed in one atomic batch: the co-author’s score does not count', async () => {
    const { of, reviews } = await opened('ada', 'alan');
    for (const review of reviews) await submit(gala, of, review, review.assignee.contact_id === 'ada' ? 5 : 1);
    const patch = (path: string, value: unknown) => ({
      operation: 'patch',
      id: of.abstracts[0],
      patch_directives: [{ op: 'add', path, value }],
    });
    const operations = [patch('/co_authors', [{ co_author_contact_id: 'ada' }]), patch('/title', 'Two')];
    await gala.post(`/abstracts/${of.tenant}/batch?atomic=true`, { operations });
    assert.equal(await average(of), 1);
  });

  it('a review keeps to the scale of the process that it moves to', async () => {
    const { of, reviews } = await opened('ada');
    const scale = { score_options: { minimum: 10, maximum: 20 } };
    const process_id = (await made(gala, 'abstractReviewProcesses', scale, of.tenant)).id;
    const review_round_id = (await made(gala, 'abstractReviewRounds', { process_id }, of.tenant)).id;
    await gala.post(
      `/abstractReviews/${of.tenant}/openRound/${(await made(gala, 'abstractTypes', {}, of.tenant)).id}/${review_round_id}`,
    );
    await submit(gala, of, reviews[0], 3);
    const move = (score: number) => gala.merge(at(of, reviews[0].id), { process_id, review_round_id, score });
    assert.deepEqual(refusal(await move(3)), [400, 'score_not_allowed']);
    assert.equal((await move(12)).status, 200);
  });

  it('a connector sends a review back with an older title, or another one: it has that of the paper', async () => {
    const { of, reviews } = await opened('ada');
    const { sys_version: _, ...review } = reviews[0];
    await gala.merge(`/abstracts/${of.tenant}/${of.abstracts[0]}`, { title: 'Two' });
    const { body } = await gala.put(at(of, review.id), { ...review, sys_external_id: 'crm-1' });
    assert.deepEqual([body.sys_external_id, body.abstract_title], ['crm-1', 'Two']);
    assert.equal((await gala.merge(at(of, review.id), { abstract_title: 'Mine' })).body.abstract_title, 'Two');
  });

  it('one person has one review of a paper, however a spreadsheet writes their id', async () => {
    const { of, reviews } = await opened('ada', 'grace');
    await assign(of, of.abstracts, 'Mary@Example.org');
    const grace = reviews.find(({ assignee }) => assignee.contact_id === 'grace').id;
    const object = (contact_id: string) => ({
      abstract_id: of.abstracts[0],
      event_id: 'event-1',
      process_id: of.process,
      review_round_id: of.rounds[0],
      assignee: { contact_id },
    });
    const ids = [' ada', 'ada\t', 'mary@example.org', ' MARY@example.org '];
    for (const contact_id of ids) {
      assert.deepEqual(refusal(await gala.post(`/abstractReviews/${of.tenant}`, object(contact_id))), [
        409,
        'already_taken',
      ]);
      const moved = await gala.merge(at(of, grace), { assignee: { contact_id } });
      assert.deepEqual(refusal(moved), [409, 'already_taken']);
      assert.equal((await assign(of, of.abstracts, contact_id)).body.already_present, 1);
    }
    const operations = ids.map((id) => ({ operation: 'create', object: object(id) }));
    const batch = await gala.post(`/abstractReviews/${of.tenant}/batch`, { operations });
    assert.deepEqual(
      codesIn(batch),
      ids.map(() => 'already_taken'),
    );
    const twins = ['Emmy@example.org', 'emmy@example.org', 'EMMY@example.org'];
    for (const query of ['?dry_run=true', '']) {
      const body = { operations: twins.map((id) => ({ operation: 'create', object: object(id) })) };
      const codes = codesIn(await gala.post(`/abstractReviews/${of.tenant}/batch${query}`, body));
      assert.equal(codes.filter((code: unknown) => code === 'already_taken').length, 2, query);
    }
    const twice = [object('hedy'), object('hedy'), object('ivan')].map((one) => ({ operation: 'create', object: one }));
    const tried = await gala.post(`/abstractReviews/${of.tenant}/batch?dry_run=true`, { operations: twice });
    assert.deepEqual(codesIn(tried), [undefined, 'already_taken', undefined]);
    const alan = await gala.post(`/abstractReviews/${of.tenant}`, object(' alan '));
    assert.equal((await gala.get(at(of, alan.body.id), reviewer('alan'))).status, 200);
  });

  it('an author changes the title: the reviews have the new one; a decision says when it was made', async () => {
    const { of } = await opened('ada');
    const { body } = await gala.merge(`/abstracts/${of.tenant}/${of.abstracts[0]}`, {
      title: 'Two',
      review_status: 'declined',
    });
    assert.ok(Math.abs(Date.parse(body.last_review_status_change) - Date.parse(body.sys_last_modified_at)) < 1000);
    assert.deepEqual(
      (await reviewsOf(gala, of)).map(({ abstract_title }) => abstract_title),
      ['Two'],
    );
  });
};
