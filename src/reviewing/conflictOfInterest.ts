/** Those who a subject names as its people, such as the authors of an abstract, must not review it. */

import { Fault } from '../fault.js';
import { isSameJson } from '../lib/json.js';
import { personKey } from '../lib/persons.js';
import { refuseUnlessOverridden } from '../records/overrides.js';
import type { Work } from '../records/work.js';
import type { Assignee, Review, ReviewDraft, Reviewing, Subject } from './table.js';

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
  if (subject === undefined || !(await conflictsOf(of, subject, work))(draft.assignee)) return;
  draft.conflict_of_interest = true;
  const same = previous !== undefined && isOfSame(of, draft, previous) ? previous : undefined;
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
  if (title === of.titleOf(previous) && !haveAuthorsChanged(of, subject, previous)) return;
  const reviews = work.records(of.reviews);
  const hasConflict = await conflictsOf(of, subject, work);
  for await (const { record } of reviews.all({ [of.subjectId]: subject.id })) {
    const conflict_of_interest = hasConflict(record.assignee) || undefined;
    const next = title ?? record[of.subjectTitle];
    if (conflict_of_interest !== record.conflict_of_interest || next !== record[of.subjectTitle])
      await reviews.updateDerived(record.id, { conflict_of_interest, [of.subjectTitle]: next });
  }
}

/** @param review whose conflict is updated. @throws Fault `conflict_of_interest` */
export function refuseConflict(of: Reviewing, review: ReviewDraft, work: Work): void {
  if (!isConflicted(review)) return;
  refuseUnlessOverridden(of.reviews, 'conflict_of_interest', work, Fault.at('/assignee', 'conflict_of_interest'));
}

/** Whether it has a conflict of interest that nobody has overridden. It then does not count. */
export const isConflicted = ({ conflict_of_interest, conflict_overridden_by_id }: ReviewDraft) =>
  conflict_of_interest === true && conflict_overridden_by_id === undefined;

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

/** Who is compared with the people of a subject. */
export type Person = Pick<Assignee, 'contact_id' | 'email_address'>;

/**
 * @returns whether a person has a conflict of interest with the subject: is one of its people, by contact id or e-mail address. Other
 * fields of an assignee do not count, so that nobody can find the authors by trying.
 */
export async function conflictsOf(of: Reviewing, subject: Subject, _: Work): Promise<(person: Person) => boolean> {
  const { contacts, addresses } = authorsOf(subject, of);
  return (person) =>
    contacts.has(personKey(person.contact_id)) ||
    (addresses.size > 0 && addressesOf(person).some((address) => addresses.has(address)));
}

export const haveAuthorsChanged = (of: Reviewing, subject: object, previous: object) =>
  !isSameJson(namingFields(of, subject), namingFields(of, previous));

const namingFields = (of: Reviewing, subject: object) =>
  Object.fromEntries(Object.entries(subject).filter(([name]) => of.people.test(name)));

/** Contact ids and e-mail addresses of the people of a subject, and addresses by assignee: each is compared with many others. */
const authorsOf = cached((subject: object, of: Reviewing) => {
  const texts = textsIn(namingFields(of, subject));
  return { contacts: new Set(texts.map(personKey)), addresses: new Set(texts.flatMap(addressesIn)) };
});
const addressesOf = cached(({ email_address }: Person) => addressesIn(email_address ?? ''));

/** Records are immutable. */
function cached<K extends object, More extends readonly unknown[], V>(compute: (key: K, ...more: More) => V) {
  const known = new WeakMap<K, V>();
  return (key: K, ...more: More): V => {
    const value = known.get(key) ?? compute(key, ...more);
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
