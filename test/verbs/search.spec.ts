import { search } from '../suites/search.js';
import { describeApi } from '../support/api.js';

describeApi('Search', search);
