/** Batches: up to 100 operations in one request, each in its own unit of work. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import pLimit, { type LimitFunction } from 'p-limit';
import { authorize } from '../auth/permissions.js';
import { below, Fault, faultAt, relocating, toFault } from '../fault.js';
import type { Directive, Patch } from '../records/patch.js';
import type { Reply, Work } from '../records/work.js';
import { checkNew, invalidRequest } from '../schema/findings.js';
import type { Model } from '../schema/model.js';
import type { Doc } from '../store/doc.js';
import { GivenUp } from '../yielder.js';
import { concatJson, type FamilyCall, recordsOf } from './call.js';

/** An operation as in the document. */
interface Item {
  readonly operation: Operation;
  readonly id?: string | null;
  readonly object?: object;
  readonly patch_directives?: readonly Directive[] | Readonly<Record<string, Directive>>;
}

type Operation = keyof typeof tasks;

/** Performs an operation. */
interface Task {
  /** JSON Pointer into the operation: the prefix of the pointers of its faults. */
  readonly pointer: string;
  run(work: Work): Promise<Doc | undefined>;
}

interface Outcome {
  readonly id: string | null;
  readonly operation: Operation | null;
  readonly status: number;
  readonly doc?: Doc | undefined;
  readonly fault?: Fault;
}

/** Shared by all operations of a batch. */
interface Run {
  readonly model: Model;
  readonly work: Work;
  readonly requestId: string;
  readonly room: Room;
  readonly reads: LimitFunction;
}

/** The maximum number of concurrent reads, which use memory in addition to the response. */
const readsAtOnce = 8;

/**
 * Runs operations concurrently, but those on the same id in order. Yields to other requests after each has started. Always
 * returns 200, with a result for each operation.
 */
export async function batch(model: Model, { body, requestId }: FamilyCall, work: Work): Promise<Reply> {
  const items = (body as { operations: readonly unknown[] }).operations; // the items are validated one by one below
  const run: Run = { model, work, requestId, room: new Room(), reads: pLimit(readsAtOnce) };
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
    await Promise.race([outcome, nextTurn()]);
    await run.work.yielder.step(); // one that fails immediately takes no turn
  }
}

async function attempt(run: Run, item: unknown): Promise<Outcome> {
  const [id, operation] = [idOf(item), operationOf(item)];
  try {
    const doc = await perform(run, item);
    const isTold = run.room.take(doc);
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

async function perform({ model, work, room, reads }: Run, item: unknown): Promise<Doc | undefined> {
  const { pointer, run, own } = taskFor(model, item, work);
  const separately = () => relocating(below(pointer), () => work.separately(run, own));
  if (operationOf(item) !== 'read') return await separately();
  return await reads(async () => (room.isFull ? undefined : await separately()));
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

/** With the resource, if it is limited to the caller's own records. */
function taskFor(model: Model, item: unknown, work: Work) {
  if (item instanceof Fault) throw item; // it was too large to parse
  const found = model.check.operation(item);
  if (found.length > 0) throw invalidRequest(found, 'the operation');
  const valid = item as Item; // validated just now
  const grant = authorize(work.caller, model, verbs[valid.operation]);
  return { ...tasks[valid.operation](model, valid), own: grant === 'own' ? model.name : undefined };
}

/** Operation → verb of the permission that it needs. */
const verbs = { create: 'create', read: 'get', update: 'replace', patch: 'patch', delete: 'delete' } as const;

const tasks = {
  create(model: Model, item: Item): Task {
    if (item.id != null) throw faultAt('/id', 'id_not_allowed');
    const object = requiredMember(item, 'object');
    return {
      pointer: '/object',
      run: async (work) => recordsOf(work, model).create(newRecord(model, object)),
    };
  },
  read(model: Model, item: Item): Task {
    const id = requiredMember(item, 'id');
    return { pointer: '', run: async (work) => await recordsOf(work, model).get(id) };
  },
  update(model: Model, item: Item): Task {
    const [id, object] = [requiredMember(item, 'id'), requiredMember(item, 'object')];
    return {
      pointer: '/object',
      run: async (work) => recordsOf(work, model).replace(id, validated(model, 'replace', object)),
    };
  },
  patch(model: Model, item: Item): Task {
    const [id, patch] = [requiredMember(item, 'id'), patchFrom(requiredMember(item, 'patch_directives'))];
    return { pointer: '/patch_directives', run: (work) => recordsOf(work, model).patch(id, patch) };
  },
  delete(model: Model, item: Item): Task {
    const id = requiredMember(item, 'id');
    return {
      pointer: '',
      async run(work) {
        await recordsOf(work, model).delete(id);
        return undefined;
      },
    };
  },
};

/** A property that the operation needs. @throws Fault `required` */
function requiredMember<M extends 'id' | 'object' | 'patch_directives'>(item: Item, member: M): NonNullable<Item[M]> {
  const value = item[member];
  if (value == null) throw faultAt(`/${member}`, 'required', `The operation ${item.operation} needs ${member}.`);
  return value;
}

function newRecord(model: Model, object: object): object {
  checkNew(object);
  return validated(model, 'create', object);
}

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
  const results = outcomes.flatMap((outcome, index) => [
    index === 0 ? '' : ',',
    ...resultJson(outcome, index, requestId),
  ]);
  return { json: concatJson([head, ...results, ']}']) };
}

function resultJson(
  { id, operation, status, doc, fault }: Outcome,
  index: number,
  requestId: string,
): (string | Buffer)[] {
  const head = JSON.stringify({ index, id, operation, status }).slice(0, -1);
  if (fault) return [`${head},"error":${JSON.stringify(fault.body(requestId))}}`];
  return doc ? [`${head},"object":`, doc.json, '}'] : [`${head}}`];
}

// The space for records in the response to a batch.

/** Bytes. */
const all = 4 * 1024 * 1024;

class Room {
  #left = all;
  /** Whether a record was refused: nothing more needs to be read. */
  isFull = false;

  /** @returns whether there was space for it. After the first refusal, all others are refused. */
  take(doc: { readonly json: Buffer } | undefined): boolean {
    if (doc === undefined) return false;
    this.isFull ||= doc.json.length > this.#left;
    if (this.isFull) return false;
    this.#left -= doc.json.length;
    return true;
  }
}
