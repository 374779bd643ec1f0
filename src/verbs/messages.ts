/** The e-mails of the outbox, for reading. Each service has these operations, and they answer the same in all. */
import type { OperationId } from '../document/contract.js';
import { isLong } from '../pace.js';
import type { Call, Handler } from '../records/call.js';
import type { Message } from '../records/message.js';
import { notFound } from '../records/records.js';
import type { Work } from '../records/work.js';
import type { Doc } from '../store/doc.js';
import { readingOf } from './call.js';
import { countedPage } from './page.js';
import { lastIdOf, nextKey } from './paging.js';
import { json } from './reply.js';
import { pageOf } from './scan.js';

export const messages: { readonly [O in Extract<OperationId, `messages.${string}`>]: Handler<O> } = {
  'messages.list': list,
  'messages.get': get,
};

async function list({ tenant, query }: Call<'messages.list'>, work: Work) {
  const { about, state, limit = 100, exclusiveStartKey } = query;
  const scope = { tenant, operation: 'messages.list', filter: { about, state } };
  const after = lastIdOf(scope, exclusiveStartKey);
  const windows = work.outbox.newestFirst({ about, state, after, limit: limit + 1, ...readingOf(query) });
  const { items, lastId } = await pageOf(windows, work.pace, {
    limit,
    after,
    project: (doc) => json(withoutBody(doc)).json,
    fits: ({ record }) => state === undefined || record.state === state,
    placeOf: ({ record }) => record.recency,
  });
  return countedPage({ items, key: nextKey(scope, lastId) });
}

async function get({ path, query }: Call<'messages.get'>, work: Work) {
  const doc = await work.outbox.find(path.id, readingOf(query));
  if (doc === undefined) throw notFound('messages', path.id);
  await work.pace.step(isLong(doc.json));
  const { body } = doc.record;
  return json({ ...withoutBody(doc), ...(work.caller.may('messages.getBody') && { body }) });
}

const withoutBody = ({ record: { body: _, recency: __, ...shown } }: Doc<Message>) => shown;
