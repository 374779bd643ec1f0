/** What holds for every review, whichever way it is saved. */
import type { Draft, RecordOf } from '../../document/contract.js';
import { Fault, faultAt } from '../../fault.js';
import type { Work } from '../../records/work.js';
import { hasConflict } from './conflictOfInterest.js';
import { checkOpen } from './roundStatus.js';
import { checkScore } from './scoreOptions.js';

type Review = RecordOf<'abstractReviews'>;
type Body = Draft<'abstractReviews'>;

/** Notes who overrides a conflict of interest: the caller, or who did so before for the same reviewer and abstract. */
export async function noteOverride(draft: Body, previous: Review | undefined, work: Work): Promise<void> {
  delete draft.conflict_overridden_by_id;
  if (!(await isInConflict(draft, work))) return;
  const by = previous !== undefined && isOfSame(draft, previous) ? previous.conflict_overridden_by_id : undefined;
  if (by !== undefined) draft.conflict_overridden_by_id = by;
  else if (work.caller.may('abstractReviews.overrideConflict')) draft.conflict_overridden_by_id = work.caller.id;
}

export async function checkReview(draft: Body, previous: Review | undefined, work: Work): Promise<void> {
  if (draft.conflict_overridden_by_id === undefined && (await isInConflict(draft, work)))
    throw faultAt('/assignee', 'conflict_of_interest');
  await checkRound(draft, previous, work);
  await checkScore(draft, previous, work);
}

async function isInConflict({ abstract_id, assignee }: Body, work: Work): Promise<boolean> {
  const abstract = await work.records('abstracts').find(abstract_id);
  return abstract !== undefined && hasConflict(abstract.record, assignee);
}

const isOfSame = (draft: Body, { abstract_id, assignee }: Review) =>
  draft.abstract_id === abstract_id &&
  draft.assignee.contact_id === assignee.contact_id &&
  draft.assignee.email_address === assignee.email_address;

/** Makes sure that nobody who is named meanwhile becomes the reviewer. */
export async function holdAbstract(review: Review, previous: Review | undefined, work: Work): Promise<void> {
  if (previous !== undefined && isOfSame(review, previous)) return;
  const abstracts = work.records('abstracts');
  if ((await abstracts.find(review.abstract_id)) !== undefined) await abstracts.hold(review.abstract_id);
}

/** Once it is answered that a round is closed, no review of it becomes completed any more. */
export async function holdRound(review: Review, previous: Review | undefined, work: Work): Promise<void> {
  if (!becomesCompleted(review, previous)) return;
  const rounds = work.records('abstractReviewRounds');
  if ((await rounds.find(review.review_round_id)) !== undefined) await rounds.hold(review.review_round_id);
}

const becomesCompleted = ({ status, review_round_id }: Body, previous: Review | undefined) =>
  status === 'completed' && !(previous?.status === status && previous.review_round_id === review_round_id);

const ofRound = ['event_id', 'process_id', 'review_round_id'] as const;

/** @throws Fault `round_mismatch`, `round_not_open` */
async function checkRound(draft: Body, previous: Review | undefined, work: Work): Promise<void> {
  const hasMoved = ofRound.some((field) => draft[field] !== previous?.[field]);
  const isCompleted = draft.status === 'completed' && (hasMoved || previous?.status !== 'completed');
  if (!hasMoved && !isCompleted) return;
  const round = (await work.records('abstractReviewRounds').find(draft.review_round_id))?.record;
  if (round === undefined) return; // a reference that is refused
  for (const field of ['event_id', 'process_id'] as const)
    if (draft[field] !== round[field]) throw mismatch(field, round[field]);
  if (isCompleted) checkOpen(round);
}

function mismatch(field: string, value: string): Fault {
  const message = `must be ${value}, as that of the round is`;
  const details = [{ pointer: `/${field}`, code: 'round_mismatch', message }];
  return new Fault('round_mismatch', `/${field} ${message}.`, { details });
}
