import type { EventsResource } from '../document/contract.js';
import type { Resource } from '../document/resource.js';
import type { Index } from '../store/port.js';
import { abstractApprovalProcesses } from './abstractApprovalProcesses.js';
import { abstractDecisionProcesses } from './abstractDecisionProcesses.js';
import { abstractSettings } from './abstractSettings.js';
import { abstractSubmissionProcesses } from './abstractSubmissionProcesses.js';
import { abstractTypes } from './abstractTypes.js';
import { coupons } from './coupons/coupons.js';
import { events } from './events.js';
import { exhibitorBooths } from './exhibitorBooths.js';
import { exhibitorBoothTypes } from './exhibitorBoothTypes.js';
import { exhibitorContactTypes } from './exhibitorContactTypes.js';
import { exhibitorRegistrations } from './exhibitorRegistrations.js';
import { exhibitorSettings } from './exhibitorSettings.js';
import { exhibitorShowFloors } from './exhibitorShowFloors.js';
import { exhibitors } from './exhibitors/exhibitors.js';
import { functionTypes } from './functionTypes.js';
import { miscellaneousEvents } from './miscellaneousEvents.js';
import { abstractReviewProcesses } from './reviewing/abstractReviewProcesses.js';
import { abstractReviewRounds } from './reviewing/abstractReviewRounds.js';
import { abstractReviews } from './reviewing/abstractReviews.js';
import { abstracts } from './reviewing/abstracts.js';
import { places } from './tickets/capacity.js';
import { functionFees } from './tickets/functionFees.js';
import { functions } from './tickets/functions.js';
import { functionTickets } from './tickets/functionTickets.js';

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
