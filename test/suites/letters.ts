/** Letters of reference: who is asked, who is told, and until when people can apply. */
import { strict as assert } from 'node:assert';
import { Unsent } from '../../src/delivery/delivery.js';
import type { Transport } from '../../src/mail/transport.js';
import { type Suite, served } from '../support/api.js';
import { token } from '../support/harness.js';
import { asOlder } from '../support/older.js';
import { made, sample } from '../support/samples.js';

const day = 24 * 3_600_000;

export const letters: Suite = (start) => {
  const gala = served(start);
  const lasting = { token: token({ exp: 4_000_000_000 }) };
  let usual: Transport['send'];
  const failing = async () => {
    throw new Unsent('deferred', 'Try again.', {});
  };
  const on = { enable_reference_notification_email: true, enable_application_notice_email: true };
  const notice = {
    subject: 'Missing',
    body: '{% for one in missing_references %}{{ one.name }}: {{ one.type.name }};{% endfor %}',
  };
  const asks = async (more: object = {}) =>
    (await made(gala, 'referenceProcesses', { ...on, application_notice_email: notice, ...more })).id;
  const applied = async (more: object = {}) =>
    (await made(gala, 'applications', { email_address: 'grace@example.org', contact_id: 'grace', ...more })).id;
  const person = (name: string) => ({ name, contact_id: name, email_address: `${name}@example.org` });
  const asked = async (application_id: string, body: object = {}) =>
    (await gala.post(`/references/acme/process/${application_id}`, body, lasting)).body.results.map(
      ({ status, reason, to }: { status: string; reason?: string; to?: string }) => [to, reason ?? status],
    );
  const messagesOf = async (about: string) => (await gala.get(`/awards/messages/acme?about=${about}`)).body.Items;
  beforeEach(async () => {
    await gala.courier.idle();
    gala.mails.length = 0;
    usual ??= gala.transport.send;
  });

  it('A referee who replaces another is asked, and the applicant is not told twice', async () => {
    const [process_id, application_id] = [await asks(), await applied()];
    const { id } = await made(gala, 'references', { process_id, application_id, ...person('first') });
    assert.deepEqual(await asked(application_id), [
      ['first@example.org', 'queued'],
      ['grace@example.org', 'queued'],
    ]);
    await gala.courier.idle();
    await gala.patch(`/references/acme/${id}`, person('second'));
    const second = ['second@example.org', 'queued'];
    assert.deepEqual(await asked(application_id), [second, ['grace@example.org', 'already_notified']]);
    await gala.patch(`/references/acme/${id}`, { email_address: 'SECOND@example.org' });
    assert.equal((await asked(application_id))[0][1], 'already_notified');
  });

  for (const [title, reason, change] of [
    ['has declined', 'answered', { status: 'declined' }],
    ['has another address', 'readdressed', { email_address: 'new@example.org' }],
    ['is deleted', 'removed', undefined],
  ] as const)
    it(`A mail that waits is not sent when its reference ${title}`, async () => {
      const [process_id, application_id] = [await asks({ enable_application_notice_email: false }), await applied()];
      const { id } = await made(gala, 'references', { process_id, application_id, ...person('ada') });
      gala.transport.send = failing;
      await asked(application_id);
      await gala.courier.idle();
      if (change) await gala.patch(`/references/acme/${id}`, change);
      else await gala.delete(`/references/acme/${id}`);
      gala.transport.send = usual;
      gala.clock.now = new Date(gala.clock.now.getTime() + 11_000);
      gala.courier.wake();
      await gala.courier.idle();
      const [message] = await messagesOf(id);
      assert.deepEqual([message.state, message.cancelled_because, gala.mails.length], ['cancelled', reason, 0]);
    });

  it('A mail that waits is not sent when its process turns it off, and is sent when it is turned on again', async () => {
    const [process_id, application_id] = [await asks(), await applied()];
    const { id } = await made(gala, 'references', { process_id, application_id, ...person('ada') });
    gala.transport.send = failing;
    await asked(application_id);
    await gala.courier.idle();
    const turn = (is: boolean) =>
      gala.patch(`/referenceProcesses/acme/${process_id}`, {
        enable_reference_notification_email: is,
        enable_application_notice_email: is,
      });
    await turn(false);
    gala.transport.send = usual;
    gala.clock.now = new Date(gala.clock.now.getTime() + 11_000);
    gala.courier.wake();
    await gala.courier.idle();
    for (const about of [id, application_id]) {
      const [message] = await messagesOf(about);
      assert.deepEqual([message.state, message.cancelled_because], ['cancelled', 'email_disabled']);
    }
    await turn(true);
    const both = [
      ['ada@example.org', 'queued'],
      ['grace@example.org', 'queued'],
    ];
    assert.deepEqual(await asked(application_id), both);
    await gala.courier.idle();
    assert.equal(gala.mails.length, 2);
  });

  it('A referee whose address has blanks around it, as in a spreadsheet, is asked', async () => {
    const [process_id, application_id] = [await asks(), await applied({ email_address: '\tGrace@example.org ' })];
    await made(gala, 'references', {
      process_id,
      application_id,
      ...person('ada'),
      email_address: ' Ada@example.org ',
    });
    const queued = [
      ['Ada@example.org', 'queued'],
      ['Grace@example.org', 'queued'],
    ];
    assert.deepEqual(await asked(application_id), queued);
    await gala.courier.idle();
    assert.deepEqual(gala.mails.map(({ to }) => to).sort(), ['Ada@example.org', 'Grace@example.org']);
    assert.deepEqual(
      (await asked(application_id)).map(([, reason]: string[]) => reason),
      ['already_notified', 'already_notified'],
    );
  });

  it('A referee whose address was changed and changed back is asked after all', async () => {
    const [process_id, application_id] = [await asks({ enable_application_notice_email: false }), await applied()];
    const { id } = await made(gala, 'references', { process_id, application_id, ...person('ada') });
    gala.transport.send = failing;
    await asked(application_id);
    await gala.courier.idle();
    await gala.patch(`/references/acme/${id}`, { email_address: 'typo@example.org' });
    gala.transport.send = usual;
    gala.clock.now = new Date(gala.clock.now.getTime() + 11_000);
    gala.courier.wake();
    await gala.courier.idle();
    await gala.patch(`/references/acme/${id}`, person('ada'));
    assert.deepEqual(await asked(application_id), [['ada@example.org', 'queued']]);
    await gala.courier.idle();
    assert.deepEqual(
      gala.mails.map(({ to }) => to),
      ['ada@example.org'],
    );
  });

  it('Without a guard, one person is asked once for a kind of letter, and the applicant never', async () => {
    const [process_id, application_id] = [await asks({ enable_application_notice_email: false }), await applied()];
    const { type_id } = await made(gala, 'references', { process_id, application_id, ...person('ada') });
    const again = { ...person('other'), email_address: ' ADA@example.org'.trim() };
    await made(gala, 'references', { process_id, application_id, type_id, ...again });
    await made(gala, 'references', { process_id, application_id, ...person('grace') });
    const reasons = (await asked(application_id)).map(([, reason]: string[]) => reason);
    assert.deepEqual(reasons, ['queued', 'already_asked', 'conflict_of_interest']);
  });

  it('All references of an award are asked for, each once', async () => {
    const process_id = await asks({ enable_application_notice_email: false, award_id: 'medal' });
    for (const name of ['ada', 'alan'])
      for (const application_id of ['app-a', 'app-b'])
        await made(gala, 'references', { process_id, application_id, award_id: 'medal', ...person(name) });
    const all = async (body: object) => (await gala.post('/references/acme/process', body)).body;
    const first = await all({ award_id: 'medal' });
    assert.deepEqual([first.pending, first.queued, first.remaining], [4, 4, 0]);
    const next = await all({ process_id });
    assert.deepEqual([next.pending, next.queued], [4, 0]);
    assert.equal((await gala.post('/references/acme/process', {})).body.code, 'award_or_process');
  });

  describe('Where references are guarded,', () => {
    async function guarded() {
      const process = await made(gala, 'referenceProcesses', { ...on, guard_references: true });
      const application_id = await applied();
      const base = await sample(gala, 'references', 'acme', { process_id: process.id });
      return { ...base, process_id: process.id, award_id: process.award_id, application_id };
    }
    const code = ({ body }: { body: { code?: string; id?: string } }) => body.code ?? 'saved';

    it('the award is that of the process, and the applicant is no referee unless somebody says so', async () => {
      const base = await guarded();
      const post = (more: object, query = '') => gala.post(`/references/acme${query}`, { ...base, ...more });
      assert.equal(code(await post({ ...person('ada'), award_id: 'another' })), 'process_mismatch');
      const own = { ...person('x'), email_address: 'GRACE@example.org' };
      assert.equal(code(await post(own)), 'conflict_of_interest');
      const overridden = await post(own, '?override=conflict_of_interest');
      assert.ok(overridden.body.conflict_overridden_by_id);
    });

    it('one person who is asked twenty times at once is asked once, and again after declining', async () => {
      const base = { ...(await guarded()), ...person('ada') };
      const post = () => gala.post('/references/acme', base);
      const replies = await Promise.all(Array.from({ length: 20 }, post));
      assert.equal(replies.filter((reply) => code(reply) === 'saved').length, 1);
      const saved = replies.find((reply) => code(reply) === 'saved')?.body;
      assert.deepEqual(new Set(replies.map(code)), new Set(['saved', 'already_asked']));
      const operations = [base, base].map((object) => ({ operation: 'create', object: { ...object, ...person('b') } }));
      const batch = await gala.post('/references/acme/batch?atomic=true', { operations });
      assert.ok(batch.text.includes('already_asked'), batch.text);
      await gala.patch(`/references/acme/${saved.id}`, { status: 'declined' });
      assert.equal(code(await post()), 'saved');
      assert.equal(code(await gala.patch(`/references/acme/${saved.id}`, { status: 'pending' })), 'already_asked');
      assert.equal(code(await gala.patch(`/references/acme/${saved.id}`, { notes: 'x' })), 'saved');
    });

    it('a referee who submits from another address does not learn who else is asked, or the address of the applicant', async () => {
      const base = await guarded();
      const [ada] = [await gala.post('/references/acme', { ...base, ...person('ada') })];
      await gala.post('/references/acme', { ...base, ...person('alan') });
      const referee = {
        token: token({ permissions: ['references.get:own', 'references.submit:own'], contact_id: 'ada' }),
      };
      const read = (await gala.get(`/references/acme/${ada.body.id}`, referee)).body;
      for (const query of ['?dry_run=true', ''])
        for (const guess of ['alan@example.org', 'grace@example.org', 'nobody@example.org']) {
          const letter = { ...read, email_address: guess };
          const answer = await gala.post(`/references/acme/submit${query}`, letter, referee);
          assert.equal(code(answer), 'field_not_yours', guess);
        }
      const { status } = await gala.post('/references/acme', { ...base, ...person('ada') });
      assert.equal(status, 409, 'staff ask nobody twice');
    });

    it('the deadline is kept when the letter is submitted', async () => {
      const base = await guarded();
      const completion_date = new Date(gala.clock.now.getTime() + day).toISOString();
      const { body } = await gala.post('/references/acme', { ...base, ...person('ada'), completion_date });
      await asked(base.application_id);
      const read = (await gala.get(`/references/acme/${body.id}`)).body;
      assert.equal(read.due_at, completion_date);
      const submitted = (await gala.post('/references/acme/submit', read)).body;
      assert.deepEqual([submitted.due_at, submitted.status], [completion_date, 'completed']);
      assert.notEqual(submitted.completion_date, completion_date);
    });

    it('the deadline is kept that an older release has taken without minutes of its offset', async () => {
      const base = await guarded();
      const { body } = await gala.post('/references/acme', { ...base, ...person('ada') });
      await asOlder(gala, 'awards.references', body.id, { completion_date: '2099-01-01T00:00:00+02' });
      await asked(base.application_id);
      assert.equal((await gala.get(`/references/acme/${body.id}`)).body.due_at, '2099-01-01T00:00:00+02:00');
    });
  });

  it('A referee submits a letter with the external id that staff have set', async () => {
    const { id } = await made(gala, 'references', { sys_external_id: 'crm-1', ...person('ada') });
    const referee = {
      token: token({ permissions: ['references.get:own', 'references.submit:own'], contact_id: 'ada' }),
    };
    const read = (await gala.get(`/references/acme/${id}`, referee)).body;
    const { status } = await gala.post('/references/acme/submit', { ...read, sys_external_id: 'crm-1' }, referee);
    assert.equal(status, 200);
    assert.equal((await gala.get(`/references/acme/${id}`)).body.sys_external_id, 'crm-1');
  });

  describe('A call for applications', () => {
    const author = {
      token: token({ permissions: ['applications.create:own', 'applications.patch:own'], contact_id: 'ap1' }),
    };
    const apply = (more: object) =>
      gala.post('/applications/acme', { name: 'Mine', award_id: 'medal', contact_id: 'ap1', ...more }, author);
    const codeOf = ({ body }: { body: { code?: string } }) => body.code ?? 'saved';
    const call = async (more: object) => (await made(gala, 'applicationProcesses', { award_id: 'medal', ...more })).id;

    it('closes for applicants, not for staff, who can give one of them a later date', async () => {
      const [past, future] = ['2020-01-01T00:00:00Z', '2099-01-01T00:00:00Z'];
      for (const closed of [{ is_active: false }, { available_until: past }, { available_from: future }]) {
        const process_id = await call(closed);
        assert.equal(codeOf(await apply({ process_id })), 'submission_closed', JSON.stringify(closed));
        const { id } = await made(gala, 'applications', { process_id, contact_id: 'ap1', award_id: 'medal' });
        const change = () => gala.patch(`/applications/acme/${id}`, { city: 'Bath' }, author);
        assert.equal(codeOf(await change()), 'submission_closed');
        await gala.patch(`/applications/acme/${id}`, { changeable_until: future });
        assert.equal(codeOf(await change()), 'saved');
      }
      assert.equal(codeOf(await apply({ process_id: await call({ available_until: future }) })), 'saved');
    });

    it('is closed, too, for who names no process of the award, as long as all of them are', async () => {
      const [closed, open] = [{ available_until: '2020-01-01T00:00:00Z' }, { available_from: '2020-01-01T00:00:00Z' }];
      const award_id = (await made(gala, 'awards', {})).id;
      const process_id = await call({ ...closed, award_id });
      const another = await call(open);
      for (const named of [process_id, another, 'nobody-knows-it', undefined])
        assert.equal(codeOf(await apply({ award_id, process_id: named })), 'submission_closed', named);
      const { id } = await made(gala, 'applications', { contact_id: 'ap1', award_id });
      assert.equal(codeOf(await gala.patch(`/applications/acme/${id}`, { city: 'Bath' }, author)), 'submission_closed');
      const second = await call({ ...open, award_id });
      for (const named of [another, undefined, second])
        assert.equal(codeOf(await apply({ award_id, process_id: named })), 'saved', named);
    });

    it('lets applicants change what they sent until the deadline for that, and on its last day until midnight', async () => {
      const of = (modification_deadline_date: string) => ({
        available_until: '2020-01-01T00:00:00Z',
        allow_applicants_to_update_information: true,
        application_update_options: { edit_application_form_id: 'f', modification_deadline_date },
      });
      const today = gala.clock.now.toISOString().slice(0, 10);
      for (const [deadline, answer] of [
        [today, 'saved'],
        [` ${today} `, 'saved'],
        ['2020-01-01', 'submission_closed'],
        ['2099-01-01 00:00:00+02', 'saved'],
        ['when the jury meets', 'submission_closed'],
      ] as const) {
        const process_id = await call(of(deadline));
        const { id } = await made(gala, 'applications', { process_id, contact_id: 'ap1', award_id: 'medal' });
        assert.equal(codeOf(await gala.patch(`/applications/acme/${id}`, { city: 'Bath' }, author)), answer, deadline);
      }
    });

    it('is closed while people cannot apply for the award; staff can enter applications', async () => {
      const award_id = (await made(gala, 'awards', { enable_applications: false })).id;
      assert.equal(codeOf(await apply({ award_id })), 'submission_closed');
      assert.ok((await made(gala, 'applications', { award_id, contact_id: 'ap1' })).id);
    });

    it('limits whoever applies for themselves, on every way, and nobody else', async () => {
      const once = { application_options: { maximum_applications_per_applicant: 1 } };
      const award_id = (await made(gala, 'awards', once)).id;
      const process_id = await call({ award_id });
      const object = { name: 'Mine', award_id, contact_id: 'ap1' };
      const by = (...permissions: string[]) => ({
        token: token({ contact_id: 'ap1', permissions: permissions.map((one) => `applications.${one}`) }),
      });
      const self = by('create:own', 'batch', 'patch', 'replace');
      const batch = async (query: string, caller: object, ...objects: object[]) => {
        const operations = objects.map((object) => ({ operation: 'create', object }));
        const { body } = await gala.post(`/applications/acme/batch${query}`, { operations }, caller);
        return body.results.map(({ error }: { error?: { code: string } }) => error?.code ?? 'saved');
      };
      const tooMany = 'too_many_submissions';
      assert.deepEqual(await batch('?dry_run=true', self, object, object), ['saved', tooMany]);
      assert.deepEqual(await batch('?atomic=true', self, object, object), ['not_applied', tooMany]);
      assert.deepEqual((await batch('', self, object, object)).sort(), ['saved', tooMany]);
      const onlyProcess = { name: 'Mine', process_id, contact_id: 'ap1' };
      for (const one of [object, onlyProcess]) {
        assert.deepEqual(await batch('', self, one), [tooMany]);
        assert.equal(codeOf(await gala.post('/applications/acme', one, self)), tooMany);
        assert.equal(codeOf(await gala.post('/applications/acme', one, by('create:own', 'get'))), tooMany);
        assert.deepEqual(await batch('', by('create', 'batch:own'), one), [tooMany]);
      }
      assert.deepEqual(await batch('', by('create', 'batch:own'), { ...object, contact_id: 'another' }), ['not_own']);
      assert.deepEqual(await batch('', by('create', 'batch'), object, onlyProcess), ['saved', 'saved']);
      assert.equal(codeOf(await gala.post('/applications/acme', object, by('create'))), 'saved');
    });

    it('takes as many applications of one person as the award says, also at once', async () => {
      const award = { enable_applications: true, application_options: { maximum_applications_per_applicant: 2 } };
      const award_id = (await made(gala, 'awards', award)).id;
      const replies = await Promise.all(Array.from({ length: 10 }, () => apply({ award_id })));
      assert.equal(replies.filter((reply) => codeOf(reply) === 'saved').length, 2);
      assert.deepEqual(new Set(replies.map(codeOf)), new Set(['saved', 'too_many_submissions']));
    });
  });

  it('A submission process limits words, co-authors, tracks and abstracts of its authors, and asks them', async () => {
    const event_id = (await made(gala, 'events')).id;
    const limits = {
      max_contact_submissions: 1,
      max_word_count: 3,
      maximum_number_of_co_authors: 1,
      maximum_number_of_session_tracks: 1,
      questions: [{ custom_field_id: 'new', label: 'Is it new?', kind: 'yes_no' }],
    };
    await made(gala, 'abstractSubmissionProcesses', { event_id, ...limits });
    const author = {
      token: token({ permissions: ['abstracts.create:own', 'abstracts.patch:own'], contact_id: 'au1' }),
    };
    const submit = async (more: object) => {
      const { body } = await gala.post(
        '/abstracts/acme',
        { name: 'A', event_id, submitter_id: 'au1', ...more },
        author,
      );
      return body.code ?? body.id;
    };
    assert.equal(await submit({ body: '<p>one two</p><p>three four</p>' }), 'too_many_words');
    assert.equal(await submit({ co_authors: [{}], co_author_1: {} }), 'too_many_co_authors');
    assert.equal(await submit({ session_track_ids: ['a', 'b'] }), 'too_many_tracks');
    const answer = { custom_field_values: [{ custom_field_id: 'new', string_value: 'very' }] };
    assert.equal(await submit(answer), 'invalid_request');
    const saved = await Promise.all([1, 2, 3].map(() => submit({ body: 'one – two three' })));
    assert.equal(saved.filter((one) => one === 'too_many_submissions').length, 2);
    const id = saved.find((one) => one !== 'too_many_submissions');
    await gala.patch(`/abstracts/acme/${id}`, { body: 'one two three four five' });
    assert.equal((await gala.patch(`/abstracts/acme/${id}`, { body: 'one two three four' }, author)).status, 200);
    assert.equal(
      (await gala.patch(`/abstracts/acme/${id}`, { body: '1 2 3 4 5' }, author)).body.code,
      'too_many_words',
    );
  });

  it('An event none of whose submission processes is active takes no abstracts of authors', async () => {
    const event_id = (await made(gala, 'events')).id;
    const { id } = await made(gala, 'abstractSubmissionProcesses', { event_id, is_active: false });
    const author = { token: token({ permissions: ['abstracts.create:own'], contact_id: 'au1' }) };
    const submit = async () =>
      (await gala.post('/abstracts/acme', { name: 'A', event_id, submitter_id: 'au1' }, author)).body.code ?? 'saved';
    assert.equal(await submit(), 'submission_closed');
    await gala.patch(`/abstractSubmissionProcesses/acme/${id}`, { is_active: true });
    assert.equal(await submit(), 'saved');
  });

  describe('When days have passed,', () => {
    it('an applicant is told of all missing letters, but not before the referees had time', async () => {
      const [process_id, application_id] = [await asks({ notice_after_days: 5 }), await applied()];
      for (const name of ['ada', 'alan', 'mary'])
        await made(gala, 'references', { process_id, application_id, ...person(name) });
      assert.deepEqual((await asked(application_id)).at(-1), [undefined, 'just_asked']);
      gala.clock.now = new Date(gala.clock.now.getTime() + 5 * day);
      assert.deepEqual((await asked(application_id)).at(-1), ['grace@example.org', 'queued']);
      await gala.courier.idle();
      const told = gala.mails.find(({ to }) => to === 'grace@example.org')?.body ?? '';
      for (const name of ['ada', 'alan', 'mary']) assert.match(told, new RegExp(`${name}: [^;]+;`));
    });
  });
};
