/** The console: login, tables, records, forms, e-mails. */
import { strict as assert } from 'node:assert';
import { setTimeout as sleep } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { describePages, eventually, narrow, views, visit } from './support.js';

const tenant = 'acme';
/** Runs if it is ever taken for markup. */
const canary = `<img src="https://elsewhere.example/x" onerror="globalThis.pwned=1"><script>globalThis.pwned=1</script>&amp;`;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const main = (page: Page) => page.getByRole('main');

/** What a reference process needs besides its names. */
const settings = {
  ...{ reference_form_id: 'form-3', is_active: true, display_in_portal: true },
  enable_reference_notification_email: true,
  application_notice_email: { subject: 'Missing', body: '<p>Some are missing.</p>' },
  reference_notification_email: { subject: 'Your reference', body: '<p>Dear all</p>' },
  contact_form_options: { contact_form_id: 'form-4' },
  organization_form_options: { organization_form_id: 'form-5' },
};

describePages('The console', (site) => {
  const create = (path: string, record: object) => site.call('POST', `${path}/${tenant}`, record);
  const open = (hash: string, view = {}) => site.open(`/console${hash}`, { token: site.token(), ...view });

  it('logs in with the demo token, asks for the tenant, and shows what there is', async () => {
    const page = await site.open('/console');
    await page.getByText('This is the demo token').waitFor();
    await page.getByRole('button', { name: 'Log in', exact: true }).click();
    await page.getByRole('main').getByLabel('Tenant').fill(tenant);
    await page.keyboard.press('Enter');
    await heading(page, tenant).waitFor();
    await page.getByRole('navigation', { name: 'Console' }).getByText('More').first().click();
    await page.getByRole('link', { name: 'Reference types' }).first().click();
    await page.getByText('There are no reference types yet.').waitFor();
    await page.getByRole('button', { name: 'Log out' }).click();
    await heading(page, 'Gala console').waitFor();
    await eventually(() => page.evaluate('sessionStorage.length + localStorage.length'), 0);
  });

  it('goes to the next page and back, also when the server has not answered', async () => {
    const page = await open(`#/${tenant}`);
    const operations = Array.from({ length: 60 }, (_, n) => ({ operation: 'create', object: { name: `Type ${n}` } }));
    await site.call('POST', `/awards/referenceTypes/${tenant}/batch`, { operations });
    site.expectStatus(0);
    await visit(page, `#/${tenant}/awards/referenceTypes`);
    await page.getByRole('link', { name: 'Type 0', exact: true }).waitFor();
    await page.context().setOffline(true);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('The server does not answer.').waitFor();
    await page.context().setOffline(false);
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('link', { name: 'Type 59', exact: true }).waitFor();
    assert.equal(await page.getByRole('link', { name: 'Type 49', exact: true }).count(), 0);
    await eventually(() => page.getByRole('button', { name: 'Next' }).isDisabled(), true);
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByRole('link', { name: 'Type 49', exact: true }).waitFor();
  });

  it('finds, creates and edits records, with its faults beside their fields', async () => {
    const page = await open(`#/${tenant}`);
    // searches, and follows references in both directions
    {
      const event = await create('/events/events', { name: 'Annual meeting' });
      const dinner = await create('/events/functions', { name: 'Dinner', event_id: event.id });
      await create('/events/functions', { name: 'Workshop', event_id: event.id });
      await create('/events/functionFees', { name: 'Early', event_id: event.id, function_id: dinner.id, price: 9.5 });
      await visit(page, `#/${tenant}/events/functions`);
      await page.getByRole('link', { name: 'Workshop' }).waitFor();
      await main(page).getByLabel('Name').fill('dinn');
      await page.getByRole('button', { name: 'Search' }).click();
      await page.getByRole('link', { name: 'Workshop' }).waitFor({ state: 'detached' });
      await page.getByRole('link', { name: 'Dinner' }).click();
      await heading(page, 'Dinner').waitFor();
      await main(page).getByText('version 1').waitFor();
      await main(page).getByText('by tester').first().waitFor();
      await main(page).getByRole('link', { name: 'Function fees' }).click();
      await page.getByRole('link', { name: 'Early' }).click();
      await main(page).getByText('9.50', { exact: true }).waitFor();
      assert.equal(await main(page).getByText('The price of one ticket.').count(), 0);
      const price = main(page).locator('dl > div', { has: page.getByText('Price', { exact: true }) });
      await price.getByRole('button', { name: 'Explanation' }).click();
      await price.getByText('The price of one ticket.').waitFor();
      await main(page).getByRole('link', { name: 'Dinner' }).waitFor();
      await main(page).getByRole('link', { name: 'Annual meeting' }).click();
      await heading(page, 'Annual meeting').waitFor();
    }
    // creates a record with a form, and shows each fault beside its field
    {
      site.expectStatus(400);
      await visit(page, `#/${tenant}/events/functionFees/new`);
      await page.getByLabel('Name required').fill('Late');
      await page.getByLabel('Price', { exact: true }).fill('12.345');
      await page.getByRole('button', { name: 'Create function fee' }).click();
      await page.getByText('Nothing was saved. See the fields that are marked.').waitFor();
      const finding = (field: string) => page.locator(`[data-field=${field}] .finding`);
      await finding('event_id')
        .filter({ hasText: /required/ })
        .waitFor();
      const event = await create('/events/events', { name: 'Annual gathering' });
      const dinner = await create('/events/functions', { name: 'Dinner', event_id: event.id });
      await page.getByLabel('Event required').fill('gather');
      await page.getByRole('option', { name: 'Annual gathering' }).click();
      await eventually(() => page.getByLabel('Event required').inputValue(), 'Annual gathering');
      assert.equal(await page.getByLabel('Event required').getAttribute('title'), event.id);
      await page.getByLabel('Function required').fill(dinner.id);
      await page.getByRole('button', { name: 'Create function fee' }).click();
      await finding('price').waitFor();
      await finding('price')
        .filter({ hasText: /must have at most two decimals/ })
        .waitFor();
      await page.getByLabel('Price', { exact: true }).fill('12,34');
      await page.getByRole('button', { name: 'Create function fee' }).click();
      await heading(page, 'Late').waitFor();
      await main(page).getByText('12.34', { exact: true }).waitFor();
    }
    // sells what is hidden after a second question
    {
      site.expectStatus(409);
      const hidden = { name: 'Dinner', event_id: 'e', hide_from_portal: true };
      const { id: function_id } = await create('/events/functions', hidden);
      await visit(page, `#/${tenant}/events/functionTickets/new`);
      // the only function of the event is not put under somebody's fingers
      await page.route(/\/functions\//, async (route) => {
        await sleep(300);
        await route.continue();
      });
      const found = page.waitForResponse(/\/functions\//);
      await page.getByLabel('Event required').fill('e');
      await page.getByLabel('Event required').blur(); // its suggestions can lie over the next field
      await page.getByLabel('Function required').click();
      await found;
      await page.getByRole('option', { name: 'Dinner' }).waitFor();
      assert.equal(await page.getByLabel('Function required').inputValue(), '');
      await page.unroute(/\/functions\//);
      for (const [label, value] of [
        ['Name', 'Ada'],
        ['Event', 'e'],
        ['Function', function_id],
        ['Contact', 'ada'],
      ] as const)
        await page.getByLabel(`${label} required`).fill(String(value));
      await page.getByRole('button', { name: 'Create function ticket' }).click();
      const refusal = page.getByRole('alert');
      await refusal.getByText('The function is hidden or inactive.', { exact: true }).waitFor();
      assert.doesNotMatch(await refusal.innerText(), /override=/); // the button says it
      await page.getByRole('button', { name: 'Create anyway' }).click();
      await heading(page, 'Ada').waitFor();
    }
    // keeps fields that were not touched, item by item, and those of a newer version
    {
      site.expectStatus(409);
      const event = await create('/events/events', { name: 'Fair' });
      const dinner = await create('/events/functions', { name: 'Dinner', event_id: event.id });
      const rules = [1, 10, 100].map((starting_range) => ({ starting_range, price: 200 - starting_range }));
      const fee = { name: 'Group', event_id: event.id, function_id: dinner.id, notes: 'one\ntwo', price: 10 };
      const open_ = { bulk_pricing_rules: rules, vat_class: { reduced: null } };
      const { id } = await create('/events/functionFees', { ...fee, ...open_ });
      await visit(page, `#/${tenant}/events/functionFees/${id}/edit`);
      const group = page.locator('details[data-field=bulk_pricing_rules]');
      await page.locator('summary', { hasText: 'Other prices' }).click();
      await group.getByRole('button', { name: 'Remove' }).first().click();
      const values = Function('all', 'return all.map((one) => one.value)') as never;
      await eventually(() => group.getByLabel('Starting range').evaluateAll(values), ['10', '100']);
      const path = `/events/functionFees/${tenant}/${id}`;
      await site.call('PATCH', path, [{ op: 'replace', path: '/price', value: 777 }]);
      await page.getByRole('button', { name: 'Save' }).click();
      await page.getByRole('button', { name: 'Keep my changes' }).click();
      await eventually(() => page.getByLabel('Price', { exact: true }).first().inputValue(), '777');
      await page.getByRole('button', { name: 'Save' }).click();
      await heading(page, 'Group').waitFor();
      const { price, notes, bulk_pricing_rules, vat_class } = await site.call('GET', path);
      const stored = [price, notes, bulk_pricing_rules, vat_class];
      assert.deepEqual(stored, [777, 'one\ntwo', rules.slice(1), { reduced: null }]);
    }
    // groups fields under headings, and takes lists of strings line by line
    {
      const { id } = await create('/events/abstracts', { name: 'Mary', title: 'Rooms', event_id: 'e', type_id: 't' });
      await visit(page, `#/${tenant}/events/abstracts/${id}/edit`);
      await page.locator('summary', { hasText: 'Session' }).click();
      await page.getByLabel('Rooms', { exact: true }).pressSequentially('room-1\nroom-2');
      await page.getByRole('button', { name: 'Save' }).click();
      await heading(page, 'Rooms').waitFor();
      const aside = page.locator('details', { hasText: 'kept for other systems' });
      await aside.locator('summary').click();
      assert.match(await aside.innerText(), /Rooms?\s.*room-1/s);
      assert.deepEqual((await site.call('GET', `/events/abstracts/${tenant}/${id}`)).room_ids, ['room-1', 'room-2']);
    }
    // edits a record, and reports and keeps a change that was made in between
    {
      site.expectStatus(409);
      const fields = { name: 'Letter', is_active: true };
      const { id } = await create('/awards/referenceTypes', fields);
      await visit(page, `#/${tenant}/awards/referenceTypes/${id}/edit`);
      const save = page.getByRole('button', { name: 'Save' });
      await eventually(() => save.isDisabled(), true);
      await page.getByLabel('Name required').fill('Letter of support');
      const path = `/awards/referenceTypes/${tenant}/${id}`;
      await site.call('PATCH', path, [{ op: 'replace', path: '/is_active', value: false }]);
      await save.click();
      await page.getByText('This record was changed by tester since you opened it (version 2').waitFor();
      await page.getByText('Changed there: Active.').waitFor();
      await page.getByRole('button', { name: 'Keep my changes' }).click();
      await save.click();
      await heading(page, 'Letter of support').waitFor();
      const stored = await site.call('GET', path);
      assert.deepEqual([stored.name, stored.is_active, stored.sys_version], ['Letter of support', false, 3]);
    }
  });

  it('starts a reference process with its guards on, and takes them out when the organiser does', async () => {
    const award = await create('/awards/awards', { name: 'Prize' });
    const email = { Subject: 'Letters', Body: '<p>Dear all</p>' };
    const parts = { application_notice_email: email, reference_notification_email: email };
    const page = await open(`#/${tenant}`);
    const made = async (name: string, change: (page: Page) => Promise<unknown>) => {
      await visit(page, `#/${tenant}/awards/referenceProcesses/new`);
      await page.getByLabel('Name required').fill(name);
      await page.getByLabel('Award required').fill(award.id);
      assert.equal(await page.getByLabel('Reference form required').isVisible(), false); // Gala does not use it
      for (const [part, fields] of Object.entries(parts))
        for (const [label, value] of Object.entries(fields)) {
          const group = page.locator(`details[data-field=${part}]`);
          if (!(await group.getByLabel(label).first().isVisible())) await group.locator('summary').first().click();
          await group.getByLabel(label).first().fill(value);
        }
      await change(page);
      await page.getByRole('button', { name: 'Create reference process' }).click();
      await heading(page, name).waitFor();
      const id = page.url().split('/').at(-1);
      const { guard_references, notice_after_days } = await site.call(
        'GET',
        `/awards/referenceProcesses/${tenant}/${id}`,
      );
      return [guard_references, notice_after_days];
    };
    const guards = (page: Page) => page.getByLabel('Guard references');
    const asked = await made('Letters', async (page) => assert.equal(await guards(page).inputValue(), 'true'));
    assert.deepEqual(asked, [true, 1]);
    const without = await made('Old letters', async (page) => {
      await guards(page).selectOption('not set');
      await page.getByLabel('Notice after days').fill('');
    });
    assert.deepEqual(without, [undefined, undefined]);
  });

  it('shows what belongs to a record: referees, functions of a coupon, who has a booth', async () => {
    const page = await open(`#/${tenant}`);
    // says on the page of an application who is asked twice for the same, and that the applicant is asked
    {
      const award = await create('/awards/awards', { name: 'Prize' });
      const { id: process_id } = await create('/awards/referenceProcesses', {
        ...settings,
        name: 'Old',
        award_id: award.id,
      });
      const letter = await create('/awards/referenceTypes', { name: `Letter ${canary}` });
      const vote = await create('/awards/referenceTypes', { name: 'Vote' });
      const person = { contact_id: 'ann', email_address: 'ann@example.org' };
      const { id } = await create('/awards/applications', { name: 'Ann', award_id: award.id, ...person });
      const ask = (name: string, type: { id: string }, more: object) => {
        const parents = { application_id: id, award_id: award.id, process_id, type_id: type.id };
        return create('/awards/references', { name, completion_date: '2030-05-01T00:00:00Z', ...parents, ...more });
      };
      const ada = await ask('Ada', letter, { contact_id: 'ada', email_address: 'ada@example.org' });
      await ask(`Ada L. ${canary}`, letter, { contact_id: 'ada-2', email_address: ' ADA@example.org' });
      await ask('Ada, voting', vote, { contact_id: 'ada' });
      await ask('Ann herself', vote, { contact_id: 'ann' });
      const no = await ask('Ada, once more', letter, { contact_id: 'ada' });
      await site.call('PATCH', `/awards/references/${tenant}/${no.id}`, { status: 'declined' });
      await visit(page, `#/${tenant}/awards/applications/${id}`);
      const table = page.getByRole('region', { name: 'References' });
      await table.getByRole('rowheader').first().waitFor();
      const rows = async () =>
        (await table.getByRole('row').allInnerTexts()).slice(1).map((row) => row.split(/\s*[\t\n]+\s*/).slice(0, 2));
      const twice = 'This person is asked for the same kind of reference more than once: also as';
      await eventually(rows, [
        ['Ada', `${twice} Ada L. ${canary}.`],
        [`Ada L. ${canary}`, `${twice} Ada.`],
        ['Ada, voting', 'Vote'],
        ['Ann herself', 'The referee is the applicant.'],
        ['Ada, once more', `Letter ${canary}`],
      ]);
      await site.checkLooks(page);
      await page.getByRole('button', { name: 'Ask the referees' }).click();
      const dialog = page.getByRole('dialog', { name: 'Ask for references: Ann' });
      for (const [what, name] of [
        ['1 queued', 'Ada'],
        ['asks the same person', `Ada L. ${canary}`],
        ['has no address', 'Ada, voting'],
        ['the referee is the applicant', 'Ann herself'],
      ] as const)
        await dialog.getByRole('group').filter({ hasText: what }).getByRole('link', { name, exact: true }).waitFor();
      await site.checkLooks(page);
      const mailed = async () => (await site.call('GET', `/awards/messages/${tenant}?about=${ada.id}`)).Items.length;
      assert.equal(await mailed(), 0);
      await dialog.getByRole('button', { name: 'Ask for references' }).click();
      await dialog.getByRole('button', { name: 'Close' }).click();
      await eventually(mailed, 1);
      assert.equal(await page.evaluate('globalThis.pwned'), undefined);
    }
    // names the records that a coupon is for, in its form, its page and the table, and adds them by name
    {
      const event = await create('/events/events', { name: 'Congress' });
      const functions = [];
      for (const name of ['Boat trip', 'Concert', `Tour ${canary}`])
        functions.push(await create('/events/functions', { name, event_id: event.id }));
      const [trip, concert, tour] = functions.map(({ id }) => id);
      const fields = { name: 'Friends', event_id: event.id, valid_until: '2030-01-31', function_ids: [concert, tour] };
      const { id } = await create('/events/coupons', fields);
      await visit(page, `#/${tenant}/events/coupons`);
      const row = page.getByRole('row').filter({ hasText: 'Friends' });
      await row.getByRole('link', { name: 'Congress' }).waitFor();
      await row.getByText('2030-01-31').waitFor();
      await row.getByRole('link', { name: 'Friends' }).click();
      await main(page)
        .getByRole('link', { name: `Tour ${canary}` })
        .waitFor();
      await page.getByRole('link', { name: 'Edit' }).click();
      const field = page.locator('[data-field=function_ids]').first(); // the discount can name functions, too
      await field.getByRole('link', { name: 'Concert' }).waitFor();
      const input = field.getByLabel('Functions', { exact: true });
      await input.fill('boat trip'); // the whole name is enough
      await input.press('Enter');
      await field.getByRole('link', { name: 'Boat trip' }).waitFor();
      await field.getByRole('listitem').filter({ hasText: 'Concert' }).getByRole('button', { name: 'Remove' }).click();
      await input.fill('kept-elsewhere');
      await page.getByRole('button', { name: 'Save' }).click();
      await heading(page, 'Friends').waitFor();
      const { function_ids } = await site.call('GET', `/events/coupons/${tenant}/${id}`);
      assert.deepEqual(function_ids, [tour, trip, 'kept-elsewhere']);
      assert.equal(await page.evaluate('globalThis.pwned'), undefined);
    }
    // says who has a booth, and when a hold has ended
    {
      const event = await create('/events/events', { name: 'Fair' });
      const make = (name: string, organization_id: string) =>
        create('/events/exhibitors', { name, event_id: event.id, organization_id });
      const [ada, bob] = [await make(`Ada & Co ${canary}`, 'org-ada'), await make('Bob Ltd', 'org-bob')];
      const hold = { status: 'on hold', holding_organization_id: 'org-bob' };
      const booths: readonly (readonly [object, string | RegExp])[] = [
        [{ status: 'available' }, 'Free: anybody can take this booth.'],
        [hold, 'Held for Bob Ltd, without an end.'],
        [{ ...hold, hold_expiration: '2090-01-31T12:00:00Z' }, /^Held for Bob Ltd, until Jan 31, 2090/],
        [
          { ...hold, hold_expiration: '2020-01-31T12:00:00Z' },
          /^The hold for Bob Ltd has ended, Jan 31, 2020.*: anybody can take this booth\.$/,
        ],
        [
          {
            ...{ status: 'reserved', exhibitor_id: ada.id },
            additional_exhibitors: [{ exhibitor_id: bob.id, percentage_share: 40 }],
          },
          `Reserved for Ada & Co ${canary}, shared with Bob Ltd (40 %).`,
        ],
        [{ status: 'reserved', organization_id: 'org-elsewhere' }, 'Reserved for org-elsewhere.'],
      ];
      await visit(page, `#/${tenant}`);
      for (const [index, [fields, sentence]] of booths.entries()) {
        const { id } = await create('/events/exhibitorBooths', { name: `B${index}`, event_id: event.id, ...fields });
        await page.evaluate(`location.hash = '#/${tenant}/events/exhibitorBooths/${id}'`);
        await heading(page, `B${index}`).waitFor();
        await main(page).getByRole('paragraph').filter({ hasText: sentence }).waitFor();
      }
      assert.equal(await page.evaluate('globalThis.pwned'), undefined);
    }
  });

  it('asks before it leaves, deletes or gives up what was typed', async () => {
    const page = await open(`#/${tenant}`);
    // asks before it leaves unsaved changes
    {
      const { id } = await create('/awards/referenceTypes', { name: 'Kept' });
      await visit(page, `#/${tenant}/awards/referenceTypes/${id}/edit`);
      const asked: string[] = [];
      let answer = false;
      page.on('dialog', async (dialog) => {
        asked.push(dialog.message());
        await (answer ? dialog.accept() : dialog.dismiss());
      });
      const leave = () =>
        page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Coupons' }).click();
      await page.getByLabel('Name required').fill('Typed');
      await page.getByText('1 field changed').waitFor();
      await leave();
      await eventually(async () => asked.length, 1);
      await eventually(() => page.getByLabel('Name required').inputValue(), 'Typed');
      assert.match(page.url(), /edit$/);
      answer = true;
      await leave();
      await heading(page, 'Coupons').waitFor();
      assert.deepEqual(asked, Array(2).fill('Leave without saving? Your changes are lost.'));
    }
    // keeps what was typed when the token has expired
    {
      site.expectStatus(401);
      const { id } = await create('/awards/referenceTypes', { name: 'Before' });
      await visit(page, `#/${tenant}/awards/referenceTypes/${id}/edit`);
      await page.getByLabel('Name required').fill('After');
      const expired = site.token({ expiresIn: '-1h' });
      await page.evaluate(`sessionStorage.setItem('gala.token', '${expired}')`);
      await page.getByRole('button', { name: 'Save' }).click();
      const dialog = page.getByRole('dialog', { name: 'Log in again' });
      await dialog.getByLabel('Token').fill(site.token());
      await dialog.getByRole('button', { name: 'Log in', exact: true }).click();
      await dialog.waitFor({ state: 'detached' });
      await eventually(() => page.getByLabel('Name required').inputValue(), 'After');
      await page.getByRole('button', { name: 'Save' }).click();
      await heading(page, 'After').waitFor();
    }
    // deletes after a question, and only the version that was shown
    {
      const { id } = await create('/awards/referenceTypes', { name: 'Short-lived' });
      await visit(page, `#/${tenant}/awards/referenceTypes/${id}`);
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Cancel' }).click();
      await site.call('GET', `/awards/referenceTypes/${tenant}/${id}`);
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByText('“Short-lived” will be gone.').waitFor();
      const path = `/awards/referenceTypes/${tenant}/${id}`;
      await site.call('PATCH', path, [{ op: 'add', path: '/is_active', value: true }]);
      site.expectStatus(412);
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await page.getByText('Somebody has changed this record since you opened it.').waitFor();
      await page.reload();
      await page.getByRole('button', { name: 'Delete' }).click();
      await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click();
      await heading(page, 'Reference types').waitFor();
      site.expectStatus(404);
      await page.goto(`${site.url}/console#/${tenant}/awards/referenceTypes/${id}`);
      await page.getByText('There is no such record, or you may not see it.').waitFor();
    }
  });

  it('shows markup as text in tables, records, forms, questions and e-mails', async () => {
    const process = await create('/awards/referenceProcesses', {
      ...settings,
      name: canary,
      award_id: (await create('/awards/awards', { name: canary, list: [canary] })).id,
      application_notice_email: { subject: canary, body: canary },
      reference_notification_email: {
        subject: `Subject ${canary}`,
        body: `<p style="color: red">Dear all</p>${canary}`,
      },
    });
    const preview = { process_id: process.id, send_to: 'jo@example.org' };
    await site.call('POST', `/awards/references/${tenant}/previewEmail`, preview);
    const where = `#/${tenant}/awards/referenceProcesses`;
    const page = await open(`${where}/${process.id}`);
    await heading(page, canary).waitFor();
    await main(page).getByRole('link', { name: canary }).click();
    await page.locator('summary', { hasText: 'kept for other systems' }).click();
    await main(page).getByRole('listitem').getByText(canary).waitFor();
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Awards', exact: true }).click();
    await page.getByRole('row').getByText(canary).waitFor();
    await page.goto(`${site.url}/console${where}/${process.id}`);
    await page.getByRole('button', { name: 'Delete' }).click();
    await page.getByRole('dialog').getByText(canary).waitFor();
    await page.getByRole('button', { name: 'Cancel' }).click();
    await page.getByRole('link', { name: 'Edit' }).click();
    await heading(page, `Edit ${canary}`).waitFor();
    await eventually(() => page.getByLabel('Name required').inputValue(), canary);
    await page.goto(`${site.url}/console#/${tenant}/mail`);
    await page.getByRole('link', { name: `Subject ${canary}` }).click();
    const frame = page.frameLocator('iframe');
    await frame.getByText('Dear all').waitFor();
    const colour = Function('element', 'return getComputedStyle(element).color') as never;
    assert.equal(await frame.getByText('Dear all').evaluate(colour), 'rgb(255, 0, 0)');
    await page.getByText('HTML source').click();
    await page.locator('pre').getByText(canary).waitFor();
    await page.locator('pre').getByText('Dear all', { exact: false }).waitFor();
    assert.equal(await page.evaluate('globalThis.pwned'), undefined);
  });

  it('shows only what the token may see', async () => {
    const limited = (...permissions: string[]) => ({ token: site.token({ tenants: [tenant], permissions }) });
    const page = await open(`#/${tenant}`, limited('coupons.list*'));
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Coupons' }).click();
    await heading(page, 'Coupons').waitFor();
    assert.equal(await page.getByRole('navigation', { name: 'Console' }).getByRole('link').count(), 2); // with the news
    assert.equal(await page.getByRole('link', { name: 'New coupon' }).count(), 0);
    const nothing = await open(`#/${tenant}`, limited());
    await nothing.getByText('This token may not see anything here.').waitFor();
  });

  it('is accessible and fits, in the dark on a phone and in the light on a desk', async () => {
    const event = await create('/events/events', { name: 'Meeting' });
    const workshop = await create('/events/functions', { name: 'Workshop', event_id: event.id });
    const award = await create('/awards/awards', { name: 'Prize' });
    const process = await create('/awards/referenceProcesses', { ...settings, name: 'Letters', award_id: award.id });
    const preview = { process_id: process.id, send_to: 'jo@example.org' };
    await site.call('POST', `/awards/references/${tenant}/previewEmail`, preview);
    const [message] = (await site.call('GET', `/awards/messages/${tenant}`)).Items;
    const looks = async (page: Page) => {
      for (const { width, dark } of views) {
        await page.setViewportSize({ width, height: 900 });
        await page.emulateMedia({ colorScheme: dark ? 'dark' : 'light' });
        await site.checkLooks(page);
      }
    };
    const record = `#/${tenant}/events/functions/${workshop.id}`;
    const page = await open(`#/${tenant}`);
    const lists = ['', '/events/functions', '/mail', `/mail/${message.id}`].map((path) => `#/${tenant}${path}`);
    for (const hash of [...lists, record, `${record}/edit`]) {
      if (hash !== lists[0]) await visit(page, hash);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await page.locator('[aria-busy=true]').waitFor({ state: 'detached' });
      await looks(page);
    }
    await page.setViewportSize({ width: narrow, height: 900 });
    await page.getByRole('button', { name: 'Menu' }).click();
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Coupons' }).click();
    await heading(page, 'Coupons').waitFor();
    const login = await site.open('/console');
    await login.getByText('This is the demo token').waitFor();
    await looks(login);
  });
});
