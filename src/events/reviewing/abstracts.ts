import type { RecordOf } from '../../document/contract.js';
import { Fault, faultAt } from '../../fault.js';
import { findRecord } from '../../mail/compose.js';
import { pointerTo } from '../../pointer.js';
import type { Definition } from '../../records/definition.js';
import { isSameJson } from '../../records/sameJson.js';
import { isServerOwned } from '../../records/systemFields.js';
import type { Work } from '../../records/work.js';
import { search } from '../../verbs/search.js';
import { isBlindAbstract } from './blindness.js';
import { noteConflicts } from './reviewRules.js';
import { keepScores } from './scores.js';

export const abstracts: Definition<'abstracts'> = {
  lists: { listByReviewRound: { id: 'review_round_id' } },
  indexes: [
    { fields: ['review_round_id', 'status'] },
    { fields: ['submitter_id'] },
    { fields: ['email_address'], folded: true },
  ],
  prepare: keepScores,
  isBlind: isBlindAbstract,
  checkOwner: checkSubmission,
  saved: noteConflicts,
  operations: {
    search: search('abstracts', {
      ids: { field: 'id', by: 'equals' },
      event_ids: { field: 'event_id', by: 'equals' },
      type_ids: { field: 'type_id', by: 'equals' },
      review_round_ids: { field: 'review_round_id', by: 'equals' },
      review_process_ids: { field: 'review_process_id', by: 'equals' },
      submitter_ids: { field: 'submitter_id', by: 'equals' },
      review_status: { field: 'review_status', by: 'equals' },
      status: { field: 'status', by: 'contains' },
      title: { field: 'title', by: 'contains' },
      name: { field: 'name', by: 'contains' },
      email_address: { field: 'email_address', by: 'equalsFolded' },
    }),
  },
};

type Fields = Partial<RecordOf<'abstracts'>>;

/**
 * An author sends in, changes and deletes while the submission process of the abstract's type is open, and afterwards changes what it
 * allows.
 * @throws Fault `submission_closed`
 */
async function checkSubmission(next: Fields | undefined, previous: Fields | undefined, { unlimited: work }: Work) {
  const type = await findRecord('abstractTypes', (previous ?? next)?.type_id, work);
  const process = await findRecord('abstractSubmissionProcesses', type?.submission_process_id, work);
  const { submissions_open_at, submissions_close_at, changeable_after_close = [] } = process ?? {};
  const isBefore = (moment: string) => work.now.getTime() < Date.parse(moment);
  if (submissions_open_at !== undefined && isBefore(submissions_open_at)) throw new Fault('submission_closed');
  if (submissions_close_at === undefined || isBefore(submissions_close_at)) return;
  if (next === undefined || previous === undefined) throw new Fault('submission_closed');
  const changed = Object.keys({ ...previous, ...next }).filter((name) => !isSame(name as keyof Fields, next, previous));
  const closed = changed.find((name) => !changeable_after_close.includes(name));
  if (closed !== undefined) throw faultAt(pointerTo(closed), 'submission_closed');
}

const isSame = (name: keyof Fields, next: Fields, previous: Fields) =>
  isServerOwned(name) || isSameJson(next[name], previous[name]);
