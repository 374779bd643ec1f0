/** Blind review: who reviews an abstract does not see whose it is. */
import type { RecordOf } from '../../document/contract.js';
import type { Opener } from '../../records/definition.js';
import type { Work } from '../../records/work.js';

/** By the processes of all reviews that open it, and its own. One that is unknown might be blind. */
export async function isBlindAbstract(
  { review_process_id }: RecordOf<'abstracts'>,
  openers: readonly Opener[],
  work: Work,
): Promise<boolean> {
  const ids = new Set([review_process_id, ...openers.map(({ process_id }) => process_id)]);
  const blind = await Promise.all([...ids].map((id) => typeof id === 'string' && isBlindProcess(id, work)));
  return blind.includes(true);
}

export const isBlindReview = ({ process_id }: RecordOf<'abstractReviews'>, _: readonly Opener[], work: Work) =>
  isBlindProcess(process_id, work);

async function isBlindProcess(id: string, work: Work): Promise<boolean> {
  const process = await work.unlimited.records('abstractReviewProcesses').find(id);
  return process === undefined || process.record.enable_blind_review === true;
}
