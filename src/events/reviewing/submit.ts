/** `abstractReviews.submit`: a reviewer hands in a review. */

import type { RecordOf } from '../../document/contract.js';
import { Fault } from '../../fault.js';
import type { Call, Reply } from '../../records/call.js';
import type { Work } from '../../records/work.js';
import { stored } from '../../verbs/reply.js';
import { queueWhenOn } from './emails.js';
import { checkOpen } from './roundStatus.js';

type Review = RecordOf<'abstractReviews'>;
type Submission = Call<'abstractReviews.submit'>['body'];

/** What a review is of, and whose: submitting must not change it. */
const identity = ['abstract_id', 'event_id', 'process_id', 'review_round_id'] as const;

export async function submit({ body }: Call<'abstractReviews.submit'>, work: Work): Promise<Reply<Review>> {
  const reviews = work.records('abstractReviews');
  const { record } = await reviews.get(body.id);
  checkCaller(record, work);
  if (record.sys_locked !== true) await checkPending(record, body, work);
  const doc = await reviews.replace(body.id, { ...body, status: 'completed' });
  await queueWhenOn('confirmation', doc.record, work);
  return stored(doc);
}

function checkCaller({ assignee }: Review, { caller }: Work): void {
  if (caller.id === assignee.contact_id || caller.may('abstractReviews.submitForOthers')) return;
  throw new Fault('not_the_assignee');
}

async function checkPending(review: Review, body: Submission, work: Work): Promise<void> {
  if (review.status === 'completed') throw new Fault('review_already_completed');
  checkOpen((await work.records('abstractReviewRounds').get(review.review_round_id)).record);
  const changed: string[] = identity.filter((field) => body[field] !== review[field]);
  if (body.assignee.contact_id !== review.assignee.contact_id) changed.push('assignee/contact_id');
  if (changed.length === 0) return;
  const message = 'differs from the review that is stored; submitting cannot change it';
  const details = changed.map((field) => ({ pointer: `/${field}`, code: 'review_mismatch', message }));
  throw new Fault('review_mismatch', `/${changed[0]} ${message}.`, { details });
}
