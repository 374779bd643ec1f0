/** The console: what can be done with records besides changing them, and the exhibitors of an event. */
import { strict as assert } from 'node:assert';
import type { Locator, Page } from 'playwright-core';
import { describePages, eventually, type Site } from './support.js';

const tenant = 'acme';
/** Runs if it is ever taken for markup. */
const canary = '<img src=x onerror="globalThis.pwned=1">';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

const creating =
  (site: Site) =>
  (resource: string, record: object): Promise<Row> =>
    site.call('POST', `/events/${resource}/${tenant}`, record);

const dialog = (page: Page) => page.getByRole('dialog');
const button = (page: Page, name: string) => page.getByRole('main').getByRole('button', { name, exact: true });
const inDialog = (page: Page, name: string) => dialog(page).getByRole('button', { name, exact: true });
const isFocused = (page: Page, what: Locator) => what.and(page.locator(':focus')).waitFor();

const hasPrice = (page: Page, price: string) => eventually(() => dialog(page).getByLabel('Price').inputValue(), price);

const reviewers = [
  { contact_id: 'ada', name: `Ada ${canary}`, email_address: 'ada@example.org' },
  { contact_id: 'ben', name: 'Ben' }, // no address
  { contact_id: 'cyd', name: 'Cyd', email_address: 'cyd@example.org' },
];

/** An open round in which everybody reviews one abstract. Its e-mails are not written when reviews are assigned. */
async function round(site: Site) {
  const create = creating(site);
  const { id: event_id } = await create('events', { name: 'Meeting' });
  const template = { subject: 'Please review', body: '<p>{{ abstract.title }}</p>' };
  const mailing = { enable_review_assignment_email: false, review_assignment_email: template };
  const process = await create('abstractReviewProcesses', { name: 'Peers', event_id, ...mailing });
  const parents = { event_id, process_id: process.id };
  const first = await create('abstractReviewRounds', { ...parents, name: `First ${canary}`, review_form_id: 'form-1' });
  const type = await create('abstractTypes', { name: 'Talk', event_id, review_process_id: process.id });
  const about = { name: 'Cyd', contact_id: 'cyd', event_id, type_id: type.id };
  const abstract = await create('abstracts', { ...about, title: `Tides ${canary}` });
  await site.call('POST', `/events/abstractReviews/${tenant}/openRound/${type.id}/${first.id}`);
  const { reviews } = (await site.call('POST', `/events/abstractReviews/${tenant}/assignReviews`, {
    ...{ review_round_id: first.id, abstract_ids: [abstract.id], assignees: reviewers.slice(0, 2) },
  })) as { reviews: Row[] };
  await site.call('PATCH', `/events/abstractReviewProcesses/${tenant}/${process.id}`, [
    { op: 'replace', path: '/enable_review_assignment_email', value: true },
  ]);
  return { create, event_id, process, round: first, type, abstract, reviews };
}

describePages('Actions of the console', (site) => {
  let made: Awaited<ReturnType<typeof round>>;
  before(async () => {
    made = await round(site);
  });
  const open = (hash: string, view = {}) => site.open(`/console#/${tenant}/${hash}`, { token: site.token(), ...view });
  const mailsOf = async () => (await site.call('GET', `/events/messages/${tenant}`)).Items as Row[];

  it('tells a chair whom a mail would reach, sends it, and says the same again', async () => {
    const { round: first } = made;
    const page = await open(`events/abstractReviewRounds/${first.id}`);
    await button(page, 'Notify reviewers').click();
    await dialog(page).getByText('If you go on: 1 e-mail added to the outbox.').waitFor();
    await dialog(page).getByText('1 skipped: the assignee has no address').waitFor();
    await dialog(page).getByRole('listitem').getByText(`Tides ${canary}`).waitFor();
    await site.checkAllLooks(page);
    await page.keyboard.press('Escape');
    await isFocused(page, button(page, 'Notify reviewers'));
    assert.equal((await mailsOf()).length, 0);

    await button(page, 'Notify reviewers').click();
    await inDialog(page, 'Notify reviewers').click();
    await dialog(page).getByText('1 e-mail added to the outbox.', { exact: true }).waitFor();
    assert.equal((await mailsOf()).length, 1);
    await eventually(() => inDialog(page, 'Notify reviewers').count(), 0);
    await inDialog(page, 'Close').click();
    await button(page, 'Notify reviewers').click();
    await dialog(page).getByText('1 skipped: it was sent before').waitFor();
    // what is changed after a check is checked again
    await dialog(page).getByLabel('Resend').selectOption('Yes');
    await inDialog(page, 'Check').click();
    await dialog(page).getByText('If you go on: 1 e-mail added to the outbox.').waitFor();
    assert.equal((await mailsOf()).length, 1);
  });

  it('goes on until nothing is left, can be stopped, and loses nothing when the network does', async () => {
    const { round: first } = made;
    const page = await open(`events/abstractReviewRounds/${first.id}`);
    let [left, fails] = [3000, false];
    const asked: boolean[] = [];
    let release = () => {};
    await page.route('**/sendReviewAssignmentEmail?*', (route) =>
      route.fulfill({ json: { queued: left, remaining: 0, skipped: [] } }),
    );
    await page.route('**/sendReviewAssignmentEmail', async (route) => {
      if (fails) return await route.abort(); // the client tries again by itself
      asked.push(true);
      await new Promise<void>((resolve) => {
        release = resolve;
      });
      left -= 1000;
      await route.fulfill({ json: { queued: 1000, remaining: left, skipped: [] } });
    });
    const step = async (count: number) => {
      while (asked.length < count) await page.waitForTimeout(20);
      release();
    };
    await button(page, 'Notify reviewers').click();
    await inDialog(page, 'Notify reviewers').click();
    await step(1);
    await dialog(page).getByText('1,000 e-mails added to the outbox').waitFor();
    await page.keyboard.press('Escape'); // it would hide what is under way
    await inDialog(page, 'Stop').click();
    await step(2);
    await dialog(page).getByText('Stopped: the rest is still to be done.').waitFor();
    await dialog(page).getByText('2,000 e-mails added to the outbox').waitFor();

    site.expectStatus(0);
    fails = true;
    await inDialog(page, 'Go on').click();
    await dialog(page).getByText('The server does not answer.').waitFor();
    await dialog(page).getByText('2,000 e-mails added to the outbox').waitFor();
    fails = false;
    await inDialog(page, 'Go on').click();
    await step(3);
    await dialog(page).getByText('3,000 e-mails added to the outbox.').waitFor();
    await eventually(() => inDialog(page, 'Go on').count(), 0);
    assert.equal(asked.length, 3);
  });

  it('submits a review for somebody, also for one who has become an author', async () => {
    const { abstract, reviews } = made;
    const submitter = [{ op: 'replace', path: '/contact_id', value: 'ada' }];
    await site.call('PATCH', `/events/abstracts/${tenant}/${abstract.id}`, submitter);
    site.expectStatus(409);
    const page = await open(`events/abstractReviews/${reviews[0]?.id}`);
    await page.getByText('More actions').click();
    await page.getByRole('button', { name: 'Submit', exact: true }).click();
    await page.keyboard.press('Escape');
    await isFocused(page, page.getByText('More actions'));
    await page.getByText('More actions').click();
    await button(page, 'Submit').click();
    await eventually(() => dialog(page).getByLabel('Abstract title').count(), 0); // who reviews what stays
    await dialog(page).getByLabel('Score').fill('4');
    await inDialog(page, 'Submit').click();
    await dialog(page).getByRole('alert').getByText('co-author of the abstract').waitFor();
    await inDialog(page, 'Submit anyway').click();
    await dialog(page).getByText('Done:').waitFor();
    await inDialog(page, 'Close').click();
    await page.getByRole('main').getByText('completed', { exact: true }).first().waitFor();
  });

  it('has buttons only for what the document says and the caller may do', async () => {
    const { round: first, reviews } = made;
    const labels = (page: Page) => page.locator('.heading .actions button').allTextContents();
    const review = reviews[0]?.id;
    const permissions = ['abstractReviews.get', 'abstractReviews.resendConfirmationEmail'];
    // a later version may say less, and may have an action that this one has not
    const fewer = await site.open('about:blank', { token: site.token({ permissions }) });
    await fewer.route('**/events/openapi.json', async (route) => {
      const document = await (await route.fetch()).json();
      const { post } = document.paths['/abstractReviews/{tenantId}/resendConfirmationEmail/{id}'];
      delete post['x-console'];
      await route.fulfill({ json: document });
    });
    await fewer.goto(`${site.url}/console#/${tenant}/events/abstractReviews/${review}`);
    await button(fewer, 'Resend the confirmation e-mail').waitFor();
    await eventually(() => labels(fewer), ['Resend the confirmation e-mail']);

    const page = await open(`events/abstractReviewRounds/${first.id}`);
    await button(page, 'Open round').waitFor();
    await eventually(
      async () => (await labels(page)).sort(),
      ['Assign reviewers', 'Delete', 'Notify reviewers', 'Open round'],
    );
  });

  it('tries a coupon on a fee, and says why it does not apply', async () => {
    const create = creating(site);
    const { id: event_id } = await create('events', { name: 'Fair', currency: 'EUR' });
    const dinner = await create('functions', { name: 'Dinner', event_id });
    const fees = { event_id, function_id: dinner.id };
    const early = await create('functionFees', { ...fees, name: 'Early', price: 80 });
    const other = await create('functionFees', { ...fees, name: 'On site', price: 120 });
    const discount = { apply_to_function_fees: true, function_discount_info: { method: 'percentage', amount: 25 } };
    const coupon = await create('coupons', {
      name: canary,
      event_id,
      is_active: true,
      ...discount,
      function_fee_ids: [early.id],
    });
    const page = await open(`events/coupons/${coupon.id}`);
    await button(page, 'Evaluate').click();
    const fee = dialog(page).getByLabel('Function fee');
    await fee.last().fill('On si');
    await page.getByRole('option', { name: /On site/ }).click();
    await hasPrice(page, '120');
    await dialog(page).getByLabel('Price').fill('7');
    await fee.last().fill(early.id); // another fee has another price
    await hasPrice(page, '80');
    await inDialog(page, 'Evaluate').click();
    await dialog(page).getByText('EUR 20.00 off.').waitFor();
    await dialog(page).getByText('The price is EUR 60.00 instead of EUR 80.00.').waitFor();
    await site.checkLooks(page);
    await page.keyboard.press('Escape');
    await isFocused(page, button(page, 'Evaluate'));
    await button(page, 'Evaluate').click();
    await fee.last().fill(other.id);
    await hasPrice(page, '120');
    await inDialog(page, 'Evaluate').click();
    await dialog(page).getByText('The coupon does not apply. The price stays EUR 120.00.').waitFor();
    await dialog(page).getByText('not for a product that the coupon lists').waitFor();
  });
});

describePages('The exhibitors of an event', (site) => {
  const open = (hash: string, view = {}) => site.open(`/console#/${tenant}/${hash}`, { token: site.token(), ...view });

  it('sells each booth once, lets go of holds that have ended, and counts contacts', async () => {
    const create = creating(site);
    const { id: event_id } = await create('events', { name: 'Fair' });
    const pass = await create('exhibitorContactTypes', { name: 'Full pass' });
    const rules = [{ contact_type_id: pass.id, maximum_number_of_contacts: 3 }];
    await create('exhibitorSettings', {
      event_id,
      enable_contact_restriction_rules: true,
      contact_restriction_rules: rules,
    });
    const hall = await create('exhibitorShowFloors', { name: `Hall ${canary}`, event_id });
    const contact = (contact_id: string, name = contact_id) => ({ contact_id, name, contact_type_id: pass.id });
    const acme = await create('exhibitors', {
      name: `Acme ${canary}`,
      event_id,
      organization_id: 'org-a',
      contacts: [contact('tom', `Tom ${canary}`)],
    });
    const bolt = await create('exhibitors', { name: 'Bolt', event_id, organization_id: 'org-b' });
    const signed = await create('exhibitorRegistrations', {
      exhibitor_id: acme.id,
      event_id,
      contacts: [contact('tom'), contact('una', 'Una')],
    });
    const booth = (number: number, more = {}) =>
      create('exhibitorBooths', { name: `B${number}`, number, event_id, floor_id: hall.id, ...more });
    const wanted = await booth(1, { status: 'available' });
    const ended = { status: 'on hold', holding_organization_id: 'org-b', hold_expiration: '2026-01-01T12:00:00Z' };
    const [released] = [await booth(2, ended), await booth(3, { status: 'on hold', holding_organization_id: 'org-b' })];
    await booth(4, {
      status: 'reserved',
      exhibitor_id: acme.id,
      additional_exhibitors: [{ exhibitor_id: bolt.id, percentage_share: 50 }],
    });
    const stored = ({ id }: Row) => site.call('GET', `/events/exhibitorBooths/${tenant}/${id}`);
    const tile = (page: Page, name: string) => page.getByRole('link', { name: new RegExp(`^${name} `) });

    const page = await open('exhibitors');
    await page.getByText('4 booths · 1 free · 1 on hold · 1 hold ended · 1 shared').waitFor();
    await page.getByText('1 of 3').or(page.getByText('2 of 3')).first().waitFor();
    await site.checkAllLooks(page);
    await page.getByRole('heading', { name: 'Booths', level: 1 }).waitFor();
    const main = page.getByRole('main');
    const holder = page.getByRole('region', { name: 'Who has it' });
    for (const name of ['New exhibitor booth', 'New exhibitor'])
      await main.getByRole('link', { name, exact: true }).waitFor();
    await main.getByText('on hold: B3').waitFor();
    await tile(page, 'B1').click();
    await main.getByText('Free: anybody can take this booth.').waitFor();
    // meanwhile, a colleague sells it
    const sold = [
      { op: 'replace', path: '/status', value: 'reserved' },
      { op: 'add', path: '/exhibitor_id', value: bolt.id },
    ];
    await site.call('PATCH', `/events/exhibitorBooths/${tenant}/${wanted.id}`, sold);
    site.expectStatus(412);
    const choose = async (name: string) => {
      await holder.getByLabel('Exhibitor', { exact: true }).fill(name);
      await page.getByRole('option', { name }).click();
    };
    await choose('Acme');
    await button(page, 'Reserve it').click();
    await holder.getByText('Somebody has changed this record since you opened it.').waitFor();
    await holder.getByText('Reserved for Bolt').waitFor();
    assert.equal((await stored(wanted)).exhibitor_id, bolt.id);
    await site.checkLooks(page);
    await button(page, 'Free it').click();
    await dialog(page).getByText('Reserved for Bolt').waitFor();
    await dialog(page).getByRole('button', { name: 'Yes, free it' }).click();
    await holder.getByText('Free: anybody can take this booth.').waitFor();
    await choose('Bolt');
    await holder.getByLabel('Hold expiration').fill('2099-05-01T18:00');
    await button(page, 'Put it on hold').click();
    await holder.getByText('Held for Bolt, until').waitFor();
    const { status, holding_organization_id, exhibitor_id } = await stored(wanted);
    assert.deepEqual([status, holding_organization_id, exhibitor_id], ['on hold', 'org-b', undefined]);

    // another exhibitor cannot have what is held, and is told so
    site.expectStatus(409);
    await choose('Acme');
    await button(page, 'Reserve it').click();
    await holder.getByRole('alert').getByText('held or reserved for somebody else').waitFor();
    assert.equal((await stored(wanted)).status, 'on hold');
    await page.goBack();

    await page.getByRole('link', { name: '1 hold ended' }).click();
    await tile(page, 'B1').waitFor({ state: 'detached' });
    await tile(page, 'B2').click();
    await holder.getByText('has ended').waitFor();
    await choose('Acme');
    await button(page, 'Reserve it').click();
    await holder.getByText('Reserved for Acme').waitFor();
    assert.equal((await stored(released as Row)).holding_organization_id, undefined);
    await holder.getByRole('link', { name: `Acme ${canary}` }).click();

    await page.getByText('2 of 3').waitFor();
    await page.getByText('1 left').waitFor();
    await page.getByRole('link', { name: 'Booths of Acme' }).click();
    await tile(page, 'B2').waitFor();
    await tile(page, 'B1').waitFor({ state: 'detached' });
    await page.goBack();
    await page.getByRole('link', { name: 'Una' }).click();
    await page.getByText(String(signed.id)).first().waitFor();
    await page.getByText('2 of 3').waitFor();
    for (let n = 0; n < 3; n++) await page.goBack();
    await tile(page, 'B2').waitFor({ state: 'detached' }); // the filter is in the address
    await page.getByText('No booth here matches.').waitFor();

    const permissions = ['events.search', 'exhibitorBooths.listByEvent', 'exhibitorBooths.get'];
    const reader = await open('exhibitors', { token: site.token({ permissions }) });
    await tile(reader, 'B3').click();
    await reader.getByText('Held for').waitFor();
    await eventually(() => button(reader, 'Free it').count(), 0);
    assert.equal(await reader.evaluate('globalThis.pwned'), undefined);
  });

  it('lets exhibitors register themselves, with the people whom they bring', async () => {
    const create = creating(site);
    const { id: event_id } = await create('events', { name: `Autumn fair ${canary}` });
    const { id: contact_type_id } = await create('exhibitorContactTypes', { name: 'Stand staff' });
    const tom = { contact_id: 'tom-of-acme', contact_type_id };
    const acme = await create('exhibitors', {
      name: 'Acme tools',
      event_id,
      organization_id: 'org-t',
      contacts: [tom],
    });
    const token = site.token({ roles: ['exhibitor'], sub: 'tom', contact_id: tom.contact_id });
    const page = await open('events/exhibitorRegistrations/new', { token });
    await page.getByRole('combobox', { name: 'Exhibitor' }).fill('acme');
    await page.getByRole('option', { name: 'Acme tools' }).click();
    const contacts = page.locator('[data-field=contacts]');
    if (!(await contacts.isVisible())) await page.locator('summary', { hasText: 'People and booths' }).click();
    await contacts.locator('summary').click();
    // frames come late, as on a busy machine: nothing takes the focus from who has begun to type
    await page.evaluate('globalThis.requestAnimationFrame = (call) => setTimeout(call, 300)');
    await contacts.getByRole('button', { name: 'Add' }).click();
    await contacts.getByLabel('Contact required').fill('una');
    await contacts.getByRole('combobox', { name: 'Contact type' }).fill('stand staff');
    await button(page, 'Create exhibitor registration').click();
    await page.getByRole('link', { name: 'Acme tools' }).waitFor();
    const made = await site.call('GET', `/events/exhibitorRegistrations/${tenant}/${page.url().split('/').at(-1)}`);
    assert.deepEqual([made.exhibitor_id, made.contacts], [acme.id, [{ contact_id: 'una', contact_type_id }]]);
    await page.getByRole('link', { name: 'Acme tools' }).click();
    await page.getByText(`Autumn fair ${canary}`).waitFor(); // no id
  });
});
