/** What of rounds, reviews, decisions and their e-mails depends on the store: see api.spec.ts. */

import { answering } from '../suites/answering.js';
import { closings } from '../suites/closedRounds.js';
import { scoring } from '../suites/criteria.js';
import { deciding } from '../suites/deciding.js';
import { declining } from '../suites/declining.js';
import { heldMails } from '../suites/heldMails.js';
import { judging } from '../suites/judging.js';
import { poolsAtOnce } from '../suites/pools.js';
import { released } from '../suites/released.js';
import { reminders } from '../suites/reminders.js';
import { declaredAtOnce } from '../suites/reviewConflicts.js';
import { reviewStories } from '../suites/reviewStories.js';
import { storms } from '../suites/storms.js';
import { summaries } from '../suites/summaries.js';
import { waitingMails } from '../suites/waitingMails.js';
import { describeApiOnMongo } from './support/api.js';

describeApiOnMongo(
  'A round',
  closings(['patch the score', 'create a review', 'delete one in a batch', 'submit a review']),
);
describeApiOnMongo('In a review:', reviewStories);
describeApiOnMongo('Declining:', declining);
describeApiOnMongo('Deciding:', (start) => deciding(start, false));
describeApiOnMongo('Judging:', judging);
describeApiOnMongo('A pool of reviewers:', poolsAtOnce);
describeApiOnMongo('A conflict of interest', declaredAtOnce);
describeApiOnMongo('Criteria:', scoring);
describeApiOnMongo('Reviews for authors:', released);
describeApiOnMongo('While it waits,', waitingMails);
describeApiOnMongo('E-mails that wait:', heldMails);
describeApiOnMongo('Reminders:', reminders);
describeApiOnMongo('One e-mail per person:', (start) => summaries(start, false));
describeApiOnMongo('By a link:', answering);
describeApiOnMongo('Reviewing by many at once', storms(3));
