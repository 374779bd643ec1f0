/** Review processes and their rounds. A process has at most one open round, and only openRound opens it. Both can be blind. */

import { Fault, faultAt } from '../../fault.js';
import { refuseLocked } from '../../records/guards.js';
import type { Definition, Opener } from '../../records/registry.js';
import type { Work } from '../../records/work.js';
import type { Draft, RecordOf } from '../../schema/contract.js';
import { checkReviewTemplates } from './emails.js';
import { checkRules } from './rules.js';

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
    throw faultAt('/status', 'open_by_open_round');
  }
}

/**
 * Stages a round as open, always later than the open round of its process, which it closes.
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
  const after = Date.parse(open?.record.opened_at ?? '') || 0;
  const opened_at = new Date(Math.max(work.now.getTime(), after + 1)).toISOString();
  await rounds.updateDerived(round.id, { status: 'open', opened_at }, false);
  return open?.record.id;
}

/** Whether its result is final: it is closed, or was opened once and is not open now. */
export const isOver = ({ status, opened_at }: Round) =>
  status === 'closed' || (status !== 'open' && opened_at !== undefined);

/** @throws Fault `round_not_open` */
export function checkOpen({ name, status }: Round): void {
  if (status !== 'open') throw new Fault('round_not_open', `The round ${name} is ${status}, but must be open.`);
}

/** Refers to a process and a round. */
type Place = { readonly process_id?: unknown; readonly review_round_id?: unknown };

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
  const isBlind = async (resource: 'abstractReviewProcesses' | 'abstractReviewRounds', id: unknown) => {
    if (typeof id !== 'string') return false;
    const found = await work.unlimited.records(resource).find(id);
    return found === undefined || found.record.enable_blind_review === true;
  };
  const blind = places.flatMap(({ process_id, review_round_id }) => [
    isBlind('abstractReviewProcesses', process_id),
    isBlind('abstractReviewRounds', review_round_id),
  ]);
  return (await Promise.all(blind)).includes(true);
}
