/** The awards service: the rules and operations of its resources. */

import { releasesOf } from '../decisions/release.js';
import type { Definitions } from '../records/registry.js';
import type { ResourceOf } from '../schema/contract.js';
import { applications } from './applications.js';
import { applicationProcesses, toApplicants } from './deciding.js';
import { drafts } from './drafts.js';
import { wanted as toReferees } from './emails.js';
import { referenceProcesses, references } from './references.js';
import { refereeReminders, wantsReminder } from './reminding.js';

export const definitions: Definitions<ResourceOf<'awards'>> = {
  applicationProcesses,
  applications,
  referenceProcesses,
  references,
};

/** Internal collections, which have no indexes. */
export const collections = { [drafts]: [], [releasesOf('applications')]: [] };

export { linkKinds } from './answering.js';
export const wanted = { ...toReferees, ...toApplicants, reference_reminder: wantsReminder };

export { summaries } from './emails.js';
export const reminders = { reference_reminder: refereeReminders };
