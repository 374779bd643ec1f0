/** Permissions limited to own records: what is another's does not exist, and what one may not see stays as it is. */
import { own } from '../suites/own.js';
import { describeApi } from '../support/api.js';

describeApi('Own records', own);
