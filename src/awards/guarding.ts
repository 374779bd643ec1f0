/** What a reference process with `guard_references` does not let happen. */

import { Fault } from '../fault.js';
import { isSamePerson } from '../lib/persons.js';
import { findRecord } from '../mail/emails.js';
import { afterwards, meet } from '../records/meetings.js';
import { refuseUnlessOverridden } from '../records/overrides.js';
import type { Change } from '../records/registry.js';
import type { Work } from '../records/work.js';
import type { Draft, RecordOf } from '../schema/contract.js';
import type { Doc } from '../store/doc.js';
import type { Awaitable } from '../store/port.js';

type Reference = RecordOf<'references'>;
type ReferenceDraft = Draft<'references'>;
type Process = RecordOf<'referenceProcesses'>;

const isAsked = (one: ReferenceDraft) => one.status !== 'declined';

/**
 * Whether a change asks somebody whom the version before did not ask, or for something else. Referees, who change their own, ask
 * nobody: what a guard said would tell them who else is asked, and the applicant's address.
 */
function isNew(next: ReferenceDraft, previous: ReferenceDraft | undefined, isOwners: boolean): boolean {
  if (isOwners && previous !== undefined) return false;
  if (previous === undefined || isAsked(next) !== isAsked(previous)) return isAsked(next);
  const fields = ['application_id', 'type_id', 'process_id', 'contact_id', 'email_address'] as const;
  return isAsked(next) && fields.some((field) => next[field] !== previous[field]);
}

/** Without a promise where the store needs none: every reference asks. */
function guardOf({ process_id }: ReferenceDraft, work: Work): Awaitable<Process | undefined> {
  const found = work.records('referenceProcesses').find(process_id);
  return found instanceof Promise ? found.then(guarding) : guarding(found);
}

const guards = Buffer.from('"guard_references":true');

/** Most processes guard nothing: those are not parsed. */
const guarding = (process: Doc<Process> | undefined) =>
  process?.json.includes(guards) && process.record.guard_references ? process.record : undefined;

/**
 * The award is that of the process, and the referee is not the applicant. Notes who overrides that.
 * @throws Fault `process_mismatch`, `conflict_of_interest`
 */
export function guardReference(
  draft: ReferenceDraft,
  previous: Reference | undefined,
  work: Work,
  isOwners: boolean,
): Awaitable<void> {
  const by = previous?.conflict_overridden_by_id;
  delete draft.conflict_overridden_by_id;
  const isAskedNow = isNew(draft, previous, isOwners);
  if (by !== undefined && !isAskedNow) draft.conflict_overridden_by_id = by;
  const isMoved = draft.award_id !== previous?.award_id || draft.process_id !== previous?.process_id;
  if (!isMoved && !isAskedNow) return;
  const process = guardOf(draft, work);
  if (process !== undefined) return checkGuarded(draft, isMoved, isAskedNow, process, work);
}

async function checkGuarded(
  draft: ReferenceDraft,
  isMoved: boolean,
  isAskedNow: boolean,
  guard: Awaitable<Process | undefined>,
  work: Work,
): Promise<void> {
  const process = await guard;
  if (process === undefined) return;
  if (isMoved && draft.award_id !== process.award_id)
    throw Fault.about('/award_id', 'process_mismatch', `must be ${process.award_id}, like that of the process`);
  if (!isAskedNow) return;
  const applicant = await findRecord('applications', draft.application_id, work);
  if (applicant === undefined || !isSamePerson(applicant, draft)) return;
  const fault = Fault.about('/contact_id', 'conflict_of_interest', 'is the applicant', 'The referee');
  refuseUnlessOverridden('references', 'conflict_of_interest', work, fault);
  draft.conflict_overridden_by_id = work.caller.id;
}

/** Nobody is asked twice for the same. @throws Fault `already_asked` */
export function judgeReference(
  { next, previous, isOwners }: Change<'references'>,
  all: readonly Change<'references'>[],
  work: Work,
): Awaitable<void> {
  if (next === undefined || !isNew(next, previous, isOwners)) return;
  const process = guardOf(next, work);
  if (process !== undefined) return refuseSecond(next, all, process, work);
}

async function refuseSecond(
  next: Reference,
  all: readonly Change<'references'>[],
  guard: Awaitable<Process | undefined>,
  work: Work,
): Promise<void> {
  if ((await guard) === undefined) return;
  const { application_id, type_id } = next;
  await meet(['references', application_id], work);
  const isOther = (one: Reference) => one.id !== next.id && one.type_id === type_id && isAsked(one);
  for await (const one of afterwards('references', ['application_id', application_id], all, work))
    if (isOther(one) && isSamePerson(one, next)) {
      const where = work.caller.may('references.get') ? ` by ${one.id}` : '';
      throw Fault.about('/contact_id', 'already_asked', `is asked for this kind of reference${where}`, 'The referee');
    }
}
