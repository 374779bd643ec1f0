/** The events service: the definitions of its resources. */

import type { Definitions } from '../records/registry.js';
import type { ResourceOf } from '../schema/contract.js';
import type { Index } from '../store/port.js';
import { publicIndex, publicList, publicPage } from '../verbs/public.js';
import { by, search } from '../verbs/search.js';
import { coupons } from './coupons.js';
import { boothIndexes, exhibitorRegistrations, exhibitors } from './exhibitors.js';
import { abstractReviews } from './reviewing/abstractReviews.js';
import { abstracts } from './reviewing/abstracts.js';
import { progress } from './reviewing/load.js';
import { abstractReviewProcesses, abstractReviewRounds } from './reviewing/rounds.js';
import { counters, functionFees, functions } from './tickets/functions.js';
import { functionTickets } from './tickets/functionTickets.js';

const listByEvent = { event_id: 'event_id' } as const;

export const definitions: Definitions<ResourceOf<'events'>> = {
  abstractApprovalProcesses: { lists: { listByEvent } },
  abstractDecisionProcesses: {},
  abstractReviewProcesses,
  abstractReviewRounds,
  abstractReviews,
  abstractSettings: {},
  abstractSubmissionProcesses: {},
  abstractTypes: { lists: { listByEvent } },
  abstracts,
  coupons,
  events: {
    indexes: [{ fields: ['type_id'] }],
    operations: {
      search: search('events', {
        ...by('equals', 'ids', 'type_ids'),
        ...by('contains', 'name'),
        ...by('between', 'start_date'),
      }),
    },
  },
  exhibitorBoothTypes: {},
  exhibitorBooths: { lists: { listByEvent }, indexes: boothIndexes },
  exhibitorContactTypes: {},
  exhibitorRegistrations,
  exhibitorSettings: { indexes: [{ fields: ['event_id'] }] },
  exhibitorShowFloors: { lists: { listByEvent } },
  exhibitors,
  functionFees,
  functionTickets,
  functionTypes: {
    indexes: [publicIndex()],
    operations: { listPublic: publicList('functionTypes') },
  },
  functions,
  miscellaneousEvents: {
    indexes: [publicIndex('event_id')],
    operations: { listPublicByEvent: publicPage('miscellaneousEvents', 'listPublicByEvent', listByEvent) },
  },
};

/** Internal collections of the service, with their indexes. */
export const collections: Readonly<Record<string, readonly Index[]>> = { [counters]: [], [progress]: [] };
