/** The awards service: its resources, with what lies behind their document. */
import type { AwardsResource } from '../document/contract.js';
import type { Definitions } from '../records/definition.js';
import { applications } from './applications.js';
import { referenceProcesses } from './references/referenceProcesses.js';
import { references } from './references/references.js';

export const definitions: Definitions<AwardsResource> = {
  applicationProcesses: { lists: { listByAward: { award_id: 'award_id' } } },
  applications,
  awards: {},
  referenceProcesses,
  references,
  referenceTypes: {},
  savedReports: { lists: { listByApp: { app: 'app' } } },
  shippingProducts: {},
};
