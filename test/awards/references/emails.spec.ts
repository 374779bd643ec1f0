import { strict as assert } from 'node:assert';
import { describeApi, served } from '../../support/api.js';
import { token } from '../../support/harness.js';
import { made, sample } from '../../support/samples.js';
import { turnsOf } from '../../support/turns.js';
import { useOf } from '../../support/use.js';

describeApi('E-mails about references', (start) => {
  const gala = served(start);
  beforeEach(() => {
    gala.mails.length = 0;
  });

  const notification = {
    subject: 'Reference for {{ application.name }}',
    body: '<p>Dear {{ reference.first_name }},</p><p>{{ application.name }} of {{ application.city }}</p>',
    from: 'awards@example.org',
    from_name: 'The Committee',
    reply_to: 'office@example.org',
  };
  const notice = { subject: 'Letters are missing', body: '<p>{{ application.name }}</p>', bcc: 'archive@example.org' };
  const switchedOn = {
    enable_reference_notification_email: true,
    enable_application_notice_email: true,
    reference_notification_email: notification,
    application_notice_email: notice,
  };

  /** An application with two pending references and a completed one. */
  async function application(process: object = switchedOn) {
    const { id } = await made(gala, 'applications', { name: 'R & D <1>', email_address: 'applicant@example.org' });
    const shared = { application_id: id, process_id: (await made(gala, 'referenceProcesses', process)).id };
    const references = [];
    for (const name of ['Ada', 'Alan']) {
      const email_address = `${name.toLowerCase()}@example.org`;
      references.push(await made(gala, 'references', { ...shared, name, first_name: name, email_address }));
    }
    await made(gala, 'references', { ...shared, status: 'completed', email_address: 'done@example.org' });
    return { id, references, process_id: shared.process_id };
  }

  describe('process', () => {
    it('notifies every pending referee and tells the applicant', async () => {
      const { id, references } = await application();
      const { body } = await gala.post(`/references/acme/process/${id}`);
      const email = 'reference_notification';
      const results = [
        { reference_id: references[0].id, email, to: 'ada@example.org', status: 'queued' },
        { reference_id: references[1].id, email, to: 'alan@example.org', status: 'queued' },
        { email: 'application_notice', to: 'applicant@example.org', status: 'queued' },
      ];
      assert.deepEqual(body, { application_id: id, pending: 2, queued: 3, skipped: 0, results });
      await gala.courier.idle();
      const mails = gala.mails.sort((a, b) => a.to.localeCompare(b.to));
      const [first, , last] = mails;
      assert.deepEqual(
        mails.map(({ to }) => to),
        ['ada@example.org', 'alan@example.org', 'applicant@example.org'],
      );
      assert.equal(first?.subject, 'Reference for R & D <1>');
      assert.equal(first?.body, '<p>Dear Ada,</p><p>R &amp; D &lt;1&gt; of </p>');
      const others = ['The Committee', 'office@example.org', 'archive@example.org'];
      assert.deepEqual([first?.from_name, first?.reply_to, last?.bcc], others);
    });

    it('notifies each referee and the applicant once, unless told to do so again', async () => {
      const { id } = await application();
      const reasons = async (body?: object) =>
        (await gala.post(`/references/acme/process/${id}`, body)).body.results.map(
          ({ status, reason }: { status: string; reason?: string }) => reason ?? status,
        );
      assert.deepEqual(await reasons(), Array(3).fill('queued'));
      assert.deepEqual(await reasons({}), Array(3).fill('already_notified'));
      assert.deepEqual(await reasons({ dry_run: true }), Array(3).fill('already_notified'));
      assert.deepEqual(await reasons({ resend: true }), Array(3).fill('queued'));
      assert.deepEqual(await reasons({ resend: true, dry_run: true }), Array(3).fill('queued'));
      await gala.courier.idle();
      assert.equal(gala.mails.length, 6);
    });

    it('writes to some of the referees alone, and not to one who was asked as another of them', async () => {
      const { id, references, process_id } = await application();
      const [ada, alan] = references;
      const same = { application_id: id, process_id, type_id: ada.type_id, email_address: 'ADA@example.org' };
      const twin = await made(gala, 'references', same);
      const only = async (one: { id: string }, more?: object) =>
        (await gala.post(`/references/acme/process/${id}`, { reference_ids: [one.id], ...more })).body.results.map(
          ({ reference_id, to, reason }: Record<string, string>) => [reference_id, reason ?? to],
        );
      assert.deepEqual(await only(ada), [[ada.id, 'ada@example.org']]);
      assert.deepEqual(await only(ada), [[ada.id, 'already_notified']]);
      assert.deepEqual(await only(twin), [[twin.id, 'already_asked']]);
      assert.deepEqual(await only(ada, { resend: true }), [[ada.id, 'ada@example.org']]);
      assert.deepEqual(await only({ id: 'of-another' }), []);
      assert.deepEqual(await only(alan, { dry_run: true }), [[alan.id, 'alan@example.org']]);
      await gala.courier.idle();
      assert.deepEqual(
        gala.mails.map(({ to }) => to),
        ['ada@example.org', 'ada@example.org'],
      );
    });

    it('says why it sends nothing', async () => {
      const process_id = (await made(gala, 'referenceProcesses', switchedOn)).id;
      const application_id = 'kept-elsewhere';
      await made(gala, 'references', { application_id, process_id });
      await made(gala, 'references', { application_id, email_address: 'x@example.org' });
      const { body } = await gala.post(`/references/acme/process/${application_id}`);
      const reasons = body.results.map(({ reason }: { reason: string }) => reason);
      assert.deepEqual(reasons, ['no_email_address', 'email_disabled', 'application_unknown']);
      assert.deepEqual([body.pending, body.queued, body.skipped], [2, 0, 3]);
    });

    it('mails nobody for a process that is inactive', async () => {
      const { id, process_id } = await application({ ...switchedOn, is_active: false });
      const results = async () =>
        (await gala.post(`/references/acme/process/${id}`)).body.results.map(
          ({ email, reason }: { email: string; reason?: string }) => [email, reason],
        );
      const asked = ['reference_notification', 'process_inactive'];
      const told = ['application_notice', 'process_inactive'];
      assert.deepEqual(await results(), [asked, asked, told]);
      const active = await made(gala, 'referenceProcesses', { ...switchedOn, is_active: true });
      await made(gala, 'references', { application_id: id, process_id: active.id, email_address: 'z@example.org' });
      const queued = ['reference_notification', undefined];
      assert.deepEqual(await results(), [asked, asked, queued, ['application_notice', undefined]]);
      assert.equal((await gala.post('/references/acme/previewEmail', { process_id })).status, 200);
    });

    it('skips a reference for which the template fails, and no other', async () => {
      const body = '{{ reference.name }} {{ reference.notes | base64_decode }}';
      const process = { ...switchedOn, reference_notification_email: { subject: 'x', body } };
      const { id, references } = await application(process);
      const notes = [{ op: 'add', path: '/notes', value: 'not base64!' }];
      await gala.patch(`/references/acme/${references[0].id}`, notes);
      const { body: answer } = await gala.post(`/references/acme/process/${id}`);
      const [failed, ...others] = answer.results;
      assert.deepEqual([answer.queued, answer.skipped], [2, 1]);
      assert.deepEqual([failed.reference_id, failed.reason], [references[0].id, 'template_failed']);
      assert.equal(failed.details[0].pointer, '/reference_notification_email/body');
      assert.equal(failed.details[0].message, 'line 1, column 22: invalid base64 provided to base64_decode');
      assert.ok(others.every(({ status }: { status: string }) => status === 'queued'));
    });

    it('takes 1,000 references and no more, and lets other requests have turns', async () => {
      const process_id = (await made(gala, 'referenceProcesses', switchedOn)).id;
      const parents = { application_id: 'app-many', process_id };
      const object = { ...(await sample(gala, 'references')), ...parents };
      const person = (n: number) => ({ contact_id: `referee-${n}`, email_address: `referee-${n}@example.org` });
      const operationsOf = (from: number) =>
        Array.from({ length: 100 }, (_, n) => ({ operation: 'create', object: { ...object, ...person(from + n) } }));
      for (let n = 0; n < 10; n++) await gala.post('/references/acme/batch', { operations: operationsOf(100 * n) });
      const address = '/references/acme/process/app-many';
      const dry = () => gala.post(address, { dry_run: true });
      const { result: used, turns } = await turnsOf(() => useOf(gala.store, dry));
      const { result, use } = used;
      assert.deepEqual([result.body.pending, result.body.queued], [1000, 1000]);
      assert.ok(use.read < 1010 && use.written === 0, `${use.read} were read, ${use.written} were written`);
      assert.ok(turns >= 3 * 1000, `${turns} turns`);
      await made(gala, 'references', { application_id: 'app-many' });
      const reply = await dry();
      assert.deepEqual([reply.status, reply.body.code], [409, 'too_many_references']);
    });
  });

  describe('previewEmail', () => {
    const preview = (body: object, claims = {}) =>
      gala.post('/references/acme/previewEmail', body, { token: token(claims) });

    it('renders for a reference and sends it nowhere', async () => {
      const { references, process_id } = await application();
      const { body } = await preview({ process_id, reference_id: references[0].id });
      assert.deepEqual(body, {
        email: 'reference_notification',
        subject: 'Reference for R & D <1>',
        body: '<p>Dear Ada,</p><p>R &amp; D &lt;1&gt; of </p>',
        from: 'awards@example.org',
        from_name: 'The Committee',
        reply_to: 'office@example.org',
        to: 'ada@example.org',
        sent_to: [],
      });
      await gala.courier.idle();
      assert.equal(gala.mails.length, 0);
    });

    it('sends a marked copy to the address that is given, else to the caller', async () => {
      const { references, process_id, id } = await application();
      const reference_id = references[0].id;
      const caller = { email: 'caller@example.org' };
      const asked = await preview({ process_id, reference_id, send_to: 'me@example.org' }, caller);
      assert.deepEqual(asked.body.sent_to, ['me@example.org']);
      const own = await preview({ process_id, email: 'application_notice', reference_id }, caller);
      assert.deepEqual([own.body.sent_to, own.body.to], [['caller@example.org'], 'applicant@example.org']);
      await gala.courier.idle();
      assert.deepEqual(
        gala.mails.map(({ to, preview, subject }) => [to, preview, subject]),
        [
          ['me@example.org', true, '[Preview] Reference for R & D <1>'],
          ['caller@example.org', true, '[Preview] Letters are missing'],
        ],
      );
      for (const { cc, bcc } of gala.mails)
        assert.deepEqual([cc, bcc], [undefined, undefined], 'it goes to no one else');
      assert.equal((await gala.post(`/references/acme/process/${id}`)).body.queued, 3);
    });

    it('renders a template that is given, for a made-up reference', async () => {
      const { process_id } = await application();
      const template = {
        subject: 'Hello\n{{ reference.name }}',
        body: '{{ process.name }}: {{ reference.city | upcase }}, {{ type.name }} for {{ application.name }}, {{ reference.due_at | date: "%-d %B %Y" }}',
      };
      const { body } = await preview({ process_id, template });
      assert.deepEqual(
        [body.subject, body.body],
        ['Hello Ada Lovelace', 'Letters of support: LONDON, Letter of support for Mary Somerville, 31 January 2030'],
      );
    });

    it('refuses a template that is not valid, with the place', async () => {
      const { process_id } = await application();
      for (const [body, message] of [
        ['Dear\n {{ reference.nmae }}', /^line 2, column 5: unknown merge field reference\.nmae/],
        ['x {% if reference.name %}', /line 1, column 3: .*not closed/],
        ['{% include "/etc/passwd" %}', /tag "include" not found/],
        [`${'{% for i in (1..1000) %}'.repeat(2)}${'{% endfor %}'.repeat(2)}`, /at most 100,000 steps/],
      ] as const) {
        const reply = await preview({ process_id, template: { subject: 'x', body } });
        assert.deepEqual([reply.status, reply.body.code], [400, 'template_invalid'], reply.text);
        assert.equal(reply.body.details[0].pointer, '/template/body');
        assert.match(reply.body.details[0].message, message);
      }
    });

    it('renders and sends only what the caller may read, to whom the caller may write', async () => {
      const { references, process_id } = await application();
      const reference_id = references[0].id;
      const may = (...permissions: string[]) => ({
        permissions: permissions.map((permission) => `references.${permission}`),
        email: 'caller@example.org',
      });
      const codes = async (body: object, claims: object) => {
        const reply = await preview({ process_id, ...body }, claims);
        return [reply.status, reply.body.code ?? reply.body.sent_to[0]];
      };
      const refused = [403, 'permission_missing'];
      const own = [200, 'caller@example.org'];
      assert.deepEqual(await codes({}, may('previewEmail')), own);
      assert.deepEqual(await codes({ reference_id }, may('previewEmail')), refused);
      assert.deepEqual(await codes({ reference_id }, may('previewEmail', 'get')), own);
      const caller = 'Caller@example.org';
      assert.deepEqual(await codes({ send_to: caller }, may('previewEmail')), [200, caller]);
      assert.deepEqual(await codes({ send_to: 'x@example.org' }, may('previewEmail')), refused);
      const { email: _, ...nameless } = may('previewEmail');
      assert.deepEqual(await codes({ send_to: 'x@example.org' }, nameless), refused);
      const permitted = may('previewEmail', 'previewEmailTo');
      assert.deepEqual(await codes({ send_to: 'x@example.org' }, permitted), [200, 'x@example.org']);
      const { body } = await preview({ process_id, reference_id }, may('previewEmail', 'get'));
      assert.equal(body.subject, 'Reference for', 'the application is not the caller’s to get');
      const notice = { process_id, reference_id, email: 'application_notice' };
      const toApplicant = async (claims: object) => (await preview(notice, claims)).body.to;
      assert.equal(await toApplicant(may('previewEmail', 'get')), '', 'nor is the address of the applicant');
      const permissions = [...may('previewEmail', 'get').permissions, 'applications.get'];
      assert.equal(await toApplicant({ permissions }), 'applicant@example.org');
    });

    it('answers 404 for a process or a reference that does not exist', async () => {
      const { process_id } = await application();
      assert.equal((await preview({ process_id: 'nope' })).status, 404);
      assert.equal((await preview({ process_id, reference_id: 'nope' })).status, 404);
      assert.equal((await preview({ process_id, send_to: 'not an address' })).status, 400);
    });
  });

  it('let other requests have turns while a batch stores templates that take long', async () => {
    const body = `${'{% for i in (1..1000) %}'.repeat(3)}x${'{% endfor %}'.repeat(3)}`;
    const object = { ...(await sample(gala, 'referenceProcesses')), application_notice_email: { subject: 'x', body } };
    const operations = Array(40).fill({ operation: 'create', object });
    const { result, turns } = await turnsOf(() => gala.post('/referenceProcesses/acme/batch', { operations }));
    const codes = result.body.results.map(({ error }: { error: { code: string } }) => error.code);
    const all = ['template_invalid', 'templates_too_slow'];
    assert.deepEqual([...new Set(codes)].sort(), all, 'all renderings of one request share one budget');
    assert.ok(turns >= 1500, `${turns} turns`); // for 500,000 steps
  });
});
