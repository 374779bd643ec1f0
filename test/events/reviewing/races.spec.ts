import { storms } from '../../suites/storms.js';
import { describeApi } from '../../support/api.js';

describeApi('Reviewing by many at once', storms(12));
