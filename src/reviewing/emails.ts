/** The e-mails of a review process: their templates and merge fields, and the operations that send them. */

import { Fault } from '../fault.js';
import { isSameAddress } from '../lib/persons.js';
import {
  type Composed,
  checkTemplates,
  compose,
  demand,
  fieldsOf,
  findRecord,
  isUnreachable,
  queuePreview,
  usesList,
} from '../mail/emails.js';
import { type EmailTemplate, recipientIn } from '../mail/mime.js';
import { Outbox } from '../mail/outbox.js';
import { noteAsked } from '../mail/reminders.js';
import { fitting, queueMail, type Summing } from '../mail/summaries.js';
import type { CancelReason, Wanted } from '../records/registry.js';
import type { Call, Work } from '../records/work.js';
import type { OperationId } from '../schema/contract.js';
import { computed, json } from '../verbs/call.js';
import { whyIdle } from './standing.js';
import type { Process, Review, Reviewing } from './table.js';

/** E-mail → field of the process with its template. The field `enable_…` of the same name enables it. */
export const reviewEmails = {
  assignment: 'review_assignment_email',
  confirmation: 'review_submission_confirmation_email',
} as const;

const isSwitched = (field: string) => (Object.values(reviewEmails) as string[]).includes(field);

export type ReviewEmail = keyof typeof reviewEmails;

/** All that go to reviewers. Without a template, the last is in the server's own words. */
const templates = { ...reviewEmails, withdrawal_notice: 'withdrawal_notice_email' } as const;

/** The sample review for previews without a review. */
const sampleReview = (of: Reviewing): Partial<Review> => ({
  [of.subjectTitle]: of.titleOf(of.sample) ?? '',
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
});

/** @throws Fault `template_invalid` */
export const checkReviewTemplates = (of: Reviewing) =>
  checkTemplates(
    of.processes,
    [...Object.values(reviewEmails), of.declineNotice, ...(of.withdrawalNotice ? [of.withdrawalNotice] : [])],
    {
      review: sampleReview(of),
      assignee: sampleReview(of).assignee,
      reviews: [{ ...sampleReview(of), [of.subject]: of.sample }],
    },
    'review_assignment_email',
    (process, field) =>
      !isSwitched(field) || (process as Readonly<Record<string, unknown>>)[`enable_${field}`] === true,
  );

/**
 * Renders a template for a review, with only the fields that its reviewer can see. Fields of records that this server does
 * not have are empty.
 * @param may tells which records can be merged.
 */
export async function composeReviewEmail(
  of: Reviewing,
  email: keyof typeof templates,
  template: EmailTemplate,
  review: Partial<Review>,
  process: Process,
  work: Work,
  pointer = '',
  may: (permission: OperationId) => boolean = () => true,
  others: readonly Review[] = [],
): Promise<Composed> {
  const [round, group] = await Promise.all([
    may(`${of.rounds}.get`) ? findRecord(of.rounds, review.review_round_id, work) : undefined,
    may(`${of.groups}.get`) ? findRecord(of.groups, review[of.groupId] ?? process[of.groupId], work) : undefined,
  ]);
  const contact_id = review.assignee?.contact_id ?? '';
  const seen = async (one: Partial<Review>) => {
    const isSample = one.id === undefined;
    const subject = may(`${of.subjects}.get`) ? await findRecord(of.subjects, one[of.subjectId], work) : undefined;
    return {
      review: await work.seenBy(contact_id, of.reviews, one),
      subject: isSample ? of.sample : subject && (await work.seenBy(contact_id, of.subjects, subject, one)),
    };
  };
  const own = await seen(review);
  const isAsking = email === 'assignment';
  const all = isAsking && usesList(template, 'reviews') ? [review, ...others] : [];
  const reviews: object[] = [];
  for (const one of all) {
    const { review, subject } = await seen(one);
    reviews.push({ ...review, [of.subject]: subject });
  }
  const values = {
    review: own.review,
    assignee: own.review.assignee,
    round: review.id === undefined ? { name: 'First round' } : round,
    process,
    [of.subject]: own.subject,
    [of.group]: group,
    ...(isAsking && { reviews }),
  };
  const links = [
    { kind: of.links.review, of: 'review', about: review.id ?? '', contact_id },
    { kind: of.links.reviews, of: 'reviews', about: review.review_round_id ?? '', contact_id },
    ...all.map(({ id = '' }, place) => ({ kind: of.links.review, about: id, contact_id, place })),
  ];
  const merge = { fields: fieldsOf(of.processes, templates[email], work), values, links };
  const list = isAsking ? { name: 'reviews' as const, group: groupOf(review) } : undefined;
  const to = recipientIn(review.assignee?.email_address);
  return await compose(template, to, { ...merge, list, timeZone: of.timeZoneOf(process, group) }, work, pointer);
}

/** What is asked of a reviewer in one e-mail. */
const groupOf = ({ review_round_id = '', assignee }: Partial<Review>) => `${review_round_id}/${assignee?.contact_id}`;

/** Asks a reviewer for all of these reviews. */
export function summariesOf(of: Reviewing): Readonly<Record<string, Summing>> {
  const summing: Summing = (...asked) => summed(of, ...asked);
  return { [of.emails.assignment]: summing, [of.emails.review_reminder]: summing };
}

async function summed(of: Reviewing, ids: readonly string[], template: EmailTemplate, work: Work) {
  const { found: all } = await fitting(ids, work, async (id) => {
    const review = await findRecord(of.reviews, id, work);
    await findRecord(of.subjects, review?.[of.subjectId], work); // counts, as it is listed
    return review;
  });
  const [review, ...others] = all;
  const process = await findRecord(of.processes, review?.process_id, work);
  if (review === undefined || process === undefined) return undefined;
  const mail = await composeReviewEmail(of, 'assignment', template, review, process, work, '', undefined, others);
  return { mail, ids: all.map(({ id }) => id) };
}

/**
 * Queues an e-mail to the reviewer.
 * @param before the e-mails of this kind to this address; undefined if there cannot be any.
 * @returns the message with its approximate size, or why it cannot be queued.
 */
export async function queueEmail(of: Reviewing, email: ReviewEmail, review: Review, before: Before, work: Work) {
  const { record: process } = await work.records(of.processes).get(review.process_id);
  const field = reviewEmails[email];
  if (email === 'assignment' && process.is_active === false) return 'process_inactive';
  const template = process[`enable_${field}`] === true ? process[field] : undefined;
  if (template === undefined) return 'email_disabled';
  if (recipientIn(review.assignee.email_address) === undefined) return 'no_email_address';
  const mail = await composeReviewEmail(of, email, template, review, process, work);
  if (isUnreachable(mail, work)) return 'public_url_missing';
  const bytes = mail.subject.length + mail.body.length;
  const reminded = { email: of.emails.review_reminder, group: groupOf(review) };
  if (email === 'assignment') await noteAsked(reminded, review.id, mail.to, before, work);
  return { message_id: await queueMail(review.id, of.emails[email], before.count + 1, mail, work), to: mail.to, bytes };
}

type Before = Awaited<ReturnType<Outbox['before']>>;
const none: Before = { count: 0, isWritten: false };

export const earlier = async (
  of: Reviewing,
  email: ReviewEmail,
  { id, assignee }: Review,
  work: Work,
): Promise<Before> => await new Outbox(work).before(id, of.emails[email], recipientIn(assignee.email_address) ?? '');

/** Whether a review still asks for the e-mails to its reviewer. */
export function wantedOf(of: Reviewing): Readonly<Record<string, Wanted>> {
  const wanted =
    (email: Asked): Wanted =>
    (id, to, work) =>
      whyUnwanted(of, email, id, to, work);
  return {
    [of.emails.review_reminder]: wanted('review_reminder'),
    [of.emails.assignment]: wanted('assignment'),
    [of.emails.confirmation]: wanted('confirmation'),
  };
}

type Asked = ReviewEmail | 'review_reminder';

async function whyUnwanted(
  of: Reviewing,
  email: Asked,
  id: string,
  to: string,
  work: Work,
): Promise<CancelReason | undefined> {
  const review = await findRecord(of.reviews, id, work);
  if (review === undefined) return 'removed';
  if (!isSameAddress(review.assignee.email_address, to)) return 'readdressed';
  const isAsking = email !== 'confirmation';
  const idle = isAsking ? await whyIdle(of, review, work) : undefined;
  if (idle !== undefined) return idle;
  const process = await findRecord(of.processes, review.process_id, work);
  if (isAsking && process?.is_active === false) return 'process_inactive';
  if (email === 'review_reminder' || process?.[`enable_${reviewEmails[email]}`] === true) return undefined;
  return 'email_disabled';
}

/** Queues the e-mail for a change of the review, if the process has enabled it. @returns its size in bytes. */
export async function queueWhenOn(of: Reviewing, email: ReviewEmail, review: Review, work: Work): Promise<number> {
  const before = review.sys_version === 1 ? none : await earlier(of, email, review, work);
  const queued = await queueEmail(of, email, review, before, work);
  return typeof queued === 'string' ? 0 : queued.bytes;
}

/** A handler that queues an e-mail for one review, even if it was sent before. */
export function resend(email: ReviewEmail) {
  return async (of: Reviewing, { path }: { readonly path: { readonly id: string } }, work: Work) => {
    const { record } = await work.seen(of.reviews).get(path.id);
    if (email === 'confirmation' && record.status !== 'completed') throw Fault.of('review_not_completed');
    const idle = email === 'assignment' ? await whyIdle(of, record, work) : undefined;
    if (idle === 'declined' || idle === 'cancelled') throw Fault.of('review_inactive', `The review was ${idle}.`);
    if (idle !== undefined) throw Fault.of(idle);
    const queued = await queueEmail(of, email, record, await earlier(of, email, record, work), work);
    if (typeof queued === 'string') throw Fault.of(queued);
    return json({ message_id: queued.message_id, to: queued.to });
  };
}

export async function previewEmail(of: Reviewing, { body }: Call<'abstractReviews.previewEmail'>, work: Work) {
  const email = body.email ?? 'assignment';
  const { record: process } = await work.records(of.processes).get(body.process_id);
  if (body.review_id) demand(`${of.reviews}.get`, work);
  const review = body.review_id ? (await work.seen(of.reviews).get(body.review_id)).record : sampleReview(of);
  const template = body.template ?? process[templates[email]];
  if (template === undefined)
    throw Fault.of('template_missing', `The process has no ${templates[email]}. Send a template.`);
  const pointer = body.template ? '/template' : '';
  const mail = await composeReviewEmail(of, email, template, review, process, work, pointer, work.caller.may);
  const to = `${of.reviews}.previewEmailTo`;
  return computed({ ...queuePreview(of.emails[email], mail, process, body.send_to, to, work), email });
}
