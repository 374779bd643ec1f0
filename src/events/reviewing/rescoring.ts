/** When a round is opened again, its scores count again: updates the abstracts with scores in it. */
import type { Work } from '../../records/work.js';
import type { Load } from './load.js';
import { refreshScores } from './scores.js';

/**
 * @param after the last processed review.
 * @returns the last processed review if there are more; undefined when all are done.
 */
export async function rescore(
  review_round_id: string,
  after: string,
  load: Load,
  work: Work,
): Promise<string | undefined> {
  const seen = new Set<string>();
  let last = after;
  for await (const { record, json } of work.records('abstractReviews').all({ review_round_id }, after || undefined)) {
    if (load.isFull) return last;
    load.read(json.length);
    if (record.status === 'completed' && !seen.has(record.abstract_id)) await refresh(record.abstract_id, load, work);
    if (record.status === 'completed') seen.add(record.abstract_id);
    last = record.id;
  }
  return undefined;
}

async function refresh(id: string, load: Load, work: Work): Promise<void> {
  const abstract = await work.records('abstracts').find(id);
  if (abstract === undefined) return;
  load.read(abstract.json.length);
  if (await refreshScores(abstract.record, work)) load.write(abstract.json.length);
}
