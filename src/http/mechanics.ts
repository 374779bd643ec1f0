/** What headers and query ask of any operation: to do it only if a record is unchanged, only once, or only on trial. */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Response } from 'express';
import { faultAt } from '../fault.js';
import { batchOnce, onceFor, performOnce, type Saved } from '../records/idempotency.js';
import { type Base, reading, unitOfWork } from '../records/unitOfWork.js';
import type { Call, Reply, Work } from '../records/work.js';
import type { OperationId } from '../schema/contract.js';
import { isOnlyReads } from '../verbs/batch.js';
import { type FamilyCall, isSet, savedAgain, stored } from '../verbs/call.js';
import { checkPreconditions, matchesWeakly, type Preconditions, type Tags, tagsIn } from '../verbs/conditions.js';
import { messages } from '../verbs/messages.js';
import type { BoundRoute } from './router.js';
import type { RequestContext } from './state.js';

/** Performs an operation whose request is valid. @param bytes the body. */
export function perform(base: Base, route: BoundRoute, context: RequestContext, bytes?: Buffer): Promise<Reply> {
  const headers = context.request?.headers ?? {};
  // the validator has checked everything against the document that the types are generated from; a call that needs no
  // token has no caller and no tenant
  const call = context as unknown as Call<OperationId>;
  const conditions = conditionsIn(headers, route);
  if (route.isRead) {
    const replying = reading(base, call, (work) => route.handler(call, work));
    const known = conditions?.ifNoneMatch;
    return known === undefined ? replying : replying.then((reply) => unlessKnown(reply, known));
  }
  const { prefer, 'idempotency-key': key } = headers;
  context.minimal = prefer !== undefined && route.takes.has('Prefer') && prefersMinimal.test(String(prefer));
  const conditioned = conditional(route, call, conditions);
  const task = context.minimal ? async (work: Work) => minimal(await conditioned(work), route) : conditioned;
  if (key === undefined || !route.takes.has('Idempotency-Key')) return unitOfWork(base, call, task);
  const once = onceFor(base.ports.store, call, checkedKey(key), digest(context, bytes));
  if (route.bodyKind !== 'batch')
    return performOnce(base, call, once, task, async (work, saved) => {
      const reply = await again(route, call, work, saved);
      return context.minimal ? minimal(reply, route) : reply;
    });
  if (isOnlyReads(context.body)) return unitOfWork(base, call, task);
  context.once = once;
  return batchOnce(base, call, once, task);
}

/** The record that a request has saved, as the caller sees it now. */
async function again({ name }: BoundRoute, call: Call<OperationId>, work: Work, saved: Saved): Promise<Reply> {
  if ((name as string) === 'messages') return await messages['messages.get'](call as Call<'messages.get'>, work);
  return stored(await savedAgain(work, work.model(name), saved));
}

/** @throws Fault if the operation cannot be conditional: the client would rely on it. */
function conditionsIn(headers: IncomingHttpHeaders, { takes }: BoundRoute): Preconditions | undefined {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  if (ifMatch === undefined && ifNoneMatch === undefined) return undefined;
  const tags = (name: string, value: string | undefined) => {
    if (value === undefined) return undefined;
    const pointer = `header/${name}`;
    if (takes.has(name)) return tagsIn(value, pointer);
    throw faultAt(pointer, 'invalid_request', `This operation does not take ${name}. Leave it out.`);
  };
  return { ifMatch: tags('If-Match', ifMatch), ifNoneMatch: tags('If-None-Match', ifNoneMatch) };
}

/** 304 for what the caller has. */
const unlessKnown = (reply: Reply, known: Tags): Reply =>
  reply.doc !== undefined && matchesWeakly(known, reply.doc)
    ? { json: Buffer.alloc(0), status: 304, doc: reply.doc }
    : reply;

function conditional(route: BoundRoute, call: Call<OperationId>, conditions: Preconditions | undefined) {
  const task = (work: Work) => route.handler(call, work);
  if (conditions === undefined) return task;
  const { path, body } = call as FamilyCall;
  const id = path.id ?? (body as { id: string }).id;
  return async (work: Work) => {
    await checkPreconditions(work, work.model(route.name), id, conditions);
    return await task(work);
  };
}

const prefersMinimal = /(?:^|,)\s*return\s*=\s*(?:minimal|"minimal")\s*(?:;|,|$)/i;

/** Only the required fields of the record; what a batch returns, it has left out itself. */
function minimal(reply: Reply, { document, name, bodyKind }: BoundRoute): Reply {
  const headers = { ...reply.headers, 'Preference-Applied': 'return=minimal' };
  const { doc } = reply;
  if (bodyKind === 'batch' || doc === undefined) return { ...reply, headers };
  const required = new Set(document.required(document.record(name) ?? {}));
  const part = Object.entries(doc.record).filter(([field]) => required.has(field));
  return { ...reply, headers, json: Buffer.from(JSON.stringify(Object.fromEntries(part))) };
}

const validKey = /^[\x21-\x7e]{1,255}$/;

function checkedKey(key: string | string[]): string {
  if (typeof key === 'string' && validKey.test(key)) return key;
  throw faultAt(
    'header/Idempotency-Key',
    'invalid_request',
    'The key must be 1 to 255 visible ASCII characters, such as a UUID.',
  );
}

/** Of everything that makes it another request. */
function digest({ method, mediaType, request }: RequestContext, bytes: Buffer | undefined): string {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = request?.headers ?? {};
  const head = [method, request?.url, mediaType, ifMatch, ifNoneMatch];
  return createHash('sha256')
    .update(JSON.stringify(head))
    .update(bytes ?? '')
    .digest('hex');
}

/** Everything is done but the commit, if the query says so. */
export function beginTrial(context: RequestContext, response: Response): void {
  context.dryRun = isSet(context.query.dry_run as string | undefined);
  if (context.dryRun) response.setHeader('Dry-Run', 'true');
}
