/** The events service: the rules and operations of its resources. */

import { releasesOf } from '../decisions/release.js';
import type { Definitions } from '../records/registry.js';
import type { ResourceOf } from '../schema/contract.js';
import type { Index } from '../store/port.js';
import { abstracts } from './abstracts.js';
import { abstractLink, toAuthors } from './authors.js';
import { exhibitorBooths, exhibitorShowFloors, taken } from './booths.js';
import { coupons } from './coupons.js';
import { abstractApprovalProcesses, abstractDecisionProcesses, abstractSubmissionProcesses } from './deciding.js';
import { exhibitorRegistrations, exhibitors } from './exhibitors.js';

import { reviewed } from './reviewing.js';
import { counters } from './tickets/counters.js';
import { functionFees, functions } from './tickets/functions.js';
import { functionTickets } from './tickets/functionTickets.js';

export const definitions: Definitions<ResourceOf<'events'>> = {
  abstractApprovalProcesses,
  abstractDecisionProcesses,
  abstractReviewConflicts: reviewed.conflicts,
  abstractReviewProcesses: reviewed.processes,
  abstractReviewRounds: reviewed.rounds,
  abstractReviews: reviewed.reviews,
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

export const wanted = { ...reviewed.wanted, ...toAuthors };
export const { summaries, reminders } = reviewed;

export const linkKinds = { ...reviewed.linkKinds, abstract: abstractLink };

/** Internal collections of the service, with their indexes. */
export const collections: Readonly<Record<string, readonly Index[]>> = {
  ...reviewed.collections,
  [counters]: [],
  [releasesOf('abstracts')]: [],
  [taken]: [],
};
