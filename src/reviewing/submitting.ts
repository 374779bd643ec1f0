/** `submit`: a reviewer submits a review, or saves a draft of it. */

import { Fault } from '../fault.js';
import { findRecord } from '../mail/emails.js';
import { refuseFrozen, refuseLocked } from '../records/guards.js';
import { checkAnswers } from '../records/questions.js';
import type { Call, Reply, Work } from '../records/work.js';
import { invalidRequest } from '../schema/findings.js';
import { stored } from '../verbs/call.js';
import { conflictsOf, isConflicted, refuseConflict } from './conflictOfInterest.js';
import { isAssignee } from './declining.js';
import { queueWhenOn } from './emails.js';
import { checkNotOver, checkOpen } from './rounds.js';
import { meanOf } from './scales.js';
import { fixedFields, type Review, type ReviewDraft, type Reviewing } from './table.js';

type Submission = Call<'abstractReviews.submit'>['body'];

/** The documented fields that the reviewer fills in. */
const reviewersFields = [
  'score',
  'scores',
  'comments_to_staff',
  'comments_to_submitter',
  'date',
  'custom_field_values',
];

export async function submit(
  of: Reviewing,
  { body }: Call<'abstractReviews.submit'>,
  work: Work,
): Promise<Reply<Review>> {
  const reviews = work.seen(of.reviews);
  const { record } = await reviews.get(body.id);
  checkSubmission(of, record, body, work);
  const rounds = work.records(of.rounds);
  const { record: round } = await rounds.get(record.review_round_id);
  checkOpen(round);
  checkNotOver(round, record, work.now);
  const process = await findRecord(of.processes, record.process_id, work.unlimited);
  if (body.status !== 'draft') {
    checkAnswers(process?.questions, body.custom_field_values);
    if (body.score === undefined && process && meanOf(process, body.scores ?? []) === undefined)
      throw process.criteria?.length ? criterionNeeded() : scoreNeeded();
  }
  await rounds.hold(record.review_round_id); // even if it was completed before
  await freeze(of, record, work);
  const { record: now } = await work.unlimited.records(of.reviews).get(body.id); // the version may not show these changes
  if (isConflicted(now) && (await stillHasConflict(of, now, work))) refuseConflict(of, now, work);
  // a reviewer who may submit any review, but read only own ones, has read the version of those
  const read = work.caller.grant(`${of.reviews}.get`) === 'own' ? work.ownRecords(of.reviews) : reviews;
  const isCurrent = (await read.find(body.id))?.record.sys_version === body.sys_version;
  const sys_version = isCurrent ? undefined : body.sys_version;
  const doc = await reviews.replace(body.id, { ...submitted(of, record, body, work), sys_version });
  if (body.status !== 'draft') await queueWhenOn(of, 'confirmation', doc.record, work);
  return stored(doc);
}

/** The rules of the process may have changed. */
async function stillHasConflict(of: Reviewing, review: Review, { unlimited: work }: Work): Promise<boolean> {
  const subject = await findRecord(of.subjects, review[of.subjectId], work);
  return subject === undefined || (await conflictsOf(of, subject, work, review.process_id))(review.assignee);
}

const scoreNeeded = () => invalidRequest([{ pointer: '/score', keyword: 'required', message: 'is required' }]);
const criterionNeeded = () =>
  invalidRequest([
    { pointer: '/scores', keyword: 'required', message: 'must have a score for at least one criterion' },
  ]);

function checkSubmission(of: Reviewing, review: Review, body: Submission, work: Work): void {
  if (body.status !== 'draft' && (body.score ?? body.scores) === undefined) throw scoreNeeded();
  if (!isAssignee(review, work) && !work.caller.may(`${of.reviews}.submitForOthers`))
    throw Fault.of('not_the_assignee');
  refuseLocked(review);
  if (review.is_active === false) throw Fault.of('review_inactive');
  if (review.status === 'completed' && body.status === 'draft' && body.reopen !== true)
    throw Fault.of('already_completed');
  checkSame(of, review, body);
}

/** The review with the reviewer's fields from the body. */
function submitted(of: Reviewing, review: Review, { reopen: _, ...body }: Submission, work: Work): ReviewDraft {
  const { fields } = work.model(of.reviews);
  const isReviewers = ([name]: [string, unknown]) =>
    reviewersFields.includes(name) || !(fields.has(name) || name.startsWith('sys_'));
  const kept = Object.entries(review).filter((entry) => !isReviewers(entry));
  const given = Object.entries(body).filter(isReviewers);
  const status = body.status === 'draft' ? 'draft' : 'completed';
  // both are reviews
  return { ...Object.fromEntries([...kept, ...given]), status } as never;
}

function checkSame(of: Reviewing, review: Review, body: Submission): void {
  const changed: string[] = fixedFields(of).filter((field) => body[field] !== review[field]);
  if (body.assignee.contact_id !== review.assignee.contact_id) changed.push('assignee/contact_id');
  if (changed.length === 0) return;
  const pointers = changed.map((field) => `/${field}`);
  throw Fault.about(pointers, 'review_mismatch', 'differs from the stored review; a submission cannot change it');
}

/** A subject that is locked, or names the reviewer as an author, cannot be submitted for; holds it so that this stays so. */
async function freeze(of: Reviewing, { [of.subjectId]: id }: Review, work: Work): Promise<void> {
  const subjects = work.records(of.subjects);
  const subject = await subjects.find(id);
  if (subject === undefined) return;
  refuseFrozen(of.subjects, subject.record, `/${of.subjectId}`);
  await subjects.hold(id);
}
