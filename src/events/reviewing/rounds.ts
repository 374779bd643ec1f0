/** Review processes and their rounds. A process has at most one open round, and only openRound opens it. Both can be blind. */

import { Fault, faultAt } from '../../fault.js';
import { refuseLocked } from '../../records/guards.js';
import type { Definition, Opener } from '../../records/registry.js';
import type { Work } from '../../records/work.js';
import type { Draft, RecordOf } from '../../schema/contract.js';
import type { Stored } from '../../store/doc.js';
import { checkRules } from './assignmentRules.js';
import { checkReviewTemplates } from './emails.js';
import { progress } from './load.js';

type Round = RecordOf<'abstractReviewRounds'>;

export const abstractReviewProcesses: Definition<'abstractReviewProcesses'> = {
  lists: { listByEvent: { event_id: 'event_id' } },
  check: checkReviewTemplates,
};

export const abstractReviewRounds: Definition<'abstractReviewRounds'> = {
  lists: { listByEvent: { event_id: 'event_id' }, listByStatus: { processId: 'process_id', status: 'status' } },
  indexes: [{ fields: ['process_id'], unique: true, where: { status: 'open' } }],
  defaults: { status: 'never opened' },
  prepare: keepOpening,
  check: (draft, previous) => {
    checkStatus(draft, previous);
    checkRules(draft.review_assignment_rules);
  },
};

/** Only the server sets `opened_at`. */
function keepOpening(draft: Draft<'abstractReviewRounds'>, previous: Round | undefined): void {
  delete draft.opened_at;
  if (previous?.opened_at !== undefined) draft.opened_at = previous.opened_at;
}

/** @throws Fault `open_by_open_round`, `round_is_open` */
function checkStatus(draft: Draft<'abstractReviewRounds'>, previous: Round | undefined): void {
  if (previous?.status === 'open') {
    for (const field of ['process_id', 'event_id'] as const)
      if (draft[field] !== previous[field]) throw faultAt(`/${field}`, 'round_is_open');
  } else if (draft.status === 'open') {
    const code = 'open_by_open_round';
    const details = [{ pointer: '/status', code, message: 'can only be set to open by abstractReviews.openRound' }];
    throw new Fault(code, undefined, { details });
  }
}

/**
 * Stages a round as open, and closes the open round of its process.
 * @returns the id of the round that it closes.
 * @throws Fault `record_locked`
 */
export async function makeOpen(round: Round, work: Work): Promise<string | undefined> {
  if (round.status === 'open') return undefined;
  refuseLocked(round);
  const rounds = work.records('abstractReviewRounds');
  const [open] = await rounds.page({ process_id: round.process_id, status: 'open' }, { limit: 1 });
  if (open !== undefined) {
    refuseLocked(open.record);
    await rounds.updateDerived(open.record.id, { status: 'closed' });
  }
  const opened_at = await momentOfOpening(round.process_id, work);
  await rounds.updateDerived(round.id, { status: 'open', opened_at }, false);
  return open?.record.id;
}

/** Always later than the last opening of a round of the process, even if the clock was set back. */
async function momentOfOpening(process_id: string, work: Work): Promise<string> {
  const id = `opened:${process_id}`;
  const openings = work.collection<Stored & { readonly opened_at: string }>(progress);
  const last = (await openings.find(id))?.record.opened_at;
  const next = Math.max(work.now.getTime(), last === undefined ? 0 : Date.parse(last) + 1);
  const opened_at = new Date(next).toISOString();
  openings.put({ id, opened_at });
  return opened_at;
}

/** Whether its result is final: it is closed, or was opened once and is not open now. */
export const isOver = ({ status, opened_at }: Round) =>
  status === 'closed' || (status !== 'open' && opened_at !== undefined);

/** @throws Fault `round_not_open` */
export function checkOpen({ name, status }: Round): void {
  if (status !== 'open') throw new Fault('round_not_open', `The round ${name} is ${status}, but must be open.`);
}

/** Blind review hides the authors: in a process or round of one of the reviews that open the abstract, or in its own. */
export const isBlindAbstract = (
  { review_process_id: process_id, review_round_id }: RecordOf<'abstracts'>,
  openers: readonly Opener[],
  work: Work,
): Promise<boolean> => isBlindIn([{ process_id, review_round_id }, ...openers], work);

export const isBlindReview = (review: RecordOf<'abstractReviews'>, _: readonly Opener[], work: Work) =>
  isBlindIn([review], work);

/** Whether one of the processes and rounds has a blind review. An unknown one counts as blind. */
async function isBlindIn(places: readonly Place[], work: Work): Promise<boolean> {
  const blind = await Promise.all([
    ...idsIn(places, 'process_id').map((id) => isBlind('abstractReviewProcesses', id, work)),
    ...idsIn(places, 'review_round_id').map((id) => isBlind('abstractReviewRounds', id, work)),
  ]);
  return blind.includes(true);
}

/** Refers to a process and a round. */
type Place = { readonly process_id?: unknown; readonly review_round_id?: unknown };

const idsIn = (places: readonly Place[], field: keyof Place) =>
  [...new Set(places.map((place) => place[field]))].filter((id) => typeof id === 'string');

async function isBlind(resource: 'abstractReviewProcesses' | 'abstractReviewRounds', id: string, work: Work) {
  const found = await work.unlimited.records(resource).find(id);
  return found === undefined || found.record.enable_blind_review === true;
}
