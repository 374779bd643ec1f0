/** Reviews: the rules for every way to save one, and `abstractReviews.submit`. */

import { Fault } from '../../fault.js';
import { isSameJson } from '../../lib/json.js';
import { momentOf } from '../../lib/times.js';
import { findRecord } from '../../mail/emails.js';
import { refuseFrozen, refuseLocked } from '../../records/guards.js';
import { refuseUnlessOverridden } from '../../records/overrides.js';
import { checkAnswers } from '../../records/questions.js';
import type { Definition } from '../../records/registry.js';
import type { Call, Reply, Work } from '../../records/work.js';
import type { Draft, RecordOf } from '../../schema/contract.js';
import { invalidRequest } from '../../schema/findings.js';
import { stored } from '../../verbs/call.js';
import { assignReviews } from './assignReviews.js';
import { enterRound, isConflicted, noteConflict, refuseConflict } from './conflictOfInterest.js';
import { cancel, decline, isAssignee, noteOff, reinstate } from './declining.js';
import { previewEmail, queueWhenOn, resend } from './emails.js';
import { remind, sendReviewAssignmentEmail } from './mailings.js';
import { openRound } from './openRound.js';
import { released } from './released.js';
import { checkNotOver, checkOpen, isBlindReview, isOver } from './rounds.js';
import { checkScore, judgeReview } from './scores.js';
import { hasEnded, isOff, isUnderReview, markTakenOff, refuseTwin } from './standing.js';

type Review = RecordOf<'abstractReviews'>;
type Round = RecordOf<'abstractReviewRounds'>;
type Submission = Call<'abstractReviews.submit'>['body'];

export const abstractReviews: Definition<'abstractReviews'> = {
  prepare: async (draft, previous, work) => {
    noteOff(draft, previous, work);
    await noteLate(draft, previous, work);
    await noteConflict(draft, previous, work);
  },
  check: async (draft, previous, work) => {
    await checkRound(draft, previous, work);
    await checkScore(draft, previous, work);
  },
  judge: async (change, all, work) => {
    await refuseTwin(change, all, work);
    await judgeReview(change, all, work);
  },
  isBlind: isBlindReview,
  checkOwner: checkAnswer,
  saved: async (review, previous, work) => {
    await holdRounds(review, previous, work);
    await enterRound(review, previous, work);
    if (previous !== undefined) await markTakenOff(previous, review, work);
  },
  removed: async (review, work) => {
    await holdRounds(undefined, review, work);
    await markTakenOff(review, undefined, work);
  },
  operations: {
    openRound,
    openRoundByPost: openRound,
    assignReviews,
    submit,
    decline,
    cancel,
    reinstate,
    remind,
    sendReviewAssignmentEmail,
    resendReviewAssignmentEmail: resend('assignment'),
    resendConfirmationEmail: resend('confirmation'),
    previewEmail,
    released,
  },
};

/**
 * The result of a closed round is final.
 * @throws Fault `round_not_open` if the change affects it.
 */
async function holdRounds(next: Review | undefined, previous: Review | undefined, work: Work): Promise<void> {
  if (isSameJson(scored(next), scored(previous))) return;
  if (previous !== undefined && isConflicted(previous) && isTakenOut(previous, next)) return; // it does not count
  if (previous !== undefined && isOff(previous) && isBack(previous, next)) return; // it does not count yet
  const rounds = work.records('abstractReviewRounds');
  for (const id of new Set([next, previous].flatMap((review) => review?.review_round_id ?? []))) {
    const round = (await rounds.find(id))?.record;
    if (round === undefined) continue; // the missing reference is reported elsewhere
    if (isOver(round)) refuseClosed(round, work);
    await rounds.hold(id);
  }
}

const refuseClosed = (round: Round, work: Work) =>
  refuseUnlessOverridden(
    'abstractReviews',
    'closed_round',
    work,
    Fault.of('round_not_open', `The round ${round.name} has closed, so its result is final.`),
  );

const isTakenOut = (review: Review, next: Review | undefined) =>
  next === undefined ||
  isSameJson({ ...scored(next), isCompleted: review.status === 'completed' }, scored({ ...review, is_active: false }));

const isBack = (review: Review, next: Review | undefined) =>
  isSameJson(scored(next), scored({ ...review, is_active: true }));

/** The fields of a review that affect scores, now or once it is completed. */
function scored(review: Review | undefined) {
  if (review === undefined) return undefined;
  const { abstract_id, review_round_id, score, is_active, status } = review;
  return { abstract_id, review_round_id, score, isActive: is_active !== false, isCompleted: status === 'completed' };
}

const ofRound = ['event_id', 'process_id', 'review_round_id', 'abstract_id'] as const;

/** @throws Fault `round_mismatch`, `event_mismatch`, `not_under_review`, `round_not_open` */
async function checkRound(draft: Draft<'abstractReviews'>, previous: Review | undefined, work: Work): Promise<void> {
  const hasMoved = ofRound.some((field) => draft[field] !== previous?.[field]);
  const isCompleted = draft.status === 'completed' && (hasMoved || previous?.status !== 'completed');
  if (!hasMoved && !isCompleted) return;
  const round = (await work.records('abstractReviewRounds').find(draft.review_round_id))?.record;
  if (round === undefined) return; // the missing reference is reported elsewhere
  for (const field of ['event_id', 'process_id'] as const)
    if (draft[field] !== round[field])
      throw Fault.about(`/${field}`, 'round_mismatch', `must be ${round[field]}, like that of the round`);
  if (hasMoved) await checkAbstract(draft, round, work);
  if (isCompleted && isOver(round)) refuseClosed(round, work);
  else if (isCompleted) checkOpen(round);
}

/** What was decided on can be loaded with its reviews, into a round that is not open. */
async function checkAbstract(
  { abstract_id, event_id }: Draft<'abstractReviews'>,
  round: Round,
  work: Work,
): Promise<void> {
  const abstract = (await work.records('abstracts').find(abstract_id))?.record;
  if (abstract === undefined) return;
  if ((abstract.event_id ?? event_id) !== event_id)
    throw Fault.about('/abstract_id', 'event_mismatch', `must be an abstract of ${event_id}, the event of the review`);
  if (round.status === 'open' && !isUnderReview(abstract)) throw Fault.at('/abstract_id', 'not_under_review');
}

/** Fields that identify the review; submitting cannot change them. */
const fixedFields = ['abstract_id', 'event_id', 'process_id', 'review_round_id'] as const;
/** The documented fields that the reviewer fills in. */
const reviewersFields = ['score', 'comments_to_staff', 'comments_to_submitter', 'date', 'custom_field_values'];

/** Whether it was submitted after it was due. */
async function noteLate(draft: Draft<'abstractReviews'>, previous: Review | undefined, work: Work): Promise<void> {
  delete draft.is_late;
  if (draft.status !== 'completed') return;
  const isSubmitted = work.scope.operation === 'abstractReviews.submit';
  const round = isSubmitted ? await findRecord('abstractReviewRounds', draft.review_round_id, work) : undefined;
  const isLate = isSubmitted ? momentOf(draft.due_at ?? round?.due_at) < work.now.getTime() : previous?.is_late;
  if (isLate) draft.is_late = true;
}

/**
 * Reviewers decline and come back with the operations for it, and answer until the end of the round.
 * @throws Fault `field_not_yours`, `round_not_open`
 */
async function checkAnswer(next: Partial<Review> | undefined, previous: Partial<Review> | undefined, work: Work) {
  if (next !== undefined && isOff(next) && next.status !== previous?.status)
    throw Fault.at('/status', 'field_not_yours', 'Decline a review with abstractReviews.decline.');
  const review = { ...next, ...previous };
  const round = await findRecord('abstractReviewRounds', review.review_round_id, work);
  if (round !== undefined && hasEnded(round, review, work.now)) checkNotOver(round, review, work.now);
}

/** A reviewer submits a review, or saves a draft of it. */
async function submit({ body }: Call<'abstractReviews.submit'>, work: Work): Promise<Reply<Review>> {
  const reviews = work.records('abstractReviews');
  const { record } = await reviews.get(body.id);
  checkSubmission(record, body, work);
  const rounds = work.records('abstractReviewRounds');
  const { record: round } = await rounds.get(record.review_round_id);
  checkOpen(round);
  checkNotOver(round, record, work.now);
  const process = await findRecord('abstractReviewProcesses', record.process_id, work.unlimited);
  if (body.status !== 'draft') checkAnswers(process?.questions, body.custom_field_values);
  await rounds.hold(record.review_round_id); // even if it was completed before
  await freeze(record, work);
  refuseConflict((await work.unlimited.records('abstractReviews').get(body.id)).record, work); // the version may not show these changes
  // a reviewer who may submit any review, but read only own ones, has read the version of those
  const read = work.caller.grant('abstractReviews.get') === 'own' ? work.ownRecords('abstractReviews') : reviews;
  const isCurrent = (await read.find(body.id))?.record.sys_version === body.sys_version;
  const sys_version = isCurrent ? undefined : body.sys_version;
  const doc = await reviews.replace(body.id, { ...submitted(record, body, work), sys_version });
  if (body.status !== 'draft') await queueWhenOn('confirmation', doc.record, work);
  return stored(doc);
}

function checkSubmission(review: Review, body: Submission, work: Work): void {
  if (body.status !== 'draft' && body.score === undefined)
    throw invalidRequest([{ pointer: '/score', keyword: 'required', message: 'is required' }]);
  if (!isAssignee(review, work) && !work.caller.may('abstractReviews.submitForOthers'))
    throw Fault.of('not_the_assignee');
  refuseLocked(review);
  if (review.is_active === false) throw Fault.of('review_inactive');
  if (review.status === 'completed' && body.status === 'draft' && body.reopen !== true)
    throw Fault.of('already_completed');
  checkSame(review, body);
}

/** The review with the reviewer's fields from the body. */
function submitted(review: Review, { reopen: _, ...body }: Submission, work: Work): Draft<'abstractReviews'> {
  const { fields } = work.model('abstractReviews');
  const isReviewers = ([name]: [string, unknown]) =>
    reviewersFields.includes(name) || !(fields.has(name) || name.startsWith('sys_'));
  const kept = Object.entries(review).filter((entry) => !isReviewers(entry));
  const given = Object.entries(body).filter(isReviewers);
  const status = body.status === 'draft' ? 'draft' : 'completed';
  // both are reviews
  return { ...Object.fromEntries([...kept, ...given]), status } as never;
}

function checkSame(review: Review, body: Submission): void {
  const changed: string[] = fixedFields.filter((field) => body[field] !== review[field]);
  if (body.assignee.contact_id !== review.assignee.contact_id) changed.push('assignee/contact_id');
  if (changed.length === 0) return;
  const pointers = changed.map((field) => `/${field}`);
  throw Fault.about(pointers, 'review_mismatch', 'differs from the stored review; a submission cannot change it');
}

/** An abstract that is locked, or names the reviewer as an author, cannot be submitted for; holds it so that this stays so. */
async function freeze({ abstract_id }: Review, work: Work): Promise<void> {
  const abstracts = work.records('abstracts');
  const abstract = await abstracts.find(abstract_id);
  if (abstract === undefined) return;
  refuseFrozen('abstracts', abstract.record, '/abstract_id');
  await abstracts.hold(abstract_id);
}
