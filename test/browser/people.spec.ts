/** People in the console: what names somebody, and their end. */
import { strict as assert } from 'node:assert';
import { describePages, narrow } from './support.js';

const ada = { contact_id: 'contact-ada', name: 'Ada Lovelace', email_address: 'ada@example.org' };

describePages('The console for people', (site) => {
  it('finds what names somebody in all services, says what would go, and erases it', async () => {
    const application = await site.call('POST', '/awards/applications/acme', ada);
    const paper = { submitter_id: 'contact-ada', name: 'Ada Lovelace', title: 'On engines' };
    const abstract = await site.call('POST', '/events/abstracts/acme', paper);
    const page = await site.open('/console#/acme/people', { token: site.token(), width: narrow, dark: true });
    const look = async (text: string) => {
      await page.getByLabel('Contact or e-mail address').fill(text);
      await page.keyboard.press('Enter');
    };
    await look('nobody');
    await page.getByText('No record names this person.').waitFor();
    await look('contact-ada');
    await page.getByRole('row').filter({ hasText: 'Submitter' }).waitFor();
    assert.equal(await page.getByRole('row').count(), 3);
    await site.checkAllLooks(page);

    await page.getByRole('button', { name: 'Erase this person' }).click();
    const dialog = page.getByRole('dialog');
    assert.deepEqual(await dialog.getByRole('checkbox', { checked: true }).count(), 1);
    await dialog.getByLabel('ada@example.org').check();
    await dialog.getByLabel('Ada Lovelace').check();
    await dialog.getByRole('button', { name: 'Look what would go' }).click();
    await dialog.getByText('2 records would change').waitFor();
    await site.checkLooks(page);
    assert.equal((await site.call('GET', `/awards/applications/acme/${application.id}`)).name, 'Ada Lovelace');
    await dialog.getByLabel('Ada Lovelace').uncheck();
    await dialog.getByRole('button', { name: 'Look what would go' }).click();
    const last = dialog.getByRole('button', { name: 'Erase for good' });
    await last.waitFor();
    assert.ok(await last.isDisabled());
    await dialog.getByLabel('It cannot be undone').check();
    await last.click();
    await dialog.getByText('2 records no longer name the person').waitFor();
    await dialog.getByRole('button', { name: 'Close' }).click();
    await page.getByText('No record names this person.').waitFor();
    assert.equal((await site.call('GET', `/awards/applications/acme/${application.id}`)).name, 'erased');
    const { name, title } = await site.call('GET', `/events/abstracts/acme/${abstract.id}`);
    assert.deepEqual([name, title], ['erased', 'On engines']);
  });
});
