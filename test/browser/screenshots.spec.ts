/** Makes the images of the pages for README.md: `npm run screenshots`. Otherwise there is nothing here to run. */
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { describePages } from './support.js';

const folder = 'docs/images';

if (process.env.SCREENSHOTS)
  describePages('The images', (site) => {
    before(() => mkdirSync(folder, { recursive: true }));

    async function save(page: Page, name: string): Promise<void> {
      await page.setViewportSize({ width: 1200, height: 760 });
      await page.screenshot({ path: `${folder}/${name}.png`, animations: 'disabled' });
    }

    it('home.png', async () => {
      const page = await site.open('/', { width: 1200 });
      await page.getByText('Running since').waitFor();
      await save(page, 'home');
    });

    it('docs.png', async () => {
      const page = await site.open('/docs?service=events#/coupons/coupons.evaluate', { width: 1200 });
      await page.getByText('total_too_large').waitFor();
      await page.getByText('you until').waitFor();
      await save(page, 'docs');
    });
  });
