/** The awards service: the rules and operations of its resources. */

import { releasesOf } from '../decisions/release.js';
import type { Definitions } from '../records/registry.js';
import type { ResourceOf } from '../schema/contract.js';
import { linkKinds as toPeople } from './answering.js';
import { applications } from './applications.js';
import { applicationProcesses, toApplicants } from './deciding.js';
import { drafts } from './drafts.js';
import { summaries as ofReferees, wanted as toReferees } from './emails.js';
import { referenceProcesses, references } from './references.js';
import { refereeReminders, wantsReminder } from './reminding.js';
import { reviewDefinitions, reviewed } from './reviewing.js';

export const definitions: Definitions<ResourceOf<'awards'>> = {
  applicationProcesses,
  applications,
  referenceProcesses,
  references,
  ...reviewDefinitions,
};

/** Internal collections, with their indexes. */
export const collections = { ...reviewed.collections, [drafts]: [], [releasesOf('applications')]: [] };

export const linkKinds = { ...reviewed.linkKinds, ...toPeople };
export const wanted = { ...toReferees, ...toApplicants, ...reviewed.wanted, reference_reminder: wantsReminder };

export const summaries = { ...reviewed.summaries, ...ofReferees };
export const reminders = { ...reviewed.reminders, reference_reminder: refereeReminders };
