/** Records: their bounds, and what others name or own. */
import { bounds } from '../suites/bounds.js';
import { guards } from '../suites/guards.js';
import { links } from '../suites/links.js';
import { own } from '../suites/own.js';
import { ownLists } from '../suites/ownLists.js';
import { describeApiOnMongo } from './support/api.js';

describeApiOnMongo('The bounds of a record', bounds);
describeApiOnMongo('A record that is named', guards);
describeApiOnMongo('A reference that leads nowhere', links);
describeApiOnMongo('Own records', own);
describeApiOnMongo('Lists of own records among very many', ownLists(600));
