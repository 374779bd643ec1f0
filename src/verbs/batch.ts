/** Batches: up to 100 operations in one request, each in its own unit of work. */
import { authorize } from '../auth/permissions.js';
import { below, Fault, faultAt, relocating, toFault } from '../fault.js';
import type { Directive, Patch } from '../records/patch.js';
import type { Reply, Work } from '../records/work.js';
import { checkNew, invalidRequest } from '../schema/findings.js';
import type { Model } from '../schema/model.js';
import type { Doc } from '../store/doc.js';
import type { Awaitable } from '../store/port.js';
import { GivenUp } from '../yielder.js';
import { type AnyRecords, type FamilyCall, joinJson, recordsOf } from './call.js';

/** An operation as in the document. */
interface Item {
  readonly operation: Operation;
  readonly id?: string | null;
  readonly object?: object;
  readonly patch_directives?: readonly Directive[] | Readonly<Record<string, Directive>>;
}

type Operation = 'create' | 'read' | 'update' | 'patch' | 'delete';

/** How an operation is performed. */
interface Task {
  /** Of the permission that it needs. */
  readonly verb: string;
  readonly needs: readonly ('id' | 'object' | 'patch_directives')[];
  /** JSON Pointer into the operation: the prefix of the pointers of its faults. */
  readonly pointer: string;
  /** @param item with what it needs. */
  run(records: AnyRecords, item: Required<Item> & { readonly id: string }, model: Model): Awaitable<Doc | undefined>;
}

interface Outcome {
  readonly id: string | null;
  readonly operation: Operation | null;
  readonly status: number;
  readonly doc?: Doc | undefined;
  readonly fault?: Fault;
}

/** Bytes of the records in the response. */
const mostBytes = 4 * 1024 * 1024;

/** Shared by all operations of a batch. */
interface Run {
  readonly model: Model;
  readonly work: Work;
  readonly requestId: string;
  /** Bytes left in the response; none after the first record that did not fit. */
  room: number;
}

/**
 * Runs operations concurrently, but those on the same id in order. Yields to other requests in between. Always
 * returns 200, with a result for each operation.
 */
export async function batch(model: Model, { body, requestId }: FamilyCall, work: Work): Promise<Reply> {
  const items = (body as { operations: readonly unknown[] }).operations; // the items are validated one by one below
  const run: Run = { model, work, requestId, room: mostBytes };
  const outcomes: Promise<Outcome>[] = [];
  try {
    await beginAll(items, run, outcomes);
  } finally {
    await Promise.all(outcomes); // none can continue after the batch has ended
  }
  await work.yielder.step(); // throws if one of them was given up
  return batchReply(await Promise.all(outcomes), requestId);
}

async function beginAll(items: readonly unknown[], run: Run, outcomes: Promise<Outcome>[]): Promise<void> {
  const queues = new Map<string, Promise<unknown>>(); // id → its last operation
  for (const item of items) {
    const id = idOf(item);
    const previous = id === null ? undefined : queues.get(id);
    const outcome = previous ? previous.then(() => attempt(run, item)) : attempt(run, item);
    if (id !== null) queues.set(id, outcome);
    outcomes.push(outcome);
    await run.work.yielder.step();
  }
}

async function attempt(run: Run, item: unknown): Promise<Outcome> {
  const [id, operation] = [idOf(item), operationOf(item)];
  try {
    const doc = await perform(run, item);
    const isTold = doc !== undefined && doc.json.length <= run.room;
    if (doc !== undefined) run.room = isTold ? run.room - doc.json.length : 0;
    if (operation === 'read' && !isTold) throw new Fault('answer_too_large');
    return { id: id ?? doc?.record.id ?? null, operation, status: 200, doc: isTold ? doc : undefined };
  } catch (thrown) {
    const fault = toFault(thrown);
    const { log } = run.work;
    if (fault.status === 500 && !(thrown instanceof GivenUp))
      log.error({ request: run.requestId, err: fault.cause }, 'a batch operation failed');
    return { id, operation, status: fault.status, fault };
  }
}

async function perform(batch: Run, item: unknown): Promise<Doc | undefined> {
  const { model, work } = batch;
  if (item instanceof Fault) throw item; // it was too large to parse
  const found = model.check.operation(item);
  if (found.length > 0) throw invalidRequest(found, 'the operation');
  const valid = item as Required<Item> & { readonly id: string }; // validated just now, and here
  const { verb, needs, pointer, run } = tasks[valid.operation];
  const own = authorize(work.caller, model, verb) === 'own' ? model.name : undefined;
  if (valid.operation === 'create' && valid.id != null) throw faultAt('/id', 'id_not_allowed');
  const missing = needs.find((member) => valid[member] == null);
  if (missing !== undefined)
    throw faultAt(`/${missing}`, 'required', `The operation ${valid.operation} needs ${missing}.`);
  const isRefused = () => valid.operation === 'read' && batch.room === 0;
  const task = async (work: Work) => (isRefused() ? undefined : await run(recordsOf(work, model), valid, model));
  return await relocating(below(pointer), () => work.separately(task, own));
}

/** The item is not validated yet: it can be anything. */
function idOf(item: unknown): string | null {
  const { id } = (item ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : null;
}

function operationOf(item: unknown): Operation | null {
  const { operation } = (item ?? {}) as { operation?: unknown };
  return typeof operation === 'string' && Object.hasOwn(tasks, operation) ? (operation as Operation) : null;
}

const tasks: Readonly<Record<Operation, Task>> = {
  create: {
    verb: 'create',
    needs: ['object'],
    pointer: '/object',
    run(records, { object }, model) {
      checkNew(object);
      return records.create(validated(model, 'create', object));
    },
  },
  read: { verb: 'get', needs: ['id'], pointer: '', run: (records, { id }) => records.get(id) },
  update: {
    verb: 'replace',
    needs: ['id', 'object'],
    pointer: '/object',
    run: (records, { id, object }, model) => records.replace(id, validated(model, 'replace', object)),
  },
  patch: {
    verb: 'patch',
    needs: ['id', 'patch_directives'],
    pointer: '/patch_directives',
    run: (records, { id, patch_directives }) => records.patch(id, patchFrom(patch_directives)),
  },
  delete: {
    verb: 'delete',
    needs: ['id'],
    pointer: '',
    async run(records, { id }) {
      await records.delete(id);
      return undefined;
    },
  },
};

/** @throws Fault `invalid_request` */
function validated(model: Model, kind: 'create' | 'replace', object: object): object {
  const found = model.check[kind](object);
  if (found.length > 0) throw invalidRequest(found);
  return object;
}

/** Directives given as an object are applied in order of index. */
function patchFrom(directives: NonNullable<Item['patch_directives']>): Patch {
  if (Array.isArray(directives)) return { directives };
  const entries = Object.entries(directives).sort(([a], [b]) => Number(a) - Number(b));
  return { directives: entries.map(([, directive]) => directive), keys: entries.map(([key]) => key) };
}

function batchReply(outcomes: readonly Outcome[], requestId: string): Reply {
  const failed = outcomes.filter(({ fault }) => fault).length;
  const head = `{"success_count":${outcomes.length - failed},"error_count":${failed},"results":[`;
  const results = outcomes.map((outcome, index) => resultJson(outcome, index, requestId));
  return { json: joinJson(head, results, ']}') };
}

function resultJson({ id, operation, status, doc, fault }: Outcome, index: number, requestId: string): Buffer {
  const error = fault?.body(requestId);
  const result = Buffer.from(JSON.stringify({ index, id, operation, status, error }));
  return doc === undefined ? result : joinJson(`${result.toString().slice(0, -1)},"object":`, [doc.json], '}');
}
