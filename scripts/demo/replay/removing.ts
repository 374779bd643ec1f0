/** Deletes a conference with everything that belongs to it, referring records first. */
import { type Clients, everyPage, ok } from '../client.js';
import { chunks, forEach } from '../crowd.js';
import { abstractsOf } from './comparing.js';

type Listed = 'abstractReviews' | 'abstractReviewRounds' | 'abstractTypes' | 'abstractReviewProcesses';
type Ids = readonly { readonly id: string }[];

export async function remove(clients: Clients, event_id: string): Promise<void> {
  const list = (resource: Listed) => listByEvent(clients, resource, event_id);
  const abstracts = [];
  for (const { id } of await list('abstractReviewRounds')) abstracts.push(...(await abstractsOf(clients, id)));
  await removeAll(clients, 'abstractReviews', await list('abstractReviews'));
  await removeAll(clients, 'abstracts', abstracts);
  for (const resource of ['abstractReviewRounds', 'abstractTypes', 'abstractReviewProcesses'] as const)
    await removeAll(clients, resource, await list(resource));
  await ok(clients.events.DELETE('/events/{tenantId}/{id}', { params: clients.at(event_id) }));
}

const listByEvent = ({ events, us }: Clients, resource: Listed, event_id: string): Promise<Ids> =>
  everyPage<{ readonly id: string }>((from) => {
    const params = { path: { ...us.path, event_id }, query: { limit: 1000, fields: 'id', ...from } };
    return ok(events.GET(`/${resource}/{tenantId}/event/{event_id}`, { params }));
  });

async function removeAll({ events, us }: Clients, resource: Listed | 'abstracts', records: Ids): Promise<void> {
  await forEach(chunks(records, 100), async (chunk) => {
    const operations = chunk.map(({ id }) => ({ operation: 'delete' as const, id }));
    const { results } = await ok(events.POST(`/${resource}/{tenantId}/batch`, { params: us, body: { operations } }));
    const failed = results.find(({ error }) => error !== undefined);
    if (failed !== undefined) throw new Error(`${resource} ${failed.id} was not removed: ${failed.error?.message}`);
  });
}
