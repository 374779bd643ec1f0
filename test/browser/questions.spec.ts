/** The questions of a process, where staff enter what came by post and where they read it. */
import { strict as assert } from 'node:assert';
import { describePages, downloaded, eventually, narrow, visit } from './support.js';

describePages('The console asks the questions of a process', (site) => {
  const make = (path: string, record: object) => site.call('POST', `/${path}/acme`, record);
  const open = (hash: string, token = site.token()) =>
    site.open(`/console#/acme/${hash}`, { token, width: narrow, dark: true });

  it('to an award manager who enters a letter that came by post, and shows the answers under them', async () => {
    site.expectStatus(400);
    const { id: award_id } = await make('awards/awards', { name: 'Medal' });
    const { id: process_id } = await make('awards/referenceProcesses', {
      ...{ name: 'Letters', award_id, reference_form_id: 'form' },
      ...{ contact_form_options: { contact_form_id: 'f' }, organization_form_options: { organization_form_id: 'f' } },
      ...{
        application_notice_email: { subject: '', body: '' },
        reference_notification_email: { subject: '', body: '' },
      },
      questions: [
        { custom_field_id: 'years', label: 'For how many years?', kind: 'number', required: true },
        { custom_field_id: 'text', label: 'The letter', kind: 'long_text', help: 'In English', maximum_words: 3 },
        { custom_field_id: 'rank', label: 'Rank', kind: 'choice', choices: ['Best', 'Good'] },
        { custom_field_id: 'again', label: 'Would they again?', kind: 'yes_no' },
      ],
    });
    const { id } = await make('awards/references', {
      ...{ process_id, award_id, type_id: (await make('awards/referenceTypes', { name: 'Academic' })).id },
      ...{ application_id: (await make('awards/applications', { name: 'Mary', award_id })).id, name: 'Ada' },
      ...{ contact_id: 'ada', email_address: 'ada@example.org', completion_date: '2099-01-01T00:00:00Z' },
      custom_field_values: [{ custom_field_id: 'shelf', string_value: 'B 12' }],
    });
    const page = await open(`awards/references/${id}/edit`);
    const years = page.getByLabel('For how many years? required');
    await years.focus();
    for (const text of ['about five', 'She knows the heavens', 'Good', 'Yes']) {
      await page.keyboard.type(text);
      await page.keyboard.press('Tab');
    }
    await page.getByText('In English 4 of at most 3 words').waitFor();
    await page.getByLabel('String value').fill('B 13'); // answers no question
    await site.checkLooks(page);
    await page.keyboard.press('Enter');
    await page.getByText('Nothing was saved. See the fields that are marked.').waitFor();
    await page.locator('.field', { has: years }).getByText('This is not a number.').waitFor();
    await years.fill('5,5');
    await page.keyboard.press('Enter');
    await page.locator('dl.parts', { hasText: 'For how many years?' }).getByText('5.5').waitFor();
    await site.checkLooks(page);
    assert.deepEqual((await site.call('GET', `/awards/references/acme/${id}`)).custom_field_values, [
      { custom_field_id: 'years', numeric_value: 5.5 },
      { custom_field_id: 'text', string_value: 'She knows the heavens' },
      { custom_field_id: 'rank', string_value: 'Good' },
      { custom_field_id: 'again', boolean_value: true },
      { custom_field_id: 'shelf', string_value: 'B 13' },
    ]);
    await visit(page, '#/acme/awards/references');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Show custom fields' }).press('Enter');
    await page.getByRole('dialog').getByLabel('For how many years?').check();
    await page.getByRole('button', { name: 'Apply' }).press('Enter');
    await page.getByRole('columnheader', { name: 'For how many years?' }).waitFor();
    const [heads = ''] = (await downloaded(site, page)).split('\r\n');
    assert.ok(heads.includes('For how many years? custom_field_values[years]'), heads);
  });

  it('of its own process in an application, and of its type in an abstract', async () => {
    const asking = (label: string) => ({ questions: [{ custom_field_id: 'f1', label, kind: 'text' }] });
    const { id: award_id } = await make('awards/awards', { name: 'Medal' });
    for (const [name, asked] of Object.entries({ Young: asking('Since?'), Old: asking('Until?'), Silent: {} }))
      await make('awards/applicationProcesses', { name, award_id, ...asked });
    const page = await open('awards/applications/new');
    const answeredAs = async (process: string, label: string, answer: string) => {
      await page.getByRole('combobox', { name: 'Process' }).fill(process);
      await page.keyboard.press('Tab');
      await eventually(() => page.getByLabel(label).inputValue(), answer);
    };
    await answeredAs('Young', 'Since?', '');
    await page.getByLabel('Since?').fill('2020');
    await answeredAs('Old', 'Until?', '2020');
    await answeredAs('Silent', 'String value', '2020');
    const { id: process_id } = await make('awards/applicationProcesses', {
      name: 'Own',
      award_id,
      ...asking('Why you?'),
    });
    const applicant = site.token({ roles: ['author'], contact_id: 'mary' });
    await (await open(`awards/applications/new?process_id=${process_id}`, applicant)).getByLabel('Why you?').waitFor();
    const { id: event_id } = await make('events/events', { name: 'Meeting' });
    const call = await make('events/abstractSubmissionProcesses', { name: 'Call', event_id, ...asking('Where?') });
    const talk = await make('events/abstractTypes', { name: 'Talk', event_id, submission_process_id: call.id });
    const other = await open(`events/abstracts/new?type_id=${talk.id}`);
    await other.getByLabel('Where?').waitFor();
    await (await open(`events/abstracts/new?type_id=${talk.id}`, applicant)).getByLabel('Where?').waitFor();
  });
});
