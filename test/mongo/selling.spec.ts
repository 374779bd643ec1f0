/** Places and contacts that many want at once. */
import { contactRush } from '../suites/contactRush.js';
import { salesAtOnce } from '../suites/salesAtOnce.js';
import { describeApiOnMongo } from './support/api.js';

describeApiOnMongo('A ticket', salesAtOnce);
describeApiOnMongo('The contact allowance', contactRush);
