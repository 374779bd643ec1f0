/** Reviews that their reviewers decline or that staff cancel, and that can come back. */

import { Fault } from '../fault.js';
import { compose, fieldsOf, findRecord } from '../mail/emails.js';
import { recipientIn } from '../mail/mime.js';
import { Outbox } from '../mail/outbox.js';
import { isLinked } from '../records/own/ownershipFilter.js';
import { notFound } from '../records/records.js';
import type { Wanted } from '../records/registry.js';
import type { Call, Work } from '../records/work.js';
import { json } from '../verbs/call.js';
import { queueWhenOn } from './emails.js';
import { checkNotOver } from './rounds.js';
import { isOff, whyIdle } from './standing.js';
import type { Review, ReviewDraft, Reviewing } from './table.js';

/** Status → the fields that say when, by whom and why. */
const notes = {
  declined: ['declined_at', 'declined_by_id', 'decline_reason'],
  cancelled: ['cancelled_at', 'cancelled_by_id', 'cancel_reason'],
} as const;

/** A declined or cancelled review is inactive until it comes back. The server notes when that was and by whom. */
export function noteOff(draft: ReviewDraft, previous: Review | undefined, work: Work): void {
  const { id, contactId } = work.caller;
  for (const [status, [at, by, reason]] of Object.entries(notes)) {
    const isNew = previous?.status !== status;
    delete draft[at];
    delete draft[by];
    if (draft.status !== status) delete draft[reason];
    else {
      draft[at] = (isNew ? undefined : previous[at]) ?? work.now.toISOString();
      draft[by] = (isNew ? undefined : previous[by]) ?? (isAssignee(draft, work) ? contactId : id);
    }
  }
  if (isOff(draft)) draft.is_active = false;
  else if (previous !== undefined && isOff(previous) && draft.is_active === false) delete draft.is_active;
}

export const isAssignee = ({ assignee }: ReviewDraft, { caller }: Work) => caller.contactId === assignee.contact_id;

/** The status with which a review comes back: a draft if there is something in it. */
export const statusAgain = ({
  score,
  scores,
  comments_to_staff,
  comments_to_submitter,
  custom_field_values,
}: Review) =>
  score !== undefined || scores?.length || comments_to_staff || comments_to_submitter || custom_field_values?.length
    ? 'draft'
    : 'not started';

export async function decline(of: Reviewing, { path, body }: Call<'abstractReviews.decline'>, work: Work) {
  const review = await reviewFor(of, path.id, work);
  if (review.status === 'completed') throw Fault.of('already_completed');
  if (isOff(review)) return answer(review);
  if (review.is_active === false) throw Fault.of('review_inactive');
  await refuseOver(of, review, work);
  const merge = { status: 'declined', ...(body?.reason && { decline_reason: body.reason }) };
  const { record } = await work.unlimited.records(of.reviews).patch(review.id, { merge });
  await tellWhoAsked(of, record, work.unlimited);
  return answer(record);
}

export async function cancel(of: Reviewing, { path, body }: Call<'abstractReviews.cancel'>, work: Work) {
  const reviews = work.seen(of.reviews);
  const { record } = await reviews.get(path.id);
  if (isOff(record)) return answer(record);
  const merge = { status: 'cancelled', ...(body?.reason && { cancel_reason: body.reason }) };
  return answer((await reviews.patch(path.id, { merge })).record);
}

export async function reinstate(of: Reviewing, { path }: Call<'abstractReviews.reinstate'>, work: Work) {
  const review = await reviewFor(of, path.id, work);
  if (!isOff(review)) {
    if (review.is_active === false) throw Fault.of('review_inactive');
    return answer(review);
  }
  const isOwn = work.own !== undefined;
  if (isOwn) await refuseOver(of, review, work);
  const merge = { status: statusAgain(review) };
  const { record } = await work.unlimited.records(of.reviews).patch(review.id, { merge });
  if (!isOwn && (await whyIdle(of, record, work)) === undefined) await queueWhenOn(of, 'assignment', record, work);
  return answer(record);
}

/** Its reviewer does not see a declined review, so they are not shown more of it. */
const answer = ({ id, status = 'not started' }: Review) => json({ id, status });

/**
 * Any review; for callers limited to own ones, one that they see, or that they have declined themselves.
 * @throws Fault `record_not_found`
 */
async function reviewFor(of: Reviewing, id: string, work: Work): Promise<Review> {
  const isSeen = (await work.seen(of.reviews).find(id)) !== undefined;
  const mine = { match: { 'assignee.contact_id': work.caller.contactId }, fields: [], from: id, limit: 1 };
  const [first] = isSeen ? [[id]] : await work.entries(of.reviews, mine);
  const found = first?.[0] === id ? await work.unlimited.records(of.reviews).find(id) : undefined;
  if (found === undefined || !(isSeen || hasDeclined(of, found.record, work))) throw notFound(of.reviews, id);
  return found.record;
}

/** Whether the caller is the reviewer, and has declined it: they can come back. By a link, only to what it opens. */
export function hasDeclined(of: Reviewing, review: Review, { caller }: Work): boolean {
  const { contactId } = caller;
  const isTheirs = isLinked(review, of.reviews, caller) && review.assignee.contact_id === contactId;
  return isTheirs && review.status === 'declined' && review.declined_by_id === contactId;
}

/** @throws Fault `round_not_open` */
async function refuseOver(of: Reviewing, review: Review, work: Work): Promise<void> {
  const round = await findRecord(of.rounds, review.review_round_id, work.unlimited);
  if (round !== undefined) checkNotOver(round, review, work.now);
}

/** Queues the e-mail to the address that the process has for this, if it has one. */
async function tellWhoAsked(of: Reviewing, review: Review, work: Work): Promise<void> {
  const process = await findRecord(of.processes, review.process_id, work);
  const template = process?.[of.declineNotice];
  const to = recipientIn(process?.decline_notice_to ?? template?.reply_to ?? template?.from);
  if (template === undefined || to === undefined) return;
  const [subject, round, group] = await Promise.all([
    findRecord(of.subjects, review[of.subjectId], work),
    findRecord(of.rounds, review.review_round_id, work),
    findRecord(of.groups, review[of.groupId], work),
  ]);
  const values = { review, assignee: review.assignee, round, process, [of.subject]: subject, [of.group]: group };
  const fields = fieldsOf(of.processes, of.declineNotice, work);
  const mail = await compose(template, to, { fields, values }, work);
  const outbox = new Outbox(work);
  const { count } = await outbox.before(review.id, of.emails.review_decline_notice, to);
  outbox.add(review.id, of.emails.review_decline_notice, count + 1, mail);
}

/** Whether it is still to be told that the reviewer has declined. */
export const declineNotice =
  (of: Reviewing): Wanted =>
  async (id, _, work) => {
    const review = await findRecord(of.reviews, id, work);
    if (review === undefined) return 'removed';
    return review.status === 'declined' ? undefined : 'reinstated';
  };
