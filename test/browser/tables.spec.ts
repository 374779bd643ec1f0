/** Tables of records: finding, sorting, columns, ticked rows, CSV. */
import { strict as assert } from 'node:assert';
import type { Page, Request } from 'playwright-core';
import { describePages, downloaded, eventually, narrow } from './support.js';

const tenant = 'acme';
const canary = `<img src="https://elsewhere.example/x" onerror="globalThis.pwned=1">`;

describePages('A table', (site) => {
  const create = (path: string, record: object) => site.call('POST', `${path}/${tenant}`, record);
  const open = (path: string, view = {}) => site.open(`/console#/${tenant}/${path}`, { token: site.token(), ...view });
  const createAll = async (path: string, objects: readonly object[]) => {
    for (let from = 0; from < objects.length; from += 100) {
      const operations = objects.slice(from, from + 100).map((object) => ({ operation: 'create', object }));
      const { error_count } = await site.call('POST', `${path}/${tenant}/batch`, { operations });
      assert.equal(error_count, 0);
    }
  };
  const titles = (page: Page) => page.getByRole('rowheader').allInnerTexts();

  let event: { id: string };
  before(async () => {
    event = await create('/events/events', { name: `Congress ${canary}` });
    const { id: type_id } = await create('/events/abstractTypes', { name: 'Talk', event_id: event.id });
    const abstracts = Array.from({ length: 1250 }, (_, n) => ({
      title: n === 1240 ? `On tides, by Noether ${canary}` : `Paper ${n}, "quoted"\n=1+1`,
      name: n % 2 === 0 ? 'Even' : 'Odd',
      status: 'submitted',
      event_id: event.id,
      type_id,
    }));
    await createAll('/events/abstracts', abstracts);
  });

  it('finds one title among thousands, can be stopped and goes on, Back shows the same without asking, CSV has all of it', async () => {
    const page = await open('events/abstracts');
    await page.getByText('1,250 abstracts').waitFor();
    let release = () => {};
    const gate = new Promise<void>((resolve) => (release = resolve));
    let asked = 0;
    await page.route('**/abstracts/acme/search*', async (route) => {
      if (++asked === 2) await gate;
      await route.continue().catch(() => {}); // it was stopped
    });
    await page.getByLabel('Search by title').fill('NOETHER');
    await page.keyboard.press('Enter');
    await page.getByText('Looked at about 1,000 abstracts: none found so far.').waitFor();
    await eventually(() => page.evaluate('document.activeElement.type'), 'search');
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByText('Stopped.').waitFor();
    release();
    await page.getByRole('button', { name: 'Go on' }).click();
    const link = page.getByRole('link', { name: 'On tides, by Noether' });
    await link.waitFor();
    await page.getByText('1 abstract', { exact: true }).waitFor();
    await page.getByRole('button', { name: 'Next' }).waitFor({ state: 'detached' });

    await eventually(() => page.evaluate('document.activeElement !== document.body'), true);
    await page.getByLabel('Search by title').fill('');
    await page.getByText('1–50', { exact: true }).waitFor();
    // the numbers below the rows are never those of other rows
    await page.evaluate(`globalThis.seen = new Set();
      new MutationObserver(() => seen.add(document.querySelector('nav.pages span')?.textContent + ' ' +
        document.querySelector('tbody th')?.innerText)).observe(document.body, { subtree: true, childList: true, characterData: true })`);
    const [first] = await titles(page);
    await page.getByRole('button', { name: 'Next' }).click();
    await page.getByText('51–100', { exact: true }).waitFor();
    const allowed = [`1–50 ${first}`, `51–100 ${(await titles(page))[0]}`];
    const shown = (await page.evaluate('[...seen]')) as string[];
    assert.deepEqual([shown.filter((one) => !allowed.includes(one)), shown.at(-1)], [[], allowed[1]]);
    await page.getByRole('link', { name: 'Paper 99', exact: false }).waitFor();
    const before = await titles(page);
    await page.evaluate('scrollTo(0, 900)');
    await eventually(() => page.evaluate('history.state?.y === 900'), true);
    const address = page.url();
    await page.getByRole('link', { name: 'Paper 70', exact: false }).click();
    await page
      .getByRole('main')
      .getByRole('link', { name: `Congress ${canary}` })
      .waitFor();
    const requests: string[] = [];
    const note = (request: Request) => /\/(events|awards)\//.test(request.url()) && requests.push(request.url());
    page.on('request', note);
    await page.goBack();
    await page.getByText('51–100', { exact: true }).waitFor();
    await eventually(() => page.evaluate('scrollY === 900'), true);
    await eventually(() => titles(page), before);
    assert.deepEqual(requests, []);
    page.off('request', note);
    const other = await site.open(`/console${new URL(address).hash}`, { token: site.token() });
    await other.getByText('51–100', { exact: true }).waitFor();
    await eventually(() => titles(other), before);
    await other.getByRole('button', { name: 'First page' }).click();
    await other.getByText('1–50', { exact: true }).waitFor();

    // as CSV
    await page.goto(`${site.url}/console#/${tenant}/events/abstracts?name=even&columns=title,status,type_id`);
    await page.getByTitle('Remove this filter').waitFor();
    const text = await downloaded(site, page);
    assert.match(text, /^\ufeffid,sys_version,title,status,type_id,Type\r?\n/);
    assert.equal(text.split('id,sys_version,title,status').length, 2);
    assert.equal(text.match(/Paper \d+, ""quoted""\s'=1\+1",submitted,\w+,Talk\r\n/g)?.length, 624);
    assert.match(text, /Noether/);
    assert.doesNotMatch(text, /Paper 7,/);
    assert.equal(await page.evaluate('globalThis.pwned'), undefined);
  });

  it('sorts, filters by what its lists and its search can, remembers the event, and keeps the columns', async () => {
    const other = await create('/events/events', { name: 'Workshop day' });
    for (const [name, start_date, event_id] of [
      ['Dinner', '2027-05-02T18:00:00Z', event.id],
      ['Concert', '2027-05-03T18:00:00Z', event.id],
      ['Breakfast', '2027-05-01T07:00:00Z', event.id],
      ['Elsewhere', '2027-05-01T07:00:00Z', other.id],
    ])
      await create('/events/functions', {
        ...{ name, start_date, event_id, enable_capacity: true, capacity_options: { capacity: 1200 } },
        custom_field_values: [{ custom_field_id: 'dress-code', string_value: `Black ${name}` }],
      });
    const page = await open(`events/functions?by=listByEvent&event_id=${event.id}`); // as links to lists are
    await page.getByRole('link', { name: 'Dinner' }).waitFor();
    const head = (name: string) => page.getByRole('columnheader', { name, exact: false });
    await head('Capacity').waitFor();
    await page.getByRole('row', { name: 'Dinner' }).getByText('1,200', { exact: true }).waitFor();
    await eventually(() => titles(page), ['Dinner', 'Concert', 'Breakfast']);
    const sorted = async (order: string | null, ...names: string[]) => {
      await head('Start date').getByRole('button').click();
      await eventually(
        async () => [await head('Start date').getAttribute('aria-sort'), await titles(page)],
        [order, names],
      );
    };
    await sorted('ascending', 'Breakfast', 'Dinner', 'Concert');
    await sorted('descending', 'Concert', 'Dinner', 'Breakfast');
    await sorted(null, 'Dinner', 'Concert', 'Breakfast');
    assert.equal(await head('Location').getByRole('button').count(), 0);

    await page.getByRole('button', { name: 'Columns' }).click();
    const columns = page.getByRole('dialog');
    await columns.getByRole('button', { name: 'Show custom fields' }).click();
    await columns.getByLabel('dress-code').check();
    await columns.getByLabel('Capacity', { exact: true }).uncheck();
    await columns.getByRole('button', { name: 'Apply' }).click();
    await page.getByText('Black Dinner').waitFor();
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Coupons' }).click();
    await page.getByText('There are no coupons yet.').waitFor();
    await page.getByRole('navigation', { name: 'Console' }).getByRole('link', { name: 'Functions' }).click();
    await page.getByText('Black Elsewhere').waitFor();
    await eventually(() => head('Capacity').count(), 0);
    await page.getByRole('button', { name: `Only of Congress ${canary}?` }).click();
    await page.getByText('Black Elsewhere').waitFor({ state: 'detached' });
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByLabel('Start date from').fill('2027-05-03');
    await page.keyboard.press('Enter');
    await page.getByRole('link', { name: 'Dinner' }).waitFor({ state: 'detached' });
    await eventually(() => titles(page), ['Concert']);
    await page.getByLabel('Search by name').fill('nothing like that');
    await page.keyboard.press('Enter');
    await page.getByText('No function matches.').waitFor();
    await page.getByRole('button', { name: 'Clear the filters' }).click();
    await page.getByRole('link', { name: 'Elsewhere', exact: true }).waitFor();

    await page.goto(`${site.url}/console#/${tenant}/events/functionTickets?eventId=e`);
    await page.getByText('Choose the contact as well.').waitFor();
    await page.getByLabel('Contact').fill('ada');
    await page.keyboard.press('Enter');
    await page.getByText('No function ticket matches.').waitFor();
    await eventually(() => page.evaluate('document.activeElement !== document.body'), true);
    await page.getByRole('button', { name: 'Filters', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Function', { exact: true }).fill('f');
    await page.getByText('These filters cannot be combined.').waitFor();
    await page.getByRole('button', { name: 'Apply', disabled: true }).waitFor();
    await site.checkLooks(page);
  });

  it('changes a field of ticked rows on two pages, overwrites nobody, and says why one was refused', async () => {
    const page = await open('events/abstracts?name=odd', { width: narrow, dark: true });
    const tick = (title: string) => page.getByRole('checkbox', { name: `Tick ${title}`, exact: false });
    const row = (title: string) => page.getByRole('row').filter({ hasText: title });
    await tick('Paper 1,').check();
    await tick('Paper 3,').check();
    const { items } = await findAll('Paper 3,');
    await site.call('PATCH', `/events/abstracts/${tenant}/${items[0].id}`, { status: 'withdrawn' });
    await page.getByRole('button', { name: 'Next' }).click();
    await tick('Paper 101,').check();
    await page.getByText('2 of them on other pages').waitFor();
    await page.getByRole('button', { name: 'Previous' }).click();
    await page.getByText('1 of them on other pages').waitFor();
    await site.checkLooks(page);
    await page.getByRole('button', { name: 'Edit one field…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Field').selectOption('status');
    await dialog.getByRole('button', { name: 'Change 3 abstracts', disabled: true }).waitFor(); // empties nothing
    await dialog.locator('datalist option', { hasText: 'submitted' }).waitFor({ state: 'attached' });
    await dialog.getByLabel('Status').fill('accepted');
    await site.checkLooks(page);
    await page.getByRole('heading', { name: 'Edit one field of 3 abstracts' }).waitFor();
    site.expectStatus(412);
    await dialog.getByRole('button', { name: 'Change 3 abstracts' }).click();
    await page.getByText('2 abstracts changed. 1 abstract not changed.').waitFor();
    await page
      .getByText(/“Paper 3,[\s\S]*”: Somebody has changed it since you saw it\. The row shows it as it is now\./)
      .waitFor();
    await row('Paper 3,').getByText('withdrawn').waitFor();
    await row('Paper 1,').getByText('accepted').waitFor();
    const status = async (title: string) => (await findAll(title)).items[0].status;
    assert.deepEqual(await Promise.all(['Paper 1,', 'Paper 3,', 'Paper 101,', 'Paper 5,'].map(status)), [
      'accepted',
      'withdrawn',
      'accepted',
      'submitted',
    ]);
    await eventually(() => page.evaluate('document.activeElement !== document.body'), true);

    // it is as it was seen now
    await page.getByRole('button', { name: 'Delete…' }).click();
    await dialog.getByText('“Paper 3,').waitFor();
    await dialog.getByRole('button', { name: 'Delete 1 abstract' }).click();
    await page.getByText('1 abstract deleted.').waitFor();
    assert.equal((await findAll('Paper 3,')).items.length, 0);
  });

  it('does anyway what a rule refuses, if the server offers it, and shows no ticks without permission', async () => {
    const { id } = await create('/events/functions', { name: 'Secret dinner', event_id: event.id });
    for (const name of ['Ada', 'Bob'])
      await create('/events/functionTickets', {
        ...{ name, event_id: event.id, function_id: id, contact_id: name, status: 'cancelled' },
      });
    await site.call('PATCH', `/events/functions/${tenant}/${id}`, { hide_from_portal: true });
    const page = await open(`events/functionTickets?function_id=${id}`);
    await page.getByLabel('Tick all on this page').check();
    await page.getByRole('button', { name: 'Edit one field…' }).click();
    const dialog = page.getByRole('dialog');
    await dialog.getByLabel('Field').selectOption('status');
    await dialog.getByLabel('Status').selectOption('active');
    await dialog.getByRole('button', { name: 'Change 2 function tickets' }).click();
    await page.getByText('The function is hidden or inactive.').first().waitFor();
    await page.getByRole('button', { name: 'Change 2 rows anyway…' }).click();
    await dialog.getByRole('button', { name: 'Change 2 function tickets anyway' }).click();
    await page.getByText('2 function tickets changed.').waitFor();
    const limited = site.token({ tenants: [tenant], permissions: ['functionTickets.list*', 'functionTickets.patch'] });
    const other = await site.open(`/console${new URL(page.url()).hash}`, { token: limited });
    await other.getByText('2 function tickets').waitFor();
    assert.equal(await other.getByRole('checkbox').count(), 0);
  });

  const findAll = async (title: string) => {
    const { Items } = await site.call('POST', `/events/abstracts/${tenant}/search`, { title });
    return { items: Items };
  };
});
