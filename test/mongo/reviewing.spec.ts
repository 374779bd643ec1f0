/** Reviewing: rounds, scores, and many at once. */
import { conflicts } from '../suites/conflicts.js';
import { reviews } from '../suites/reviews.js';
import { rounds } from '../suites/rounds.js';
import { storms } from '../suites/storms.js';
import { twice } from '../suites/twice.js';
import { describeApiOnMongo } from './support/api.js';

describeApiOnMongo('Reviewing by many at once', storms(6));
describeApiOnMongo('A round', twice);
describeApiOnMongo('Review rounds', rounds);
describeApiOnMongo('Abstract reviews', reviews);
describeApiOnMongo('A conflict of interest', conflicts);
