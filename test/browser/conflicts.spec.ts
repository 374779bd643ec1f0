/** Reviewers and authors declare conflicts of interest in the console. */
import { strict as assert } from 'node:assert';
import { describePages, eventually } from './support.js';

const tenant = 'acme';

describePages('The console for conflicts of interest', (site) => {
  const create = (resource: string, body: object) => site.call('POST', `/events/${resource}/${tenant}`, body);
  const declared = async () =>
    (await site.call('GET', `/events/abstractReviewConflicts/${tenant}`)).map(
      ({ contact_id, declared_by, target, kind }: Record<string, string>) => [contact_id, declared_by, target, kind],
    );

  it('takes them from a reviewer and from an author, names abstracts by their titles, and withdraws them', async () => {
    const { id: event_id } = await create('events', { name: 'Meeting' });
    const { id: process_id } = await create('abstractReviewProcesses', { name: 'Reviews', event_id });
    const round = await create('abstractReviewRounds', { name: 'First', event_id, process_id });
    const { id: type_id } = await create('abstractTypes', { name: 'Talk', event_id, review_process_id: process_id });
    const paper = { event_id, name: 'Mary', submitter_id: 'mary' };
    const [first, second] = [
      await create('abstracts', { ...paper, title: 'On tides', type_id }),
      await create('abstracts', { ...paper, title: 'On comets' }),
    ];
    await site.call('POST', `/events/abstractReviews/${tenant}/openRound/${type_id}/${round.id}`);
    const assignee = { contact_id: 'ada', email_address: 'ada@example.org' };
    const abstract_id = first.id;
    await create('abstractReviews', { event_id, process_id, review_round_id: round.id, abstract_id, assignee });

    const claims = { sub: 'ada', email: 'ada@example.org', roles: ['reviewer'] };
    const page = await site.open(`/console#/${tenant}`, { token: site.token(claims) });
    await page.getByRole('link', { name: 'My conflicts', exact: true }).click();
    const events = page.getByRole('region', { name: 'My conflicts, events', exact: true });
    const declare = events.getByRole('button', { name: 'Declare', exact: true });
    await declare.waitFor();
    await page.getByRole('region', { name: 'My conflicts, awards', exact: true }).waitFor();
    assert.equal(await page.getByRole('button', { name: 'Refresh' }).count(), 1);
    assert.deepEqual(await events.getByLabel('About').locator('option').allInnerTexts(), [
      'Choose…',
      'An organization',
      'A domain',
      'On tides',
    ]);
    await events.getByLabel('About').selectOption('On tides');
    await events.getByLabel('Kind').selectOption('adviser');
    await declare.click();
    await events.getByText('On tides, adviser, ada@example.org').waitFor();
    await events.getByRole('heading', { name: 'Events' }).waitFor();
    assert.equal(await events.getByRole('textbox').count(), 0);
    await events.getByLabel('About').selectOption('A domain');
    await events.getByLabel('Kind').selectOption('colleague');
    const domain = events.getByLabel('Its domain, such as ox.ac.uk');
    await domain.fill('University of Oxford');
    await declare.click();
    const rule = await domain.evaluate((input) => [input.matches(':invalid'), input.title]);
    assert.deepEqual(rule, [true, 'Such as ox.ac.uk']);
    await domain.fill('ox.ac.uk');
    await declare.click();
    await events.getByText('ox.ac.uk, colleague').waitFor();
    await site.checkAllLooks(page);
    const both = [
      ['ada', 'reviewer', `abstract:${abstract_id}`, 'adviser'],
      ['ada', 'reviewer', 'domain:ox.ac.uk', 'colleague'],
    ];
    await eventually(declared, both);
    await events.getByRole('button', { name: 'Withdraw this conflict: ox.ac.uk' }).click();
    await eventually(declared, both.slice(0, 1));

    await page.getByRole('link', { name: 'My reviews', exact: true }).click();
    const review = page.getByRole('main').getByRole('group');
    await review.getByText('On tides').click();
    await review.getByLabel('Score').fill('4');
    site.expectStatus(409);
    await review.getByRole('button', { name: 'Submit review' }).click();
    assert.match(await review.getByRole('alert').innerText(), /conflict of interest\.$/); // not which permission would do
    await site.checkAllLooks(page);
    await review.getByRole('button', { name: 'Decline', exact: true }).click();
    await page.getByRole('dialog').getByLabel('Reason').fill('She was my adviser.');
    await page.getByRole('dialog').getByRole('button', { name: 'Check', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Decline', exact: true }).click();
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByText('You have no reviews.').waitFor();

    const author = await site.open(`/console#/${tenant}/conflicts`, {
      token: site.token({ sub: 'mary', roles: ['author'] }),
    });
    const theirs = author.getByRole('region', { name: 'My conflicts, events', exact: true });
    await theirs.getByLabel('About').selectOption('On comets');
    await theirs.getByLabel('E-mail address').fill('bob@example.org');
    await theirs.getByLabel('Kind').selectOption('competitor');
    await theirs.getByRole('button', { name: 'Declare', exact: true }).click();
    await eventually(
      async () => (await declared()).at(-1),
      ['bob@example.org', 'author', `abstract:${second.id}`, 'competitor'],
    );
    await theirs.getByLabel('About').selectOption('On tides');
    await theirs.getByLabel('E-mail address').fill('bob@example.org');
    await theirs.getByRole('button', { name: 'Declare', exact: true }).click();
    await theirs.getByText('A review round has it already').waitFor();

    const staff = await site.open(`/console#/${tenant}/events/abstracts/${abstract_id}`, { token: site.token() });
    await staff.getByText('0 of 0 reviews done').waitFor(); // hers is declined
    await staff.getByRole('region', { name: 'Reviewers' }).getByRole('link', { name: 'Declare' }).click();
    const filled = () =>
      Promise.all([/^Contact/, /^Email/, /^Abstract/].map((of) => staff.getByLabel(of).inputValue()));
    await staff.getByRole('button', { name: 'Create review conflict' }).waitFor();
    await eventually(filled, ['ada', 'ada@example.org', 'On tides']);
  });
});
