import { noteDecision } from '../decisions/decisions.js';
import { isWithdrawn } from '../decisions/letters.js';
import { Fault } from '../fault.js';
import { isSameJson, pointerTo } from '../lib/json.js';
import { findRecord } from '../mail/emails.js';
import { activeOf, hasBegun, isUntil, refuseTooMany } from '../records/calls.js';
import { checkOwnAnswers } from '../records/questions.js';
import type { Change, Definition } from '../records/registry.js';
import type { Work } from '../records/work.js';
import type { Draft, RecordOf } from '../schema/contract.js';
import { isServerOwned } from '../schema/serverFields.js';
import { confirm, withdraw } from './authors.js';
import { confirmReceipt, deciding } from './deciding.js';
import { reviewed } from './reviewing.js';

export const abstracts: Definition<'abstracts'> = {
  prepare: async (draft, previous, work) => {
    noteStatus(draft, previous, work);
    noteDecision(draft, previous, work, ['confirmed_at', 'withdrawn_at']);
    noteReturn(draft, previous);
    await reviewed.subjects.prepare(draft, previous, work);
  },
  blind: reviewed.subjects.blind,
  withheld: reviewed.subjects.withheld,
  checkOwner: checkSubmission,
  judge: async (change, all, work) => {
    await judgeNumber(change, all, work);
    await reviewed.subjects.judge(change, work);
    const { next, previous, isOwners } = change;
    if (isOwners && previous === undefined && next !== undefined) await confirmReceipt(next, work);
  },
  saved: reviewed.subjects.saved,
  removed: reviewed.subjects.removed,
  returned: reviewed.subjects.returned,
  operations: { ...deciding, confirm, withdraw },
};

/** An abstract that staff take back after it was withdrawn says nothing of that any more. */
function noteReturn(draft: Draft<'abstracts'>, previous: RecordOf<'abstracts'> | undefined): void {
  if (previous === undefined || !isWithdrawn(previous) || isWithdrawn(draft)) return;
  delete draft.withdrawn_at;
  delete draft.withdraw_reason;
}

/** The server notes when the status changes; who loads an abstract may say when it did. */
function noteStatus(draft: Draft<'abstracts'>, previous: RecordOf<'abstracts'> | undefined, work: Work): void {
  const isChanged = draft.review_status !== previous?.review_status;
  const sent = previous === undefined ? draft.last_review_status_change : undefined;
  const at = isChanged ? (sent ?? work.now.toISOString()) : (previous?.last_review_status_change ?? sent);
  delete draft.last_review_status_change;
  if (at !== undefined) draft.last_review_status_change = at;
}

const submissions = 'abstractSubmissionProcesses';

type Fields = Partial<RecordOf<'abstracts'>>;
type Process = RecordOf<typeof submissions>;

/**
 * Authors can create, change and delete an abstract while its submission process is open; after that, they can change only
 * some fields.
 * @throws Fault `submission_closed`, that of a limit, or `invalid_request` about the answers to the questions of the process
 */
async function checkSubmission(next: Fields | undefined, previous: Fields | undefined, { unlimited: work }: Work) {
  const processes = await processesFor(previous ?? next ?? {}, work);
  if (next !== undefined) checkLimits(next, previous ?? {}, processes);
  if (next !== undefined && processes.length === 1) checkOwnAnswers(processes[0]?.questions, next, previous);
  if (processes.length === 0 || isUntil(previous?.changeable_until, work.now)) return;
  const begun = processes.filter((one) => one.is_active !== false && hasBegun(one.submissions_open_at, work.now));
  const isOpen = ({ submissions_close_at: end }: Process) => end === undefined || isUntil(end, work.now);
  if (begun.some(isOpen)) return;
  if (next === undefined || previous === undefined) throw Fault.of('submission_closed');
  const changeable = begun.flatMap(({ changeable_after_close = [] }) => changeable_after_close);
  const changed = Object.keys({ ...previous, ...next }).filter((name) => !isSame(name as keyof Fields, next, previous));
  const closed = changed.find((name) => !changeable.includes(name));
  if (closed !== undefined) throw Fault.at(pointerTo(closed), 'submission_closed');
}

/** The greatest limit of these processes; none if one of them has none. */
function limitOf(limit: keyof typeof limited | 'max_contact_submissions', processes: readonly Process[]) {
  const all = processes.map((process) => process[limit]);
  return all.length === 0 || all.includes(undefined) ? undefined : Math.max(...(all as number[]));
}

/** Limit of a process → what it limits. */
const limited = {
  max_word_count: { code: 'too_many_words', field: 'body', count: ({ body = '' }: Fields) => wordsIn(body) },
  maximum_number_of_co_authors: {
    code: 'too_many_co_authors',
    field: 'co_authors',
    count: (abstract: Fields) =>
      (abstract.co_authors?.length ?? 0) + Object.keys(abstract).filter((name) => /^co_author_\d$/.test(name)).length,
  },
  maximum_number_of_session_tracks: {
    code: 'too_many_tracks',
    field: 'session_track_ids',
    count: ({ session_track_ids = [] }: Fields) => session_track_ids.length,
  },
} as const;

/** What whitespace or HTML tags separate, if it has a letter or a digit. */
const wordsIn = (text: string) =>
  text
    .replace(/<[^<>]*>/g, ' ')
    .split(/\s+/)
    .filter((word) => /[\p{L}\p{N}]/u.test(word)).length;

/** A change may not make more of what is too much. @throws Fault `too_many_words` and so on */
function checkLimits(next: Fields, previous: Fields, processes: readonly Process[]): void {
  for (const [name, { code, field, count }] of Object.entries(limited)) {
    const max = limitOf(name as keyof typeof limited, processes);
    const [before, after] = max === undefined ? [0, 0] : [count(previous), count(next)];
    if (max === undefined || after <= max || after <= before) continue;
    throw Fault.at(pointerTo(field), code, `At most ${max} are allowed; there are ${after}.`);
  }
}

/** @throws Fault `too_many_submissions` */
async function judgeNumber(change: Change<'abstracts'>, all: readonly Change<'abstracts'>[], work: Work) {
  const { next, previous, isOwners } = change;
  if (!isOwners || previous !== undefined || next?.submitter_id === undefined) return;
  const processes = await processesFor(next, work);
  const max = limitOf('max_contact_submissions', processes);
  if (max === undefined) return;
  const isHere = async (one: Fields) =>
    (await processesFor(one, work)).some(({ id }) => processes.some((process) => process.id === id));
  await refuseTooMany('abstracts', next, ['submitter_id', next.submitter_id], max, all, work, isHere);
}

/** The submission process of the abstract's type. Without one, or a type of its event, the active processes of the event. */
async function processesFor({ type_id, event_id }: Fields, work: Work): Promise<Process[]> {
  const type = await findRecord('abstractTypes', type_id, work);
  const process =
    type?.event_id === event_id ? await findRecord(submissions, type?.submission_process_id, work) : undefined;
  if (process !== undefined) return [process];
  return event_id === undefined ? [] : await activeOf(work.records(submissions).all({ event_id }));
}

const isSame = (name: keyof Fields, next: Fields, previous: Fields) =>
  isServerOwned(name) || isSameJson(next[name], previous[name]);
