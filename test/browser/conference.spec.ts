/** The console's pages of a conference: reviewing, for staff and for reviewers, and places. */
import { strict as assert } from 'node:assert';
import type { Locator, Page } from 'playwright-core';
import { describePages, downloaded, eventually, type Site, views } from './support.js';

/** Each runs if it is ever taken for markup. */
const image = '<img src=x onerror="globalThis.pwned=1">';
const script = '<script>globalThis.pwned=1</script>';
const names = ['Ada Lovelace', `Mary ${image}`, `Zoë ${script}`];
const titles = ['Tides', `Ice ${image}`, `Sound ${script}`, 'Wind'];
/** By round, title and reviewer; 0: not reviewed yet. */
const scores = [
  [[5, 4, 4], [1, 2, 3], [3, 3, 0], [0, 0, 0]], // biome-ignore format: a table
  [[2, 0, 0], [5, 5, 4], [0, 0, 0], [4, 0, 0]], // biome-ignore format: a table
];

type Row = Readonly<Record<string, unknown>> & { readonly id: string };
type Review = Row & {
  readonly abstract_title: string;
  readonly assignee: { readonly contact_id: string; readonly email_address?: string };
};

const contact = (reviewer: number) => `contact-${reviewer}`;

/** Creates or replaces records, at most a hundred. */
async function batch(site: Site, resource: string, objects: readonly object[], operation = 'create'): Promise<Row[]> {
  const operations = objects.map((object) => ({ operation, object, ...('id' in object && { id: object.id }) }));
  const { results } = await site.call('POST', `/events/${resource}/batch`, { operations });
  return results.map(({ object, ...rest }: { object?: Row }) => object ?? assert.fail(JSON.stringify(rest)));
}

/** A conference with two rounds, of which the second is open. */
async function conference(site: Site, tenant: string) {
  const create = (resource: string, record: object): Promise<Row> =>
    site.call('POST', `/events/${resource}/${tenant}`, record);
  const { id: event_id } = await create('events', { name: `Meeting ${image}`, start_date: '2027-05-01T08:00:00.000Z' });
  const score_options = { minimum: 1, maximum: 5, step: 1 };
  const peers = { name: `Peers ${script}`, event_id, score_options };
  const { id: process_id } = await create('abstractReviewProcesses', peers);
  const type = await create('abstractTypes', { name: 'Talk', event_id, review_process_id: process_id });
  const fields = { name: 'Mary', body: `About ${script}`, event_id, type_id: type.id };
  const abstracts = await batch(
    site,
    `abstracts/${tenant}`,
    titles.map((title) => ({ ...fields, title })),
  );
  const rounds: Row[] = [];
  for (const [place, ofRound] of scores.entries()) {
    const targets = names.map((name, index) => ({ contact_id: contact(index), name }));
    const rules = [{ name: 'All', matching_conditions: {}, targets }];
    const order = { name: `Round ${place + 1} ${image}`, display_order: place };
    const parents = { event_id, process_id, review_form_id: 'form-1' };
    const round = await create('abstractReviewRounds', { ...order, ...parents, review_assignment_rules: rules });
    rounds.push(round);
    await site.call('POST', `/events/abstractReviews/${tenant}/openRound/${type.id}/${round.id}`);
    const path = `/events/abstractReviews/${tenant}/reviewRound/${round.id}`;
    const reviews = ((await site.call('GET', path)).Items as Review[]).flatMap((review) => {
      const reviewer = names.findIndex((_, index) => contact(index) === review.assignee.contact_id);
      const score = ofRound[titles.indexOf(review.abstract_title)]?.[reviewer] ?? 0;
      return score > 0 ? [{ ...review, score, status: 'completed' }] : [];
    });
    await batch(site, `abstractReviews/${tenant}`, reviews, 'update');
  }
  return { event_id, abstracts, rounds, create };
}

const table = (page: Page, label: string) => page.getByRole('region', { name: label, exact: true });

/** The texts of a table, row by row. */
async function rowsOf(page: Page, label: string): Promise<string[][]> {
  await table(page, label).getByRole('rowheader').first().waitFor();
  const rows = await table(page, label).locator('tbody tr').all();
  const textsOf = async (row: Locator) =>
    (await row.locator('th, td:not(:has(> input))').allInnerTexts()).map((text) => text.trim());
  return await Promise.all(rows.map(textsOf));
}

const isPwned = (page: Page) => page.evaluate('globalThis.pwned');

describePages('The console of a conference', (site) => {
  const open = (hash: string, view = {}) => site.open(`/console${hash}`, { token: site.token(), ...view });
  const openAsReviewer = (tenant: string, reviewer: number, view = {}) => {
    const token = site.token({ sub: 'reviewer', contact_id: contact(reviewer), roles: ['reviewer'] });
    return open(`#/${tenant}/reviewing`, { token, ...view });
  };

  /** For tests that leave to the others what they need. */
  const shared = () => {
    made ??= conference(site, 'shared');
    return made;
  };
  let made: ReturnType<typeof conference> | undefined;

  it('shows the rounds, the ranking by the averages of the server, and who has done what, sorted by any column', async () => {
    const { event_id, abstracts, rounds } = await shared();
    const page = await open('#/shared/reviewing');
    await page.locator('figure[aria-hidden=true] path.score').waitFor();
    const [first = [], second = [], whole = []] = await rowsOf(page, 'Rounds');
    const peers = `Peers ${script}`;
    assert.deepEqual(first.slice(0, 7), [`Round 1 ${image}\n${peers}`, 'closed', 'Open', '4', '12', '8', '66 %']);
    assert.deepEqual(second.slice(0, 7), [
      `Round 2 ${image}\n${peers}`,
      'open',
      'Assign new\nShare out',
      '4',
      '12',
      '5',
      '41 %',
    ]);
    assert.deepEqual(whole.slice(0, 7), ['The whole event', '–', '', '4', '24', '13', '54 %']);

    const ranking = await rowsOf(page, 'Ranking');
    assert.deepEqual(
      ranking.map(([rank, title, average]) => [rank, title, average]),
      [['1', titles[1], '4.67'], ['2', titles[3], '4.00'], ['3', titles[2], '3.00'], ['4', titles[0], '2.00']], // biome-ignore format: a table
    );
    for (const [, title, average] of ranking) {
      const { id = '' } = abstracts[titles.indexOf(title ?? '')] ?? {};
      const { average_score } = await site.call('GET', `/events/abstracts/shared/${id}`);
      assert.equal(average, average_score.toFixed(2));
      const link = table(page, 'Ranking').getByRole('link', { name: title ?? '', exact: true });
      assert.equal(await link.getAttribute('href'), `#/shared/events/abstracts/${id}`);
    }

    const file = (await downloaded(site, page)).split('\r\n');
    assert.equal(file[0], '\ufeffRank,Abstract,Average,Reviews done,Spread,Decision,Status');
    assert.match(file[1] ?? '', /^1,.*,4\.66\d*,\d of 6,\d,open,$/);
    assert.equal(file.length, 1 + 4 + 1);

    await page.getByRole('link', { name: `Round 1 ${image}` }).click();
    await page.getByRole('heading', { name: `Ranking: Round 1 ${image}` }).waitFor();
    assert.equal(new URL(page.url()).hash, `#/shared/reviewing/${event_id}/${rounds[0]?.id}`);
    await eventually(
      () => rowsOf(page, 'Ranking'),
      [
        ['1', titles[0], '4.33', '3 of 3', '4 to 5', 'open', '–'],
        ['2', titles[2], '3.00', '2 of 3', '3 to 3', 'open', '–'],
        ['3', titles[1], '2.00', '3 of 3', '1 to 3', 'open', '–'],
        ['–', titles[3], '–', '0 of 3', '–', 'open', '–'],
      ],
    );
    const reviewers = await rowsOf(page, 'Reviewers');
    assert.deepEqual(
      reviewers.map(([name = '', ...rest]) => [name.replace(/^▸\s*/, ''), ...rest]),
      [
        [names[2], '4', '2', '2', '–', '–', '3.50'],
        [names[0], '4', '3', '1', '–', '–', '3.00'],
        [names[1], '4', '3', '1', '–', '–', '3.00'],
      ],
    );

    const heads = table(page, 'Ranking').getByRole('columnheader');
    const order = async () => (await rowsOf(page, 'Ranking')).map(([, title]) => titles.indexOf(title ?? ''));
    await eventually(order, [0, 2, 1, 3]);
    const average = heads.filter({ hasText: 'Average' });
    await average.getByRole('button').focus();
    const sorted = (head: Locator) => head.getAttribute('aria-sort');
    await page.keyboard.press('Enter');
    await eventually(() => sorted(average), 'descending');
    await page.keyboard.press('Enter');
    await eventually(() => sorted(average), 'ascending');
    await eventually(order, [1, 2, 0, 3]);
    const abstract = heads.filter({ hasText: 'Abstract' });
    await abstract.getByRole('button').click();
    await eventually(() => sorted(abstract), 'ascending');
    await eventually(order, [1, 2, 0, 3]);

    await page.getByText(names[2] ?? '', { exact: true }).click();
    const missing = page.getByRole('list', { name: `Missing reviews of ${names[2]}` }).getByRole('link');
    await missing.first().waitFor();
    assert.deepEqual((await missing.allInnerTexts()).sort(), [titles[2], titles[3]].sort());
    const id = (await missing.first().getAttribute('href'))?.split('/').at(-1);
    const review = await site.call('GET', `/events/abstractReviews/shared/${id}`);
    assert.deepEqual([review.status, review.assignee.name], ['not started', names[2]]);
    assert.equal(await isPwned(page), undefined);
  });

  it('says what opening a round would do, names the rules that match nothing, and opens it when asked; then some of it goes', async () => {
    const { event_id, abstracts, rounds, create } = await conference(site, 'opening');
    const { process_id } = await site.call('GET', `/events/abstractReviewRounds/opening/${rounds[0]?.id}`);
    const submitter = { contact_id: contact(0), name: names[0] };
    await site.call('PATCH', `/events/abstracts/opening/${abstracts[0]?.id}`, { submitter });
    const targets = [0, 1].map((reviewer) => ({ contact_id: contact(reviewer) })); // known by name from their reviews
    const rules = [
      { name: 'All', matching_conditions: {}, targets },
      { name: `Mistyped ${image}`, matching_conditions: { tpye_id: 'talk' }, targets },
    ];
    const parents = { event_id, process_id, review_form_id: 'form-1', review_assignment_rules: rules };
    const third = await create('abstractReviewRounds', { name: 'Round 3', display_order: 9, ...parents });
    const ofThird = () => site.call('GET', `/events/abstractReviews/opening/reviewRound/${third.id}`);

    const page = await open('#/opening/reviewing');
    const row = page.getByRole('row', { name: /^Round 3/ });
    await row.getByRole('button', { name: 'Open' }).click();
    const dialog = page.getByRole('dialog', { name: 'Open round: Round 3' });
    await dialog.getByText('If you go on: 7 reviews created.').waitFor();
    await dialog.getByText(`Closed round`).waitFor();
    await dialog.getByRole('link', { name: `Round 2 ${image}` }).waitFor();
    await dialog.getByText('1 rule: matched none').waitFor();
    await dialog.getByText(`Mistyped ${image}, matched 0`).waitFor();
    await dialog.getByText('All, matched 4').waitFor();
    await dialog.getByText('1 skipped: the reviewer is a submitter').waitFor();
    const skipped = dialog.getByRole('listitem').filter({ hasText: names[0] ?? '' });
    await eventually(() => skipped.innerText(), `${titles[0]}, All, ${names[0]}`);
    await site.checkLooks(page);
    assert.equal((await ofThird()).Count, 0);

    await dialog.getByRole('button', { name: 'Open round' }).click();
    await dialog.getByText('7 reviews created.').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await row.getByText('open', { exact: true }).waitFor();
    assert.equal((await ofThird()).Count, 7);
    await row.getByRole('button', { name: 'Assign new' }).click();
    const again = page.getByRole('dialog', { name: 'Assign new: Round 3' });
    await again.getByText('If you go on: 0 reviews created; 7 reviews that already existed').waitFor();
    await again.locator('button.secondary', { hasText: 'Assign new' }).waitFor(); // since it would do nothing
    await page.keyboard.press('Escape');
    await again.waitFor({ state: 'detached' });

    // inactive reviews are left out, and those of abstracts of other events
    const [review] = (await ofThird()).Items.filter((one: Review) => one.abstract_title === 'Tides');
    await site.call('PUT', `/events/abstractReviews/opening/${review.id}`, { ...review, is_active: false });
    const { id: other } = await create('events', { name: 'Another event' });
    await site.call('PATCH', `/events/abstracts/opening/${abstracts[0]?.id}`, { event_id: other });
    await page.getByRole('button', { name: 'Refresh' }).click();
    await page.getByText('1 inactive review is not counted.').waitFor();
    await page.getByText('6 reviews are of abstracts that are deleted or not of this event.').waitFor();
    await eventually(async () => (await rowsOf(page, 'Ranking')).length, 3);
    assert.equal(await isPwned(page), undefined);
  });

  it('is accessible and fits, wide and narrow, light and dark', async () => {
    const { create, event_id } = await shared();
    const upTo = { enable_capacity: true, capacity_options: { capacity: 1 } };
    await create('functions', { name: `Dinner ${image}`, event_id, ...upTo });
    const check = async (page: Page) => {
      await page.getByText('As of').waitFor();
      const details = page.locator('main details > summary');
      if ((await details.count()) > 0) await details.first().click();
      await site.checkLooks(page);
      assert.equal(await isPwned(page), undefined);
    };
    for (const view of views) {
      await check(await openAsReviewer('shared', 1, view));
      const page = await open('#/shared/reviewing', view);
      await check(page);
      await page.goto(`${site.url}/console#/shared/places`);
      await table(page, 'Places').waitFor();
      await check(page);
    }
  });

  it('reads page by page, shows a part of the abstracts, and finds a title', async () => {
    const { id: event_id } = await site.call('POST', '/events/events/many', { name: 'Many' });
    const numbers = Array.from({ length: 11 }, (_, hundred) =>
      Array.from({ length: 100 }, (_, one) => hundred * 100 + one),
    );
    const abstract = (number: number) => ({ title: `No ${number}`, name: 'Ada', event_id });
    await Promise.all(numbers.map((some) => batch(site, 'abstracts/many', some.map(abstract))));
    const page = await open('#/many/reviewing');
    await page.getByText('50 of 1,100').waitFor();
    await eventually(async () => (await rowsOf(page, 'Ranking')).length, 50);
    await page.getByRole('button', { name: 'Show more' }).click();
    await page.getByText('150 of 1,100').waitFor();
    await page.getByLabel('Find an abstract by its title').fill('NO 1099');
    await page.getByText('150 of 1,100').waitFor({ state: 'detached' });
    await eventually(async () => (await rowsOf(page, 'Ranking')).map(([, title]) => title), ['No 1099']);
  });

  it('lets a reviewer fill in a review, shows faults beside the answers, and loses nothing typed', async () => {
    const { rounds } = await shared();
    site.expectStatus(0, 400, 409);
    const page = await openAsReviewer('shared', 1);
    await page.getByText('4 of 8 reviews done').waitFor();
    assert.deepEqual(await page.locator('main h2').allInnerTexts(), ['To do', 'Done', 'Not open']);
    assert.equal(await page.getByText('Ranking').count(), 0);
    const item = page.locator('main details', { hasText: 'Tides' }).filter({ hasText: 'Round 2' });
    await item.locator('summary').click();
    await item.getByText(`About ${script}`).waitFor();
    const comment = item.getByLabel('Comments for the submitter');
    // the answer to a draft is lost on its way: what it has saved is nobody else's
    await page.route('**/abstractReviews/**/submit*', async (route) => {
      await route.fetch();
      await route.abort();
    });
    await comment.fill('Fair');
    await item.getByRole('button', { name: 'Save draft' }).click();
    await item.getByRole('status').getByText('the server does not answer').waitFor();
    await page.unrouteAll({ behavior: 'wait' });
    await comment.fill('Good');
    await item.getByRole('button', { name: 'Save draft' }).click();
    await item.getByRole('status').getByText('Draft saved').waitFor();
    await comment.fill(`Good ${image}`);
    await item.getByRole('button', { name: 'Submit review' }).click();
    const group = item.getByRole('group', { name: 'Score' });
    await group.getByText('Is required.').waitFor();
    await eventually(() => group.getAttribute('aria-invalid'), 'true');
    assert.equal(await comment.inputValue(), `Good ${image}`);

    // refused as a review, and yet not lost: it is a draft now
    await item.getByRole('status').getByText('Draft saved').waitFor();
    await item.getByRole('alert').waitFor();
    const path = `/events/abstractReviews/shared/reviewRound/${rounds[1]?.id}`;
    const stored = async () =>
      ((await site.call('GET', path)).Items as Review[]).find(
        ({ abstract_title, assignee }) => abstract_title === 'Tides' && assignee.contact_id === contact(1),
      ) ?? assert.fail();
    const { status, comments_to_submitter, ...draft } = await stored();
    assert.deepEqual([status, comments_to_submitter], ['draft', `Good ${image}`]);

    // someone else changes it meanwhile: another answer, and then the same
    const put = (answers: object) =>
      site.call('PUT', `/events/abstractReviews/shared/${draft.id}`, { ...draft, ...answers });
    await put({ status, comments_to_submitter, comments_to_staff: 'From staff' });
    await comment.fill(`Better ${image}`);
    await item.getByRole('button', { name: 'Save draft' }).click();
    await item.getByRole('status').getByText('Draft saved').waitFor();
    const merged = await stored();
    assert.deepEqual([merged.comments_to_submitter, merged.comments_to_staff], [`Better ${image}`, 'From staff']);
    await put({ ...merged, comments_to_submitter: `Theirs ${image}` });
    await group.getByText('4', { exact: true }).click();
    await comment.fill('Mine');
    await item.getByRole('button', { name: 'Submit review' }).click();
    await item.getByText('“Comments for the submitter” was changed meanwhile').waitFor();
    assert.equal((await stored()).comments_to_submitter, `Theirs ${image}`);
    assert.equal(await comment.inputValue(), 'Mine');
    await site.checkLooks(page);
    await item.getByRole('button', { name: 'Keep both' }).click();
    await item.getByRole('button', { name: 'Submit review' }).click();
    await page.getByText('Submitted. 5 of 8 done, next: ').waitFor();
    const review = await stored();
    const both = `Mine\n\nTheirs ${image}`;
    assert.deepEqual([review.status, review.score, review.comments_to_submitter], ['completed', 4, both]);
    assert.equal(review.comments_to_staff, 'From staff'); // the reviewer has not touched it
    await page.getByText('5 of 8 reviews done').waitFor();
    const closed = page.locator('main details', { hasText: 'Sound' }).filter({ hasText: 'Round 1' });
    await closed.locator('summary').click();
    await closed.getByText('The round is closed.').waitFor();
    assert.equal(await closed.getByRole('button').count(), 0);
    assert.equal(await isPwned(page), undefined);
  });

  it('keeps a long review through an expired login, a lost connection, a reload, a second tab and a way out', async () => {
    const { rounds } = await shared();
    site.expectStatus(0, 401, 409);
    const claims = { sub: 'reviewer', contact_id: contact(2), roles: ['reviewer'] };
    const page = await openAsReviewer('shared', 2);
    await page.clock.install();
    const asked: string[] = [];
    const answer = { isYes: false };
    page.on('dialog', (dialog) => {
      asked.push(dialog.type() === 'beforeunload' ? 'leave' : dialog.message());
      return answer.isYes ? dialog.accept() : dialog.dismiss();
    });
    const stored = async (title: string, round = 1): Promise<Row> =>
      (
        (await site.call('GET', `/events/abstractReviews/shared/reviewRound/${rounds[round]?.id}`)).Items as Review[]
      ).find(({ abstract_title, assignee }) => abstract_title === title && assignee.contact_id === contact(2)) ??
      assert.fail();
    const itemOf = (on: Page, title: string) =>
      on.locator('.conference-review', { hasText: title }).filter({ hasText: 'Round 2' });
    const comment = (item: Locator) => item.getByLabel('Comments for the submitter');
    const says = (item: Locator, words: string) => item.getByRole('status').getByText(words).waitFor();

    const tides = itemOf(page, 'Tides');
    await tides.locator('summary').click();
    await comment(tides).fill('One hour of work');
    await says(tides, 'Not saved yet; kept in this tab.');
    await page.clock.fastForward(3000);
    await says(tides, 'Draft saved');
    assert.deepEqual([(await stored('Tides')).status, (await stored('Tides')).comments_to_submitter], ['draft', 'One hour of work']); // biome-ignore format: a pair

    const wind = itemOf(page, 'Wind');
    await wind.locator('summary').click();
    await wind.getByText(`About ${script}`).waitFor();
    await page.evaluate(`sessionStorage['gala.token'] = '${site.token({ ...claims, expiresIn: '-1h' })}'`);
    await comment(tides).fill('Two hours of work');
    await page.clock.fastForward(3000);
    await says(tides, 'Not saved, your login has expired; kept in this tab.');
    // another review is submitted in another tab meanwhile
    await comment(wind).fill('Still mine');
    await page.clock.fastForward(3000);
    await says(wind, 'Not saved, your login has expired; kept in this tab.');
    const before = await stored('Wind');
    const path = `/events/abstractReviews/shared/${before.id}`;
    const submitted = await site.call('PUT', path, { ...before, status: 'completed', score: 1 });
    assert.equal(await page.getByRole('dialog').count(), 0); // which would catch the keys of somebody who types
    await tides.getByRole('button', { name: 'Log in again' }).click();
    await page.getByRole('dialog').getByLabel('Token').fill(site.token(claims));
    await page.getByRole('dialog').getByRole('button', { name: 'Log in', exact: true }).click();
    await says(tides, 'Draft saved');
    assert.equal((await stored('Tides')).comments_to_submitter, 'Two hours of work');
    await says(wind, 'Not submitted yet; kept in this tab.');
    await eventually(() => comment(wind).inputValue(), 'Still mine');
    await wind.getByRole('button', { name: 'Discard my changes' }).click();
    await site.call('PUT', path, { ...before, sys_version: submitted.sys_version });

    await page.context().setOffline(true);
    await comment(tides).fill('Three hours of work');
    await page.clock.fastForward(3000);
    for (const words of ['Not saved yet', 'tried again'])
      await Promise.all([says(tides, words), page.clock.runFor(9000)]);
    await page.context().setOffline(false);
    await says(tides, 'Draft saved');

    // a second tab, as when the browser duplicates it, goes on and is ahead of the first one
    const other = await openAsReviewer('shared', 2);
    await itemOf(other, 'Tides').locator('summary').click();
    await comment(itemOf(other, 'Tides')).fill('Of the second tab');
    await itemOf(other, 'Tides').getByRole('button', { name: 'Save draft' }).click();
    await says(itemOf(other, 'Tides'), 'Draft saved');
    await comment(tides).fill('Of the first tab');
    await page.clock.fastForward(3000);
    await tides.getByRole('alert').getByText('Of the second tab').waitFor();
    assert.equal((await stored('Tides')).comments_to_submitter, 'Of the second tab');
    answer.isYes = true;
    await page.reload();
    assert.deepEqual(asked.splice(0), ['leave']);
    await tides.getByRole('alert').getByText('Of the second tab').waitFor();
    await eventually(() => comment(tides).inputValue(), 'Of the first tab');
    await tides.getByRole('button', { name: 'Keep mine' }).click();
    await says(tides, 'Draft saved');

    // a review that counts already
    answer.isYes = false;
    const ice = itemOf(page, 'Ice');
    await ice.locator('summary').click();
    await comment(ice).fill('On second thoughts');
    await says(ice, 'Not submitted yet; kept in this tab.');
    await page.getByRole('button', { name: 'Log out' }).click();
    assert.match(asked.splice(0).join(), /^Log out\? .*“Ice /);
    await page.evaluate("location.hash = '#/shared/events/abstracts'");
    await ice.waitFor({ state: 'detached' });
    await page.goBack();
    await eventually(() => comment(ice).inputValue(), 'On second thoughts');
    assert.deepEqual([(await stored(titles[1] ?? '')).status, (await stored(titles[1] ?? '')).comments_to_submitter], ['completed', undefined]); // biome-ignore format: a pair

    // without a mouse: a digit scores, Ctrl+Enter submits and goes on to the next one
    await tides.locator('summary').focus();
    await page.keyboard.press('Enter');
    await comment(tides).waitFor();
    await page.keyboard.press('3');
    await page.keyboard.press('Control+Enter');
    await page.getByText(/^Submitted\. 4 of 8 done, next: (Sound|Wind)/).waitFor();
    const focused = () => page.evaluate('document.activeElement.textContent');
    await eventually(async () => /^(Sound|Wind).*Round 2/.test(String(await focused())), true);
    await eventually(() => tides.getAttribute('open'), null);
    assert.deepEqual([(await stored('Tides')).score, (await stored('Tides')).comments_to_submitter], [3, 'Of the first tab']); // biome-ignore format: a pair

    // the round is closed under the eyes of somebody who types
    await comment(ice).fill('Too late');
    const round = await site.call('GET', `/events/abstractReviewRounds/shared/${rounds[1]?.id}`);
    await site.call('PUT', `/events/abstractReviewRounds/shared/${round.id}`, { ...round, status: 'closed' });
    await ice.getByRole('button', { name: 'Submit again' }).click();
    await ice.getByRole('alert').waitFor();
    await page.getByRole('button', { name: 'Refresh' }).click();
    await ice.getByText('The round is closed.').waitFor();
    await ice.getByText('Too late').waitFor();
    await ice.getByRole('button', { name: 'Discard it' }).click();
    answer.isYes = true;
    await page.reload();
    assert.deepEqual(asked, []);
    assert.equal(await isPwned(page), undefined);
  });

  it('lets a chair assign three abstracts to two people, and remind those who have not answered', async () => {
    const { event_id, abstracts, rounds } = await conference(site, 'chair');
    const [tides, ice] = abstracts;
    const submitter = { contact_id: 'eve', name: 'Eve' };
    await site.call('PATCH', `/events/abstracts/chair/${tides?.id}`, { submitter });
    const { process_id } = await site.call('GET', `/events/abstractReviewRounds/chair/${rounds[1]?.id}`);
    const page = await open(`#/chair/reviewing/${event_id}/${rounds[1]?.id}`);
    const tick = (title: string) => table(page, 'Ranking').getByLabel(`Tick ${title}`, { exact: true });
    for (const title of titles.slice(0, 3)) await tick(title).check();
    const assign = page.getByRole('button', { name: 'Assign 3 abstracts…' });
    await assign.click();
    const dialog = page.getByRole('dialog');
    assert.deepEqual((await rowsOf(page, 'To whom')).find(([name]) => name === names[2])?.slice(1), ['4', '3']);
    await dialog.getByText('Somebody else').click();
    for (const details of [
      [`Zed ${image}`, 'zed@example.org', 'zed'],
      ['Eve', '', 'eve'],
    ]) {
      for (const [at, label] of ['Name', 'E-mail address', 'Id, if they log in'].entries())
        await dialog.getByLabel(label, { exact: true }).fill(details[at] ?? '');
      await dialog.getByRole('button', { name: 'Add', exact: true }).click();
    }
    await dialog.getByRole('button', { name: 'Check' }).click();
    await dialog.getByText('No e-mail will go out').waitFor();
    await dialog.getByText('If you go on: 5 reviews created.').waitFor();
    await dialog.getByText('1 skipped: the reviewer is a submitter').waitFor();
    await dialog.getByText(`${titles[0]}, Eve`).waitFor();
    await site.checkLooks(page);
    const reviewsOf = async (contact_id: string): Promise<Review[]> =>
      (await site.call('GET', `/events/abstractReviews/chair/contact/${contact_id}`)).Items;
    assert.equal((await reviewsOf('zed')).length, 0);
    await dialog.getByRole('button', { name: 'Assign reviewers' }).click();
    await dialog.getByText('5 reviews created.', { exact: true }).waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.locator('#main:focus').waitFor(); // since nothing is ticked any more
    await eventually(() => tick('Tides').isChecked(), false);
    assert.deepEqual([(await reviewsOf('zed')).length, (await reviewsOf('eve')).length], [3, 2]);
    assert.equal((await reviewsOf('zed'))[0]?.assignee.email_address, 'zed@example.org');

    // whoever was asked is on the page of the abstract, from which Back leads to the same rows without asking again
    await page.getByRole('combobox', { name: /^Reviews/ }).selectOption('fewer than 5 assigned');
    await tick('Ice').waitFor({ state: 'detached' });
    await table(page, 'Ranking').getByRole('button', { name: 'Abstract' }).click();
    await table(page, 'Ranking').getByRole('link', { name: 'Tides' }).click();
    const ofAda = async () =>
      (await rowsOf(page, 'Reviewers')).find(([name, round]) => name === names[0] && round?.startsWith('Round 1'));
    await eventually(async () => (await ofAda())?.slice(2, 4), ['completed', '5']);
    assert.equal((await rowsOf(page, 'Reviewers')).length, 3 + 3 + 1);
    await page.getByRole('button', { name: 'Assign reviewers' }).click();
    await dialog.getByLabel('Assign to Eve').check();
    await dialog.getByRole('button', { name: 'Check' }).click();
    await dialog.getByText('If you go on: 0 reviews created').waitFor();
    await dialog.locator('button.secondary', { hasText: 'Assign reviewers' }).waitFor();
    await page.keyboard.press('Escape');
    await page.locator('button:focus', { hasText: 'Assign reviewers' }).waitFor();
    const requests: string[] = [];
    page.on('request', (request) => requests.push(request.url()));
    await page.goBack();
    await eventually(async () => (await rowsOf(page, 'Ranking')).map(([, title]) => title), ['Tides', 'Wind']);
    assert.deepEqual(requests.filter((url) => url.includes('/events/abstract')), []); // biome-ignore format: one row

    // a person gets one e-mail, not one for each review, and whoever cannot get any is named
    const template = { subject: 'A review for you', body: 'Hello' };
    const mailed = { enable_review_assignment_email: true, review_assignment_email: template };
    await site.call('PATCH', `/events/abstractReviewProcesses/chair/${process_id}`, mailed);
    const done = (await reviewsOf(contact(1))).filter(({ status }) => status !== 'completed');
    const mails = async () => (await site.call('GET', '/events/messages/chair')).Items.map(({ to }: Row) => to);
    await page.getByRole('button', { name: 'Remind 5 reviewers' }).click();
    const missing = (await rowsOf(page, 'Whom')).map(([name, number]) => `${name}: ${number}`).sort();
    const expected = [`${names[0]}: 1`, `${names[1]}: 3`, `${names[2]}: 3`, `Zed ${image}: 3`, 'Eve: 2'];
    assert.deepEqual(missing, expected.sort());
    await dialog.getByText('If you go on: 0 e-mails added to the outbox.').waitFor();
    await dialog.getByText('1 skipped: this server has not asked for it at this address').waitFor();
    await dialog.getByText('choose “Notify reviewers” on the page of the round first').waitFor();
    const review_round_id = rounds[1]?.id;
    await site.call('POST', '/events/abstractReviews/chair/sendReviewAssignmentEmail', { review_round_id });
    await dialog.getByLabel(`Remind ${names[2]}`).uncheck();
    await dialog.getByRole('link', { name: 'the e-mail about their assignment again' }).waitFor();
    await dialog.getByRole('button', { name: 'Check' }).click();
    await dialog.getByText('If you go on: 1 e-mail added to the outbox.').waitFor();
    for (const review of done.filter(({ review_round_id }) => review_round_id === rounds[1]?.id))
      await site.call('POST', '/events/abstractReviews/chair/submit', { ...review, score: 1 });
    await site.checkLooks(page);
    await dialog.getByRole('button', { name: 'Remind', exact: true }).click();
    await dialog.getByText(/^1 e-mail added to the outbox/).waitFor();
    await dialog.getByText('2 skipped: the assignee has no address').waitFor();
    await dialog.getByText(/^Eve: /).waitFor();
    await dialog.getByText('1 skipped: the review is completed').waitFor();
    await dialog.getByText(`${names[1]}: `).waitFor();
    const before = await mails();
    assert.equal(before.length, 3 + 1);
    await dialog.getByRole('button', { name: 'Close' }).click();
    const reminders = [{ id: 'last', days: 1, of: 'after_request', subject: 'Still open', body: 'Hello again' }];
    await site.call('PATCH', `/events/abstractReviewProcesses/chair/${process_id}`, { reminders });
    await page.reload();
    await page.getByRole('button', { name: 'Remind 4 reviewers' }).click();
    await dialog.getByRole('link', { name: 'the last reminder of the process' }).waitFor();
    await table(page, 'Whom').locator('time').waitFor();
    for (const name of [names[0], names[2], 'Eve']) await dialog.getByLabel(`Remind ${name}`).uncheck();
    await dialog.getByLabel('About each missing review').check();
    await dialog.getByRole('button', { name: 'Check' }).click();
    await dialog.getByText('If you go on: 3 e-mails added to the outbox.').waitFor();
    await dialog.getByRole('button', { name: 'Remind', exact: true }).click();
    await dialog.getByText('3 e-mails added to the outbox.', { exact: true }).waitFor();
    await eventually(async () => (await mails()).length, before.length + 3);

    const targets = names.map((_, reviewer) => ({ contact_id: contact(reviewer) }));
    const review_assignment_rules = [{ name: 'One', matching_conditions: { title: 'Tides' }, targets }];
    await site.call('PATCH', `/events/abstractReviewRounds/chair/${rounds[0]?.id}`, { review_assignment_rules });
    await page.goto(`${site.url}/console#/chair/events/abstractReviewRounds/${rounds[0]?.id}`);
    await page.getByRole('button', { name: 'Open round' }).click();
    await dialog.getByLabel('Talk').waitFor();
    await dialog
      .getByText(/0 reviews created; 3 reviews that already existed.*; 3 abstracts that match no rule/)
      .waitFor();
    assert.ok(ice && !(await isPwned(page)));
  });

  it('breaks the rules of a closed round one after the other, each after a question', async () => {
    const { event_id, abstracts, rounds } = await shared();
    site.expectStatus(409);
    const [abstract] = abstracts;
    const address = `/events/abstracts/shared/${abstract?.id}`;
    await site.call('PATCH', address, { submitter: { contact_id: 'mary', name: 'Mary' } });
    const { process_id } = await site.call('GET', `/events/abstractReviewRounds/shared/${rounds[0]?.id}`);
    const page = await open('#/shared/events/abstractReviews/new');
    const fields = { Abstract: abstract?.id, Event: event_id, Process: process_id, 'Review round': rounds[0]?.id };
    for (const [label, value] of Object.entries(fields)) await page.getByLabel(`${label} required`).fill(String(value));
    const assignee = page.locator('details[data-field=assignee]');
    await assignee.getByLabel('Contact', { exact: false }).first().fill('mary');
    await page.getByLabel('Status', { exact: true }).selectOption('completed');
    for (const summary of await page.locator('summary', { hasText: 'more fields' }).all()) await summary.click();
    await page.getByLabel('Score', { exact: true }).fill('5');
    await page.getByRole('button', { name: 'Create abstract review' }).click();
    const anyway = page.getByRole('button', { name: 'Create anyway' });
    const author =
      'The reviewer is the applicant, or the submitter, a presenter or a co-author of the abstract, or has another conflict of interest.';
    for (const refusal of [author, `The round Round 1 ${image} has closed, so its result is final.`]) {
      await page.getByRole('alert').getByText(refusal, { exact: true }).waitFor();
      await anyway.click();
    }
    await page.getByRole('heading', { level: 1, name: titles[0] ?? '' }).waitFor();

    const remove = page.getByRole('dialog').getByRole('button', { name: 'Delete', exact: true });
    await page.getByRole('button', { name: 'Delete' }).click();
    await remove.click();
    await page.getByRole('dialog').getByText('has closed, so its result is final').waitFor();
    assert.equal(await remove.count(), 0);
    await page.getByRole('dialog').getByRole('button', { name: 'Delete anyway' }).click();
    await page.getByRole('heading', { level: 1, name: 'Abstract reviews' }).waitFor();
    const left = await site.call('GET', `/events/abstractReviews/shared/abstract/${abstract?.id}`);
    assert.equal(left.Items.filter((one: Review) => one.assignee.contact_id === 'mary').length, 0);
  });

  it('shows the places of functions and fees, and updates them when they have changed', async () => {
    const create = (resource: string, record: object, query = ''): Promise<Row> =>
      site.call('POST', `/events/${resource}/sale${query}`, record);
    const [{ id: event_id }] = [
      await create('events', { name: 'Sale', timezone: 'Asia/Tokyo' }),
      await create('events', { name: 'Another' }),
    ];
    const upTo = (capacity: number) => ({ enable_capacity: true, capacity_options: { capacity } });
    const make = (name: string, limit: object, display_order: number) =>
      create('functions', { name, event_id, display_order, ...limit });
    const dinner = await make(`Dinner ${image}`, upTo(10), 1);
    const workshop = await make('Workshop', upTo(1), 2);
    const lunch = await make('Lunch', { hide_from_portal: true }, 3);
    const concert = await make('Concert', upTo(5), 4);
    const seat = { name: 'Seat', event_id, function_id: concert.id, price: 950, currency: 'JPY', ...upTo(1) };
    const { id: only } = await create('functionFees', seat);
    const place = { name: 'Place', event_id, function_id: workshop.id, price: 5, ...upTo(50) };
    await create('functionFees', place);
    const start_date = '2027-03-11T10:00:00.000Z'; // 19:00 in Tokyo
    await make('Boat trip', { ...upTo(40), is_cancelled: true, start_date }, 5);
    const fee = (name: string, price: number, limit: object) =>
      create('functionFees', { name, event_id, function_id: dinner.id, price, ...limit });
    const [student, guest] = [await fee('Student', 1040.5, upTo(2)), await fee(`Guest ${script}`, 95, {})];
    let buyers = 0;
    const anyway = '?override=not_for_sale'; // lunch is hidden
    const sell = (function_id: string, fee_id?: string) =>
      create('functionTickets', { name: 'Ada', event_id, function_id, contact_id: contact(buyers++), fee_id }, anyway);
    const ticket = await sell(dinner.id, student.id);
    for (const { id } of [student, guest]) await sell(dinner.id, id);
    for (const { id } of [workshop, lunch, lunch]) await sell(id);
    for (let n = 0; n < 5; n++) await sell(dinner.id);
    await sell(concert.id, only);

    const page = await open('#/sale/places');
    await page.getByRole('combobox', { name: 'Event' }).selectOption({ label: 'Sale' });
    const shown = async () => (await rowsOf(page, 'Places')).map((row) => row.map((text) => text.replace(/\s+/g, ' ')));
    await eventually(shown, [
      ['3 functions with a capacity', '16', '10', '6', '62 %', ''],
      ['1 function without a limit', 'no limit', '2', '–', '', ''],
      [`Dinner ${image}`, '10', '8', '2', '80 %', ''],
      ['Student sold out', '2', '2', '0', '100 %', '1,040.50'],
      [`Guest ${script}`, 'no limit', '1', '–', '', '95.00'],
      ['Without a fee', '', '5', '–', '', ''],
      ['Workshop sold out', '1', '1', '0', '100 %', ''],
      ['Place sold out', '50', '0', '0', '0 %', '5.00'], // since the workshop is
      ['Without a fee', '', '1', '–', '', ''],
      ['Lunch hidden', 'no limit', '2', '–', '', ''],
      ['Concert all fees sold out', '5', '1', '4', '20 %', ''],
      ['Seat sold out', '1', '1', '0', '100 %', 'JPY 950'],
      ['Boat trip cancelled Mar 11, 2027, 7:00 PM (Asia/Tokyo)', '40', '0', '–', '0 %', ''],
    ]);
    await site.call('PUT', `/events/functionTickets/sale/${ticket.id}`, { ...ticket, status: 'cancelled' });
    for (let n = 0; n < 2; n++) await sell(dinner.id);
    const sold = table(page, 'Places').getByRole('link', { name: '8', exact: true });
    assert.equal(await sold.getAttribute('href'), `#/sale/events/functionTickets?function_id=${dinner.id}`);
    await page.getByRole('button', { name: 'Refresh' }).click();
    await table(page, 'Places').getByText('nearly full').first().waitFor();
    const [, , changed, fees] = await shown();
    assert.deepEqual(changed?.slice(0, 5), [`Dinner ${image} nearly full`, '10', '9', '1', '90 %']);
    assert.deepEqual(fees?.slice(0, 5), ['Student', '2', '1', '1', '50 %']);

    const token = site.token({ sub: 'attendee', roles: ['registrant'] });
    const attendee = await open(`#/sale/places/${event_id}`, { token });
    const seen = (await rowsOf(attendee, 'Places')).map(([name = '']) => name.replace(/\s+/g, ' '));
    const functions = [
      `Dinner ${image} nearly full`,
      'Workshop sold out',
      'Concert all fees sold out',
      'Boat trip cancelled Mar 11, 2027, 10:00 AM', // the zone is the event's, which is not theirs to see
    ];
    assert.deepEqual(seen, ['3 functions with a capacity', ...functions]);
    assert.equal(await table(attendee, 'Places').getByRole('link').count(), 0);
    assert.equal(await isPwned(page), undefined);
  });
});
