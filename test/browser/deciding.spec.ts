/** The console decides: the chair by ticks and by a rule, with a release that can be called back; the author answers. */
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describePages, eventually, type Site } from './support.js';

type Row = Readonly<Record<string, unknown>> & { readonly id: string };

const template = (word: string) => ({ subject: `Your abstract: ${word}`, body: '<p>Dear {{ abstract.name }}</p>' });

/** An event with abstracts of falling averages: `Paper 1` has the highest. */
async function conference(site: Site, tenant: string, papers: readonly object[]) {
  const create = (resource: string, record: object): Promise<Row> =>
    site.call('POST', `/events/${resource}/${tenant}`, record);
  const { id: event_id } = await create('events', { name: 'Meeting', start_date: '2027-05-01T08:00:00.000Z' });
  const emails = {
    ...{ enable_selection_email: true, selection_email: template('accepted') },
    ...{ enable_declined_email: true, declined_email: template('declined') },
  };
  const process = await create('abstractDecisionProcesses', { name: 'Letters', event_id, ...emails });
  const type = await create('abstractTypes', { name: 'Talk', event_id });
  const operations = papers.map((paper, place) => ({
    operation: 'create',
    object: {
      ...{ title: `Paper ${place + 1}`, name: `Author ${place + 1}`, event_id, type_id: type.id, status: 'submitted' },
      ...{ submitter_id: `author-${place + 1}`, email_address: `author${place + 1}@example.org` },
      ...{ average_score: 100 - place, ...paper },
    },
  }));
  const { results } = await site.call('POST', `/events/abstracts/${tenant}/batch`, { operations });
  return { event_id, process, type, create, abstracts: results.map(({ object }: { object: Row }) => object) as Row[] };
}

const papers = (count: number) => Array.from({ length: count }, () => ({}));

describePages('Deciding in the console', (site) => {
  const open = (hash: string, view = {}) => site.open(`/console${hash}`, { token: site.token(), ...view });
  const button = (page: Page, name: string | RegExp) => page.getByRole('button', { name, exact: true });
  const tick = (page: Page, title: string) => page.getByLabel(`Tick ${title}`, { exact: true });
  const dialogOf = (page: Page) => page.getByRole('dialog');
  const decisionOf = async (page: Page, title: string) =>
    (
      await page
        .getByRole('row', { name: new RegExp(`${title}\\b`) })
        .locator('td')
        .nth(-2)
        .innerText()
    ).trim();

  it('accepts the best by a rule, changes two by hand, releases, and calls the e-mails back, in few clicks', async () => {
    const { abstracts, event_id } = await conference(site, 'few', [
      ...papers(11),
      { email_address: undefined },
      ...papers(8),
    ]);
    const page = await open('#/few/reviewing');
    const dialog = page.getByRole('dialog');
    await page.evaluate("clicks = 0; addEventListener('click', ({ isTrusted }) => { clicks += isTrusted; }, true)");
    await page.getByText('20 open.').waitFor();

    await button(page, 'Decide by rule…').click();
    await dialog.getByLabel('How many of the best').fill('12');
    await dialog.getByText('If you go on, of these there will be 12 accepted, 8 open.').waitFor();
    await dialog.getByLabel('The others with an average').selectOption('Decline');
    await dialog.getByText('If you go on, of these there will be 12 accepted, 8 declined.').waitFor();
    await site.checkAllLooks(page);
    await button(page, 'Decide').click();
    await dialog.getByText('Nobody is told yet').last().waitFor();
    await button(page, 'Close').click();
    await page.getByText('12 accepted, 8 declined; 20 are not released.').waitFor();
    await page.getByText('12 accepted', { exact: true }).waitFor(); // beside the line in the plot

    await tick(page, 'Paper 3').check();
    await button(page, 'Undecided').click();
    await page.getByText('1 abstract: open.').waitFor();
    await tick(page, 'Paper 14').check();
    await button(page, 'Waiting list').click();
    await page.getByText('11 accepted, 1 on the waiting list, 7 declined, 1 open; 19 are not released.').waitFor();
    assert.deepEqual(await Promise.all([1, 3, 14].map((place) => decisionOf(page, `Paper ${place}`))), [
      '→ accepted',
      'open',
      '→ on the waiting list',
    ]);
    await page.getByRole('combobox', { name: /^Decision/ }).selectOption('→ on the waiting list');
    await tick(page, 'Paper 1').waitFor({ state: 'detached' });
    await page.getByRole('combobox', { name: /^Decision/ }).selectOption('');

    await button(page, 'Release 19 decisions…').click();
    await dialog.getByText('19 decisions become real.').waitFor();
    const told = async () =>
      (await dialog.getByRole('listitem').allInnerTexts()).slice(0, 2).map((text) => text.replace(/\s+/g, ' '));
    await eventually(told, ['10 accepted: get the e-mail “Selection” of Letters', '7 declined: get the e-mail “Declined” of Letters']); // biome-ignore format: a pair
    await dialog.getByText('1 without email: it has no address').waitFor();
    await dialog.getByText('Paper 12, accepted').waitFor();
    await site.checkAllLooks(page);
    await button(page, 'Release').click();
    await dialog.getByText('19 decisions are released.').waitFor();
    await button(page, 'Close').click();
    await page.getByText('11 accepted, 1 on the waiting list, 7 declined, 1 open.').waitFor();
    const states = async () => {
      const { Items } = await site.call('GET', '/events/messages/few');
      return [...new Set(Items.map(({ state }: Row) => state))];
    };
    assert.deepEqual(await states(), ['queued']);
    await page.getByText(/^17 e-mails leave at /).waitFor();

    const other = await open(`#/few/reviewing/${event_id}`); // another chair sees it as well
    await button(other, 'Call them back').click();
    await other.getByText('17 e-mails were called back; the decisions stay.').waitFor();
    assert.deepEqual(await states(), ['cancelled']);
    const clicks = Number(await page.evaluate('clicks'));
    assert.ok(clicks <= 12, `${clicks} clicks`);

    // what was called back is pending again once it is decided again
    await other.getByRole('combobox', { name: /^Decision/ }).selectOption('accepted');
    await button(other, 'Select all 11 shown').click();
    await button(other, 'Accept').click();
    await other.getByText('11 abstracts: accepted.').waitFor();
    await button(other, /^Release \d+ decisions…/).waitFor();
    await other.getByText('7 decisions were released, but nobody was told').waitFor();
    await button(other, 'Make them pending again').click();
    await button(other, 'Release 17 decisions…').click();
    await dialogOf(other)
      .getByLabel(/^Minutes/)
      .fill('20000');
    await dialogOf(other).getByText('A whole number from 0 to 10,080').waitFor();

    await page.goto(`${site.url}/console#/few/events/abstracts/${abstracts[0]?.id}`);
    await page.getByRole('heading', { name: 'Decisions' }).waitFor();
    await page.getByRole('link', { name: 'called back' }).waitFor();
    await button(page, 'More actions').click();
    await button(page, 'Confirm').waitFor();
    await page.goto(`${site.url}/console#/few/events/abstracts/${abstracts[13]?.id}`);
    await page.getByRole('heading', { name: 'Paper 14' }).waitFor();
    await page.getByText('none: ').waitFor();
    assert.equal(await button(page, 'Confirm').count(), 0);
    await site.checkAllLooks(page);
  });

  it('decides in steps, names what is locked or withdrawn meanwhile, and goes on with the others', async () => {
    const locked = papers(520).map((_, place) => (place === 7 ? { sys_locked: true } : {}));
    const { process, abstracts } = await conference(site, 'steps', locked.slice(0, 100));
    for (let from = 100; from < locked.length; from += 100) {
      const operations = locked.slice(from, from + 100).map((_, place) => ({
        operation: 'create',
        object: { ...copied(abstracts[0]), title: `Paper ${from + place + 1}`, average_score: 1 },
      }));
      await site.call('POST', '/events/abstracts/steps/batch', { operations });
    }
    const page = await open('#/steps/reviewing');
    await page.getByText('520 open.').waitFor();
    site.expectStatus(409);
    await site.call('POST', `/events/abstracts/steps/withdraw/${abstracts[4]?.id}`, {});
    await button(page, 'Select…').click();
    await page.getByLabel('How many, from the first').fill('510');
    await page.keyboard.press('Enter');
    await page.getByText('510 ticked:').waitFor();
    await button(page, 'Accept').click();
    await page.getByText('508 abstracts: accepted. Nobody is told before the release.').waitFor();
    await page.getByText('1 abstract stays as before. Locked: Paper 8').waitFor();
    await page.getByText('1 abstract stays as before. Withdrawn: Paper 5').waitFor();
    await page.getByText('508 accepted, 11 open, 1 withdrawn; 508 are not released.').waitFor();

    const other = await conference(site, 'steps', papers(1));
    const ids = { abstract_ids: [other.abstracts[0]?.id] };
    await site.call('POST', '/events/abstracts/steps/decide', { ...ids, review_status: 'accepted' });
    await site.call('POST', '/events/abstracts/steps/release', { ...ids, hold_minutes: 60 });

    // released in two steps, and a letter that is switched off meanwhile is seen before
    await button(page, 'Release 508 decisions…').click();
    const dialog = page.getByRole('dialog');
    await dialog.getByText('508 accepted: get the e-mail').waitFor();
    await site.call('PATCH', `/events/abstractDecisionProcesses/steps/${process.id}`, {
      enable_selection_email: false,
    });
    await button(page, 'Release').click();
    await dialog.getByText('have changed since the dry run').waitFor();
    await dialog.getByText('508 without email').waitFor();
    await dialog.getByRole('link', { name: 'decision process', exact: true }).waitFor();
    await site.call('PATCH', `/events/abstractDecisionProcesses/steps/${process.id}`, {
      enable_selection_email: true,
    });
    await dialog.getByLabel(/^Minutes/).fill('30');
    await dialog.getByText('508 accepted: get the e-mail').waitFor();
    await button(page, 'Release').click();
    await dialog.getByText('508 decisions are released.').waitFor();
    await button(page, 'Close').click();
    await page.getByText(/^100\+ e-mails leave at /).waitFor(); // the queue is not read to its end for a number
    assert.equal(await page.getByText('508 abstracts: accepted.').count(), 0);
    const behind = await open(`#/steps/reviewing/${other.event_id}`); // its e-mail is behind the 508
    await behind.getByText(/^1\+ e-mails leave at /).waitFor();
    await button(behind, 'Call them back').click();
    await behind.getByText('1 e-mail was called back; the decisions stay.').waitFor();

    const [download] = await Promise.all([page.waitForEvent('download'), button(page, 'Download decisions').click()]);
    const path = join(site.folder, 'decisions.csv');
    await download.saveAs(path);
    const lines = readFileSync(path, 'utf8').split('\r\n');
    assert.equal(lines[0], '\ufeffTitle,Author,E-mail,Type,Average,Decision,Pending,Status,Confirmed,Withdrawn');
    assert.equal(lines[1], 'Paper 1,Author 1,author1@example.org,Talk,100,accepted,,accepted,,');
    assert.equal(lines.length, 1 + 520 + 1);
  });

  it('offers to decide on the pages of what is decided on, and in words', async () => {
    const { event_id, type, abstracts } = await conference(site, 'places', papers(1));
    const make = (resource: string, record: object): Promise<Row> =>
      site.call('POST', `/awards/${resource}/places`, record);
    const { id: award_id } = await make('awards', { name: 'Medal' });
    const call = await make('applicationProcesses', { name: 'Call', award_id });
    const application = await make('applications', { name: 'Mary', award_id });
    const page = await open('#/places');
    for (const [path, id] of [
      ['events/events', event_id],
      ['events/abstractTypes', type.id],
      ['awards/awards', award_id],
      ['awards/applicationProcesses', call.id],
    ]) {
      await page.goto(`${site.url}/console#/places/${path}/${id}`);
      await page.getByText(`${id} · version`).waitFor();
      assert.equal(await page.getByText('Decide', { exact: true }).count(), 0, path);
    }
    const dialog = page.getByRole('dialog');
    for (const [path, id] of [
      ['events/abstracts', abstracts[0]?.id],
      ['awards/applications', application.id],
    ]) {
      await page.goto(`${site.url}/console#/places/${path}/${id}`);
      for (const name of ['Decide', 'Decide at once']) {
        await page.getByText(`${id} · version`).waitFor();
        if (!(await button(page, name).isVisible())) await button(page, 'More actions').click();
        await button(page, name).click();
        const choice = dialog.getByLabel('Decision');
        await choice.selectOption('Waiting list');
        assert.equal(await choice.inputValue(), 'alternate');
        await dialog.getByText(/^If you go on.* on the waiting list/).waitFor();
        await site.checkAllLooks(page);
        await dialog.getByRole('button', { name, exact: true }).click();
        await dialog.getByText(/^Done.* on the waiting list/).waitFor();
        assert.doesNotMatch(await dialog.locator('.result').innerText(), /alternate|email_disabled|process_missing/);
        await button(page, 'Close').click();
      }
    }
    await page.goto(`${site.url}/console#/places`);
    for (const noun of ['abstract', 'application'])
      await page.getByText(`1 ${noun}: 0 accepted, 0 declined, 1 on the waiting list, 0 undecided`).waitFor();
    await page.getByRole('link', { name: '1 application' }).click();
    await page.getByRole('row', { name: 'Mary' }).waitFor();
  });

  it('says that several decision processes need a choice', async () => {
    const { event_id, create, abstracts } = await conference(site, 'several', papers(1));
    await create('abstractDecisionProcesses', { name: 'Other letters', event_id });
    site.expectStatus(409);
    const body = { abstract_ids: [abstracts[0]?.id], review_status: 'accepted' };
    await site.call('POST', '/events/abstracts/several/decide', body);
    const page = await open('#/several/reviewing');
    await button(page, 'Release 1 decision…').click();
    await page.getByRole('alert').getByText('The event has several decision processes.').waitFor();
    await page.getByRole('dialog').getByRole('link', { name: 'abstract type' }).waitFor();
    assert.equal(await button(page, 'Release').count(), 0);
  });

  it('lets authors confirm and withdraw on their first page, and tells the chair', async () => {
    const { abstracts } = await conference(site, 'authors', [{}, { submitter_id: 'author-1' }]);
    const ids = abstracts.map(({ id }) => id);
    await site.call('POST', '/events/abstracts/authors/decide', { abstract_ids: ids, review_status: 'accepted' });
    await site.call('POST', '/events/abstracts/authors/release', { abstract_ids: ids.slice(0, 1) });
    const token = site.token({ sub: 'author', contact_id: 'author-1', roles: ['author'], tenants: ['authors'] });
    const page = await open('#/authors', { token });
    const dialog = page.getByRole('dialog');
    const item = (title: string) => page.getByRole('listitem').filter({ hasText: title });
    await item('Paper 1').getByText('accepted').waitFor();
    assert.equal(await item('Paper 2').getByRole('button', { name: 'Confirm' }).count(), 0); // it is only pending
    assert.equal(await page.getByText('→').count(), 0);
    await item('Paper 1').getByRole('button', { name: 'Confirm' }).click();
    await dialog.getByRole('button', { name: 'Confirm' }).click();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await item('Paper 1').getByText('accepted, confirmed').waitFor();
    await item('Paper 2').getByRole('button', { name: 'Withdraw' }).click();
    await dialog.getByLabel(/^Reason/).fill('I cannot travel.');
    for (const name of ['Check', 'Withdraw', 'Close']) await dialog.getByRole('button', { name, exact: true }).click();
    await item('Paper 2').getByText('withdrawn').waitFor();
    await site.checkAllLooks(page);

    const chair = await open('#/authors');
    await chair.getByText('2 abstracts: 1 accepted, 0 declined, 0 undecided, 1 withdrawn').waitFor();
    await chair.getByRole('listitem').filter({ hasText: 'Paper 1, confirmed' }).waitFor();
    await chair.getByRole('listitem').filter({ hasText: 'Paper 2, withdrawn' }).waitFor();
    await chair.goto(`${site.url}/console#/authors/reviewing`);
    await eventually(() => decisionOf(chair, 'Paper 1'), 'accepted confirmed');
    assert.equal(await decisionOf(chair, 'Paper 2'), 'withdrawn');
  });
});

/** Without what the server has set. */
const copied = ({ id: _, ...record }: Row = { id: '' }) =>
  Object.fromEntries(Object.entries(record).filter(([name]) => !name.startsWith('sys_')));
