import { ownLists } from '../suites/ownLists.js';
import { describeApi } from '../support/api.js';

describeApi('Lists of own records among very many', ownLists(600));
