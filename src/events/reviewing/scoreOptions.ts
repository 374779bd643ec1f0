/** The scores that a review process allows. */

import { Fault } from '../../fault.js';
import type { Work } from '../../records/work.js';
import type { Draft, RecordOf } from '../../schema/contract.js';

type Review = RecordOf<'abstractReviews'>;
type Options = NonNullable<RecordOf<'abstractReviewProcesses'>['score_options']>;

/** The tolerance for steps, because 0.1 and its multiples are not exact in binary. */
const tolerance = 1e-6;

/** A score that was stored before the options changed can stay. @throws Fault `score_not_allowed` */
export async function checkScore(
  { score, status, process_id }: Draft<'abstractReviews'>,
  previous: Review | undefined,
  work: Work,
): Promise<void> {
  if (score === undefined || (score === previous?.score && status === previous.status)) return;
  const process = await work.records('abstractReviewProcesses').find(process_id);
  const { score_options: options } = process?.record ?? {};
  if (options === undefined || isAllowed(score, options)) return;
  const code = 'score_not_allowed';
  const message = `must be ${described(options)}, as the review process requires`;
  throw new Fault(code, `/score ${message}.`, { details: [{ pointer: '/score', code, message }] });
}

function isAllowed(score: number, { minimum, maximum, step }: Options): boolean {
  if (score < (minimum ?? score) || score > (maximum ?? score)) return false;
  if (step === undefined) return true;
  const steps = (score - (minimum ?? 0)) / step;
  return Math.abs(steps - Math.round(steps)) < tolerance;
}

function described({ minimum, maximum, step }: Options): string {
  const parts = [
    minimum === undefined ? '' : `at least ${minimum}`,
    maximum === undefined ? '' : `at most ${maximum}`,
    step === undefined ? '' : `in steps of ${step} starting at ${minimum ?? 0}`,
  ];
  return parts.filter((part) => part !== '').join(', ');
}
