/** The first page. */
import { describePages, views } from './support.js';

describePages('The first page', (site) => {
  for (const view of views)
    it(`is accessible and fits, ${view.width} pixels wide`, async () => {
      const page = await site.open('/', view);
      await page.getByRole('heading', { name: 'Gala', level: 1 }).waitFor();
      await site.checkLooks(page);
    });
});
