/** Places and contacts that many want at once. */
import { contactRush } from '../suites/contactRush.js';
import { salesAtOnce } from '../suites/salesAtOnce.js';
import { tickets } from '../suites/tickets.js';
import { describeApiOnMongo } from './support/api.js';

describeApiOnMongo('Tickets', tickets({ buyers: 50, rounds: 1, numRuns: 5 }));
describeApiOnMongo('A ticket', salesAtOnce);
describeApiOnMongo('The contact allowance', contactRush);
