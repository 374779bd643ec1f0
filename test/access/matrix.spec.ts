/**
 * Every role and every operation, on own records and on those of others, blind or not: what is returned, and that nothing
 * else leaks.
 */
import { shippedRoles } from './matrix/documents.js';
import { matrixOf } from './matrix/suite.js';

matrixOf('Access by role and resource:', shippedRoles());
