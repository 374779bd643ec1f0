/** Makes the images of the pages for README.md: `npm run screenshots`. Otherwise there is nothing here to run. */
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { fillDemo } from '../../src/commands/demo.js';
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

    describe('of the console, with the sample', () => {
      const [tenant, width] = ['meridian', 1200];
      before(() => fillDemo(site.url, site.token()));

      it('console.png', async () => {
        const page = await site.open(`/console#/${tenant}`, { width: 1440, token: site.token() });
        for (const text of ['of 60 reviews done', 'begins', 'Latest changes', 'of 40, 3 left', 'to noether'])
          await page.getByText(text).first().waitFor();
        await page.setViewportSize({ width: 1440, height: 780 });
        await page.screenshot({ path: `${folder}/console.png`, animations: 'disabled' });
      });

      it('table.png', async () => {
        const page = await site.open(`/console#/${tenant}/events/abstracts`, { width, token: site.token() });
        await page.getByRole('row').nth(10).waitFor();
        await save(page, 'table');
      });

      it('reviewing.png', async () => {
        const page = await site.open(`/console#/${tenant}/reviewing`, { width, token: site.token() });
        await page.getByRole('heading', { name: 'Ranking' }).scrollIntoViewIfNeeded();
        await page.locator('svg.plot, figure svg').first().waitFor();
        await page
          .getByRole('heading', { name: 'Ranking' })
          .evaluate(Function('element', 'element.scrollIntoView()') as never);
        await page.evaluate('scrollBy(0, -90)');
        await save(page, 'reviewing');
      });
    });
  });
