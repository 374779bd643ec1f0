/** Blind review: the reviewer of an abstract does not see its authors. */

import type { Opener } from '../../records/registry.js';
import type { Work } from '../../records/work.js';
import type { RecordOf } from '../../schema/contract.js';

/** Checks the processes and rounds of all reviews that open the abstract, and its own. */
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
    ...ids(places, 'process_id').map((id) => isBlind('abstractReviewProcesses', id, work)),
    ...ids(places, 'review_round_id').map((id) => isBlind('abstractReviewRounds', id, work)),
  ]);
  return blind.includes(true);
}

/** Refers to a process and a round. */
interface Place {
  readonly process_id?: unknown;
  readonly review_round_id?: unknown;
}

const ids = (places: readonly Place[], field: keyof Place) =>
  [...new Set(places.map((place) => place[field]))].filter((id) => typeof id === 'string');

/** Repeated calls are cheap: the unit of work caches records. */
async function isBlind(resource: 'abstractReviewProcesses' | 'abstractReviewRounds', id: string, work: Work) {
  const found = await work.unlimited.records(resource).find(id);
  return found === undefined || found.record.enable_blind_review === true;
}
