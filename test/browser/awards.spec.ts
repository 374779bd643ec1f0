/** The letters of an award: who was asked, who has answered, and which letters nobody would know to be missing. */
import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';
import { Unsent } from '../../src/delivery/delivery.js';
import { FileTransport } from '../../src/mail/transport.js';
import { until } from '../support/until.js';
import { describePages, downloaded, eventually, narrow } from './support.js';

const tenant = 'acme';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const row = (page: Page, name: string) => page.getByRole('region', { name: 'Applications' }).getByRole('row', { name });

describePages('The console for the letters of an award', (site) => {
  const { send } = FileTransport.prototype;
  /** To whom, in order. */
  const sent: string[] = [];

  before(() => {
    FileTransport.prototype.send = async (_id, _mail, to) => {
      if (to.startsWith('bad')) throw new Unsent('refused', '550 5.1.1 No such user', {});
      sent.push(to);
      return '250 2.0.0 Ok';
    };
  });
  after(() => {
    FileTransport.prototype.send = send;
  });
  beforeEach(() => {
    sent.length = 0;
  });

  const make = (resource: string, body: object) => site.call('POST', `/awards/${resource}/${tenant}`, body);
  const patch = (resource: string, id: string, ...body: object[]) =>
    site.call('PATCH', `/awards/${resource}/${tenant}/${id}`, body);
  const post = (path: string, body: object) => site.call('POST', `/awards/references/${tenant}/${path}`, body);
  const settled = () =>
    until(async () => {
      const { Items } = await site.call('GET', `/awards/messages/${tenant}?limit=1000`);
      return Items.every(({ state }: { state: string }) => state === 'sent' || state === 'failed');
    });

  /** An award with a call that wants two letters for each application. */
  async function award(name: string) {
    const award_id = (await make('awards', { name })).id;
    const type_id = (await make('referenceTypes', { name: 'Academic' })).id;
    const options = {
      contact_form_options: { contact_form_id: 'f' },
      organization_form_options: { organization_form_id: 'f' },
    };
    const { id: process_id } = await make('referenceProcesses', {
      ...{ name: 'Letters of support', award_id, reference_form_id: 'form', ...options },
      ...{ enable_reference_notification_email: true, enable_application_notice_email: true },
      application_notice_email: { subject: 'Missing', body: '<p>Some are missing.</p>' },
      reference_notification_email: { subject: 'Your letter', body: '<p>Dear {{ reference.name }}</p>' },
    });
    const requirement = { type_id, process_id, number_required: 2 };
    const call = { name: 'Call', award_id, enable_references: true, reference_requirements: [requirement] };
    await make('applicationProcesses', call);
    const apply = async (name: string) => (await make('applications', { name, award_id })).id as string;
    const completion_date = '2030-01-01T12:00:00Z';
    const referee = (application_id: string, name: string, email_address: string, more = {}) =>
      make('references', {
        ...{ award_id, process_id, type_id, application_id, contact_id: name, name, email_address, completion_date },
        ...more,
      });
    return { award_id, process_id, apply, referee };
  }

  const answer = async (reference: { id: string }, status = 'completed') =>
    await post('submit', { ...(await site.call('GET', `/awards/references/${tenant}/${reference.id}`)), status });

  it('shows letters that nobody would know to be missing, asks for them, and writes to one referee again', async () => {
    const { award_id, process_id, apply, referee } = await award('Early Career Medal');
    const [ann = '', ben = '', cem = '', dana = ''] = await Promise.all(['Ann', 'Ben', 'Cem', 'Dana'].map(apply));
    const [lise, rosa] = await Promise.all([
      referee(ben, 'Lise', 'lise@example.org'),
      referee(cem, 'Rosa', 'old@example.org'),
      referee(ben, 'Max', 'max@example.org'),
      referee(dana, 'Paul', 'bad@example.org'),
      ...['Ada', 'Alan'].map(async (name) => await answer(await referee(ann, name, `${name}@example.org`))),
    ]);
    await referee(dana, 'Paul P.', 'BAD@example.org');
    await post('process', { process_id });
    await settled();
    // since then: one declines and is replaced, an address is corrected, and nobody is asked again
    await answer(lise, 'declined');
    await referee(ben, 'Emmy', 'emmy@example.org');
    await patch('references', rosa.id, { op: 'replace', path: '/email_address', value: 'new@example.org' });

    const page = await site.open(`/console#/${tenant}/letters`, { token: site.token() });
    await page.getByText('1 of 4 applications have all letters.').waitFor();
    for (const [name, says] of [
      ['Ann', /2 of 2/],
      ['Ben', /0 of 2.*Lise declined.*Max asked today.*Emmy not asked/s],
      ['Cem', /Rosa asked at old@example\.org only.*no referee named for 1 letter/s],
      ['Dana', /Somebody is asked twice.*Paul e-mail failed/s],
    ] as const)
      await row(page, name).filter({ hasText: says }).waitFor();
    await site.checkLooks(page);
    const file = await downloaded(site, page);
    assert.match(file, /Ben.*,0 of 2,"Lise: declined\nMax: asked today\nEmmy: not asked",\d{4}-/);
    assert.match(file, /Cem.*,0 of 2,"Rosa: asked at old@example\.org only\nno referee named for 1 letter"/);

    await page.getByRole('link', { name: 'E-mail failed 1' }).click();
    await row(page, 'Ben').waitFor({ state: 'detached' });
    await row(page, 'Dana').getByRole('link', { name: 'e-mail failed' }).click();
    await page.getByText('550 5.1.1 No such user').waitFor();
    await page.goBack();
    await row(page, 'Dana').waitFor();
    await eventually(() => row(page, 'Ben').count(), 0);
    await page.getByRole('link', { name: /^All/ }).click();
    await page.getByLabel('Find an applicant or a referee').fill('emmy');
    await row(page, 'Cem').waitFor({ state: 'detached' });
    await page.reload();
    await row(page, 'Ben').waitFor();
    await eventually(() => row(page, 'Cem').count(), 0);
    await page.getByLabel('Find an applicant or a referee').fill('');

    sent.length = 0;
    await button(page, 'Ask all').last().click();
    const dialog = page.getByRole('dialog', { name: 'Ask for references: The whole award' });
    const queued = dialog.getByRole('group').filter({ hasText: '2 queued' });
    await queued.getByText(/Emmy.*emmy@example.org/).waitFor();
    await queued.getByText(/Rosa.*new@example.org/).waitFor();
    const before = dialog.getByRole('group').filter({ hasText: 'it was sent to this address before' });
    await before.getByText(/Max.*max@example.org/).waitFor();
    await site.checkLooks(page);
    assert.deepEqual(sent, []);
    await dialog.getByRole('button', { name: 'Ask for references' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await row(page, 'Cem').getByText('asked today').waitFor();
    await eventually(async () => sent.toSorted(), ['emmy@example.org', 'new@example.org']);

    sent.length = 0;
    await row(page, 'Ben').getByRole('link', { name: 'Ben' }).click();
    const references = page.getByRole('region', { name: 'References' });
    await references.getByRole('row', { name: 'Max' }).getByText('asked today').waitFor();
    await eventually(
      () => references.getByRole('row', { name: 'Lise' }).getByRole('button').allInnerTexts(),
      ['Ask another referee', 'Ask again'],
    );
    await references.getByRole('row', { name: 'Max' }).getByRole('button', { name: 'Send again' }).click();
    const again = page.getByRole('dialog', { name: 'Ask for references: Max' });
    await again.getByRole('listitem').filter({ hasText: 'max@example.org' }).waitFor();
    await eventually(() => again.getByRole('listitem').count(), 1);
    await again.getByRole('button', { name: 'Ask for references' }).click();
    await again.getByRole('button', { name: 'Close' }).click();
    await eventually(async () => sent, ['max@example.org']);

    const small = await site.open(`/console#/${tenant}/letters/${award_id}?process=${process_id}`, {
      ...{ width: narrow, dark: true },
      token: site.token({ permissions: ['*.list', '*.listByAward', '*.search', '*.get'] }),
    });
    await row(small, 'Cem').getByText('asked today').waitFor({ state: 'attached' });
    await eventually(() => button(small, 'Ask all').count(), 0);
    await site.checkLooks(small);
  });

  it('shows who was asked since there was nobody to ask, after Refresh', async () => {
    const { award_id, process_id, apply, referee } = await award('New Medal');
    const ann = await apply('Ann');
    const page = await site.open(`/console#/${tenant}/letters/${award_id}`, { token: site.token() });
    await row(page, 'Ann').waitFor();
    await referee(ann, 'Lise', 'lise@example.org');
    await post('process', { process_id });
    await page.getByRole('button', { name: 'Refresh' }).first().click();
    await row(page, 'Ann').filter({ hasText: 'Lise asked today' }).waitFor();
  });

  it('goes on where asking a large award was interrupted', async () => {
    const { award_id, process_id, apply, referee } = await award('Prize');
    const id = await apply('Many');
    const { type_id, award_id: of } = await referee(id, 'First', 'first@example.org');
    const object = { award_id: of, process_id, type_id, completion_date: '2030-01-01T12:00:00Z' };
    const batch = async (part: number) => {
      const operations = Array.from({ length: 100 }, (_, n) => {
        const who = { contact_id: `c${part}-${n}`, name: 'Referee', email_address: `r${part}-${n}@example.org` };
        return { operation: 'create', object: { ...object, ...who, application_id: `${id}${n % 50}` } };
      });
      await post('batch', { operations });
    };
    await Promise.all([0, 1, 2].map(batch));
    const page = await site.open(`/console#/${tenant}/letters/${award_id}`, { token: site.token() });
    await button(page, 'Ask all').last().click();
    await page.getByText('301 queued').waitFor();
    let calls = 0;
    const refusal = { status: 403, code: 'permission_missing', message: 'Not now.', request_id: 'r' };
    await page.route('**/references/acme/process', (route) =>
      ++calls === 2 ? route.fulfill({ status: 403, json: refusal }) : route.continue(),
    );
    site.expectStatus(403);
    await button(page, 'Ask for references').click();
    await page.getByText('Not now.').waitFor();
    await button(page, 'Go on').click();
    await page.getByText('301 queued').waitFor();
    await button(page, 'Close').click();
    const { Items } = await site.call('GET', `/awards/messages/${tenant}?limit=1000`);
    const to = Items.filter(({ to }: { to: string }) => /^(r\d|first)/.test(to)).map((one: { to: string }) => one.to);
    assert.deepEqual([to.length, new Set(to).size], [301, 301]);
  });

  it('a committee decides on applications by a rule and by hand, releases, and calls the e-mails back', async () => {
    const award_id = (await make('awards', { name: 'Medal of decisions' })).id;
    const text = (word: string) => ({ subject: `${word} {{ application.name }}`, body: '<p>{{ award.name }}</p>' });
    const mailing = { enable_selection_email: true, selection_email: text('Won') };
    await make('applicationProcesses', { name: 'Call', award_id, ...mailing });
    for (const [n, average_score] of [9, 8, 7].entries())
      await make('applications', {
        name: `Applicant ${n}`,
        award_id,
        average_score,
        email_address: `a${n}@example.org`,
        ...(n === 1 && { review_status: 'shortlisted' }), // no decision
      });
    const page = await site.open(`/console#/${tenant}/letters/${award_id}`, { token: site.token() });
    const dialog = page.getByRole('dialog');
    await page.getByRole('heading', { name: 'Letters and decisions', exact: true }).waitFor();
    await button(page, 'Decide by rule…').click();
    await dialog.getByLabel('How many of the best').fill('1');
    await dialog.getByText('1 accepted, 2 open').waitFor();
    await dialog.getByRole('button', { name: 'Decide' }).click();
    await button(dialog as never, 'Close')
      .first()
      .click();
    await page.getByText('1 accepted, 2 open; 1 is not released.').waitFor();
    await page.getByLabel('Tick Applicant 2').check();
    await button(page, 'Decline').click();
    await page.getByText('1 accepted, 1 declined, 1 open; 2 are not released.').waitFor();
    await button(page, 'Release 2 decisions…').click();
    await dialog.getByText(/turned off|disabled/).waitFor();
    await dialog.getByRole('button', { name: 'Release' }).click();
    await button(dialog as never, 'Close')
      .first()
      .click();
    await page.getByText(/1 e-mail leaves at/).waitFor();
    await button(page, 'Call them back').click();
    await page.getByText('1 e-mail was called back').waitFor();
    await site.checkLooks(page);
    const { body } = {
      body: await site.call('POST', `/awards/applications/${tenant}/search`, { award_ids: [award_id] }),
    };
    const decided = body.Items.map((one: { name: string; decision?: string }) => `${one.name} ${one.decision}`).sort();
    assert.deepEqual(decided, ['Applicant 0 accepted', 'Applicant 1 undefined', 'Applicant 2 declined']);
  });
});
