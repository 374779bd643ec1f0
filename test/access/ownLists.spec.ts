import { ownLists } from '../suites/ownLists.js';
import { ownSearches } from '../suites/ownSearches.js';
import { describeApi } from '../support/api.js';

describeApi('Lists of own records among very many', ownLists(600));
describeApi('A search', ownSearches(1500, 20));
