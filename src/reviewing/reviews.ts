/** Reviews: the rules for every way to save one, and `submit`. */

import { Fault } from '../fault.js';
import { isSameJson } from '../lib/json.js';
import { momentOf } from '../lib/times.js';
import { findRecord } from '../mail/emails.js';
import { refuseUnlessOverridden } from '../records/overrides.js';
import type { Definition } from '../records/registry.js';
import type { Work } from '../records/work.js';
import { assignFromPool } from './assignFromPool.js';
import { assignPairs } from './assigning.js';
import { isConflicted } from './conflictOfInterest.js';
import { cancel, decline, noteOff, reinstate } from './declining.js';
import { previewEmail, resend } from './emails.js';
import { remind, sendReviewAssignmentEmail } from './mailings.js';
import { enterRound, noteConflict } from './noting.js';
import { openRound } from './openRound.js';
import { released } from './released.js';
import { blindReview, checkNotOver, checkOpen } from './rounds.js';
import { checkScore, noteScore, pointsOf } from './scales.js';
import { judgeReview } from './scores.js';
import { hasEnded, isOff, isUnderReview, markTakenOff, refuseTwin } from './standing.js';
import { submit } from './submitting.js';
import { fixedFields, handlerFor, isOver, type Review, type ReviewDraft, type Reviewing, type Round } from './table.js';
import { reviewsInConflict } from './withholding.js';

export function reviewsOf(of: Reviewing): Definition<'abstractReviews'> {
  const handler = handlerFor(of);
  return {
    prepare: async (draft, previous, work) => {
      noteOff(draft, previous, work);
      await noteLate(of, draft, previous, work);
      await noteScore(of, draft, work);
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
    withheld: reviewsInConflict(of),
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
      assignReviews: ({ body }, work) =>
        'pool' in body ? assignFromPool(of, body, work) : assignPairs(of, body, work),
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
  const { [of.subjectId]: subject, review_round_id, is_active, status } = review;
  return {
    subject,
    review_round_id,
    points: pointsOf(review),
    isActive: is_active !== false,
    isCompleted: status === 'completed',
  };
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
