/** A lock holds however it was set, for every way to write. */
import { locks } from '../suites/locks.js';
import { describeApi } from '../support/api.js';

describeApi('A lock', locks);
