/** Files of records that are uploaded in the console, as people and spreadsheets save them. */
import { strict as assert } from 'node:assert';
import iconv from 'iconv-lite';
import type { Page } from 'playwright-core';
import { services } from '../../src/commands/remote.js';
import { fieldsOf } from '../../src/commands/rows.js';
import { Document, type Schema } from '../../src/schema/document.js';
import { describePages, downloaded, eventually, narrow } from './support.js';

const main = (page: Page) => page.getByRole('main');
const button = (page: Page, name: string | RegExp) => main(page).getByRole('button', { name, exact: true });

async function choose(page: Page, name: string, content: string | Buffer): Promise<void> {
  const [buffer, mimeType] = [Buffer.from(content), 'text/csv'];
  await main(page)
    .getByLabel(/^Choose/)
    .setInputFiles({ name, mimeType, buffer });
  await main(page).getByText(`${name}:`).waitFor();
}

async function check(page: Page, said: string | RegExp): Promise<void> {
  await button(page, /^Check/).click();
  await main(page).getByText(said).waitFor();
}

describePages('Uploads', (site) => {
  const upload = (tenant: string, path: string, view = {}) =>
    site.open(`/console#/${tenant}/${path}/upload`, { token: site.token(), ...view });
  const all = (tenant: string, path: string) => site.call('GET', `/${path}/${tenant}?limit=1000`);

  it('An organiser uploads the tours of a German spreadsheet, and corrects a cell on the way', async () => {
    const event = await site.call('POST', '/events/events/tours', { name: 'Kongress' });
    const page = await site.open('/console#/tours/events/functions', { token: site.token() });
    await main(page).getByRole('link', { name: 'Upload' }).click();
    const head = 'sep=;\r\nevent_id;Event;name;Start Date;is_active;Raum;Telefon;capacity_options.capacity';
    const rows = [
      'Führung 0;2026-05-01T10:00:00Z;WAHR;Süd;0049;1.200,0',
      'Führung 1;31.12.2026;FALSCH;Süd;007;30',
      '"Größe; Maß ""und"" mehr";;WAHR;;12345678901234567890;',
      ';;WAHR;;;20',
    ];
    const text = [head, ...rows.map((row) => `${event.id};Kongress;${row}`)].join('\r\n');
    await choose(page, 'touren.csv', iconv.encode(text, 'windows-1252'));
    await main(page).getByText('CSV separated by semicolons, WINDOWS-1252, 4 rows. The first').waitFor();
    await main(page).getByText('reads “Führung”').waitFor();
    await eventually(() => main(page).getByLabel('What Start Date is').inputValue(), 'start_date');
    await eventually(() => main(page).getByLabel('What Event is').inputValue(), '-'); // its id stands beside it
    await main(page).getByLabel('What Raum is').selectOption('Leave it out');
    await check(page, '2 of 4 rows can be loaded.');
    await main(page)
      .getByRole('cell')
      .filter({ has: page.getByLabel('name, line 6') })
      .getByText('is required')
      .waitFor();
    await page.setViewportSize({ width: narrow, height: 900 });
    await site.checkLooks(page);
    await button(page, 'Load 2 rows, leave out 2').waitFor();
    await main(page).getByLabel('Start Date, line 4').fill('2026-12-31T09:00:00Z');
    await check(page, '3 of 4 rows can be loaded.');
    await button(page, 'Load 3 rows, leave out 1').click();
    await main(page)
      .getByText(/^3 rows were loaded at .* 1 row was left out/)
      .waitFor();
    const found = (await all('tours', 'events/functions')) as Record<string, unknown>[];
    const read = found.map(({ name, Telefon, Raum, is_active, capacity_options: capacity }) => [
      name,
      Telefon,
      Raum,
      is_active,
      capacity,
    ]);
    assert.deepEqual(read.sort(), [
      ['Führung 0', '0049', undefined, true, { capacity: 1200 }],
      ['Führung 1', '007', undefined, false, { capacity: 30 }],
      ['Größe; Maß "und" mehr', '12345678901234567890', undefined, true, undefined],
    ]);
    await choose(page, 'touren.csv', iconv.encode(text, 'windows-1252'));
    await eventually(() => main(page).getByLabel('What Raum is').inputValue(), '-'); // the choice is kept
    await check(page, /^2 rows were loaded at .* 0 of 2 rows can be loaded\.$/);
    await main(page).getByRole('link', { name: 'Functions', exact: true }).click();
    await main(page).getByRole('link', { name: 'Führung 0' }).waitFor();
  });

  it('A list that may be Czech or German is read as somebody says, others say what they are, and columns are those of gala load', async () => {
    const page = await upload('names', 'awards/referenceTypes');
    await main(page)
      .getByLabel(/^Choose/)
      .waitFor();
    const known = (await page.evaluate(`(async () => {
      const { readServices } = await import('./assets/console/services.js');
      const { fieldsIn } = await import('./assets/console/upload/columns.js');
      const all = await readServices();
      return all.flatMap(({ resources }) => resources.map((resource) => {
        const { columns, links, isOpen } = fieldsIn(resource, all);
        return [resource.name, [Array.from(columns, ([name, schema]) => name + ' ' + schema.type).sort(), links.map(String).sort(), isOpen]];
      }));
    })()`)) as [string, unknown][];
    assert.ok(known.length > 20);
    for (const [name, fields] of known) {
      const document = Document.load(services.get(name) ?? '');
      const { columns, links, isOpen } = fieldsOf(document, document.record(name) as Schema, (one) =>
        services.has(one),
      );
      const types = Array.from(columns, ([column, schema]) => `${column} ${schema?.type}`).sort();
      assert.deepEqual(fields, [types, links.map(String).sort(), isOpen], name);
    }
    const input = main(page).getByLabel(/^Choose/);
    const give = (name: string, buffer: Buffer) => input.setInputFiles({ name, mimeType: '', buffer });
    await give('lidé.csv', iconv.encode('name\nDvořák\nB\n', 'windows-1250'));
    await button(page, 'Dvořák (windows-1250)').click();
    await check(page, '2 of 2 rows can be loaded.');
    await give('list.xlsx', Buffer.from('PK'));
    await main(page).getByText('is a workbook. Save the sheet as “CSV UTF-8”').waitFor();
    await give('list.csv', Buffer.from('name\n"A\n'));
    await main(page).getByText('list.csv: Quote Not Closed').waitFor();
    await give('list.csv', Buffer.from('nane,Colour,code\nA,red,1.23457E+12\n'));
    await main(page).getByText('1 row with a number such as 1.23E+15, the first in line 2.').waitFor();
    await eventually(() => main(page).getByLabel('What nane is').inputValue(), 'name');
    await main(page).getByRole('button', { name: 'Check', disabled: true }).waitFor(); // nothing is left out in silence
    for (const name of ['Colour', 'code']) await main(page).getByLabel(`What ${name} is`).selectOption('Leave it out');
    await check(page, '1 of 1 row can be loaded.');
    await give('list.ndjson', Buffer.from('{"name":"A"}\n{"name":5}\n'));
    await check(page, '1 of 2 rows can be loaded.');
    await main(page).getByLabel('JSON, line 2').fill('{"name":"5"}');
    await check(page, '2 of 2 rows can be loaded.');
    await page.evaluate(`{
      const dataTransfer = new DataTransfer();
      dataTransfer.items.add(new File([new Uint8Array(26_000_000)], 'huge.csv'));
      document.querySelector('.drop').dispatchEvent(new DragEvent('drop', { dataTransfer, bubbles: true, cancelable: true }));
    }`);
    await main(page)
      .getByText('huge.csv has 26 MB. The console takes up to 25 MB: load it with the command gala load')
      .waitFor();
  });

  it('A chair uploads abstracts from the list of an event, with the names of their types', async () => {
    const { id: event_id } = await site.call('POST', '/events/events/chair', { name: 'Hydrology' });
    const { id: type_id } = await site.call('POST', '/events/abstractTypes/chair', { name: 'Talk', event_id });
    const page = await site.open(`/console#/chair/events/abstracts?event_id=${event_id}`, { token: site.token() });
    await main(page).getByRole('link', { name: 'Upload' }).click();
    await choose(
      page,
      'papers.csv',
      'Title,Type,E-mail,First name,Last name,Shirt\nTides,talk,a@b.example,Ada,Øst,M\nFloods,Tlak,,Bob,,L\n',
    );
    const what = (name: string) => main(page).getByLabel(`What ${name} is`).inputValue();
    await eventually(
      () => Promise.all(['Type', 'E-mail', 'Last name', 'Shirt'].map(what)),
      ['type_id', 'email_address', 'last_name', 'Shirt'],
    );
    await main(page).getByText('Kept as they are, for nobody but you, since no field is called so: Shirt.').waitFor();
    await main(page).getByText('Fill in “Name of the person”, or choose the column that has it.').waitFor();
    await eventually(() => button(page, /^Check/).isDisabled(), true);
    await main(page).getByLabel('Name of the person', { exact: true }).fill('{First name} {Last name}');
    await check(page, '1 of 2 rows can be loaded.');
    await main(page).getByText('There is no abstract type “Tlak”').waitFor();
    await main(page).getByLabel('Type, line 3').fill('Talk');
    await check(page, '2 of 2 rows can be loaded.');
    await button(page, 'Load 2 rows').click();
    await main(page)
      .getByText(/^2 rows were loaded/)
      .waitFor();
    const found = (await all('chair', 'events/abstracts')) as Record<string, unknown>[];
    assert.deepEqual(found.map((one) => [one.event_id, one.type_id, one.name]).sort(), [
      [event_id, type_id, 'Ada Øst'],
      [event_id, type_id, 'Bob'],
    ]);
  });

  it('A load that is cut off in the middle goes on where it was, and no row is there twice', async () => {
    site.expectStatus(0);
    const page = await upload('cut', 'awards/referenceTypes');
    const names = Array.from({ length: 350 }, (_, n) => `Type ${n}`);
    const text = `name\n${names.join('\n')}\n`;
    await choose(page, 'types.csv', text);
    await check(page, '350 of 350 rows can be loaded.');
    let sent = 0;
    await page.route('**/batch**', async (route) => {
      if (++sent === 2) await route.fetch(); // it is done, and the answer is lost
      if (sent >= 2) await route.abort();
      else await route.continue();
    });
    await button(page, 'Load 350 rows').click();
    await main(page).getByText('The server does not answer.').waitFor({ timeout: 60_000 });
    await page.unroute('**/batch**');
    await page.reload();
    await choose(page, 'types.csv', text);
    await check(page, /rows? can be loaded/);
    await button(page, /^Load \d+ rows?$/).click();
    await main(page)
      .getByText(/rows were loaded at/)
      .waitFor();
    const found = await all('cut', 'awards/referenceTypes');
    assert.deepEqual(found.map(({ name }: { name: string }) => name).sort(), names.sort());
    await choose(page, 'types.csv', text);
    await check(page, /^350 rows were loaded at .* There is nothing new in this file\.$/);
    await button(page, 'Load 350 rows once more').waitFor();
  });

  it('A table that was downloaded changes what was edited in it, and nothing that others have changed', async () => {
    for (const name of ['A', 'B', 'C'])
      await site.call('POST', '/awards/referenceTypes/trip', { name: `${name} “Zoë”`, sys_external_id: name });
    const page = await site.open('/console#/trip/awards/referenceTypes', { token: site.token() });
    const text = await downloaded(site, page);
    await main(page).getByRole('link', { name: 'Upload' }).click();
    await choose(page, 'types.csv', text);
    await check(page, '3 of 3 rows can be loaded.');
    await button(page, 'Load 3 rows').click();
    await main(page)
      .getByText(/^3 rows were loaded/)
      .waitFor();
    const versions = async () =>
      Object.fromEntries(
        (await all('trip', 'awards/referenceTypes')).map((one: Record<string, string>) => [one.name, one.sys_version]),
      );
    assert.deepEqual(await versions(), { 'A “Zoë”': 1, 'B “Zoë”': 1, 'C “Zoë”': 1 });
    const [one] = await all('trip', 'awards/referenceTypes');
    await site.call('PUT', `/awards/referenceTypes/trip/${one.id}`, { name: 'Elsewhere' });
    const [other = ''] = ['A', 'B', 'C'].filter((name) => !one.name.startsWith(name));
    await choose(page, 'types.csv', text.replace(`${other} “`, `${other}${other} “`).replace(one.name, 'Mine'));
    await check(page, /^1 row was loaded at .* 1 of 2 rows can be loaded\.$/);
    await button(page, 'Load 1 row, leave out 1').click();
    await main(page)
      .getByText(/^1 row was loaded/)
      .waitFor();
    const after = await versions();
    assert.deepEqual([after.Elsewhere, after[`${other}${other} “Zoë”`]], [2, 2]);
    await choose(page, 'more.csv', 'sys_external_id,name\nB,New B\nD,New D\n');
    await main(page)
      .getByLabel(/with its external id/)
      .check();
    await check(page, '2 of 2 rows can be loaded.');
    await button(page, 'Load 2 rows').click();
    await main(page)
      .getByText(/^2 rows were loaded/)
      .waitFor();
    assert.equal((await all('trip', 'awards/referenceTypes')).length, 4);
  });
});
