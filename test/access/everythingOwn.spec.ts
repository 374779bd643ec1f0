/** The matrix of access for a role that is in no file: all that can be limited to own records, and nothing else. */
import { everythingOwn, matrixOf } from './matrix/suite.js';

matrixOf('Access by role and resource:', { 'everything of one’s own': everythingOwn }, true);
