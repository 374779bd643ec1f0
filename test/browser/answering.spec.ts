/** Who is late, who has declined and why, letters as they are printed, and links that are ended. */
import { strict as assert } from 'node:assert';
import { describePages, eventually, views } from './support.js';

const past = new Date(Date.now() - 5 * 86_400_000).toISOString();
const future = '2099-01-15T12:00:00.000Z';
/** As pages show it. */
const day = new Date(past).toLocaleDateString('en', { dateStyle: 'medium' });

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
    await page.getByRole('row', { name: new RegExp(`First round.*${day}.*ends.*Jan 15, 2099`) }).waitFor();
    await page.getByRole('button', { name: 'See who' }).press('Enter');
    const reviewers = page.getByRole('region', { name: 'Reviewers' });
    await eventually(() => page.evaluate("document.activeElement.getAttribute('aria-label')"), 'Reviewers');
    await reviewers.getByText('Zoë', { exact: true }).click();
    const missing = reviewers.getByRole('list', { name: 'Missing reviews of Zoë' }).getByRole('listitem');
    await missing.filter({ hasText: new RegExp(`Tides.*late: due ${day}`, 's') }).waitFor();
    const declined = missing.filter({ hasText: /Ice.*declined.*“I know the author too well.”/s });
    await declined.waitFor();
    await site.checkAllLooks(page);
    await declined.getByRole('link', { name: 'Find somebody else' }).click();
    await page.getByRole('heading', { name: 'Assign reviewers: First round' }).waitFor();
    await page.getByRole('link', { name: 'Back to the ranking' }).click();
    await reviewers.getByText('Zoë', { exact: true }).click();

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

  const make = (resource: string, body: object) => site.call('POST', `/awards/${resource}/acme`, body);

  /** An application with a letter that has come, one that is late, and one that was declined. */
  async function application() {
    const award_id = (await make('awards', { name: 'Medal' })).id;
    const type_id = (await make('referenceTypes', { name: 'Academic' })).id;
    const { id: process_id } = await make('referenceProcesses', {
      ...{ name: 'Letters', award_id, reference_form_id: 'form', enable_reference_notification_email: true },
      ...{ contact_form_options: { contact_form_id: 'f' }, organization_form_options: { organization_form_id: 'f' } },
      application_notice_email: { subject: 'Missing', body: '<p>Some are missing.</p>' },
      reference_notification_email: {
        subject: 'Your letter',
        body: '<p>Dear {{ reference.name }}: {{ reference.link }}</p>',
      },
      questions: [
        { custom_field_id: 'known', label: 'How long have you known them?', kind: 'number' },
        { custom_field_id: 'letter', label: 'Why should they get it?', kind: 'long_text' },
        { custom_field_id: 'again', label: 'Would you hire them again?', kind: 'yes_no' },
      ],
    });
    const { id } = await make('applications', { name: 'Mary Somerville', award_id });
    const [ada, ben, cem] = await Promise.all(
      ['Ada', 'Ben', 'Cem'].map((name) =>
        make('references', {
          ...{ award_id, process_id, type_id, application_id: id, contact_id: name, name },
          ...{ email_address: `${name.toLowerCase()}@example.org`, completion_date: future, due_at: past },
        }),
      ),
    );
    await site.call('POST', `/awards/references/acme/process/${id}`, {});
    const values = [
      { custom_field_id: 'known', numeric_value: 7 },
      { custom_field_id: 'letter', string_value: 'She explains\nthe heavens.' },
      { custom_field_id: 'again', boolean_value: true },
    ];
    const answered = { ...(await site.call('GET', `/awards/references/acme/${ada.id}`)), custom_field_values: values };
    await site.call('POST', '/awards/references/acme/submit', { ...answered, notes: 'Gladly.' });
    const own = site.token({ contact_id: 'Ben', permissions: ['references.patch:own'] });
    const draft = await fetch(`${site.url}/awards/references/acme/${ben.id}`, {
      ...{ method: 'PATCH', body: '{"notes": "Not ready"}' },
      headers: { Authorization: `Bearer ${own}`, 'Content-Type': 'application/merge-patch+json' },
    });
    assert.equal(draft.status, 200);
    await site.call('POST', `/awards/references/acme/decline/${cem.id}`, { reason: 'I am away until June.' });
    return { award_id, id, ben, cem };
  }

  it('shows which referees are late, have begun or have declined, and asks another one', async () => {
    const { award_id, id } = await application();
    const page = await open(`#/acme/letters/${award_id}`);
    const applications = page.getByRole('region', { name: 'Applications' });
    const says = new RegExp(
      `Ben asked today late has begun to write due ${day}.*Cem declined I am away until June`,
      's',
    );
    await applications.getByRole('row', { name: says }).waitFor();
    await page.getByRole('link', { name: 'Late 1' }).waitFor();
    await site.checkAllLooks(page);

    // after 90 days, the address is not kept
    await page.route('**/messages/acme?*', async (route) => {
      const json = await (await route.fetch()).json();
      for (const mail of json.Items) mail.to = '0123456789abcdef0123456789abcdef';
      await route.fulfill({ json });
    });
    await page.reload();
    await applications.getByRole('row', { name: says }).waitFor();
    await page.unroute('**/messages/acme?*');

    await page.goto(`${site.url}/console#/acme/awards/applications/${id}`);
    const references = page.getByRole('region', { name: 'References' });
    const row = (name: string) => references.getByRole('row', { name });
    const another = { name: 'Ask another referee' };
    await row('Ada').getByText('late').waitFor();
    await eventually(() => row('Ben').getByRole('button', another).count(), 0);
    await site.checkAllLooks(page);
    await row('Cem').getByRole('button', another).click();
    const dialog = page.getByRole('dialog', { name: 'Ask another referee: Cem' });
    await dialog.getByLabel('Name').fill('Dan');
    await dialog.getByLabel('Email address').fill('dan@example.org');
    await dialog.getByRole('button', another).click();
    await dialog.getByText('pending').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await row('Dan').getByText('asked today').waitFor();
    await eventually(() => row('Cem').count(), 0);
  });

  it('has the letters of an application on one page, to print', async () => {
    const { id } = await application();
    for (const view of views) {
      const page = await open(`#/acme/awards/applications/${id}`, view);
      await page.getByRole('link', { name: 'Print the letters' }).click();
      await page.getByRole('heading', { name: 'Mary Somerville' }).waitFor();
      const letter = page.getByRole('article');
      await letter.waitFor();
      const says =
        /^Ada\s+Academic · .* · late\s+How long.*\?\s+7\s+Why.*\?\s+She explains\nthe heavens\.\s+Would.*\?\s+Yes\s+Letter\s+Gladly\.$/;
      assert.match(await letter.innerText(), says);
      await site.checkLooks(page);
      await page.emulateMedia({ media: 'print', colorScheme: 'light' });
      await eventually(() => page.getByRole('navigation').count(), 0);
      assert.equal(await page.getByRole('button', { name: 'Print' }).isVisible(), false);
    }
  });

  it('lists the links that were sent for a record, and ends one', async () => {
    const { ben } = await application();
    const count = async () => (await site.call('GET', `/awards/links/acme?about=${ben.id}`)).Count;
    await eventually(count, 1);
    await site.call('POST', '/awards/links', { email_address: 'ben@example.org' });
    await eventually(count, 2);
    const page = await open(`#/acme/awards/references/${ben.id}`);
    await page.getByText('Links', { exact: true }).press('Enter');
    const rows = page
      .getByRole('region', { name: 'Links' })
      .getByRole('row', { name: /ben@example.org.*this reference/ });
    await rows.first().getByRole('button', { name: 'End' }).click();
    const dialog = page.getByRole('dialog', { name: 'End the link to ben@example.org?' });
    await site.checkAllLooks(page);
    await dialog.getByRole('button', { name: 'End' }).click();
    await rows.first().locator('time').nth(1).waitFor();
    await eventually(() => rows.getByRole('button').count(), 1);
    await page.goto(`${site.url}/console#/acme/mail`);
    const mail = page.getByRole('row', { name: /Your link: Academic for Mary.*ben@example.org.*Link sent again Ben/ });
    await mail.first().waitFor();
  });

  it('keeps the login where a form opens another one in a new tab', async () => {
    const page = await site.open('/console');
    await page.evaluate(`sessionStorage['gala.token'] = '${site.token()}'`);
    await page.goto(`${site.url}/console#/empty/events/functions/new`);
    await page.reload();
    await page.getByRole('combobox', { name: 'Event' }).first().click();
    const [tab] = await Promise.all([
      page.waitForEvent('popup'),
      page.getByRole('link', { name: 'New event, in another tab' }).click(),
    ]);
    await tab.getByRole('heading', { name: 'New event' }).waitFor();
  });
});
