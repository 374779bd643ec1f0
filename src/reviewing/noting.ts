/** Reviews say whether their reviewer has a conflict of interest: when they are saved, and when the people of their subject change. */

import type { Work } from '../records/work.js';
import { conflictsIn, conflictsOf, haveAuthorsChanged, refuseConflict } from './conflictOfInterest.js';
import { expectDeclarations, meetDeclarations } from './declared.js';
import type { Review, ReviewChange, ReviewDraft, Reviewing, Subject } from './table.js';

/**
 * Records whether there is a conflict of interest, and who overrides it: the caller, or the user who did so before for the same
 * reviewer and subject. One that was noted later does not hinder other changes. Also copies the title of the subject.
 * @throws Fault `conflict_of_interest`
 */
export async function noteConflict(
  of: Reviewing,
  draft: ReviewDraft,
  previous: Review | undefined,
  work: Work,
): Promise<void> {
  delete draft.conflict_overridden_by_id;
  delete draft.conflict_of_interest;
  const { assignee } = draft;
  // who reviews sees only what is theirs by this very id
  if (assignee.contact_id !== previous?.assignee.contact_id)
    draft.assignee = { ...assignee, contact_id: assignee.contact_id.trim() };
  const subject = (await work.records(of.subjects).find(draft[of.subjectId]))?.record;
  const title = subject && of.titleOf(subject);
  if (title !== undefined) draft[of.subjectTitle] = title;
  const isKept = previous !== undefined && isOfSame(of, draft, previous);
  if (!isKept) await meetDeclarations(of, work); // of a review that is there already, who declares one changes it
  if (subject === undefined || !(await conflictsOf(of, subject, work, draft.process_id))(draft.assignee)) return;
  draft.conflict_of_interest = true;
  const same = isKept ? previous : undefined;
  const by = same?.conflict_overridden_by_id;
  if (by !== undefined) draft.conflict_overridden_by_id = by;
  if (by !== undefined || !isBound(of, draft, same, work)) return;
  refuseConflict(of, draft, work);
  draft.conflict_overridden_by_id = work.caller.id; // it would have been refused otherwise
}

/** Whether a change needs a reviewer without a conflict: it names the reviewer or the subject, or makes the answer count. */
function isBound(of: Reviewing, draft: ReviewDraft, same: Review | undefined, { scope }: Work): boolean {
  if (same === undefined || scope.operation === `${of.reviews}.submit`) return true;
  const counts = ({ status, is_active }: ReviewDraft) => status === 'completed' && is_active !== false;
  return counts(draft) && !counts(same);
}

/** When the authors or the title of a subject change, updates its reviews. */
export async function noteInReviews(
  of: Reviewing,
  subject: Subject,
  previous: Subject | undefined,
  work: Work,
): Promise<void> {
  const title = of.titleOf(subject);
  if (previous === undefined) return;
  const haveChanged = haveAuthorsChanged(of, subject, previous);
  if (title === of.titleOf(previous) && !haveChanged) return;
  await expectDeclarations(of, work);
  const reviews: Review[] = [];
  for await (const { record } of work.records(of.reviews).all({ [of.subjectId]: subject.id })) reviews.push(record);
  if (reviews.length > 0 && haveChanged) await meetDeclarations(of, work);
  await noteEach(of, subject, reviews, conflictsIn(of, subject, previous, work), work);
}

/**
 * Stages what has changed in reviews of a subject: whether they have a conflict of interest, and its title.
 * @returns the changes.
 */
export async function noteEach(
  of: Reviewing,
  subject: Subject,
  reviews: readonly Review[],
  hasConflict: (review: Review) => Promise<boolean>,
  work: Work,
): Promise<ReviewChange[]> {
  const changes: ReviewChange[] = [];
  for (const previous of reviews) {
    const conflict_of_interest = (await hasConflict(previous)) || undefined;
    const title = of.titleOf(subject) ?? previous[of.subjectTitle];
    if (conflict_of_interest === previous.conflict_of_interest && title === previous[of.subjectTitle]) continue;
    const fields = { conflict_of_interest, [of.subjectTitle]: title };
    await work.records(of.reviews).updateDerived(previous.id, fields);
    const { conflict_of_interest: _, ...rest } = previous;
    const next = { ...rest, ...(conflict_of_interest && { conflict_of_interest }) };
    changes.push({ previous, next, isOwners: false });
  }
  return changes;
}

const isOfSame = (of: Reviewing, draft: ReviewDraft, { [of.subjectId]: subject, assignee }: Review) =>
  draft[of.subjectId] === subject &&
  draft.assignee.contact_id === assignee.contact_id &&
  draft.assignee.email_address === assignee.email_address;

/** Marks the subject of a new or moved review as part of its open round, or holds it: the reviewer must not become its author. */
export async function enterRound(
  of: Reviewing,
  review: Review,
  previous: Review | undefined,
  work: Work,
): Promise<void> {
  const { [of.subjectId]: id, review_round_id } = review;
  if (previous !== undefined && isOfSame(of, review, previous) && previous.review_round_id === review_round_id) return;
  const subjects = work.records(of.subjects);
  const subject = (await subjects.find(id))?.record;
  if (subject === undefined) return;
  const round = (await work.records(of.rounds).find(review_round_id))?.record;
  const isMarked =
    round?.status !== 'open' || subject[of.currentRound] === review_round_id || subject.sys_locked === true;
  await (isMarked ? subjects.hold(id) : subjects.updateDerived(id, { [of.currentRound]: review_round_id }));
}
