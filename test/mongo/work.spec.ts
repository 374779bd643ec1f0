/** What is stored with a change: mails, audit lines, counts of records. */
import { auditLines } from '../suites/auditLines.js';
import { caps } from '../suites/caps.js';
import { courier } from '../suites/courier.js';
import { family } from '../suites/family.js';
import { messages } from '../suites/messages.js';
import { outbox } from '../suites/outbox.js';
import { references } from '../suites/references.js';
import { describeApiOnMongo } from './support/api.js';

describeApiOnMongo('The family of', family(['references']));
describeApiOnMongo('References', references);
describeApiOnMongo('The outbox', outbox);
describeApiOnMongo('E-mails', messages);
describeApiOnMongo('The courier', courier(10));
describeApiOnMongo('The audit log', auditLines);
describeApiOnMongo('Caps on records', caps);
