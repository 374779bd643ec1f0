import { reviews } from '../../suites/reviews.js';
import { describeApi } from '../../support/api.js';

describeApi('Abstract reviews', reviews);
