/** Webhooks in the console: adding an endpoint, its secret, a test, a failure, and what can be done about it. */
import { strict as assert } from 'node:assert';
import type { Page } from 'playwright-core';
import { type Receiver, receiver, status, verify } from '../support/receiver.js';
import { until } from '../support/until.js';
import { describePages, narrow } from './support.js';

const dialog = (page: Page) => page.getByRole('dialog');

describePages(
  'The console for webhooks',
  (site) => {
    let hook: Receiver;
    before(async () => {
      hook = await receiver();
    });
    after(() => hook.close());

    it('adds an endpoint, shows its secret once, tests it, and says what it has answered', async () => {
      const page = await site.open('/console#/acme/webhooks', { token: site.token(), width: narrow, dark: true });
      const row = page.getByRole('row').filter({ hasText: hook.url });
      const press = async (name: string) => {
        await row.getByRole('button', { name: `${name}: ` }).focus();
        await page.keyboard.press('Enter');
      };
      await page.getByRole('button', { name: 'Add an endpoint' }).focus();
      await page.keyboard.press('Enter');
      await dialog(page).getByLabel('Address').fill(hook.url);
      await dialog(page).getByLabel('Who is told').fill('crm@example.org');
      await dialog(page).getByLabel('What it is for').fill('The CRM');
      await site.checkLooks(page);
      await page.keyboard.press('Enter');
      const shown = dialog(page).getByLabel('Secret', { exact: true });
      const secret = await shown.inputValue();
      await site.checkLooks(page);
      await dialog(page).getByRole('button', { name: 'Close' }).click();
      assert.doesNotMatch(await page.content(), /whsec_/);

      await press('Test');
      await row.getByText('204').waitFor();
      assert.equal(verify(secret, hook.deliveries[0] ?? assert.fail()).type, 'ping');

      hook.answers.push(status(410));
      await press('Test');
      await row.getByText('disabled').waitFor();
      await row.getByText('It says that it is gone for good.').waitFor();
      await site.checkAllLooks(page);
      hook.answers[0] = status(204);
      await press('Send again');
      await row.getByText('active').waitFor();

      await press('New secret');
      await dialog(page).getByRole('button', { name: 'Make it' }).click();
      const next = await shown.inputValue();
      assert.notEqual(next, secret);
      await page.keyboard.press('Escape');
      const before = hook.deliveries.length;
      await site.call('POST', '/awards/referenceTypes/acme', { name: 'Letter' });
      await until(() => hook.deliveries.length > before);
      for (const one of [secret, next]) verify(one, hook.deliveries.at(-1) ?? assert.fail());

      await press('Edit');
      await dialog(page).getByLabel('What it is for').fill('');
      await dialog(page).getByText('Told of everything').click();
      await dialog(page).getByLabel('references', { exact: true }).check();
      await dialog(page).getByRole('button', { name: 'Save' }).click();
      await row.getByText('references', { exact: true }).waitFor();
      await press('Delete');
      await dialog(page).getByRole('button', { name: 'Delete' }).click();
      await row.waitFor({ state: 'hidden' });
    });
  },
  { WEBHOOK_ALLOW: 'localhost' },
);
