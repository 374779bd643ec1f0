/** What becomes of the reviews of a subject that was withdrawn. */

import { Fault } from '../fault.js';
import { findRecord, isUnreachable } from '../mail/emails.js';
import type { EmailTemplate } from '../mail/mime.js';
import { Outbox } from '../mail/outbox.js';
import type { Wanted } from '../records/registry.js';
import type { Work } from '../records/work.js';
import { composeReviewEmail, earlier } from './emails.js';
import { isOff } from './standing.js';
import { isOver, type Review, type Reviewing, type Subject } from './table.js';

/** The text of the server, for processes without one. */
const noticeOf = ({ subjectTitle: title }: Reviewing): EmailTemplate => ({
  subject: `No review needed: {{ review.${title} }}`,
  body: `<p>“{{ review.${title} }}” was withdrawn by its author. You do not need to review it any more. Thank you.</p>`,
});

/** Cancels the reviews that are open, and tells their reviewers once, if they were asked by e-mail. */
export async function cancelOpen(of: Reviewing, { id }: Subject, work: Work): Promise<void> {
  const reviews = work.records(of.reviews);
  for await (const { record } of reviews.all({ [of.subjectId]: id })) {
    if (record.status === 'completed' || isOff(record) || record.is_active === false || record.sys_locked) continue;
    const round = await findRecord(of.rounds, record.review_round_id, work);
    if (round === undefined || isOver(round)) continue; // its result is final
    const merge = { status: 'cancelled', cancel_reason: `The ${of.subject} was withdrawn.` };
    await reviews.patch(record.id, { merge });
    await tellReviewer(of, record, work);
  }
}

/** @param review as it was before. */
async function tellReviewer(of: Reviewing, review: Review, work: Work): Promise<void> {
  if (!(await earlier(of, 'assignment', review, work)).isWritten) return;
  const { record: process } = await work.records(of.processes).get(review.process_id);
  const { from, from_name, reply_to } = process.review_assignment_email ?? {};
  const own = {
    ...noticeOf(of),
    ...(from && { from }),
    ...(from_name && { from_name }),
    ...(reply_to && { reply_to }),
  };
  const composed = (template: EmailTemplate) =>
    composeReviewEmail(of, 'withdrawal_notice', template, review, process, work);
  const mail = await composed(process.withdrawal_notice_email ?? own).catch(async (thrown) => {
    if (!(thrown instanceof Fault) || thrown.code !== 'template_invalid') throw thrown;
    return await composed(own); // who withdraws cannot mend a template
  });
  if (!isUnreachable(mail, work)) new Outbox(work).add(review.id, of.emails.withdrawal_notice, 1, mail);
}

/** Once its subject was withdrawn, its reviewer is told, unless there is no such review any more. */
export const withdrawalNotice =
  (of: Reviewing): Wanted =>
  async (id, _, work) => {
    const review = await findRecord(of.reviews, id, work);
    if (review === undefined) return 'removed';
    return review.status === 'cancelled' ? undefined : 'reinstated';
  };
