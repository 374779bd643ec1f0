/** Rounds, which change very many records at a time, and the scores that reviews give. */
import { closings } from '../suites/closedRounds.js';
import { reviews } from '../suites/reviews.js';
import { rounds } from '../suites/rounds.js';
import { describeApiOnMongo } from './support/api.js';

describeApiOnMongo('Review rounds', rounds);
describeApiOnMongo('Abstract reviews', reviews);
describeApiOnMongo('A round', closings);
