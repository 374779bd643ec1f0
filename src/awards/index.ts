/** The awards service: the rules and operations of its resources. */

import type { Definitions } from '../records/registry.js';
import type { ResourceOf } from '../schema/contract.js';
import { referenceProcesses, references } from './references.js';

export const definitions: Definitions<ResourceOf<'awards'>> = {
  referenceProcesses,
  references,
};
