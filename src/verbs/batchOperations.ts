/** The operations of a batch: what each needs, and how it is performed. */
import { authorize } from '../auth/permissions.js';
import { Fault } from '../fault.js';
import { overridesIn } from '../records/overrides.js';
import type { Directive, Patch } from '../records/patch.js';
import type { Work } from '../records/work.js';
import { checkNew, invalidRequest } from '../schema/findings.js';
import type { Model } from '../schema/model.js';
import type { Doc } from '../store/doc.js';
import type { Awaitable } from '../store/port.js';
import { type AnyRecords, recordsOf } from './call.js';
import { checkPreconditions, tagsIn } from './conditions.js';
import { idOfExternal, upserted } from './external.js';

/** An operation as in the document. */
interface Item {
  readonly operation: Operation;
  readonly id?: string | null;
  readonly external_id?: string;
  readonly object?: object;
  readonly patch_directives?: readonly Directive[] | Readonly<Record<string, Directive>>;
  readonly fields?: object;
  readonly if_match?: string;
  readonly override?: string;
}

export type Operation = 'create' | 'read' | 'update' | 'patch' | 'delete';

/** How an operation is performed. */
interface Task {
  /** Of the permission that it needs. */
  readonly verb: string;
  readonly needs: readonly ('id' | 'object' | 'patch_directives' | 'fields')[];
  /** JSON Pointer into the operation: the prefix of the pointers of its faults. */
  readonly pointer: string;
  /** @param item with what it needs. */
  run(records: AnyRecords, item: ValidItem, model: Model, work: Work): Awaitable<Doc | undefined>;
}

type ValidItem = Required<Item> & { readonly id: string };

/**
 * What an operation needs, once it is valid. Whoever may send only batches of their own records is limited to those.
 * @throws Fault of its validation or permission.
 */
export function prepared({ model, work }: { readonly model: Model; readonly work: Work }, item: unknown) {
  if (item instanceof Fault) throw item; // it was too large to parse
  const found = model.check.operation(item);
  if (found.length > 0) throw invalidRequest(found, 'the operation');
  const valid = item as ValidItem; // validated just now, and here
  const { operation, external_id: external, if_match, override } = item as Item;
  const { verb, needs, pointer, run } = taskOf(item as Item);
  const own = authorize(work.caller, model, verb) === 'own' ? model.name : work.own;
  if (operation === 'create' && valid.id != null) throw Fault.at('/id', 'id_not_allowed');
  if (external !== undefined && (operation === 'create' || valid.id != null)) {
    const message = 'Leave external_id out: a create has it as sys_external_id of its object, and an id needs none.';
    throw Fault.at('/external_id', 'invalid_request', message);
  }
  const missing = needs.find((member) => valid[member] == null && (member !== 'id' || external === undefined));
  if (missing !== undefined) throw Fault.at(`/${missing}`, 'required', `The operation ${operation} needs ${missing}.`);
  const ifMatch = if_match === undefined ? undefined : tagsIn(if_match, '/if_match');
  const overrides = override === undefined ? undefined : overridesIn(override, model, '/override');
  const isPlain = overrides === undefined && external === undefined && ifMatch === undefined;
  const perform = (work: Work): Awaitable<Doc | undefined> =>
    isPlain ? run(recordsOf(work, model), valid, model, work) : performAsAsked(work);
  const performAsAsked = async (attempt: Work) => {
    const work = overrides === undefined ? attempt : attempt.overriding(overrides);
    const isToBe = external !== undefined && (verb !== 'upsert' || ifMatch !== undefined);
    const id = isToBe ? await idOfExternal(model, external, work) : valid.id;
    const isNew = operation === 'create';
    if (ifMatch !== undefined) await checkPreconditions(work, model, isNew ? undefined : id, { ifMatch });
    return await run(recordsOf(work, model), { ...valid, id }, model, work);
  };
  return { own, pointer, perform, isRead: operation === 'read' };
}

function taskOf({ operation, external_id: external, fields }: Item): Task {
  if (external !== undefined && operation === 'update') return upserting;
  if (operation !== 'patch' || fields === undefined) return tasks[operation];
  return external === undefined ? merging : { ...upserting, needs: ['fields'], pointer: '/fields' };
}

/** What the operations on one record have in common. The item is not validated yet: it can be anything. */
export const recordOf = (item: unknown) =>
  idOf(item) ?? (item as { external_id?: unknown } | null)?.external_id ?? null;

/** The item is not validated yet: it can be anything. */
export function idOf(item: unknown): string | null {
  const { id } = (item ?? {}) as { id?: unknown };
  return typeof id === 'string' ? id : null;
}

export function operationOf(item: unknown): Operation | null {
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
      const found = model.check.create(object);
      if (found.length > 0) throw invalidRequest(found);
      return records.create(object);
    },
  },
  read: { verb: 'get', needs: ['id'], pointer: '', run: (records, { id }) => records.get(id) },
  update: {
    verb: 'replace',
    needs: ['id', 'object'],
    pointer: '/object',
    run: (records, { id, object }, model) => records.replace(id, object, model.check.replace(object)),
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

/** A `patch` with `fields`. */
const merging: Task = {
  ...tasks.patch,
  needs: ['id', 'fields'],
  pointer: '/fields',
  run: (records, { id, fields }) => records.patch(id, { merge: fields }),
};

const upserting: Task = {
  verb: 'upsert',
  needs: ['object'],
  pointer: '/object',
  async run(_, { external_id, object, fields }, model, work) {
    const isMerge = fields !== undefined;
    return (await upserted(model, external_id, isMerge ? fields : object, isMerge, work)).doc;
  },
};

/** Directives given as an object are applied in order of index. */
function patchFrom(directives: NonNullable<Item['patch_directives']>): Patch {
  if (Array.isArray(directives)) return { directives };
  const entries = Object.entries(directives).sort(([a], [b]) => Number(a) - Number(b));
  return { directives: entries.map(([, directive]) => directive), keys: entries.map(([key]) => key) };
}

/** The item is not validated yet: it can be anything. */
export const hasOverride = (item: unknown) => (item as Partial<Item> | null)?.override !== undefined;

/** Whether nothing in a batch is to be done once. */
export const isOnlyReads = (body: unknown): boolean =>
  (body as { operations: readonly unknown[] }).operations.every((item) => operationOf(item) === 'read');
