/** What somebody sees at first: which tenants there are, how an empty one begins, its news, and a menu that fits the caller. */
import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';
import { describePages, eventually, narrow } from './support.js';

describePages('At the start', (site) => {
  const menuOf = async (page: Page) => {
    const links = page.getByRole('navigation', { name: 'Console' }).getByRole('link');
    await links.first().waitFor();
    return (await links.allInnerTexts()).filter((text) => !['Documentation', 'Guides'].includes(text));
  };

  it('an organiser fills an empty tenant with the sample, after a failure too, and finds its news', async () => {
    const page = await site.open('/console#/acme', { token: site.token() });
    await page.getByText('There is nothing here yet').waitFor();
    await site.checkLooks(page);
    // it fails in the middle: the second try goes on without making anything twice
    site.expectStatus(400);
    const json = { status: 400, code: 'invalid_request', message: 'It broke.', request_id: 'r' };
    await page.route('**/references/acme/batch', (route) => route.fulfill({ status: 400, json }));
    await page.getByRole('button', { name: 'Fill with the sample' }).click();
    await page.getByRole('alert').getByText('It broke').waitFor();
    await page.unroute('**/references/acme/batch');
    await page.getByRole('button', { name: 'Fill with the sample' }).click();
    const main = page.getByRole('main');
    await main.getByText('First round: 30 of 60 reviews done').waitFor();
    await eventually(() => page.evaluate('document.activeElement.id'), 'main');
    for (const text of [
      '30 abstracts: 4 accepted, 1 declined',
      '16 applications: 0 accepted, 0 declined, 16 undecided',
      /letters? received, 2 declined/,
      'Workshop: reading cores: 20 of 20, full',
      'Gala dinner: 37 of 40, 3 left',
      'Meridian Assembly begins',
    ])
      await main.getByText(text).waitFor();
    await main.getByText('to noether@uni-geodesy.invalid').waitFor();
    const menu = await menuOf(page);
    assert.deepEqual([menu[0], menu.includes('Coupons')], ['News', true]);
    for (const rare of ['Saved reports', 'Shipping products']) assert.ok(!menu.includes(rare), rare);
    await site.checkAllLooks(page);
    await main.getByRole('link', { name: 'E-mails that did not arrive' }).click();
    await page.getByRole('heading', { name: 'E-mails' }).waitFor();
    await main.getByText('noether@uni-geodesy.invalid').first().waitFor();
    await page.goBack();
    await main.getByRole('link', { name: '16 applications' }).click();
    await page.getByRole('heading', { name: 'Applications' }).waitFor();
    await page.goBack();
    await main.getByRole('link', { name: 'Gala dinner' }).click();
    await page.getByRole('heading', { name: 'Gala dinner' }).waitFor();
    const applications = await site.call('GET', '/awards/applications/acme?fields=name&limit=100');
    assert.equal((applications.Items ?? applications).length, 16);
  });

  it('a program of staff finds its tenant among many, or enters a new one; who has two is offered two', async () => {
    for (const tenant of ['beta', 'gamma'])
      await site.call('POST', `/awards/shippingProducts/${tenant}`, { name: 'Box', business_unit_id: 'u' });
    const page = await site.open('/console', { token: site.token() });
    const main = page.getByRole('main');
    await main.getByRole('link', { name: 'gamma' }).waitFor();
    await site.checkLooks(page);
    await main.getByLabel('Find a tenant').fill('bet');
    await eventually(() => main.getByRole('listitem').allInnerTexts(), ['beta']);
    await main.getByRole('link', { name: 'beta' }).click();
    await page.getByRole('heading', { name: 'beta' }).waitFor();
    assert.ok((await menuOf(page)).includes('Awards'));
    await page.getByRole('navigation', { name: 'Console' }).getByText('More').first().click();
    await page.getByRole('link', { name: 'Shipping products' }).waitFor(); // it has one
    await page.getByRole('banner').getByRole('link', { name: 'beta' }).click();
    await main.getByLabel('Find a tenant').fill('delta');
    await page.keyboard.press('Enter');
    await page.getByText('There is nothing here yet').waitFor();

    const two = await site.open('/console', { token: site.token({ tenants: ['gamma', 'new-one'], roles: ['staff'] }) });
    await two.getByRole('link', { name: 'new-one' }).waitFor();
    await eventually(() => two.getByRole('main').getByRole('listitem').allInnerTexts(), ['gamma', 'new-one']);
    await two.getByLabel('Find a tenant').press('Enter');
    await two.getByRole('heading', { name: 'gamma' }).waitFor();
    await two.getByRole('banner').getByRole('link', { name: 'gamma' }).click();
    await two.getByRole('main').getByRole('link', { name: 'new-one' }).click();
    await two.getByRole('heading', { name: 'new-one' }).waitFor();
  });

  it('a token that is still good is not forgotten when the server does not answer', async () => {
    const page = await site.open('/console', { token: site.token() });
    await page.getByRole('heading', { name: 'Which tenant?' }).waitFor();
    site.expectStatus(503);
    const json = { status: 503, code: 'overloaded', message: 'Not now.', request_id: 'r' };
    await page.route('**/me', (route) => route.fulfill({ status: 503, json }));
    await page.reload();
    await page.getByText('Not now.').waitFor();
    await page.unroute('**/me');
    await page.getByRole('button', { name: 'Try again' }).click();
    await page.getByRole('heading', { name: 'Which tenant?' }).waitFor();
  });

  it('reviewers, authors, exhibitors and attendees begin with what is theirs, and find no tables of others', async () => {
    const of = (role: string, contact: number) =>
      site.token({ tenants: ['acme'], roles: [role], contact_id: `contact-${contact}`, email: `${role}@example.org` });
    const reviewer = await site.open('/console', { token: of('reviewer', 3001) });
    await reviewer.getByText('4 of 7 reviews done').waitFor();
    await eventually(() => menuOf(reviewer), ['My reviews', 'My conflicts']);
    const author = await site.open('/console', { width: narrow, token: of('author', 4001) });
    await author.getByRole('link', { name: 'A quiet revision' }).waitFor();
    await author.getByText('You have no applications yet.').waitFor();
    await site.checkLooks(author);
    await author.getByRole('button', { name: 'Menu' }).click();
    await eventually(() => menuOf(author), ['My conflicts', 'My applications', 'My abstracts']);
    await author.getByRole('link', { name: 'A quiet revision' }).click();
    await author.getByRole('heading', { name: 'A quiet revision' }).waitFor();

    const [event] = await site.call('GET', '/events/events/acme?fields=name');
    const pass = await site.call('POST', '/events/exhibitorContactTypes/acme', { name: 'Full pass' });
    await site.call('POST', '/events/exhibitors/acme', {
      ...{ name: 'Bolt', event_id: event.id, organization_id: 'org-b' },
      contacts: [{ contact_id: 'contact-9001', contact_type_id: pass.id }],
    });
    const exhibitor = await site.open('/console', { token: of('exhibitor', 9001) });
    await exhibitor.getByText('You have no exhibitor registrations yet.').waitFor();
    await exhibitor.getByRole('link', { name: 'Bolt' }).click();
    await exhibitor.getByRole('heading', { name: 'Contact allowance' }).waitFor();
    await eventually(() => menuOf(exhibitor), ['My exhibitors', 'My exhibitor registrations']);
    const attendee = await site.open('/console', { token: of('registrant', 5001) });
    await attendee.getByRole('article').getByText('active, changed').first().waitFor();
    await eventually(() => menuOf(attendee), ['My function tickets']);
  });
});

describePages(
  'Where e-mails are really sent,',
  (site) => {
    it('an empty tenant is not offered the sample', async () => {
      const page = await site.open('/console#/acme', { token: site.token() });
      await page.getByText('There is nothing here yet').waitFor();
      await page.waitForLoadState('networkidle');
      assert.equal(await page.getByRole('button', { name: /sample/ }).count(), 0);
      await site.checkLooks(page);
    });
  },
  { SMTP_URL: 'smtp://127.0.0.1:9', MAIL_FROM: 'office@example.org' },
);
