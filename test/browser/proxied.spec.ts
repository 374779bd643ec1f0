/** The pages of a server that a proxy serves below a path, which it strips. */
import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';
import { describePages } from './support.js';

const publicUrl = 'https://conference.example/gala';

describePages(
  'Behind a proxy that serves it below a path,',
  (site) => {
    /** What was asked for, without the server's name. */
    let asked: string[] = [];

    /** A page of the server, as somebody sees it who comes through the proxy. */
    async function through(address: string): Promise<Page> {
      const page = await site.open('/healthz');
      const below = `${site.url}/gala/`;
      asked = [];
      page.on('request', (request) => asked.push(request.url().slice(site.url.length)));
      await page.route(`${below}**`, (route) =>
        route.continue({ url: route.request().url().replace(below, `${site.url}/`) }),
      );
      await page.goto(`${site.url}${address}`);
      return page;
    }
    const outside = () => asked.filter((one) => !one.startsWith('/gala/'));

    it('the documentation opens from the first page, and sends requests there', async () => {
      site.expectStatus(404); // /healthz has no icon
      const page = await through('/gala/');
      await page.getByRole('link', { name: 'Operations' }).first().click();
      await page.getByText('you until').waitFor();
      await page.getByRole('searchbox').fill('create reference type');
      const operation = page.locator('[id$="-referenceTypes\\\\.create"]');
      await operation.locator('.opblock-summary-control').click();
      await operation.getByRole('button', { name: 'Execute' }).click();
      await operation.locator('.live-responses-table .response-col_status').getByText('200').waitFor();
      assert.equal((await site.call('GET', '/awards/referenceTypes/acme')).length, 1, 'it is stored');
      await page.getByRole('link', { name: 'Guides' }).click();
      await page.getByRole('link', { name: 'Architecture decision records' }).first().click();
      await page.getByRole('link', { name: 'Console', exact: true }).first().waitFor();
      await page.getByRole('link', { name: 'Guides' }).click();
      await page.getByRole('heading', { name: 'Guides', exact: true }).waitFor();
      assert.deepEqual(outside(), []);
    });

    it('the console shows what there is', async () => {
      site.expectStatus(404);
      await site.call('POST', '/awards/referenceTypes/acme', { name: 'Below a path' });
      const page = await through('/gala/console');
      await page.getByText('This is the demo token').waitFor();
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.getByRole('main').getByLabel('Tenant').fill('acme');
      await page.keyboard.press('Enter');
      await page.getByRole('navigation', { name: 'Console' }).getByText('More').first().click();
      await page.getByRole('link', { name: 'Reference types' }).first().click();
      await page.getByRole('link', { name: 'Below a path' }).waitFor();
      assert.deepEqual(outside(), []);
    });
  },
  { PUBLIC_URL: publicUrl },
);
