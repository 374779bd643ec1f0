/** People answer by a link in an e-mail, without an account. */
import { strict as assert } from 'node:assert';
import { refusal, type Suite, served } from '../support/api.js';
import { asking, linked, secretFor } from '../support/links.js';
import { made } from '../support/samples.js';
import { until } from '../support/until.js';

export const answering: Suite = (start) => {
  const gala = served(start);
  const by = (secret: string) => ({ token: secret });
  const page = (secret: string) => gala.get('/awards/links', by(secret));
  const merging = (secret: string) => ({ ...by(secret), headers: { 'Content-Type': 'application/merge-patch+json' } });
  const save = (id: string, answers: object, secret: string) =>
    gala.patch(`/references/acme/${id}`, answers, merging(secret));
  const submit = async (secret: string, answers: object) => {
    const { body } = await page(secret);
    return await gala.post('/references/acme/submit', { ...body.items[0].record, ...answers }, by(secret));
  };
  const staffSee = async (id: string) => (await gala.get(`/references/acme/${id}`)).body;
  const ends = (secret: string, why: RegExp) => async () => {
    const { status, body } = await page(secret);
    assert.deepEqual([status, body.code], [401, 'link_ended']);
    assert.match(body.message, why);
  };
  beforeEach(async () => {
    gala.clock.now = new Date('2026-03-01T12:00:00.000Z');
    await gala.courier.idle();
    gala.mails.length = 0;
  });

  it('A referee reads what is asked, saves, and submits, with the link alone', async () => {
    const questions = [{ custom_field_id: 'letter', label: 'Your letter', kind: 'long_text', required: true }];
    const { id, secret } = await linked(gala, {}, { questions, time_zone: 'Europe/Berlin' });
    const { body } = await page(secret);
    assert.deepEqual([body.kind, body.tenant, body.person.name], ['reference', 'acme', 'Ada Lovelace']);
    assert.deepEqual([body.questions, body.time_zone], [questions, 'Europe/Berlin']);
    assert.deepEqual(body.items[0].may, ['save', 'submit', 'decline']);
    const values = (text: string) => ({ custom_field_values: [{ custom_field_id: 'letter', string_value: text }] });
    assert.equal((await save(id, values('She is'), secret)).status, 200);
    assert.equal((await page(secret)).body.items[0].record.custom_field_values[0].string_value, 'She is');
    const done = await submit(secret, values('She is the best.'));
    assert.deepEqual([done.status, done.body.status], [200, 'completed']);
    assert.equal((await staffSee(id)).custom_field_values[0].string_value, 'She is the best.');
    assert.deepEqual((await page(secret)).body.items[0].may, []);
  });

  it('Nobody but the referee sees a letter before it is submitted, on no way out', async () => {
    const { id, reference, secret } = await linked(gala);
    const saved = await save(id, { notes: 'Not yet ready', city: 'Draftville' }, secret);
    assert.deepEqual([saved.body.notes, saved.body.city], ['Not yet ready', 'Draftville']);
    const { process_id: _, ...staff } = await staffSee(id);
    assert.deepEqual([staff.notes, staff.draft_saved_at], [undefined, gala.clock.now.toISOString()]);
    const found = await gala.post('/references/acme/search', {
      city: 'Draftville',
      application_ids: [reference.application_id],
    });
    assert.equal(found.body.Count, 0);
    const list = await gala.get(`/references/acme/application/${reference.application_id}?format=csv`);
    assert.ok(!JSON.stringify(list.body).includes('Not yet ready') && !String(list.text).includes('Not yet ready'));
    // what staff change meanwhile does not lose it
    assert.equal((await gala.patch(`/references/acme/${id}`, { job_title: 'Countess' })).status, 200);
    assert.equal((await page(secret)).body.items[0].record.notes, 'Not yet ready');
    assert.equal((await submit(secret, { notes: 'Ready' })).body.notes, 'Ready');
    assert.deepEqual([(await staffSee(id)).notes, (await staffSee(id)).draft_saved_at], ['Ready', undefined]);
  });

  it('A link opens one task and not the account: other references, lists and changes of staff fields are shut', async () => {
    const { id, secret } = await linked(gala);
    const other = await made(gala, 'references', { contact_id: 'ada', email_address: 'ada@example.org' });
    const asked = by(secret);
    assert.equal((await gala.get(`/references/acme/${other.id}`, asked)).status, 404);
    assert.equal((await gala.get('/references/acme/contact/ada', asked)).status, 403);
    assert.equal((await gala.get(`/awards/messages/acme?about=${id}`, asked)).status, 403);
    assert.equal((await gala.get(`/references/other/${id}`, asked)).status, 403);
    const renamed = await save(id, { name: 'Somebody' }, secret);
    assert.deepEqual(refusal(renamed), [403, 'field_not_yours']);
    const body = { reference_id: id, name: 'Else', email_address: 'else@example.org' };
    assert.equal((await gala.post(`/applications/acme/replaceReferee/${id}`, body, asked)).status, 403);
  });

  it('A link ends when somebody else is asked, and says only why and whom to write to', async () => {
    const template = { ...asking.reference_notification_email, reply_to: 'awards@example.org', from_name: 'The jury' };
    const { id, secret } = await linked(gala, {}, { reference_notification_email: template });
    await save(id, { notes: 'Mine' }, secret);
    await gala.patch(`/references/acme/${id}`, { contact_id: 'grace', email_address: 'grace@example.org' });
    await ends(secret, /^This link has ended: somebody else is asked now\. .*The jury, awards@example\.org\.$/)();
    assert.equal((await staffSee(id)).draft_saved_at, undefined);
    await gala.post(`/references/acme/process/${(await staffSee(id)).application_id}`);
    await gala.courier.idle();
    assert.equal((await page(secretFor(gala, 'grace@example.org'))).body.items[0].record.notes, undefined);
  });

  it('A link ends when its reference is readdressed or deleted, or 60 days after it was due', async () => {
    const readdressed = await linked(gala);
    await gala.patch(`/references/acme/${readdressed.id}`, { email_address: 'new@example.org' });
    await ends(readdressed.secret, /another address/)();
    const due = await linked(gala, { due_at: '2026-04-01T00:00:00.000Z' });
    gala.clock.now = new Date('2026-05-30T00:00:00.000Z');
    assert.equal((await gala.call('GET', '/awards/links', by(due.secret))).status, 200);
    gala.clock.now = new Date('2026-06-01T00:00:00.000Z');
    await ends(due.secret, /60 days/)();
    gala.clock.now = new Date('2026-03-01T12:00:00.000Z');
    await gala.delete(`/references/acme/${due.id}`);
    await ends(due.secret, /not wanted any more/)();
  });

  it('Staff see which links were sent, never a secret, and end one of them', async () => {
    const { id, reference, secret } = await linked(gala);
    await gala.post(`/references/acme/process/${reference.application_id}`, { resend: true });
    await gala.courier.idle();
    const second = secretFor(gala, 'ada@example.org');
    const { body, text } = await gala.get(`/awards/links/acme?about=${id}`);
    assert.equal(body.Count, 2);
    for (const one of [secret, second]) assert.ok(!String(text).includes(one));
    for (const { id: link, sent_at } of body.Items) assert.ok(link && sent_at);
    const messages = await gala.get(`/awards/messages/acme?about=${id}`);
    const { body: whole } = await gala.get(`/awards/messages/acme/${messages.body.Items[0].id}`);
    assert.match(whole.body, /answer#link-to-reference/);
    for (const link of body.Items) await gala.post(`/awards/links/acme/${link.id}/revoke`);
    await ends(secret, /somebody has ended it/)();
    await ends(second, /somebody has ended it/)();
    assert.equal((await gala.post(`/awards/links/other/${body.Items[0].id}/revoke`)).status, 404);
  });

  it('Both links of an e-mail that was tried twice work', async () => {
    const { id, secret } = await linked(gala);
    assert.equal((await page(secret)).status, 200);
    const { body } = await gala.get(`/awards/links/acme?about=${id}`);
    assert.equal(body.Items[0].email_address, 'ada@example.org');
  });

  it('Copies of an e-mail have no secret', async () => {
    const sent: { to: string; body: string }[] = [];
    const { send } = gala.transport;
    gala.transport.send = async (_, mail, to) => {
      sent.push({ to, body: mail.body });
      return await send(_, mail, to);
    };
    const template = { ...asking.reference_notification_email, cc: 'chair@example.org', bcc: 'archive@example.org' };
    await linked(gala, {}, { reference_notification_email: template });
    gala.transport.send = send;
    const secrets = sent.map(({ to, body }) => [to, /#[\w-]{43}/.test(body)]);
    assert.deepEqual(secrets, [
      ['ada@example.org', true],
      ['chair@example.org', false],
      ['archive@example.org', false],
    ]);
  });

  it('A template has links in its body alone, and names the field that is meant', async () => {
    const subject = { subject: '{{ reference.link }}', body: '' };
    const copied = { subject: '', body: '', cc: '{{ reference.link }}' };
    const misspelt = { subject: '', body: '{{ reference.lnk }}' };
    const foreign = { subject: '', body: '{{ review.link }}' };
    for (const [template, message] of [
      [subject, /unknown merge field reference\.link/],
      [copied, /unknown merge field reference\.link/],
      [misspelt, /did you mean reference\.link\?/],
      [foreign, /unknown merge field review\.link/],
    ] as const) {
      const reply = await gala.patch(`/referenceProcesses/acme/${(await made(gala, 'referenceProcesses')).id}`, {
        reference_notification_email: template,
      });
      assert.equal(reply.status, 400);
      assert.match(reply.body.message, message);
    }
  });

  it('Previews show where the link will be', async () => {
    const { id } = await made(gala, 'referenceProcesses', asking);
    const { body } = await gala.post('/references/acme/previewEmail', { process_id: id, send_to: 'me@example.org' });
    assert.match(body.body, /#link-to-reference/);
    await gala.courier.idle();
    assert.match(gala.mails.at(-1)?.body ?? '', /#link-to-reference/);
  });

  it('"Send me my link again" answers the same for everybody, and sends what is open, once an hour', async () => {
    const person = { contact_id: 'lise', email_address: 'lise@example.org' };
    const { secret } = await linked(gala, person);
    const { id: gone } = await linked(gala, person);
    await gala.delete(`/references/acme/${gone}`);
    gala.mails.length = 0;
    const ask = async (email_address: string) =>
      (await gala.post('/awards/links', { email_address }, { token: null })).body;
    const known = await ask('LISE@example.org');
    for (const address of ['nobody@example.org', 'lise@example.org']) assert.deepEqual(await ask(address), known);
    await until(() => gala.mails.length > 0);
    await ask('lise@example.org');
    const last = await linked(gala); // what was asked before has been done by then
    assert.deepEqual(
      gala.mails.map(({ to }) => to),
      ['lise@example.org', 'ada@example.org'],
    );
    for (const one of [secret, secretFor(gala, 'lise@example.org'), last.secret])
      assert.equal((await page(one)).status, 200);
    gala.clock.now = new Date(gala.clock.now.getTime() + 61 * 60_000);
    await ask('lise@example.org');
    await until(() => gala.mails.length === 3);
  });

  it('A link that is guessed or cut off is not known', async () => {
    const { secret } = await linked(gala);
    for (const wrong of [secret.slice(1), `${secret.slice(1)}A`, secret.toLowerCase()])
      if (wrong !== secret) assert.deepEqual(refusal(await page(wrong)), [401, 'token_invalid']);
  });

  it('A referee declines with a reason, the applicant is told, and the referee comes back to the text', async () => {
    const decline_notice_email = {
      subject: '{{ reference.name }} has declined',
      body: '{{ reference.decline_reason }} <a href="{{ application.link }}">Ask somebody else</a>',
    };
    const applicant = { contact_id: 'mary', email_address: 'mary@example.org' };
    const { id: application_id } = await made(gala, 'applications', applicant);
    const { id, secret } = await linked(gala, { application_id }, { decline_notice_email });
    await save(id, { notes: 'Half a letter' }, secret);
    const declined = await gala.post(`/references/acme/decline/${id}`, { reason: 'No time' }, by(secret));
    assert.deepEqual([declined.status, declined.body.status], [200, 'declined']);
    const { declined_by_id, decline_reason } = await staffSee(id);
    assert.deepEqual([declined_by_id, decline_reason], ['ada', 'No time']);
    await gala.courier.idle();
    const told = gala.mails.at(-1);
    assert.deepEqual([told?.to, told?.subject], ['mary@example.org', 'Ada Lovelace has declined']);
    assert.match(told?.body ?? '', /^No time <a href="https:/);
    assert.deepEqual((await page(secret)).body.items[0].may, ['reinstate']);
    assert.equal((await gala.post(`/references/acme/reinstate/${id}`, undefined, by(secret))).status, 200);
    const { record, may } = (await page(secret)).body.items[0];
    assert.deepEqual([record.notes, record.decline_reason, may[0]], ['Half a letter', undefined, 'save']);
  });

  it('An applicant of whom only the address is known asks somebody else, too, also once their contact is known', async () => {
    const decline_notice_email = { subject: 'Declined', body: '{{ application.link }}' };
    const known = { name: 'Jane', email_address: 'jane@example.org' };
    const { id: application_id } = await made(gala, 'applications', { ...known, contact_id: undefined });
    const letters = [];
    for (const contact_id of ['cy', 'di'])
      letters.push(
        await linked(
          gala,
          { application_id, contact_id, email_address: `${contact_id}@example.org` },
          { decline_notice_email },
        ),
      );
    for (const { id, secret } of letters) await gala.post(`/references/acme/decline/${id}`, {}, by(secret));
    await gala.courier.idle();
    const secret = secretFor(gala, 'jane@example.org');
    const replace = (reference_id: string, name: string, application = application_id) =>
      gala.post(
        `/applications/acme/replaceReferee/${application}`,
        { reference_id, name, email_address: `${name}@example.org` },
        by(secret),
      );
    const { body } = await page(secret);
    assert.deepEqual(
      body.items.map(({ may }: { may: string[] }) => may),
      [['replace'], ['replace']],
    );
    assert.equal((await replace(letters[0]?.id ?? '', 'eve')).status, 200);
    await gala.merge(`/applications/acme/${application_id}`, { contact_id: 'jane' });
    assert.equal((await replace(letters[1]?.id ?? '', 'fay')).status, 200);
    const another = await made(gala, 'applications', { ...known, contact_id: undefined });
    const theirs = await linked(gala, { application_id: another.id, contact_id: 'gil' });
    assert.equal((await replace(theirs.id, 'hal', another.id)).status, 404);
    await gala.merge(`/applications/acme/${application_id}`, { email_address: 'other@example.org' });
    await ends(secret, /another address now/)();
  });

  it('An applicant sees which letters are missing, and asks somebody else in place of who has not begun', async () => {
    const decline_notice_email = { subject: 'Declined', body: '{{ application.link }}' };
    const applicant = { contact_id: 'mary', name: 'Mary', email_address: 'mary@example.org' };
    const { id: application_id } = await made(gala, 'applications', applicant);
    const first = await linked(gala, { application_id }, { decline_notice_email });
    const writing = await linked(gala, { application_id, contact_id: 'bob', email_address: 'bob@example.org' });
    await save(writing.id, { notes: 'Secret praise' }, writing.secret);
    await submit(first.secret, { status: 'declined', notes: 'I would rather not praise her' });
    await gala.courier.idle();
    const secret = secretFor(gala, 'mary@example.org');
    const { body, text } = await page(secret);
    assert.deepEqual(
      body.items.map((one: { status: string; may: string[] }) => [one.status, one.may]),
      [
        ['declined', ['replace']],
        ['pending', []],
      ],
    );
    assert.ok(!String(text).includes('Secret praise'));
    const other = { name: 'Grace Hopper', email_address: 'grace@example.org' };
    const replace = (reference_id: string) =>
      gala.post(`/applications/acme/replaceReferee/${application_id}`, { reference_id, ...other }, by(secret));
    assert.deepEqual(refusal(await replace(writing.id)), [409, 'referee_has_begun']);
    const oneself = { reference_id: first.id, name: 'M.', email_address: 'MARY@example.org' };
    const asked = await gala.post(`/applications/acme/replaceReferee/${application_id}`, oneself, by(secret));
    assert.deepEqual(refusal(asked), [409, 'conflict_of_interest']);
    const replaced = await replace(first.id);
    assert.deepEqual([replaced.status, replaced.body.asked], [200, true]);
    await ends(first.secret, /somebody else is asked now/)();
    await gala.courier.idle();
    const next = await page(secretFor(gala, 'grace@example.org'));
    assert.equal(next.body.person.name, 'Grace Hopper');
    assert.ok(!next.text.includes('rather not praise'));
    const foreign = await linked(gala);
    assert.equal((await replace(foreign.id)).status, 404);
  });

  it('Late letters are taken and marked, none after the end, and one referee can have more time', async () => {
    const due_at = '2026-03-05T00:00:00.000Z';
    const process = { closes_at: '2026-03-10T00:00:00.000Z' };
    const late = await linked(gala, { due_at }, process);
    const missed = await linked(gala, { due_at }, process);
    gala.clock.now = new Date('2026-03-06T00:00:00.000Z');
    assert.equal((await submit(late.secret, { notes: 'Here' })).body.is_late, true);
    gala.clock.now = new Date('2026-03-11T00:00:00.000Z');
    assert.deepEqual((await page(missed.secret)).body.items[0].may, []);
    assert.deepEqual(refusal(await save(missed.id, { notes: 'Too late' }, missed.secret)), [409, 'reference_closed']);
    assert.deepEqual(refusal(await submit(missed.secret, { notes: 'Too late' })), [409, 'reference_closed']);
    await gala.patch(`/references/acme/${missed.id}`, { due_at: '2026-03-20T00:00:00.000Z' });
    assert.deepEqual([(await submit(missed.secret, { notes: 'In time' })).body.is_late], [undefined]);
  });

  it('What must be answered is, when a letter is submitted, and fits its question', async () => {
    const questions = [
      { custom_field_id: 'letter', label: 'Letter', kind: 'long_text', required: true, maximum_words: 3 },
      { custom_field_id: 'rank', label: 'Rank', kind: 'choice', choices: ['first', 'second'] },
      { custom_field_id: 'years', label: 'Years', kind: 'number' },
      { custom_field_id: 'again', label: 'Again', kind: 'yes_no' },
      { custom_field_id: 'page', label: 'Page', kind: 'link' },
    ];
    const { id, secret } = await linked(gala, {}, { questions });
    const answer = (custom_field_id: string, value: object) => ({ custom_field_id, ...value });
    const wrong = [
      [[], '“Letter” must be answered'],
      [[answer('letter', { string_value: 'one two three four' })], 'at most 3 words; there are 4'],
      [
        [answer('letter', { string_value: 'yes' }), answer('rank', { string_value: 'third' })],
        'must be one of: first, second',
      ],
      [[answer('letter', { string_value: 'yes' }), answer('years', { string_value: '3' })], '“Years” must be a number'],
      [
        [answer('letter', { string_value: 'yes' }), answer('page', { string_value: 'javascript:alert(1)' })],
        'https://',
      ],
    ] as const;
    for (const [custom_field_values, message] of wrong) {
      assert.equal((await save(id, { custom_field_values }, secret)).status, 200, 'a draft can be anything');
      const reply = await submit(secret, { custom_field_values });
      assert.equal(reply.status, 400);
      assert.ok(reply.body.message.includes(message), reply.body.message);
    }
    const values = [
      answer('letter', { string_value: 'yes' }),
      answer('again', { boolean_value: false }),
      answer('years', { numeric_value: 0 }),
    ];
    assert.equal((await submit(secret, { custom_field_values: values })).status, 200);
  });

  it('Two changes of a link in one moment lose nothing', async () => {
    const { id, secret } = await linked(gala);
    const all = await Promise.all(Array.from({ length: 8 }, (_, n) => save(id, { notes: `text ${n}` }, secret)));
    assert.ok(all.every(({ status }) => status === 200));
    const both = await Promise.all([
      submit(secret, { notes: 'final' }),
      gala.post(`/references/acme/decline/${id}`, {}, by(secret)),
    ]);
    assert.deepEqual(both.map(({ status }) => status).sort(), [200, 409]);
  });
};
