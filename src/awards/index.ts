/** The awards service: the rules and operations of its resources. */

import type { Definitions } from '../records/registry.js';
import type { ResourceOf } from '../schema/contract.js';
import type { Index } from '../store/port.js';
import { applications } from './applications.js';
import { guarded } from './guarding.js';
import { referenceProcesses, references } from './references.js';

export const definitions: Definitions<ResourceOf<'awards'>> = {
  applications,
  referenceProcesses,
  references,
};

export { wanted } from './requests.js';

/** Internal collections of the service, with their indexes. */
export const collections: Readonly<Record<string, readonly Index[]>> = { [guarded]: [], 'awards.submitters': [] };
