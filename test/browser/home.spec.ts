/** The first page. */
import { describePages, narrow, wide } from './support.js';

describePages('The first page', (site) => {
  for (const width of [narrow, wide])
    for (const dark of [false, true])
      it(`is accessible and fits, ${width} pixels wide, ${dark ? 'dark' : 'light'}`, async () => {
        const page = await site.open('/', { width, dark });
        await page.getByRole('heading', { name: 'Gala', level: 1 }).waitFor();
        await site.checkWidth(page);
        await site.checkAccessibility(page);
      });
});
