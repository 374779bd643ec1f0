import { own } from '../suites/own.js';
import { describeApi } from '../support/api.js';

describeApi('Own records', own);
