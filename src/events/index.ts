import type { EventsResource } from '../contract.js';
import type { Resource } from '../resource.js';
import type { Index } from '../store/port.js';
import { abstractApprovalProcesses } from './abstractApprovalProcesses.js';
import { abstractDecisionProcesses } from './abstractDecisionProcesses.js';
import { abstractReviewProcesses } from './abstractReviewProcesses.js';
import { abstractReviewRounds } from './abstractReviewRounds.js';
import { abstractReviews } from './abstractReviews.js';
import { abstractSettings } from './abstractSettings.js';
import { abstractSubmissionProcesses } from './abstractSubmissionProcesses.js';
import { abstracts } from './abstracts.js';
import { abstractTypes } from './abstractTypes.js';
import { coupons } from './coupons.js';
import { events } from './events.js';
import { exhibitorBooths } from './exhibitorBooths.js';
import { exhibitorBoothTypes } from './exhibitorBoothTypes.js';
import { exhibitorContactTypes } from './exhibitorContactTypes.js';
import { exhibitorRegistrations } from './exhibitorRegistrations.js';
import { exhibitorSettings } from './exhibitorSettings.js';
import { exhibitorShowFloors } from './exhibitorShowFloors.js';
import { exhibitors } from './exhibitors.js';
import { functionFees } from './functionFees.js';
import { functions } from './functions.js';
import { functionTickets } from './functionTickets.js';
import { functionTypes } from './functionTypes.js';
import { miscellaneousEvents } from './miscellaneousEvents.js';
import { places } from './places.js';

const resources: { readonly [R in EventsResource]: Resource<R> } = {
  abstractApprovalProcesses,
  abstractDecisionProcesses,
  abstractReviewProcesses,
  abstractReviewRounds,
  abstractReviews,
  abstractSettings,
  abstractSubmissionProcesses,
  abstractTypes,
  abstracts,
  coupons,
  events,
  exhibitorBoothTypes,
  exhibitorBooths,
  exhibitorContactTypes,
  exhibitorRegistrations,
  exhibitorSettings,
  exhibitorShowFloors,
  exhibitors,
  functionFees,
  functionTickets,
  functionTypes,
  functions,
  miscellaneousEvents,
};

/** The resources of the events service: the compiler asks for each that the document has. */
export const eventsResources: readonly Resource[] = Object.values(resources);

/** What the service keeps for itself, with its indexes. */
export const eventsCollections: Readonly<Record<string, readonly Index[]>> = {
  [places]: [],
};
