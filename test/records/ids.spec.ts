/** Ids that a server makes. */
import { ids } from '../suites/ids.js';
import { describeApi } from '../support/api.js';

describeApi('Ids', ids);
