/** The documentation in a browser. */
import { strict as assert } from 'node:assert';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { hashSecret } from '../../src/issuer/secrets.js';
import { Document } from '../../src/schema/document.js';
import { until } from '../support/until.js';
import { describePages, views } from './support.js';

/** swagger-ui escapes the dot in its ids. */
const block = (page: Page, operation: string) => page.locator(`[id$="-${operation.replace('.', '\\\\.')}"]`);

const operationsOf = (resource: string) =>
  Document.load('events')
    .routes.map(({ operation }) => operation.operationId)
    .filter((id) => id.startsWith(`${resource}.`))
    .sort();

async function search(page: Page, phrase: string): Promise<void> {
  await page.getByRole('searchbox').fill(phrase);
  await page.getByText(/^\d+ of \d+ operations$/).waitFor();
}

/** Opens an operation by its address, and sends it. @returns the request, and the status and the body of its answer. */
async function execute(page: Page, operation: string) {
  const [tag] = operation.split('.');
  await page.evaluate(`location.hash = '#/${tag}/${operation}'`);
  const button = block(page, operation).getByRole('button', { name: 'Execute' });
  await inputs(page, operation).first().waitFor(); // before that, swagger-ui does not know it yet
  const [response] = await Promise.all([page.waitForResponse(/\/(awards|events)\/\w+\//), button.click()]);
  const shown = block(page, operation).locator('.live-responses-table .response-col_status');
  await shown.getByText(String(response.status())).waitFor();
  return { sent: response.request(), status: response.status(), answer: await response.json() };
}

const inputs = (page: Page, operation: string) => block(page, operation).locator('.parameters input');

const listed = (page: Page) => page.locator('.opblock-summary-operation-id').allInnerTexts();

describePages('The documentation', (site) => {
  it('finds an operation, and sends it with the demo token', async () => {
    const page = await site.open('/docs');
    await page.getByText('you until').waitFor();
    await search(page, 'create reference type');
    assert.ok((await listed(page)).includes('referenceTypes.create'));
    const operation = block(page, 'referenceTypes.create');
    await operation.locator('.opblock-summary-control').click();
    await page.waitForURL(/#\/referenceTypes\/referenceTypes\.create$/);
    await operation.getByRole('button', { name: 'Execute' }).click();
    await operation.locator('.live-responses-table .response-col_status').getByText('200').waitFor();
    const saved = await site.call('GET', '/awards/referenceTypes/acme');
    assert.equal(saved.length, 1);
    assert.equal(saved[0].sys_created_by_id, 'you');
  });

  it('sends what is needed only, with the ids of the last answers', async () => {
    const page = await site.open('/docs?service=events#/abstractReviewProcesses/abstractReviewProcesses.create');
    await page.getByText('you until').waitFor();
    await inputs(page, 'abstractReviewProcesses.create').first().fill('fresh');
    const path = (sent: Request) => new URL(sent.url()).href.slice(`${site.url}/events`.length);
    const { answer: process } = await execute(page, 'abstractReviewProcesses.create');
    const ids: string[] = [];
    for (const name of ['abstractReviewRounds.create', 'abstractReviewRounds.create']) {
      const { sent, status, answer } = await execute(page, name);
      assert.deepEqual([status, path(sent)], [200, '/abstractReviewRounds/fresh'], 'the tenant stays');
      assert.equal(sent.postDataJSON().process_id, process.id, 'the document has an id that is not there');
      assert.deepEqual(
        Object.keys(sent.headers()).filter((one) => /^(if-|idempotency|prefer)/.test(one)),
        [],
      );
      ids.push(answer.id);
    }
    assert.notEqual(ids[0], ids[1], 'the second request is not a repetition of the first');
    const last = `/abstractReviewRounds/fresh/${ids[1]}`;
    const list = await execute(page, 'abstractReviewRounds.list');
    assert.deepEqual([list.status, path(list.sent)], [200, '/abstractReviewRounds/fresh']);
    assert.equal(list.answer.length, 2, 'nothing is left out');
    for (const verb of ['get', 'patch']) {
      const { sent, status } = await execute(page, `abstractReviewRounds.${verb}`);
      assert.deepEqual([status, path(sent)], [200, last], verb);
    }
    await inputs(page, 'abstractReviewRounds.get').last().fill('typed');
    const gone = await execute(page, 'abstractReviewRounds.delete');
    assert.deepEqual([gone.status, path(gone.sent)], [200, last]);
    assert.equal(await inputs(page, 'abstractReviewRounds.get').last().inputValue(), 'typed', 'it is not written over');
  });

  it('links a record and its operations', async () => {
    const { id } = await site.call('POST', '/awards/referenceTypes/linked', { name: 'Professional' });
    const page = await site.open(`/console#/linked/awards/referenceTypes/${id}`, { token: site.token() });
    await page.getByRole('link', { name: 'API', exact: true }).click();
    await page.waitForURL(/docs\?service=awards#\/referenceTypes\/referenceTypes\.get$/);
    await page.getByText('tester until').waitFor();
    const { status, sent } = await execute(page, 'referenceTypes.get');
    assert.deepEqual([status, new URL(sent.url()).pathname], [200, `/awards/referenceTypes/linked/${id}`]);
    await page.getByRole('link', { name: 'Open this record in the console' }).click();
    await page.getByRole('heading', { name: 'Professional' }).waitFor();
  });

  it('searches in all services, and keeps the phrase when the service is changed', async () => {
    const page = await site.open('/docs?service=events&q=resend+assignment');
    await page.getByText(/^2 of \d+ operations$/).waitFor();
    await page.getByRole('searchbox').fill('application_id');
    await page.waitForURL(/q=application_id/);
    const elsewhere = page.getByRole('navigation', { name: 'Found in other services' });
    await elsewhere.getByRole('link', { name: 'references.process', exact: true }).click();
    await page.waitForURL(/service=awards&q=application_id#\/references\/references\.process$/);
    await block(page, 'references.process').getByRole('button', { name: 'Execute' }).waitFor();
    assert.equal(await page.getByRole('searchbox').inputValue(), 'application_id');
    await page.getByRole('link', { name: 'Gala events' }).click();
    await page.getByText('Nothing matches “application_id”').waitFor();
  });

  it('finds operations by name, path, summary and error code', async () => {
    const page = await site.open('/docs?service=events');
    await page.locator('.opblock-tag').first().waitFor();
    for (const [phrase, expected] of [
      ['coupons.evaluate', ['coupons.evaluate']],
      ['nothing like this', []],
      ['post /coupons/{tenantId}/{id}/evaluate', ['coupons.evaluate']],
      ['sold_out', ['create', 'patch', 'replace', 'upsert'].map((verb) => `functionTickets.${verb}`)],
      ['calculate the discount', ['coupons.evaluate']],
      ['functionTickets.', operationsOf('functionTickets')],
      ['total_too_large', ['coupons.evaluate']],
    ] as const) {
      await search(page, phrase);
      await page.getByText(expected.length === 0 ? 'Nothing matches' : `${expected.length} of `).waitFor();
      await until(async () => (await listed(page)).length === expected.length);
      assert.deepEqual((await listed(page)).sort(), expected, phrase);
    }
  });

  it('opens the operation in the address, in either service, with its roles and error codes', async () => {
    const page = await site.open('/docs?service=events#/abstracts/abstracts.get');
    const access = block(page, 'abstracts.get').locator('.access');
    await access.waitFor();
    const text = (await access.innerText()).replaceAll(/\s+/g, ' ');
    assert.match(text, /Permission abstracts\.get Roles staff reviewer: own records author: own records/);
    await access.getByText('Errors that many operations share').click();
    await access.getByText('record_not_found', { exact: true }).waitFor();
    await page.getByRole('link', { name: 'Gala awards' }).click();
    await page.waitForURL(/service=awards/);
    await page.locator('.opblock-tag').first().waitFor();
    await page.goto(`${site.url}/docs?service=awards#/references/references.process`);
    await block(page, 'references.process').locator('.access').waitFor();
    await page.goto(`${site.url}/docs?service=events#/mergeFields/mergeFields.get`);
    const free = await block(page, 'mergeFields.get').locator('.access dl').first().innerText();
    assert.equal(free.replaceAll(/\s+/g, ' ').trim(), 'Permission None, and no token');
  });

  for (const view of views)
    it(`is accessible and fits, ${view.width} pixels wide`, async () => {
      const page = await site.open('/docs?service=events#/coupons/coupons.evaluate', view);
      await block(page, 'coupons.evaluate').locator('.access').getByText('total_too_large').waitFor();
      await page.getByText('you until').waitFor();
      await execute(page, 'coupons.list');
      await site.checkLooks(page);
      await page.getByRole('link', { name: 'Guides' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Operations' }).click();
      await page.getByRole('heading', { name: 'Checklist for production' }).waitFor();
      await site.checkLooks(page);
    });

  it('can be used with the keyboard', async () => {
    const page = await site.open('/docs');
    await page.locator('.opblock-tag').first().waitFor();
    await page.keyboard.press('Tab');
    assert.equal(await page.evaluate('document.activeElement.id'), 'skip');
    await page.keyboard.press('Enter');
    assert.equal(await page.evaluate('document.activeElement.id'), 'operations');
    await page.keyboard.press('/');
    assert.equal(await page.evaluate('document.activeElement.id'), 'search');
  });

  it('says that a token has expired, and takes another one', async () => {
    site.expectStatus(401);
    const page = await site.open('/docs', { token: site.token({ expiresIn: '-1h' }) });
    await page.getByText('you until').waitFor(); // the demo token instead
    await page.getByRole('button', { name: 'Change token' }).click();
    await page.getByLabel('Token').fill(site.token({ expiresIn: '-1h' }));
    await page.getByRole('button', { name: 'Use this token' }).click();
    await page.getByRole('alert').getByText('The token has expired. Request a new one.').waitFor();
    await site.checkLooks(page);
    await page.getByLabel('Token').fill('not a token');
    await page.getByRole('button', { name: 'Use this token' }).click();
    await page.getByRole('alert').getByText('This is not a token.').waitFor();
    await page.getByLabel('Token').fill(site.token({ sub: 'jo' }));
    await page.getByRole('button', { name: 'Use this token' }).click();
    await page.getByText('jo until').waitFor();
  });
});

describePages(
  'The documentation of a server with a key of its own',
  (site) => {
    before(async () => {
      const client = { id: 'connector', secret: await hashSecret('right'), tenants: ['acme'], permissions: ['*'] };
      await writeFile(join(site.folder, 'clients.json'), JSON.stringify({ clients: [client] }));
    });

    it('says that the token of the session has expired', async () => {
      site.expectStatus(401);
      const page = await site.open('/docs', { token: site.token({ expiresIn: '-1h' }) });
      await page.getByText('The token has expired. Request a new one.').waitFor();
      assert.equal(await page.evaluate("sessionStorage.getItem('gala.token')"), null);
    });

    it('takes the id and secret of a client, and says if they are wrong', async () => {
      site.expectStatus(401);
      const page = await site.open('/docs#/referenceTypes/referenceTypes.list');
      await page.getByRole('button', { name: 'Authorize' }).click();
      await page.getByLabel('Client id').fill('connector');
      await page.getByLabel('Client secret').fill('wrong');
      await page.getByRole('button', { name: 'Get a token' }).click();
      await page.getByRole('alert').getByText('The client id or the client secret is wrong.').waitFor();
      await page.getByLabel('Client secret').fill('right');
      await page.getByRole('button', { name: 'Get a token' }).click();
      await page.getByText('connector until').waitFor();
      const operation = block(page, 'referenceTypes.list');
      await operation.getByRole('button', { name: 'Execute' }).click();
      await operation.locator('.live-responses-table .response-col_status').getByText('200').waitFor();
      assert.equal(await page.evaluate('localStorage.length'), 0);
      await page.getByRole('button', { name: 'Change token' }).click();
      await page.getByRole('button', { name: 'Forget the token' }).click();
      await operation.getByRole('button', { name: 'Execute' }).click();
      await operation.locator('.live-responses-table .response-col_status').getByText('401').waitFor();
    });
  },
  { JWT_SECRET: 'a secret for the pages, and for nothing else' },
);
