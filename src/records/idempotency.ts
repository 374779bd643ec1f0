/**
 * Outcomes of requests with an `Idempotency-Key`: they are stored in the commit of the work for 24 hours, so that it is done once.
 * Records are not copied: a request that is sent again is answered with the record as the caller sees it then.
 */
import { createHash } from 'node:crypto';
import { LRUCache } from 'lru-cache';
import { Fault } from '../fault.js';
import type { ResourceName } from '../schema/contract.js';
import { Doc, type Stored } from '../store/doc.js';
import type { Store } from '../store/port.js';
import { kept, markHour, place } from './idempotencyRetention.js';
import { type Base, unitOfWork } from './unitOfWork.js';
import type { Once, Reply, Scope, Work } from './work.js';

/** What came of a request, or of an operation of a batch. */
interface Recording extends Stored {
  readonly request: string;
  /** ISO 8601: when it can be removed. */
  readonly due: string;
  /** The records that it saved; null for one that is not there any more. */
  readonly saved?: readonly (Saved | null)[];
  /** If it is no record. Without both, it can be computed again. */
  readonly answer?: { readonly headers: Record<string, string>; readonly body: string };
  /** The member of the answer that lists the records. */
  readonly list?: string;
  /** Bytes of the answer or of a long fault, as digits: an index adds them up. */
  readonly size?: string;
  readonly fault?: Pick<Fault, 'code' | 'message' | 'details' | 'remaining'>;
  /** Whether the fault was told to a caller limited to own records. */
  readonly isOwn?: boolean;
}

/** The id of a record, and its ETag as the caller saw it. */
export type Saved = readonly [id: string, etag: string];

type Outcome = Pick<Recording, 'saved' | 'answer' | 'list' | 'fault' | 'isOwn'>;

export const onceFor = (store: Store, { tenant, caller, operation }: Scope, key: string, request: string): Once => ({
  store,
  id: createHash('sha256')
    .update(JSON.stringify([tenant, caller.id, caller.contactId, operation, key]))
    .digest('hex'),
  request,
});

export const replayed = { 'Idempotent-Replayed': 'true' };

/** What a process knows of the requests with a key to a store. */
interface Known {
  /** Those that it is performing, with their digests. */
  readonly underWay: Map<string, string>;
  /** Tenant → bytes of answers that are no records, and until when (ms) this is a good estimate. */
  readonly answers: LRUCache<string, { bytes: number; readonly until: number }>;
}

const knownOf = new WeakMap<Store, Known>();

function known(store: Store): Known {
  const found = knownOf.get(store) ?? { underWay: new Map(), answers: new LRUCache({ max: 10_000 }) };
  knownOf.set(store, found);
  return found;
}

/** @throws Fault `idempotency_in_progress`, `idempotency_key_reused` */
async function alone<T>({ ports }: Base, scope: Scope, once: Once, task: () => Promise<T>): Promise<T> {
  const { underWay } = known(ports.store);
  const other = underWay.get(once.id);
  if (other !== undefined && other !== once.request) throw Fault.of('idempotency_key_reused');
  if (other !== undefined) throw Fault.of('idempotency_in_progress', undefined, { headers: { 'Retry-After': '1' } });
  underWay.set(once.id, once.request);
  try {
    if (!scope.dryRun) await markHour(ports.store, scope.tenant, ports.clock());
    return await task();
  } finally {
    underWay.delete(once.id);
  }
}

/**
 * Performs a request, or answers it again. A conflict is an outcome, too; after other errors, the request can be sent again.
 * @param find answers with the record that the first request saved. @throws Fault if the caller does not see it now.
 * @throws Fault of the task, also the one of the first time; `idempotency_in_progress`, `idempotency_key_reused`,
 * `idempotency_answers_full`.
 */
export function performOnce(
  base: Base,
  scope: Scope,
  once: Once,
  task: (work: Work) => Promise<Reply>,
  find: (work: Work, saved: Saved) => Promise<Reply>,
): Promise<Reply> {
  const perform = async (work: Work): Promise<Reply> => {
    const recording = await recordingOf(work, once.id, once);
    if (recording === undefined) {
      const reply = await task(work);
      await record(work, once.id, once, outcomeOf(reply));
      return reply;
    }
    const { answer, list, saved = [] } = recording;
    const [first] = saved;
    if (first && list === undefined) {
      const reply = await find(work, first);
      await allowed(work, recording, task);
      return { ...reply, headers: { ...reply.headers, ...replayed } };
    }
    const now = first === null ? undefined : await allowed(work, recording, task);
    const records = list && (await Promise.all(saved.map((one) => one && find(work, one).catch(unlessFault))));
    const body = answer && (list ? withList(answer.body, list, records as (Reply | undefined)[]) : answer.body);
    const json = body === undefined ? now?.json : Buffer.from(body);
    return { json: json ?? Buffer.alloc(0), headers: { ...answer?.headers, ...replayed } };
  };
  const begin: Begin = (task) => unitOfWork(base, scope, task);
  return alone(base, scope, once, () => keepingConflict(begin, once.id, once, perform));
}

/** Without records that are gone, or that the caller does not see now. */
const withList = (body: string, list: string, records: readonly (Reply | undefined)[]) =>
  JSON.stringify({ ...JSON.parse(body), [list]: records.flatMap((reply) => reply?.doc?.record ?? []) });

function unlessFault(thrown: unknown): undefined {
  if (!(thrown instanceof Fault)) throw thrown;
}

/**
 * Performs a batch, whose operations are recorded by `partOnce`.
 * @throws Fault `idempotency_in_progress`, `idempotency_key_reused`
 */
export function batchOnce(base: Base, scope: Scope, once: Once, task: (work: Work) => Promise<Reply>): Promise<Reply> {
  const { ports } = base;
  return alone(base, scope, once, async () => {
    const id = ['all', ...Array(maxParts).keys()].map((part) => `${once.id}-${part}`);
    const parts = await ports.store.page({ ...place(scope.tenant), match: { id }, limit: id.length });
    const now = ports.clock();
    for (const { record } of parts) validFor(once, record as Recording, now);
    return await unitOfWork(base, scope, task);
  });
}

const maxParts = 100;

/** The record that an operation has saved, as the caller sees it; undefined for none. */
type Result = Doc | Fault | undefined;

/**
 * In a batch with a key, each operation is recorded in its own commit: if it is sent again, only those are performed that are
 * not done yet.
 * @param part of the batch: an index, or `all`, which is only recorded if it succeeds.
 * @param find the record that the first time has saved, by its place, too; null if there was none.
 */
export async function partOnce(
  work: Work,
  part: number | 'all',
  own: ResourceName | undefined,
  task: (work: Work) => Promise<Result[]>,
  find: (work: Work, saved: Saved | null, index: number) => Promise<Result>,
): Promise<{ readonly results: readonly Result[]; readonly isReplayed: boolean }> {
  const { once } = work.scope;
  const begin: Begin = (task) => work.separately(task, own);
  if (once === undefined) return { results: await begin(task), isReplayed: false };
  const id = `${once.id}-${part}`;
  const perform = async (work: Work) => {
    const recording = await recordingOf(work, id, once);
    if (recording?.fault !== undefined) await allowed(work, recording, task);
    if (recording !== undefined) {
      const finding = (recording.saved ?? []).map((saved, index) => find(work, saved, index));
      return { results: await Promise.all(finding), isReplayed: true };
    }
    const results = await task(work);
    await record(work, id, once, { saved: results.map((doc) => (doc instanceof Doc ? [doc.id, doc.etag] : null)) });
    return { results, isReplayed: false };
  };
  return part === 'all' ? await begin(perform) : await keepingConflict(begin, id, once, perform);
}

/**
 * Checks that the caller may still do what was done: nothing is done again.
 * @returns the answer now, if there is no kept one.
 * @throws Fault, the kept one if there is one.
 */
async function allowed<T>(work: Work, { saved, fault, answer, isOwn }: Recording, task: (work: Work) => Promise<T>) {
  const isKept = (saved ?? fault ?? answer) !== undefined;
  const isSame = isOwn === (work.own !== undefined); // else the kept fault can tell what the caller does not see now
  let told = fault;
  const now = await work.dryRun(task).catch((thrown) => {
    // the first time may have changed what it depends on
    if (!isKept || !(thrown instanceof Fault) || [401, 403, 404, 500].includes(thrown.status)) throw thrown;
    if (thrown.code === fault?.code || (fault && !isSame)) told = thrown;
  });
  if (told === undefined) return now as T | undefined;
  const { code, message, details, remaining } = told;
  const extras = { ...(details && { details }), ...(remaining !== undefined && { remaining }) };
  const isWhole = told !== fault || isSame;
  throw Fault.of(code, isWhole ? message : undefined, { ...(isWhole && extras), headers: replayed });
}

/** Begins a unit of work. */
type Begin = <T>(task: (work: Work) => Promise<T>) => Promise<T>;

/**
 * Records the conflict that a unit of work ends with. Waiting can help against too much contention. If another process has done
 * the same meanwhile, it answers that.
 */
async function keepingConflict<T>(begin: Begin, id: string, once: Once, task: (work: Work) => Promise<T>): Promise<T> {
  try {
    return await begin(task);
  } catch (thrown) {
    if (!(thrown instanceof Fault) || thrown.status >= 429 || 'Idempotent-Replayed' in thrown.headers) throw thrown;
    const { code } = thrown;
    const isConflict = thrown.status === 409 && code !== 'too_much_contention';
    const isDone = await begin(async (work) => {
      if ((await recordingOf(work, id, once)) !== undefined) return true;
      const isOwn = work.own !== undefined;
      if (isConflict) await record(work, id, once, { fault: { code, ...thrown.told }, isOwn });
      return false;
    });
    if (isDone) return await begin(task);
    throw thrown;
  }
}

function outcomeOf({ doc, saved, repeats, json, listed, kept = json, headers = {} }: Reply): Outcome {
  const answer = { headers, body: String(kept) };
  if (listed !== undefined) return { saved: listed.docs.map(savedOf), list: listed.as, answer };
  const id = saved ?? (doc?.record as Partial<Stored> | undefined)?.id;
  if (id !== undefined) return { saved: [[id, doc?.etag ?? '']] };
  if (repeats === 'computed') return {};
  return repeats === 'removed' ? { saved: [null], answer } : { answer };
}

const savedOf = (doc: Doc<object>): Saved => [doc.id, doc.etag];

/** Bytes of the answers of a tenant that are no records, and their number. */
const [maxAnswers, maxAnswersCount] = [16 * 1024 * 1024, 50_000];
/** Milliseconds: other processes add answers, too, and old ones are removed. */
const estimated = 60_000;

/** Makes room for what is about to be kept. @throws Fault `idempotency_answers_full` */
async function takeRoom(size: number, store: Store, { tenant, now, scope }: Work): Promise<void> {
  const { answers } = known(store);
  let of = answers.get(tenant);
  if (of === undefined || of.until <= now.getTime()) {
    const sizes = await store.entries({ ...place(tenant), match: {}, fields: ['size'], limit: maxAnswersCount });
    const bytes = sizes.reduce((sum, [one]) => sum + Number(one), 0);
    of = { bytes: sizes.length < maxAnswersCount ? bytes : maxAnswers, until: now.getTime() + estimated };
    answers.set(tenant, of);
  }
  if (of.bytes + size > maxAnswers) throw Fault.of('idempotency_answers_full');
  if (!scope.dryRun) of.bytes += size;
}

/** @throws Fault `idempotency_key_reused` */
async function recordingOf(work: Work, id: string, once: Once): Promise<Recording | undefined> {
  return validFor(once, (await recordings(work).find(id))?.record, work.now);
}

/** @throws Fault `idempotency_key_reused` */
function validFor({ request }: Once, found: Recording | undefined, now: Date): Recording | undefined {
  if (found === undefined || found.due <= now.toISOString()) return undefined;
  if (found.request !== request) throw Fault.of('idempotency_key_reused');
  return found;
}

/** A shorter fault takes as little as what a request that saves a record leaves. */
const longFault = 1000;

/**
 * Stages an outcome in the commit of its work. It is no participant's: it follows from the answer, not from the changes, and there is
 * one where nothing changes, such as a conflict.
 * @throws Fault `idempotency_answers_full`
 */
async function record(work: Work, id: string, { request, store }: Once, outcome: Outcome): Promise<void> {
  const { answer, fault, saved: [first] = [] } = outcome;
  const size = first === null ? 0 : JSON.stringify(answer ?? fault ?? '').length;
  const isCounted = answer === undefined ? size > longFault : size > 0;
  if (isCounted) await takeRoom(size, store, work);
  const due = new Date(work.now.getTime() + kept).toISOString();
  recordings(work).put({ id, request, due, ...outcome, ...(isCounted && { size: String(size) }) });
}

const recordings = (work: Work) => work.collection<Recording>(place(work.tenant).collection);
