import { meanings } from '../suites/meanings.js';
import { describeApi } from '../support/api.js';

describeApi('Values that mean something:', meanings);
