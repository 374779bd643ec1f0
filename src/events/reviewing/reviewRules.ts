/** Rules for every way to save a review. */
import type { Draft, RecordOf } from '../../document/contract.js';
import { Fault, faultAt } from '../../fault.js';
import { isSameJson } from '../../json.js';
import type { Work } from '../../records/work.js';
import { hasConflict, namesSame } from './conflictOfInterest.js';
import { checkOpen, isOver } from './roundStatus.js';
import { checkScore } from './scoreOptions.js';

type Abstract = RecordOf<'abstracts'>;
type Review = RecordOf<'abstractReviews'>;
type Body = Draft<'abstractReviews'>;

/**
 * Records whether there is a conflict of interest, and who overrides it: the caller, or the user who did so before for the same
 * reviewer and abstract.
 */
export async function noteConflict(draft: Body, previous: Review | undefined, work: Work): Promise<void> {
  delete draft.conflict_overridden_by_id;
  delete draft.conflict_of_interest;
  if (!(await isInConflict(draft, work))) return;
  draft.conflict_of_interest = true;
  const by = previous !== undefined && isOfSame(draft, previous) ? previous.conflict_overridden_by_id : undefined;
  if (by !== undefined) draft.conflict_overridden_by_id = by;
  else if (work.caller.may('abstractReviews.overrideConflict')) draft.conflict_overridden_by_id = work.caller.id;
}

/** When the authors of an abstract change, updates the conflicts of interest of its reviews. */
export async function noteConflicts(abstract: Abstract, previous: Abstract | undefined, work: Work): Promise<void> {
  if (previous === undefined || namesSame(abstract, previous)) return;
  const reviews = work.records('abstractReviews');
  for await (const { record } of reviews.all({ abstract_id: abstract.id })) {
    const conflict_of_interest = hasConflict(abstract, record.assignee) || undefined;
    if (conflict_of_interest !== record.conflict_of_interest) await reviews.updateDerived(record.id, { conflict_of_interest });
  }
}

export async function checkReview(draft: Body, previous: Review | undefined, work: Work): Promise<void> {
  refuseConflict(draft);
  await checkRound(draft, previous, work);
  await checkScore(draft, previous, work);
}

/** @param review whose conflict is updated. @throws Fault `conflict_of_interest` */
export function refuseConflict({ conflict_of_interest, conflict_overridden_by_id }: Body): void {
  if (conflict_of_interest === true && conflict_overridden_by_id === undefined)
    throw faultAt('/assignee', 'conflict_of_interest');
}

async function isInConflict({ abstract_id, assignee }: Body, work: Work): Promise<boolean> {
  const abstract = await work.records('abstracts').find(abstract_id);
  return abstract !== undefined && hasConflict(abstract.record, assignee);
}

const isOfSame = (draft: Body, { abstract_id, assignee }: Review) =>
  draft.abstract_id === abstract_id &&
  draft.assignee.contact_id === assignee.contact_id &&
  draft.assignee.email_address === assignee.email_address;

/** Holds the abstract, so that the reviewer cannot become its author in the meantime. */
export async function holdAbstract(review: Review, previous: Review | undefined, work: Work): Promise<void> {
  if (previous !== undefined && isOfSame(review, previous)) return;
  const abstracts = work.records('abstracts');
  if ((await abstracts.find(review.abstract_id)) !== undefined) await abstracts.hold(review.abstract_id);
}

const mayOverride = ({ caller }: Work) => caller.may('abstractReviews.overrideClosedRound');

/**
 * The result of a closed round is final.
 * @throws Fault `round_not_open` if the change affects it.
 */
export async function holdRounds(next: Review | undefined, previous: Review | undefined, work: Work): Promise<void> {
  if (isSameJson(scored(next), scored(previous))) return;
  const rounds = work.records('abstractReviewRounds');
  for (const id of new Set([next, previous].flatMap((review) => review?.review_round_id ?? []))) {
    const round = (await rounds.find(id))?.record;
    if (round === undefined) continue; // the missing reference is reported elsewhere
    if (isOver(round) && !mayOverride(work)) {
      const permission = 'abstractReviews.overrideClosedRound';
      throw new Fault(
        'round_not_open',
        `The round ${round.name} has closed. You need the permission ${permission} to change its result.`,
      );
    }
    await rounds.hold(id);
  }
}

/** The fields of a review that affect scores, now or once it is completed. */
function scored(review: Review | undefined) {
  if (review === undefined) return undefined;
  const { abstract_id, review_round_id, score, is_active, status } = review;
  return { abstract_id, review_round_id, score, isActive: is_active !== false, isCompleted: status === 'completed' };
}

const ofRound = ['event_id', 'process_id', 'review_round_id'] as const;

/** @throws Fault `round_mismatch`, `round_not_open` */
async function checkRound(draft: Body, previous: Review | undefined, work: Work): Promise<void> {
  const hasMoved = ofRound.some((field) => draft[field] !== previous?.[field]);
  const isCompleted = draft.status === 'completed' && (hasMoved || previous?.status !== 'completed');
  if (!hasMoved && !isCompleted) return;
  const round = (await work.records('abstractReviewRounds').find(draft.review_round_id))?.record;
  if (round === undefined) return; // the missing reference is reported elsewhere
  for (const field of ['event_id', 'process_id'] as const)
    if (draft[field] !== round[field]) throw mismatch(field, round[field]);
  if (isCompleted && !(isOver(round) && mayOverride(work))) checkOpen(round);
}

function mismatch(field: string, value: string): Fault {
  const message = `must be ${value}, like that of the round`;
  const details = [{ pointer: `/${field}`, code: 'round_mismatch', message }];
  return new Fault('round_mismatch', `/${field} ${message}.`, { details });
}
