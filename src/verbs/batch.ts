/** Batches: up to 100 operations in one request, each in its own unit of work, or all in one. */
import { below, Fault, relocating, toFault } from '../fault.js';
import { RequestAborted } from '../lib/yielder.js';
import { partOnce, replayed, type Saved } from '../records/idempotency.js';
import type { Reply, Work } from '../records/work.js';
import type { Model } from '../schema/model.js';
import type { Doc } from '../store/doc.js';
import { hasOverride, idOf, type Operation, operationOf, prepared, recordOf } from './batchOperations.js';
import { type FamilyCall, isSet, savedAgain } from './call.js';

interface Outcome {
  readonly id: string | null;
  readonly operation: Operation | null;
  readonly status: number;
  readonly doc?: Doc | undefined;
  readonly fault?: Fault;
}

/** Bytes of the records in the response. */
const maxBytes = 4 * 1024 * 1024;

/** Shared by all operations of a batch. */
interface Run extends Pick<FamilyCall, 'requestId' | 'minimal'> {
  readonly model: Model;
  readonly work: Work;
  /** Bytes left in the response; none after the first record that did not fit. */
  room: number;
  /** Whether operations were performed, and whether some that were done before were answered again. */
  hasPerformed: boolean;
  hasReplayed: boolean;
  /** Whether creates are committed together: until one of them fails. */
  groups: boolean;
}

/**
 * Runs operations concurrently, but those on the same id in order; an atomic batch all in order. Yields to other requests in
 * between. Always returns 200, with a result for each operation.
 */
export async function batch(model: Model, { body, query, requestId, minimal }: FamilyCall, work: Work): Promise<Reply> {
  const items = (body as { operations: readonly unknown[] }).operations; // the items are validated one by one below
  const groups = work.scope.once === undefined; // with a key, each is recorded in its own commit
  const run: Run = { model, work, requestId, minimal, room: maxBytes, hasPerformed: false, hasReplayed: false, groups };
  if (work.scope.dryRun && !isSet(query.atomic)) return batchReply(await rehearsed(items, run), run);
  if (isSet(query.atomic)) return batchReply(await together(items, run), run);
  const outcomes: Promise<Outcome>[] = [];
  try {
    await beginAll(items, run, outcomes);
  } finally {
    await Promise.all(outcomes); // none can continue after the batch has ended
  }
  await work.yielder.step(); // throws if one of them was given up
  return batchReply(await Promise.all(outcomes), run);
}

async function beginAll(items: readonly unknown[], run: Run, outcomes: Promise<Outcome>[]): Promise<void> {
  const queues = new Map<unknown, Promise<Outcome>>(); // record → its last operation
  while (outcomes.length < items.length) {
    const index = outcomes.length;
    const creates = run.groups ? createsFrom(items, index) : 0;
    if (creates > 1) {
      const all = createdTogether(run, items, index, creates);
      for (let place = 0; place < creates; place++) outcomes.push(all.then((ended) => ended[place] as Outcome));
    } else {
      const record = recordOf(items[index]);
      const previous = record === null ? undefined : queues.get(record);
      const outcome = previous ? previous.then((last) => next(run, items, index, last)) : attempt(run, items, index);
      if (record !== null) queues.set(record, outcome);
      outcomes.push(outcome);
    }
    await run.work.yielder.step();
  }
}

/**
 * With a key, an operation that failed for a passing reason is done when the batch is sent again: those after it on the same record
 * must not be done before.
 */
function next(run: Run, items: readonly unknown[], index: number, last: Outcome): Outcome | Promise<Outcome> {
  const { status, fault } = last;
  const isLeft = status >= 429 || fault?.code === 'too_much_contention' || fault?.code === 'not_applied';
  if (!isLeft || run.work.scope.once === undefined) return attempt(run, items, index);
  const message =
    'The operation before it on this record has to be done first. Send the batch again with the same key.';
  return failed(run, items[index], Fault.of('not_applied', message));
}

async function attempt(run: Run, items: readonly unknown[], index: number): Promise<Outcome> {
  const item = items[index];
  try {
    const { own, pointer, perform, isRead } = prepared(run, item);
    const task = async (work: Work) => (isRead && run.room === 0 ? undefined : await perform(work));
    if (isRead) return succeeded(run, item, await run.work.separately(task, own));
    const find = finding(run, items, index);
    const performing = partOnce(run.work, index, own, async (work) => [await task(work)], find);
    const { results, isReplayed } = await relocating(below(pointer), () => performing);
    run[isReplayed ? 'hasReplayed' : 'hasPerformed'] = true;
    return ended(run, item, results[0]);
  } catch (thrown) {
    return failed(run, item, thrown);
  }
}

/** How many creates follow from a place on that can be committed together: overrides are told of one record at a time. */
function createsFrom(items: readonly unknown[], start: number): number {
  const end = items.findIndex((item, at) => at >= start && (operationOf(item) !== 'create' || hasOverride(item)));
  return (end < 0 ? items.length : end) - start;
}

/** If one of them fails, none is stored: then each is created by itself, unless the commit left it open what is stored. */
async function createdTogether(run: Run, items: readonly unknown[], start: number, count: number): Promise<Outcome[]> {
  const indexes = Array.from({ length: count }, (_, place) => start + place);
  let isCommitting = false;
  try {
    const creates = items.slice(start, start + count).map((item) => prepared(run, item));
    const task = async (work: Work) => {
      const docs: (Doc | undefined)[] = [];
      isCommitting = false;
      for (const { perform } of creates) {
        const performing = perform(work);
        docs.push(performing instanceof Promise ? await performing : performing);
        const turn = work.yielder.step();
        if (turn !== undefined) await turn;
      }
      isCommitting = true;
      return docs;
    };
    const docs = await run.work.separately(task, creates[0]?.own);
    run.hasPerformed = true;
    return docs.map((doc, place) => succeeded(run, items[start + place], doc));
  } catch (thrown) {
    const { status, code } = toFault(thrown);
    const isOpen = isCommitting && (status >= 500 || code === 'too_much_contention');
    if (isOpen || thrown instanceof RequestAborted) return indexes.map((index) => failed(run, items[index], thrown));
    run.groups = false;
    return await Promise.all(indexes.map((index) => attempt(run, items, index)));
  }
}

/** Tries them in order, each as if those before it that succeeded were done. */
async function rehearsed(items: readonly unknown[], run: Run): Promise<Outcome[]> {
  const outcomes: Outcome[] = [];
  const attempt = run.work.rehearsal();
  for (const item of items) {
    await run.work.yielder.step();
    try {
      const { own, pointer, perform } = prepared(run, item);
      const trying = attempt(async (work) => await perform(work.limitedTo(own))).catch((thrown) => {
        throw withoutNumbers(thrown, own);
      });
      outcomes.push(succeeded(run, item, await relocating(below(pointer), () => trying)));
    } catch (thrown) {
      outcomes.push(failed(run, item, thrown));
    }
  }
  return outcomes;
}

/** Performs all in one unit of work. */
async function together(items: readonly unknown[], run: Run): Promise<Outcome[]> {
  let current: number | undefined;
  const task = async (work: Work) => {
    const docs: (Doc | undefined)[] = [];
    for (const [index, item] of items.entries()) {
      current = index;
      work.part = index;
      const { own, pointer, perform } = prepared(run, item);
      docs.push(await relocating(below(pointer), () => perform(work.limitedTo(own))));
      await work.yielder.step();
    }
    current = undefined;
    return docs;
  };
  try {
    const { results, isReplayed } = await partOnce(run.work, 'all', run.work.own, task, finding(run, items, 0));
    run[isReplayed ? 'hasReplayed' : 'hasPerformed'] = true;
    return items.map((item, index) => ended(run, item, results[index]));
  } catch (thrown) {
    const part = current ?? (thrown as Partial<Fault>).part;
    const isIt = (index: number) => part === undefined || index === part;
    const told = current === undefined && part !== undefined ? inPart(run, thrown, items[part]) : thrown;
    return items.map((item, index) => failed(run, item, isIt(index) ? told : Fault.of('not_applied')));
  }
}

/** A fault of the commit names places in the part that it is about. */
function inPart(run: Run, thrown: unknown, item: unknown): Fault {
  const { own, pointer } = prepared(run, item);
  return toFault(withoutNumbers(thrown, own)).relocated(below(pointer));
}

/** Callers who may only see their own records are not told the number of others. */
const withoutNumbers = (thrown: unknown, own: string | undefined) =>
  own !== undefined && toFault(thrown).code === 'record_referenced' ? Fault.of('record_referenced') : thrown;

/** For a part that is done already: the record that it saved, if the caller may still perform it. */
const finding =
  (run: Run, items: readonly unknown[], first: number) => async (work: Work, saved: Saved | null, place: number) => {
    try {
      const { own, perform, isRead } = prepared(run, items[first + place]);
      if (isRead) return await perform(work.limitedTo(own));
      return saved === null ? undefined : await savedAgain(work.limitedTo(own), run.model, saved);
    } catch (thrown) {
      const fault = toFault(thrown);
      const isRemoval = (item: unknown) => operationOf(item) === 'delete' && idOf(item) === saved?.[0];
      // a later operation of the batch has removed it
      return fault.code === 'record_gone' && items.slice(first + place).some(isRemoval) ? undefined : fault;
    }
  };

const ended = (run: Run, item: unknown, saved: Doc | Fault | undefined): Outcome =>
  saved instanceof Fault ? failed(run, item, saved) : succeeded(run, item, saved);

/** @throws Fault `answer_too_large` for a read that does not fit. */
function succeeded(run: Run, item: unknown, doc: Doc | undefined): Outcome {
  const [id, operation] = [idOf(item), operationOf(item)];
  const isRead = operation === 'read';
  const isWanted = doc !== undefined && (isRead || !run.minimal);
  const isTold = isWanted && doc.json.length <= run.room;
  if (isWanted) run.room = isTold ? run.room - doc.json.length : 0;
  if (isRead && !isTold) return failed(run, item, Fault.of('answer_too_large'));
  return { id: id ?? doc?.id ?? null, operation, status: 200, doc: isTold ? doc : undefined };
}

function failed({ work: { log }, requestId }: Run, item: unknown, thrown: unknown): Outcome {
  const fault = toFault(thrown);
  if (fault.status === 500 && !(thrown instanceof RequestAborted))
    log.error({ request: requestId, err: fault.cause }, 'a batch operation failed');
  return { id: idOf(item), operation: operationOf(item), status: fault.status, fault };
}

function batchReply(outcomes: readonly Outcome[], { requestId, hasPerformed, hasReplayed }: Run): Reply {
  const failed = outcomes.filter(({ fault }) => fault).length;
  const pieces: Buffer[] = [];
  let text = `{"success_count":${outcomes.length - failed},"error_count":${failed},"results":[`;
  for (const [index, { id, operation, status, doc, fault }] of outcomes.entries()) {
    const error = fault?.body(requestId);
    text += (index > 0 ? ',' : '') + JSON.stringify({ index, id, operation, status, error });
    if (doc === undefined) continue;
    pieces.push(Buffer.from(`${text.slice(0, -1)},"object":`), doc.json);
    text = '}';
  }
  const json = Buffer.concat([...pieces, Buffer.from(`${text}]}`)]);
  return { json, ...(hasReplayed && !hasPerformed && { headers: replayed }) };
}
