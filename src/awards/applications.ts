/** Applications: while their process lets applicants submit and change them. Staff are not bound. */

import { Fault } from '../fault.js';
import { momentOf } from '../lib/times.js';
import { findRecord } from '../mail/emails.js';
import { hasBegun, isUntil, refuseTooMany } from '../records/calls.js';
import type { Definition } from '../records/registry.js';
import type { Work } from '../records/work.js';
import type { RecordOf } from '../schema/contract.js';

type Application = RecordOf<'applications'>;
type Process = RecordOf<'applicationProcesses'>;

export const applications: Definition<'applications'> = {
  checkOwner: checkCall,
  judge: async ({ next, previous }, all, work) => {
    const isBound = previous === undefined && work.caller.grant('applications.create') !== 'all';
    if (!isBound || next?.contact_id === undefined) return;
    const award = await findRecord('awards', next.award_id, work);
    const max = award?.application_options?.maximum_applications_per_applicant;
    if (max === undefined || award?.enable_applications === false) return;
    const owner = ['contact_id', next.contact_id] as const;
    await refuseTooMany('applications', owner, max, all, work, async (one) => one.award_id === next.award_id);
  },
};

/** @throws Fault `submission_closed` */
async function checkCall(
  next: Partial<Application> | undefined,
  previous: Partial<Application> | undefined,
  { unlimited: work }: Work,
): Promise<void> {
  const process = await findRecord('applicationProcesses', (previous ?? next)?.process_id, work);
  if (process === undefined || isUntil(previous?.changeable_until, work.now)) return;
  const isOpen = previous === undefined ? takesNew(process, work.now) : takesChanges(process, work.now);
  if (!isOpen) throw Fault.of('submission_closed');
}

type Times = { readonly [F in 'is_active' | 'available_from' | 'available_until']?: Process[F] | undefined };

const takesNew = ({ is_active, available_from, available_until }: Times, now: Date) =>
  is_active !== false &&
  hasBegun(available_from, now) &&
  (available_until === undefined || isUntil(available_until, now));

/** With a deadline for changes, it counts instead of the end of the call. It is a time, or the last day in UTC; other text says nothing. */
function takesChanges(process: Process, now: Date): boolean {
  const { allow_applicants_to_update_information: allowed, application_update_options: options } = process;
  if (allowed === false) return false;
  const { modification_deadline_date: text = '' } = options ?? {};
  const deadline = /^\d{4}-\d\d-\d\d$/.test(text) ? `${text}T24:00:00Z` : text;
  if (!allowed || !/^\d{4}-\d\d-\d\d/.test(deadline) || Number.isNaN(momentOf(deadline))) return takesNew(process, now);
  return takesNew({ ...process, available_until: deadline }, now);
}
