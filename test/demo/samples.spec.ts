/** The files of samples/: the server takes every body, and the e-mails in them are filled in as they should be. */
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { token, type World, world } from '../support/harness.js';

type Json = Record<string, unknown>;

const folder = new URL('../../../samples/', import.meta.url);
const text = (path: string) => readFileSync(new URL(path, folder), 'utf8');

/** The body of an e-mail is the name of its file. */
const sample = (path: string): Json =>
  JSON.parse(text(`${path}.json`), (_, value) =>
    value?.subject ? { ...value, body: text(`emails/${value.body}`) } : value,
  );

describe('The samples', () => {
  let gala: World;
  before(async () => {
    gala = await world({ strictReferences: true });
  });
  after(() => gala.close());

  async function create(resource: string, body: Json): Promise<Json & { readonly id: string }> {
    const reply = await gala.post(`/${resource}/acme`, body);
    assert.equal(reply.status, 200, `${resource}: ${reply.text}`);
    const { id, ...record } = reply.body;
    assert.deepEqual({ ...record, ...body }, record, `${resource} is answered as it was sent`);
    return { id, ...record };
  }

  it('of awards are accepted, and refer to each other', async () => {
    const rounds = { 'early-career-medal': 'letters-of-recommendation', 'public-understanding-prize': 'endorsements' };
    const types = new Map<unknown, string>();
    for (const name of ['academic', 'professional', 'community'])
      types.set(name, (await create('referenceTypes', sample(`reference-types/${name}`))).id);
    for (const [name, emails] of Object.entries(rounds)) {
      const award_id = (await create('awards', sample(`awards/${name}`))).id;
      const process = await create('referenceProcesses', { ...sample(`reference-processes/${emails}`), award_id });
      const call = sample(`application-processes/${name}`);
      const reference_requirements = (call.reference_requirements as Json[]).map((requirement) => {
        assert.equal(requirement.process_id, emails);
        return { ...requirement, type_id: types.get(requirement.type_id), process_id: process.id };
      });
      await create('applicationProcesses', { ...call, award_id, reference_requirements });
      const process_id = (await create('reviewProcesses', { ...sample('jury/process'), award_id })).id;
      await create('reviewRounds', { ...sample('jury/round'), award_id, process_id });
    }
  });

  it('of the conference are accepted', async () => {
    const event_id = (await create('events', sample('conference/event'))).id;
    const process = { ...sample('conference/review-process'), event_id };
    const process_id = (await create('abstractReviewProcesses', process)).id;
    for (const which of ['first', 'second'])
      await create('abstractReviewRounds', { ...sample(`conference/${which}-round`), event_id, process_id });
    const types = Object.values(sample('conference/abstract-types')) as Json[];
    for (const type of types) await create('abstractTypes', { ...type, event_id, review_process_id: process_id });
    const function_id = (await create('functions', { ...sample('conference/gala-dinner'), event_id })).id;
    await create('functionFees', { ...sample('conference/gala-fee'), event_id, function_id });
    const coupons = Object.values(sample('conference/coupons')) as Json[];
    for (const coupon of coupons) await create('coupons', { ...coupon, event_id });
    const settings = sample('conference/exhibitor-settings');
    const rules = settings.contact_restriction_rules as Json[];
    for (const rule of rules)
      rule.contact_type_id = (await create('exhibitorContactTypes', { name: rule.contact_type_id })).id;
    await create('exhibitorSettings', { ...settings, event_id });
  });

  /** An application for an award with one reference, and what was mailed about it. */
  async function mailed(award: string, emails: string, applicant: Json, referee: Json) {
    const award_id = (await create('awards', sample(`awards/${award}`))).id;
    const type_id = (await create('referenceTypes', sample('reference-types/community'))).id;
    const asking = { ...sample(`reference-processes/${emails}`), award_id };
    const process_id = (await create('referenceProcesses', asking)).id;
    const application_id = (await create('applications', { award_id, ...applicant })).id;
    const parents = { application_id, award_id, process_id, type_id, contact_id: 'c-1' };
    await create('references', { ...parents, completion_date: '2027-01-15T12:00:00.000Z', ...referee });
    gala.mails.length = 0;
    await gala.post(`/references/acme/process/${application_id}`);
    await gala.reminding.step();
    await gala.courier.idle();
    const before = gala.clock.now;
    gala.clock.now = new Date(before.getTime() + 5 * 24 * 3_600_000); // the applicant is told when referees had time
    await gala.post(`/references/acme/process/${application_id}`, {}, { token: token({ exp: 4_000_000_000 }) });
    await gala.courier.idle();
    gala.clock.now = before;
    return gala.mails;
  }

  it('ask for letters with dates written out, and the office gets copies of mails to applicants', async () => {
    const applicant = { name: 'Søren Yıldız', job_title: 'Librarian & Archivist', city: 'Kraków', date: '2026-10-03' };
    const referee = { name: 'Zoë', email_address: 'zoe@example.org', city: 'Bergen' };
    const address = { ...applicant, email_address: 'soren@example.org' };
    const [first, second] = await mailed('early-career-medal', 'letters-of-recommendation', address, referee);
    const [letter, notice] = first?.to === 'zoe@example.org' ? [first, second] : [second, first];
    assert.equal(letter?.subject, 'Your letter for Søren Yıldız: Hutton Early Career Medal');
    assert.match(letter?.body ?? '', /Søren Yıldız \(Librarian &amp; Archivist, Kraków\) has applied/);
    assert.match(letter?.body ?? '', /is given on 20 May 2027\./);
    assert.deepEqual([notice?.to, notice?.cc], ['soren@example.org', 'awards-office@meridian-society.example.org']);
    assert.match(notice?.body ?? '', /among others to Zoë in Bergen\./);
    for (const mail of [letter, notice]) assert.doesNotMatch(mail?.body ?? '', /{{|}}|{%|%}/);
  });
});
