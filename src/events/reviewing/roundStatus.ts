/** The status of a review round: one round of a process is open at most, and only openRound opens it. */
import type { Draft, RecordOf } from '../../document/contract.js';
import { Fault } from '../../fault.js';
import { refuseLocked } from '../../records/lock.js';
import type { Work } from '../../records/work.js';

type Round = RecordOf<'abstractReviewRounds'>;

export function keepStatus(draft: Draft<'abstractReviewRounds'>, previous: Round | undefined): void {
  draft.status ??= previous?.status ?? 'never opened';
}

export function checkStatus(draft: Draft<'abstractReviewRounds'>, previous: Round | undefined): void {
  if (draft.status !== 'open' || previous?.status === 'open') return;
  const code = 'open_by_open_round';
  throw new Fault(
    code,
    'Only abstractReviews.openRound opens a round: GET or POST /abstractReviews/{tenantId}/openRound/{typeId}/{roundId}.',
    { details: [{ pointer: '/status', code, message: 'becomes open by abstractReviews.openRound only' }] },
  );
}

/** Makes a round the open one of its process. @returns the id of the one that was. */
export async function open(round: Round, work: Work): Promise<string | undefined> {
  if (round.status === 'open') return undefined;
  refuseLocked(round);
  const closed = await closeOpen(round.process_id, work);
  await work.records('abstractReviewRounds').amend(round.id, { status: 'open' });
  return closed;
}

async function closeOpen(process_id: string, work: Work): Promise<string | undefined> {
  const rounds = work.records('abstractReviewRounds');
  const [found] = await rounds.page({ process_id, status: 'open' }, { limit: 1 });
  if (found === undefined) return undefined;
  await rounds.patch(found.record.id, { merge: { status: 'closed' } });
  return found.record.id;
}

export function checkOpen({ name, status }: Round): void {
  if (status !== 'open') throw new Fault('round_not_open', `The round ${name} is ${status}; it must be open.`);
}
