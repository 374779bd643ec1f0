/** Operations that send the e-mails of a review process. */

import { Fault } from '../../fault.js';
import { demand, queuePreview } from '../../mail/render.js';
import type { Call, Reply, Work } from '../../records/work.js';
import type { Answer, RecordOf } from '../../schema/contract.js';
import { json } from '../../verbs/call.js';
import {
  composeReviewEmail,
  countSentBefore,
  queueEmail,
  type ReviewEmail,
  reviewEmails,
  sampleReview,
  type Unsent,
} from './emails.js';
import { Load } from './load.js';
import { mailings } from './progress.js';

type Review = RecordOf<'abstractReviews'>;
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
