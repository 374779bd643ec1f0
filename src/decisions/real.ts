/** A decision becomes real: it is shown, its e-mail is queued, and the history notes it. */
import { Fault } from '../fault.js';
import { refuseLocked } from '../records/guards.js';
import type { Work } from '../records/work.js';
import type { Answer } from '../schema/contract.js';
import { json } from '../verbs/call.js';
import { type Deciding, nothingPending, realOf, recordsOf } from './decisions.js';
import {
  callBack,
  type Decidable,
  type Decision,
  type Entry,
  type Held,
  isWithdrawn,
  lastLetter,
  tell,
} from './letters.js';

type Standing = Answer<'abstracts.setStatus'>;

const maxHistory = 50;

/** Makes one decision real at once. */
export async function setStatus(
  of: Deciding,
  id: string,
  wish: { review_status: Decision; status?: string | undefined },
  work: Work,
) {
  const { record } = await recordsOf(of, work).get(id);
  if (isWithdrawn(record)) throw Fault.of('already_withdrawn');
  const { review_status: to, status } = wish;
  const isShown = status === undefined || status === record.status;
  const { message } = await lastLetter(record, work);
  if (realOf(record) === to && record.decision === to && isShown && message?.state !== 'cancelled')
    return json<Standing>({ id, review_status: to, ...(record.status !== undefined && { status: record.status }) });
  const made = await makeReal(of, record, to, status, work);
  const { message_id, without_email, toldBefore, shown } = made;
  const told = message_id === undefined ? { without_email } : { message_id };
  return json<Standing>({ id, review_status: to, status: shown, told_before: toldBefore, ...(told as object) });
}

/** Makes a decision real, and queues its e-mail. */
export async function makeReal(
  of: Deciding,
  record: Decidable,
  to: Decision,
  status: string | undefined,
  work: Work,
  held: Held = {},
) {
  refuseLocked(record);
  const toldBefore = await callBack(record, 'decision_changed', work);
  const at = work.now.toISOString();
  const isChanged = record.review_status !== to;
  const next = {
    ...nothingPending,
    review_status: to,
    status: status ?? to,
    ...(isChanged && { last_review_status_change: at }),
    ...(to !== 'accepted' && of.group === 'event_id' && { confirmed_at: undefined }),
    decision: to,
    decision_at: at,
  };
  const shown = Object.fromEntries(Object.entries({ ...record, ...next }).filter(([, value]) => value !== undefined));
  const { letter, message_id, without_email, bytes = 0 } = await tell(of.letters, to, shown as Decidable, work, held);
  const { pending_since: decided_at, pending_by_id: decided_by_id } = record;
  const entry = {
    ...{ what: to, at, by_id: work.caller.id, status: next.status },
    ...(decided_at !== undefined && { decided_at }),
    ...(decided_by_id !== undefined && { decided_by_id }),
    ...(held.release_id !== undefined && { release_id: held.release_id }),
    ...(message_id !== undefined && { message_id }),
    ...(without_email !== undefined && { without_email }),
  };
  const decisions = noted(record, entry);
  await recordsOf(of, work).updateDerived(record.id, { ...next, decisions }, false);
  return { letter, message_id, without_email, toldBefore, shown: next.status, bytes };
}

/** The history with one more entry. */
export const noted = ({ decisions = [] }: Decidable, entry: Entry): Entry[] => [...decisions, entry].slice(-maxHistory);
