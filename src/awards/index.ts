/** The awards service: the definitions of its resources. */

import type { Definitions } from '../records/registry.js';
import type { ResourceOf } from '../schema/contract.js';
import { search } from '../verbs/search.js';
import { referenceProcesses, references } from './references.js';

export const definitions: Definitions<ResourceOf<'awards'>> = {
  applicationProcesses: { lists: { listByAward: { award_id: 'award_id' } } },
  applications: {
    indexes: [{ fields: ['contact_id'] }, { fields: ['organization_id'] }, { fields: ['email_address'], folded: true }],
    operations: {
      search: search('applications', {
        ids: { field: 'id', by: 'equals' },
        award_ids: { field: 'award_id', by: 'equals' },
        contact_ids: { field: 'contact_id', by: 'equals' },
        organization_ids: { field: 'organization_id', by: 'equals' },
        process_ids: { field: 'process_id', by: 'equals' },
        status: { field: 'status', by: 'equals' },
        review_status: { field: 'review_status', by: 'equals' },
        state: { field: 'state', by: 'equals' },
        email_address: { field: 'email_address', by: 'equalsFolded' },
        name: { field: 'name', by: 'contains' },
        first_name: { field: 'first_name', by: 'contains' },
        last_name: { field: 'last_name', by: 'contains' },
        city: { field: 'city', by: 'contains' },
        job_title: { field: 'job_title', by: 'contains' },
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
