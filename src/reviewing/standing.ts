/** What still asks for a review, and who was taken off one. */

import { createHash } from 'node:crypto';
import { Fault } from '../fault.js';
import { personKey } from '../lib/persons.js';
import { findRecord } from '../mail/emails.js';
import { isUntil } from '../records/calls.js';
import { afterwards, meet } from '../records/meetings.js';
import { nextId } from '../records/own/ownershipFilter.js';
import type { Change } from '../records/registry.js';
import type { Work } from '../records/work.js';
import type { Stored } from '../store/doc.js';
import { isConflicted } from './conflictOfInterest.js';
import { collectionOf, type Review, type Reviewing, type Round, type Subject } from './table.js';

type ReviewChange = Change<'abstractReviews'>;

/** Whether reviews of a subject are still wanted: it is neither withdrawn nor decided on. */
export const isUnderReview = ({ review_status = 'pending review', status = '' }: Partial<Subject>) =>
  review_status === 'pending review' && status.trim().toLowerCase() !== 'withdrawn';

/** Whether it was declined or cancelled. */
export const isOff = ({ status }: Pick<Partial<Review>, 'status'>) => status === 'declined' || status === 'cancelled';

/** Whether a round takes no more answers: its end has come, and the reviewer has no later date. */
export const hasEnded = ({ closes_at }: Pick<Round, 'closes_at'>, { due_at }: Pick<Review, 'due_at'>, now: Date) =>
  closes_at !== undefined && !isUntil(closes_at, now) && !isUntil(due_at, now);

/** Why the reviewer has nothing to do; undefined if they have. */
export async function whyIdle(of: Reviewing, review: Review, work: Work) {
  if (review.status === 'completed') return 'already_completed';
  if (review.status === 'declined' || review.status === 'cancelled') return review.status;
  if (review.is_active === false) return 'review_inactive';
  if (isConflicted(review)) return 'conflict_of_interest';
  const round = await findRecord(of.rounds, review.review_round_id, work);
  if (round !== undefined && (round.status !== 'open' || hasEnded(round, review, work.now))) return 'round_not_open';
  const subject = await findRecord(of.subjects, review[of.subjectId], work);
  return subject !== undefined && !isUnderReview(subject) ? 'not_under_review' : undefined;
}

/** Who was taken off, by digest, since ids of contacts can be long. `abstract` is what they were to review, whatever it is. */
type Mark = Stored & {
  readonly round: string;
  readonly abstract: string;
  readonly contact: string;
  readonly declined?: true;
};

/** How many are read at a time. */
const maxMarks = 10_000;

/** Of the key of a person, in the marks. */
export const digestOf = (text: string) => createHash('sha256').update(text).digest('hex');

/**
 * If a review is removed, moved or given to another contact while its round is open, or after its reviewer has declined it, the
 * reviewer is not assigned again by rules.
 */
export async function markTakenOff(of: Reviewing, review: Review, next: Review | undefined, work: Work): Promise<void> {
  if (next !== undefined && placeOf(of, next) === placeOf(of, review)) return;
  const { review_round_id, [of.subjectId]: subject, status } = review;
  const hasDeclined = status === 'declined';
  const round = await findRecord(of.rounds, review_round_id, work);
  if (round?.status !== 'open' && !hasDeclined) return;
  const marks = work.collection<Mark>(collectionOf(of, 'takenOff'));
  const id = digestOf(placeOf(of, review));
  const contact = digestOf(personKey(review.assignee.contact_id));
  const found = (await marks.find(id))?.record;
  if (found !== undefined && (found.declined || !hasDeclined)) return;
  marks.put({ id, round: review_round_id, abstract: subject, contact, ...(hasDeclined && { declined: true }) });
}

/** Who reviews what, and in which round. */
const placeOf = (of: Reviewing, { review_round_id, [of.subjectId]: subject, assignee }: Review) =>
  JSON.stringify([review_round_id, subject, personKey(assignee.contact_id)]);

/**
 * An index allows one review of a contact id; if that is an address, its spellings are one person. A dry run has its earlier operations
 * in no index.
 * @throws Fault `already_taken`
 */
export async function refuseTwin(
  of: Reviewing,
  { next, previous }: ReviewChange,
  all: readonly ReviewChange[],
  work: Work,
): Promise<void> {
  if (next === undefined) return;
  const place = placeOf(of, next);
  if (previous !== undefined && placeOf(of, previous) === place) return;
  const isTwin = (one: Review | undefined) =>
    one?.[of.subjectId] === next[of.subjectId] && one.id !== next.id && placeOf(of, one) === place;
  const taken = () => Fault.at('/assignee/contact_id', 'already_taken');
  if (all.some((change) => isTwin(change.next))) throw taken();
  if (!next.assignee.contact_id.includes('@')) return;
  await meet(['review', place], work);
  for await (const one of afterwards(of.reviews, [of.subjectId, next[of.subjectId]], all, work))
    if (isTwin(one)) throw taken();
  await work.yielder.step();
}

/** Why a reviewer is not assigned again; undefined if nothing speaks against it. */
type WhyOff = (contact: string, review?: Review) => 'declined_before' | 'removed_before' | undefined;

/**
 * Tells who was taken off a subject in a round: by their review, or the mark that stands in its place. Read the reviews before, so
 * that one that is removed meanwhile is noticed.
 * @param reviewers whom it is asked about: if all have reviews, no marks are read.
 */
export async function whoIsOff(
  of: Reviewing,
  round: string,
  subject: string,
  reviewers: readonly { readonly review?: unknown }[],
  work: Work,
): Promise<WhyOff> {
  const all = work.collection<Mark>(collectionOf(of, 'takenOff'));
  const query = { match: { round, abstract: subject }, fields: ['contact'], limit: maxMarks };
  const isNew = reviewers.some(({ review }) => review === undefined);
  const id = isNew ? (await all.entries(query)).flatMap(([, one]) => one ?? []) : [];
  const marks = id.length > 0 ? await all.page({ match: { id }, limit: id.length }) : [];
  const marked = new Map(marks.map(({ record }) => [record.contact, record.declined === true]));
  return (contact, review) => {
    if (review !== undefined && review.is_active !== false) return undefined;
    const isMarked = review === undefined && marked.size > 0 ? marked.get(digestOf(personKey(contact))) : undefined;
    const hasDeclined = review === undefined ? isMarked : review.status === 'declined';
    return hasDeclined === undefined ? undefined : hasDeclined ? 'declined_before' : 'removed_before';
  };
}

/** Who was taken off what in a round: subject → digests of people. */
export async function offIn(of: Reviewing, round: string, work: Work): Promise<Map<string, Set<string>>> {
  const all = work.collection<Mark>(collectionOf(of, 'takenOff'));
  const off = new Map<string, Set<string>>();
  for (let from: string | undefined = ''; from !== undefined; ) {
    await work.yielder.step();
    const query = { match: { round }, fields: ['abstract', 'contact'], from, limit: maxMarks };
    const marks: string[][] = await all.entries(query);
    for (const [subject = '', contact = ''] of marks)
      off.set(subject, (off.get(subject) ?? new Set<string>()).add(contact));
    const [last = ''] = marks.at(-1) ?? [];
    from = marks.length < maxMarks ? undefined : last === from ? nextId(last) : last; // the rest of the last one, too
  }
  return off;
}
