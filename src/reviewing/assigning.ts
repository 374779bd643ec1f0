/** `assignReviews` without a pool: assigns each of the given subjects to each of the given reviewers. */

import { Fault } from '../fault.js';
import { personKey } from '../lib/persons.js';
import type { Reply, Work } from '../records/work.js';
import { maxWritten, Skips } from '../records/workBudget.js';
import type { Answer, Body } from '../schema/contract.js';
import { invalidRequest } from '../schema/findings.js';
import type { Doc } from '../store/doc.js';
import { joinJson } from '../verbs/call.js';
import { conflictsOf } from './conflictOfInterest.js';
import { expectDeclarations } from './declared.js';
import { statusAgain } from './declining.js';
import { queueWhenOn } from './emails.js';
import { checkOpen } from './rounds.js';
import { isOff, isUnderReview, whoIsOff } from './standing.js';
import type { Assignee, Review, ReviewDraft, Reviewing, Round, Skipped, Subject } from './table.js';
import { refuseInConflict } from './withholding.js';

type Result = Answer<'abstractReviews.assignReviews'>;

/** Maximum bytes of the subjects of one request, and of the reviews that it creates or returns. */
const [maxSubjectBytes, maxReviewBytes] = [8 * 1024 * 1024, 4 * 1024 * 1024];

type Wish = Exclude<Body<'abstractReviews.assignReviews'>, { readonly pool: unknown }>;

export async function assignPairs(of: Reviewing, body: Wish, work: Work): Promise<Reply<Result>> {
  work.rerunWhenTaken();
  checkGiven(body, ['review_round_id', of.subjectIds, 'assignees']);
  const ids = [...new Set(body[of.subjectIds])];
  checkCount(of, ids.length * body.assignees.length);
  const { record: round } = await work.records(of.rounds).get(body.review_round_id);
  const subjects = await subjectsOf(of, ids, work);
  checkOpen(round);
  const assignment = new Assignment(of, round, body.again === true ? 'all' : 'unless declined', work);
  for (const subject of subjects) await assignment.assign(subject, body.assignees);
  return assignment.replyWith();
}

/** What is required of one of the two shapes of the body. @throws Fault `invalid_request` */
export function checkGiven(body: object, names: readonly string[]): void {
  const missing = names.filter((name) => !Object.hasOwn(body, name));
  const findings = missing.map((name) => ({ pointer: `/${name}`, keyword: 'required', message: 'is required' }));
  if (findings.length > 0) throw invalidRequest(findings);
}

function checkCount(of: Reviewing, pairs: number): void {
  if (pairs <= maxWritten) return;
  const message = `One request can assign at most ${maxWritten} pairs of ${of.subject} and assignee; this one has ${pairs}.`;
  throw Fault.of('too_many_pairs', message);
}

async function subjectsOf(of: Reviewing, ids: readonly string[], work: Work): Promise<Subject[]> {
  const subjects: Subject[] = [];
  let bytes = 0;
  for (const id of ids) {
    const doc = await work.records(of.subjects).get(id);
    bytes += doc.json.length;
    if (bytes > maxSubjectBytes) throw tooLarge(`${of.subjects} exceed 8 MB in all`);
    await refuseInConflict(of, doc, work);
    subjects.push(doc.record);
    await work.yielder.step();
  }
  return subjects;
}

const tooLarge = (excess: string) => Fault.of('too_many_pairs', `These ${excess}. Assign fewer at a time.`);

/** Processes pairs, one subject at a time. */
export class Assignment {
  readonly #reviews: Doc<Review>[] = [];
  #createdBytes = 0;
  #subjectBytes = 0;
  #listedBytes = 0;
  #counts = { created: 0, already_present: 0 };
  #more = 0;

  constructor(
    readonly of: Reviewing,
    readonly round: Round,
    /** Who is asked of those who were taken off before: all, all but who declined, or nobody. */
    readonly asked: 'all' | 'unless declined' | 'unless off',
    readonly work: Work,
    readonly skips = new Skips<Skipped>(),
  ) {}

  /** Whether another subject could be too much for one request. */
  get isFull(): boolean {
    return this.#createdBytes > maxReviewBytes / 2 || this.#subjectBytes > maxSubjectBytes;
  }

  async assign(subject: Subject, assignees: readonly Assignee[]): Promise<void> {
    const { of, round } = this;
    this.#subjectBytes += JSON.stringify(subject).length;
    const { authors, others } = await divided(of, subject, assignees, round, this.work);
    for (const author of authors) this.#skip('conflict_of_interest', subject, author);
    const { [of.groupId]: group = round[of.groupId], sys_locked } = subject;
    const isOfOther = group !== round[of.groupId] ? of.mismatch : undefined;
    const refusal = isOfOther ?? (isUnderReview(subject) ? undefined : 'not_under_review');
    const whyOff = await whoIsOff(of, round.id, subject.id, others, this.work);
    for (const { assignee, review } of others) {
      await this.work.yielder.step();
      const isWanted = review === undefined || review.record.is_active === false;
      const why = whyOff(assignee.contact_id, review?.record);
      const isOut =
        why !== undefined && (this.asked === 'unless off' || (why === 'declined_before' && this.asked !== 'all'));
      const isLocked = sys_locked === true || review?.record.sys_locked === true;
      if (review !== undefined && !isWanted) this.#list('already_present', review);
      else if (isOut) this.#skip(why, subject, assignee);
      else if (refusal !== undefined) this.#skip(refusal, subject, assignee);
      else if (isLocked) this.#skip('record_locked', subject, assignee);
      else if (review !== undefined) this.#list('already_present', await this.#reactivate(review.record));
      else this.#list('created', await this.#create(subject, assignee));
    }
  }

  /** Named again, who was taken off is asked again. */
  async #reactivate(inactive: Review): Promise<Doc<Review>> {
    await this.work.records(this.of.rounds).hold(this.round.id);
    const merge = { is_active: true, ...(isOff(inactive) && { status: statusAgain(inactive) }) };
    const review = await this.work.records(this.of.reviews).patch(inactive.id, { merge });
    if (review.record.status !== 'completed') await queueWhenOn(this.of, 'assignment', review.record, this.work);
    return review;
  }

  async #create(subject: Subject, assignee: Assignee): Promise<Doc<Review>> {
    await this.work.records(this.of.rounds).hold(this.round.id);
    await this.work.records(this.of.subjects).hold(subject.id);
    const { review } = await createReview(this.of, subject, assignee, this.round, this.work);
    this.#createdBytes += review.json.length;
    if (this.#createdBytes > maxReviewBytes) throw tooLarge('reviews of these pairs exceed 4 MB');
    return review;
  }

  #skip(reason: Skipped['reason'], { id }: Subject, { contact_id }: Assignee): void {
    this.skips.add({ [this.of.subjectId]: id, target: { type: 'contact', contact_id }, reason });
  }

  #list(count: 'created' | 'already_present', review: Doc<Review>): void {
    this.#counts[count]++;
    this.#listedBytes += review.json.length;
    if (this.#listedBytes > maxReviewBytes) this.#more++;
    else this.#reviews.push(review);
  }

  replyWith(rest: Partial<Result> = {}): Reply<Result> {
    const more = this.#more > 0 && { more_reviews: this.#more };
    const kept = JSON.stringify({ ...this.#counts, ...this.skips.answer, ...more, ...rest });
    const reviews = this.#reviews.map(({ json }) => json);
    const json = joinJson(`${kept.slice(0, -1)},"reviews":[`, reviews, ']}');
    return { json, kept, listed: { as: 'reviews', docs: this.#reviews } };
  }
}

/**
 * Divides the reviewers of a subject into its authors, who must not review it, and others with their review in the round, if
 * they have one. Each contact counts once: as an author, if it is one with any of its addresses, or as its first assignee.
 */
export async function divided(
  of: Reviewing,
  subject: Subject,
  assignees: Iterable<Assignee>,
  round: Round,
  work: Work,
) {
  const authors = new Map<string, Assignee>();
  const others = new Map<string, { readonly assignee: Assignee; review?: Doc<Review> }>();
  await expectDeclarations(of, work);
  const hasConflict = await conflictsOf(of, subject, work, round.process_id);
  for (const assignee of assignees) {
    const contact = personKey(assignee.contact_id);
    if (hasConflict(assignee)) authors.set(contact, authors.get(contact) ?? assignee);
    else if (!others.has(contact)) others.set(contact, { assignee });
  }
  for (const contact of authors.keys()) others.delete(contact);
  if (others.size > 0)
    for await (const review of work.records(of.reviews).all({ [of.subjectId]: subject.id })) {
      const other = others.get(personKey(review.record.assignee.contact_id));
      if (other !== undefined && review.record.review_round_id === round.id) other.review = review;
    }
  return { authors: [...authors.values()], others: [...others.values()] };
}

/**
 * Stages a review and the e-mail to its reviewer. The caller must stage or hold the subject, so that it does not change
 * until the commit.
 * @returns the review, and the size in bytes of everything staged.
 */
export async function createReview(
  of: Reviewing,
  subject: Subject,
  assignee: Assignee,
  { id: review_round_id, [of.groupId]: group, process_id }: Round,
  work: Work,
): Promise<{ readonly review: Doc<Review>; readonly bytes: number }> {
  const title = of.titleOf(subject);
  const draft: ReviewDraft = {
    [of.subjectId]: subject.id,
    ...(title !== undefined && { [of.subjectTitle]: title }),
    [of.groupId]: group,
    process_id,
    review_round_id,
    assignee,
    status: 'not started',
    date: work.now.toISOString(),
  };
  const review = await work.records(of.reviews).create(draft);
  const mailBytes = await queueWhenOn(of, 'assignment', review.record, work);
  return { review, bytes: review.json.length + mailBytes };
}
