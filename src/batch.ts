/** Up to 100 operations in one request, each a unit of work of its own. */
import type { Model } from './catalogue.js';
import { findings, invalidRequest } from './details.js';
import type { Doc, Stored } from './doc.js';
import type { FamilyCall } from './family.js';
import { Fault, invalidAt, toFault } from './fault.js';
import type { Directive } from './patch.js';
import { joined, type Reply } from './reply.js';
import { type Unit, unitOfWork, type Work } from './work.js';

interface Item {
  readonly operation: keyof typeof verbs;
  readonly id?: string | null;
  readonly object?: object;
  readonly patch_directives?: readonly Directive[] | Readonly<Record<string, Directive>>;
}

/** Operation → verb whose permission it needs. */
const verbs = { create: 'create', read: 'get', update: 'replace', patch: 'patch', delete: 'delete' } as const;

interface Outcome {
  readonly id: string | null;
  readonly status: number;
  readonly doc?: Doc<never> | undefined;
  readonly fault?: Fault;
}

/** Operations run side by side, those on one id in order. Answers 200 whatever becomes of them. */
export async function batch(model: Model, call: FamilyCall, work: Work): Promise<Reply> {
  const items = (call.body as { operations: readonly Item[] }).operations;
  const queues = new Map<string, Promise<unknown>>();
  const outcomes = items.map((item) => {
    const id = item.id ?? undefined;
    const before = id === undefined ? undefined : queues.get(id);
    const outcome = before ? before.then(() => attempt(model, item, work)) : attempt(model, item, work);
    if (id !== undefined) queues.set(id, outcome);
    return outcome;
  });
  return answer(items, await Promise.all(outcomes), call.requestId);
}

async function attempt(model: Model, item: Item, work: Work): Promise<Outcome> {
  const id = item.id ?? null;
  try {
    const { ports, catalogue } = work as Unit;
    const doc = await unitOfWork({ ports, catalogue }, work, (inner) => run(model, item, inner));
    return { id: id ?? idOf(doc), status: 200, doc: doc as Doc<never> };
  } catch (thrown) {
    const fault = toFault(thrown);
    if (fault.kind === 'internal') (work as Unit).ports.log.error({ err: fault.cause }, 'a batch operation failed');
    return { id, status: fault.status, fault };
  }
}

async function run(model: Model, item: Item, work: Work): Promise<Doc | undefined> {
  const { operation, object, patch_directives: directives } = item;
  const permission = `${model.name}.${verbs[operation]}`;
  if (!work.caller.may(permission))
    throw new Fault('forbidden', 'permission_missing', `The token's permissions do not name ${permission}.`);
  const records = work.records(model.name) as never as import('./records.js').Records<Stored>;
  switch (operation) {
    case 'create':
      if (item.id != null) throw invalidAt('/id', 'id_not_allowed', 'The server makes the id of a new record.');
      return await records.create(valid(model, 'create', object));
    case 'read':
      return await records.get(named(item));
    case 'update':
      return await records.replace(named(item), valid(model, 'replace', object));
    case 'patch':
      return await records.patch(named(item), { directives: ordered(directives) });
    case 'delete':
      await records.delete(named(item));
      return undefined;
  }
}

function named({ id }: Item): string {
  if (id == null) throw invalidAt('/id', 'required', 'This operation needs the id of a record.');
  return id;
}

function valid(model: Model, kind: 'create' | 'replace', object: object | undefined): object {
  if (object === undefined) throw invalidAt('/object', 'required', 'This operation needs an object.');
  const found = findings(model.validate[kind], object);
  if (found.length > 0)
    throw invalidRequest(found.map((finding) => ({ ...finding, place: `/object${finding.place}` })));
  return object;
}

/** A map from index to directive is in the order of its indexes, whatever the order of its keys. */
function ordered(directives: Item['patch_directives']): readonly Directive[] {
  if (directives === undefined)
    throw invalidAt('/patch_directives', 'required', 'This operation needs patch_directives.');
  if (Array.isArray(directives)) return directives;
  const entries = Object.entries(directives as Record<string, Directive>);
  return entries.sort(([a], [b]) => Number(a) - Number(b)).map(([, directive]) => directive);
}

const idOf = (doc: Doc | undefined) => doc?.record.id ?? null;

function answer(items: readonly Item[], outcomes: readonly Outcome[], requestId: string): Reply {
  const failed = outcomes.filter(({ fault }) => fault).length;
  const head = `{"success_count":${outcomes.length - failed},"error_count":${failed},"results":[`;
  const results = outcomes.flatMap((outcome, index) => [
    index === 0 ? '' : ',',
    ...result(items, outcome, index, requestId),
  ]);
  return { json: joined([head, ...results, ']}']) };
}

function result(items: readonly Item[], outcome: Outcome, index: number, requestId: string): (string | Buffer)[] {
  const { id, status, doc, fault } = outcome;
  const head = JSON.stringify({ index, id, operation: items[index]?.operation, status }).slice(0, -1);
  if (fault) return [`${head},"error":${JSON.stringify(fault.body(requestId))}}`];
  return doc ? [`${head},"object":`, doc.json, '}'] : [`${head}}`];
}
