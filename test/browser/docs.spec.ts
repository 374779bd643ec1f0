/** The documentation in a browser. */
import { strict as assert } from 'node:assert';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Page, Request } from 'playwright-core';
import { hashSecret } from '../../src/issuer/secrets.js';
import { Document } from '../../src/schema/document.js';
import { describePages, eventually, views } from './support.js';

/** swagger-ui escapes the dot in its ids. */
const block = (page: Page, operation: string) => page.locator(`[id$="-${operation.replace('.', '\\\\.')}"]`);

const operationsOf = (resource: string) =>
  Document.load('events')
    .routes.map(({ operation }) => operation.operationId)
    .filter((id) => id.startsWith(`${resource}.`))
    .sort();

const search = (page: Page, phrase: string) => page.getByRole('searchbox').fill(phrase);

/** Opens an operation by its address, and sends it. @returns the request, and the status and the body of its answer. */
async function execute(page: Page, operation: string) {
  const [tag] = operation.split('.');
  await page.evaluate(`location.hash = '#/${tag}/${operation}'`);
  const button = block(page, operation).getByRole('button', { name: 'Execute' });
  await inputs(page, operation).first().waitFor(); // before that, swagger-ui does not know it yet
  // a click would miss it while the page scrolls to the operation
  const [response] = await Promise.all([page.waitForResponse(/\/(awards|events)\/\w+\//), button.press('Enter')]);
  const shown = block(page, operation).locator('.live-responses-table .response-col_status');
  await shown.getByText(String(response.status())).waitFor();
  return { sent: response.request(), status: response.status(), answer: await response.json() };
}

const inputs = (page: Page, operation: string) => block(page, operation).locator('.parameters input');

const listed = (page: Page) => page.locator('.opblock-summary-operation-id').allInnerTexts();

describePages('The documentation', (site) => {
  it('is used with the keyboard, finds an operation, and sends what it needs with the ids of the last answers', async () => {
    const page = await site.open('/docs');
    const focused = () => page.evaluate('document.activeElement.id');
    await page.locator('.opblock-tag').first().waitFor();
    await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await eventually(focused, 'main');
    await page.keyboard.press('/');
    await eventually(focused, 'search');
    await page.getByText('you until').waitFor();
    await search(page, 'create reference type');
    const operation = block(page, 'referenceTypes.create');
    await operation.locator('.opblock-summary-control').click();
    await page.waitForURL(/#\/referenceTypes\/referenceTypes\.create$/);
    await operation.getByRole('button', { name: 'Execute' }).click();
    await operation.locator('.live-responses-table .response-col_status').getByText('200').waitFor();
    const saved = await site.call('GET', '/awards/referenceTypes/acme');
    assert.deepEqual([saved.length, saved[0].sys_created_by_id], [1, 'you']);

    await page.evaluate(`location.hash = '#/awards/awards.create'`);
    await page.getByRole('searchbox').fill('');
    await inputs(page, 'awards.create').first().fill('fresh');
    const { answer: award } = await execute(page, 'awards.create');
    const path = (sent: Request) => sent.url().slice(`${site.url}/awards`.length);
    const ids: string[] = [];
    for (const _ of [1, 2]) {
      const { sent, status, answer } = await execute(page, 'referenceProcesses.create');
      assert.deepEqual([status, path(sent)], [200, '/referenceProcesses/fresh'], 'the tenant stays');
      assert.equal(sent.postDataJSON().award_id, award.id, 'the document has an id that is not there');
      assert.deepEqual(
        Object.keys(sent.headers()).filter((one) => /^(if-|idempotency|prefer)/.test(one)),
        [],
      );
      ids.push(answer.id);
    }
    assert.notEqual(ids[0], ids[1], 'the second request is not a repetition of the first');
    const last = `/referenceProcesses/fresh/${ids[1]}`;
    const list = await execute(page, 'referenceProcesses.list');
    assert.deepEqual([list.status, path(list.sent)], [200, '/referenceProcesses/fresh']);
    assert.equal(list.answer.length, 2, 'nothing is left out');
    for (const verb of ['get', 'patch']) {
      const { sent, status } = await execute(page, `referenceProcesses.${verb}`);
      assert.deepEqual([status, path(sent)], [200, last], verb);
    }
    await inputs(page, 'referenceProcesses.get').last().fill('typed');
    const gone = await execute(page, 'referenceProcesses.delete');
    assert.deepEqual([gone.status, path(gone.sent)], [200, last]);
    assert.equal(await inputs(page, 'referenceProcesses.get').last().inputValue(), 'typed', 'it is not written over');
    site.expectStatus(400);
    const { sent, status } = await execute(page, 'references.create');
    const { application_id, process_id, award_id } = sent.postDataJSON();
    assert.deepEqual([status, application_id, process_id, award_id], [400, '', '', award.id], 'no id is made up');
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

  it('opens what the address names, with roles and error codes, and searches in all services', async () => {
    const page = await site.open('/docs?service=events#/abstracts/abstracts.get');
    const access = block(page, 'abstracts.get').locator('.access');
    await access.waitFor();
    const text = (await access.innerText()).replaceAll(/\s+/g, ' ');
    assert.match(text, /Permission abstracts\.get Roles staff reviewer: own records author: own records/);
    await access.getByText('Errors that many operations share').click();
    await access.getByText('record_not_found', { exact: true }).waitFor();
    await page.evaluate(`location.hash = '#/mergeFields/mergeFields.get'`);
    const free = block(page, 'mergeFields.get').locator('.access dl').first();
    await free.waitFor();
    assert.equal((await free.innerText()).replaceAll(/\s+/g, ' ').trim(), 'Permission None, and no token');

    for (const [phrase, expected] of [
      ['resend assignment', ['resendReview', 'sendReview'].map((verb) => `abstractReviews.${verb}AssignmentEmail`)],
      ['coupons.evaluate', ['coupons.evaluate']],
      ['nothing like this', []],
      ['post /coupons/{tenantId}/{id}/evaluate', ['coupons.evaluate']],
      [
        'sold_out',
        [...['create', 'patch', 'replace', 'upsert'].map((verb) => `functionTickets.${verb}`), 'history.undelete'],
      ],
      ['calculate the discount', ['coupons.evaluate']],
      ['functionTickets.', operationsOf('functionTickets')],
      ['total_too_large', ['coupons.evaluate']],
    ] as const) {
      await search(page, phrase);
      await page.getByText(expected.length === 0 ? 'Nothing matches' : `${expected.length} of `).waitFor();
      await eventually(async () => (await listed(page)).sort(), [...expected]);
    }

    await page.getByRole('searchbox').fill('application_id');
    await page.waitForURL(/q=application_id/);
    const elsewhere = page.getByRole('navigation', { name: 'Found in other services' });
    await elsewhere.getByRole('link', { name: 'references.process', exact: true }).click();
    await page.waitForURL(/service=awards&q=application_id#\/references\/references\.process$/);
    await block(page, 'references.process').locator('.access').waitFor();
    await eventually(() => page.getByRole('searchbox').inputValue(), 'application_id');
    await page.getByRole('link', { name: 'Gala events' }).click();
    await page.getByText('Nothing matches “application_id”').waitFor();
  });

  for (const view of views)
    it(`is accessible and fits, as do the first page and the guides, ${view.width} pixels wide`, async () => {
      const page = await site.open('/', view);
      await page.getByText('Running since').waitFor();
      await site.checkLooks(page);
      await page.goto(`${site.url}/docs?service=awards#/references/references.process`);
      await block(page, 'references.process').locator('.access').waitFor();
      await page.getByText('you until').waitFor();
      await execute(page, 'referenceTypes.list');
      await site.checkLooks(page);
      await page.getByRole('link', { name: 'Guides' }).click();
      await page.getByRole('main').getByRole('link', { name: 'Operations' }).click();
      await page.getByRole('heading', { name: 'Checklist for production' }).waitFor();
      await site.checkLooks(page);
    });

  it('says that a token has expired, and takes another one', async () => {
    site.expectStatus(401);
    const page = await site.open('/docs', { token: site.token({ expiresIn: '-1h' }) });
    await page.getByText('you until').waitFor(); // the demo token instead
    await page.getByRole('button', { name: 'Change token' }).click();
    const logIn = async (token: string) => {
      await page.getByLabel('Token').fill(token);
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
    };
    await logIn(site.token({ expiresIn: '-1h' }));
    await page.getByRole('alert').getByText('The token has expired. Request a new one.').waitFor();
    await site.checkLooks(page);
    await logIn('not a token');
    await page.getByRole('alert').getByText('This is not a token.').waitFor();
    await logIn(site.token({ sub: 'jo' }));
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

    it('says that a token has expired, takes the id and secret of a client, and says if they are wrong', async () => {
      site.expectStatus(401);
      const expired = { token: site.token({ expiresIn: '-1h' }) };
      const page = await site.open('/docs#/referenceTypes/referenceTypes.list', expired);
      await page.getByText('The token has expired. Request a new one.').waitFor();
      assert.equal(await page.evaluate("sessionStorage.getItem('gala.token')"), null);
      await page.getByRole('button', { name: 'Authorize' }).click();
      await page.getByRole('button', { name: "A client's secret" }).click();
      await page.getByLabel('Client id').fill('connector');
      await page.getByLabel('Client secret').fill('wrong');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.getByRole('alert').getByText('The client id or the client secret is wrong.').waitFor();
      await page.getByLabel('Client secret').fill('right');
      await page.getByRole('button', { name: 'Log in', exact: true }).click();
      await page.getByText('connector until').waitFor();
      const operation = block(page, 'referenceTypes.list');
      await operation.getByRole('button', { name: 'Execute' }).click();
      await operation.locator('.live-responses-table .response-col_status').getByText('200').waitFor();
      assert.equal(await page.evaluate('localStorage.length'), 0);
      await page.getByRole('button', { name: 'Forget the token' }).click();
      await operation.getByRole('button', { name: 'Execute' }).click();
      await operation.locator('.live-responses-table .response-col_status').getByText('401').waitFor();
    });
  },
  { JWT_SECRET: 'a secret for the pages, and for nothing else' },
);
