/** E-mails to the reviewers of a round, or of some reviews: the assignment e-mail, and reminders. */

import { Fault } from '../fault.js';
import { momentOf } from '../lib/times.js';
import { findRecord } from '../mail/emails.js';
import { recipientIn } from '../mail/mime.js';
import { type Reminding, remindNow, templateOf } from '../mail/reminders.js';
import { holdBack } from '../mail/summaries.js';
import type { Call, Reply, Work } from '../records/work.js';
import { Skips, WorkBudget } from '../records/workBudget.js';
import type { Answer } from '../schema/contract.js';
import type { Stored } from '../store/doc.js';
import { json } from '../verbs/call.js';
import { composeReviewEmail, earlier, queueEmail } from './emails.js';
import { whyIdle } from './standing.js';
import { collectionOf, type Review, type Reviewing } from './table.js';
import { reviewsInConflict } from './withholding.js';

type Queuing = Answer<'abstractReviews.sendReviewAssignmentEmail'>;
type Reason = Queuing['skipped'][number]['reason'];

export const reviewReminders = (of: Reviewing): Reminding => ({
  request: of.emails.assignment,
  of: async (id, work) => {
    const review = await findRecord(of.reviews, id, work);
    const process = await findRecord(of.processes, review?.process_id, work);
    if (review === undefined || process === undefined) return undefined;
    const round = await findRecord(of.rounds, review.review_round_id, work);
    const group = await findRecord(of.groups, review[of.groupId], work);
    const { reminders: rules = [], review_assignment_email: request } = process;
    return {
      rules,
      due: momentOf(review.due_at ?? round?.due_at),
      timeZone: of.timeZoneOf(process, group),
      compose: async (rule) => {
        const again = process.enable_review_assignment_email === true ? request : undefined;
        const template = rule === undefined ? again : templateOf(rule, request);
        return template && (await composeReviewEmail(of, 'assignment', template, review, process, work));
      },
    };
  },
});

type Chosen = { readonly review_ids?: readonly string[] | undefined; readonly review_round_id?: string | undefined };

export const sendReviewAssignmentEmail = (
  of: Reviewing,
  { body }: Call<'abstractReviews.sendReviewAssignmentEmail'>,
  work: Work,
): Promise<Reply<Queuing>> => sent(body, new Mailing(of, 'mailing', body.resend === true, work));

export const remind = (of: Reviewing, { body }: Call<'abstractReviews.remind'>, work: Work): Promise<Reply<Queuing>> =>
  sent(body, new Mailing(of, 'reminding', false, work));

async function sent({ review_ids: ids, review_round_id: round }: Chosen, mailing: Mailing) {
  if ((ids === undefined) === (round === undefined)) throw Fault.of('review_ids_or_round');
  await (round === undefined ? mailing.sendAbout(new Set(ids)) : mailing.sendIn(round));
  if (mailing.answer.remaining > 0) await holdBack(mailing.work);
  return json(mailing.answer);
}

/** For how long the next request goes on where the last one for the round ended. */
const goesOnMs = 3_600_000;

/** The e-mails of one request. */
class Mailing {
  readonly #budget = new WorkBudget();
  readonly #skips = new Skips<Queuing['skipped'][number]>();
  #queued = 0;
  #remaining = 0;

  constructor(
    readonly of: Reviewing,
    readonly kind: 'mailing' | 'reminding',
    readonly again: boolean,
    readonly work: Work,
  ) {}

  async sendAbout(ids: Iterable<string>): Promise<void> {
    for (const id of ids) {
      await this.work.yielder.step();
      await this.#send((await this.work.seen(this.of.reviews).get(id)).record);
    }
  }

  /**
   * Continues where the last request for the round ended, if that was within the hour. When they are sent again, the whole round is one request: a second
   * one could not tell which reviewers were already notified again.
   */
  async sendIn(review_round_id: string): Promise<void> {
    await this.work.records(this.of.rounds).get(review_round_id);
    const id = `${this.kind}:${review_round_id}`;
    const mailings = this.work.collection<Stored & { readonly after: string; readonly at?: string }>(
      collectionOf(this.of, 'reviewing'),
    );
    const now = this.work.now;
    const stored = this.again ? undefined : await mailings.find(id);
    const isOn = now.getTime() - momentOf(stored?.record.at) < goesOnMs;
    let after = isOn ? stored?.record.after : undefined;
    for await (const review of this.work.records(this.of.reviews).all({ review_round_id }, after)) {
      const [isKept] = await reviewsInConflict(this.of).applies([review], this.work);
      if (isKept) {
        await this.#send(review.record, isKept);
        continue;
      }
      if (this.again && this.#budget.isFull) throw Fault.of('too_many_to_resend');
      if (this.#remaining > 0 || this.#budget.isFull) {
        this.#remaining++;
        this.#budget.read(review.json.length);
        if (this.#budget.isSpent) break;
      } else {
        await this.#send(review.record);
        after = review.record.id;
      }
    }
    if (this.#remaining > 0 && after !== undefined) mailings.put({ id, after, at: now.toISOString() });
    else if (stored !== undefined) await mailings.remove(id);
  }

  /** @param isKept from the caller: then it does not count. */
  async #send(review: Review, isKept = false): Promise<void> {
    const { of, work } = this;
    const subject = await work.records(of.subjects).find(review[of.subjectId]);
    this.#budget.read(subject?.json.length ?? 0);
    const idle = await whyIdle(of, review, work);
    const sent = idle ?? (this.kind === 'mailing' ? await this.#assign(review) : await this.#remind(review));
    if (isKept) return;
    if (typeof sent === 'string') return this.#skips.add({ review_id: review.id, reason: sent });
    this.#queued++;
    this.#budget.written++;
    this.#budget.stagedBytes += sent.bytes;
  }

  async #assign(review: Review): Promise<Reason | { readonly bytes: number }> {
    const before = await earlier(this.of, 'assignment', review, this.work);
    if (before.isWritten && !this.again) return 'already_notified';
    return await queueEmail(this.of, 'assignment', review, before, this.work);
  }

  async #remind({ id, process_id, assignee }: Review): Promise<Reason | { readonly bytes: number }> {
    const process = await findRecord(this.of.processes, process_id, this.work);
    if (process?.is_active === false) return 'process_inactive';
    const to = recipientIn(assignee.email_address);
    return await remindNow(
      { about: id, email: this.of.emails.review_reminder, to },
      reviewReminders(this.of),
      this.work,
    );
  }

  get answer(): Queuing {
    return { queued: this.#queued, remaining: this.#remaining, ...this.#skips.answer };
  }
}
