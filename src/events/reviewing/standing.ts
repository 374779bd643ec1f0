/** What still asks for a review, and who was taken off one. */

import { createHash } from 'node:crypto';
import { Fault } from '../../fault.js';
import { personKey } from '../../lib/persons.js';
import { findRecord } from '../../mail/emails.js';
import { afterwards, meet } from '../../records/meetings.js';
import type { Change } from '../../records/registry.js';
import type { Work } from '../../records/work.js';
import type { RecordOf } from '../../schema/contract.js';
import type { Stored } from '../../store/doc.js';
import { isConflicted } from './conflictOfInterest.js';

type Review = RecordOf<'abstractReviews'>;
type ReviewChange = Change<'abstractReviews'>;

/** Whether reviews of an abstract are still wanted: it is neither withdrawn nor decided on. */
export const isUnderReview = ({ review_status = 'pending review', status = '' }: Partial<RecordOf<'abstracts'>>) =>
  review_status === 'pending review' && status.trim().toLowerCase() !== 'withdrawn';

/** Why the reviewer has nothing to do; undefined if they have. */
export async function whyIdle(review: Review, work: Work) {
  if (review.status === 'completed') return 'already_completed';
  if (review.is_active === false) return 'review_inactive';
  if (isConflicted(review)) return 'conflict_of_interest';
  const round = await findRecord('abstractReviewRounds', review.review_round_id, work);
  if (round !== undefined && round.status !== 'open') return 'round_not_open';
  const abstract = await findRecord('abstracts', review.abstract_id, work);
  return abstract !== undefined && !isUnderReview(abstract) ? 'not_under_review' : undefined;
}

/** The collection of who was taken off: contacts by digest, since ids can be long. */
export const takenOff = 'events.takenOff';

type Mark = Stored & { readonly round: string; readonly abstract: string; readonly contact: string };

const digest = (text: string) => createHash('sha256').update(text).digest('hex');

/** If a review is removed, moved or given to another contact while its round is open, its reviewer is not assigned again by rules. */
export async function markTakenOff(review: Review, next: Review | undefined, work: Work): Promise<void> {
  if (next !== undefined && placeOf(next) === placeOf(review)) return;
  const round = await findRecord('abstractReviewRounds', review.review_round_id, work);
  if (round?.status !== 'open') return;
  const marks = work.collection<Mark>(takenOff);
  const id = digest(placeOf(review));
  const contact = digest(personKey(review.assignee.contact_id));
  if ((await marks.find(id)) === undefined) marks.put({ id, round: round.id, abstract: review.abstract_id, contact });
}

/** Who reviews what, and in which round. */
const placeOf = ({ review_round_id, abstract_id, assignee }: Review) =>
  JSON.stringify([review_round_id, abstract_id, personKey(assignee.contact_id)]);

/**
 * An index allows one review of a contact id; if that is an address, its spellings are one person. A dry run has its earlier operations
 * in no index.
 * @throws Fault `already_taken`
 */
export async function refuseTwin(
  { next, previous }: ReviewChange,
  all: readonly ReviewChange[],
  work: Work,
): Promise<void> {
  if (next === undefined) return;
  const place = placeOf(next);
  if (previous !== undefined && placeOf(previous) === place) return;
  const isTwin = (one: Review | undefined) =>
    one?.abstract_id === next.abstract_id && one.id !== next.id && placeOf(one) === place;
  const taken = () => Fault.at('/assignee/contact_id', 'already_taken');
  if (all.some((change) => isTwin(change.next))) throw taken();
  if (!next.assignee.contact_id.includes('@')) return;
  await meet(['review', place], work);
  for await (const one of afterwards('abstractReviews', ['abstract_id', next.abstract_id], all, work))
    if (isTwin(one)) throw taken();
  await work.yielder.step();
}

/** Tells who was taken off an abstract in a round. Read its reviews before, so that one that is removed meanwhile is noticed. */
export async function whoWasTakenOff(
  round: string,
  abstract: string,
  work: Work,
): Promise<(contact: string) => boolean> {
  const query = { match: { round, abstract }, fields: ['contact'], limit: 10_000 };
  const marked = new Set((await work.collection<Mark>(takenOff).entries(query)).map(([contact]) => contact));
  return (contact) => marked.size > 0 && marked.has(digest(personKey(contact)));
}
