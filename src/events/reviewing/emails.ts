/** The e-mails of a review process: their templates, merge fields and recipients. */
import type { Answer, OperationId, RecordOf } from '../../document/contract.js';
import { Fault } from '../../fault.js';
import { addressIn } from '../../mail/address.js';
import { type Composed, check, compose, demand, fieldsOf, findRecord, queuePreview } from '../../mail/compose.js';
import type { EmailTemplate } from '../../mail/render.js';
import type { Call, Reply, Work } from '../../records/work.js';
import { json } from '../../verbs/reply.js';
import { Load, mailings } from './load.js';

/** E-mail → field of the process with its template. The field `enable_…` of the same name enables it. */
export const reviewEmails = {
  assignment: 'review_assignment_email',
  confirmation: 'review_submission_confirmation_email',
} as const;

export type ReviewEmail = keyof typeof reviewEmails;

type Review = RecordOf<'abstractReviews'>;
type Process = RecordOf<'abstractReviewProcesses'>;
/** Why an e-mail cannot be queued. */
type Unsent = 'email_disabled' | 'no_email_address';

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
async function composeReviewEmail(
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
interface Queued {
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
async function queueEmail(email: ReviewEmail, review: Review, before: number, work: Work): Promise<Queued | Unsent> {
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
const countSentBefore = (email: ReviewEmail, { id }: Review, work: Work): Promise<number> =>
  work.outbox.countBefore(id, email);

/** The sample review for previews without a review. */
const sampleReview: Partial<Review> = {
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

// Operations that send the e-mails of a review process.

type Queuing = Answer<'abstractReviews.sendReviewAssignmentEmail'>;
type Unnotified = Queuing['skipped'][number];

const refusals: Readonly<Record<Unsent, string>> = {
  email_disabled: 'The review process has disabled this e-mail, or has no template for it.',
  no_email_address: 'The assignee of the review has no e-mail address.',
};

export async function sendReviewAssignmentEmail(
  { body }: Call<'abstractReviews.sendReviewAssignmentEmail'>,
  work: Work,
): Promise<Reply<Queuing>> {
  const { review_ids, review_round_id, resend = false }: Request = body;
  if ((review_ids === undefined) === (review_round_id === undefined)) throw new Fault('review_ids_or_round');
  const reminders = new Reminders(resend, work);
  if (review_round_id === undefined) await reminders.sendAbout(new Set(review_ids));
  else if (resend) await reminders.sendAgain(review_round_id);
  else await reminders.sendOn(review_round_id);
  return json(reminders.answer);
}

/** The body with the properties of both shapes; the handler checks that it is one of them. */
interface Request {
  readonly review_ids?: readonly string[];
  readonly review_round_id?: string;
  readonly resend?: boolean;
}

/** The maximum number of entries in `skipped`. */
const maxSkipped = 1000;

/** The assignment e-mails of one request. */
class Reminders {
  readonly #load = new Load();
  readonly #skipped: Unnotified[] = [];
  #moreSkipped = 0;
  #queued = 0;
  #remaining = 0;

  constructor(
    readonly again: boolean,
    readonly work: Work,
  ) {}

  async sendAbout(ids: Iterable<string>): Promise<void> {
    for (const id of ids) {
      await this.work.pace.step();
      await this.#send((await this.work.records('abstractReviews').get(id)).record);
    }
  }

  /** The whole round in one request: a second request could not tell which reviewers were already notified again. */
  async sendAgain(review_round_id: string): Promise<void> {
    await this.work.records('abstractReviewRounds').get(review_round_id);
    for await (const { record } of this.work.records('abstractReviews').all({ review_round_id })) {
      if (this.#load.isFull) throw new Fault('too_many_to_resend');
      await this.#send(record);
    }
  }

  /** Continues where the last request for the round ended. */
  async sendOn(review_round_id: string): Promise<void> {
    await this.work.records('abstractReviewRounds').get(review_round_id);
    const [id, reviews] = [`mailing:${review_round_id}`, this.work.records('abstractReviews')];
    const stored = await mailings(this.work).find(id);
    let after = stored?.record.after;
    for await (const review of reviews.all({ review_round_id }, after)) {
      if (this.#load.isSpent) break;
      if (this.#remaining > 0 || this.#load.isFull) this.#passOver(review.json.length);
      else {
        await this.#send(review.record);
        after = review.record.id;
      }
    }
    if (this.#load.isSpent) this.#remaining = Math.max(1, this.#remaining);
    if (this.#remaining > 0 && after !== undefined) mailings(this.work).put({ id, after });
    else if (stored !== undefined) await mailings(this.work).remove(id);
  }

  #passOver(bytes: number): void {
    this.#remaining++;
    this.#load.read(bytes);
  }

  async #send(review: Review): Promise<void> {
    const abstract = await this.work.records('abstracts').find(review.abstract_id);
    this.#load.read(abstract?.json.length ?? 0);
    const sent = await remind(review, this.again, this.work);
    if (typeof sent === 'number') {
      this.#queued++;
      this.#load.write(sent);
    } else if (this.#skipped.length < maxSkipped) this.#skipped.push({ review_id: review.id, reason: sent });
    else this.#moreSkipped++;
  }

  get answer(): Queuing {
    const more = this.#moreSkipped > 0 && { more_skipped: this.#moreSkipped };
    return { queued: this.#queued, remaining: this.#remaining, skipped: this.#skipped, ...more };
  }
}

/** @returns the size of the queued e-mail in bytes, or why none was queued. */
async function remind(review: Review, again: boolean, work: Work): Promise<Unnotified['reason'] | number> {
  const before = await countSentBefore('assignment', review, work);
  if (before > 0 && !again) return 'already_notified';
  const queued = await queueEmail('assignment', review, before, work);
  return typeof queued === 'string' ? queued : queued.bytes;
}

/** A handler that queues an e-mail for one review, even if it was sent before. */
export function resend(email: ReviewEmail) {
  return async ({ path }: { readonly path: { readonly id: string } }, work: Work) => {
    const { record } = await work.records('abstractReviews').get(path.id);
    if (email === 'confirmation' && record.status !== 'completed') throw new Fault('review_not_completed');
    const queued = await queueEmail(email, record, await countSentBefore(email, record, work), work);
    if (typeof queued === 'string') throw new Fault(queued, refusals[queued]);
    return json({ message_id: queued.message_id, to: queued.to });
  };
}

export async function previewEmail({ body }: Call<'abstractReviews.previewEmail'>, work: Work) {
  const email = body.email ?? 'assignment';
  const { record: process } = await work.records('abstractReviewProcesses').get(body.process_id);
  if (body.review_id) demand('abstractReviews.get', work);
  const review = body.review_id ? (await work.records('abstractReviews').get(body.review_id)).record : sampleReview;
  const template = body.template ?? process[reviewEmails[email]];
  if (template === undefined)
    throw new Fault('template_missing', `The process has no ${reviewEmails[email]}. Send a template.`);
  const pointer = body.template ? '/template' : '';
  const mail = await composeReviewEmail(email, template, review, process, work, pointer, work.caller.may);
  return json(queuePreview(email, mail, process, body.send_to, 'abstractReviews.previewEmailTo', work));
}
