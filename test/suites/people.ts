/** Somebody asks what is kept of them, and wants to be forgotten. */
import { strict as assert } from 'node:assert';
import { collections } from '../../src/gala.js';
import { openRound, reviewsOf, type Scene, scene, submit } from '../events/reviewing/story.js';
import { refusal, type Suite } from '../support/api.js';
import { type RequestOptions, token, type World } from '../support/harness.js';
import { asking, linked } from '../support/links.js';
import { made } from '../support/samples.js';
import { deletedOf, historyOf, pass, told } from './history.js';
import { unsent } from './postOffice.js';

type Json = Readonly<Record<string, unknown>>;

const pageSize = 1000;

/** Everything that is stored for a tenant, in every collection. */
async function everything({ store }: World, of: string): Promise<string> {
  const found: string[] = [];
  const names = [...(await collections()).keys()].filter((name) => name !== 'gala.counts');
  for (const collection of names)
    for (const tenant of [of, 'all'])
      for (let after: string | undefined; ; ) {
        const docs = await store.page({
          collection,
          tenant,
          limit: pageSize,
          ...(after && { after }),
          consistent: true,
        });
        for (const { json } of docs) found.push(`${collection} ${json}`);
        after = docs.at(-1)?.id;
        if (docs.length === 0) break;
      }
  return found.join('\n');
}

/** Looks, and then erases, as far as there is more. @returns the sums. */
async function erase(gala: World, service: string, tenant: string, person: Json, as: RequestOptions = {}) {
  const address = `/${service}/people/${tenant}/erase`;
  const go = async (how: string, more: Json) => {
    const sums = { records: 0, messages: 0 };
    for (let key: Json = {}; ; ) {
      const { status, body } = await gala.post(address + how, { ...person, ...more, ...key }, as);
      assert.equal(status, 200, body.message);
      sums.records += body.records;
      sums.messages += body.messages;
      if (body.LastEvaluatedKey === undefined) return { ...sums, person: body.person, digest: body.digest };
      key = { exclusiveStartKey: body.LastEvaluatedKey };
    }
  };
  const before = await everything(gala, tenant);
  const { digest, ...trial } = await go('?dry_run=true', {});
  assert.equal(await everything(gala, tenant), before, 'a dry run changes nothing');
  const { digest: _, ...done } = await go('', { digest });
  assert.deepEqual([done.records, done.messages], [trial.records, trial.messages]);
  return trial;
}

const ada = { contact_id: 'contact-ada', name: 'Ada Lovelace', email_address: 'ada@example.org' };
const asked = { contact_ids: ['contact-ada'], email_addresses: ['ada@example.org'], names: ['Ada Lovelace'] };

export const people: Suite = (start) => {
  let gala: World;
  beforeEach(async () => {
    gala = await start();
  });

  it('finds a referee by contact or address in whichever case, and says what stands beside that', async () => {
    const { reference } = await linked(gala, ada);
    const other = await made(gala, 'references', {
      contact_id: 'contact-2',
      email_address: 'rosemary.ada@example.org',
    });
    const found = async (query: string) => (await gala.get(`/awards/people/acme?${query}`)).body;
    const Items = [{ resource: 'references', id: reference.id, places: ['/contact_id', '/email_address'] }];
    const person = { ...asked };
    const places = (one: Json) => [...(one.places as string[])].sort();
    for (const query of ['contact_id=contact-ada&email_address=Ada@Example.org']) {
      const { body } = await gala.get(`/awards/people/acme?${query}`);
      assert.deepEqual(
        body.Items.map((one: Json) => ({ ...one, places: places(one) })),
        Items,
      );
      assert.deepEqual(body.person.contact_ids, person.contact_ids);
      assert.deepEqual(body.person.names, person.names);
    }
    assert.deepEqual((await found('contact_id=contact-ada')).person, person);
    assert.deepEqual((await found('email_address=ADA%40example.org')).Items.length, 1);
    assert.deepEqual((await found('email_address=rosemary.ada%40example.org')).Items[0].id, other.id);
    assert.deepEqual((await found('contact_id=contact')).Items, []);
    assert.deepEqual((await gala.get('/events/people/acme?contact_id=contact-ada')).body.Items, []);
    assert.deepEqual((await gala.get('/awards/people/globex?contact_id=contact-ada')).body.Items, []);
    assert.deepEqual(refusal(await gala.get('/awards/people/acme')), [400, 'person_missing']);
  });

  it('forgets a referee in records, history, deleted records, e-mails, links and kept answers; the letter stays', async () => {
    const key = { headers: { 'Idempotency-Key': 'decline-1' } };
    const { reference, id } = await linked(gala, {
      ...ada,
      first_name: 'Ada',
      last_name: 'Lovelace',
      notes: 'A letter.',
    });
    const { name: _, ...old } = { ...ada, email_address: 'old@example.org' };
    const gone = await made(gala, 'references', { ...old, name: 'A. Lovelace', city: 'London' });
    assert.equal((await gala.merge(`/references/acme/${gone.id}`, { city: 'Ockham' })).status, 200);
    assert.equal((await gala.delete(`/references/acme/${gone.id}`)).status, 200);
    const handed = await made(gala, 'references', { ...ada, city: 'Marylebone' });
    for (const [
      city,
      next,
    ] of [['Mayfair', ada], ['Turin', { contact_id: 'contact-2', name: 'Luigi', email_address: 'l@example.org' }]] as const) // biome-ignore format: one line
      assert.equal((await gala.merge(`/references/acme/${handed.id}`, { ...next, city })).status, 200);
    await gala.post(`/references/acme/decline/${id}`, { reason: 'Ada is away' }, key);
    await gala.courier.idle();
    assert.match(await everything(gala, 'acme'), /Marylebone/);
    const before = (await gala.get(`/references/acme/${id}`)).body;

    const known = await erase(gala, 'awards', 'acme', asked);
    assert.equal(known.records, 1);
    assert.ok(known.messages > 0);
    const left = await everything(gala, 'acme');
    for (const trace of ['contact-ada', 'ada@example.org', 'Lovelace', 'Ada is away', 'Marylebone', 'Ockham', 'old@'])
      assert.ok(!left.includes(trace), `${trace}: ${left.split('\n').find((one) => one.includes(trace))}`);
    const after = (await gala.get(`/references/acme/${id}`)).body;
    assert.match(after.contact_id, /^erased-\w+$/);
    const { application_id, process_id, notes, status, sys_version } = after;
    assert.deepEqual(
      [application_id, process_id, notes, status, after.name, after.email_address],
      [reference.application_id, reference.process_id, 'A letter.', 'declined', 'erased', undefined],
    );
    assert.equal(sys_version, before.sys_version + 1);
    for (const one of [id, handed.id]) {
      const { body } = await gala.get(historyOf('references', one));
      assert.ok(body.Items.length > 1);
      for (const { version } of body.Items)
        assert.equal((await gala.get(`${historyOf('references', one)}/${version}`)).status, 200);
    }
    assert.equal((await gala.get(`/references/acme/${handed.id}`)).body.name, 'Luigi');
    assert.equal((await gala.post(`/awards/undelete/acme/references/${gone.id}`)).body.name, 'erased');
    assert.deepEqual((await gala.get('/awards/people/acme?contact_id=contact-ada')).body.Items, []);
  });

  it('does not send what is still to be sent, nor a copy', async () => {
    const template = {
      subject: 'Your letter',
      body: '{{ reference.name }} ada@example.org',
      cc: 'chair@example.org, ada@example.org',
    };
    const process = { enable_reference_notification_email: true, reference_notification_email: template };
    const { id: process_id } = await made(gala, 'referenceProcesses', process);
    const first = await made(gala, 'references', { process_id, ...ada });
    const other = {
      process_id,
      award_id: first.award_id,
      contact_id: 'c-2',
      name: 'Ada Lovelace',
      email_address: 'two@example.org',
    };
    const second = await made(gala, 'references', other);
    const { send } = gala.transport;
    const later = () => Promise.reject(unsent('deferred', 'later'));
    gala.transport.send = later;
    for (const { application_id } of [first, second]) await gala.post(`/references/acme/process/${application_id}`);
    await gala.courier.idle();
    await erase(gala, 'awards', 'acme', asked);
    gala.transport.send = send;
    pass(gala, 3_600_000);
    gala.courier.begin();
    await gala.courier.idle();
    assert.ok(gala.mails.every(({ to }) => to !== 'ada@example.org'));
  });

  it('of whoever has asked others, only they are forgotten: the others can still answer', async () => {
    const { reference_notification_email: template } = asking;
    const from = { ...template, reply_to: 'ada@example.org', from_name: 'Ada Lovelace' };
    const other = { contact_id: 'c-2', name: 'Luigi', email_address: 'two@example.org' };
    const { secret } = await linked(gala, other, { reference_notification_email: from });
    await erase(gala, 'awards', 'acme', asked);
    await erase(gala, 'awards', 'globex', { email_addresses: [other.email_address] });
    const sent = (await everything(gala, 'acme')).split('\n').filter((one) => /^(mail|gala\.links)/.test(one));
    assert.ok(sent.length > 1);
    for (const trace of ['ada@example.org', 'Ada Lovelace']) assert.ok(!sent.join().includes(trace), trace);
    const { status, body } = await gala.get('/awards/links', { token: secret });
    assert.deepEqual([status, body.person.name], [200, 'Luigi']);
  });

  it('clears a long history once', async () => {
    const { id } = await made(gala, 'references', ada);
    for (let n = 0; n < 60; n++) await gala.merge(`/references/acme/${id}`, { ...ada, city: `Town ${n}` });
    const { commit } = gala.store;
    let commits = 0;
    gala.store.commit = (changes) => {
      commits++;
      return commit.call(gala.store, changes);
    };
    await erase(gala, 'awards', 'acme', asked);
    assert.ok(commits < 10, `${commits} commits`);
    const { body } = await gala.get(historyOf('references', id));
    assert.equal(body.Items.length, 62);
    assert.ok(!JSON.stringify(body).includes('Town'));
  });

  it('tells followers of each record that it changed, and nothing of who it was', async () => {
    const { id } = await made(gala, 'references', ada);
    const { LastPosition } = (await gala.get('/awards/changes/acme?after=now')).body;
    await erase(gala, 'awards', 'acme', asked, { token: token({ sub: 'officer', permissions: ['*'] }) });
    const { body } = await gala.get(`/awards/changes/acme?after=${LastPosition}&include=record`);
    const [{ operation, by_id, record }, ...others] = body.Items;
    assert.deepEqual([operation, by_id, record.id, others.length], ['updated', 'officer', id, 0]);
    assert.deepEqual(told(await gala.get(historyOf('references', id))).slice(0, 2), [[2, 'updated'], [1, 'created']]); // biome-ignore format: one line
  });

  it('needs a permission of its own, a dry run of the same person, and leaves other tenants alone', async () => {
    const { id } = await made(gala, 'references', ada, 'globex');
    const staff = { token: token({ permissions: ['people.list', 'references.*'] }) };
    assert.deepEqual(refusal(await gala.post('/awards/people/acme/erase?dry_run=true', asked, staff)), [
      403,
      'permission_missing',
    ]);
    assert.equal((await gala.get('/awards/people/acme?contact_id=x', staff)).status, 200);
    const own = { token: token({ permissions: ['people.*:own'] }) };
    assert.deepEqual(refusal(await gala.get('/awards/people/acme?contact_id=x', own)), [403, 'permission_missing']);
    assert.deepEqual(refusal(await gala.post('/awards/people/acme/erase', asked)), [409, 'dry_run_missing']);
    const { digest } = (await gala.post('/awards/people/acme/erase?dry_run=true', asked)).body;
    const another = { ...asked, contact_ids: ['contact-2'], digest };
    assert.deepEqual(refusal(await gala.post('/awards/people/acme/erase', another)), [409, 'dry_run_missing']);
    assert.deepEqual(refusal(await gala.post('/awards/people/globex/erase', { ...asked, digest })), [
      409,
      'dry_run_missing',
    ]);
    assert.deepEqual(refusal(await gala.post('/awards/people/acme/erase?dry_run=true', { names: ['Ada'] })), [
      400,
      'person_missing',
    ]);
    assert.equal((await gala.post('/awards/people/acme/erase', { ...asked, digest })).status, 200);
    assert.equal((await gala.get(`/references/globex/${id}`)).body.name, 'Ada Lovelace');
  });

  it('goes on where a request has stopped', async () => {
    const operations = Array.from({ length: 100 }, (_, n) => ({ operation: 'create', object: { name: `Award ${n}`, notes: n % 50 === 0 ? 'ask ada@example.org' : 'x' } })); // biome-ignore format: one line
    for (let n = 0; n < 26; n++) assert.equal((await gala.post('/awards/many/batch', { operations })).status, 200);
    const found: string[] = [];
    for (let key = ''; ; ) {
      const { body } = await gala.get(`/awards/people/many?email_address=ada@example.org&limit=10${key}`);
      found.push(...body.Items.map(({ id }: Json) => id));
      if (body.LastEvaluatedKey === undefined) break;
      key = `&exclusiveStartKey=${body.LastEvaluatedKey}`;
    }
    assert.deepEqual([found.length, new Set(found).size], [52, 52]);
    assert.equal((await erase(gala, 'awards', 'many', asked)).records, 52);
    assert.ok(!(await everything(gala, 'many')).includes('ada@example.org'));
  });

  describe('at a conference', () => {
    let of: Scene;
    const conflicted = { token: token({ sub: 'chair', permissions: ['*.get', 'people.*'] }) };
    beforeEach(async () => {
      const target = { type: 'contact', ...ada };
      const author = { submitter_id: 'contact-ada', name: 'Ada Lovelace', city: 'Ockham' };
      const link = { co_author_contact_id: 'contact-ada', co_author_contact_info: { phone: '123456789' } };
      const co_authors = [link, { co_author_contact_id: 'carl' }];
      of = await scene(gala, {
        rules: [{ name: 'all', matching_conditions: {}, targets: [target, { ...target, contact_id: 'bob', name: 'Bob', email_address: 'b@example.org' }] }], // biome-ignore format: one line
        process: { committee_members: [{ committee_id: 'c', contact: ada }, { committee_id: 'c', contact: { contact_id: 'bob' } }] }, // biome-ignore format: one line
        abstracts: [{ submitter_id: 'chair' }, { ...author, title: 'On engines', co_authors }, {}],
      });
      await openRound(gala, of);
    });

    it('a reviewer who is forgotten leaves the reviews and scores, and is asked for no others', async () => {
      for (const review of await reviewsOf(gala, of)) assert.equal((await submit(gala, of, review, 4)).status, 200);
      const scores = async () => (await reviewsOf(gala, of)).map(({ id, score, status }) => [id, score, status]);
      const average = async (n: number) => (await gala.get(`/abstracts/${of.tenant}/${of.abstracts[n]}`)).body;
      const before = await scores();
      await erase(gala, 'events', of.tenant, asked);
      const left = await everything(gala, of.tenant);
      for (const trace of ['contact-ada', 'ada@example.org', 'Lovelace', '123456789', 'Ockham'])
        assert.ok(!left.includes(trace), trace);
      assert.deepEqual(await scores(), before);
      assert.equal((await average(0)).average_score, 4);
      const { submitter_id, name, title, city, co_authors } = await average(1);
      assert.deepEqual([submitter_id, name, title, city], [undefined, 'erased', 'On engines', undefined]);
      assert.deepEqual(co_authors, [{ co_author_contact_id: 'carl' }]);
      const process = (await gala.get(`/abstractReviewProcesses/${of.tenant}/${of.process}`)).body;
      assert.deepEqual(process.committee_members, [{ committee_id: 'c', contact: { contact_id: 'bob' } }]);
      const reviewers = new Set((await reviewsOf(gala, of)).map(({ assignee }) => assignee.contact_id));
      assert.equal(reviewers.size, 3, 'Bob, and nobody known for each of the two reviews');
      const round = (await gala.get(`/abstractReviewRounds/${of.tenant}/${of.rounds[1]}`)).body;
      assert.deepEqual(
        round.review_assignment_rules[0].targets.map((one: Json) => one.contact_id),
        ['bob'],
      );
      assert.equal((await openRound(gala, of, 1)).body.created, 3);
    });

    it('a chair who has submitted does not learn by it who reviews their abstract, but it is erased', async () => {
      const whole = await erase(gala, 'events', of.tenant, { contact_ids: ['nobody'] }, conflicted);
      assert.deepEqual([whole.records, whole.messages], [0, 0]);
      const { body } = await gala.get(`/events/people/${of.tenant}?contact_id=contact-ada`, conflicted);
      const all = (await gala.get(`/events/people/${of.tenant}?contact_id=contact-ada`)).body.Items.length;
      assert.equal(all - body.Items.length, 1);
      const address = `/events/people/${of.tenant}/erase`;
      const { records, digest } = (await gala.post(`${address}?dry_run=true`, asked, conflicted)).body;
      assert.equal(records, body.Items.length);
      await gala.post(address, { ...asked, digest }, conflicted);
      assert.ok(!(await everything(gala, of.tenant)).includes('contact-ada'));
    });

    it('what only looks the same stays: another with the name, an id, a longer address', async () => {
      const fields = {
        event_id: 'event-1',
        contact_id: 'namesake',
        name: 'Ada Lovelace',
        email_address: 'x.ada@example.org',
      };
      const ticket = await made(gala, 'functionTickets', fields, of.tenant);
      const event = await made(gala, 'events', { name: 'contact-ada', notes: 'See dada@example.org.uk' }, of.tenant);
      await erase(gala, 'events', of.tenant, asked);
      const [one, other] = [
        await gala.get(`/functionTickets/${of.tenant}/${ticket.id}`),
        await gala.get(`/events/${of.tenant}/${event.id}`),
      ];
      assert.deepEqual([one.body, other.body], [ticket, event]);
    });

    it('a ticket of somebody who is forgotten still takes its place', async () => {
      const ticket = await made(
        gala,
        'functionTickets',
        { contact_id: 'contact-ada', name: 'Ada Lovelace', notes: 'vegan' },
        of.tenant,
      );
      await erase(gala, 'events', of.tenant, asked);
      const { body } = await gala.get(`/functionTickets/${of.tenant}/${ticket.id}`);
      assert.deepEqual([body.status, body.name, body.notes], ['active', 'erased', undefined]);
    });

    it('with deleted reviews, too', async () => {
      const [review] = await reviewsOf(gala, of);
      await gala.delete(`/abstractReviews/${of.tenant}/${review.id}`);
      await erase(gala, 'events', of.tenant, { contact_ids: [review.assignee.contact_id] });
      const { text } = await gala.get(deletedOf('abstractReviews', 'events', of.tenant));
      assert.ok(text.includes(review.id) && !text.includes(`"${review.assignee.contact_id}"`));
    });
  });
};
