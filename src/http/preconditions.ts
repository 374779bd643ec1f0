/** What headers and query ask of any operation: to do it only if a record is unchanged, only once, or as a dry run. */
import { createHash } from 'node:crypto';
import type { IncomingHttpHeaders } from 'node:http';
import type { Request, Response } from 'express';
import { Fault } from '../fault.js';
import { batchOnce, onceFor, performOnce, type Saved } from '../records/idempotency.js';
import { overridesIn } from '../records/overrides.js';
import type { Registry } from '../records/registry.js';
import { type Base, unitOfWork } from '../records/unitOfWork.js';
import type { Call, Reply, Work } from '../records/work.js';
import type { OperationId, ResourceName } from '../schema/contract.js';
import { isOnlyReads } from '../verbs/batchOperations.js';
import { type FamilyCall, isSet, savedAgain, stored } from '../verbs/call.js';
import { checkPreconditions, matchesWeakly, type Preconditions, tagsIn } from '../verbs/conditions.js';
import { messages } from '../verbs/messages.js';
import { endpointAgain } from '../webhooks/operations.js';
import { send } from './answer.js';
import { maxOperations } from './jsonGuard.js';
import type { BoundRoute } from './router.js';
import type { RequestContext } from './state.js';

/**
 * A HEAD or a prefetch must not change anything, even if a GET does.
 * @returns whether the request was answered here.
 * @throws Fault `prefetch_refused`
 */
export function answerWithoutEffects(
  context: RequestContext,
  { method, headers }: Request,
  response: Response,
): boolean {
  const isHead = method === 'HEAD';
  if (isHead) send(context, response, { json: Buffer.alloc(0) });
  else if (/\bprefetch\b/i.test(`${headers['sec-purpose']} ${headers.purpose} ${headers['x-moz']}`))
    throw Fault.of('prefetch_refused');
  return isHead;
}

/** Performs a task in a unit of work, or, for a request with a key, unless it was done before. @param bytes the body. */
export function once(
  base: Base,
  route: BoundRoute,
  context: RequestContext,
  call: Call<OperationId>,
  bytes: Buffer | undefined,
  task: (work: Work) => Promise<Reply>,
): Promise<Reply> {
  const key = context.request?.headers['idempotency-key'];
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

/** The resource whose records a request changes. */
const changedBy = ({ name }: BoundRoute, path: Readonly<Record<string, string>>) =>
  ((name as string) === 'history' ? path.resource : name) as ResourceName;

/** The record that a request has saved, as the caller sees it now. */
async function again(route: BoundRoute, call: Call<OperationId>, work: Work, saved: Saved): Promise<Reply> {
  const { name } = route;
  if ((name as string) === 'messages') return await messages['messages.get'](call as Call<'messages.get'>, work);
  if ((name as string) === 'webhookEndpoints') return await endpointAgain(saved, work);
  return stored(await savedAgain(work, work.model(changedBy(route, (call as FamilyCall).path)), saved));
}

/** @throws Fault if the operation cannot be conditional: the client would rely on it. */
export function conditionsIn(headers: IncomingHttpHeaders, { takes }: BoundRoute): Preconditions {
  const { 'if-match': ifMatch, 'if-none-match': ifNoneMatch } = headers;
  const tags = (name: string, value: string | undefined) => {
    if (value === undefined) return undefined;
    const pointer = `header/${name}`;
    if (takes.has(name)) return tagsIn(value, pointer);
    throw Fault.at(pointer, 'invalid_request', `This operation does not take ${name}. Leave it out.`);
  };
  return { ifMatch: tags('If-Match', ifMatch), ifNoneMatch: tags('If-None-Match', ifNoneMatch) };
}

/** 304 for what the caller has. */
export function unlessKnown(reply: Reply, { ifNoneMatch: known }: Preconditions): Reply {
  if (known === undefined || reply.doc === undefined || !matchesWeakly(known, reply.doc)) return reply;
  return { json: Buffer.alloc(0), status: 304, doc: reply.doc };
}

export function checkConditions(conditions: Preconditions, { name }: BoundRoute, call: Call<OperationId>, work: Work) {
  const { path, body } = call as FamilyCall;
  return checkPreconditions(work, work.model(name), path.id ?? (body as { id: string }).id, conditions);
}

const minimalPreferred = /(?:^|,)\s*return\s*=\s*(?:minimal|"minimal")\s*(?:;|,|$)/i;

export const prefersMinimal = (prefer: string | string[], { takes }: BoundRoute): boolean =>
  takes.has('Prefer') && minimalPreferred.test(String(prefer));

/** Only the required fields of the record; what a batch returns, it has left out itself. */
export function minimal(reply: Reply, { document, name, bodyKind }: BoundRoute): Reply {
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
  throw Fault.at(
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
export function beginDryRun(context: RequestContext, response: Response): void {
  context.dryRun = isSet(context.query.dry_run as string | undefined);
  if (context.dryRun) response.setHeader('Dry-Run', 'true');
}

/** The maximum number of operations of a batch: more of one that only tries them, each by itself. */
export function mostOperations({ query: { dry_run, atomic } }: Request): number {
  return maxOperations[isSet(dry_run as string) && !isSet(atomic as string) ? 'tried' : 'done'];
}

/** @throws Fault `invalid_request` */
export function beginOverriding(context: RequestContext, route: BoundRoute, registry: Registry): void {
  const resource = registry.get(changedBy(route, context.path));
  if (resource === undefined) return; // only a path names one that there is not, which is said later
  context.overrides = overridesIn(String(context.query.override), resource.model, 'query/override');
}
