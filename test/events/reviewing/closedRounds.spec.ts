import { closedRounds, closings } from '../../suites/closedRounds.js';
import { describeApi } from '../../support/api.js';

describeApi('A round', closedRounds);
describeApi('A round', closings);
