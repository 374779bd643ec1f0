/** Forms: records chosen by name, times in their zone, lists as rows, conditions that count. */
import { strict as assert } from 'node:assert';
import type { Locator, Page } from 'playwright-core';
import { describePages, eventually, narrow, visit } from './support.js';

const tenant = 'acme';
const canary = `<img src="https://elsewhere.example/x" onerror="globalThis.pwned=1">`;

const heading = (page: Page, name: string) => page.getByRole('heading', { level: 1, name, exact: true });
const focused = (page: Page) =>
  page.evaluate(
    'new Promise(requestAnimationFrame).then(() => document.activeElement.ariaLabel ?? document.activeElement.textContent)',
  ) as Promise<string>;

const messageOf = Function('input', 'return input.validationMessage') as never;

/** Names come after the page. */
const shows = (input: Locator | undefined, name: string) => eventually(async () => await input?.inputValue(), name);

describePages('Forms', (site) => {
  const create = (path: string, record: object) => site.call('POST', `/events/${path}/${tenant}`, record);
  const open = (hash: string, view = {}) =>
    site.open(`/console#/${tenant}/events/${hash}`, { token: site.token(), ...view });

  it('sell a ticket from the page of a function, with the keyboard, by names', async () => {
    const [spring, autumn] = [
      await create('events', { name: `Meeting ${canary}`, start_date: '2027-04-01T09:00:00Z' }),
      await create('events', { name: 'Autumn meeting', start_date: '2027-10-01T09:00:00Z' }),
    ];
    const dinner = await create('functions', { name: 'Dinner', event_id: spring.id, location: 'Old Town Hall' });
    await create('functions', { name: 'Dinner', event_id: autumn.id, location: 'Pier' });
    const fee = { event_id: spring.id, function_id: dinner.id, price: 10 };
    await create('functionFees', { ...fee, name: 'Early' });
    const late = await create('functionFees', { ...fee, name: 'Late' });
    const other = await create('functions', { name: 'Lunch', event_id: spring.id });
    await create('functionFees', { name: 'Late lunch', event_id: spring.id, function_id: other.id, price: 10 });
    const page = await open(`functions/${dinner.id}`);
    await page.getByRole('link', { name: 'Function fees 2' }).waitFor();
    await page.getByRole('link', { name: 'New function ticket' }).click();
    const field = (label: string) => page.getByRole('combobox', { name: label });
    await shows(field('Function'), 'Dinner');
    await shows(field('Event'), `Meeting ${canary}`); // it is known from the function
    // only the fees of this function, told apart without a mouse
    await field('Fee').focus();
    await page.keyboard.type('LATE');
    const options = page.getByRole('listbox').getByRole('option');
    await options.first().waitFor();
    await eventually(() => options.locator('> span').allInnerTexts(), ['Late']);
    await site.checkLooks(page);
    await page.keyboard.press('Enter'); // there is no other
    await shows(field('Fee'), 'Late');
    await page.getByLabel('Name required').fill('Ada');
    await page.getByLabel('Contact required').fill('ada');
    await field('Function').press('End');
    await field('Function').press('ArrowDown');
    await options.filter({ hasText: 'Lunch' }).waitFor();
    await page.keyboard.press('Escape');
    await eventually(() => options.count(), 0);
    await shows(field('Function'), 'Dinner');
    await page.getByRole('button', { name: 'Create function ticket' }).click();
    await heading(page, 'Ada').waitFor();
    const ticket = await site.call('GET', `/events/functionTickets/${tenant}/${page.url().split('/').at(-1)}`);
    const { event_id, function_id, fee_id } = ticket;
    assert.deepEqual([event_id, function_id, fee_id], [spring.id, dinner.id, late.id]);
  });

  it('take a name that was typed and not chosen for its record, and for nothing else', async () => {
    const event = await create('events', { name: 'Congress' });
    for (const name of ['Boat trip', 'Tour', 'Tour']) await create('functions', { name, event_id: event.id });
    const page = await open('functionFees/new');
    const [eventField, functionField] = ['Event', 'Function'].map((name) => page.getByRole('combobox', { name }));
    const submit = () => page.getByRole('button', { name: 'Create function fee' }).click();
    await page.getByLabel('Name required').fill('Late');
    await eventField?.fill('congress');
    await functionField?.fill('Tour');
    await submit();
    await page.getByText('Several functions are called “Tour”. Choose one of the list.').waitFor();
    await shows(eventField, 'Congress');
    await functionField?.fill('No such trip');
    await submit();
    await page.getByText('There is no function called “No such trip”. Choose one of the list.').waitFor();
    // an answer that comes late is not taken for what was typed since
    let release = () => {};
    const held = new Promise<void>((resolve) => {
      release = resolve;
    });
    await page.route('**/functions/*/search*', async (route) => {
      if (/tour/i.test(route.request().postData() ?? '')) await held;
      await route.continue().catch(() => {}); // it was given up
    });
    await functionField?.fill('tour');
    await page.waitForRequest('**/functions/*/search*');
    await functionField?.fill('boat');
    const options = page.getByRole('listbox').getByRole('option');
    await options.filter({ hasText: 'Boat trip' }).waitFor();
    release();
    await page.unrouteAll({ behavior: 'wait' });
    await eventually(() => options.count(), 1);
    await options.click();
    await functionField?.press('Tab');
    await submit();
    await heading(page, 'Late').waitFor();
    const { function_id } = await site.call('GET', `/events/functionFees/${tenant}/${page.url().split('/').at(-1)}`);
    assert.equal((await site.call('GET', `/events/functions/${tenant}/${function_id}`)).name, 'Boat trip');
  });

  it('show and take times in the zone of the event, and leave alone what was not changed', async () => {
    site.expectStatus(400);
    const event = await create('events', { name: 'Meeting', timezone: 'America/New_York' });
    const times = { start_date: '2027-03-13T19:00:07+05:30', end_date: '2027-03-13T23:00:00Z' };
    const { id } = await create('functions', { name: 'Dinner', event_id: event.id, ...times });
    const path = `/events/functions/${tenant}/${id}`;
    const page = await open(`functions/${id}/edit`);
    await page.getByText('Time in America/New_York').first().waitFor();
    const [start, end] = [page.getByLabel('Start date'), page.getByLabel('End date')];
    await eventually(
      () => Promise.all([start.inputValue(), end.inputValue()]),
      ['2027-03-13T08:30:07', '2027-03-13T18:00'],
    );
    await page.getByLabel('Location').fill('Pier');
    await start.fill('2027-03-13T08:30:08');
    await start.fill('2027-03-13T08:30:07');
    await page.getByText('1 field changed').waitFor();
    await end.fill('2027-03-14T02:30'); // the clocks are put forward at two
    await page.getByRole('button', { name: 'Save' }).click();
    await eventually(async () => /no such time in America.New_York/.test(String(await end.evaluate(messageOf))), true);
    await end.fill('2027-03-14T03:30');
    await page.getByRole('button', { name: 'Save' }).click();
    await heading(page, 'Dinner').waitFor();
    const { start_date, end_date } = await site.call('GET', path);
    assert.deepEqual([start_date, end_date], [times.start_date, '2027-03-14T07:30:00.000Z']);
    // what was typed before the zone was chosen is meant in it
    await visit(page, `#/${tenant}/events/events/new`);
    await page.getByLabel('Name required').fill('Tokyo');
    await page.getByLabel('Currency').fill('eur');
    await page.getByLabel('Start date').fill('2027-03-10T09:00');
    await page.getByLabel('End date').fill('2027-03-09T09:00');
    await page.getByLabel('Timezone', { exact: true }).selectOption('Asia/Tokyo');
    await page.getByText('Time in Asia/Tokyo').first().waitFor();
    await page.getByRole('button', { name: 'Create event' }).click();
    const finding = page.getByText('must not be before “Start date”');
    await finding.waitFor();
    await page.getByLabel('End date').fill('2027-03-11T09:00');
    await finding.waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Create event' }).click();
    await page.getByText('EUR', { exact: true }).waitFor();
    await page.getByText(/Mar 10, 2027, 9:00 AM \(Asia\/Tokyo\)/).waitFor();
    await visit(page, `#/${tenant}/events/coupons/new`);
    await page.getByLabel('Name required').fill('Friends');
    await page.getByLabel('Valid until').fill('2030-01-31');
    await page.getByLabel('Valid from').fill('2029-01-31');
    await page.getByRole('button', { name: 'With a time' }).first().click();
    await page.getByLabel('Valid from').fill('2029-01-31T09:30');
    await page.getByLabel('Currency').fill('jpy');
    await page.getByLabel('Maximum discount').fill('500');
    await page.getByRole('button', { name: 'Create coupon' }).click();
    await heading(page, 'Friends').waitFor();
    await page.getByText('2030-01-31').first().waitFor();
    await page.getByText(/^Jan 31, 2029, 9:30/).waitFor();
    await page.getByText('500', { exact: true }).waitFor(); // yen have no decimals
  });

  it('hand out abstracts by rules: what is not understood stays, what is half said is refused, and the matches are counted', async () => {
    const event = await create('events', { name: 'Congress' });
    const committee_members = [{ committee_id: 'programme', contact: { contact_id: 'eve', name: 'Eve' } }];
    const process = await create('abstractReviewProcesses', { name: 'Peers', event_id: event.id, committee_members });
    for (const [topic, review_status] of [
      ['ice', 'accepted'],
      ['ice', 'declined'],
      ['fire', 'accepted'],
    ]) // prettier-ignore
      await create('abstracts', {
        name: 'Mary',
        title: topic,
        event_id: event.id,
        presenter_info: { topic },
        review_status,
      });
    const conditions = {
      'presenter_info.topic': ['ice', 'snow'],
      'presenter_info.year': { not: 3 },
      notes: { blank: true },
    };
    const rules = [
      { name: 'Ice', matching_conditions: conditions, targets: [{ contact_id: 'ann', name: 'Ann' }] },
      { name: 'All', matching_conditions: {} },
    ];
    const { id } = await create('abstractReviewRounds', {
      ...{ name: 'First', event_id: event.id, process_id: process.id },
      review_assignment_rules: rules,
    });
    const page = await open(`abstractReviewRounds/${id}/edit`, { width: narrow });
    const rule = (name: number) => page.locator('details[data-field=review_assignment_rules] > div > .row').nth(name);
    const [first, second] = [rule(0), rule(1)];
    await first.getByText('Matches 2 of 3 abstracts.').waitFor();
    await second.getByText('Without conditions: every abstract.').waitFor();
    await first.getByRole('button', { name: 'Add condition' }).click();
    await eventually(() => focused(page), 'Field');
    await first.getByText('Matches').waitFor({ state: 'detached' });
    const save = () => page.getByRole('button', { name: 'Save' }).click();
    await first.getByLabel('Field', { exact: true }).last().selectOption({ label: 'Review status' });
    await first.getByLabel('Name required').fill('Ice, accepted');
    await save();
    const comparison = first.getByLabel('Comparison').last();
    await eventually(
      async () => /^Say what the field must be/.test(String(await comparison.evaluate(messageOf))),
      true,
    );
    await first.getByLabel('Value').last().selectOption('accepted');
    await first.getByText('Matches 1 of 3 abstracts.').waitFor();
    await site.checkLooks(page);
    // a target asks for what its type needs, and suggests who is named in the process
    await second.locator('summary', { hasText: 'Reviewers' }).click();
    await second.getByRole('button', { name: 'Add', exact: true }).click();
    await second.getByLabel('Contact', { exact: true }).waitFor();
    await second.getByLabel('Type').selectOption('committee');
    await second.getByLabel('Contact', { exact: true }).waitFor({ state: 'detached' });
    const suggested = async () => {
      const list = await second.getByLabel('Committee', { exact: true }).getAttribute('list');
      return await page.locator(`[id="${list}"] option`).allTextContents();
    };
    await eventually(suggested, ['programme']);
    await second.getByLabel('Committee', { exact: true }).fill('programme');
    await second.getByLabel('How many of its members').fill('2');
    await second.getByRole('button', { name: 'Move up' }).first().click();
    await shows(rule(0).getByLabel('Name required'), 'All');
    await eventually(() => focused(page), 'Move down'); // it cannot go further up
    await page.getByRole('button', { name: 'Add', exact: true }).last().click();
    await rule(2).getByRole('button', { name: 'Remove', exact: true }).last().click();
    await eventually(() => focused(page), 'Remove');
    await page.getByRole('button', { name: 'Add', exact: true }).last().click();
    await rule(2).getByLabel('Name required').fill('Rest');
    await save();
    await heading(page, 'First').waitFor();
    const stored = await site.call('GET', `/events/abstractReviewRounds/${tenant}/${id}`);
    const ice = {
      ...rules[0],
      name: 'Ice, accepted',
      matching_conditions: { ...conditions, review_status: 'accepted' },
    };
    const all = { ...rules[1], targets: [{ type: 'committee', committee_id: 'programme', take: 2 }] };
    assert.deepEqual(stored.review_assignment_rules, [all, ice, { name: 'Rest', matching_conditions: {} }]);
  });

  it('ask for no ids of criteria, reminders and members of a committee: they are made of what these are called', async () => {
    const event = await create('events', { name: 'Symposium' });
    const criteria = [{ id: 'merit', name: 'Merit', minimum: 1, maximum: 5 }];
    const { id } = await create('abstractReviewProcesses', { name: 'Peers', event_id: event.id, criteria });
    const page = await open(`abstractReviewProcesses/${id}/edit`);
    const rowsOf = async (field: string) => {
      const list = page.locator(`details[data-field=${field}]`);
      if ((await list.getAttribute('open')) === null) await list.locator('> summary').click();
      await list.getByRole('button', { name: 'Add', exact: true }).last().click();
      return list.locator('> div > .row').last();
    };
    for (const name of ['Clarity of the text', 'Merit']) {
      const row = await rowsOf('criteria');
      assert.equal(await row.getByLabel('Id', { exact: true }).isVisible(), false);
      for (const [label, value] of Object.entries({ Name: name, Minimum: '0', Maximum: '10' }))
        await row.getByLabel(`${label} required`).fill(value);
    }
    const reminder = await rowsOf('reminders');
    await reminder.getByLabel('Of required').selectOption('before_due');
    for (const [label, value] of Object.entries({ Days: '3', Subject: 'Only three days', Body: 'Please' }))
      await reminder.getByLabel(`${label} required`).fill(value);
    const member = await rowsOf('committee_members');
    await member.getByLabel('Committee name').fill('Program');
    await member.getByLabel('Name', { exact: true }).fill('Ada');
    await member.getByLabel('Email address').fill('Ada@example.org');
    await site.checkAllLooks(page);
    const clarity = page.locator('details[data-field=criteria] > div > .row').nth(1);
    await clarity.locator('summary', { hasText: /^\d more/ }).click();
    await clarity.getByLabel('Id', { exact: true }).fill('merit');
    site.expectStatus(400);
    await page.getByRole('button', { name: 'Save' }).click();
    await page.getByText('is the id of another criterion').waitFor();
    await clarity.getByLabel('Id', { exact: true }).fill('');
    await page.getByRole('button', { name: 'Save' }).click();
    await heading(page, 'Peers').waitFor();
    const stored = await site.call('GET', `/events/abstractReviewProcesses/${tenant}/${id}`);
    const idsOf = (all: { id: string }[]) => all.map((one) => one.id);
    assert.deepEqual(idsOf(stored.criteria), ['merit', 'clarity_of_the_text', 'merit_2']);
    assert.deepEqual(idsOf(stored.reminders), ['only_three_days']);
    const [{ committee_id, contact }] = stored.committee_members;
    assert.deepEqual([committee_id, contact.contact_id], ['program', 'ada@example.org']);
  });

  it('offer and show to authors what is theirs, and to nobody what the server sets', async () => {
    const event = await create('events', { name: 'Whale congress' });
    await create('events', { name: 'Whale secrets', visible_in_portal: false });
    const type = await create('abstractTypes', { name: 'Talk', event_id: event.id });
    await create('abstractTypes', { name: 'Old talk', event_id: event.id, is_active: false });
    const fields = {
      name: 'Ada',
      title: 'Engines',
      event_id: event.id,
      submitter_id: 'ada',
      body: 'Word\n'.repeat(40),
    };
    const process = await create('abstractReviewProcesses', { name: 'Peers', event_id: event.id });
    const round = await create('abstractReviewRounds', {
      name: 'Round one',
      event_id: event.id,
      process_id: process.id,
    });
    const round_scores = [{ round_id: round.id, average_score: 4 }];
    const { id } = await create('abstracts', { ...fields, notes: 'Hidden', last_name: 'Lovelace', round_scores });
    const author = { token: site.token({ tenants: [tenant], roles: ['author'], contact_id: 'ada' }) };
    const page = await open(`abstracts/${id}/edit`, author);
    await page.getByLabel('Title', { exact: true }).fill('Engines and looms');
    for (const name of ['event_id', 'status', 'average_score', 'notes'])
      assert.equal(await page.locator(`[data-field=${name}]`).count(), 0, name);
    await page.getByRole('button', { name: 'Save' }).click();
    await heading(page, 'Engines and looms').waitFor();
    assert.equal(await page.getByText('without a value').count(), 0);
    await page.getByRole('button', { name: 'Show more' }).click();
    await visit(page, `#/${tenant}/events/abstracts/new`);
    await page.getByLabel('Title', { exact: true }).fill('Looms');
    await page.getByLabel('Name of the person').fill('Ada');
    const field = (name: string) => page.getByRole('combobox', { name, exact: true });
    await field('Event').fill('Whale');
    await eventually(
      () => page.getByRole('listbox').getByRole('option').locator('> span').allInnerTexts(),
      ['Whale congress'],
    );
    await field('Event').press('Tab'); // part of a name is none, and no id
    await page.getByText('There is no event called “Whale”. Choose one of the list.').waitFor();
    await field('Event').fill('Whale');
    await page.getByRole('option', { name: 'Whale congress' }).click();
    await shows(field('Type'), 'Talk'); // there is no other
    assert.equal(await page.locator('[data-field=submitter_id]').count(), 0);
    await page.getByRole('button', { name: 'Create abstract' }).click();
    await heading(page, 'Looms').waitFor();
    await page.getByText('Whale congress').waitFor();
    await page.getByText('Talk', { exact: true }).waitFor();
    const made = await site.call('GET', `/events/abstracts/${tenant}/${page.url().split('/').at(-1)}`);
    assert.deepEqual([made.event_id, made.type_id], [event.id, type.id]);
    const staff = await open(`abstracts/${id}`);
    await staff.locator('summary', { hasText: 'kept for other systems' }).click();
    await staff.getByText('Lovelace', { exact: true }).waitFor();
    await staff.getByRole('link', { name: 'Round one' }).waitFor();
    await staff.getByRole('link', { name: 'Edit' }).click();
    await staff.getByLabel('Title', { exact: true }).waitFor();
    assert.equal(await staff.locator('[data-field=average_score]').count(), 0);
    // what has no shape is typed as names and values
    const info = staff.locator('[data-field=presenter_info]');
    await info.getByRole('button', { name: 'Add value' }).click();
    await info.getByLabel('Name').fill('topic');
    await info.getByRole('textbox', { name: 'Value' }).fill('ice');
    await staff.getByRole('button', { name: 'Save' }).click();
    await heading(staff, 'Engines and looms').waitFor();
    assert.deepEqual((await site.call('GET', `/events/abstracts/${tenant}/${id}`)).presenter_info, { topic: 'ice' });
  });

  it('limit what has a number of places, and name what can be changed after the close', async () => {
    const event = await create('events', { name: 'Fair' });
    const page = await open(`functions/new?event_id=${event.id}`);
    await page.getByLabel('Name required').fill('Lunch');
    await page.locator('summary', { hasText: 'Places' }).click();
    await page.locator('[data-field=capacity_options]').getByLabel('Capacity').fill('40');
    await page.getByText('“Limit the number of tickets” is Yes now').waitFor();
    await page.getByRole('button', { name: 'Create function' }).click();
    await heading(page, 'Lunch').waitFor();
    const id = page.url().split('/').at(-1);
    assert.equal((await site.call('GET', `/events/functions/${tenant}/${id}`)).enable_capacity, true);
    await visit(page, `#/${tenant}/events/abstractSubmissionProcesses/new`);
    await page.getByLabel('Name required').fill('Call');
    await page.getByLabel('Title', { exact: true }).check();
    assert.equal(await page.getByLabel('Average score').count(), 0);
    await site.checkLooks(page);
    await page.getByRole('button', { name: 'Create abstract submission process' }).click();
    await heading(page, 'Call').waitFor();
    const call = await site.call(
      'GET',
      `/events/abstractSubmissionProcesses/${tenant}/${page.url().split('/').at(-1)}`,
    );
    assert.deepEqual(call.changeable_after_close, ['title']);
  });
});
