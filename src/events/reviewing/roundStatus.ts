/** The status of review rounds: each process has at most one open round, and only openRound opens it. */
import type { Draft, RecordOf } from '../../document/contract.js';
import { Fault } from '../../fault.js';
import { refuseLocked } from '../../records/lock.js';
import type { Work } from '../../records/work.js';

type Round = RecordOf<'abstractReviewRounds'>;

/** @throws Fault `open_by_open_round` */
export function checkStatus(draft: Draft<'abstractReviewRounds'>, previous: Round | undefined): void {
  if (draft.status !== 'open' || previous?.status === 'open') return;
  const code = 'open_by_open_round';
  throw new Fault(
    code,
    'Only abstractReviews.openRound opens a round: GET or POST /abstractReviews/{tenantId}/openRound/{typeId}/{roundId}.',
    { details: [{ pointer: '/status', code, message: 'becomes open by abstractReviews.openRound only' }] },
  );
}

/**
 * Stages a round as the open one of its process, and closes the one that was open.
 * @returns the id of the round that it closes.
 * @throws Fault `record_locked`
 */
export async function makeOpen(round: Round, work: Work): Promise<string | undefined> {
  if (round.status === 'open') return undefined;
  refuseLocked(round);
  const closed = await closeOpen(round.process_id, work);
  await work.records('abstractReviewRounds').amend(round.id, { status: 'open' });
  return closed;
}

async function closeOpen(process_id: string, work: Work): Promise<string | undefined> {
  const rounds = work.records('abstractReviewRounds');
  const [openRound] = await rounds.page({ process_id, status: 'open' }, { limit: 1 });
  if (openRound === undefined) return undefined;
  await rounds.patch(openRound.record.id, { merge: { status: 'closed' } });
  return openRound.record.id;
}

/** @throws Fault `round_not_open` */
export function checkOpen({ name, status }: Round): void {
  if (status !== 'open') throw new Fault('round_not_open', `The round ${name} is ${status}; it must be open.`);
}
