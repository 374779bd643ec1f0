/** The matrix of access for a role that is in no file: all that can be limited to own records, and nothing else. */
import { everythingOwn, matrixOf } from './matrix/suite.js';

matrixOf('The matrix of access', { 'everything of one’s own': everythingOwn }, true);
