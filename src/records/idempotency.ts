/** First answers to requests with an `Idempotency-Key`: they are stored in the commit of the work, and given again for 24 hours. */
import { createHash } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import { Fault } from '../fault.js';
import type { Doc, Stored } from '../store/doc.js';
import { type Index, Stale, type Store } from '../store/port.js';
import { type Base, unitOfWork } from './unitOfWork.js';
import type { Reply, Scope, Work } from './work.js';

/** A request with a key. */
export interface Once {
  /** Of the tenant, the caller, the operation and the key. */
  readonly id: string;
  /** A digest of the request: another one with the same key is rejected. */
  readonly request: string;
}

/** The first answer to a request, or, for operations of a batch, only which records they have saved. */
interface Recording extends Stored {
  readonly request: string;
  /** ISO 8601: when it can be removed. */
  readonly due: string;
  readonly answer?: { readonly headers: Record<string, string>; readonly body: string };
  readonly fault?: Pick<Fault, 'code' | 'message' | 'details' | 'remaining'>;
  readonly saved?: readonly (string | null)[];
}

/** Those of all tenants, so that one index finds the old ones. */
const place = { collection: 'gala.idempotency', tenant: 'all' } as const;
const indexes: readonly Index[] = [{ fields: ['due'] }];
/** Milliseconds. */
const kept = 24 * 3_600_000;

export const declareIdempotency = (store: Pick<Store, 'declare'>) => store.declare(place.collection, indexes);

export const onceFor = (scope: Scope, key: string, request: string): Once => ({
  id: createHash('sha256')
    .update(JSON.stringify([scope.tenant, scope.caller.id, scope.operation, key]))
    .digest('hex'),
  request,
});

const replayed = { 'Idempotent-Replayed': 'true' };

/** Store → requests with a key that this process is performing, with their digests. */
const underWay = new WeakMap<Store, Map<string, string>>();

/**
 * Performs a request, or gives the first answer to it again. A conflict is an answer, too; after other errors, the request can
 * be sent again.
 * @throws Fault of the task, also the one of the first time; `idempotency_in_progress`, `idempotency_key_reused`.
 */
export async function performOnce(base: Base, scope: Scope, once: Once, task: (work: Work) => Promise<Reply>) {
  const running = underWay.get(base.ports.store) ?? new Map<string, string>();
  underWay.set(base.ports.store, running);
  const other = running.get(once.id);
  if (other !== undefined && other !== once.request) throw new Fault('idempotency_key_reused');
  if (other !== undefined) throw new Fault('idempotency_in_progress', undefined, { headers: { 'Retry-After': '1' } });
  running.set(once.id, once.request);
  let isFirst = true;
  const perform = async (work: Work): Promise<Reply> => {
    const known = await recordingOf(work, once.id, once);
    isFirst = known === undefined;
    if (known !== undefined) return again(known);
    const reply = await task(work);
    const { headers, doc } = reply;
    const all = { ...headers, ...(doc && { ETag: doc.etag }) };
    record(work, once.id, once, {
      answer: { headers: all, body: String(reply.json) },
    });
    return reply;
  };
  try {
    return await unitOfWork(base, scope, perform);
  } catch (thrown) {
    if (isFirst && isConflict(thrown)) await unitOfWork(base, scope, (work) => keepFault(work, once, thrown));
    throw thrown;
  } finally {
    running.delete(once.id);
  }
}

/** Waiting can help against too much contention. */
const isConflict = (thrown: unknown): thrown is Fault =>
  thrown instanceof Fault && thrown.status === 409 && thrown.code !== 'too_much_contention';

function again({ answer, fault }: Recording): Reply {
  if (fault !== undefined) {
    const { code, message, details, remaining } = fault;
    const extras = { ...(details && { details }), ...(remaining !== undefined && { remaining }) };
    throw new Fault(code, message, { ...extras, headers: replayed });
  }
  return { json: Buffer.from(answer?.body ?? ''), headers: { ...answer?.headers, ...replayed } };
}

async function keepFault(work: Work, once: Once, { code, message, details, remaining }: Fault): Promise<void> {
  if ((await recordingOf(work, once.id, once)) === undefined)
    record(work, once.id, once, { fault: { code, message, details, remaining } });
}

/**
 * In a batch with a key, each operation is recorded in its own commit: if the server stops before it has answered the batch, the
 * next attempt does not repeat those that are done.
 * @param part of the batch: an index, or `all`.
 * @returns the records that it has saved, as they are now; undefined for none.
 */
export async function partOnce(
  work: Work,
  part: string,
  task: () => Promise<(Doc | undefined)[]>,
  find: (id: string) => Promise<Doc | undefined>,
): Promise<(Doc | undefined)[]> {
  const { once } = work.scope;
  if (once === undefined) return await task();
  const id = `${once.id}-${part}`;
  const known = await recordingOf(work, id, once);
  if (known !== undefined)
    return await Promise.all((known.saved ?? []).map((one) => (one === null ? undefined : find(one))));
  const docs = await task();
  record(work, id, once, { saved: docs.map((doc) => doc?.id ?? null) });
  return docs;
}

/** @throws Fault `idempotency_key_reused` */
async function recordingOf(work: Work, id: string, { request }: Once): Promise<Recording | undefined> {
  const found = (await recordings(work).find(id))?.record;
  if (found === undefined || found.due <= work.now.toISOString()) return undefined;
  if (found.request !== request) throw new Fault('idempotency_key_reused');
  return found;
}

function record(work: Work, id: string, { request }: Once, what: Pick<Recording, 'answer' | 'fault' | 'saved'>): void {
  const due = new Date(work.now.getTime() + kept).toISOString();
  recordings(work).put({ id, request, due, ...what });
}

const recordings = (work: Work) => work.collection<Recording>(place.collection, place.tenant);

// Old ones are removed a few at a time.

/** Milliseconds between checks, and between the steps of one. */
const [interval, pause] = [60_000, 20];
const [step, stepBytes] = [100, 1024 * 1024];

/** Removes those that are older than 24 hours. Several processes can do it at the same time. */
export async function removeOld(store: Store, clock: () => Date): Promise<void> {
  for (;;) {
    const found = await store.entries({ ...place, match: {}, fields: ['due'], limit: step });
    const now = clock().toISOString();
    const old = found.filter(([due = '']) => due <= now).map(([, id = '']) => id);
    if (old.length === 0) return;
    const docs = await store.page({ ...place, match: { id: old }, limit: step, atMostBytes: stepBytes });
    await store
      .commit(docs.map((previous) => ({ remove: { ...place, id: previous.id }, previous })))
      .catch((thrown) => {
        if (!(thrown instanceof Stale)) throw thrown; // another process has removed it
      });
    await sleep(pause, undefined, { ref: false });
  }
}

/** Removes old ones now and then; what fails is tried again. */
export function removingOld(store: Store, clock: () => Date): { close(): Promise<void> } {
  let working: Promise<void> | undefined;
  const work = () => {
    working ??= removeOld(store, clock)
      .catch(() => {})
      .finally(() => {
        working = undefined;
      });
  };
  const timer = setInterval(work, interval).unref();
  return {
    async close() {
      clearInterval(timer);
      await working;
    },
  };
}
