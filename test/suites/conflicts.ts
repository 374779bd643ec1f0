/** Nobody reviews what they wrote, whichever way the review comes about. */
import { strict as assert } from 'node:assert';
import { contacts, forAll, openRound, papers, read, reviewsOf, type Scene, scene } from '../events/reviewing/story.js';
import { codesIn, refusal, type Suite, served } from '../support/api.js';
import { token } from '../support/harness.js';
import { made } from '../support/samples.js';

/** Who may do everything but override a conflict. */
const verbs = ['create', 'replace', 'patch', 'batch'].map((verb) => `abstractReviews.${verb}`);
const staff = { token: token({ sub: 'staff', permissions: verbs }) };
const as = (sub: string) => ({ token: token({ sub, permissions: ['abstractReviews.submit'] }) });

export const conflicts: Suite = (start) => {
  const gala = served(start);

  const eve = { contact_id: 'eve', email_address: ' Eve@Example.org' };
  const refused = [409, 'conflict_of_interest'];

  async function opened(paper: object = { submitter_id: 'eve' }) {
    const of = await scene(gala, { rules: [forAll(...contacts('ada'))], abstracts: [paper as never] });
    await openRound(gala, of);
    const [review] = await reviewsOf(gala, of);
    return { of, review };
  }
  const bodyFor = (of: Scene, assignee: object = eve) => ({
    abstract_id: of.abstracts[0],
    event_id: 'event-1',
    process_id: of.process,
    review_round_id: of.rounds[0],
    assignee,
  });

  const shapes: [string, object][] = [
    ['the submitter', { submitter_id: 'eve' }],
    ['the submitter, as an object', { submitter: { id: 'eve' } }],
    ['the contact of the abstract', { contact_id: 'eve' }],
    ['the submitter, by address', { email_address: 'eve@example.ORG' }],
    ['the main presenter', { main_presenter_id: 'eve' }],
    ['the presenter', { presenter_info: { contact: { contact_id: 'eve' } } }],
    ['one of the presenters, by id', { presenters: ['ada', 'eve'] }],
    ['one of the presenters, by a key', { presenters: { eve: { role: 'first' } } }],
    ['one of the presenters, by address', { presenters: [{ contact: { emails: ['EVE@example.org '] } }] }],
    ['a co-author', { co_authors: [{ co_author_contact_id: 'eve' }] }],
    ['a co-author, by address', { co_authors: [{ co_author_contact_info: { email: 'Eve <eve@example.org>' } }] }],
    ['the seventh co-author', { co_author_7: { email_address: 'eve@example.org' } }],
    ['a co-presenter', { co_presenters: [{ person: { contact_id: 'eve' } }] }],
    ['a co-presenter, by address', { co_presenter_1: 'eve@example.org' }],
  ];
  for (const [who, paper] of shapes)
    it(`is found if the reviewer is ${who}`, async () => {
      const { of } = await opened(paper);
      const reply = await gala.post(`/abstractReviews/${of.tenant}`, bodyFor(of), staff);
      assert.deepEqual(refusal(reply), refused);
      const other = bodyFor(of, { contact_id: 'even', email_address: 'eve@example.com' });
      assert.equal((await gala.post(`/abstractReviews/${of.tenant}`, other, staff)).status, 200);
    });

  it('makes every way to assign the review fail, and nothing is changed', async () => {
    const { of, review } = await opened();
    const [theirs] = await papers(gala, of.tenant, of.type, [{ submitter_id: 'ada' }]);
    const { sys_version: _, ...body } = { ...review, assignee: eve };
    const address = `/abstractReviews/${of.tenant}`;
    const directives = [{ op: 'replace', path: '/assignee', value: eve }];
    const moved = [{ op: 'replace', path: '/abstract_id', value: theirs }];
    const operations = [
      { operation: 'create', object: bodyFor(of) },
      { operation: 'update', id: review.id, object: body },
      { operation: 'patch', id: review.id, patch_directives: directives },
    ];
    const replies = [
      await gala.post(address, bodyFor(of), staff),
      await gala.put(`${address}/${review.id}`, body, staff),
      await gala.patch(`${address}/${review.id}`, directives, staff),
      await gala.patch(`${address}/${review.id}`, moved, staff), // to an abstract of its reviewer
      await gala.merge(`${address}/${review.id}`, { assignee: { email_address: 'x', contact_id: 'eve' } }, staff),
    ];
    for (const reply of replies) assert.deepEqual(refusal(reply), refused);
    const batch = await gala.post(`${address}/batch`, { operations }, staff);
    assert.deepEqual(codesIn(batch), Array(3).fill('conflict_of_interest'));
    assert.deepEqual(await reviewsOf(gala, of), [review]);
  });

  it('stops a reviewer who became an author later from submitting', async () => {
    const { of, review: before } = await opened();
    await gala.patch(`/abstracts/${of.tenant}/${of.abstracts[0]}`, [
      { op: 'add', path: '/presenters', value: ['ada'] },
    ]);
    const review = await read(gala, 'abstractReviews', of, before.id);
    assert.equal(review.conflict_of_interest, true);
    for (const body of [{ score: 4 }, { status: 'draft' }]) {
      const reply = await gala.post(`/abstractReviews/${of.tenant}/submit`, { ...review, ...body }, as('ada'));
      assert.deepEqual(refusal(reply), refused);
    }
    assert.equal((await read(gala, 'abstracts', of, of.abstracts[0])).total_score, undefined);
  });

  it('can be overridden by those with the permission, and the review says by whom', async () => {
    const { of } = await opened();
    const chair = { token: token({ sub: 'chair' }) };
    const address = `/abstractReviews/${of.tenant}`;
    const claimed = { ...bodyFor(of), conflict_overridden_by_id: 'somebody' };
    assert.deepEqual(refusal(await gala.post(address, claimed, chair)), refused); // not named
    const named = '?override=conflict_of_interest';
    const review = (await gala.post(`${address}${named}`, claimed, chair)).body;
    assert.equal(review.conflict_overridden_by_id, 'chair');
    const submitted = await gala.post(`${address}/submit`, { ...review, score: 4 }, as('eve'));
    assert.deepEqual([submitted.status, submitted.body.conflict_overridden_by_id], [200, 'chair']);
    const { sys_version: _, conflict_overridden_by_id: __, ...body } = submitted.body;
    assert.equal((await gala.put(`${address}/${review.id}`, body, staff)).body.conflict_overridden_by_id, 'chair');
    const other = { ...body, assignee: { contact_id: 'ada2' } };
    const given = await gala.put(`${address}/${review.id}${named}`, other, chair);
    assert.deepEqual([given.status, given.body.conflict_overridden_by_id], [200, undefined]);
    assert.equal((await gala.put(`${address}/${review.id}`, body, staff)).body.code, 'conflict_of_interest');
    const free = await made(gala, 'abstractReviews', { conflict_overridden_by_id: 'me' });
    assert.equal(free.conflict_overridden_by_id, undefined);
  });

  it('that was overridden for one reviewer still holds for the next', async () => {
    const { of } = await opened({ submitter_id: 'eve', co_authors: [{ co_author_contact_id: 'mallory' }] });
    const address = `/abstractReviews/${of.tenant}`;
    const { sys_version: _, ...review } = (await gala.post(`${address}?override=conflict_of_interest`, bodyFor(of)))
      .body;
    const next = { ...review, assignee: { contact_id: 'mallory' } };
    assert.equal((await gala.put(`${address}/${review.id}`, next, staff)).body.code, 'conflict_of_interest');
  });

  it('holds for a contact that one target names with an address and another without', async () => {
    const targets = [...contacts('eve'), { type: 'contact', ...eve }];
    const of = await scene(gala, { rules: [forAll(...targets)], abstracts: [{ email_address: 'eve@example.org' }] });
    const { created, skipped } = (await openRound(gala, of)).body;
    assert.deepEqual([created, skipped.length, skipped[0].reason], [0, 1, 'conflict_of_interest']);
  });

  it('is found even if the author is added while the review is created', async () => {
    for (let attempt = 0; attempt < 10; attempt++) {
      const { of } = await opened({});
      const naming = [{ op: 'add', path: '/submitter_id', value: 'eve' }];
      const [posted] = await Promise.all([
        gala.post(`/abstractReviews/${of.tenant}`, bodyFor(of), staff),
        gala.patch(`/abstracts/${of.tenant}/${of.abstracts[0]}`, naming),
      ]);
      assert.ok([200, 409].includes(posted.status), posted.text);
      if (posted.status !== 200) continue;
      // created before the author was named: the submission is refused
      const review = await read(gala, 'abstractReviews', of, posted.body.id);
      const submitted = await gala.post(`/abstractReviews/${of.tenant}/submit`, { ...review, score: 1 }, as('eve'));
      assert.equal(submitted.body.code, 'conflict_of_interest');
    }
  });

  it('depends on the contact and the address of the assignee alone', async () => {
    const { of } = await opened({ submitter_id: 'eve', email_address: 'eve@example.org' });
    const assignee = { contact_id: 'bob', name: 'eve@example.org', job_title: 'eve', guesses: ['eve@example.org'] };
    const reply = await gala.post(`/abstractReviews/${of.tenant}`, bodyFor(of, assignee), staff);
    assert.deepEqual([reply.status, reply.body.conflict_of_interest], [200, undefined], reply.text);
  });

  it('cannot be used by a reviewer to find out authors by changing their own review', async () => {
    const { of, review } = await opened({ submitter_id: 'eve', email_address: 'eve@example.org' });
    const ada = { token: token({ sub: 'ada', permissions: ['abstractReviews.*:own'] }) };
    const { body } = await gala.get(`/abstractReviews/${of.tenant}/${review.id}`, ada);
    const address = `/abstractReviews/${of.tenant}/${review.id}`;
    for (const value of ['eve@example.org', 'nobody@example.org'])
      for (const field of ['email_address', 'job_title'])
        for (const reply of [
          await gala.patch(address, [{ op: 'add', path: `/assignee/${field}`, value }], ada),
          await gala.put(address, { ...body, assignee: { ...body.assignee, [field]: value } }, ada),
        ])
          assert.deepEqual(refusal(reply), [403, 'field_not_yours'], reply.text);
    assert.equal((await gala.put(address, body, ada)).status, 200);
  });

  it('that an author causes by naming a reviewer is shown to the staff alone', async () => {
    const { of, review } = await opened({ submitter_id: 'mary' });
    const mary = { token: token({ sub: 'mary', permissions: ['abstracts.get:own', 'abstracts.patch:own'] }) };
    const ada = { token: token({ sub: 'ada', permissions: ['abstractReviews.*:own'] }) };
    const address = `/abstracts/${of.tenant}/${of.abstracts[0]}`;
    const naming = async (id: string) => {
      const value = [{ co_author_contact_id: id }];
      const { status, body } = await gala.patch(address, [{ op: 'add', path: '/co_authors', value }], mary);
      return { status, body: { ...body, sys_version: 0 } };
    };
    const search = async (conflict_of_interest: boolean, options = {}) => {
      const { body } = await gala.post(`/abstractReviews/${of.tenant}/search`, { conflict_of_interest }, options);
      return body.Items.map(({ id }: { id: string }) => id);
    };
    const noted = async () => (await read(gala, 'abstractReviews', of, review.id)).conflict_of_interest;

    const nobody = await naming('xyz');
    assert.deepEqual([await noted(), await search(true), await search(false)], [undefined, [], [review.id]]);
    const reviewer = await naming('ada');
    assert.deepEqual(JSON.parse(JSON.stringify(reviewer).replaceAll('ada', 'xyz')), nobody);
    assert.deepEqual([await noted(), await search(true), await search(false)], [true, [review.id], []]);
    assert.deepEqual(await search(true, ada), []);
    const seen = (await gala.get(`/abstractReviews/${of.tenant}/${review.id}`, ada)).body;
    assert.equal('conflict_of_interest' in seen, false);
    const submitted = await gala.post(`/abstractReviews/${of.tenant}/submit`, { ...seen, score: 4 }, ada);
    assert.deepEqual(refusal(submitted), refused);
    await naming('xyz');
    assert.deepEqual([await noted(), await search(true)], [undefined, []]);
    const claim = { ...review, sys_version: undefined, conflict_of_interest: true };
    const claimed = await gala.put(`/abstractReviews/${of.tenant}/${review.id}`, claim);
    assert.deepEqual([claimed.status, claimed.body.conflict_of_interest], [200, undefined], claimed.text);
  });
};
