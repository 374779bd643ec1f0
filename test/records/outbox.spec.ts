/** Mails about one record are numbered, so that none is queued twice; after a thousand they are only named. */
import { outbox } from '../suites/outbox.js';
import { describeApi } from '../support/api.js';

describeApi('The outbox', outbox);
