/** Makes the images of the pages for README.md: `npm run screenshots`. Otherwise there is nothing here to run. */
import { strict as assert } from 'node:assert';
import { mkdirSync } from 'node:fs';
import type { Page } from 'playwright-core';
import { runDemo } from '../../scripts/demo/run.js';
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

    describe('of the console, with the records of the demo', () => {
      let tenant = '';
      before(async () => {
        const lines: string[] = [];
        const log = (text: string) => lines.push(text);
        const env = { ...process.env, GALA_URL: site.url, GALA_TOKEN: site.token() };
        assert.equal(await runDemo({ args: [], env, output: { log, error: log } }), 0, lines.join('\n'));
        tenant = /tenant (\S+)/.exec(lines.join('\n'))?.[1] ?? '';
      });

      it('console.png', async () => {
        const page = await site.open(`/console#/${tenant}/events/abstracts`, { width: 1200, token: site.token() });
        await page.getByRole('row').nth(10).waitFor();
        await save(page, 'console');
      });

      it('reviewing.png', async () => {
        const page = await site.open(`/console#/${tenant}/reviewing`, { width: 1200, token: site.token() });
        await page.getByRole('heading', { name: 'Ranking' }).scrollIntoViewIfNeeded();
        await page.locator('canvas').waitFor();
        await page
          .getByRole('heading', { name: 'Ranking' })
          .evaluate(Function('element', 'element.scrollIntoView()') as never);
        await page.evaluate('scrollBy(0, -90)');
        await save(page, 'reviewing');
      });
    });
  });
