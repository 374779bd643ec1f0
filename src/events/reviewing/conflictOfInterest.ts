/** The submitter, presenters and co-authors of an abstract must not review it. */

import { Fault } from '../../fault.js';
import { isSameJson } from '../../lib/json.js';
import { personKey } from '../../lib/persons.js';
import { refuseUnlessOverridden } from '../../records/overrides.js';
import type { Work } from '../../records/work.js';
import type { Draft, RecordOf } from '../../schema/contract.js';

type Abstract = RecordOf<'abstracts'>;
type Review = RecordOf<'abstractReviews'>;
type ReviewDraft = Draft<'abstractReviews'>;
type Assignee = ReviewDraft['assignee'];

/**
 * Records whether there is a conflict of interest, and who overrides it: the caller, or the user who did so before for the same
 * reviewer and abstract. One that was noted later does not hinder other changes. Also copies the title of the abstract.
 * @throws Fault `conflict_of_interest`
 */
export async function noteConflict(draft: ReviewDraft, previous: Review | undefined, work: Work): Promise<void> {
  delete draft.conflict_overridden_by_id;
  delete draft.conflict_of_interest;
  const { assignee } = draft;
  // who reviews sees only what is theirs by this very id
  if (assignee.contact_id !== previous?.assignee.contact_id)
    draft.assignee = { ...assignee, contact_id: assignee.contact_id.trim() };
  const abstract = (await work.records('abstracts').find(draft.abstract_id))?.record;
  if (abstract?.title !== undefined) draft.abstract_title = abstract.title;
  if (abstract === undefined || !hasConflict(abstract, draft.assignee)) return;
  draft.conflict_of_interest = true;
  const same = previous !== undefined && isOfSame(draft, previous) ? previous : undefined;
  const by = same?.conflict_overridden_by_id;
  if (by !== undefined) draft.conflict_overridden_by_id = by;
  if (by !== undefined || !isBound(draft, same, work)) return;
  refuseConflict(draft, work);
  draft.conflict_overridden_by_id = work.caller.id; // it would have been refused otherwise
}

/** Whether a change needs a reviewer without a conflict: it names the reviewer or the abstract, or makes the answer count. */
function isBound(draft: ReviewDraft, same: Review | undefined, { scope }: Work): boolean {
  if (same === undefined || scope.operation === 'abstractReviews.submit') return true;
  const counts = ({ status, is_active }: ReviewDraft) => status === 'completed' && is_active !== false;
  return counts(draft) && !counts(same);
}

/** When the authors or the title of an abstract change, updates its reviews. */
export async function noteInReviews(abstract: Abstract, previous: Abstract | undefined, work: Work): Promise<void> {
  if (previous === undefined || (abstract.title === previous.title && !haveAuthorsChanged(abstract, previous))) return;
  const reviews = work.records('abstractReviews');
  for await (const { record } of reviews.all({ abstract_id: abstract.id })) {
    const conflict_of_interest = hasConflict(abstract, record.assignee) || undefined;
    const abstract_title = abstract.title ?? record.abstract_title;
    if (conflict_of_interest !== record.conflict_of_interest || abstract_title !== record.abstract_title)
      await reviews.updateDerived(record.id, { conflict_of_interest, abstract_title });
  }
}

/** @param review whose conflict is updated. @throws Fault `conflict_of_interest` */
export function refuseConflict(review: ReviewDraft, work: Work): void {
  if (!isConflicted(review)) return;
  refuseUnlessOverridden(
    'abstractReviews',
    'conflict_of_interest',
    work,
    Fault.at('/assignee', 'conflict_of_interest'),
  );
}

/** Whether it has a conflict of interest that nobody has overridden. It then does not count. */
export const isConflicted = ({ conflict_of_interest, conflict_overridden_by_id }: ReviewDraft) =>
  conflict_of_interest === true && conflict_overridden_by_id === undefined;

const isOfSame = (draft: ReviewDraft, { abstract_id, assignee }: Review) =>
  draft.abstract_id === abstract_id &&
  draft.assignee.contact_id === assignee.contact_id &&
  draft.assignee.email_address === assignee.email_address;

/** Marks the abstract of a new or moved review as part of its open round, or holds it: the reviewer must not become its author. */
export async function enterRound(review: Review, previous: Review | undefined, work: Work): Promise<void> {
  const { abstract_id: id, review_round_id } = review;
  if (previous !== undefined && isOfSame(review, previous) && previous.review_round_id === review_round_id) return;
  const abstracts = work.records('abstracts');
  const abstract = (await abstracts.find(id))?.record;
  if (abstract === undefined) return;
  const round = (await work.records('abstractReviewRounds').find(review_round_id))?.record;
  const isMarked =
    round?.status !== 'open' || abstract.review_round_id === review_round_id || abstract.sys_locked === true;
  await (isMarked ? abstracts.hold(id) : abstracts.updateDerived(id, { review_round_id }));
}

/**
 * Whether the reviewer is an author of the abstract, by contact id or by the `email_address` of the assignee. Other fields
 * of the assignee do not count, so that nobody can find the authors by trying.
 */
export function hasConflict(abstract: object, assignee: Assignee): boolean {
  const { contacts, addresses } = authorsOf(abstract);
  if (contacts.has(personKey(assignee.contact_id))) return true;
  return addresses.size > 0 && addressesOf(assignee).some((address) => addresses.has(address));
}

/** Fields of an abstract with its authors: `submitter_id`, `presenters`, `co_author_1` and so on, and the submitter's own. */
const namesPeople = /^((main_)?(submitter|presenter|co_?author|co_?presenter)|contact_id$|email_address$)/i;

export const haveAuthorsChanged = (abstract: object, previous: object) =>
  !isSameJson(namingFields(abstract), namingFields(previous));

const namingFields = (abstract: object) =>
  Object.fromEntries(Object.entries(abstract).filter(([name]) => namesPeople.test(name)));

/** Contact ids and e-mail addresses of authors by abstract, and addresses by assignee: each is compared with many others. */
const authorsOf = cached((abstract: object) => {
  const texts = textsIn(namingFields(abstract));
  return { contacts: new Set(texts.map(personKey)), addresses: new Set(texts.flatMap(addressesIn)) };
});
const addressesOf = cached((assignee: Assignee) => addressesIn(assignee.email_address ?? ''));

/** Records are immutable. */
function cached<K extends object, V>(compute: (key: K) => V): (key: K) => V {
  const known = new WeakMap<K, V>();
  return (key) => {
    const value = known.get(key) ?? compute(key);
    known.set(key, value);
    return value;
  };
}

/** All strings, numbers and property names in a value, at any depth: authors can be keyed by id. */
function textsIn(value: unknown): string[] {
  if (typeof value === 'string' || typeof value === 'number') return [String(value)];
  if (typeof value !== 'object' || value === null) return [];
  const names = Array.isArray(value) ? [] : Object.keys(value);
  return [...names, ...Object.values(value).flatMap(textsIn)];
}

/** The e-mail addresses in a string such as `Ada <ada@example.org>`, in lowercase. */
const addressesIn = (text: string): string[] => personKey(text).match(/[^\s<>,;:()"]*@[^\s<>,;:()"]*/g) ?? [];
