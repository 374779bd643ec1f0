/**
 * What of the API depends on the store: what happens at once, pages and queries, what a record may hold, and what is told to who
 * follows. Not what is decided above the store's interface (`src/store/port.ts`) with what both stores answer alike, as
 * test/suites/store checks: the rules of resources, who sees what, names that lead nowhere, CSV, when e-mails are tried
 * again. Those suites run on the embedded store.
 */

import { auditLines } from '../suites/auditLines.js';
import { booths } from '../suites/booths.js';
import { bounds } from '../suites/bounds.js';
import { caps } from '../suites/caps.js';
import { changes } from '../suites/changes.js';
import { conditions } from '../suites/conditions.js';
import { contactRush } from '../suites/contactRush.js';
import { coupons } from '../suites/coupons.js';
import { courier } from '../suites/courier.js';
import { dryRuns } from '../suites/dryRuns.js';
import { family } from '../suites/family.js';
import { filters } from '../suites/filters.js';
import { following } from '../suites/following.js';
import { history } from '../suites/history.js';
import { historyDays } from '../suites/historyDays.js';
import { idempotency } from '../suites/idempotency.js';
import { keptPast } from '../suites/keptPast.js';
import { letters } from '../suites/letters.js';
import { lists } from '../suites/lists.js';
import { manyLetters } from '../suites/manyLetters.js';
import { meanings } from '../suites/meanings.js';
import { messages } from '../suites/messages.js';
import { orders } from '../suites/orders.js';
import { ownLists } from '../suites/ownLists.js';
import { pages } from '../suites/pages.js';
import { people } from '../suites/people.js';
import { salesAtOnce } from '../suites/salesAtOnce.js';
import { stock } from '../suites/stock.js';
import { tickets } from '../suites/tickets.js';
import { undeleting } from '../suites/undeleting.js';
import { upserts } from '../suites/upserts.js';
import { webhookLimits } from '../suites/webhookLimits.js';
import { webhooks } from '../suites/webhooks.js';
import { describeApiOnMongo } from './support/api.js';

describeApiOnMongo('The resource', family(['references']));
describeApiOnMongo('The bounds of a record', bounds);
describeApiOnMongo('Lists of own records among very many', ownLists(300));
describeApiOnMongo('Letters of reference:', letters);
describeApiOnMongo('Letters of reference of a whole award:', manyLetters(true));
describeApiOnMongo('Lists by fields:', lists(['references', 'abstractReviews', 'functionTickets']));
describeApiOnMongo('The filters of', filters(['references']));
describeApiOnMongo('Orders of lists and searches', orders);
describeApiOnMongo('A client that follows changes', following(15));
describeApiOnMongo('The feed of changes', changes(12));
describeApiOnMongo('The history of records', history);
describeApiOnMongo('The days of the history', historyDays);
describeApiOnMongo('Undeleting:', undeleting);
describeApiOnMongo('The past is kept', keptPast);
describeApiOnMongo('People who ask to be forgotten', people);
describeApiOnMongo('Values that mean something:', meanings);
describeApiOnMongo('Pages of', pages);
describeApiOnMongo('E-mails', messages);
describeApiOnMongo('The courier', courier(10));
describeApiOnMongo('The audit log', auditLines);
describeApiOnMongo('Caps on records', caps);
describeApiOnMongo('Tickets', tickets({ buyers: 30, rounds: 1, numRuns: 2 }));
describeApiOnMongo('Stock', stock);
describeApiOnMongo('A ticket', salesAtOnce);
describeApiOnMongo('The contact allowance', contactRush);
describeApiOnMongo('A booth', booths);
describeApiOnMongo('Coupons', coupons);
describeApiOnMongo('Conditions on the version:', conditions);
describeApiOnMongo('With an Idempotency-Key,', idempotency);
describeApiOnMongo('Dry runs and atomic batches:', dryRuns);
describeApiOnMongo('By external id:', upserts);
describeApiOnMongo('Webhooks', webhooks(false));
describeApiOnMongo('Webhooks', webhookLimits);
