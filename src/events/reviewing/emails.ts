/** The e-mails of a review process: their templates, merge fields and recipients. */

import { addressIn } from '../../mail/mime.js';
import { type Composed, check, compose, type EmailTemplate, fieldsOf, findRecord } from '../../mail/render.js';
import type { Work } from '../../records/work.js';
import type { OperationId, RecordOf } from '../../schema/contract.js';

/** E-mail → field of the process with its template. The field `enable_…` of the same name enables it. */
export const reviewEmails = {
  assignment: 'review_assignment_email',
  confirmation: 'review_submission_confirmation_email',
} as const;

export type ReviewEmail = keyof typeof reviewEmails;

type Review = RecordOf<'abstractReviews'>;
type Process = RecordOf<'abstractReviewProcesses'>;
/** Why an e-mail cannot be queued. */
export type Unsent = 'email_disabled' | 'no_email_address';

/** @throws Fault `template_invalid` */
export async function checkReviewTemplate(email: ReviewEmail, template: EmailTemplate, work: Work): Promise<void> {
  const values = { review: sampleReview, assignee: sampleReview.assignee };
  await check(template, { fields: fieldsIn(email, work), values }, `/${reviewEmails[email]}`, work);
}

const fieldsIn = (email: ReviewEmail, work: Work) => fieldsOf('abstractReviewProcesses', reviewEmails[email], work);

/**
 * Renders a template for a review, with only the fields that its reviewer can see. Fields of records that this server does
 * not have are empty.
 * @param may tells which records can be merged.
 */
export async function composeReviewEmail(
  email: ReviewEmail,
  template: EmailTemplate,
  review: Partial<Review>,
  process: Process,
  work: Work,
  pointer = '',
  may: (permission: OperationId) => boolean = () => true,
): Promise<Composed> {
  const [abstract, round, event] = await Promise.all([
    may('abstracts.get') ? findRecord('abstracts', review.abstract_id, work) : undefined,
    may('abstractReviewRounds.get') ? findRecord('abstractReviewRounds', review.review_round_id, work) : undefined,
    may('events.get') ? findRecord('events', review.event_id ?? process.event_id, work) : undefined,
  ]);
  const contact = review.assignee?.contact_id ?? '';
  const [seenReview, seenAbstract] = await Promise.all([
    work.seenBy(contact, 'abstractReviews', review),
    abstract && work.seenBy(contact, 'abstracts', abstract, review),
  ]);
  const values = { review: seenReview, assignee: seenReview.assignee, abstract: seenAbstract, process, round, event };
  const to = addressIn(review.assignee?.email_address);
  return await compose(template, to, { fields: fieldsIn(email, work), values }, work, pointer);
}

/** The template of an e-mail, if the process has one and has enabled it. */
function templateOf(process: Process, email: ReviewEmail): EmailTemplate | undefined {
  const field = reviewEmails[email];
  return process[`enable_${field}`] === true ? process[field] : undefined;
}

/** A message in the outbox. */
export interface Queued {
  readonly message_id: string;
  readonly to: string;
  /** Approximate size in bytes of its subject and body. */
  readonly bytes: number;
}

/**
 * Queues an e-mail to the reviewer.
 * @param before how many e-mails of this kind were queued or sent before.
 * @returns the message, or why it cannot be queued.
 */
export async function queueEmail(
  email: ReviewEmail,
  review: Review,
  before: number,
  work: Work,
): Promise<Queued | Unsent> {
  const { record: process } = await work.records('abstractReviewProcesses').get(review.process_id);
  const template = templateOf(process, email);
  if (template === undefined) return 'email_disabled';
  if (addressIn(review.assignee.email_address) === undefined) return 'no_email_address';
  const mail = await composeReviewEmail(email, template, review, process, work);
  const bytes = mail.subject.length + mail.body.length;
  return { message_id: work.outbox.add(review.id, email, before + 1, mail), to: mail.to, bytes };
}

/** Queues the e-mail for a change of the review, if the process has enabled it. @returns its size in bytes. */
export async function queueWhenOn(email: ReviewEmail, review: Review, work: Work): Promise<number> {
  const before = review.sys_version === 1 ? 0 : await countSentBefore(email, review, work);
  const queued = await queueEmail(email, review, before, work);
  return typeof queued === 'string' ? 0 : queued.bytes;
}

/** The number of e-mails of one kind that were queued or sent for a review. */
export const countSentBefore = (email: ReviewEmail, { id }: Review, work: Work): Promise<number> =>
  work.outbox.countBefore(id, email);

/** The sample review for previews without a review. */
export const sampleReview: Partial<Review> = {
  abstract_title: 'On the connexion of the sciences',
  status: 'not started',
  score: 4.5,
  assignee: {
    contact_id: 'contact-1',
    name: 'Ada Lovelace',
    first_name: 'Ada',
    last_name: 'Lovelace',
    email_address: 'ada.lovelace@example.org',
    job_title: 'Analyst',
    city: 'London',
    country: 'United Kingdom',
  },
};
