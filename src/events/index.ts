/** The events service: the rules and operations of its resources. */

import { releasesOf } from '../decisions/release.js';
import type { Definitions } from '../records/registry.js';
import type { ResourceOf } from '../schema/contract.js';
import type { Index } from '../store/port.js';
import { exhibitorBooths, exhibitorShowFloors, taken } from './booths.js';
import { coupons } from './coupons.js';
import {
  abstractApprovalProcesses,
  abstractDecisionProcesses,
  abstractSubmissionProcesses,
  toAuthors,
} from './deciding.js';
import { exhibitorRegistrations, exhibitors } from './exhibitors.js';
import { abstractReviews } from './reviewing/abstractReviews.js';
import { abstracts } from './reviewing/abstracts.js';
import { declineNotice } from './reviewing/declining.js';
import { wanted as toReviewers } from './reviewing/emails.js';
import { reviewReminders } from './reviewing/mailings.js';
import { abstractReviewProcesses, abstractReviewRounds } from './reviewing/rounds.js';
import { scales } from './reviewing/scores.js';
import { progress, takenOff } from './reviewing/standing.js';

import { withdrawalNotice } from './reviewing/withdrawing.js';
import { counters } from './tickets/counters.js';
import { functionFees, functions } from './tickets/functions.js';
import { functionTickets } from './tickets/functionTickets.js';

export const definitions: Definitions<ResourceOf<'events'>> = {
  abstractApprovalProcesses,
  abstractDecisionProcesses,
  abstractReviewProcesses,
  abstractReviewRounds,
  abstractReviews,
  abstractSubmissionProcesses,
  abstracts,
  coupons,
  exhibitorBooths,
  exhibitorRegistrations,
  exhibitorShowFloors,
  exhibitors,
  functionFees,
  functionTickets,
  functions,
};

export const wanted = {
  ...toReviewers,
  ...toAuthors,
  withdrawal_notice: withdrawalNotice,
  review_decline_notice: declineNotice,
};

export { summaries } from './reviewing/emails.js';
export const reminders = { review_reminder: reviewReminders };

export { reviewLinks as linkKinds } from './reviewing/answering.js';

/** Internal collections of the service, with their indexes. */
export const collections: Readonly<Record<string, readonly Index[]>> = {
  [counters]: [],
  [releasesOf('abstracts')]: [],
  [progress]: [],
  [scales]: [],
  [taken]: [],
  [takenOff]: [{ fields: ['round', 'abstract', 'contact'] }],
};
