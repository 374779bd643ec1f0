/** What a referee has written and not submitted: kept beside the reference, so that nobody else can read, find or count it. */
import { Fault } from '../fault.js';
import { isSameJson } from '../lib/json.js';
import { momentOf } from '../lib/times.js';
import { findRecord } from '../mail/emails.js';
import type { Work } from '../records/work.js';
import type { Draft, RecordOf } from '../schema/contract.js';
import type { Stored } from '../store/doc.js';
import type { Awaitable } from '../store/port.js';

type Reference = RecordOf<'references'>;
type Process = RecordOf<'referenceProcesses'>;

/** The collection of the drafts, by the id of the reference. */
export const drafts = 'awards.drafts';

/** What referees write. The rest of a reference is staff's. */
export const answers = ['notes', 'custom_field_values', 'job_title', 'city', 'state', 'country'] as const;

/** Of the answers, those that there are, and for the others nothing. */
export const answersIn = (record: object) =>
  Object.fromEntries(answers.map((name) => [name, (record as Record<string, unknown>)[name]]));

/** The answers of the draft, if there is one. */
export async function draftOf({ id, draft_saved_at }: Partial<Reference>, work: Work): Promise<object | undefined> {
  if (draft_saved_at === undefined || id === undefined) return undefined;
  const found = await work.collection(drafts).find(id);
  return found && answersIn(found.record);
}

export const removeDraft = (id: string, work: Work) => work.collection(drafts).remove(id);

/** Whether the process of a reference has ended, unless it is wanted later itself. */
export function isClosed({ due_at }: Partial<Reference>, process: Process | undefined, { now }: Work): boolean {
  const isOver = (time: unknown) => !(momentOf(time) >= now.getTime());
  return process?.closes_at !== undefined && isOver(process.closes_at) && isOver(due_at);
}

/** @throws Fault `reference_closed` */
export function checkTime(...closed: Parameters<typeof isClosed>): void {
  if (isClosed(...closed)) throw Fault.of('reference_closed');
}

/** Only the server sets these; each belongs to a state. */
const ofServer = ['draft_saved_at', 'is_late', 'declined_at', 'declined_by_id', 'decline_reason'] as const;

/**
 * What the owner of a reference changes is a draft. It goes when the reference is submitted, or is somebody else's.
 * @throws Fault `reference_not_pending`, `reference_closed`
 */
export function keepDraft(
  draft: Draft<'references'>,
  previous: Reference | undefined,
  work: Work,
  isOwners: boolean,
): Awaitable<void> {
  for (const name of ofServer) {
    const isKept = name === 'draft_saved_at' || draft.status === previous?.status;
    if (isKept && previous?.[name] !== undefined) Object.assign(draft, { [name]: previous[name] });
    else delete draft[name];
  }
  if (previous === undefined) return undefined;
  if (isOwners) return saveDraft(draft, previous, work);
  const isOthers = draft.contact_id !== previous.contact_id || draft.email_address !== previous.email_address;
  if (previous.draft_saved_at === undefined || (draft.status !== 'completed' && !isOthers)) return undefined;
  delete draft.draft_saved_at;
  return removeDraft(previous.id, work);
}

async function saveDraft(draft: Draft<'references'>, previous: Reference, work: Work): Promise<void> {
  if (previous.status !== 'pending')
    throw Fault.of('reference_not_pending', `The reference is already ${previous.status}.`);
  checkTime(previous, await findRecord('referenceProcesses', previous.process_id, work), work);
  const all = work.collection<Stored>(drafts);
  const before = answersIn((await all.find(previous.id))?.record ?? previous);
  const answered = answersIn(draft);
  for (const name of answers) {
    if (previous[name] === undefined) delete draft[name];
    else Object.assign(draft, { [name]: previous[name] });
  }
  if (isSameJson(before, answered)) return;
  all.put({ id: previous.id, ...answered });
  const after = momentOf(previous.draft_saved_at) + 1 || 0; // later than the one before, so that the referee's version moves
  draft.draft_saved_at = new Date(Math.max(work.now.getTime(), after)).toISOString();
}
