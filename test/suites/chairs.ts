/** A chair who wrote an abstract does not see who reviews it, what they say, or what it is worth. */
import { strict as assert } from 'node:assert';
import {
  everything,
  submit as judge,
  reviewsOf as judgedOf,
  jury,
  openRound as openJury,
} from '../awards/reviewing/jury.js';
import { contacts, forAll, openRound, reviewsOf, type Scene, scene, submit } from '../events/reviewing/story.js';
import { refusal, type Suite, served } from '../support/api.js';
import { auditedFile } from '../support/audit.js';
import { token } from '../support/harness.js';

type Json = Readonly<Record<string, unknown>>;

const target = (contact_id: string) => ({ type: 'contact', contact_id, email_address: `${contact_id}@example.org` });
/** A chair may do everything. */
const chair = (sub: string, more: object = {}) => ({ token: token({ sub, ...more }) });
const eve = chair('eve', { email: 'eve@example.org' });
const grace = chair('grace');
const named = 'override=conflict_of_interest';
const notFound = [404, 'record_not_found'];
const mail = { enable_review_assignment_email: true, review_assignment_email: { subject: 'Review', body: 'x' } };

export const chairs: Suite = (start) => {
  const audited = auditedFile();
  const gala = served(start, { audit: audited.stream });
  after(async () => {
    await audited.stream.close();
    audited.remove();
  });

  /** Eve's abstract and another: both have a review of ada with a score of 5, and one of alan. */
  async function judged(paper: object = { submitter_id: 'eve' }) {
    const of = await scene(gala, {
      process: mail,
      rules: [forAll(target('ada'), target('alan'))],
      abstracts: [paper as Json, {}],
    });
    await openRound(gala, of);
    const all = await reviewsOf(gala, of);
    for (const review of all)
      if (review.assignee.contact_id === 'ada') {
        const reviewer = { token: token({ sub: 'ada', permissions: ['*'] }) };
        const submitted = await gala.post(`/abstractReviews/${of.tenant}/submit`, { ...review, score: 5 }, reviewer);
        assert.equal(submitted.status, 200, submitted.text);
      }
    const [hers = '', other = ''] = of.abstracts;
    const ofHers = all.filter(({ abstract_id }) => abstract_id === hers).map(({ id }) => id);
    const others = all.filter(({ abstract_id }) => abstract_id === other).map(({ id }) => id);
    assert.deepEqual([ofHers.length, others.length], [2, 2]);
    return { of, hers, other, ofHers, others };
  }
  const idsIn = ({ body }: { body: { Items?: Json[] } & Json[] }) => (body.Items ?? body).map(({ id }) => id);
  const at = ({ tenant }: Scene, path: string) => `/abstractReviews/${tenant}${path}`;

  it('lists the reviews of the round: hers are not there, nor do they count', async () => {
    const { of, hers, ofHers, others } = await judged();
    const lists = ['', '/event/event-1', `/reviewRound/${of.rounds[0]}`, '/contact/ada'];
    for (const list of lists) {
      const address = `${at(of, list)}?count=true`;
      const seen = await gala.get(address, eve);
      assert.equal(seen.status, 200, `${list}: ${seen.text}`);
      const expected = list === '/contact/ada' ? others.slice(0, 1) : others;
      assert.deepEqual([idsIn(seen), seen.headers.total], [expected, String(expected.length)], list);
      const all = await gala.get(address, grace);
      assert.equal(all.headers.total, String(2 * expected.length));
    }
    const hidden = await gala.get(`${at(of, `/abstract/${hers}`)}?count=true`, eve);
    assert.deepEqual([hidden.body.Items, hidden.headers.total], [[], '0']);
    const csv = await gala.get(at(of, '?format=csv'), eve);
    assert.deepEqual(
      ofHers.filter((id) => csv.text.includes(id)),
      [],
    );
  });

  it('sees none of hers because of a field that somebody has added to it', async () => {
    const { of, ofHers, other, others } = await judged();
    for (const id of [...ofHers, ...others]) {
      const { body } = await gala.get(at(of, `/${id}`), grace);
      const put = await gala.put(at(of, `/${id}`), { seen_with: { abstract_id: other }, ...body }, grace);
      assert.equal(put.status, 200, put.text);
    }
    assert.deepEqual(idsIn(await gala.get(at(of, ''), eve)), others);
  });

  it('finds hers by no filter, order, page or external id', async () => {
    const { of, hers, ofHers, others } = await judged();
    const [one = ''] = ofHers;
    await gala.merge(at(of, `/${one}`), { sys_external_id: 'crm-1' });
    const filters = [{ ids: ofHers }, { abstract_ids: [hers] }, { sys_external_id: 'crm-1' }];
    for (const filter of filters) {
      const { body } = await gala.post(at(of, '/search'), filter, eve);
      assert.deepEqual(body, { Count: 0, Items: [] });
      assert.notEqual((await gala.post(at(of, '/search'), filter, grace)).body.Count, 0);
    }
    for (const filter of [{}, { contact_ids: ['ada', 'alan'] }, { review_round_ids: [of.rounds[0]] }]) {
      const { body, headers } = await gala.post(at(of, '/search?fieldsToReturn=assignee&count=true'), filter, eve);
      if ('contact_ids' in filter) continue;
      assert.deepEqual([body.Items.map(({ id }: Json) => id), headers.total], [others, '2']);
    }
    for (const sort of ['-sys_created_at', 'sys_last_modified_at', '-sys_last_modified_at']) {
      const { body } = await gala.get(at(of, `?sort=${sort}`), eve);
      assert.deepEqual(body.map(({ id }: Json) => id).sort(), others, sort);
    }
    assert.deepEqual((await gala.get(at(of, '?sys_external_id=crm-1'), eve)).body, []);
    assert.deepEqual(refusal(await gala.put(at(of, '/external/crm-1?patch=true'), {}, eve)).at(0), 400);
    const page = await gala.get(at(of, '?limit=2'), eve);
    assert.deepEqual([idsIn(page), page.headers['x-last-evaluated-key']], [others, undefined]);
    const first = await gala.get(at(of, '?limit=1'), eve);
    assert.deepEqual(idsIn(first), others.slice(0, 1));
    const key = first.headers['x-last-evaluated-key'];
    assert.deepEqual(idsIn(await gala.get(at(of, `?limit=1&exclusiveStartKey=${key}`), eve)), others.slice(1));
  });

  it('can do nothing with hers, one by one or in a batch', async () => {
    const { of, hers, other, ofHers, others } = await judged();
    const [id = ''] = ofHers;
    const { body: review } = await gala.get(at(of, `/${id}`), grace);
    const asked: [string, string, unknown?][] = [
      ['GET', `/${id}`],
      ['GET', `/${id}?fields=assignee`],
      ['PUT', `/${id}`, review],
      ['PATCH', `/${id}`, [{ op: 'test', path: '/assignee/contact_id', value: 'ada' }]],
      ['DELETE', `/${id}`],
      ['POST', `/cancel/${id}`],
      ['POST', `/decline/${id}`],
      ['POST', `/reinstate/${id}`],
      ['POST', `/resendReviewAssignmentEmail/${id}`],
      ['POST', `/resendConfirmationEmail/${id}`],
      ['POST', '/submit', { ...review, score: 1 }],
      ['POST', '/remind', { review_ids: [id] }],
      ['POST', '/sendReviewAssignmentEmail', { review_ids: [id] }],
      ['POST', '/previewEmail', { process_id: of.process, review_id: id }],
    ];
    for (const [method, path, body] of asked) {
      const reply = await gala.call(method, at(of, path), { ...eve, ...(body !== undefined && { body }) });
      assert.deepEqual(refusal(reply), notFound, `${method} ${path}: ${reply.text}`);
    }
    const operations = [
      { operation: 'read', id },
      { operation: 'delete', id },
      { operation: 'patch', id, fields: { comments_to_staff: 'x' } },
      { operation: 'read', id: others[0] },
    ];
    const { body } = await gala.post(at(of, '/batch'), { operations }, eve);
    assert.deepEqual(
      body.results.map(({ status }: Json) => status),
      [404, 404, 404, 200],
    );
    // neither can she give somebody her abstract, which would tell whether they have it
    const { sys_version: _, id: __, ...draft } = { ...review, assignee: { contact_id: 'mallory' } };
    assert.deepEqual(refusal(await gala.post(at(of, ''), draft, eve)), [409, 'conflict_of_interest']);
    const moved = await gala.merge(at(of, `/${others[0]}`), { abstract_id: hers }, eve);
    assert.deepEqual(refusal(moved), [409, 'conflict_of_interest']);
    assert.equal((await gala.get(at(of, `/${others[0]}`))).body.abstract_id, other);
    const assigned = await gala.post(
      at(of, '/assignReviews'),
      { review_round_id: of.rounds[0], abstract_ids: [hers], assignees: [{ contact_id: 'ada' }] },
      eve,
    );
    assert.deepEqual(refusal(assigned), [409, 'conflict_of_interest']);
  });

  it('sees no score of her abstract, and another chair does', async () => {
    const { of, hers, other } = await judged();
    const scores = ['average_score', 'total_score', 'round_scores'];
    const address = `/abstracts/${of.tenant}`;
    const has = (record: Json) => scores.filter((name) => record[name] !== undefined);
    const answers = async (who: typeof eve, id: string): Promise<Json[]> => [
      (await gala.get(`${address}/${id}`, who)).body,
      (await gala.get(`${address}/${id}?fields=${scores}`, who)).body,
      (await gala.get(address, who)).body.find((one: Json) => one.id === id),
      (await gala.post(`${address}/search?fieldsToReturn=${scores}`, { ids: [id] }, who)).body.Items[0],
      (await gala.post(`${address}/batch`, { operations: [{ operation: 'read', id }] }, who)).body.results[0].object,
    ];
    for (const record of await answers(eve, hers)) assert.deepEqual(has(record), []);
    assert.equal((await gala.get(`${address}/${hers}`, eve)).body.sys_last_modified_by_id, 'tester'); // not who has reviewed it
    for (const record of await answers(eve, other)) assert.deepEqual(has(record), scores);
    for (const record of await answers(grace, hers)) assert.deepEqual(has(record), scores);
    const csv = await gala.get(`${address}?format=csv&fields=average_score`, eve);
    assert.deepEqual(csv.text.trim().split('\r\n').sort(), [`${hers},`, `${other},5`, 'id,average_score'].sort());
    for (const sort of ['average_score', '-average_score'])
      assert.deepEqual(idsIn(await gala.get(`${address}?sort=${sort}`, eve)), [other]);
  });

  it('changes her abstract and neither sees nor loses its scores', async () => {
    const { of, hers } = await judged();
    const address = `/abstracts/${of.tenant}/${hers}`;
    const { body: before } = await gala.get(address, eve);
    const put = await gala.put(address, { ...before, title: 'Better' }, eve);
    assert.deepEqual([put.status, put.body.title, put.body.average_score], [200, 'Better', undefined], put.text);
    const tag = { 'If-Match': (await gala.get(address, eve)).headers.etag as string };
    const patched = await gala.merge(address, { title: 'Best' }, { ...eve, headers: tag });
    assert.deepEqual([patched.status, patched.body.round_scores], [200, undefined], patched.text);
    const tested = await gala.patch(address, [{ op: 'test', path: '/average_score', value: 5 }], eve);
    assert.equal(tested.status, 409, tested.text);
    const { body: after } = await gala.get(address, grace);
    assert.deepEqual([after.title, after.average_score, after.total_score], ['Best', 5, 5]);
  });

  it('sees nothing of her abstract move when it is scored, and writes with the version that she was given', async () => {
    const of = await scene(gala, { rules: [forAll(target('ada'))], abstracts: [{ submitter_id: 'eve' }, {}] });
    await openRound(gala, of);
    const [hers = '', other = ''] = of.abstracts;
    const address = `/abstracts/${of.tenant}`;
    const begun = gala.clock.now;
    const later = (minutes: number) => {
      gala.clock.now = new Date(begun.getTime() + minutes * 60_000);
    };
    const since = `modified_since=${new Date(begun.getTime() + 1).toISOString()}`;
    const paths = [
      `/${hers}`,
      `/${hers}?fields=sys_version`,
      '?fields=sys_last_modified_at',
      `?${since}`,
      '?sort=average_score',
    ];
    const told = async () => {
      const replies = await Promise.all(
        [...paths, `?${since}&count=true`, '?sort=-sys_last_modified_at&format=csv'].map((path) =>
          gala.get(address + path, eve),
        ),
      );
      const { body } = await gala.post(`${address}/batch`, { operations: [{ operation: 'read', id: hers }] }, eve);
      const { etag } = (await gala.get(`${address}/${hers}`, eve)).headers;
      return [...replies.map(({ text, headers }) => [text, headers.total]), body.results[0].object, etag];
    };
    const before = await told();
    const [review] = (await reviewsOf(gala, of)).filter(({ abstract_id }) => abstract_id === hers);
    later(1);
    assert.equal((await submit(gala, of, review, 4)).status, 200);
    assert.deepEqual(await told(), before);
    const at = `${address}/${hers}`;
    const { body, headers } = await gala.get(at, eve);
    assert.equal((await gala.get(at, grace)).body.sys_version, body.sys_version + 1);
    later(2);
    const guarded = { ...eve, headers: { 'If-Match': headers.etag as string } };
    const put = await gala.put(at, { ...body, title: 'Better' }, guarded);
    assert.deepEqual([put.status, put.body.sys_version], [200, body.sys_version + 1], put.text);
    const nothing = await gala.merge(at, put.body, eve);
    assert.deepEqual([nothing.status, nothing.body], [200, put.body], 'sent back as it was read, it changes nothing');
    const { body: whole } = await gala.get(at, grace);
    assert.deepEqual([whole.sys_version, whole.average_score], [put.body.sys_version + 1, 4]);
    const staleReply = await gala.merge(at, { title: 'Lost' }, guarded);
    assert.equal(staleReply.status, 412, staleReply.text);
    later(3);
    assert.equal((await gala.delete(`/abstractReviews/${of.tenant}/${review.id}`, grace)).status, 200);
    assert.equal((await gala.get(at, grace)).body.average_score, undefined);
    const { body: after } = await gala.get(at, eve);
    assert.deepEqual(after, put.body, 'nor when its score is gone');
    assert.equal((await gala.merge(`${address}/${other}`, { title: 'Other' })).status, 200);
    assert.deepEqual(idsIn(await gala.get(`${address}?${since}`, eve)), [other]);
    const counts = [eve, grace].map(
      async (who) => (await gala.get(`${address}?${since}&count=true`, who)).headers.total,
    );
    assert.deepEqual(await Promise.all(counts), ['1', '2']);
  });

  it('is not told how many reviews keep her abstract from being deleted', async () => {
    const { of, hers, other } = await judged();
    const remove = async (id: string) => (await gala.delete(`/abstracts/${of.tenant}/${id}`, eve)).body;
    const { code, details } = await remove(hers);
    assert.deepEqual([code, details], ['record_referenced', undefined]);
    assert.match(JSON.stringify((await remove(other)).details), /abstractReviews: 2/);
  });

  for (const [who, paper, as] of [
    ['a co-author who is named only by e-mail address', { co_author_2: { email_address: 'Eve@example.ORG' } }, eve],
    ['a presenter in a field of no document', { co_presenters: [{ person: { contact_id: 'eve' } }] }, chair('eve')],
  ] as const)
    it(`${who} is in conflict, too`, async () => {
      const { of, hers, ofHers, others } = await judged(paper);
      assert.deepEqual(refusal(await gala.get(at(of, `/${ofHers[0]}`), as)), notFound);
      const { body, headers } = await gala.get(at(of, '?count=true'), as);
      assert.deepEqual([body.map(({ id }: Json) => id), headers.total], [others, '2']);
      assert.equal((await gala.get(`/abstracts/${of.tenant}/${hers}`, as)).body.average_score, undefined);
    });

  it('who becomes an author later is not answered again what she saw before', async () => {
    const { of, other, others } = await judged();
    const headers = { 'Idempotency-Key': 'once' };
    const id = others[0];
    const patch = () => gala.merge(at(of, `/${id}`), { comments_to_staff: 'x' }, { ...eve, headers });
    const resend = () => gala.post(at(of, `/resendReviewAssignmentEmail/${others[1]}`), undefined, { ...eve, headers });
    const assign = () =>
      gala.post(
        at(of, '/assignReviews'),
        { review_round_id: of.rounds[0], abstract_ids: [other], assignees: [{ contact_id: 'alan' }] },
        { ...eve, headers },
      );
    for (const send of [patch, assign]) assert.equal((await send()).status, 200);
    const sent = await resend();
    await gala.merge(`/abstracts/${of.tenant}/${other}`, { co_authors: [{ co_author_contact_id: 'eve' }] });
    assert.deepEqual(refusal(await patch()), [404, 'record_gone']);
    const again = await assign();
    assert.ok(again.status !== 200 || again.body.reviews.length === 0, again.text);
    if (sent.status === 200) assert.deepEqual(refusal(await resend()), notFound);
    assert.deepEqual(refusal(await gala.get(at(of, `/${id}`), eve)), notFound);
  });

  it('sees hers with the override, if she may, and the audit log says so', async () => {
    const { of, hers, ofHers } = await judged();
    const overrode = () => audited.lines().filter(({ tenant, audit }) => tenant === of.tenant && audit === 'read');
    const cannot = chair('eve', { permissions: ['abstractReviews.get', 'abstractReviews.list', 'abstracts.get'] });
    assert.deepEqual(refusal(await gala.get(at(of, `/${ofHers[0]}?${named}`), cannot)), notFound);
    assert.deepEqual(overrode(), []);
    assert.equal((await gala.get(at(of, `/${ofHers[0]}?${named}`), eve)).body.abstract_id, hers);
    assert.equal((await gala.get(at(of, `?${named}&count=true`), eve)).headers.total, '4');
    assert.equal((await gala.post(at(of, `/search?${named}`), { abstract_ids: [hers] }, eve)).body.Count, 2);
    assert.equal((await gala.get(`/abstracts/${of.tenant}/${hers}?${named}`, eve)).body.average_score, 5);
    assert.equal((await gala.get(`/abstracts/${of.tenant}?${named}&sort=average_score`, eve)).body.length, 2);
    const told = overrode().map(({ operation, sub, overrode }) => [operation, sub, overrode]);
    const rule = ['conflict_of_interest'];
    assert.deepEqual(told, [
      ['abstractReviews.get', 'eve', rule],
      ['abstractReviews.list', 'eve', rule],
      ['abstractReviews.search', 'eve', rule],
      ['abstracts.get', 'eve', rule],
      ['abstracts.list', 'eve', rule],
    ]);
    await gala.get(at(of, `/${ofHers[0]}?${named}`), grace); // who needs none has used none
    assert.equal(overrode().length, told.length);
  });

  it('finds no e-mail to her reviewers in the outbox', async () => {
    const { of, ofHers, others } = await judged();
    const about = async (who: typeof eve, query = '') =>
      (await gala.get(`/events/messages/${of.tenant}?limit=100${query}`, who)).body.Items;
    const messages = await about(grace);
    const hers = messages.filter((one: Json) => ofHers.includes(one.about as string));
    assert.equal(hers.length, 2);
    assert.deepEqual((await about(eve)).map((one: Json) => one.about).sort(), [...others].sort());
    assert.deepEqual(await about(eve, `&about=${ofHers[0]}`), []);
    const id = hers[0].id;
    for (const [method, path] of [
      ['GET', ''],
      ['POST', '/retry'],
      ['POST', '/cancel'],
    ] as const) {
      const reply = await gala.call(method, `/events/messages/${of.tenant}/${id}${path}`, eve);
      assert.deepEqual(refusal(reply), notFound, reply.text);
    }
  });

  it('opens a round and decides by rule without learning of her own', async () => {
    const { of, hers, other } = await judged();
    const dry = await gala.post(
      `/abstractReviews/${of.tenant}/openRound/${of.type}/${of.rounds[1]}?dry_run=true`,
      undefined,
      eve,
    );
    const { created, already_present, unmatched, rules, skipped } = dry.body;
    assert.deepEqual(
      [created, already_present, unmatched, rules, skipped],
      [2, 0, 0, [{ name: 'all', matched: 1 }], []],
    );
    const opened = await openRound(gala, of, 1);
    assert.equal(opened.body.created, 4);
    const rule = { event_id: 'event-1', minimum_average_score: 5, review_status: 'accepted' };
    const deciding = `/abstracts/${of.tenant}/decide`;
    const { body } = await gala.post(`${deciding}?dry_run=true`, rule, eve);
    assert.deepEqual([body.decided, body.skipped], [1, [{ id: hers, reason: 'no_score' }]]);
    assert.equal((await gala.post(`${deciding}?dry_run=true`, rule, grace)).body.decided, 2);
    await gala.post(deciding, rule, eve);
    const pending = async (id: string) => (await gala.get(`/abstracts/${of.tenant}/${id}`)).body.pending_review_status;
    assert.deepEqual([await pending(hers), await pending(other)], [undefined, 'accepted']);
  });

  it('who chairs a jury and applied does not see who judges the application', async () => {
    const of = await jury(gala, { rules: [everything('ada')], applications: [{ contact_id: 'eve' }, {}] });
    await openJury(gala, of);
    for (const review of await judgedOf(gala, of)) await judge(gala, of, review, 4);
    const address = `/reviews/${of.tenant}`;
    const { body, headers } = await gala.get(`${address}?count=true`, eve);
    assert.deepEqual([body.map((one: Json) => one.application_id), headers.total], [of.applications.slice(1), '1']);
    const hers = (await gala.get(`${address}/application/${of.applications[0]}`)).body.Items[0].id;
    assert.deepEqual(refusal(await gala.get(`${address}/${hers}`, eve)), notFound);
    const scores = async (who: typeof eve) =>
      (await gala.get(`/applications/${of.tenant}`, who)).body.map((one: Json) => one.average_score);
    assert.deepEqual(
      [await scores(eve), await scores(grace)],
      [
        [undefined, 4],
        [4, 4],
      ],
    );
    assert.deepEqual(
      idsIn(await gala.get(`/applications/${of.tenant}?sort=-average_score`, eve)),
      of.applications.slice(1),
    );
  });

  it('reviewers who became authors still see their own review', async () => {
    const of = await scene(gala, { rules: [forAll(...contacts('ada', 'alan'))], abstracts: [{ submitter_id: 'x' }] });
    await openRound(gala, of);
    await gala.merge(`/abstracts/${of.tenant}/${of.abstracts[0]}`, { submitter_id: 'ada' });
    const all = await gala.get(at(of, ''), chair('ada'));
    assert.deepEqual(
      all.body.map(({ assignee }: { assignee: Json }) => assignee.contact_id),
      ['ada'],
    );
    assert.deepEqual(refusal(await submit(gala, of, all.body[0], 3)), [409, 'conflict_of_interest']);
  });
};
