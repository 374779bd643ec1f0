/** The page of a link: referees, reviewers and applicants answer without an account. */
import { strict as assert } from 'node:assert';
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { simpleParser } from 'mailparser';
import type { Page } from 'playwright-core';
import { describePages, eventually, narrow, type View } from './support.js';

const tenant = 'acme';
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const phone: View = { width: narrow, dark: true };

describePages('The page of a link', (site) => {
  const make = (resource: string, body: object) => site.call('POST', `/awards/${resource}/${tenant}`, body);
  const stored = (id: string) => site.call('GET', `/awards/references/${tenant}/${id}`);

  /** The addresses in the e-mails to somebody. */
  async function linksTo(address: string): Promise<string[]> {
    const all = readdirSync(site.folder, { recursive: true, encoding: 'utf8' });
    const files = all.filter((name) => name.endsWith('.eml'));
    const mails = await Promise.all(files.map((name) => simpleParser(readFileSync(join(site.folder, name)))));
    return mails
      .filter(({ to }) => [to].flat().some((one) => one?.text.includes(address)))
      .flatMap(({ html }) => /http[^"\s<]+\/answer#[\w-]+/.exec(html || '')?.[0] ?? []);
  }
  async function linkTo(address: string): Promise<string> {
    await eventually(async () => (await linksTo(address)).length > 0, true);
    return (await linksTo(address)).at(-1) ?? '';
  }

  let count = 0;
  /** A referee who was asked for a letter, the link, and that of the applicant. */
  async function asked(process: object = {}, reference: object = {}) {
    const number = ++count;
    const [address, applicant] = [`ada${number}@example.org`, `mary${number}@example.org`];
    const award_id = (await make('awards', { name: 'Young Scientist Award' })).id;
    const type_id = (await make('referenceTypes', { name: 'Letter of support' })).id;
    const { id: process_id } = await make('referenceProcesses', {
      ...{ name: 'Letters', award_id, reference_form_id: 'form', time_zone: 'Europe/Berlin', is_active: true },
      contact_form_options: { contact_form_id: 'f' },
      organization_form_options: { organization_form_id: 'f' },
      ...{ enable_reference_notification_email: true, enable_application_notice_email: true },
      reference_notification_email: { subject: 'Your letter', body: '<p>{{ reference.link }}</p>' },
      application_notice_email: { subject: 'Missing', body: '<p>{{ application.link }}</p>' },
      ...process,
    });
    const person = { contact_id: `mary${number}`, email_address: applicant };
    const application_id = (await make('applications', { name: 'Mary Somerville', award_id, ...person })).id;
    const { id } = await make('references', {
      ...{ award_id, process_id, type_id, application_id, contact_id: `ada${number}`, name: 'Ada Lovelace' },
      ...{ email_address: address, completion_date: '2030-05-01T12:00:00Z', due_at: '2030-05-01T12:00:00Z' },
      ...reference,
    });
    await site.call('POST', `/awards/references/${tenant}/process`, { process_id });
    return { id, address, applicant, link: await linkTo(address) };
  }

  /** Opens a link. The list gets what the page sends to change something. */
  async function opened(link: string, view: View = {}) {
    const page = await site.open(link, view);
    const sent: string[] = [];
    page.on('request', (request) => request.method() !== 'GET' && sent.push(request.method()));
    await page.getByRole('heading', { level: 1 }).waitFor();
    return { page, sent };
  }
  /** Presses a button, and the one that confirms it. */
  async function press(page: Page, name: string, yes = name) {
    await button(page, name).click();
    await page
      .getByRole('group')
      .filter({ has: button(page, 'Not yet') })
      .getByRole('button', { name: yes })
      .click();
  }
  const letter = (page: Page) => page.getByRole('textbox', { name: 'Your letter' });

  it('an author reads on a phone what was decided and what the reviewers wrote, confirms, and withdraws later', async () => {
    const events = (method: string, path: string, body: object) => site.call(method, `/events/${path}`, body);
    const event_id = (await events('POST', `events/${tenant}`, { name: 'Meridian Assembly' })).id;
    const selection_email = { subject: 'Accepted', body: '<p>{{ abstract.link }}</p>', reply_to: 'chair@example.org' };
    const process = { name: 'P', event_id, enable_selection_email: true, selection_email };
    await events('POST', `abstractDecisionProcesses/${tenant}`, process);
    const release_to_author = { comments: true, scores: true };
    const reviewing = { name: 'R', event_id, release_to_author };
    const { id: process_id } = await events('POST', `abstractReviewProcesses/${tenant}`, reviewing);
    const author = { name: 'Mary Somerville', submitter_id: 'mary', email_address: 'author@example.org' };
    const paper = { ...author, title: 'On the connexion of the sciences', body: 'What binds them together.', event_id };
    const { id } = await events('POST', `abstracts/${tenant}`, paper);
    const round = { name: 'First', event_id, process_id, status: 'never opened' };
    const { id: review_round_id } = await events('POST', `abstractReviewRounds/${tenant}`, round);
    const { id: type } = await events('POST', `abstractTypes/${tenant}`, { name: 'Talk', event_id });
    await events('POST', `abstractReviews/${tenant}/openRound/${type}/${review_round_id}`, {});
    const assignee = { contact_id: 'rosa', name: 'Rosa' };
    const answer = { status: 'completed', score: 4, comments_to_submitter: 'Clear <and> new.' };
    const review = { abstract_id: id, event_id, process_id, review_round_id, assignee };
    const { id: review_id } = await events('POST', `abstractReviews/${tenant}`, review);
    await events('POST', `abstractReviews/${tenant}/submit`, { id: review_id, ...review, ...answer });
    await events('PUT', `abstracts/${tenant}/status/${id}`, { review_status: 'accepted' });

    const { page, sent } = await opened(await linkTo('author@example.org'), phone);
    for (const text of [
      'Your abstract was accepted.',
      'Reviewer 1',
      'Score 4',
      'Clear <and> new.',
      'From chair@example.org',
    ])
      await page.getByText(text).first().waitFor();
    assert.ok(!(await page.locator('body').textContent())?.includes('Rosa'));
    await site.checkAllLooks(page);
    assert.deepEqual(sent, []);
    await press(page, 'Confirm');
    await page.getByText('You have confirmed that you will present it.').waitFor();
    await press(page, 'Withdraw');
    await page.getByText('Your abstract was withdrawn.', { exact: true }).waitFor();
    assert.deepEqual([sent.length, await page.getByRole('button').count()], [2, 0]);
    await site.checkAllLooks(page);

    // staff withdraw one by its status alone
    const second = { ...paper, email_address: 'other@example.org' };
    const { id: other } = await events('POST', `abstracts/${tenant}`, second);
    await events('PUT', `abstracts/${tenant}/status/${other}`, { review_status: 'accepted' });
    const link = await linkTo('other@example.org');
    await events('PATCH', `abstracts/${tenant}/${other}`, { status: ' Withdrawn' });
    const { page: late } = await opened(link);
    await late.getByText('Your abstract was withdrawn.', { exact: true }).waitFor();
    assert.equal(await late.getByText('was accepted').count(), 0);
  });

  it('a referee writes a letter on a phone, saves it, goes on later with keys alone, and submits it', async () => {
    const { id, link } = await asked({ closes_at: '2030-05-08T22:00:00Z' });
    const { page } = await opened(link, phone);
    assert.equal(page.url(), `${site.url}/answer`);
    for (const text of [
      'Young Scientist Award',
      'Letter of support for Mary Somerville',
      'For Ada Lovelace',
      'It is due on Wednesday, 1 May 2030, 14:00 (Berlin time).',
      'Answers are taken until Thursday, 9 May 2030, 00:00 (Berlin time).',
    ])
      await page.getByText(text).waitFor();
    await letter(page).fill('I have known her');
    await site.checkAllLooks(page);
    await press(page, 'Save');
    await page.getByText(/^Saved at \d\d:\d\d\.$/).waitFor();
    assert.equal((await stored(id)).notes, undefined, 'nobody else reads a draft');

    const { page: later } = await opened(link);
    await later.getByText('saved, not submitted yet').waitFor();
    assert.equal(await letter(later).inputValue(), 'I have known her');
    await letter(later).focus();
    await later.keyboard.press('End');
    await later.keyboard.type(' for years.');
    await later.keyboard.press('Tab');
    await later.keyboard.press('Enter');
    await later.getByText('Submit your letter? You cannot change it afterwards.').waitFor();
    await site.checkAllLooks(later);
    await later.keyboard.press('Tab');
    await later.keyboard.press('Tab');
    await later.keyboard.press('Enter');
    await later.getByText('You cannot change it').waitFor({ state: 'detached' });
    assert.equal((await stored(id)).status, 'pending');
    await eventually(() => later.evaluate('document.activeElement.textContent'), 'Submit');
    await later.keyboard.press('Enter');
    await later.getByText('You cannot change it').waitFor();
    await later.keyboard.press('Tab');
    await later.keyboard.press('Enter');
    await later.getByText('Thank you. Your letter was submitted.').waitFor();
    await eventually(
      () => later.evaluate('document.activeElement.textContent'),
      'Thank you. Your letter was submitted.',
    );
    await site.checkAllLooks(later);
    assert.equal(await button(later, 'Submit').count(), 0);
    const { status, notes } = await stored(id);
    assert.deepEqual([status, notes], ['completed', 'I have known her for years.']);
  });

  it('a scanner that opens a link, submits what it finds and presses every button changes nothing', async () => {
    const { link } = await asked();
    const { page, sent } = await opened(link);
    await page.evaluate('document.querySelectorAll("form").forEach((form) => form.requestSubmit())');
    for (const one of await page.getByRole('button').all()) await one.click({ timeout: 1000 }).catch(() => {});
    assert.deepEqual([sent, await page.locator('form').count()], [[], 0]);
    await page.reload();
    await page.getByText('Please open the link in the e-mail again').waitFor();
  });

  it('the questions of the process are asked, checked, and stored as values', async () => {
    const kinds = ['1', '2', '3', '4', '5', '6', '7'];
    const { id, link } = await asked(
      {
        questions: [
          { custom_field_id: 'years', label: 'How many years have you known her?', kind: 'number', required: true },
          { custom_field_id: 'letter', label: 'Letter', kind: 'long_text', help: 'In English', maximum_words: 3 },
          { custom_field_id: 'again', label: 'Would you again?', kind: 'yes_no' },
          { custom_field_id: 'rank', label: 'Rank', kind: 'choice', choices: ['Best', 'Good'], required: true },
          { custom_field_id: 'kind', label: 'Kind', kind: 'choice', choices: kinds },
          { custom_field_id: 'file', label: 'Your file', kind: 'link' },
        ],
      },
      { custom_field_values: [{ custom_field_id: 'other', string_value: 'stays' }] },
    );
    const { page, sent } = await opened(link, phone);
    await page.getByLabel('How many years').fill('many');
    await page.getByLabel('Letter', { exact: true }).fill('one two three four');
    await page.getByText('4 of at most 3 words').waitFor();
    await page.getByLabel('Your file').fill('letter.pdf');
    await button(page, 'Submit').click();
    const alert = page.getByRole('alert');
    await alert.getByText('“How many years have you known her?” is not a number. “Letter” has 4 words').waitFor();
    await alert.getByText('“Rank” is not answered yet. “Your file” does not begin with https://').waitFor();
    await site.checkAllLooks(page);
    assert.deepEqual(sent, []);
    await page.getByLabel('How many years').fill('2,5');
    await page.getByLabel('Letter', { exact: true }).fill('one two three');
    await page.getByRole('group', { name: 'Would you again?' }).getByLabel('Yes').check();
    await page.getByRole('group', { name: 'Rank' }).getByLabel('Best').check();
    await page.getByLabel('Kind').selectOption('7');
    await page.getByLabel('Your file').fill('https://example.org/letter.pdf');
    await press(page, 'Submit');
    await page.getByText('Thank you.').waitFor();
    await site.checkAllLooks(page);
    assert.deepEqual((await stored(id)).custom_field_values, [
      { custom_field_id: 'other', string_value: 'stays' },
      { custom_field_id: 'years', numeric_value: 2.5 },
      { custom_field_id: 'letter', string_value: 'one two three' },
      { custom_field_id: 'again', boolean_value: true },
      { custom_field_id: 'rank', string_value: 'Best' },
      { custom_field_id: 'kind', string_value: '7' },
      { custom_field_id: 'file', string_value: 'https://example.org/letter.pdf' },
    ]);
  });

  it('a referee declines and comes back, and the applicant asks somebody else', async () => {
    const { id, link, applicant } = await asked();
    const { page } = await opened(link, phone);
    await button(page, 'Decline').click();
    await page.getByLabel('Reason').fill('I am away.');
    await site.checkAllLooks(page);
    await page.getByRole('group').getByRole('button', { name: 'Decline' }).click();
    await page.getByText('You have declined.').waitFor();
    assert.deepEqual([(await stored(id)).status, (await stored(id)).decline_reason], ['declined', 'I am away.']);
    await press(page, 'Take it up again', 'Yes');
    await page.getByText('You can write your letter now.').waitFor();
    await letter(page).waitFor();
    await press(page, 'Decline');
    await page.getByText('You have declined.').waitFor();

    const { page: other } = await opened(await linkTo(applicant), phone);
    await other.getByText('Letter of support: Ada Lovelace').waitFor();
    await button(other, 'Replace').click();
    await other.getByRole('group').getByRole('button', { name: 'Ask' }).click(); // nobody is named yet
    await other.getByLabel('Name').fill('Emmy Noether');
    await other.getByLabel('E-mail address').fill('emmy@example.org');
    await site.checkAllLooks(other);
    await other.getByRole('group').getByRole('button', { name: 'Ask' }).click();
    await other.getByText('Thank you. The other person is asked now.').waitFor();
    await other.getByText('Letter of support: Emmy Noether').waitFor();
    await linkTo('emmy@example.org');
    site.expectStatus(401);
    const { page: old } = await opened(link);
    await old.getByText('This link has ended: somebody else is asked now').waitFor();
  });

  it('a reviewer reads abstracts, reviews one after the other, and changes a review again', async () => {
    const create = (resource: string, body: object) => site.call('POST', `/events/${resource}/${tenant}`, body);
    const event_id = (
      await create('events', { name: 'Meeting', start_date: '2030-05-01T00:00:00Z', timezone: 'Asia/Tokyo' })
    ).id;
    const { id: process_id } = await create('abstractReviewProcesses', {
      ...{ name: 'Peers', event_id, score_options: { minimum: 1, maximum: 5, step: 1 } },
      questions: [{ custom_field_id: 'new', label: 'Is it new?', kind: 'yes_no', required: true }],
      ...{ enable_review_assignment_email: true },
      review_assignment_email: { subject: 'Your reviews', body: '<p>{{ reviews.link }}</p>' },
    });
    const type_id = (await create('abstractTypes', { name: 'Talk', event_id, review_process_id: process_id })).id;
    const bodies = {
      Cores:
        '<p>On <i>E. coli</i>.</p><script>x</script><img src="https://other.example/x.png"><a href="https://x.example">y</a>',
      Loops: 'If a < b,\nthen b > a.',
    };
    for (const [title, body] of Object.entries(bodies))
      await create('abstracts', { name: 'Mary', title, body, event_id, type_id });
    const targets = [{ contact_id: 'rosa', name: 'Rosa', email_address: 'rosa@example.org' }];
    const { id: round } = await create('abstractReviewRounds', {
      ...{
        name: 'Round 1',
        event_id,
        process_id,
        review_form_id: 'f',
        display_order: 0,
        due_at: new Date(Date.now() - 3_600_000).toISOString(),
      },
      review_assignment_rules: [{ name: 'All', matching_conditions: {}, targets }],
    });
    await site.call('POST', `/events/abstractReviews/${tenant}/openRound/${type_id}/${round}`);

    const { page } = await opened(await linkTo('rosa@example.org'), phone);
    const item = (title: string) => page.getByRole('group').filter({ has: page.getByRole('heading', { name: title }) });
    await page.getByRole('heading', { name: 'Loops' }).click();
    const loops = item('Loops');
    await loops.getByText(/It was due on .* \(Tokyo time\)\. Your answer is late, but/).waitFor();
    assert.equal(await loops.getByRole('article').innerText(), bodies.Loops);
    await loops.getByLabel('Comments for the author').fill('Half a thought');
    await page.getByRole('heading', { name: 'Cores' }).click();
    const cores = item('Cores');
    assert.equal(await cores.locator('article div').innerHTML(), '<p>On <i>E. coli</i>.</p>y');
    assert.equal(await loops.getByRole('article').isVisible(), false);
    await cores.getByLabel('Yes').check();
    await cores.getByLabel('4', { exact: true }).check();
    await cores.getByLabel('Comments for the organisers only').fill('Good.');
    await site.checkAllLooks(page);
    await press(page, 'Submit');
    await cores.getByText('Thank you. Your review was submitted.').waitFor();
    await cores.getByText('submitted, late').waitFor();
    await cores.getByLabel('5', { exact: true }).check();
    await press(page, 'Save');
    await cores.getByText(/Saved at/).waitFor();
    await press(page, 'Submit');
    await cores.getByText('Thank you.').waitFor();
    await page.getByRole('heading', { name: 'Loops' }).click();
    assert.equal(await loops.getByLabel('Comments for the author').inputValue(), 'Half a thought');
    await press(page, 'Decline');
    await loops.getByText('You have declined.').waitFor();
    await press(page, 'Take it up again', 'Yes');
    await loops.getByText('You can write your review now.').waitFor();
    await site.checkAllLooks(page);
    const { Items } = await site.call('GET', `/events/abstractReviews/${tenant}/reviewRound/${round}`);
    const { Cores, Loops } = Object.fromEntries(
      Items.map((one: { abstract_title: string }) => [one.abstract_title, one]),
    );
    assert.deepEqual([Cores.status, Cores.score, Cores.comments_to_staff], ['completed', 5, 'Good.']);
    assert.deepEqual(Cores.custom_field_values, [{ custom_field_id: 'new', boolean_value: true }]);
    assert.equal(Loops.status, 'not started');
  });

  it('what was typed outlives a lost answer, and is submitted once', async () => {
    const { id, link } = await asked();
    const { page } = await opened(link);
    await letter(page).fill('Not to be lost.');
    site.expectStatus(0);
    await page.route('**/submit', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await press(page, 'Submit');
    await page.getByRole('alert').getByText('The server does not answer. Nothing that you typed is lost').waitFor();
    assert.equal(await letter(page).inputValue(), 'Not to be lost.');
    await site.checkAllLooks(page);
    const asking = page.waitForEvent('dialog');
    const leaving = page.close({ runBeforeUnload: true });
    await (await asking).dismiss();
    await leaving;
    await page.unroute('**/submit');
    await page.getByRole('group').getByRole('button', { name: 'Submit' }).click();
    await page.getByText('Thank you. Your letter was submitted.').waitFor();
    assert.equal((await stored(id)).notes, 'Not to be lost.');
  });

  it('who has lost the link gets it again', async () => {
    const { id, address, link } = await asked();
    site.expectStatus(401);
    const { page } = await opened(`${link.slice(0, -3)}zzz`, phone);
    await page.getByText('This link is not complete, or not known.').waitFor();
    await page.goto(link);
    await letter(page).waitFor(); // in the same tab
    await page.goto(`${site.url}/answer`);
    await page.getByText('Please open the link in the e-mail again').waitFor();
    await site.checkAllLooks(page);
    await page.getByLabel('Your e-mail address').fill(address);
    await page.keyboard.press('Enter');
    await page.getByText('If a link is open for this address, it is on its way.').waitFor();
    await eventually(async () => (await linksTo(address)).length, 2);
    const again = (await linksTo(address)).find((one) => one !== link) ?? '';
    await letter((await opened(again)).page).waitFor();
    await site.call('DELETE', `/awards/references/${tenant}/${id}`);
    const { page: ended } = await opened(again);
    await ended.getByText('This link has ended').waitFor();
    await site.checkAllLooks(ended);
  });
});
