import { sampleFilled } from '../suites/sampleFilled.js';
import { describeApi } from '../support/api.js';

describeApi('The sample', sampleFilled);
