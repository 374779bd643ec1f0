/** Lists, searches and their pages. */
import { filters } from '../suites/filters.js';
import { lists } from '../suites/lists.js';
import { pages } from '../suites/pages.js';
import { search } from '../suites/search.js';
import { describeApiOnMongo } from './support/api.js';

describeApiOnMongo('Lists by something:', lists());
describeApiOnMongo('The filters of', filters(['references']));
describeApiOnMongo('Search', search);
describeApiOnMongo('Pages of', pages);
