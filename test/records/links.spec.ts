/** References that lead nowhere: made while the server was not strict, they keep no record from being changed when it is. */
import { links } from '../suites/links.js';
import { describeApi } from '../support/api.js';

describeApi('A reference that leads nowhere', links);
