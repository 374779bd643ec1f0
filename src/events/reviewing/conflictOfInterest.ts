/** The submitter, presenters and co-authors of an abstract must not review it. */

import { Fault } from '../../fault.js';
import { isSameJson } from '../../lib/json.js';
import { refuseUnlessOverridden } from '../../records/overrides.js';
import type { Work } from '../../records/work.js';
import type { Draft, RecordOf } from '../../schema/contract.js';

type Abstract = RecordOf<'abstracts'>;
type Review = RecordOf<'abstractReviews'>;
type ReviewDraft = Draft<'abstractReviews'>;
type Assignee = ReviewDraft['assignee'];

/**
 * Records whether there is a conflict of interest, and who overrides it: the caller, or the user who did so before for the same
 * reviewer and abstract.
 */
export async function noteConflict(draft: ReviewDraft, previous: Review | undefined, work: Work): Promise<void> {
  delete draft.conflict_overridden_by_id;
  delete draft.conflict_of_interest;
  const abstract = await work.records('abstracts').find(draft.abstract_id);
  if (abstract === undefined || !hasConflict(abstract.record, draft.assignee)) return;
  draft.conflict_of_interest = true;
  const by = previous !== undefined && isOfSame(draft, previous) ? previous.conflict_overridden_by_id : undefined;
  if (by !== undefined) draft.conflict_overridden_by_id = by;
  else if (work.overrides('abstractReviews', 'conflict_of_interest')) draft.conflict_overridden_by_id = work.caller.id;
}

/** When the authors of an abstract change, updates the conflicts of interest of its reviews. */
export async function noteConflicts(abstract: Abstract, previous: Abstract | undefined, work: Work): Promise<void> {
  if (previous === undefined || isSameJson(namingFields(abstract), namingFields(previous))) return;
  const reviews = work.records('abstractReviews');
  for await (const { record } of reviews.all({ abstract_id: abstract.id })) {
    const conflict_of_interest = hasConflict(abstract, record.assignee) || undefined;
    if (conflict_of_interest !== record.conflict_of_interest)
      await reviews.updateDerived(record.id, { conflict_of_interest });
  }
}

/** @param review whose conflict is updated. @throws Fault `conflict_of_interest` */
export function refuseConflict({ conflict_of_interest, conflict_overridden_by_id }: ReviewDraft, work: Work): void {
  if (conflict_of_interest !== true || conflict_overridden_by_id !== undefined) return;
  refuseUnlessOverridden(
    'abstractReviews',
    'conflict_of_interest',
    work,
    Fault.at('/assignee', 'conflict_of_interest'),
  );
}

const isOfSame = (draft: ReviewDraft, { abstract_id, assignee }: Review) =>
  draft.abstract_id === abstract_id &&
  draft.assignee.contact_id === assignee.contact_id &&
  draft.assignee.email_address === assignee.email_address;

/** Holds the abstract, so that the reviewer cannot become its author in the meantime. */
export async function holdAbstract(review: Review, previous: Review | undefined, work: Work): Promise<void> {
  if (previous !== undefined && isOfSame(review, previous)) return;
  const abstracts = work.records('abstracts');
  if ((await abstracts.find(review.abstract_id)) !== undefined) await abstracts.hold(review.abstract_id);
}

/**
 * Whether the reviewer is an author of the abstract, by contact id or by the `email_address` of the assignee. Other fields
 * of the assignee do not count, so that nobody can find the authors by trying.
 */
export function hasConflict(abstract: Abstract, assignee: Assignee): boolean {
  const { contacts, addresses } = authorsOf(abstract);
  if (contacts.has(assignee.contact_id)) return true;
  return addresses.size > 0 && addressesOf(assignee).some((address) => addresses.has(address));
}

/** Fields of an abstract with its authors: `submitter_id`, `presenters`, `co_author_1` and so on, and the submitter's own. */
const namesPeople = /^((main_)?(submitter|presenter|co_?author|co_?presenter)|contact_id$|email_address$)/i;

const namingFields = (abstract: Abstract) =>
  Object.fromEntries(Object.entries(abstract).filter(([name]) => namesPeople.test(name)));

/** Contact ids and e-mail addresses of authors by abstract, and addresses by assignee: each is compared with many others. */
const authorsOf = cached((abstract: Abstract) => {
  const texts = textsIn(namingFields(abstract));
  return { contacts: new Set(texts), addresses: new Set(texts.flatMap(addressesIn)) };
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
const addressesIn = (text: string): string[] => text.toLowerCase().match(/[^\s<>,;:()"]*@[^\s<>,;:()"]*/g) ?? [];
