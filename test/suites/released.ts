/** Authors read their reviews when they are to, and learn nothing of them before; they confirm by a link. */
import { strict as assert } from 'node:assert';
import { forAll, openRound, reviewsOf, scene, submit } from '../events/reviewing/story.js';
import { type Suite, served } from '../support/api.js';
import { token } from '../support/harness.js';
import { secretFor } from '../support/links.js';
import { made } from '../support/samples.js';

type Json = Readonly<Record<string, unknown>>;
const reviewer = (contact_id: string) => ({ type: 'contact', contact_id });
const author = (sub: string) => {
  const abstracts = ['create', 'get', 'search', 'listByReviewRound', 'batch', 'confirm', 'withdraw'].map(
    (verb) => `abstracts.${verb}:own`,
  );
  return { token: token({ sub, contact_id: sub, permissions: [...abstracts, 'abstractReviews.released:own'] }) };
};

interface Submitted {
  readonly sub: string;
  readonly id: string;
  /** As whom the link in the receipt is opened. */
  readonly by: object;
}

export const released: Suite = (start) => {
  const gala = served(start);

  /** An abstract by Ada, with three reviews, and one by Alan, whose reviews were deleted. */
  async function reviewed(release_to_author: Json | undefined) {
    const process = release_to_author && { release_to_author };
    const papers = ['ada', 'alan'].map((sub) => ({
      submitter_id: sub,
      email_address: `${sub}@example.org`,
      title: 'Same',
    }));
    const rules = [forAll(reviewer('rosa'), reviewer('otto'), reviewer('ida'))];
    const of = await scene(gala, { ...(process && { process }), rules, abstracts: papers });
    await openRound(gala, of);
    const all = await reviewsOf(gala, of);
    const [first = '', second = ''] = of.abstracts;
    for (const one of all.filter(({ abstract_id }) => abstract_id === second))
      await gala.delete(`/abstractReviews/${of.tenant}/${one.id}`);
    const reviews = all.filter(({ abstract_id }) => abstract_id === first);
    const read = async (id = first, as: object = author('ada')) =>
      await gala.get(`/abstractReviews/${of.tenant}/released/${id}`, as);
    const write = async (n: number, comments_to_submitter = `Words ${n}`, score = n + 1) =>
      await submit(gala, of, { ...reviews[n], comments_to_submitter }, score);
    const accept = async (id = first) =>
      await gala.put(`/abstracts/${of.tenant}/status/${id}`, { review_status: 'accepted' });
    return { ...of, first, second, reviews, read, write, accept };
  }
  const shown = ({ body }: { body: { reviews: Json[] } }) => body.reviews;

  it('an author learns nothing of a review before it is released, in any way out', async () => {
    const process = { release_to_author: { comments: true, scores: true } };
    const rules = [{ ...forAll(reviewer('rosa'), reviewer('otto')), matching_conditions: { title: 'By ada' } }];
    const of = await scene(gala, { process, rules, abstracts: [] });
    const receipt = { subject: 'Received', body: '{{ abstract.link }}' };
    const submission = { is_active: true, enable_confirmation_email: true, confirmation_email: receipt };
    const { id: submission_process_id } = await made(gala, 'abstractSubmissionProcesses', submission, of.tenant);
    await gala.merge(`/abstractTypes/${of.tenant}/${of.type}`, { submission_process_id });
    const begun = gala.clock.now;
    const submitted = async (sub: string) => {
      gala.clock.now = begun;
      const fields = { event_id: 'event-1', type_id: of.type, submitter_id: sub, name: sub, title: `By ${sub}` };
      const paper = { ...fields, email_address: `${sub}@example.org` };
      const reply = await gala.post(`/abstracts/${of.tenant}`, paper, author(sub));
      assert.equal(reply.status, 200, reply.text);
      await gala.courier.idle();
      return { sub, id: reply.body.id as string, by: { token: secretFor(gala, paper.email_address) } };
    };
    const [ada, alan] = [await submitted('ada'), await submitted('alan')];
    const later = () => {
      gala.clock.now = new Date(gala.clock.now.getTime() + 60_000);
    };
    /** All that the author can be told, without what differs between any two requests and any two people. */
    const said = async ({ sub, id, by }: Submitted) => {
      const [as, at] = [author(sub), `/abstracts/${of.tenant}`];
      const replies = [
        await gala.get(`${at}/${id}`, as),
        await gala.get(`${at}/${id}`, by),
        await gala.post(`${at}/search`, {}, as),
        await gala.post(`${at}/search?format=csv`, {}, as),
        await gala.post(`${at}/reviewRound/${of.rounds[0]}`, {}, as),
        await gala.post(`${at}/batch`, { operations: [{ operation: 'read', id }] }, as),
        await gala.get(`/abstractReviews/${of.tenant}/released/${id}`, as),
        await gala.get(`/abstractReviews/${of.tenant}/released/${id}`, by),
        await gala.get('/events/links', by),
      ];
      return replies.map(({ status, headers, text }) => {
        assert.equal(status, 200, text);
        const { date: _, 'x-request-id': __, ...rest } = headers;
        return JSON.stringify({ ...rest, text });
      });
    };
    /** Without what differs between two people. */
    const anonymous = (all: string[], { sub, id }: Submitted) =>
      all.map((one) => {
        const headers = one.replace(/"etag":"[^,]*,|"content-length":"\d+",/g, '');
        return headers.replaceAll(id, 'ID').replaceAll(sub, 'SUB');
      });
    const first = await said(ada);
    /** All is as it was before the round, down to each header; and as if nobody had reviewed it. */
    const checkSilence = async (after: string) => {
      const now = await said(ada);
      assert.deepEqual(now, first, after);
      assert.deepEqual(anonymous(now, ada), anonymous(await said(alan), alan), after);
    };
    const steps: Record<string, () => Promise<unknown>> = {
      'the round was opened': () => openRound(gala, of),
      'a review was saved': async () => {
        const [one] = await reviewsOf(gala, of);
        return await gala.post(`/abstractReviews/${of.tenant}/submit`, { ...one, status: 'draft', score: 2 });
      },
      'one was submitted': async () =>
        await submit(gala, of, { ...(await reviewsOf(gala, of))[0], status: 'completed' }, 5),
      'one was changed': async () => {
        const [one] = await reviewsOf(gala, of);
        return await gala.merge(`/abstractReviews/${of.tenant}/${one.id}`, { comments_to_submitter: 'Good.' });
      },
      'one was deleted': async () => {
        const [, two] = await reviewsOf(gala, of);
        return await gala.delete(`/abstractReviews/${of.tenant}/${two.id}`);
      },
      'it was decided, and nobody told': async () => {
        const body = { abstract_ids: [ada.id], review_status: 'accepted' };
        return await gala.post(`/abstracts/${of.tenant}/decide`, body);
      },
    };
    for (const [after, step] of Object.entries(steps)) {
      later();
      assert.ok(((await step()) as { status: number }).status < 300, after);
      later();
      await checkSilence(after);
    }
    assert.equal((await reviewsOf(gala, of)).filter(({ status }) => status === 'completed').length, 1);
  });

  it('with an abstract go the names of its reviewers', async () => {
    const of = await reviewed({ comments: true });
    await of.write(0);
    await of.accept();
    assert.equal(shown(await of.read()).length, 1);
    const key = { collection: 'events.aliases', tenant: of.tenant, id: of.first };
    assert.ok(await gala.store.read(key));
    for (const { id } of of.reviews) await gala.delete(`/abstractReviews/${of.tenant}/${id}`);
    assert.equal((await gala.delete(`/abstracts/${of.tenant}/${of.first}`)).status, 200);
    assert.equal(await gala.store.read(key), undefined);
  });

  it('a decision that nobody has been told releases nothing', async () => {
    const of = await reviewed({ comments: true });
    await of.write(0);
    await gala.merge(`/abstracts/${of.tenant}/${of.first}`, {
      review_status: 'accepted',
      pending_review_status: 'accepted',
    });
    assert.deepEqual(shown(await of.read()), []);
    await of.accept();
    assert.deepEqual(shown(await of.read()), [{ alias: 'Reviewer 1', comments_to_submitter: 'Words 0' }]);
  });

  it('settings say what is shown: comments, scores, both, or nothing', async () => {
    const first = async (release?: Json) => {
      const of = await reviewed(release);
      await of.write(0);
      await of.accept();
      return shown(await of.read())[0];
    };
    const alias = 'Reviewer 1';
    assert.deepEqual(await first({ comments: true, scores: true, when: 'decision' }), {
      alias,
      comments_to_submitter: 'Words 0',
      score: 1,
    });
    assert.deepEqual(await first({ scores: true }), { alias, score: 1 });
    for (const none of [undefined, { comments: true, when: 'never' }, { comments: false }, {}])
      assert.equal(await first(none), undefined);
    assert.deepEqual(await first({ comments: true, when: '2026-01-01T00:00:00Z' }), {
      alias,
      comments_to_submitter: 'Words 0',
    });
    assert.equal(await first({ comments: true, when: '2027-01-01T00:00:00Z' }), undefined);
    const wrong = await made(gala, 'abstractReviewProcesses').then(({ id }) =>
      gala.merge(`/abstractReviewProcesses/acme/${id}`, { release_to_author: { when: 'soon' } }),
    );
    assert.equal(wrong.status, 400);
  });

  it('only what is completed and counts is shown, and nothing for staff, or of who wrote it', async () => {
    const of = await reviewed({ comments: true });
    for (const n of [0, 1, 2]) await of.write(n);
    await gala.merge(`/abstractReviews/${of.tenant}/${of.reviews[1].id}`, { is_active: false });
    await gala.merge(`/abstracts/${of.tenant}/${of.first}`, { main_presenter_id: of.reviews[2].assignee.contact_id });
    await of.accept();
    const { text } = await of.read();
    assert.deepEqual(JSON.parse(text).reviews, [{ alias: 'Reviewer 1', comments_to_submitter: 'Words 0' }]);
    assert.ok(!/rosa|otto|ida|comments_to_staff|"id"/.test(text), text);
  });

  it('a reviewer keeps their name, and its number says nothing of who came first', async () => {
    const of = await reviewed({ comments: true });
    await of.write(2);
    await of.write(0);
    await of.accept();
    const names = async () => new Map(shown(await of.read()).map((one) => [one.comments_to_submitter, one.alias]));
    const all = await Promise.all(Array.from({ length: 5 }, names));
    const before = all[0] as Map<unknown, unknown>;
    for (const one of all) assert.deepEqual(one, before);
    await gala.merge(`/abstractReviews/${of.tenant}/${of.reviews[1].id}`, {
      status: 'completed',
      comments_to_submitter: 'Words 1',
    });
    assert.deepEqual(await names(), new Map([...before, ['Words 1', 'Reviewer 3']]));
    const [gone = ''] = [...before.keys()].filter((words) => before.get(words) === 'Reviewer 1').map(String);
    await gala.merge(`/abstractReviews/${of.tenant}/${of.reviews[Number(gone.at(-1))].id}`, { is_active: false });
    assert.deepEqual([...(await names()).values()], ['Reviewer 2', 'Reviewer 3']);
    const numbers = new Set<unknown>();
    for (let n = 0; n < 12; n++) {
      const other = await reviewed({ comments: true });
      for (const one of [0, 1, 2]) await other.write(one);
      await other.accept();
      numbers.add(shown(await other.read()).find((one) => one.comments_to_submitter === 'Words 0')?.alias);
    }
    assert.ok(numbers.size > 1, 'who wrote first is always the same');
  });

  it('it is for its author: others are told that there is no such abstract', async () => {
    const of = await reviewed({ comments: true });
    await of.write(0);
    await of.accept();
    for (const sub of ['alan', 'rosa', 'nobody']) {
      const { status, body } = await of.read(of.first, author(sub));
      assert.deepEqual([status, body.code], [404, 'record_not_found'], sub);
    }
    assert.equal(shown(await of.read(of.first, {})).length, 1);
    assert.equal((await of.read('none-such', {})).status, 404);
  });

  it('by the link in the letter, an author reads the decision and the comments, confirms and withdraws', async () => {
    const of = await reviewed({ comments: true });
    await of.write(0);
    const letter = {
      subject: 'Accepted',
      body: '<a href="{{ abstract.link }}">Confirm</a>',
      reply_to: 'chair@example.org',
    };
    const process = { event_id: 'event-1', enable_selection_email: true, selection_email: letter };
    await made(gala, 'abstractDecisionProcesses', process, of.tenant);
    await gala.courier.idle();
    gala.mails.length = 0;
    await of.accept();
    await gala.courier.idle();
    const secret = secretFor(gala, 'ada@example.org');
    const by = { token: secret };
    const page = async () => (await gala.get('/events/links', by)).body;
    const { kind, title, items } = await page();
    assert.deepEqual([kind, title, items.length], ['abstract', undefined, 1]);
    const [{ may, status, record, reviews }] = items;
    assert.deepEqual([may, status, record.decision], [['confirm', 'withdraw'], 'accepted', 'accepted']);
    assert.deepEqual(reviews, [{ alias: 'Reviewer 1', comments_to_submitter: 'Words 0' }]);
    for (const hidden of ['review_status', 'decisions', 'average_score']) assert.equal(record[hidden], undefined);
    assert.deepEqual(shown(await of.read(of.first, by)), reviews);
    assert.equal((await of.read(of.second, by)).status, 404);
    const at = (verb: string, id = of.first) => `/abstracts/${of.tenant}/${verb}/${id}`;
    assert.equal((await gala.post(at('confirm', of.second), undefined, by)).status, 404);
    assert.equal((await gala.post(at('confirm'), undefined, by)).status, 200);
    assert.deepEqual((await page()).items[0].may, ['withdraw']);
    assert.equal((await gala.post(at('withdraw'), { reason: 'Ill.' }, by)).body.status, 'withdrawn');
    const after = (await page()).items[0];
    assert.deepEqual([after.may, after.status, after.record.withdraw_reason], [[], 'withdrawn', 'Ill.']);
    await gala.courier.idle();
    const told = gala.mails.filter(({ to }) => to === 'chair@example.org').map(({ subject }) => subject);
    assert.deepEqual(told, ['Confirmed: Same', 'Withdrawn: Same']);
    await gala.merge(`/abstracts/${of.tenant}/${of.first}`, { email_address: 'other@example.org' });
    assert.equal((await gala.get('/events/links', by)).body.code, 'link_ended');
  });
};
