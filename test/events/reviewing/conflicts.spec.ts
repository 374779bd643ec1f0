import { conflicts } from '../../suites/conflicts.js';
import { describeApi } from '../../support/api.js';

describeApi('A conflict of interest', conflicts);
