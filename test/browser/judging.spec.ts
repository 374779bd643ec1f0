/** An award is judged in the console: by the pages that review abstracts, in the words of awards. */
import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';
import { FileTransport } from '../../src/mail/transport.js';
import { describePages, eventually, narrow } from './support.js';

const tenant = 'acme';
const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });

describePages('The console for judging an award', (site) => {
  const { send } = FileTransport.prototype;
  /** Address → the last e-mail to it. */
  const sent = new Map<string, string>();
  before(() => {
    FileTransport.prototype.send = async (_id, { body }, to) => {
      sent.set(to, body);
      return '250 2.0.0 Ok';
    };
  });
  after(() => {
    FileTransport.prototype.send = send;
  });

  const create = (resource: string, body: object) => site.call('POST', `/awards/${resource}/${tenant}`, body);
  const applied = async (award_id: string) => {
    const questions = [{ custom_field_id: 'why', label: 'Why you?', kind: 'long_text' }];
    const { id: process_id } = await create('applicationProcesses', {
      ...{ name: 'Call', award_id, questions, enable_selection_email: true },
      selection_email: { subject: 'You win', body: '<p>{{ application.link }}</p>' },
    });
    for (const [name, answer] of [
      ['Grace Hopper', 'I found the bug.'],
      ['Emmy Noether', 'Symmetry.'],
    ])
      await create('applications', {
        ...{ name, award_id, process_id, email_address: `${name?.split(' ')[0]}@example.org` },
        custom_field_values: [{ custom_field_id: 'why', string_value: answer }],
      });
  };
  const ranked = async (page: Page) =>
    (await region(page, 'Ranking').locator('tbody tr').allInnerTexts()).map((row) =>
      row.replaceAll(/\s*\n\s*|\t+/g, ' ').trim(),
    );

  it('from the review process over the round and the answers of a jury to the winner', async () => {
    const { id: award_id } = await create('awards', { name: 'Young Scientist Award' });
    await applied(award_id);
    const page = await site.open(`/console#/${tenant}/awards/awards/${award_id}`, { token: site.token() });
    const dialog = page.getByRole('dialog');
    await page.getByRole('link', { name: 'Judging and decisions' }).click();
    await page.getByText('This award has no review rounds yet.').waitFor();
    await page.getByRole('link', { name: 'New review process' }).click();
    await page.getByLabel('Name required').fill('The jury');
    await button(page, 'Create review process').click();
    await page.getByRole('heading', { name: 'The jury' }).waitFor();
    await page.getByRole('link', { name: 'New review round' }).click();
    await page.getByLabel('Name required').fill('First round');
    const rules = page.locator('details[data-field=review_assignment_rules]');
    await rules.locator('> summary').click();
    await rules.getByRole('button', { name: 'Add', exact: true }).click();
    await rules.getByLabel('Name required').fill('Everything');
    await rules.getByText('Without conditions: every application.').waitFor();
    await rules.locator('summary', { hasText: 'Reviewers' }).click();
    await rules.getByRole('button', { name: 'Add', exact: true }).first().click();
    await rules.getByLabel('Contact', { exact: true }).fill('ada');
    await button(page, 'Create review round').click();
    await page.getByRole('heading', { name: 'First round' }).waitFor();

    await page.goto(`${site.url}/console#/${tenant}/judging/${award_id}`);
    await button(page, 'Open').click();
    await dialog.getByText('If you go on: 2 reviews created.').waitFor();
    await site.checkAllLooks(page);
    await dialog.getByRole('button', { name: 'Open round' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await eventually(() => ranked(page), ['– Grace Hopper – 0 of 1 – open –', '– Emmy Noether – 0 of 1 – open –']);

    await page.getByLabel('Tick Grace Hopper').check();
    await button(page, 'Accept').click();
    for (const path of ['judging', 'letters']) {
      await page.goto(`${site.url}/console#/${tenant}/${path}/${award_id}`);
      await button(page, 'Release 1 decision…').click();
      await dialog.getByText('1 decision becomes real. 1 of them has reviews that were not submitted.').waitFor();
      await site.checkAllLooks(page);
      await dialog.getByRole('button', { name: 'Cancel' }).click();
    }
    await page.getByLabel('Tick Grace Hopper').check();
    await button(page, 'Undecided').click();
    await page.goto(`${site.url}/console#/${tenant}/judging/${award_id}`);

    const token = site.token({ sub: 'ada', contact_id: 'ada', roles: ['reviewer'] });
    const mine = await site.open(`/console#/${tenant}`, { token, width: narrow });
    await mine.getByText('0 of 2 reviews done').waitFor();
    await eventually(
      () => mine.locator('#menu a', { hasText: 'My ' }).allTextContents(),
      ['My reviews', 'My conflicts'],
    );
    for (const [name, answer, score] of [
      ['Grace Hopper', 'I found the bug.', '9'],
      ['Emmy Noether', 'Symmetry.', '7'],
    ] as const) {
      const item = mine.locator('.conference-review', { hasText: name });
      if (score === '9') await item.locator('summary').first().click(); // the next one opens itself
      await item.getByText(answer).waitFor();
      await item.getByText('Why you?').waitFor();
      await item.getByLabel('Score').fill(score);
      await site.checkLooks(mine);
      await item.getByRole('button', { name: 'Submit review' }).click();
    }
    await mine.getByText('2 of 2 reviews done').waitFor();

    await button(page, 'Refresh').click();
    await eventually(
      () => ranked(page),
      ['1 Grace Hopper 9.00 1 of 1 9 to 9 open –', '2 Emmy Noether 7.00 1 of 1 7 to 7 open –'],
    );
    await site.checkAllLooks(page);
    await page.getByLabel('Tick Grace Hopper').check();
    await button(page, 'Accept').click();
    await page.getByText('1 accepted, 1 open; 1 is not released.').waitFor();
    await button(page, 'Release 1 decision…').click();
    await dialog.getByText('1 decision becomes real.').waitFor();
    await dialog.getByRole('button', { name: 'Release' }).click();
    await dialog.getByRole('button', { name: 'Close' }).first().click();
    await page.getByText('1 accepted, 1 open.').waitFor();
    await region(page, 'Ranking').getByRole('link', { name: 'Grace Hopper' }).click();
    await region(page, 'Reviewers').getByRole('row', { name: 'ada' }).getByText('completed').waitFor();
    await page.getByText('1 of 1 review done; the average is 9.00.').waitFor();
    await site.checkAllLooks(page);
  });

  it('a juror without an account to whom the office assigns an application answers by the link, blindly', async () => {
    const { id: award_id } = await create('awards', { name: 'Medal' });
    await applied(award_id);
    const { id: process_id } = await create('reviewProcesses', {
      ...{
        name: 'Jury',
        award_id,
        enable_review_assignment_email: true,
        score_options: { minimum: 1, maximum: 5, step: 1 },
        release_to_author: { scores: true },
      },
      criteria: [
        {
          id: 'merit',
          name: 'Merit',
          minimum: 1,
          maximum: 5,
          step: 1,
          required: true,
          labels: [{ score: 5, label: 'great' }],
        },
        { id: 'impact', name: 'Impact', minimum: 0, maximum: 10 },
      ],
      review_assignment_email: { subject: 'Please judge', body: '<p>{{ reviews.link }}</p>' },
    });
    await create('reviewRounds', { name: 'Final', award_id, process_id, enable_blind_review: true });
    const page = await site.open(`/console#/${tenant}/judging/${award_id}`, { token: site.token() });
    const dialog = page.getByRole('dialog');
    await button(page, 'Open').click();
    await dialog.getByRole('button', { name: 'Open round' }).click();
    await dialog.getByText('The round has no rules that say who reviews.').waitFor();
    await site.checkAllLooks(page);
    await dialog.getByRole('link', { name: 'Share out its reviews' }).click();
    await page.getByRole('heading', { name: 'Assign reviewers: Final' }).waitFor();
    await page.goto(`${site.url}/console#/${tenant}/judging/${award_id}`);
    await page.getByLabel('Tick Grace Hopper').check();
    await button(page, 'Assign 1 application…').click();
    await dialog.getByText('Somebody else').click();
    await dialog.getByLabel('Name', { exact: true }).fill('Alan');
    await dialog.getByLabel('E-mail address').fill('Alan@Example.org');
    await button(page, 'Add').click();
    await dialog.getByLabel('Assign to Alan').waitFor();
    await button(page, 'Check').click();
    await dialog.getByText('If you go on: 1 review created').waitFor();
    await dialog.getByRole('button', { name: 'Assign' }).last().click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await region(page, 'Reviewers').getByText('Alan').waitFor();

    await eventually(async () => sent.has('Alan@Example.org'), true);
    const [link = ''] = /http[^<]+#[\w-]{43}/.exec(sent.get('Alan@Example.org') ?? '') ?? [];
    const answer = await site.open(link, { width: narrow });
    await answer.getByText(/^Application …\w{4}/).waitFor();
    assert.equal(await answer.getByText('Grace').count(), 0);
    await answer.getByText('5: great').waitFor();
    await answer.getByRole('group', { name: 'Merit' }).getByLabel('4').check();
    const sure = answer.getByRole('group').filter({ hasText: 'Submit your review?' });
    await answer.getByLabel('Impact').fill('11');
    await button(answer, 'Submit').click();
    site.expectStatus(400);
    await sure.getByRole('button', { name: 'Submit' }).click();
    const told = await answer.getByRole('alert').innerText();
    assert.equal(told, '“Impact” must be at least 0, at most 10, as the criterion Impact requires.');
    await sure.getByRole('button', { name: 'Not yet' }).click();
    await answer.getByLabel('Impact').fill('7.5');
    await site.checkAllLooks(answer);
    await button(answer, 'Submit').click();
    await sure.getByRole('button', { name: 'Submit' }).click();
    await answer.getByText('Your review was submitted.').waitFor();
    await button(page, 'Refresh').click();
    await eventually(
      () => ranked(page),
      ['1 Grace Hopper 4.00 1 of 1 4 to 4 4.00 7.50 open –', '– Emmy Noether – – – – – open –'],
    );

    const token = site.token({ sub: 'alan', contact_id: 'alan@example.org', roles: ['reviewer'] });
    const mine = await site.open(`/console#/${tenant}`, { token });
    await mine.getByText(/^Application …\w{4}/).click();
    await mine.getByText('In a blind round, you do not see whose application it is.').waitFor();
    assert.equal(await mine.getByText('Grace').count(), 0);
    assert.equal(await mine.getByRole('group', { name: 'Merit' }).getByLabel('4').isChecked(), true);
    await mine.getByLabel('Impact').fill('2.5');
    await mine.getByRole('button', { name: 'Submit again' }).click();
    await mine.getByText('score 3', { exact: true }).waitFor();

    const found = await site.call('POST', `/awards/applications/${tenant}/search`, {
      award_ids: [award_id],
      name: 'Grace',
    });
    const { id: application } = found.Items[0];
    await site.call('PUT', `/awards/applications/${tenant}/status/${application}`, { review_status: 'accepted' });
    await eventually(async () => sent.has('Grace@example.org'), true);
    const [letter = ''] = /http[^<]+#[\w-]{43}/.exec(sent.get('Grace@example.org') ?? '') ?? [];
    const winner = await site.open(letter, { width: narrow });
    await winner.getByText('What the reviewers wrote').waitFor();
    await winner.getByText('Score 3').waitFor();
    await site.checkAllLooks(winner);
  });
});
