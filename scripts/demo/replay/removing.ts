/** Deletes a conference with everything that belongs to it, referring records first. */
import { every, type Gala } from '../client.js';
import { chunks, forEach } from '../crowd.js';
import { abstractsOf } from './comparing.js';

type Listed = 'abstractReviews' | 'abstractReviewRounds' | 'abstractTypes' | 'abstractReviewProcesses';
type Ids = readonly { readonly id: string }[];

export async function remove(gala: Gala, event_id: string): Promise<void> {
  const list = (resource: Listed): Promise<Ids> =>
    every<{ readonly id: string }>(gala[resource].listByEvent.all({ event_id, limit: 1000, fields: 'id' }));
  const abstracts = [];
  for (const { id } of await list('abstractReviewRounds')) abstracts.push(...(await abstractsOf(gala, id)));
  await removeAll(gala, 'abstractReviews', await list('abstractReviews'));
  await removeAll(gala, 'abstracts', abstracts);
  for (const resource of ['abstractReviewRounds', 'abstractTypes', 'abstractReviewProcesses'] as const)
    await removeAll(gala, resource, await list(resource));
  await gala.events.delete({ id: event_id });
}

async function removeAll(gala: Gala, resource: Listed | 'abstracts', records: Ids): Promise<void> {
  await forEach(chunks(records, 100), async (chunk) => {
    const operations = chunk.map(({ id }) => ({ operation: 'delete' as const, id }));
    const { results } = await gala[resource].batch({ body: { operations } });
    const failed = results.find(({ error }) => error !== undefined);
    if (failed !== undefined) throw new Error(`${resource} ${failed.id} was not removed: ${failed.error?.message}`);
  });
}
