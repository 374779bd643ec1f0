/** Operations that send the e-mails of a review process. */

import type { Answer, RecordOf } from '../../document/contract.js';
import { Fault } from '../../fault.js';
import { demand, queuePreview } from '../../mail/compose.js';
import type { Call, Reply } from '../../records/call.js';
import type { Work } from '../../records/work.js';
import { json } from '../../verbs/reply.js';
import {
  composeReviewEmail,
  countSentBefore,
  queueEmail,
  type ReviewEmail,
  reviewEmails,
  sampleReview,
  type Unsent,
} from './emails.js';

type Review = RecordOf<'abstractReviews'>;
/** What the body may have of both shapes: which of them it is, is checked here. */
interface Request {
  readonly review_ids?: readonly string[];
  readonly review_round_id?: string;
}
type Skipped = Answer<'abstractReviews.sendReviewAssignmentEmail'>['skipped'][number];

const refusals: Readonly<Record<Unsent, string>> = {
  email_disabled: 'The review process has this e-mail switched off, or no template for it.',
  no_email_address: "The review's assignee has no e-mail address.",
};

/** The most e-mails that one call queues. */
const maxEmails = 1000;

export async function sendReviewAssignmentEmail(
  { body }: Call<'abstractReviews.sendReviewAssignmentEmail'>,
  work: Work,
): Promise<Reply<Answer<'abstractReviews.sendReviewAssignmentEmail'>>> {
  const reviews = await reviewsOf(body, work);
  if (body.resend === true && reviews.length > maxEmails) throw tooManyToResend(reviews.length);
  const skipped: Skipped[] = [];
  let queued = 0;
  for (const review of reviews) {
    if (queued === maxEmails) break;
    const reason = await remind(review, body.resend === true, work);
    if (reason === undefined) queued++;
    else skipped.push({ review_id: review.id, reason });
  }
  return json({ queued, remaining: reviews.length - queued - skipped.length, skipped });
}

/** A second call could not tell which reviewers the first one has notified again. */
const tooManyToResend = (reviews: number) =>
  new Fault(
    'too_many_to_resend',
    `With resend, one call is about at most ${maxEmails} reviews; the round has ${reviews}. Name them by review_ids.`,
  );

async function reviewsOf({ review_ids, review_round_id }: Request, work: Work): Promise<Review[]> {
  if ((review_ids === undefined) === (review_round_id === undefined)) throw new Fault('review_ids_or_round');
  const reviews = work.records('abstractReviews');
  const selected: Review[] = [];
  for (const id of new Set(review_ids)) selected.push((await reviews.get(id)).record);
  if (review_round_id === undefined) return selected;
  await work.records('abstractReviewRounds').get(review_round_id);
  for await (const { record } of reviews.all({ review_round_id })) selected.push(record);
  return selected;
}

/** @returns why no e-mail was queued; undefined if one was. */
async function remind(review: Review, again: boolean, work: Work): Promise<Skipped['reason'] | undefined> {
  const before = await countSentBefore('assignment', review, work);
  if (before > 0 && !again) return 'already_notified';
  const queued = await queueEmail('assignment', review, before, work);
  return typeof queued === 'string' ? queued : undefined;
}

/** A handler that queues an e-mail about one review, regardless of those sent before. */
export function resend(email: ReviewEmail) {
  return async ({ path }: { readonly path: { readonly id: string } }, work: Work) => {
    const { record } = await work.records('abstractReviews').get(path.id);
    const queued = await queueEmail(email, record, await countSentBefore(email, record, work), work);
    if (typeof queued === 'string') throw new Fault(queued, refusals[queued]);
    return json(queued);
  };
}

export async function previewEmail({ body }: Call<'abstractReviews.previewEmail'>, work: Work) {
  const email = body.email ?? 'assignment';
  const { record: process } = await work.records('abstractReviewProcesses').get(body.process_id);
  if (body.review_id) demand('abstractReviews.get', work);
  const review = body.review_id ? (await work.records('abstractReviews').get(body.review_id)).record : sampleReview;
  const template = body.template ?? process[reviewEmails[email]];
  if (template === undefined)
    throw new Fault('template_missing', `The process has no ${reviewEmails[email]}: give a template.`);
  const mail = await composeReviewEmail(
    template,
    review,
    process,
    work,
    body.template ? '/template' : '',
    work.caller.may,
  );
  return json(queuePreview(email, mail, process, body.send_to, 'abstractReviews.previewEmailTo', work));
}
