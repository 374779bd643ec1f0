/** The awards service: the definitions of its resources. */

import type { Definitions } from '../records/registry.js';
import type { ResourceOf } from '../schema/contract.js';
import { applications } from './applications.js';
import { referenceProcesses, references } from './references.js';

export const definitions: Definitions<ResourceOf<'awards'>> = {
  applicationProcesses: { lists: { listByAward: { award_id: 'award_id' } } },
  applications,
  awards: {},
  referenceProcesses,
  references,
  referenceTypes: {},
  savedReports: { lists: { listByApp: { app: 'app' } } },
  shippingProducts: {},
};
