import type { Resource } from '../resource.js';
import { applicationProcesses } from './applicationProcesses.js';
import { applications } from './applications.js';
import { awards } from './awards.js';
import { referenceProcesses } from './referenceProcesses.js';
import { references } from './references.js';
import { referenceTypes } from './referenceTypes.js';
import { savedReports } from './savedReports.js';
import { shippingProducts } from './shippingProducts.js';

/** The resources of the awards service. */
export const awardsResources: readonly Resource[] = [
  references,
  referenceProcesses,
  referenceTypes,
  savedReports,
  shippingProducts,
  awards,
  applications,
  applicationProcesses,
];
