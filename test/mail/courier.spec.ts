import { courier } from '../suites/courier.js';
import { describeApi } from '../support/api.js';

describeApi('The courier', courier(60));
