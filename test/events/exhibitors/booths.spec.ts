import { booths } from '../../suites/booths.js';
import { describeApi } from '../../support/api.js';

describeApi('A booth', booths);
