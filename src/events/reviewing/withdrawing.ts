/** What becomes of the reviews of an abstract that was withdrawn. */

import { Fault } from '../../fault.js';
import { findRecord, isUnreachable } from '../../mail/emails.js';
import type { EmailTemplate } from '../../mail/mime.js';
import { Outbox } from '../../mail/outbox.js';
import type { Wanted } from '../../records/registry.js';
import type { Work } from '../../records/work.js';
import type { RecordOf } from '../../schema/contract.js';
import { composeReviewEmail, earlier } from './emails.js';
import { isOver } from './rounds.js';
import { isOff } from './standing.js';

type Review = RecordOf<'abstractReviews'>;

/** The text of the server, for processes without one. */
const notice: EmailTemplate = {
  subject: 'No review needed: {{ review.abstract_title }}',
  body: '<p>“{{ review.abstract_title }}” was withdrawn by its author. You do not need to review it any more. Thank you.</p>',
};

/** Cancels the reviews that are open, and tells their reviewers once, if they were asked by e-mail. */
export async function cancelOpen({ id: abstract_id }: RecordOf<'abstracts'>, work: Work): Promise<void> {
  const reviews = work.records('abstractReviews');
  for await (const { record } of reviews.all({ abstract_id })) {
    if (record.status === 'completed' || isOff(record) || record.is_active === false || record.sys_locked) continue;
    const round = await findRecord('abstractReviewRounds', record.review_round_id, work);
    if (round === undefined || isOver(round)) continue; // its result is final
    const merge = { status: 'cancelled', cancel_reason: 'The abstract was withdrawn.' };
    await reviews.patch(record.id, { merge });
    await tellReviewer(record, work);
  }
}

/** @param review as it was before. */
async function tellReviewer(review: Review, work: Work): Promise<void> {
  if (!(await earlier('assignment', review, work)).isWritten) return;
  const { record: process } = await work.records('abstractReviewProcesses').get(review.process_id);
  const { from, from_name, reply_to } = process.review_assignment_email ?? {};
  const own = { ...notice, ...(from && { from }), ...(from_name && { from_name }), ...(reply_to && { reply_to }) };
  const composed = (template: EmailTemplate) =>
    composeReviewEmail('withdrawal_notice', template, review, process, work);
  const mail = await composed(process.withdrawal_notice_email ?? own).catch(async (thrown) => {
    if (!(thrown instanceof Fault) || thrown.code !== 'template_invalid') throw thrown;
    return await composed(own); // who withdraws cannot mend a template
  });
  if (!isUnreachable(mail, work)) new Outbox(work).add(review.id, 'withdrawal_notice', 1, mail);
}

/** Once the abstract was withdrawn, its reviewer is told, unless there is no such review any more. */
export const withdrawalNotice: Wanted = async (id, _, work) => {
  const review = await findRecord('abstractReviews', id, work);
  if (review === undefined) return 'removed';
  return review.status === 'cancelled' ? undefined : 'reinstated';
};
