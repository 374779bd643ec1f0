/** Records that others name: which of those keep them from being deleted. */
import { guards } from '../suites/guards.js';
import { describeApi } from '../support/api.js';

describeApi('A record that is named', guards);
