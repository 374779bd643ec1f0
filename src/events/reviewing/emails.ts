/** The e-mails of a review process: what can be mergeObjects into them, and to whom they go. */
import type { RecordOf } from '../../document/contract.js';
import { addressIn } from '../../mail/address.js';
import { type Composed, compose, fieldsOf, findRecord } from '../../mail/compose.js';
import { checkTemplate, type EmailTemplate, type MergeFields } from '../../mail/render.js';
import type { Work } from '../../records/work.js';

/** Each e-mail, and the field of the process that has its template; the field's name with `enable_` switches it on. */
export const reviewEmails = {
  assignment: 'review_assignment_email',
  confirmation: 'review_submission_confirmation_email',
} as const;

export type ReviewEmail = keyof typeof reviewEmails;

type Review = RecordOf<'abstractReviews'>;
type Process = RecordOf<'abstractReviewProcesses'>;
export type Unsent = 'email_disabled' | 'no_email_address';

/** Merge field object → the resource whose fields it has. */
const mergeObjects = {
  review: 'abstractReviews',
  abstract: 'abstracts',
  process: 'abstractReviewProcesses',
  round: 'abstractReviewRounds',
  event: 'events',
} as const;

/** Every merge field: `review.score`, `abstract.title`, `assignee.name` and so on, for each field of the documents. */
function mergeFields(work: Work): MergeFields {
  return { ...fieldsOf(mergeObjects, work), assignee: assigneeFields(work) };
}

/** Throws a Fault when a template of a review process cannot be used. */
export function checkReviewTemplate(template: EmailTemplate, pointer: string, work: Work): void {
  const sample = { review: sampleReview, assignee: sampleReview.assignee };
  checkTemplate(template, mergeFields(work), sample, pointer);
}

function assigneeFields(work: Work): ReadonlySet<string> {
  const { document } = work.model('abstractReviews');
  const { assignee = {} } = document.properties(document.answer('abstractReviews.replace') ?? {});
  return new Set(Object.keys(document.properties(assignee)));
}

/** Renders a template for a review; records that are kept elsewhere merge as empty fields. */
export async function composeReviewEmail(
  template: EmailTemplate,
  review: Partial<Review>,
  process: Process,
  work: Work,
  pointer = '',
): Promise<Composed> {
  const [abstract, round, event] = await Promise.all([
    findRecord('abstracts', review.abstract_id, work),
    findRecord('abstractReviewRounds', review.review_round_id, work),
    findRecord('events', review.event_id ?? process.event_id, work),
  ]);
  const values = { review, abstract, process, round, event, assignee: review.assignee };
  const to = addressIn(review.assignee?.email_address);
  return await compose(template, to, { fields: mergeFields(work), values }, work, pointer);
}

/** The template of the process, when it has one and it is switched on. */
function templateOf(process: Process, email: ReviewEmail): EmailTemplate | undefined {
  const field = reviewEmails[email];
  return process[`enable_${field}`] === true ? process[field] : undefined;
}

/** Queues an e-mail to the reviewer that follows `before` others, or says why it cannot be. */
export async function queue(
  email: ReviewEmail,
  review: Review,
  before: number,
  work: Work,
): Promise<{ readonly message_id: string; readonly to: string } | Unsent> {
  const { record: process } = await work.records('abstractReviewProcesses').get(review.process_id);
  const template = templateOf(process, email);
  if (template === undefined) return 'email_disabled';
  if (addressIn(review.assignee.email_address) === undefined) return 'no_email_address';
  const mail = await composeReviewEmail(template, review, process, work);
  return { message_id: work.outbox.add(review.id, email, before + 1, mail), to: mail.to };
}

/** Queues an e-mail that comes with a change of the review, if there is one to send. */
export async function queueWhenOn(email: ReviewEmail, review: Review, work: Work): Promise<void> {
  const before = review.sys_version === 1 ? 0 : await sentBefore(email, review, work);
  await queue(email, review, before, work);
}

/** How many e-mails of one kind a reviewer was sent about a review. */
export const sentBefore = (email: ReviewEmail, { id }: Review, work: Work): Promise<number> =>
  work.outbox.countBefore(id, email);

/** A review for previews when none is given. */
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
