/** Conflicts of interest that somebody has declared: who may, and what becomes of the reviews that they are about. */

import { Fault } from '../fault.js';
import { personKey } from '../lib/persons.js';
import { findRecord } from '../mail/emails.js';
import type { Definition } from '../records/registry.js';
import type { Deletion, Work } from '../records/work.js';
import type { Draft } from '../schema/contract.js';
import { invalidRequest } from '../schema/findings.js';
import { conflictsIn } from './conflictOfInterest.js';
import { goneDeclarations, meetDeclarations } from './declared.js';
import { noteEach } from './noting.js';
import { updateScores } from './scores.js';
import {
  type Conflict,
  type ConflictChange,
  isOver,
  type Review,
  type ReviewChange,
  type Reviewing,
  type Subject,
} from './table.js';

export const conflictsDeclared = (of: Reviewing): Definition<'abstractReviewConflicts'> => ({
  prepare: (draft, previous, work, isOwners) => complete(of, draft, isOwners ? undefined : previous, work, isOwners),
  checkOwner: async (next, previous, work) => {
    for (const one of [previous, next]) if (one !== undefined) await checkDeclaring(of, one, work);
  },
  judge: async (change, _, work, together) => {
    if (change === together[0]) await noteDeclared(of, together, work); // the scores of an abstract are counted once
  },
});

/** @param declared what somebody else has declared before. @throws Fault `invalid_request` */
function complete(
  of: Reviewing,
  draft: Draft<'abstractReviewConflicts'>,
  declared: Conflict | undefined,
  { caller }: Work,
  isOwners: boolean,
): void {
  draft.contact_id = draft.contact_id.trim();
  if (draft.domain !== undefined) draft.domain = draft.domain.toLowerCase();
  const { [of.subjectId]: subject, organization_id: organization, domain } = draft;
  const named = Object.entries({ [of.subject]: subject, organization, domain }).filter(([, id]) => id !== undefined);
  const message = `is one of several: name one of ${of.subjectId}, organization_id and domain`;
  if (named.length !== 1) throw invalidRequest([{ pointer: `/${of.subjectId}`, keyword: 'oneOf', message }]);
  draft.target = named.flat().join(':');
  const by = isOwn(draft, caller) ? 'reviewer' : isOwners ? 'author' : 'staff';
  draft.declared_by = declared?.declared_by ?? by;
  draft.declared_by_id = declared?.declared_by_id ?? (by === 'staff' ? caller.id : caller.contactId);
}

const isOwn = ({ contact_id = '' }: { readonly contact_id?: string }, { contactId }: Work['caller']) =>
  personKey(contact_id) === personKey(contactId);

/** Authors say it before the reviews, so that they cannot get rid of some of them. @throws Fault `not_own`, `round_has_begun` */
async function checkDeclaring(of: Reviewing, conflict: Partial<Conflict>, work: Work): Promise<void> {
  if (isOwn(conflict, work.caller)) return;
  const subject = await findRecord(of.subjects, conflict[of.subjectId], work);
  if (subject?.[of.author] !== work.caller.contactId) {
    const message = `You can declare what is about yourself, or about an ${of.subject} of yours.`;
    throw Fault.at('/contact_id', 'not_own', message);
  }
  const reviews = await work.entries(of.reviews, { match: { [of.subjectId]: subject.id }, fields: [], limit: 1 });
  if (subject[of.currentRound] !== undefined || reviews.length > 0)
    throw Fault.at(`/${of.subjectId}`, 'round_has_begun');
}

/** Notes it in the reviews that the changes are about, unless their result is final. */
async function noteDeclared(of: Reviewing, changes: readonly ConflictChange[], work: Work): Promise<void> {
  await meetDeclarations(of, work);
  const bySubject = new Map<string, Map<string, Review>>();
  for (const conflict of changes.flatMap(({ previous, next }) => [previous ?? [], next ?? []].flat())) {
    const id = conflict[of.subjectId];
    // no round can get it unnoticed
    if (id !== undefined && (await work.records(of.subjects).find(id))) await work.records(of.subjects).hold(id);
    for await (const review of reviewsOf(of, conflict, work)) {
      const reviews = bySubject.get(review[of.subjectId]) ?? new Map<string, Review>();
      bySubject.set(review[of.subjectId], reviews.set(review.id, review));
    }
  }
  const all: ReviewChange[] = [];
  for (const [id, reviews] of bySubject) {
    const subject = await findRecord(of.subjects, id, work);
    if (subject === undefined || subject.sys_locked === true) continue;
    const hasConflict = conflictsIn(of, subject, subject, work, changes);
    all.push(...(await noteEach(of, subject, [...reviews.values()], hasConflict, work)));
  }
  for (const change of all) await updateScores(of, change, all, work);
}

/** What was declared about a subject goes with it. */
export async function removeDeclarations(of: Reviewing, { id }: Subject, work: Work): Promise<void> {
  const conflicts = work.records(of.conflicts);
  for await (const { record } of conflicts.all({ target: `${of.subject}:${id}` })) await conflicts.delete(record.id);
}

/** What went with a subject comes back with it, unless somebody has declared it anew. Clients name requests: several can have one name. */
export async function restoreDeclarations(of: Reviewing, { id }: Subject, { request }: Deletion, work: Work) {
  const target = `${of.subject}:${id}`;
  const conflicts = work.records(of.conflicts);
  const entries = await goneDeclarations(of, (one) => one.target === target, work);
  const ofRequest = entries.filter((entry) => entry.request === request);
  const last = new Map(ofRequest.map((entry) => [entry.was.contact_id, entry]));
  for await (const { record } of conflicts.all({ target })) last.delete(record.contact_id);
  for (const entry of last.values()) await conflicts.restore(entry.was, entry);
}

/** Reviews whose result is not final. */
async function* reviewsOf(of: Reviewing, conflict: Conflict, work: Work): AsyncGenerator<Review> {
  const reviews = work.records(of.reviews);
  const { [of.subjectId]: subject, contact_id, email_address = '' } = conflict;
  const contacts = [...new Set([contact_id, personKey(contact_id)])];
  const match = subject === undefined ? { 'assignee.contact_id': contacts } : { [of.subjectId]: subject };
  const byAddress = { match: { 'assignee.email_address': email_address.trim() }, folded: true, limit: 100 } as const;
  const isOpen = async ({ review_round_id }: Review) => {
    const round = await findRecord(of.rounds, review_round_id, work);
    return round === undefined || !isOver(round);
  };
  for await (const { record } of reviews.all(match)) if (await isOpen(record)) yield record;
  if (subject !== undefined || byAddress.match['assignee.email_address'] === '') return;
  for await (const docs of reviews.windows(byAddress))
    for (const { record } of docs) if (await isOpen(record)) yield record;
}
