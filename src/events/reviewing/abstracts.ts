import { Fault } from '../../fault.js';
import { isSameJson, pointerTo } from '../../lib/json.js';
import { momentOf } from '../../lib/times.js';
import { findRecord } from '../../mail/emails.js';
import { isServerOwned } from '../../records/guards.js';
import type { Definition } from '../../records/registry.js';
import type { Work } from '../../records/work.js';
import type { Draft, RecordOf } from '../../schema/contract.js';
import { noteInReviews } from './conflictOfInterest.js';
import { isBlindAbstract } from './rounds.js';
import { keepScores } from './scores.js';

export const abstracts: Definition<'abstracts'> = {
  prepare: async (draft, previous, work) => {
    noteStatus(draft, previous, work);
    await keepScores(draft, previous, work);
  },
  isBlind: isBlindAbstract,
  checkOwner: checkSubmission,
  saved: noteInReviews,
};

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

/**
 * Authors can create, change and delete an abstract while its submission process is open; after that, they can change only
 * some fields.
 * @throws Fault `submission_closed`
 */
async function checkSubmission(next: Fields | undefined, previous: Fields | undefined, { unlimited: work }: Work) {
  const processes = await processesFor(previous ?? next ?? {}, work);
  const isPast = (moment: string | undefined) => moment !== undefined && momentOf(moment) <= work.now.getTime();
  const begun = processes.filter(({ submissions_open_at: from }) => from === undefined || isPast(from));
  if (processes.length === 0 || begun.some(({ submissions_close_at }) => !isPast(submissions_close_at))) return;
  if (next === undefined || previous === undefined) throw Fault.of('submission_closed');
  const changeable = begun.flatMap(({ changeable_after_close = [] }) => changeable_after_close);
  const changed = Object.keys({ ...previous, ...next }).filter((name) => !isSame(name as keyof Fields, next, previous));
  const closed = changed.find((name) => !changeable.includes(name));
  if (closed !== undefined) throw Fault.at(pointerTo(closed), 'submission_closed');
}

/** The submission process of the abstract's type. Without a type of its event, all active processes of the event. */
async function processesFor({ type_id, event_id }: Fields, work: Work): Promise<RecordOf<typeof submissions>[]> {
  const type = await findRecord('abstractTypes', type_id, work);
  if (type !== undefined && type.event_id === event_id)
    return [await findRecord(submissions, type.submission_process_id, work)].filter((process) => process !== undefined);
  const processes: RecordOf<typeof submissions>[] = [];
  if (event_id !== undefined)
    for await (const { record } of work.records(submissions).all({ event_id }))
      if (record.is_active !== false) processes.push(record);
  return processes;
}

const isSame = (name: keyof Fields, next: Fields, previous: Fields) =>
  isServerOwned(name) || isSameJson(next[name], previous[name]);
