/** Staff who are in conflict with a subject do not see its reviews, nor what follows from them. Others ask and decide. */

import { isAscii } from 'node:buffer';
import { Fault } from '../fault.js';
import { personKey } from '../lib/persons.js';
import { deletionOf } from '../records/changes.js';
import { matching } from '../records/own/windows.js';
import type { Withholding } from '../records/registry.js';
import type { Work } from '../records/work.js';
import { Doc } from '../store/doc.js';
import { conflictsOf } from './conflictOfInterest.js';
import { goneDeclarations, logFor, once } from './declared.js';
import { isAssignee } from './declining.js';
import { scoreFields } from './scores.js';
import type { Conflict, Review, Reviewing, Subject } from './table.js';

/** Whether the caller is in conflict with a subject. */
export async function isInConflict(of: Reviewing, subject: Doc<Subject>, work: Work): Promise<boolean> {
  if (!(await suspicionOf(of, work))(subject)) return false;
  const { contactId: contact_id, email } = work.caller;
  const isOut = await conflictsOf(of, subject.record, work);
  return isOut({ contact_id, ...(email !== undefined && { email_address: email }) });
}

/** @returns whether the caller may be in conflict with a subject, without parsing it: it can name them. All can if one was declared. */
function suspicionOf(of: Reviewing, work: Work): Promise<(subject: Doc<Subject>) => boolean> {
  return once(of, work, 'suspicion', async () => {
    const { contactId, email = '' } = work.caller;
    const { unlimited } = work;
    for (const contact_id of new Set([contactId, personKey(contactId)])) {
      const declared = await unlimited.entries(of.conflicts, { match: { contact_id }, fields: [], limit: 1 });
      if (declared.length > 0) return () => true;
    }
    if (email !== '' && (await mayCountAddress(of, email, unlimited))) return () => true;
    const texts = [contactId, email].filter(Boolean).map((text) => JSON.stringify(personKey(text)).slice(1, -1));
    const lower = texts.map((text) => text.toLowerCase());
    return ({ json }) => {
      const all = isAscii(json) ? json.toString('latin1') : json.toString().normalize('NFKC');
      const text = all.slice(0, all.lastIndexOf('"sys_created_at":')).toLowerCase(); // the rest names who has saved it
      return lower.some((one) => text.includes(one));
    };
  });
}

/** Whether a conflict of somebody with this address was declared, or a process counts domains. */
async function mayCountAddress(of: Reviewing, email: string, work: Work): Promise<boolean> {
  const asked = { match: { email_address: email.trim() }, folded: true } as const;
  for await (const found of work.records(of.conflicts).windows({ ...asked, limit: 1 }))
    if (found.length > 0) return true;
  let count = 0;
  for await (const processes of work.records(of.processes).windows({ limit: maxProcesses })) {
    if (processes.some(({ record }) => record.conflict_rules?.domains === true)) return true;
    count += processes.length;
    if (count >= maxProcesses) return true;
  }
  return false;
}

/** How many are looked at. */
const maxProcesses = 100;

/** Whoever is in conflict does not choose the reviewers. @throws Fault `conflict_of_interest` */
export async function refuseInConflict(of: Reviewing, subject: Doc<Subject>, work: Work): Promise<void> {
  if (!(await isInConflict(of, subject, work))) return;
  const message = `You are in conflict of interest with the ${of.subject} ${subject.record.id}. Somebody else has to assign its reviewers.`;
  throw Fault.of('conflict_of_interest', message);
}

/** Whoever is in conflict is not told how many reviews refer to what they remove. @throws Fault `record_referenced` */
export async function refuseReviewed(of: Reviewing, subject: Subject, work: Work): Promise<void> {
  if (!(await isInConflict(of, Doc.ofRecord(subject), work))) return;
  const [first] = await work.entries(of.reviews, { match: { [of.subjectId]: subject.id }, fields: [], limit: 1 });
  if (first !== undefined) throw Fault.of('record_referenced');
}

/** Their reviews, but for what they review themselves. Reads each subject once. */
export const reviewsInConflict = (of: Reviewing): Withholding<'abstractReviews'> => ({
  fields: 'all',
  async applies(docs, work, _, isPast = false) {
    const ids = docs.map((doc) => subjectIdOf(of, doc));
    const conflicted = new Set<string>();
    for await (const subjects of subjectsWith(of, [...new Set(ids)], work))
      for await (const { id } of conflictedAmong(of, subjects, work)) conflicted.add(id);
    if (isPast) for (const id of new Set(ids)) if (await wasInConflict(of, id, work)) conflicted.add(id);
    return docs.map((doc, place) => conflicted.has(ids[place] ?? '') && !isAssignee(doc.record, work));
  },
  async count({ match, folded, range = {} }, work) {
    const { [of.subjectId]: id } = match;
    const isAsked = matching({ match, folded });
    const isIn = ({ record }: Doc) => range.from === undefined || `${record[range.field ?? '']}` >= range.from;
    const all = id === undefined ? work.records(of.subjects).windows({ limit: 1000 }) : subjectsWith(of, [id], work);
    let count = 0;
    for await (const subjects of all)
      for await (const subject of conflictedAmong(of, subjects, work))
        for await (const doc of work.records(of.reviews).all({ [of.subjectId]: subject.id }))
          if (isAsked(doc as Doc<never>) && isIn(doc as Doc<never>) && !isAssignee(doc.record, work)) count++;
    return count;
  },
});

/** What a review is about, without parsing it: it takes a tenth of the time. */
function subjectIdOf(of: Reviewing, doc: Doc<Review>): string {
  const mark = `"${of.subjectId}":"`;
  const text = doc.json.toString('latin1');
  const at = text.indexOf(mark);
  const begin = at + mark.length;
  const isClear = at >= 0 && text.indexOf(mark, begin) < 0; // else a field that somebody has added contains one, too
  return isClear ? text.slice(begin, text.indexOf('"', begin)) : doc.record[of.subjectId];
}

async function* subjectsWith(of: Reviewing, ids: readonly string[], work: Work): AsyncGenerator<Doc<Subject>[]> {
  const subjects = work.records(of.subjects);
  if (ids.length > 1) yield* subjects.windows({ match: { id: ids }, limit: ids.length + 1 });
  else if (ids[0] !== undefined) yield [(await subjects.find(ids[0])) ?? []].flat();
}

async function* conflictedAmong(of: Reviewing, subjects: readonly Doc<Subject>[], work: Work) {
  const isSuspicious = await suspicionOf(of, work);
  for (const subject of subjects) {
    const turn = work.yielder.step();
    if (turn !== undefined) await turn;
    if (isSuspicious(subject) && (await isInConflict(of, subject, work))) yield subject;
  }
}

/** The scores of their subjects. */
export const scoresOf = (of: Reviewing): Withholding<'abstracts'> => ({
  fields: scoreFields,
  async applies(docs, work, isPlace = false, isPast = false) {
    const scored = isPlace ? docs : docs.filter(hasBeenScored);
    if (scored.length === 0) return docs.map(() => false);
    const conflicted = new Set<object>();
    for await (const doc of conflictedAmong(of, scored, work)) conflicted.add(doc);
    if (isPast) for (const doc of scored) if (await wasInConflict(of, doc.id, work)) conflicted.add(doc);
    return docs.map((doc) => conflicted.has(doc));
  },
  async count({ range }, work) {
    let count = 0;
    for await (const subjects of work.records(of.subjects).windows({ order: range, limit: 1000 }))
      for await (const _ of conflictedAmong(of, subjects, work)) count++;
    return count;
  },
});

/** Whether the caller was in conflict with a subject that is deleted, by what the history keeps of it. */
async function wasInConflict(of: Reviewing, id: string, work: Work): Promise<boolean> {
  if ((await work.records(of.subjects).find(id)) !== undefined) return false;
  const deletion = await deletionOf(logFor(of, work), `${of.subjects}/${id}`);
  if (deletion?.was === undefined) return false;
  if (await isInConflict(of, Doc.ofRecord(deletion.was as Subject), work)) return true;
  const theirs = await once(of, work, 'gone', () => goneDeclarations(of, isTheirs(work), work));
  return theirs.some(({ was, request }) => was.target === `${of.subject}:${id}` && request === deletion.request);
}

function isTheirs({ caller: { contactId, email = '' } }: Work) {
  const [contact, address] = [personKey(contactId), personKey(email)];
  return ({ contact_id, email_address = '' }: Conflict) =>
    personKey(contact_id) === contact || (address !== '' && personKey(email_address) === address);
}

/** Without parsing it. */
const hasBeenScored = ({ json, seenText = '' }: Doc<Subject>) =>
  json.includes('_score"') || seenText.includes('"conflicted"');
