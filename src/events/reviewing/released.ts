/** What authors read of the reviews of their abstracts: `abstractReviews.released`. */

import { Fault } from '../../fault.js';
import type { Call, Reply, Work } from '../../records/work.js';
import type { Answer } from '../../schema/contract.js';

type Released = Answer<'abstractReviews.released'>;

export async function released(_: Call<'abstractReviews.released'>, __: Work): Promise<Reply<Released>> {
  throw Fault.of('not_applied');
}
