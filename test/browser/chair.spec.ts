/** What a chair sees beside the ranking: where decisions are made, in which words, and what an e-mail looks like. */
import { strict as assert } from 'node:assert';
import { describePages, eventually } from './support.js';

describePages('The console of a chair', (site) => {
  const open = (hash: string) => site.open(`/console${hash}`, { token: site.token() });
  const create = async (resource: string, record: object): Promise<string> =>
    (await site.call('POST', `/events/${resource}/chair`, record)).id;

  it('leads from the event to the ranking, with types, and decides in its words', async () => {
    const event_id = await create('events', { name: 'Meeting', timezone: 'Europe/Vienna' });
    const types = await Promise.all(['Talk', 'Poster'].map((name) => create('abstractTypes', { name, event_id })));
    const [id] = await Promise.all(
      types.map((type_id, n) =>
        create('abstracts', { title: `Paper ${n}`, name: 'Ann', event_id, type_id, average_score: 3 - n }),
      ),
    );
    const page = await open(`#/chair/events/events/${event_id}`);
    const link = page.getByRole('link', { name: 'Reviewing and decisions' });
    await link.waitFor();
    assert.equal(await page.getByRole('button', { name: 'Decide' }).count(), 0);
    await link.click();
    const rows = page.getByRole('region', { name: 'Ranking' }).getByRole('row');
    await eventually(
      async () => (await rows.allInnerTexts()).map((text) => /Type|Talk|Poster/.exec(text)?.[0]),
      [...['Type', 'Talk', 'Poster']],
    );
    await page.getByRole('button', { name: 'Decide by rule…' }).click();
    await page.getByLabel('How many of the best').fill('1.5');
    await page.getByText('A whole number, please.').waitFor();

    await page.goto(`${site.url}/console#/chair/events/abstracts/${id}`);
    await page.getByRole('button', { name: 'Decide', exact: true }).click();
    await page
      .getByRole('dialog')
      .getByRole('combobox', { name: /^Decision/ })
      .selectOption('Waiting list');
    await page.getByText('If you go on, of these there will be 1 on the waiting list.').waitFor();
    await site.checkAllLooks(page);
    await page.getByRole('dialog').getByRole('button', { name: 'Decide' }).click();
    await page.getByText('Done. Nobody is told yet.').waitFor();
    await site.call('POST', '/events/abstracts/chair/release', { event_id });
    await page.reload();
    const history = page.getByRole('region', { name: 'Decisions' }).getByRole('row').last();
    await history.getByText('(Europe/Vienna)').first().waitFor(); // as in the fields below
  });
});
