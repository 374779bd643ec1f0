/** Staff who are in conflict with a subject do not see its reviews, nor what follows from them. Others ask and decide. */

import { Fault } from '../fault.js';
import type { Withholding } from '../records/registry.js';
import type { Work } from '../records/work.js';
import type { Doc } from '../store/doc.js';
import { conflictsOf } from './conflictOfInterest.js';
import { isAssignee } from './declining.js';
import { scoreFields } from './scores.js';
import type { Reviewing, Subject } from './table.js';

/** Whether the caller is in conflict with a subject. */
export async function isInConflict(of: Reviewing, subject: Subject, work: Work): Promise<boolean> {
  const { contactId: contact_id, email } = work.caller;
  return (await conflictsOf(of, subject, work))({ contact_id, ...(email !== undefined && { email_address: email }) });
}

/** Whoever is in conflict does not choose the reviewers. @throws Fault `conflict_of_interest` */
export async function refuseInConflict(of: Reviewing, subject: Subject, work: Work): Promise<void> {
  if (!(await isInConflict(of, subject, work))) return;
  const message = `You are in conflict of interest with the ${of.subject} ${subject.id}. Somebody else has to assign its reviewers.`;
  throw Fault.of('conflict_of_interest', message);
}

/** Whoever is in conflict is not told how many reviews refer to what they remove. @throws Fault `record_referenced` */
export async function refuseReviewed(of: Reviewing, subject: Subject, work: Work): Promise<void> {
  if (!(await isInConflict(of, subject, work))) return;
  const [first] = await work.entries(of.reviews, { match: { [of.subjectId]: subject.id }, fields: [], limit: 1 });
  if (first !== undefined) throw Fault.of('record_referenced');
}

/** Their reviews, but for what they review themselves. Reads each subject once. */
export const reviewsInConflict = (of: Reviewing): Withholding<'abstractReviews'> => ({
  fields: 'all',
  async applies(docs, work) {
    const others = docs.map(({ record }) => (isAssignee(record, work) ? undefined : record[of.subjectId]));
    const ids = [...new Set(others.filter((id) => id !== undefined))];
    const hidden = new Set<string | undefined>();
    for await (const subject of subjectsWith(of, ids, work)) {
      await work.yielder.step();
      if (await isInConflict(of, subject, work)) hidden.add(subject.id);
    }
    return others.map((id) => hidden.has(id));
  },
});

async function* subjectsWith(of: Reviewing, ids: readonly string[], work: Work): AsyncGenerator<Subject> {
  const [id = '', ...others] = ids;
  const subjects = work.records(of.subjects);
  if (others.length > 0)
    for await (const docs of subjects.windows({ match: { id: ids }, limit: ids.length + 1 }))
      yield* docs.map(({ record }) => record);
  else if (id !== '') yield* [(await subjects.find(id))?.record ?? []].flat();
}

/** The scores of their subjects. */
export const scoresOf = (of: Reviewing): Withholding<'abstracts'> => ({
  fields: scoreFields,
  applies(docs, work) {
    const isScored = docs.map(({ json }) => json.includes('_score"')); // without parsing it
    return isScored.includes(true) ? whichInConflict(of, docs, isScored, work) : isScored;
  },
});

async function whichInConflict(of: Reviewing, docs: readonly Doc<Subject>[], among: readonly boolean[], work: Work) {
  const found: boolean[] = [];
  for (const [index, { record }] of docs.entries()) {
    const turn = work.yielder.step();
    if (turn !== undefined) await turn;
    found.push(among[index] === true && (await isInConflict(of, record, work)));
  }
  return found;
}
