/** What was deleted comes back by the rules of a new record, or it is said what does not fit. */
import { strict as assert } from 'node:assert';
import { jury } from '../awards/reviewing/jury.js';
import { openRound, reviewsOf, type Scene, scene, submit } from '../events/reviewing/story.js';
import { refusal, type Suite, served } from '../support/api.js';
import { type Reply, type RequestOptions, token } from '../support/harness.js';
import { made } from '../support/samples.js';
import { historyOf, pass, told } from './history.js';

type Fields = Readonly<Record<string, unknown>>;
type Made = { readonly id: string } & Fields;
type Asked = RequestOptions & { readonly tenant?: string; readonly query?: string };

export const undeleting: Suite = (start) => {
  const gala = served(start);
  const services = { awards: new Set(['applications', 'references', 'referenceTypes', 'reviews', 'awards']) };
  const serviceOf = (resource: string) => (services.awards.has(resource) ? 'awards' : 'events');
  const undelete = (resource: string, { id }: { id: string }, { tenant = 'acme', query = '', ...more }: Asked = {}) =>
    gala.post(`/${serviceOf(resource)}/undelete/${tenant}/${resource}/${id}${query}`, undefined, more);
  const change = (resource: string, { id }: { id: string }, fields: object, tenant = 'acme') =>
    done(gala.merge(`/${resource}/${tenant}/${id}`, fields));
  const remove = (resource: string, { id }: { id: string }, tenant = 'acme') =>
    done(gala.delete(`/${resource}/${tenant}/${id}`));
  const done = async (calling: Promise<Reply>) => {
    const reply = await calling;
    assert.equal(reply.status, 200, reply.text);
    return reply.body;
  };
  const refused = (reply: Reply, code: string, ...pointers: string[]) => {
    assert.deepEqual(refusal(reply), [code === 'invalid_request' ? 400 : 409, code], reply.text);
    const all = (reply.body.details ?? []).map(({ pointer }: { pointer: string }) => pointer);
    assert.deepEqual(all, pointers, reply.text);
  };
  let last = 0;
  const event = () => `back-${++last}`;

  describe('At an exhibition,', () => {
    it('a booth comes back with its number, unless another booth on the floor has it by now', async () => {
      const event_id = event();
      const floor = await made(gala, 'exhibitorShowFloors', { event_id });
      const place = { event_id, floor_id: floor.id, number: 12 };
      const { id: exhibitor_id } = await made(gala, 'exhibitors', { event_id });
      const booth: Made = await made(gala, 'exhibitorBooths', { ...place, status: 'reserved', exhibitor_id });
      await remove('exhibitorBooths', booth);
      const other = await made(gala, 'exhibitorBooths', place);
      refused(await undelete('exhibitorBooths', booth), 'booth_number_taken', '/number');
      await change('exhibitorBooths', other, { number: 13 });
      const back = await done(undelete('exhibitorBooths', booth));
      assert.deepEqual([back.number, back.status, back.exhibitor_id], [12, 'reserved', exhibitor_id]);
    });

    it('exhibitors and registrations come back with their contacts while there is room for them', async () => {
      const event_id = event();
      const type = await made(gala, 'exhibitorContactTypes');
      const contact_restriction_rules = [{ contact_type_id: type.id, maximum_number_of_contacts: 2 }];
      const settings = { event_id, enable_contact_restriction_rules: true, contact_restriction_rules };
      const rules = await made(gala, 'exhibitorSettings', settings);
      const contacts = (...ids: string[]) => ids.map((contact_id) => ({ contact_id, contact_type_id: type.id }));
      const of = await made(gala, 'exhibitors', { event_id, contacts: contacts('ada') });
      const registered = { event_id, exhibitor_id: of.id };
      const first = await made(gala, 'exhibitorRegistrations', { ...registered, contacts: contacts('bob') });
      await remove('exhibitorRegistrations', first);
      const second = await made(gala, 'exhibitorRegistrations', { ...registered, contacts: contacts('eve') });
      refused(await undelete('exhibitorRegistrations', first), 'contact_allowance_exceeded', '/contacts');
      await remove('exhibitorRegistrations', second);
      assert.deepEqual((await done(undelete('exhibitorRegistrations', first))).contacts, first.contacts);
      const lone = await made(gala, 'exhibitors', { event_id, contacts: contacts('x', 'y') });
      await remove('exhibitors', lone);
      await change('exhibitorSettings', rules, {
        contact_restriction_rules: [{ contact_type_id: type.id, maximum_number_of_contacts: 1 }],
      });
      refused(await undelete('exhibitors', lone), 'contact_allowance_exceeded', '/contacts');
    });
  });

  describe('A ticket', () => {
    const sell = (of: Made, contact_id: string): Promise<Made> =>
      made(gala, 'functionTickets', { event_id: of.event_id, function_id: of.id, contact_id });

    it('takes its place again, if there is one, and if the person has not got another by now', async () => {
      const capacity = { enable_capacity: true, capacity_options: { capacity: 2 }, maximum_allowed_tickets: 1 };
      const of = await made(gala, 'functions', { event_id: event(), ...capacity });
      const [one, two] = [await sell(of, 'ada'), await sell(of, 'bob')];
      await remove('functionTickets', one);
      const other = await sell(of, 'eve');
      refused(await undelete('functionTickets', one), 'sold_out');
      await remove('functionTickets', other);
      await remove('functionTickets', two);
      const again = await sell(of, 'ada');
      refused(await undelete('functionTickets', one), 'limit_reached');
      await remove('functionTickets', again);
      await done(undelete('functionTickets', two));
      assert.equal((await gala.get(`/functions/acme/${of.id}`)).body.sold_out, false);
      await done(undelete('functionTickets', one));
      assert.equal((await gala.get(`/functions/acme/${of.id}`)).body.sold_out, true);
    });

    it('for what is hidden by now comes back for those who may sell it and say so', async () => {
      const of = await made(gala, 'functions', { event_id: event() });
      const one = await sell(of, 'ada');
      await remove('functionTickets', one);
      await change('functions', of, { hide_from_portal: true });
      const sold = '?override=not_for_sale';
      refused(await undelete('functionTickets', one), 'not_for_sale', '/function_id', 'query/override');
      const permissions = ['functionTickets.get', 'functionTickets.create', 'history.undelete'];
      const seller = { token: token({ permissions }) };
      refused(await undelete('functionTickets', one, { ...seller, query: sold }), 'not_for_sale', '/function_id');
      for (const query of ['?override=sold_out', '?override=conflict_of_interest'])
        assert.deepEqual(refusal(await undelete('functionTickets', one, { query })), [400, 'invalid_request']);
      const tried = await undelete('functionTickets', one, { query: `${sold}&dry_run=true` });
      assert.deepEqual([tried.status, tried.body.sys_version], [200, 3]);
      await done(undelete('functionTickets', one, { query: sold }));
      const none = await undelete('coupons', one, { query: sold });
      assert.deepEqual(refusal(none), [400, 'invalid_request']);
      const unknown = await gala.post(`/events/undelete/acme/nonesuch/x${sold}`);
      assert.deepEqual(refusal(unknown), [404, 'address_unknown']);
    });
  });

  describe('An amount', () => {
    it('must fit the currency that it is in by now', async () => {
      const { id: event_id } = await made(gala, 'events', { currency: 'EUR' });
      const of = await made(gala, 'functions', { event_id });
      const [odd, even] = [12.5, 12].map((price) => ({ event_id, function_id: of.id, price }));
      const fees = [await made(gala, 'functionFees', odd), await made(gala, 'functionFees', even)];
      for (const fee of fees) await remove('functionFees', fee);
      await change('events', { id: event_id }, { currency: 'JPY' });
      refused(await undelete('functionFees', fees[0]), 'invalid_request', '/price');
      assert.equal((await done(undelete('functionFees', fees[1]))).price, 12);
      await change('functionFees', fees[1], { price: 0 });
      await change('events', { id: event_id }, { currency: 'EUR' });
      assert.equal((await done(undelete('functionFees', fees[0]))).price, 12.5);
    });

    it('of a coupon comes back although another has its code by now: codes need not be unique', async () => {
      const coupon = await made(gala, 'coupons', { code: 'EARLY' });
      await remove('coupons', coupon);
      await made(gala, 'coupons', { code: 'EARLY' });
      assert.equal((await done(undelete('coupons', coupon))).code, 'EARLY');
    });
  });

  describe('Of a call', () => {
    it('that has closed, staff bring back an application, and more of one applicant than may be sent', async () => {
      const award = await made(gala, 'awards', { application_options: { maximum_applications_per_applicant: 1 } });
      const call = await made(gala, 'applicationProcesses', { award_id: award.id });
      const fields = { award_id: award.id, process_id: call.id, contact_id: 'ada', status: 'accepted' };
      const one = await made(gala, 'applications', fields);
      await remove('applications', one);
      await made(gala, 'applications', fields);
      await change('applicationProcesses', call, { is_active: false });
      const { sys_version: _, sys_last_modified_at: __, sys_last_modified_by_id: ___, ...back } = one;
      const restored: Fields = await done(undelete('applications', one));
      for (const name in back) assert.deepEqual(restored[name], one[name], name);
      assert.deepEqual(gala.mails, []);
    });

    it('a reference comes back once, and for the applicant only if somebody says so', async () => {
      const process = await made(gala, 'referenceProcesses', { guard_references: true });
      const { id: application_id } = await made(gala, 'applications', { email_address: 'grace@example.org' });
      const asked = { process_id: process.id, award_id: process.award_id, application_id, contact_id: 'ada' };
      const one = await made(gala, 'references', { ...asked, email_address: 'ada@example.org' });
      await remove('references', one);
      const again = { ...asked, type_id: one.type_id, email_address: 'ada@example.org' };
      const two = await made(gala, 'references', again);
      refused(await undelete('references', one), 'already_asked', '/contact_id');
      await remove('references', two);
      await change('applications', { id: application_id }, { email_address: 'ada@example.org' });
      refused(await undelete('references', one), 'conflict_of_interest', '/contact_id', 'query/override');
      const query = '?override=conflict_of_interest';
      const staff = { token: token({ sub: 'paul' }), query };
      assert.equal((await done(undelete('references', one, staff))).conflict_overridden_by_id, 'paul');
    });
  });

  describe('A review', () => {
    const inRound = async () => {
      const of = await scene(gala, { abstracts: [{ submitter_id: 'zoe' }] });
      await openRound(gala, of);
      const [review] = await reviewsOf(gala, of);
      return { of, review };
    };
    const back = ({ tenant }: Pick<Scene, 'tenant'>, review: Made, more: object = {}) =>
      undelete('abstractReviews', review, { tenant, ...more });

    it('of a round that has closed counts again only if somebody says so', async () => {
      const { of, review } = await inRound();
      await done(submit(gala, of, review, 4));
      await remove('abstractReviews', review, of.tenant);
      await openRound(gala, of, 1);
      refused(await back(of, review), 'round_not_open', 'query/override');
      const { score } = await done(back(of, review, { query: '?override=closed_round' }));
      assert.equal(score, 4);
    });

    it('whose round is gone comes back after it, unless the reviewer has got the abstract once more', async () => {
      const of = await scene(gala);
      const round = { id: of.rounds[0] as string };
      const fields = { process_id: of.process, review_round_id: round.id, abstract_id: of.abstracts[0] };
      const about = { ...fields, assignee: { contact_id: 'ada' } };
      const review = await made(gala, 'abstractReviews', about, of.tenant);
      await remove('abstractReviews', review, of.tenant);
      await remove('abstractReviewRounds', round, of.tenant);
      refused(await back(of, review), 'reference_not_found', '/review_round_id');
      await done(undelete('abstractReviewRounds', round, { tenant: of.tenant }));
      const other = await made(gala, 'abstractReviews', about, of.tenant);
      refused(await back(of, review), 'already_taken');
      await remove('abstractReviews', other, of.tenant);
      await done(back(of, review));
    });

    it('of who has turned out to be an author counts only if somebody says so', async () => {
      const { of, review } = await inRound();
      await done(submit(gala, of, review, 4));
      await remove('abstractReviews', review, of.tenant);
      await change('abstracts', { id: review.abstract_id }, { co_authors: [{ contact_id: 'ada' }] }, of.tenant);
      refused(await back(of, review), 'conflict_of_interest', '/assignee', 'query/override');
      const { body } = await back(of, review, { query: '?override=conflict_of_interest' });
      assert.deepEqual([body.conflict_of_interest, body.conflict_overridden_by_id], [true, 'tester']);
      const { average_score } = (await gala.get(`/abstracts/${of.tenant}/${review.abstract_id}`)).body;
      assert.equal(average_score, 4);
    });

    it('of an award has the same rules', async () => {
      const of = await jury(gala);
      const round = await made(gala, 'reviewRounds', { process_id: of.process, award_id: of.award }, of.tenant);
      const fields = { review_round_id: round.id, process_id: of.process, award_id: of.award };
      const about = { ...fields, application_id: of.applications[0], assignee: { contact_id: 'ada' } };
      const review = await made(gala, 'reviews', about, of.tenant);
      await remove('reviews', review, of.tenant);
      await made(gala, 'reviews', about, of.tenant);
      refused(await undelete('reviews', review, { tenant: of.tenant }), 'already_taken');
    });
  });

  describe('What two want back', () => {
    const type = () => made(gala, 'referenceTypes', { name: 'Academic' });

    it('comes back once, and the other is told that it is there', async () => {
      const one = await type();
      await remove('referenceTypes', one);
      const replies = await Promise.all(Array.from({ length: 5 }, () => undelete('referenceTypes', one)));
      const codes = replies.map(({ status, body }) => body.code ?? status).sort();
      assert.deepEqual(codes, [200, ...Array(4).fill('record_exists')]);
      assert.equal((await gala.get(`/referenceTypes/acme/${one.id}`)).body.sys_version, 3);
    });

    it('comes back once for one who sends the request again with its key', async () => {
      const one = await type();
      await remove('referenceTypes', one);
      const keyed = { headers: { 'Idempotency-Key': 'back-1' } };
      const first = await undelete('referenceTypes', one, keyed);
      const second = await undelete('referenceTypes', one, keyed);
      assert.deepEqual([first.status, second.body], [200, first.body], second.text);
      assert.equal(second.headers['idempotent-replayed'], 'true');
      await remove('referenceTypes', one);
      assert.deepEqual(refusal(await undelete('referenceTypes', one, keyed)), [404, 'record_gone']);
    });

    it('comes back beside one that was made anew with its external id, as a new one would', async () => {
      const at = '/referenceTypes/acme/external/member-7';
      const { body: one } = await gala.put(at, { name: 'First' });
      await remove('referenceTypes', one);
      const { body: two } = await gala.put(at, { name: 'Second' });
      assert.equal((await done(undelete('referenceTypes', one))).sys_external_id, 'member-7');
      assert.deepEqual(refusal(await gala.put(at, { name: 'Third' })), [409, 'external_id_ambiguous']);
      assert.deepEqual(refusal(await undelete('referenceTypes', two)), [409, 'record_exists']);
    });

    it('is told as created, in the feed and in its history', async () => {
      const one = await type();
      await remove('referenceTypes', one);
      const { LastPosition: after } = (await gala.get('/awards/changes/acme?after=now')).body;
      pass(gala, 1);
      const by = { token: token({ sub: 'paul' }), headers: { 'X-Request-Id': 'back-2' } };
      await done(undelete('referenceTypes', one, by));
      const { Items } = (await gala.get(`/awards/changes/acme?after=${after}&include=record`)).body;
      const [{ operation, version, id, by_id, request_id, record }] = Items;
      assert.deepEqual([Items.length, operation, version, id, by_id], [1, 'created', 3, one.id, 'paul']);
      assert.deepEqual([request_id, record.name], ['back-2', 'Academic']);
      const since = [[3, 'created'], [2, 'deleted'], [1, 'created']]; // biome-ignore format: one line
      assert.deepEqual(told(await gala.get(historyOf('referenceTypes', one.id))), since);
    });
  });
};
