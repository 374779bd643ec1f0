/** What a service gets for its table: the definitions of its resources, its e-mails, reminders, links and collections. */

import type { Change, Opener } from '../records/registry.js';
import type { Deletion, Work } from '../records/work.js';
import type { Draft } from '../schema/contract.js';
import type { Index } from '../store/port.js';
import { linksOf } from './answering.js';
import { conflictsDeclared, removeDeclarations, restoreDeclarations } from './declaring.js';
import { declineNotice } from './declining.js';
import { summariesOf, wantedOf } from './emails.js';
import { reviewReminders } from './mailings.js';
import { noteInReviews } from './noting.js';
import { forgetNames } from './released.js';
import { reviewsOf } from './reviews.js';
import { blindSubject, processesOf, roundsOf } from './rounds.js';
import { judgeAuthors, keepScores } from './scores.js';
import { collectionOf, type Reviewing, type Subject } from './table.js';
import { withdrawalNotice } from './withdrawing.js';
import { refuseReviewed, scoresOf } from './withholding.js';

export const engineOf = (of: Reviewing) => ({
  subjects: subjectsOf(of),
  conflicts: conflictsDeclared(of),
  processes: processesOf(of),
  rounds: roundsOf(of),
  reviews: reviewsOf(of),
  wanted: {
    ...wantedOf(of),
    [of.emails.withdrawal_notice]: withdrawalNotice(of),
    [of.emails.review_decline_notice]: declineNotice(of),
  },
  summaries: summariesOf(of),
  reminders: { [of.emails.review_reminder]: reviewReminders(of) },
  linkKinds: linksOf(of),
  collections: {
    [collectionOf(of, 'aliases')]: [],
    [collectionOf(of, 'reviewing')]: [],
    [collectionOf(of, 'scales')]: [],
    [collectionOf(of, 'takenOff')]: [{ fields: ['round', 'abstract', 'contact'] }],
  } satisfies Record<string, readonly Index[]>,
});

/** What is asked of the records that are reviewed: their scores and their people. */
const subjectsOf = (of: Reviewing) => ({
  prepare: (draft: Draft<'abstracts'>, previous: Subject | undefined, work: Work) =>
    keepScores(of, draft, previous, work),
  blind: (subject: Subject, openers: readonly Opener[], work: Work) => blindSubject(of, subject, openers, work),
  withheld: scoresOf(of),
  judge: (change: Change<'abstracts'>, work: Work) => judgeAuthors(of, change, work),
  saved: (subject: Subject, previous: Subject | undefined, work: Work) => noteInReviews(of, subject, previous, work),
  removed: async (subject: Subject, work: Work) => {
    await refuseReviewed(of, subject, work);
    await forgetNames(of, subject, work);
    await removeDeclarations(of, subject, work);
  },
  returned: (subject: Subject, deletion: Deletion, work: Work) => restoreDeclarations(of, subject, deletion, work),
});
