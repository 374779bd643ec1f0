/** Reviews: the rules for every way to save one, and `submit`. */

import { Fault } from '../fault.js';
import { isSameJson } from '../lib/json.js';
import { momentOf } from '../lib/times.js';
import { findRecord } from '../mail/emails.js';
import { refuseFrozen, refuseLocked } from '../records/guards.js';
import { refuseUnlessOverridden } from '../records/overrides.js';
import { checkAnswers } from '../records/questions.js';
import type { Definition } from '../records/registry.js';
import type { Call, Reply, Work } from '../records/work.js';
import { invalidRequest } from '../schema/findings.js';
import { stored } from '../verbs/call.js';
import { assignReviews } from './assignReviews.js';
import { enterRound, isConflicted, noteConflict, refuseConflict } from './conflictOfInterest.js';
import { cancel, decline, isAssignee, noteOff, reinstate } from './declining.js';
import { previewEmail, queueWhenOn, resend } from './emails.js';
import { remind, sendReviewAssignmentEmail } from './mailings.js';
import { openRound } from './openRound.js';
import { released } from './released.js';
import { blindReview, checkNotOver, checkOpen, isOver } from './rounds.js';
import { checkScore, judgeReview } from './scores.js';
import { hasEnded, isOff, isUnderReview, markTakenOff, refuseTwin } from './standing.js';
import { handlerFor, type Review, type ReviewDraft, type Reviewing, type Round } from './table.js';

type Submission = Call<'abstractReviews.submit'>['body'];

export function reviewsOf(of: Reviewing): Definition<'abstractReviews'> {
  const handler = handlerFor(of);
  return {
    prepare: async (draft, previous, work) => {
      noteOff(draft, previous, work);
      await noteLate(of, draft, previous, work);
      await noteConflict(of, draft, previous, work);
    },
    check: async (draft, previous, work) => {
      await checkRound(of, draft, previous, work);
      await checkScore(of, draft, previous, work);
    },
    judge: async (change, all, work) => {
      await refuseTwin(of, change, all, work);
      await judgeReview(of, change, all, work);
    },
    blind: (...asked) => blindReview(of, ...asked),
    checkOwner: (...asked) => checkAnswer(of, ...asked),
    saved: async (review, previous, work) => {
      await holdRounds(of, review, previous, work);
      await enterRound(of, review, previous, work);
      if (previous !== undefined) await markTakenOff(of, previous, review, work);
    },
    removed: async (review, work) => {
      await holdRounds(of, undefined, review, work);
      await markTakenOff(of, review, undefined, work);
    },
    operations: {
      openRound: handler(openRound),
      openRoundByPost: handler(openRound),
      assignReviews: handler(assignReviews),
      submit: handler(submit),
      decline: handler(decline),
      cancel: handler(cancel),
      reinstate: handler(reinstate),
      remind: handler(remind),
      sendReviewAssignmentEmail: handler(sendReviewAssignmentEmail),
      resendReviewAssignmentEmail: handler(resend('assignment')),
      resendConfirmationEmail: handler(resend('confirmation')),
      previewEmail: handler(previewEmail),
      released: handler(released),
    },
  };
}

/**
 * The result of a closed round is final.
 * @throws Fault `round_not_open` if the change affects it.
 */
async function holdRounds(
  of: Reviewing,
  next: Review | undefined,
  previous: Review | undefined,
  work: Work,
): Promise<void> {
  if (isSameJson(scored(of, next), scored(of, previous))) return;
  if (previous !== undefined && isConflicted(previous) && isTakenOut(of, previous, next)) return; // it does not count
  if (previous !== undefined && isOff(previous) && isBack(of, previous, next)) return; // it does not count yet
  const rounds = work.records(of.rounds);
  for (const id of new Set([next, previous].flatMap((review) => review?.review_round_id ?? []))) {
    const round = (await rounds.find(id))?.record;
    if (round === undefined) continue; // the missing reference is reported elsewhere
    if (isOver(round)) refuseClosed(of, round, work);
    await rounds.hold(id);
  }
}

const refuseClosed = (of: Reviewing, round: Round, work: Work) =>
  refuseUnlessOverridden(
    of.reviews,
    'closed_round',
    work,
    Fault.of('round_not_open', `The round ${round.name} has closed, so its result is final.`),
  );

const isTakenOut = (of: Reviewing, review: Review, next: Review | undefined) =>
  next === undefined ||
  isSameJson(
    { ...scored(of, next), isCompleted: review.status === 'completed' },
    scored(of, { ...review, is_active: false }),
  );

const isBack = (of: Reviewing, review: Review, next: Review | undefined) =>
  isSameJson(scored(of, next), scored(of, { ...review, is_active: true }));

/** The fields of a review that affect scores, now or once it is completed. */
function scored(of: Reviewing, review: Review | undefined) {
  if (review === undefined) return undefined;
  const { [of.subjectId]: subject, review_round_id, score, is_active, status } = review;
  return { subject, review_round_id, score, isActive: is_active !== false, isCompleted: status === 'completed' };
}

/** @throws Fault `round_mismatch`, `event_mismatch`, `not_under_review`, `round_not_open` */
async function checkRound(of: Reviewing, draft: ReviewDraft, previous: Review | undefined, work: Work): Promise<void> {
  const hasMoved = fixedFields(of).some((field) => draft[field] !== previous?.[field]);
  const isCompleted = draft.status === 'completed' && (hasMoved || previous?.status !== 'completed');
  if (!hasMoved && !isCompleted) return;
  const round = (await work.records(of.rounds).find(draft.review_round_id))?.record;
  if (round === undefined) return; // the missing reference is reported elsewhere
  for (const field of [of.groupId, 'process_id'] as const)
    if (draft[field] !== round[field])
      throw Fault.about(`/${field}`, 'round_mismatch', `must be ${round[field]}, like that of the round`);
  if (hasMoved) await checkSubject(of, draft, round, work);
  if (isCompleted && isOver(round)) refuseClosed(of, round, work);
  else if (isCompleted) checkOpen(round);
}

/** What was decided on can be loaded with its reviews, into a round that is not open. */
async function checkSubject(
  of: Reviewing,
  { [of.subjectId]: id, [of.groupId]: group }: ReviewDraft,
  round: Round,
  work: Work,
): Promise<void> {
  const subject = (await work.records(of.subjects).find(id))?.record;
  if (subject === undefined) return;
  const pointer = `/${of.subjectId}`;
  const must = `must be an ${of.subject} of ${group}, the ${of.group} of the review`;
  if ((subject[of.groupId] ?? group) !== group) throw Fault.about(pointer, of.mismatch, must);
  if (round.status === 'open' && !isUnderReview(subject)) throw Fault.at(pointer, 'not_under_review');
}

/** Fields that identify the review; submitting cannot change them. */
const fixedFields = (of: Reviewing) => [of.subjectId, of.groupId, 'process_id', 'review_round_id'] as const;
/** The documented fields that the reviewer fills in. */
const reviewersFields = ['score', 'comments_to_staff', 'comments_to_submitter', 'date', 'custom_field_values'];

/** Whether it was submitted after it was due. */
async function noteLate(of: Reviewing, draft: ReviewDraft, previous: Review | undefined, work: Work): Promise<void> {
  delete draft.is_late;
  if (draft.status !== 'completed') return;
  const isSubmitted = work.scope.operation === `${of.reviews}.submit`;
  const round = isSubmitted ? await findRecord(of.rounds, draft.review_round_id, work) : undefined;
  const isLate = isSubmitted ? momentOf(draft.due_at ?? round?.due_at) < work.now.getTime() : previous?.is_late;
  if (isLate) draft.is_late = true;
}

/**
 * Reviewers decline and come back with the operations for it, and answer until the end of the round.
 * @throws Fault `field_not_yours`, `round_not_open`
 */
async function checkAnswer(
  of: Reviewing,
  next: Partial<Review> | undefined,
  previous: Partial<Review> | undefined,
  work: Work,
) {
  if (next !== undefined && isOff(next) && next.status !== previous?.status)
    throw Fault.at('/status', 'field_not_yours', `Decline a review with ${of.reviews}.decline.`);
  const review = { ...next, ...previous };
  const round = await findRecord(of.rounds, review.review_round_id, work);
  if (round !== undefined && hasEnded(round, review, work.now)) checkNotOver(round, review, work.now);
}

/** A reviewer submits a review, or saves a draft of it. */
async function submit(of: Reviewing, { body }: Call<'abstractReviews.submit'>, work: Work): Promise<Reply<Review>> {
  const reviews = work.records(of.reviews);
  const { record } = await reviews.get(body.id);
  checkSubmission(of, record, body, work);
  const rounds = work.records(of.rounds);
  const { record: round } = await rounds.get(record.review_round_id);
  checkOpen(round);
  checkNotOver(round, record, work.now);
  const process = await findRecord(of.processes, record.process_id, work.unlimited);
  if (body.status !== 'draft') checkAnswers(process?.questions, body.custom_field_values);
  await rounds.hold(record.review_round_id); // even if it was completed before
  await freeze(of, record, work);
  refuseConflict(of, (await work.unlimited.records(of.reviews).get(body.id)).record, work); // the version may not show these changes
  // a reviewer who may submit any review, but read only own ones, has read the version of those
  const read = work.caller.grant(`${of.reviews}.get`) === 'own' ? work.ownRecords(of.reviews) : reviews;
  const isCurrent = (await read.find(body.id))?.record.sys_version === body.sys_version;
  const sys_version = isCurrent ? undefined : body.sys_version;
  const doc = await reviews.replace(body.id, { ...submitted(of, record, body, work), sys_version });
  if (body.status !== 'draft') await queueWhenOn(of, 'confirmation', doc.record, work);
  return stored(doc);
}

function checkSubmission(of: Reviewing, review: Review, body: Submission, work: Work): void {
  if (body.status !== 'draft' && body.score === undefined)
    throw invalidRequest([{ pointer: '/score', keyword: 'required', message: 'is required' }]);
  if (!isAssignee(review, work) && !work.caller.may(`${of.reviews}.submitForOthers`))
    throw Fault.of('not_the_assignee');
  refuseLocked(review);
  if (review.is_active === false) throw Fault.of('review_inactive');
  if (review.status === 'completed' && body.status === 'draft' && body.reopen !== true)
    throw Fault.of('already_completed');
  checkSame(of, review, body);
}

/** The review with the reviewer's fields from the body. */
function submitted(of: Reviewing, review: Review, { reopen: _, ...body }: Submission, work: Work): ReviewDraft {
  const { fields } = work.model(of.reviews);
  const isReviewers = ([name]: [string, unknown]) =>
    reviewersFields.includes(name) || !(fields.has(name) || name.startsWith('sys_'));
  const kept = Object.entries(review).filter((entry) => !isReviewers(entry));
  const given = Object.entries(body).filter(isReviewers);
  const status = body.status === 'draft' ? 'draft' : 'completed';
  // both are reviews
  return { ...Object.fromEntries([...kept, ...given]), status } as never;
}

function checkSame(of: Reviewing, review: Review, body: Submission): void {
  const changed: string[] = fixedFields(of).filter((field) => body[field] !== review[field]);
  if (body.assignee.contact_id !== review.assignee.contact_id) changed.push('assignee/contact_id');
  if (changed.length === 0) return;
  const pointers = changed.map((field) => `/${field}`);
  throw Fault.about(pointers, 'review_mismatch', 'differs from the stored review; a submission cannot change it');
}

/** A subject that is locked, or names the reviewer as an author, cannot be submitted for; holds it so that this stays so. */
async function freeze(of: Reviewing, { [of.subjectId]: id }: Review, work: Work): Promise<void> {
  const subjects = work.records(of.subjects);
  const subject = await subjects.find(id);
  if (subject === undefined) return;
  refuseFrozen(of.subjects, subject.record, `/${of.subjectId}`);
  await subjects.hold(id);
}
