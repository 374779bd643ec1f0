/** What every Store must do. */
import { type Open, withStore } from '../../support/shelf.js';
import { commits } from './commits.js';
import { orders } from './orders.js';
import { pages } from './pages.js';
import { records } from './records.js';

export function storeSuite(name: string, open: Open): void {
  describe(`The ${name} store:`, () => {
    withStore(open);
    records();
    pages();
    orders();
    commits();
  });
}
