/** Every list by something: it holds the records that match all of its parameters, and none that differs in one alone. */
import { lists } from '../suites/lists.js';
import { describeApi } from '../support/api.js';

describeApi('Lists by something:', lists());
