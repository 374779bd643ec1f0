/** One line for each record that a request has changed, and no other. */
import { auditLines } from '../suites/auditLines.js';
import { describeApi } from '../support/api.js';

describeApi('The audit log', auditLines);
