import type { AwardsResource } from '../document/contract.js';
import type { Resource } from '../document/resource.js';
import { applicationProcesses } from './applicationProcesses.js';
import { applications } from './applications.js';
import { awards } from './awards.js';
import { referenceProcesses } from './references/referenceProcesses.js';
import { references } from './references/references.js';
import { referenceTypes } from './referenceTypes.js';
import { savedReports } from './savedReports.js';
import { shippingProducts } from './shippingProducts.js';

const resources: { readonly [R in AwardsResource]: Resource<R> } = {
  references,
  referenceProcesses,
  referenceTypes,
  savedReports,
  shippingProducts,
  awards,
  applications,
  applicationProcesses,
};

/** The resources of the awards service: the compiler asks for each that the document has. */
export const awardsResources: readonly Resource[] = Object.values(resources);
