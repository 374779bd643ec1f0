import { references } from '../../suites/references.js';
import { describeApi } from '../../support/api.js';

describeApi('References', references);
