/** Who is late, who has declined and why, letters as they are printed, and links that are ended. */
import { strict as assert } from 'node:assert';
import { describePages, eventually } from './support.js';

const [past, future] = ['2026-01-15T12:00:00.000Z', '2099-01-15T12:00:00.000Z'];

describePages('The console, where people answer or do not', (site) => {
  const open = (hash: string, view = {}) => site.open(`/console${hash}`, { token: site.token(), ...view });

  it('shows which reviewers are late or have declined, takes reviews back and cancels them', async () => {
    const make = (resource: string, body: object) => site.call('POST', `/events/${resource}/acme`, body);
    const { id: event_id } = await make('events', { name: 'Meeting' });
    const { id: process_id } = await make('abstractReviewProcesses', { name: 'Peers', event_id });
    const type = await make('abstractTypes', { name: 'Talk', event_id, review_process_id: process_id });
    for (const title of ['Tides', 'Ice'])
      await make('abstracts', { title, name: 'Mary', body: 'About it.', event_id, type_id: type.id });
    const targets = ['Ada', 'Zoë'].map((name) => ({ contact_id: `c-${name}`, name }));
    const round = await make('abstractReviewRounds', {
      ...{ name: 'First round', event_id, process_id, due_at: past, closes_at: future },
      review_assignment_rules: [{ name: 'All', matching_conditions: {}, targets }],
    });
    await site.call('POST', `/events/abstractReviews/acme/openRound/${type.id}/${round.id}`);
    const { Items } = await site.call('GET', `/events/abstractReviews/acme/reviewRound/${round.id}`);
    type Review = { id: string; abstract_title: string; assignee: { name: string } };
    const reviewOf = (title: string, name: string): string =>
      Items.find((one: Review) => one.abstract_title === title && one.assignee.name === name).id;
    const decline = { reason: 'I know the author too well.' };
    await site.call('POST', `/events/abstractReviews/acme/decline/${reviewOf('Ice', 'Zoë')}`, decline);

    const page = await open(`#/acme/reviewing/${event_id}`);
    await page.getByText('2 reviewers are late with 3 reviews; 1 review was declined.').waitFor();
    await page.getByRole('row', { name: /First round.*Jan 15, 2026.*ends.*Jan 15, 2099/ }).waitFor();
    await page.getByRole('button', { name: 'See who' }).press('Enter');
    const reviewers = page.getByRole('region', { name: 'Reviewers' });
    await eventually(() => page.evaluate("document.activeElement.getAttribute('aria-label')"), 'Reviewers');
    await reviewers.getByText('Zoë', { exact: true }).click();
    const missing = reviewers.getByRole('list', { name: 'Missing reviews of Zoë' }).getByRole('listitem');
    await missing.filter({ hasText: /Tides.*late: due Jan 15, 2026/s }).waitFor();
    const declined = missing.filter({ hasText: /Ice.*declined.*“I know the author too well.”/s });
    await declined.waitFor();
    await site.checkAllLooks(page);

    // the rules and the chair's wish skip who has declined, unless the chair asks them again
    await page.getByLabel('Tick Ice').check();
    await page.getByRole('button', { name: 'Assign 1 abstract…' }).click();
    const assigning = page.getByRole('dialog');
    await assigning.getByLabel('Assign to Zoë').check();
    await assigning.getByRole('button', { name: 'Check' }).click();
    await assigning.getByText('1 skipped: the reviewer has declined to review the abstract in this round').waitFor();
    await assigning.getByLabel('Also to those who have declined').check();
    await assigning.getByRole('button', { name: 'Check' }).click();
    await assigning.getByText(/If you go on: [01] reviews? created/).waitFor();
    await eventually(() => assigning.getByText('skipped').count(), 0);
    await page.keyboard.press('Escape');

    await declined.getByRole('button', { name: 'Reinstate' }).click();
    const dialog = page.getByRole('dialog', { name: 'Reinstate: Ice' });
    await dialog.getByText('not started').waitFor();
    await dialog.getByRole('button', { name: 'Reinstate' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByText('2 reviewers are late with 4 reviews.', { exact: true }).waitFor();

    await page.goto(`${site.url}/console#/acme/events/abstractReviews/${reviewOf('Tides', 'Ada')}`);
    const buttons = page.locator('main header').getByRole('button');
    await page.getByRole('button', { name: 'More actions' }).click();
    assert.deepEqual((await buttons.allInnerTexts()).includes('Reinstate'), false);
    await page.getByRole('button', { name: 'Cancel the review', exact: true }).click();
    const cancelling = page.getByRole('dialog', { name: 'Cancel the review: Tides' });
    await cancelling.getByLabel('Reason').fill('We have enough.');
    await cancelling.getByRole('button', { name: 'Check' }).click();
    await cancelling.getByRole('button', { name: 'Cancel the review' }).click();
    await cancelling.getByRole('button', { name: 'Close' }).click();
    await page.getByText('We have enough.', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Reinstate', exact: true }).waitFor({ state: 'attached' });
  });
});
