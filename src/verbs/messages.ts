/** The e-mails of the outbox. Each service has these operations, and they answer the same in all. */

import { Fault } from '../fault.js';
import { isSameJson } from '../lib/json.js';
import { isLong } from '../lib/yielder.js';
import { demand } from '../mail/emails.js';
import { listed, templatesOf } from '../mail/mergeFields.js';
import { type Message, shownOf, withoutIt } from '../mail/message.js';
import { Outbox } from '../mail/outbox.js';
import { notFound } from '../records/records.js';
import type { Call, Handler, Reply, Work } from '../records/work.js';
import type { Answer, OperationId } from '../schema/contract.js';
import { Document } from '../schema/document.js';
import { invalidRequest } from '../schema/findings.js';
import { momentIn } from '../schema/values.js';
import type { Doc } from '../store/doc.js';
import type { ReadOptions } from '../store/port.js';
import { json, readingOf } from './call.js';
import { countedPage, lastIdOf, pageOf } from './list.js';

export const messages: { readonly [O in Extract<OperationId, `messages.${string}`>]: Handler<O> } = {
  'messages.list': list,
  'messages.get': get,
  'messages.retry': retry,
  'messages.retryFailed': retryFailed,
  'messages.cancel': cancel,
  'messages.cancelQueued': cancelQueued,
  'messages.edit': edit,
};

async function list({ tenant, query }: Call<'messages.list'>, work: Work) {
  const { about, state, limit = 100, exclusiveStartKey } = query;
  const scope = { tenant, operation: 'messages.list', filter: { about, state } };
  const after = lastIdOf(scope, exclusiveStartKey);
  const outbox = new Outbox(work);
  const windows = shownTo(
    work,
    outbox.newestFirst({ about, state, after, limit: limit + 1, ...readingOf(query) }),
    readingOf(query),
  );
  const page = await pageOf(windows, work.yielder, {
    scope,
    limit,
    after,
    project: (doc) => json(shownOf(doc.record)).json,
    fits: ({ record }) => state === undefined || record.state === state,
    placeOf: ({ record }) => record.recency,
  });
  const paused = await outbox.pause(readingOf(query));
  return countedPage(page, paused && { paused });
}

async function get({ path, query }: Call<'messages.get'>, work: Work) {
  return await shown(await find(path.id, work, readingOf(query)), work);
}

async function retry({ path }: Call<'messages.retry'>, work: Work) {
  const doc = await find(path.id, work);
  const { state, attempts } = doc.record;
  const isDone = state === 'sent' && (attempts === undefined || withoutIt(doc.record).length === 0);
  if (state === 'sending' || isDone) throw stateFault(state);
  return await shown(await new Outbox(work).retry(doc), work);
}

async function retryFailed({ tenant, body = {} }: Call<'messages.retryFailed'>, work: Work) {
  const { exclusiveStartKey, ...filter } = body;
  const within = filter.failed_at?.map((at, index) => momentIn(at, `/failed_at/${index}`));
  const { count, ...rest } = await changeAll(
    {
      scope: { tenant, operation: 'messages.retryFailed', filter },
      exclusiveStartKey,
      query: { about: filter.about, state: 'failed' },
      fits: (message) => fits(message, filter, within),
      change: (doc, outbox) => outbox.retry(doc),
    },
    work,
  );
  return json({ queued: count, ...rest });
}

async function cancelQueued({ tenant, body }: Call<'messages.cancelQueued'>, work: Work) {
  const { exclusiveStartKey, ...filter } = body;
  const { about, email, release_id } = filter;
  if (Object.keys(filter).length === 0) throw invalidRequest([unfiltered]);
  const { count, ...rest } = await changeAll(
    {
      scope: { tenant, operation: 'messages.cancelQueued', filter },
      exclusiveStartKey,
      query: { about, state: 'queued' },
      fits: (one) => (email ?? one.email) === one.email && (release_id ?? one.release_id) === one.release_id,
      change: (doc, outbox) => outbox.cancel(doc),
    },
    work,
  );
  return json({ cancelled: count, ...rest });
}

const unfiltered = { pointer: '', keyword: 'minProperties', message: 'needs `about`, `email` or `release_id`' };

/** How many e-mails one call changes. */
const maxAtOnce = 100;

interface Walk {
  readonly scope: Parameters<typeof lastIdOf>[0];
  readonly exclusiveStartKey?: string | undefined;
  readonly query: { readonly about?: string | undefined; readonly state: Message['state'] };
  readonly fits: (message: Message) => boolean;
  readonly change: (doc: Doc<Message>, outbox: Outbox) => Promise<unknown>;
}

/** Changes the e-mails in a state that fit, newest first. */
async function changeAll({ scope, exclusiveStartKey, query, fits, change }: Walk, work: Work) {
  const after = lastIdOf(scope, exclusiveStartKey, '/exclusiveStartKey');
  const outbox = new Outbox(work);
  const windows = shownTo(work, outbox.newestFirst({ ...query, after, limit: maxAtOnce + 1 }));
  const ids: string[] = [];
  const page = await pageOf(windows, work.yielder, {
    scope,
    limit: maxAtOnce,
    after,
    project: ({ id, json }) => {
      ids.push(id);
      return json;
    },
    fits: ({ record }) => record.state === query.state && fits(record),
    placeOf: ({ record }) => record.recency,
  });
  let count = 0;
  // the last one can be too large for the page
  for (const id of ids.slice(0, page.items.length)) {
    const doc = await outbox.find(id);
    if (doc?.record.state !== query.state) continue; // somebody was faster
    await change(doc, outbox);
    count++;
  }
  const next = lastIdOf(scope, page.key);
  const remaining = next === undefined ? 0 : await outbox.count({ ...query, after: next });
  return { count, remaining, ...(page.key && { LastEvaluatedKey: page.key }) };
}

type Filter = Omit<NonNullable<Call<'messages.retryFailed'>['body']>, 'exclusiveStartKey'>;

function fits({ email, attempts = [], failed_at = '' }: Message, filter: Filter, [from, to]: number[] = []): boolean {
  const { reply } = filter;
  const last = new Map(attempts.map((one) => [one.to, one])).values(); // for each recipient
  const isReply = reply === undefined || [...last].some((one) => one.result !== 'sent' && one.reply.includes(reply));
  const at = Date.parse(failed_at);
  const isThen = (from === undefined || at >= from) && (to === undefined || at <= to);
  return isThen && isReply && (filter.email ?? email) === email;
}

async function cancel({ path }: Call<'messages.cancel'>, work: Work) {
  const doc = await find(path.id, work);
  const { state } = doc.record;
  if (state === 'cancelled') return await shown(doc, work);
  if (state !== 'queued') throw stateFault(state);
  return await shown(await new Outbox(work).cancel(doc), work);
}

async function edit({ path, body: fields }: Call<'messages.edit'>, work: Work) {
  if (fields.body !== undefined) demand('messages.getBody', work);
  const outbox = new Outbox(work);
  const doc = await find(path.id, work);
  const { state, subject, body, attempts = [] } = doc.record;
  if (state !== 'queued') throw stateFault(state);
  if (attempts.some(({ result }) => result === 'sent')) throw stateFault('sent'); // a copy waits
  if (await outbox.isGathered(doc)) throw Fault.of('message_state', 'The e-mail is rendered only when it leaves.');
  const isSame = isSameJson({ subject, body }, { subject, body, ...fields });
  return await shown(isSame ? doc : outbox.edit(doc, fields), work);
}

/** @throws Fault `record_not_found` */
async function find(id: string, work: Work, options?: ReadOptions): Promise<Doc<Message>> {
  const doc = await new Outbox(work).find(id, options);
  if (doc === undefined || (await isKept(doc, work, options))) throw notFound('messages', id);
  return doc;
}

/** Whether an e-mail is about something that is kept from the caller, such as a review of what they wrote. */
async function isKept({ record: { about } }: Doc<Message>, work: Work, options?: ReadOptions): Promise<boolean> {
  for (const id of [about].flat()) if (await work.isHidden(id, options)) return true;
  return false;
}

async function* shownTo(
  work: Work,
  windows: AsyncIterable<Doc<Message>[]>,
  options?: ReadOptions,
): AsyncGenerator<Doc<Message>[]> {
  for await (const docs of windows) {
    const shown: Doc<Message>[] = [];
    for (const doc of docs) if (!(await isKept(doc, work, options))) shown.push(doc);
    yield shown;
  }
}

const states = {
  sending: 'is being sent',
  sent: 'was sent',
  failed: 'has failed',
  cancelled: 'was cancelled',
} as const;
const stateFault = (state: keyof typeof states) => Fault.of('message_state', `The e-mail ${states[state]}.`);

async function shown(doc: Doc<Message>, work: Work) {
  await work.yielder.step(isLong(doc.json));
  const { body } = doc.record;
  const message = { ...shownOf(doc.record), ...(work.caller.may('messages.getBody') && { body }) };
  return { ...json(message), saved: doc.record.id };
}

// The merge fields of e-mail templates, for everyone. Each service has this operation, and it answers for all
// templates.

/**
 * The document allows only names of templates. Where two services have a template of the same name, each answers for its own.
 * @throws Error if one merges what the document does not have.
 */
export function mergeFields(documents: readonly Document[]): { 'mergeFields.get': Handler<'mergeFields.get'> } {
  for (const document of documents) templatesOf(document); // a mistake stops the start
  const described = () => {
    const whole = documents.map(({ name }) => Document.whole(name));
    const all = new Map(whole.flatMap((document) => [...templatesOf(document)]));
    return { all, own: new Map(whole.map((document) => [document.name, templatesOf(document)])) };
  };
  let known: ReturnType<typeof described> | undefined; // when somebody first asks
  const replies = new Map<string, Reply<Answer<'mergeFields.get'>>>();
  const get: Handler<'mergeFields.get'> = async ({ address, path: { template } }) => {
    const [, service = ''] = address.split('/');
    const key = `${service} ${template}`;
    known ??= described();
    const fields = known.own.get(service)?.get(template) ?? known.all.get(template) ?? {};
    const reply = replies.get(key) ?? json({ template, fields: listed(fields) });
    replies.set(key, reply);
    return reply;
  };
  return { 'mergeFields.get': get };
}
