/** The awards service: the definitions of its resources. */

import type { Definitions } from '../records/registry.js';
import type { ResourceOf } from '../schema/contract.js';
import { by, search } from '../verbs/search.js';
import { referenceProcesses, references } from './references.js';

export const definitions: Definitions<ResourceOf<'awards'>> = {
  applicationProcesses: { lists: { listByAward: { award_id: 'award_id' } } },
  applications: {
    indexes: [{ fields: ['contact_id'] }, { fields: ['organization_id'] }, { fields: ['email_address'], folded: true }],
    operations: {
      search: search('applications', {
        ...by('equals', 'ids', 'award_ids', 'contact_ids', 'organization_ids', 'process_ids'),
        ...by('equals', 'status', 'review_status', 'state'),
        ...by('equalsFolded', 'email_address'),
        ...by('contains', 'name', 'first_name', 'last_name', 'city', 'job_title'),
      }),
    },
  },
  awards: {},
  referenceProcesses,
  references,
  referenceTypes: {},
  savedReports: { lists: { listByApp: { app: 'app' } } },
  shippingProducts: {},
};
