/** Applications: while their process lets applicants submit and change them. Staff are not bound. */

import { noteDecision } from '../decisions/decisions.js';
import { Fault } from '../fault.js';
import { isDay, momentOf } from '../lib/times.js';
import { findRecord } from '../mail/emails.js';
import { activeOf, hasBegun, isUntil, refuseTooMany } from '../records/calls.js';
import { checkOwnAnswers } from '../records/questions.js';
import type { Change, Definition } from '../records/registry.js';
import type { Work } from '../records/work.js';
import type { RecordOf } from '../schema/contract.js';
import { replaceReferee } from './answering.js';
import { confirmReceipt, deciding } from './deciding.js';
import { asReviewed } from './reviewing.js';

type Application = RecordOf<'applications'>;
type Process = RecordOf<'applicationProcesses'>;

export const applications: Definition<'applications'> = {
  prepare: async (draft, previous, work) => {
    noteDecision(draft as never, previous as never, work);
    await asReviewed.prepare(draft, previous, work);
  },
  blind: asReviewed.blind,
  withheld: asReviewed.withheld,
  saved: asReviewed.saved,
  removed: asReviewed.removed,
  returned: asReviewed.returned,
  checkOwner: checkCall,
  operations: { ...deciding, replaceReferee },
  judge: async (change, all, work) => {
    await asReviewed.judge(change, work);
    const { next, previous, isOwners } = change;
    if (!isOwners || previous !== undefined || next === undefined) return;
    await judgeNumber(next, all, work);
    await confirmReceipt(next, work);
  },
};

/** @throws Fault `too_many_submissions` */
async function judgeNumber(next: Application, all: readonly Change<'applications'>[], work: Work): Promise<void> {
  if (next.contact_id === undefined) return;
  const award_id = await awardOf(next, work);
  const max = (await findRecord('awards', award_id, work))?.application_options?.maximum_applications_per_applicant;
  if (max === undefined) return;
  const owner = ['contact_id', next.contact_id] as const;
  const isHere = async (one: Fields) => (await awardOf(one, work)) === award_id;
  await refuseTooMany('applications', next, owner, max, all, work, isHere);
}

type Fields = Pick<Partial<Application>, 'award_id' | 'process_id'>;

const awardOf = async ({ award_id, process_id }: Fields, work: Work) =>
  award_id ?? (await findRecord('applicationProcesses', process_id, work))?.award_id;

/** The process of an application. Without one of its award, the active processes of the award. */
async function processesFor({ award_id, process_id }: Fields, work: Work): Promise<Process[]> {
  const process = await findRecord('applicationProcesses', process_id, work);
  if (process !== undefined && (award_id ?? process.award_id) === process.award_id) return [process];
  return award_id === undefined ? [] : await activeOf(work.records('applicationProcesses').all({ award_id }));
}

/** @throws Fault `submission_closed`, or `invalid_request` about the answers to the questions of the process */
async function checkCall(
  next: Partial<Application> | undefined,
  previous: Partial<Application> | undefined,
  { unlimited: work }: Work,
): Promise<void> {
  if (isUntil(previous?.changeable_until, work.now)) return;
  const application = previous ?? next ?? {};
  const award = previous === undefined ? await findRecord('awards', await awardOf(application, work), work) : undefined;
  const processes = await processesFor(application, work);
  const isOpen = (process: Process) =>
    previous === undefined ? takesNew(process, work.now) : takesChanges(process, work.now);
  if (award?.enable_applications === false || (processes.length > 0 && !processes.some(isOpen)))
    throw Fault.of('submission_closed');
  if (next !== undefined && processes.length === 1) checkOwnAnswers(processes[0]?.questions, next, previous);
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
  const text = options?.modification_deadline_date?.trim() ?? '';
  const deadline = isDay(text) ? `${text}T24:00:00Z` : text;
  if (!allowed || !/^\d{4}-\d\d-\d\d/.test(deadline) || Number.isNaN(momentOf(deadline))) return takesNew(process, now);
  return takesNew({ ...process, available_until: deadline }, now);
}
