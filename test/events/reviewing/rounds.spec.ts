import { rounds } from '../../suites/rounds.js';
import { describeApi } from '../../support/api.js';

describeApi('Review rounds', rounds);
