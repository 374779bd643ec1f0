/** The e-mails of the console: what became of them, sending them again, cancelling them. */
import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';
import { Unsent } from '../../src/delivery/delivery.js';
import type { Mail } from '../../src/mail/message.js';
import { FileTransport } from '../../src/mail/transport.js';
import { happening, until } from '../support/until.js';
import { describePages, eventually } from './support.js';

const tenant = 'acme';
const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const button = (page: Page, name: string) => page.getByRole('button', { name, exact: true });
const state = (page: Page, name: string) => page.locator('dl .state').getByText(name, { exact: true });
const only = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Show' }).getByRole('link', { name, exact: true });
const attempts = (page: Page) => page.getByRole('region', { name: 'Attempts' }).getByRole('row');

describePages('The console for e-mails', (site) => {
  const { send } = FileTransport.prototype;
  /** What the mail server says to a recipient, or why it does not take the e-mail. */
  let answer: (to: string, mail: Mail) => Promise<string>;

  before(() => {
    FileTransport.prototype.send = (_id, mail, to) => answer(to, mail);
  });
  after(() => {
    FileTransport.prototype.send = send;
  });
  beforeEach(() => {
    answer = accept;
  });

  const accept = async () => '250 2.0.0 Ok';
  const refuse = () => Promise.reject(new Unsent('refused', '550 5.1.1 No such user', {}));
  const defer = () => Promise.reject(new Unsent('deferred', '451 4.3.0 Try again later', {}));

  /** A process whose previews are sent: they are all about it. */
  async function process(subject: string): Promise<string> {
    const { id } = await site.call('POST', `/awards/referenceProcesses/${tenant}`, {
      ...{ name: 'Letters', award_id: 'award-1', reference_form_id: 'form-1' },
      application_notice_email: { subject: 'Missing', body: '<p>Some are missing.</p>' },
      reference_notification_email: { subject, body: '<p>Dear all</p>' },
      ...{ contact_form_options: { contact_form_id: 'f' }, organization_form_options: { organization_form_id: 'f' } },
    });
    return id;
  }

  const listed = async (about: string) =>
    (await site.call('GET', `/awards/messages/${tenant}?about=${about}&limit=1000`)).Items;

  /** Sends a preview, and waits until it is in the state. @returns its id. */
  async function sent(about: string, expected: string, to = 'jo@example.org'): Promise<string> {
    const preview = { process_id: about, send_to: to };
    await site.call('POST', `/awards/references/${tenant}/previewEmail`, preview);
    const [{ id }] = await listed(about);
    await settled(id, expected);
    return id;
  }

  const settled = (id: string, expected: string) =>
    until(async () => {
      const message = await site.call('GET', `/awards/messages/${tenant}/${id}`);
      // one that was just queued has not been tried
      return message.state === expected && (expected !== 'queued' || message.next_attempt_at !== undefined);
    });

  const open = (hash: string, view = {}) =>
    site.open(`/console#/${tenant}/mail${hash}`, { token: site.token(), ...view });

  it('shows why an e-mail failed, sends it again, tries one that waits, and says when one was sent meanwhile', async () => {
    answer = refuse;
    const [failed, other] = [
      await sent(await process('Your letter'), 'failed'),
      await sent(await process('Meanwhile'), 'failed'),
    ];
    const page = await open(`/${failed}`);
    const show = (id: string) => page.goto(`${site.url}/console#/${tenant}/mail/${id}`);
    await heading(page, '[Preview] Your letter').waitFor();
    await state(page, 'failed').waitFor();
    await attempts(page).getByText('550 5.1.1 No such user').waitFor();
    await eventually(() => button(page, 'Cancel').count(), 0);
    answer = accept;
    await button(page, 'Send again').click();
    await page.frameLocator('iframe').getByText('Dear all').waitFor();
    await settled(failed, 'sent');
    await button(page, 'Refresh').click();
    await state(page, 'sent').waitFor();
    await attempts(page)
      .filter({ hasText: /jo@example\.org\s*refused\s*550 5\.1\.1 No such user/ })
      .waitFor();
    await attempts(page)
      .filter({ hasText: /jo@example\.org\s*sent\s*250 2\.0\.0 Ok/ })
      .waitFor();
    for (const name of ['Send again', 'Try now', 'Cancel', 'Refresh'])
      await eventually(() => button(page, name).count(), 0);

    await show(other);
    await heading(page, '[Preview] Meanwhile').waitFor();
    site.expectStatus(409);
    await site.call('POST', `/awards/messages/${tenant}/${other}/retry`);
    await settled(other, 'sent');
    await button(page, 'Send again').click();
    await page.getByRole('alert').getByText('The e-mail was sent.').waitFor();
    await state(page, 'sent').waitFor();
    await eventually(() => button(page, 'Send again').count(), 0);

    answer = defer;
    const waiting = await sent(await process('Later'), 'queued');
    await show(waiting);
    await state(page, 'queued').waitFor();
    await page.getByText('Next attempt').waitFor();
    let tried = 0;
    answer = async () => {
      tried++;
      return await defer();
    };
    await button(page, 'Try now').click();
    await until(() => tried > 0);
    await settled(waiting, 'queued');
    await button(page, 'Refresh').click();
    await attempts(page).nth(2).waitFor();
    await button(page, 'Cancel').click();
    await state(page, 'cancelled').waitFor();
    await eventually(() => page.getByText('Next attempt').count(), 0);
    answer = accept;
    await button(page, 'Send again').click();
    await settled(waiting, 'sent');
  });

  it('offers only what the token allows', async () => {
    answer = refuse;
    const about = await process('Not yours');
    const id = await sent(about, 'failed');
    const permissions = ['messages.list', 'messages.get'];
    const page = await open(`/${id}`, { token: site.token({ permissions }) });
    await state(page, 'failed').waitFor();
    await eventually(() => button(page, 'Send again').count(), 0);
    await eventually(() => page.locator('iframe').count(), 0);
    await page.goto(`${site.url}/console#/${tenant}/mail/about/${about}`);
    await only(page, 'failed').click();
    await page.getByRole('link', { name: 'Not yours' }).waitFor();
    await eventually(() => button(page, 'Retry all failed').count(), 0);
  });

  it('sends all failed ones again after a question, except those that somebody else has sent', async () => {
    const about = await process('Many');
    answer = async (to) => (to.startsWith('bad') ? await refuse() : await accept());
    const ids: string[] = [];
    for (const name of ['bad-1', 'bad-2', 'bad-3']) ids.push(await sent(about, 'failed', `${name}@example.org`));
    await sent(about, 'sent', 'good@example.org');
    const page = await open(`/about/${about}`);
    await page.getByText('good@example.org').waitFor();
    await eventually(() => button(page, 'Retry all failed').count(), 0);
    await only(page, 'failed').click();
    await page.getByText('good@example.org').waitFor({ state: 'detached' });
    await page.getByRole('link', { name: 'Many' }).first().click();
    await button(page, 'Send again').waitFor();
    await page.goBack(); // the address has what is shown
    await only(page, 'failed').and(page.locator('[aria-current]')).waitFor();
    await button(page, 'Retry all failed').click();
    const dialog = page.getByRole('dialog', { name: 'Send again' });
    await eventually(() => dialog.getByLabel('About').inputValue(), about);
    await dialog.getByRole('button', { name: 'Cancel' }).click();
    assert.equal((await listed(about)).filter((message: { state: string }) => message.state === 'failed').length, 3);
    answer = accept;
    await site.call('POST', `/awards/messages/${tenant}/${ids[1]}/retry`);
    await settled(String(ids[1]), 'sent');
    await button(page, 'Retry all failed').click();
    await dialog.getByRole('button', { name: 'Send again' }).click();
    await dialog.getByText('2 e-mails queued again').waitFor();
    await dialog
      .getByRole('button', { name: 'Cancel' })
      .or(dialog.getByRole('button', { name: 'Close' }))
      .click();
    await page.getByText('There are none.').waitFor();
    await eventually(() => button(page, 'Retry all failed').count(), 0);
    for (const id of ids) await settled(id, 'sent');
  });

  it('says that no e-mails can be sent, why, and when the next attempt is', async () => {
    const why = 'The mail server takes no e-mails from the sender now.';
    answer = () => Promise.reject(new Unsent('down', '550 5.4.5 Daily limit', {}, undefined, why));
    await sent(await process('Stopped'), 'queued');
    const page = await open('');
    const shown = page.getByRole('status').filter({ hasText: 'No e-mails can be sent since' });
    await shown.getByText(why).waitFor();
    await site.checkLooks(page);
  });

  it('shows a template as it is typed, for a real record, and mails nobody until a test is asked for', async () => {
    site.expectStatus(400);
    const about = await process('For {{ application.name }}');
    const me = 'me@example.org';
    const { id: type_id } = await site.call('POST', `/awards/referenceTypes/${tenant}`, { name: 'Academic' });
    const reference = (name: string) => ({
      ...{ application_id: 'app-1', award_id: 'award-1', process_id: about, type_id, contact_id: name, name },
      ...{ completion_date: '2030-01-01T12:00:00Z', email_address: 'referee@example.org' },
    });
    for (const name of ['Ada', 'Emmy <b>Noether</b>'])
      await site.call('POST', `/awards/references/${tenant}`, reference(name));
    const here = `/console#/${tenant}/awards/referenceProcesses/${about}`;
    const page = await site.open(`${here}/edit`, { token: site.token({ email: me }) });
    const group = page.locator('[data-field=reference_notification_email]');
    const [body, preview] = [group.getByLabel('Body'), group.getByRole('region', { name: 'Preview:' })];
    const shown = preview.frameLocator('iframe');
    await shown.getByText('Dear all').waitFor();
    const inputs = await group.locator('.sides > div:first-child > .field > label').allInnerTexts();
    assert.match(inputs.join(), /^Subject.*,Body/);

    await body.fill('<p>Dear {{ na }}!</p><img src="https://elsewhere.example/pixel.png"><script>alert(1)</script>');
    await group.getByText(/^line 1, column 12: /).waitFor(); // what is wrong is said where it is
    await preview.getByText('Below is how it was before.').waitFor();
    // the cursor is in a merge field, which gives way
    await body.evaluate((area: { setSelectionRange(from: number, to: number): void }) =>
      area.setSelectionRange(14, 14),
    );
    await body.focus();
    await group.getByLabel('Find a merge field').fill('name of the referee');
    await group.getByRole('button', { name: 'reference.name', exact: true }).click();
    await eventually(async () => /^<p>Dear {{ reference\.name }}!<\/p>/.test(await body.inputValue()), true);
    await eventually(() => body.evaluate('document.activeElement.name || document.activeElement.tagName'), 'TEXTAREA');
    await shown.getByText('Dear Emmy <b>Noether</b>!').waitFor(); // the latest
    await eventually(() => shown.locator('script').count(), 0);
    await page.keyboard.press('Control+z');
    await eventually(async () => /{{ na }}/.test(await body.inputValue()), true);
    await page.keyboard.press('Control+Shift+z');
    await group.getByLabel('Subject').fill('For you: ');
    await group.getByRole('button', { name: 'reference.name', exact: true }).click();
    await preview.getByText('For you: Emmy <b>Noether</b>').waitFor();
    await site.checkLooks(page);
    assert.deepEqual(await listed(about), []);

    await button(page, 'Save').click();
    await heading(page, 'Letters').waitFor();
    await button(page, 'Preview an e-mail').click();
    const dialog = page.getByRole('dialog', { name: 'Preview an e-mail: Letters' });
    await dialog.locator('iframe').waitFor();
    await dialog.getByLabel('Reference', { exact: true }).fill('Emmy');
    await dialog.getByRole('option', { name: /Emmy/ }).click();
    await dialog.getByRole('button', { name: 'Check' }).click();
    await dialog.frameLocator('iframe').getByText('Dear Emmy').waitFor();
    await site.checkLooks(page);
    assert.deepEqual(await listed(about), []);
    await dialog.getByRole('button', { name: 'Send a test' }).click();
    await dialog.getByText(`A test is on its way to ${me}.`).waitFor();
    const mails = await listed(about);
    assert.deepEqual(
      mails.map(({ to, subject }: Record<string, string>) => [to, subject]),
      [[me, '[Preview] For you: Emmy <b>Noether</b>']],
    );

    // who may not send to others has no address to fill in; others see merge fields and no preview
    const permissions = ['referenceProcesses.get', 'referenceProcesses.patch'];
    const staff = await site.open(`${here}/edit`, {
      ...{ width: 390, dark: true },
      token: site.token({ email: me, permissions: [...permissions, 'references.previewEmail'] }),
    });
    await staff.getByText('With sample data.').last().waitFor();
    await site.checkLooks(staff);
    await staff.getByRole('button', { name: 'Cancel' }).click();
    await button(staff, 'Preview an e-mail').click();
    const own = staff.getByRole('dialog');
    await own.locator('iframe').waitFor();
    await eventually(() => own.getByLabel('Send to').count(), 0);
    await own.getByRole('button', { name: 'Send a test' }).click();
    await own.getByText(`A test is on its way to ${me}.`).waitFor();
    const others = await site.open(`${here}/edit`, { token: site.token({ permissions }) });
    await others.getByRole('button', { name: 'reference.name' }).first().waitFor();
    await eventually(() => others.locator('iframe').count(), 0);
  });

  it('edits one waiting letter, which leaves edited, and calls the others back', async () => {
    const letter = { subject: 'On {{ abstract.title }}', body: '<p>{{ abstract.link }}</p>' };
    const event_id = 'event-of-letters';
    const process = { name: 'Decisions', event_id, enable_selection_email: true, selection_email: letter };
    await site.call('POST', `/events/abstractDecisionProcesses/${tenant}`, process);
    const abstract_ids: string[] = [];
    for (const title of ['Tides', 'Moons', 'Stars']) {
      const abstract = {
        name: 'Ada',
        title,
        event_id,
        email_address: 'author@example.org',
        pending_review_status: 'accepted',
      };
      abstract_ids.push((await site.call('POST', `/events/abstracts/${tenant}`, abstract)).id);
    }
    await site.call('POST', `/events/abstracts/${tenant}/release`, { abstract_ids });
    const left: string[] = [];
    answer = async (_, { subject, body }) => {
      left.push(`${subject} ${body.replace(/^.*#[\w-]{43}/, '#')}`);
      return '250 Ok';
    };
    const page = await open('?state=queued');
    await eventually(() => page.getByText(/leaves at \d/).count(), 3);
    await site.checkAllLooks(page);
    await page.getByRole('link', { name: 'On Tides' }).click();
    await page.locator('dl').getByText('Leaves', { exact: true }).waitFor();
    await button(page, 'Edit').click();
    const body = page.getByLabel('Body (HTML)');
    assert.match(await body.inputValue(), /#link-to-abstract-page<\/p>$/);
    await body.press('Control+End');
    await body.pressSequentially('<p>Dear Ada, well done!</p>');
    await page.getByLabel('Subject').fill('Tides: accepted');
    await page.frameLocator('iframe').getByText('Dear Ada, well done!').waitFor();
    await site.checkAllLooks(page);
    await button(page, 'Save').click();
    await heading(page, 'Tides: accepted').waitFor();
    await page.locator('dl').getByText('Edited by').waitFor();
    await site.checkAllLooks(page);
    assert.deepEqual(left, []);
    await button(page, 'Send now').click();
    await eventually(async () => left.join(), 'Tides: accepted #</p><p>Dear Ada, well done!</p>');
    await page.goBack();
    await page.getByRole('link', { name: 'On Moons' }).click();
    await button(page, 'Call back all of this release').click();
    const dialog = page.getByRole('dialog', { name: 'Call back' });
    await dialog.getByText('2 e-mails cancelled').waitFor();
    await dialog.getByRole('button', { name: 'Call back' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await state(page, 'cancelled').waitFor();
    assert.equal(left.length, 1);
  });

  it('previews the e-mails of decisions, each with the merge fields of its own process', async () => {
    const letter = { subject: 'Yours', body: '<p>Of {{ abstract.title }}</p>' };
    const award = { subject: 'Yours', body: '<p>To {{ application.name }}</p>' };
    const { id } = await site.call('POST', `/events/abstractDecisionProcesses/${tenant}`, {
      ...{ name: 'Chosen', event_id: 'event-of-previews', selection_email: letter, confirmation_email: letter },
    });
    const page = await site.open(`/console#/${tenant}/events/abstractDecisionProcesses/${id}/edit`, {
      token: site.token(),
    });
    const group = page.locator('[data-field=selection_email]');
    await group.frameLocator('iframe').getByText('On the connexion of the sciences').waitFor();
    await group.getByRole('button', { name: 'abstract.title', exact: true }).waitFor();
    await eventually(() => group.getByRole('button', { name: 'application.name', exact: true }).count(), 0);
    await page.getByRole('button', { name: 'Cancel' }).click();
    await button(page, 'Preview an e-mail').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Email').selectOption('decision_confirmation');
    await dialog.getByRole('button', { name: 'Check' }).click();
    await dialog.frameLocator('iframe').getByText('On the connexion of the sciences').waitFor();
    const form = {
      contact_form_options: { contact_form_id: 'f' },
      organization_form_options: { organization_form_id: 'f' },
    };
    const awarding = { name: 'Prize', award_id: 'award-1', selection_email: award, ...form };
    const { id: other } = await site.call('POST', `/awards/applicationProcesses/${tenant}`, awarding);
    await page.goto(`${site.url}/console#/${tenant}/awards/applicationProcesses/${other}/edit`);
    await page.reload();
    await group.getByRole('button', { name: 'application.name', exact: true }).waitFor();
    await group
      .frameLocator('iframe')
      .getByText(/^To \w/)
      .waitFor();
  });

  it('says of a template that this server never sends that there is no preview', async () => {
    const page = await site.open(`/console#/${tenant}/events/functionFees/new`, { token: site.token() });
    await page.getByRole('button', { name: 'Create function fee' }).waitFor();
    await page.evaluate("document.querySelectorAll('form details').forEach((one) => { one.open = true; })");
    const group = page.locator('details.template').first();
    await group.locator('summary').first().waitFor();
    await page.evaluate("document.querySelectorAll('details.template').forEach((one) => { one.open = true; })");
    await group.getByText('keeps the template and does not send the e-mail').waitFor();

    // the server lets pass what open objects could have: a slip of the pen is said here
    await page.goto(`${site.url}/console#/${tenant}/events/abstractReviewProcesses/new`);
    const assignment = page.locator('[data-field=review_assignment_email]');
    await assignment.evaluate(
      (element: { open: boolean; parentElement: { closest(name: string): { open: boolean } } }) => {
        const outer = element.parentElement.closest('details');
        if (outer) outer.open = true;
        element.open = true;
      },
    );
    await assignment.getByLabel('Body').fill('Dear {{ review.assignee.nmae }}, {{ review.assignee.name }}');
    await assignment.getByText(/^Not in the list .*: review\.assignee\.nmae$/).waitFor();
  });

  it('names what an e-mail is about, and finds the place in the list again', async () => {
    const about = await process('On and on');
    const preview = { process_id: about, send_to: 'jo@example.org' };
    const send = () => site.call('POST', `/awards/references/${tenant}/previewEmail`, preview);
    await Promise.all(Array.from({ length: 55 }, send));
    const page = await open('');
    await page.getByRole('row', { name: 'On and on' }).first().getByRole('link', { name: 'Letters' }).waitFor();
    const rows = page.getByRole('row');
    await rows.nth(50).waitFor();
    await eventually(() => rows.count(), 51); // with the head
    await button(page, 'Show more').click();
    await rows.nth(55).getByRole('link', { name: 'On and on' }).click();
    const name = page.locator('dl').getByRole('link', { name: 'Letters' });
    await name.waitFor();
    assert.match(String(await name.getAttribute('href')), new RegExp(`referenceProcesses/${about}$`));
    await page.goBack();
    await rows.nth(55).waitFor();
    await page.reload();
    await rows.nth(55).waitFor();
  });

  it('shows all states, is accessible and fits', async () => {
    const about = await process('All of them');
    const ids: Record<string, string> = { sent: await sent(about, 'sent') };
    answer = refuse;
    ids.failed = await sent(about, 'failed');
    answer = defer;
    ids.cancelled = await sent(about, 'queued');
    await site.call('POST', `/awards/messages/${tenant}/${ids.cancelled}/cancel`);
    ids.queued = await sent(about, 'queued');
    const { happened, happen } = happening();
    answer = (to) => (to.startsWith('slow') ? happened.then(accept) : defer());
    ids.sending = await sent(about, 'sending', 'slow@example.org');
    const page = await open(`/about/${about}`);
    await page.getByRole('row').nth(5).waitFor();
    await site.checkAllLooks(page);
    const filter = page.getByRole('navigation', { name: 'Show' }).getByRole('link');
    const names = ['queued', 'sending', 'sent', 'failed', 'cancelled'];
    assert.deepEqual(await filter.allInnerTexts(), ['all', ...names]);
    for (const name of names) {
      await only(page, name).click();
      await page.locator('td .state').nth(1).waitFor({ state: 'detached' });
      await page.locator(`td .state.${name}`).waitFor();
      await eventually(() => button(page, 'Retry all failed').count(), name === 'failed' ? 1 : 0);
      if (name === 'failed') await site.checkAllLooks(page);
      await page.getByRole('link', { name: 'All of them' }).click();
      await state(page, name).waitFor();
      assert.match(page.url(), new RegExp(`${ids[name]}$`));
      if (name === 'queued') await site.checkAllLooks(page);
      await page.goBack();
    }
    happen();
  });
});
