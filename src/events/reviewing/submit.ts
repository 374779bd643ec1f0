/** `abstractReviews.submit`: a reviewer submits a review, or saves a draft of it. */

import { Fault } from '../../fault.js';
import { refuseFrozen, refuseLocked } from '../../records/guards.js';
import type { Call, Reply, Work } from '../../records/work.js';
import type { Draft, RecordOf } from '../../schema/contract.js';
import { invalidRequest } from '../../schema/findings.js';
import { stored } from '../../verbs/call.js';
import { queueWhenOn } from './emails.js';
import { refuseConflict } from './reviewRules.js';
import { checkOpen } from './roundStatus.js';

type Review = RecordOf<'abstractReviews'>;
type Submission = Call<'abstractReviews.submit'>['body'];

/** Fields that identify the review; submitting cannot change them. */
const fixedFields = ['abstract_id', 'event_id', 'process_id', 'review_round_id'] as const;
/** The documented fields that the reviewer fills in. */
const reviewersFields = ['score', 'comments_to_staff', 'comments_to_submitter', 'date', 'custom_field_values'];

export async function submit({ body }: Call<'abstractReviews.submit'>, work: Work): Promise<Reply<Review>> {
  const reviews = work.records('abstractReviews');
  const { record } = await reviews.get(body.id);
  const isDraft = body.status === 'draft';
  if (!isDraft && body.score === undefined)
    throw invalidRequest([{ pointer: '/score', keyword: 'required', message: 'is required' }]);
  checkCaller(record, work);
  refuseLocked(record);
  checkSame(record, body);
  const rounds = work.records('abstractReviewRounds');
  checkOpen((await rounds.get(record.review_round_id)).record);
  await rounds.hold(record.review_round_id); // even if it was completed before
  await freeze(record, work);
  refuseConflict((await work.unlimited.records('abstractReviews').get(body.id)).record); // the version may not show these changes
  const doc = await reviews.replace(body.id, submitted(record, body, work));
  if (!isDraft) await queueWhenOn('confirmation', doc.record, work);
  return stored(doc);
}

/** The review with the reviewer's fields from the body, and the version of the body for the check. */
function submitted(review: Review, body: Submission, work: Work): Draft<'abstractReviews'> {
  const { fields } = work.model('abstractReviews');
  const isReviewers = ([name]: [string, unknown]) =>
    reviewersFields.includes(name) || !(fields.has(name) || name.startsWith('sys_'));
  const kept = Object.entries(review).filter((entry) => !isReviewers(entry));
  const given = Object.entries(body).filter(isReviewers);
  const status = body.status === 'draft' ? 'draft' : 'completed';
  // both are reviews
  return { ...Object.fromEntries([...kept, ...given]), status, sys_version: body.sys_version } as never;
}

function checkCaller({ assignee }: Review, { caller }: Work): void {
  if (caller.contactId === assignee.contact_id || caller.may('abstractReviews.submitForOthers')) return;
  throw new Fault('not_the_assignee');
}

function checkSame(review: Review, body: Submission): void {
  const changed: string[] = fixedFields.filter((field) => body[field] !== review[field]);
  if (body.assignee.contact_id !== review.assignee.contact_id) changed.push('assignee/contact_id');
  if (changed.length === 0) return;
  const message = 'differs from the stored review; a submission cannot change it';
  const details = changed.map((field) => ({ pointer: `/${field}`, code: 'review_mismatch', message }));
  throw new Fault('review_mismatch', `/${changed[0]} ${message}.`, { details });
}

/** An abstract that is locked, or names the reviewer as an author, cannot be submitted for; holds it so that this stays so. */
async function freeze({ abstract_id }: Review, work: Work): Promise<void> {
  const abstracts = work.records('abstracts');
  const abstract = await abstracts.find(abstract_id);
  if (abstract === undefined) return;
  refuseFrozen('abstracts', abstract.record, '/abstract_id');
  await abstracts.hold(abstract_id);
}
