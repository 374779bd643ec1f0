/** A chair shares out what is to be reviewed among people, on a page of its own: looks first, then does it. */
import { strict as assert } from 'node:assert';
import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { describePages, eventually, narrow, type Site } from './support.js';

const tenant = 'acme';
const button = (page: Page, name: string | RegExp) => page.getByRole('main').getByRole('button', { name, exact: true });
const region = (page: Page, name: string) => page.getByRole('region', { name, exact: true });
const rowsIn = async (page: Page, name: string) =>
  (await region(page, name).locator('tbody tr').allInnerTexts()).map((row) => row.split(/\s*[\n\t]+\s*/));

/** The rows of the file that is saved below a table, without what spreadsheets need. */
async function savedBelow({ folder }: Site, page: Page, place: number): Promise<string[][]> {
  const [download] = await Promise.all([
    page.waitForEvent('download'),
    page.getByRole('button', { name: 'Download CSV' }).nth(place).click(),
  ]);
  const path = join(folder, download.suggestedFilename());
  await download.saveAs(path);
  const lines = readFileSync(path, 'utf8').replace('\ufeff', '').trim().split('\r\n');
  return lines.map((line) => line.split(','));
}

const committee = ['Ada', 'Ben', 'Cyd', 'Dan', 'Eve', 'Fay'];

interface Review {
  readonly abstract_id: string;
  readonly assignee: { readonly contact_id: string; readonly name: string };
}

describePages('Sharing out reviews in the console', (site) => {
  it('gives each of twelve abstracts three reviews by a committee of six, and no author their own', async () => {
    const create = (resource: string, body: object) => site.call('POST', `/events/${resource}/${tenant}`, body);
    const { id: event_id } = await create('events', { name: 'Meeting' });
    const committee_members = committee.map((name) => ({
      ...{ committee_id: 'committee-7', committee_name: 'Program' },
      contact: { contact_id: name.toLowerCase(), name, ...(name === 'Eve' && { topics: ['Tides'] }) },
    }));
    const { id: process_id } = await create('abstractReviewProcesses', { name: 'Peers', event_id, committee_members });
    const about = { event_id, process_id, name: 'Round 1', review_form_id: 'form-1' };
    const { id: round } = await create('abstractReviewRounds', about);
    const { id: type_id } = await create('abstractTypes', { name: 'Talk', event_id, review_process_id: process_id });
    const ids: string[] = [];
    for (let n = 1; n <= 12; n++) {
      const author = n === 1 ? { contact_id: 'ada', name: 'Ada' } : { contact_id: `author-${n}`, name: `Author ${n}` };
      const about = { event_id, type_id, presenter_info: { topic: n > 6 ? 'ice' : 'tides' } };
      ids.push((await create('abstracts', { title: `Paper ${n}`, ...about, ...author })).id);
    }
    await site.call('POST', `/events/abstractReviews/${tenant}/openRound/${type_id}/${round}`);
    const reviews = async (): Promise<Review[]> =>
      (await site.call('GET', `/events/abstractReviews/${tenant}/event/${event_id}?limit=1000`)).Items;

    const page = await site.open(`/console#/${tenant}/events/abstractReviewRounds/${round}`, { token: site.token() });
    await button(page, 'Assign reviewers').click();
    await page.getByRole('heading', { name: 'Assign reviewers: Round 1' }).waitFor();
    await page.getByText('Before you can check, say who reviews, and how many reviews each abstract gets.').waitFor();
    await site.checkAllLooks(page);
    await button(page, 'Add the committee Program (6)').click();
    await eventually(async () => (await rowsIn(page, 'The pool')).map(([, name]) => name), committee);
    await page.getByLabel('Reviews of each abstract').fill('3');
    await page.getByText('Each abstract ends with 3').waitFor();
    const topics = page.getByLabel('Field with the topics of each abstract');
    await topics.fill('presenter_info.topic');
    await button(page, 'Check').click();
    await page.getByText('Who gets what').click();
    const onTides = ['Paper 1', 'Paper 2', 'Paper 3', 'Paper 4', 'Paper 5', 'Paper 6'];
    const ofEve = (await rowsIn(page, 'Who gets what')).filter(([, name]) => name === 'Eve');
    assert.deepEqual(ofEve.map(([title]) => title).sort(), onTides);
    await topics.fill('');
    await page.getByLabel('At most for each person').fill('6');
    await page.getByLabel('At most for Fay').fill('4');
    await site.checkAllLooks(page);
    await button(page, 'Check').click();

    await page.getByRole('heading', { name: '34 reviews in all' }).waitFor();
    await page.getByText('2 abstracts cannot get as many as you want.').waitFor();
    const unmet = await rowsIn(page, 'Cannot be met');
    assert.deepEqual(
      unmet.map(([, ...rest]) => rest),
      [
        ['2', '3', 'All the people have as many reviews as they may have.'],
        ['2', '3', 'All the people have as many reviews as they may have.'],
      ],
    );
    assert.deepEqual(
      (await rowsIn(page, 'Loads')).map(([name, ...rest]) => [name, ...rest.slice(0, 4)]),
      committee.map((name) => (name === 'Fay' ? [name, '0', '4', '4', '4'] : [name, '0', '6', '6', '6'])),
    );
    await site.checkAllLooks(page);
    const [head, ...loads] = await savedBelow(site, page, 1);
    assert.deepEqual(head, ['Reviewer', 'Before', 'Added', 'After', 'At most', 'Contact']);
    assert.deepEqual(loads[5], ['Fay', '0', '4', '4', '4', 'fay']);
    await page.getByText('Who gets what').click();
    const [titles, ...pairs] = await savedBelow(site, page, 2);
    assert.deepEqual(titles, ['Abstract', 'Reviewer', 'Contact', 'Id']);
    assert.equal(pairs[0]?.[0], 'Paper 1');
    site.expectStatus(409);
    await button(page, 'Assign reviewers').click();
    await page
      .getByRole('alert')
      .getByText('Choose more people or other numbers, or assign what is possible.')
      .waitFor();
    assert.deepEqual(await reviews(), []);
    assert.deepEqual(await rowsIn(page, 'Cannot be met'), unmet); // it is still there to decide by
    assert.equal((await rowsIn(page, 'Loads')).length, committee.length);
    await site.checkAllLooks(page);

    await page.getByRole('alert').getByRole('button', { name: 'Assign what is possible' }).click();
    await page.getByText('34 reviews created.', { exact: true }).waitFor();
    await page.getByText('2 abstracts did not get as many as you want.').waitFor();
    assert.deepEqual(await rowsIn(page, 'Cannot be met'), unmet);
    await site.checkAllLooks(page);
    const made = await reviews();
    assert.deepEqual(
      made.map(({ abstract_id, assignee }) => [assignee.name, assignee.contact_id, abstract_id].join()).sort(),
      pairs.map(([, name, contact, id]) => [name, contact, id].join()).sort(),
    );

    await button(page, 'Close').click();
    await page.getByLabel('At most for Fay').fill('');
    await button(page, 'Check').click();
    await page.getByRole('heading', { name: '2 reviews in all' }).waitFor();
    assert.equal(await region(page, 'Cannot be met').count(), 0);
    await button(page, 'Assign reviewers').click();
    await page.getByText('2 reviews created.', { exact: true }).waitFor();
    const all = await reviews();
    for (const id of ids) assert.equal(all.filter(({ abstract_id }) => abstract_id === id).length, 3);
    for (const name of committee) assert.equal(all.filter(({ assignee }) => assignee.name === name).length, 6);
    assert.ok(!all.some((one) => one.abstract_id === ids[0] && one.assignee.contact_id === 'ada'));
    await page.getByRole('link', { name: 'Back to the ranking' }).click();
    await page.getByText('0 of 3').first().waitFor();
    await page.getByRole('link', { name: 'Share out' }).waitFor();
  });

  it('goes on after an interruption with what is left for the jury of an award, and says what has changed', async () => {
    const create = (resource: string, body: object) => site.call('POST', `/awards/${resource}/${tenant}`, body);
    const { id: award_id } = await create('awards', { name: 'Medal' });
    const { id: call } = await create('applicationProcesses', { name: 'Call', award_id });
    const jury = Array.from({ length: 19 }, (_, n) => ({ contact_id: `juror-${n}`, name: `Juror ${n}` }));
    const { id: process_id } = await create('reviewProcesses', {
      ...{ name: 'Jury', award_id },
      committee_members: jury.map((contact, n) => ({ committee_id: `Jury ${n % 4}`, contact })),
    });
    const { id: round } = await create('reviewRounds', { name: 'Final', award_id, process_id });
    const ids: string[] = [];
    for (let n = 1; n <= 20; n++)
      ids.push((await create('applications', { name: `Candidate ${n}`, award_id, process_id: call })).id);
    const last = ids.sort().at(-1) ?? '';
    await site.call('POST', `/awards/reviews/${tenant}/openRound/${round}`);
    const hash = `/console#/${tenant}/judging/${award_id}/${round}/assign`;
    const page = await site.open(hash, { token: site.token(), width: narrow });
    assert.equal(await button(page, 'Add the committee Jury 3 (4)').isVisible(), false);
    await page.getByText('Choose groups or people').click();
    await button(page, 'Add the committee Jury 3 (4)').click();
    await eventually(async () => (await rowsIn(page, 'The pool')).length, 4);
    await button(page, 'Add all (19)').click();
    await eventually(async () => (await rowsIn(page, 'The pool')).length, 19);
    await site.checkAllLooks(page);
    await page.setViewportSize({ width: narrow, height: 900 });
    await page.getByText('Somebody else').click();
    await page.getByLabel('Name', { exact: true }).fill('Zoë');
    await page.getByLabel('E-mail address').fill('zoe@example.org');
    await page.keyboard.press('Enter');
    await page.getByLabel('Reviews of each application').fill('20');
    await page.getByLabel('At most for Zoë').fill('20');
    await button(page, 'Check').click();
    await page.getByRole('heading', { name: '400 reviews in all' }).waitFor();
    await site.checkLooks(page);

    /** Each request waits until the chair has chosen to stop after it. */
    const assignAndStop = async () => {
      let go = () => {};
      const stopped = new Promise<void>((resolve) => {
        go = resolve;
      });
      await page.route('**/assignReviews', async (route) => {
        await stopped;
        await route.continue();
      });
      await button(page, 'Assign reviewers').click();
      await button(page, 'Stop').click();
      go();
      await page.getByText('75 reviews created.').waitFor();
      await page.getByText('Stopped: the rest is still to be done.').waitFor();
      await page.unroute('**/assignReviews');
    };
    await assignAndStop();
    await page.reload();
    await button(page, 'Check').click();
    await page.getByRole('heading', { name: '325 reviews in all' }).waitFor();
    await assignAndStop();
    await site.call('PATCH', `/awards/applications/${tenant}/${last}`, { status: 'withdrawn' });
    await button(page, 'Go on').click();
    await page.getByText('305 reviews created.').waitFor();
    await page.getByText(/^20 skipped: the application is withdrawn/).click();
    await page.getByRole('link', { name: 'Candidate' }).first().waitFor();
    await site.checkAllLooks(page);
    for (const id of ids) {
      const { Items: made } = await site.call('GET', `/awards/reviews/${tenant}/application/${id}?limit=1000`);
      assert.equal(made.length, id === last ? 0 : 20);
    }
    await button(page, 'Close').click();
    await page.getByLabel('At most for Zoë').waitFor();
  });
});
