/** A round that is opened by GET and by POST at once. */
import { twice } from '../../suites/twice.js';
import { describeApi } from '../../support/api.js';

describeApi('A round', twice);
