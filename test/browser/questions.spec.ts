/** The questions of a process, where staff enter what came by post and where they read it. */
import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';
import { describePages, eventually, narrow, visit } from './support.js';

describePages('The console asks the questions of a process', (site) => {
  const make = (path: string, record: object) => site.call('POST', `/${path}/acme`, record);
  const open = (hash: string, view = {}) => site.open(`/console#/acme/${hash}`, { token: site.token(), ...view });
  /** In the focused field and the ones after it. */
  const type = async (page: Page, ...texts: readonly string[]) => {
    for (const [index, text] of texts.entries()) {
      if (index > 0) await page.keyboard.press('Tab');
      await page.keyboard.type(text);
    }
  };

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
        { custom_field_id: 'scan', label: 'The scan', kind: 'link' },
      ],
    });
    const { id } = await make('awards/references', {
      ...{ process_id, award_id, type_id: (await make('awards/referenceTypes', { name: 'Academic' })).id },
      ...{ application_id: (await make('awards/applications', { name: 'Mary', award_id })).id, name: 'Ada' },
      ...{ contact_id: 'ada', email_address: 'ada@example.org', completion_date: '2099-01-01T00:00:00Z' },
      custom_field_values: [{ custom_field_id: 'shelf', string_value: 'B 12' }],
    });
    const page = await open(`awards/references/${id}/edit`, { width: narrow, dark: true });
    const years = page.getByLabel('For how many years? required');
    await years.focus();
    await type(page, 'about five', 'She knows the heavens', 'Good', 'Yes', 'https://example.org/scan.pdf');
    await page.getByText('In English 4 of at most 3 words').waitFor();
    await page.getByLabel('String value').fill('B 13'); // answers no question
    await site.checkLooks(page);
    await page.keyboard.press('Enter');
    await page.getByText('Nothing was saved. See the fields that are marked.').waitFor();
    await page.locator('.field', { has: years }).getByText('This is not a number.').waitFor();
    await eventually(() => years.evaluate((input) => input.matches(':focus')), true);
    await years.fill('5,5');
    await page.keyboard.press('Enter');
    const shown = page.locator('dl.parts', { hasText: 'For how many years?' });
    await eventually(() => shown.allInnerTexts(), ['For how many years?\n5.5']);
    await page.getByText('Would they again?').waitFor();
    await site.checkLooks(page);
    const letter = await site.call('GET', `/awards/references/acme/${id}`);
    assert.deepEqual(letter.custom_field_values, [
      { custom_field_id: 'years', numeric_value: 5.5 },
      { custom_field_id: 'text', string_value: 'She knows the heavens' },
      { custom_field_id: 'rank', string_value: 'Good' },
      { custom_field_id: 'again', boolean_value: true },
      { custom_field_id: 'scan', string_value: 'https://example.org/scan.pdf' },
      { custom_field_id: 'shelf', string_value: 'B 13' },
    ]);
    await visit(page, '#/acme/awards/references');
    await page.getByRole('button', { name: 'Columns' }).click();
    await page.getByRole('button', { name: 'Show custom fields' }).press('Enter');
    await page.getByRole('dialog').getByLabel('For how many years?').check();
    await page.getByRole('button', { name: 'Apply' }).press('Enter');
    await page.getByRole('columnheader', { name: 'For how many years?' }).waitFor();
  });

  it('of its own process in each application, and of the type in an abstract', async () => {
    const asking = (label: string) => ({ questions: [{ custom_field_id: 'f1', label, kind: 'text' }] });
    const { id: award_id } = await make('awards/awards', { name: 'Medal' });
    for (const name of ['Young', 'Old', 'Silent'])
      await make('awards/applicationProcesses', { name, award_id, ...(name !== 'Silent' && asking(`${name} since?`)) });
    const page = await open('awards/applications/new');
    const choose = async (name: string) => {
      await page.getByRole('combobox', { name: 'Process' }).fill(name);
      await page.keyboard.press('Tab');
    };
    await page.getByLabel('Name required').fill('Mary');
    await choose('Young');
    await page.getByLabel('Young since?').fill('2020');
    await choose('Old');
    await eventually(() => page.getByLabel('Old since?').inputValue(), '2020');
    await choose('Silent');
    await eventually(() => page.getByLabel('String value').inputValue(), '2020');
    await eventually(() => page.getByLabel('Old since?').count(), 0);
    const { id: event_id } = await make('events/events', { name: 'Meeting' });
    const call = await make('events/abstractSubmissionProcesses', {
      name: 'Call',
      event_id,
      ...asking('Shown where?'),
    });
    const talk = await make('events/abstractTypes', { name: 'Talk', event_id, submission_process_id: call.id });
    const other = await open(`events/abstracts/new?type_id=${talk.id}`);
    await other.getByLabel('Shown where?').waitFor();
  });
});
