/** Nobody reviews what they wrote, whichever way the review comes about. */
import { strict as assert } from 'node:assert';
import { contacts, forAll, openRound, papers, read, reviewsOf, type Scene, scene } from '../events/reviewing/story.js';
import type { Suite } from '../support/api.js';
import { token, type World } from '../support/harness.js';
import { made } from '../support/samples.js';

/** Who may do everything but override a conflict. */
const staff = {
  token: token({
    sub: 'staff',
    permissions: [
      'abstractReviews.create',
      'abstractReviews.replace',
      'abstractReviews.patch',
      'abstractReviews.batch',
    ],
  }),
};
const as = (sub: string) => ({ token: token({ sub, permissions: ['abstractReviews.submit'] }) });

export const conflicts: Suite = (start) => {
  let gala: World;
  before(async () => {
    gala = await start();
  });

  const eve = { contact_id: 'eve', email_address: ' Eve@Example.org' };

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
    ['the address of the submitter', { email_address: 'eve@example.ORG' }],
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
    it(`is found in ${who}`, async () => {
      const { of } = await opened(paper);
      const reply = await gala.post(`/abstractReviews/${of.tenant}`, bodyFor(of), staff);
      assert.deepEqual([reply.status, reply.body.code], [409, 'conflict_of_interest']);
      const other = bodyFor(of, { contact_id: 'even', email_address: 'eve@example.com' });
      assert.equal((await gala.post(`/abstractReviews/${of.tenant}`, other, staff)).status, 200);
    });

  it('is refused on every way, and changes nothing', async () => {
    const { of, review } = await opened();
    const { sys_version: _, ...body } = { ...review, assignee: eve };
    const address = `/abstractReviews/${of.tenant}`;
    const directives = [{ op: 'replace', path: '/assignee', value: eve }];
    const merge = { headers: { 'Content-Type': 'application/merge-patch+json' }, ...staff };
    const operations = [
      { operation: 'create', object: bodyFor(of) },
      { operation: 'update', id: review.id, object: body },
      { operation: 'patch', id: review.id, patch_directives: directives },
    ];
    const batch = (await gala.post(`${address}/batch`, { operations }, staff)).body.results;
    const replies = [
      await gala.post(address, bodyFor(of), staff),
      await gala.put(`${address}/${review.id}`, body, staff),
      await gala.patch(`${address}/${review.id}`, directives, staff),
      await gala.patch(`${address}/${review.id}`, { assignee: { email_address: 'x', contact_id: 'eve' } }, merge),
      ...batch.map(({ status, error }: { status: number; error: object }) => ({ status, body: error })),
    ];
    for (const { status, body: fault } of replies)
      assert.deepEqual([status, fault.code], [409, 'conflict_of_interest']);
    assert.deepEqual(await reviewsOf(gala, of), [review]);
  });

  it('refuses to move a review to an abstract of its reviewer', async () => {
    const { of, review } = await opened({});
    const [theirs] = await papers(gala, of.tenant, of.type, [{ submitter_id: 'ada' }]);
    const moved = [{ op: 'replace', path: '/abstract_id', value: theirs }];
    const reply = await gala.patch(`/abstractReviews/${of.tenant}/${review.id}`, moved, staff);
    assert.deepEqual([reply.status, reply.body.code], [409, 'conflict_of_interest']);
  });

  it('refuses the submission of who became an author later', async () => {
    const { of, review } = await opened();
    await gala.patch(`/abstracts/${of.tenant}/${of.abstracts[0]}`, [
      { op: 'add', path: '/presenters', value: ['ada'] },
    ]);
    for (const body of [
      { ...review, score: 4 },
      { ...review, status: 'draft' },
    ]) {
      const reply = await gala.post(`/abstractReviews/${of.tenant}/submit`, body, as('ada'));
      assert.deepEqual([reply.status, reply.body.code], [409, 'conflict_of_interest']);
    }
    assert.equal((await read(gala, 'abstracts', of, of.abstracts[0])).total_score, undefined);
  });

  it('is overridden by who may, and the review says by whom', async () => {
    const { of } = await opened();
    const chair = { token: token({ sub: 'chair' }) };
    const address = `/abstractReviews/${of.tenant}`;
    const claimed = { ...bodyFor(of), conflict_overridden_by_id: 'somebody' };
    const review = (await gala.post(address, claimed, chair)).body;
    assert.equal(review.conflict_overridden_by_id, 'chair');
    const submitted = await gala.post(`${address}/submit`, { ...review, score: 4 }, as('eve'));
    assert.deepEqual([submitted.status, submitted.body.conflict_overridden_by_id], [200, 'chair']);
    const { sys_version: _, conflict_overridden_by_id: __, ...body } = submitted.body;
    assert.equal((await gala.put(`${address}/${review.id}`, body, staff)).body.conflict_overridden_by_id, 'chair');
    const other = { ...body, assignee: { contact_id: 'ada2' } };
    assert.equal((await gala.put(`${address}/${review.id}`, other, chair)).body.conflict_overridden_by_id, undefined);
    assert.equal((await gala.put(`${address}/${review.id}`, body, staff)).body.code, 'conflict_of_interest');
    const free = await made(gala, 'abstractReviews', { conflict_overridden_by_id: 'me' });
    assert.equal(free.conflict_overridden_by_id, undefined);
  });

  it('holds for a contact that one target names with an address and another without', async () => {
    const targets = [...contacts('eve'), { type: 'contact', ...eve }];
    const of = await scene(gala, { rules: [forAll(...targets)], abstracts: [{ email_address: 'eve@example.org' }] });
    const { created, skipped } = (await openRound(gala, of)).body;
    assert.deepEqual([created, skipped.length, skipped[0].reason], [0, 1, 'conflict_of_interest']);
  });

  it('of an author who is added while a review is created is seen', async () => {
    for (let attempt = 0; attempt < 10; attempt++) {
      const { of } = await opened({});
      const naming = [{ op: 'add', path: '/submitter_id', value: 'eve' }];
      const [posted] = await Promise.all([
        gala.post(`/abstractReviews/${of.tenant}`, bodyFor(of), staff),
        gala.patch(`/abstracts/${of.tenant}/${of.abstracts[0]}`, naming),
      ]);
      assert.ok([200, 409].includes(posted.status), posted.text);
      // created before the author was named: the submission is refused
      if (posted.status === 200)
        assert.equal(
          (await gala.post(`/abstractReviews/${of.tenant}/submit`, { ...posted.body, score: 1 }, as('eve'))).body.code,
          'conflict_of_interest',
        );
    }
  });
};
