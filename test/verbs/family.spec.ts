/** Every resource through the same battery. */
import { family } from '../suites/family.js';
import { describeApi } from '../support/api.js';

describeApi('The family of', family());
