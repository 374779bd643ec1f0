/** What a record was, and deleted records, in the console. */
import { strict as assert } from 'node:assert';
import { describePages } from './support.js';

const tenant = 'acme';

describePages('The history in the console', (site) => {
  const create = (resource: string, body: object) => site.call('POST', `/events/${resource}/${tenant}`, body);
  const change = (address: string, body: object) => site.call('PATCH', `/events/${address}`, body);

  it('shows who has changed what and when, and brings back what was deleted by mistake', async () => {
    const [first, second] = [
      await create('functionTypes', { name: 'Meal' }),
      await create('functionTypes', { name: 'Ball' }),
    ];
    const { id } = await create('functions', { name: 'Gala dinner', event_id: 'event-1', type_id: first.id });
    await change(`functions/${tenant}/${id}`, { type_id: second.id, description: 'With a band.', is_active: true });

    const staff = site.token({ sub: 'paul', roles: ['staff'] });
    const page = await site.open(`/console#/${tenant}/events/functions/${id}`, { token: staff });
    await page.getByText('History', { exact: true }).press('Enter');
    const entries = page.locator('.history > li');
    await entries.getByText('Created').waitFor();
    assert.match(await entries.first().innerText(), /^Changed: .*by tester/s);
    await entries.first().locator('summary').press('Enter');
    const table = page.getByRole('region', { name: 'Version 2' });
    await table.getByRole('link', { name: 'Ball' }).waitFor();
    await table.getByRole('link', { name: 'Meal' }).waitFor();
    const rows = await table.getByRole('row').allInnerTexts();
    const changes = rows.map((row) => row.split(/\s*\t\s*/)).sort();
    assert.deepEqual(changes, [
      ['Active', '–', 'Yes'],
      ['Description', '–', 'With a band.'],
      ['Field', 'Before', 'After'],
      ['Type', 'Meal', 'Ball'],
    ]);
    await site.checkAllLooks(page);

    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByRole('link', { name: 'Deleted', exact: true }).click();
    await page.getByRole('heading', { name: 'Deleted functions' }).waitFor();
    const row = page.getByRole('row', { name: 'Gala dinner' });
    assert.match(await row.innerText(), /paul/);
    await site.checkAllLooks(page);

    await site.call('DELETE', `/events/functionTypes/${tenant}/${second.id}`);
    site.expectStatus(409);
    await row.getByRole('button', { name: 'Undelete Gala dinner' }).click();
    await page.getByRole('alert').getByText(second.id).waitFor();
    await page.goto(`${site.url}/console#/${tenant}/events/functionTypes/deleted`);
    await page.getByRole('button', { name: 'Undelete Ball' }).click();
    await page.getByRole('heading', { name: 'Ball' }).waitFor();
    await page.goBack();
    await page.goto(`${site.url}/console#/${tenant}/events/functions/deleted`);
    await page.getByRole('button', { name: 'Undelete Gala dinner' }).click();
    await page.getByRole('heading', { name: 'Gala dinner' }).waitFor();
    await page.getByText('History', { exact: true }).click();
    await entries.getByText('Brought back').waitFor();
    assert.match((await entries.allInnerTexts()).join('\n'), /^Brought back by paul.*\nDeleted by paul.*\nChanged: /);
  });

  it('brings back what a rule refuses, if somebody may break it and says so', async () => {
    const of = await create('functions', { name: 'Late show', event_id: 'event-1' });
    const fields = { name: 'Seat 7', event_id: 'event-1', contact_id: 'ada', function_id: of.id };
    const { id } = await create('functionTickets', fields);
    await site.call('DELETE', `/events/functionTickets/${tenant}/${id}`);
    await change(`functions/${tenant}/${of.id}`, { is_active: false });
    const page = await site.open(`/console#/${tenant}/events/functionTickets/deleted`, { token: site.token() });
    site.expectStatus(409);
    await page.getByRole('button', { name: 'Undelete Seat 7' }).click();
    await site.checkAllLooks(page);
    await page.getByRole('alert').getByRole('button', { name: 'Undelete anyway' }).click();
    await page.getByRole('heading', { name: 'Seat 7' }).waitFor();
  });

  it('shows neither to who may not list them', async () => {
    const { id } = await create('functions', { name: 'Lunch', event_id: 'event-1' });
    const permissions = ['functions.*', 'history.get'];
    const page = await site.open(`/console#/${tenant}/events/functions/${id}`, { token: site.token({ permissions }) });
    await page.getByText('As JSON').waitFor();
    assert.equal(await page.getByText('History', { exact: true }).count(), 0);
    await page.goto(`${site.url}/console#/${tenant}/events/functions`);
    await page.getByRole('link', { name: 'New function' }).waitFor();
    assert.equal(await page.getByRole('link', { name: 'Deleted', exact: true }).count(), 0);
  });
});

describePages(
  'Without a history, the console',
  (site) => {
    it('has neither what was nor what is deleted, and says that a deletion is for good', async () => {
      const body = { name: 'Lunch', event_id: 'event-1' };
      const { id } = await site.call('POST', `/events/functions/${tenant}`, body);
      const page = await site.open(`/console#/${tenant}/events/functions/${id}`, { token: site.token() });
      await page.getByText('As JSON').waitFor();
      assert.equal(await page.getByText('History', { exact: true }).count(), 0);
      await page.getByRole('button', { name: 'Delete', exact: true }).click();
      const dialog = page.getByRole('dialog');
      await dialog.getByText('“Lunch” will be gone for good.').waitFor();
      await dialog.getByRole('button', { name: 'Delete', exact: true }).click();
      await page.getByRole('link', { name: 'New function', exact: true }).waitFor();
      assert.equal(await page.getByRole('link', { name: 'Deleted', exact: true }).count(), 0);
    });
  },
  { HISTORY_DAYS: '0' },
);
