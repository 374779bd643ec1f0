/** Reviewing by many at once. */
import { conflicts } from '../suites/conflicts.js';
import { storms } from '../suites/storms.js';
import { twice } from '../suites/twice.js';
import { describeApiOnMongo } from './support/api.js';

describeApiOnMongo('Reviewing by many at once', storms(6));
describeApiOnMongo('A round', twice);
describeApiOnMongo('A conflict of interest', conflicts);
