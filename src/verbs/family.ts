/** The verbs that every resource shares. */
import type { OperationId } from '../document/contract.js';
import type { Model } from '../document/model.js';
import type { Handler, Reply } from '../records/call.js';
import type { Resource } from '../records/catalogue.js';
import type { Patch } from '../records/patch.js';
import type { Work } from '../records/work.js';
import type { Match } from '../store/port.js';
import { batch } from './batch.js';
import { type FamilyCall, type FamilyHandler, readingOf, recordsOf } from './call.js';
import { bareArray, countedPage } from './page.js';
import { cut, type KeyScope, lastIdOf, nextKey } from './paging.js';
import { projection } from './projection.js';
import { json, stored } from './reply.js';

/** The handler of any operation: the resource's own, or of its family. */
export function handlerOf({ model, operations }: Resource, verb: string): Handler<OperationId> | undefined {
  return (operations[verb] ?? family(model)[verb]) as Handler<OperationId> | undefined;
}

/** Handlers of a resource's family and lists, by verb. */
function family(model: Model): Record<string, FamilyHandler> {
  const lists = Object.entries(model.lists).map(([verb, parameters]) => [verb, listBy(model, verb, parameters)]);
  return {
    create: async ({ body }, work) => stored(await recordsOf(work, model).create(body as object)),
    get: (call, work) => get(model, call, work),
    replace: async ({ path, body }, work) => stored(await recordsOf(work, model).replace(path.id, body as object)),
    patch: async (call, work) => stored(await recordsOf(work, model).patch(call.path.id, patchOf(call))),
    delete: async ({ path }, work) => {
      await recordsOf(work, model).delete(path.id);
      return json(path.id);
    },
    batch: (call, work) => batch(model, call, work),
    list: (call, work) => listAll(model, call, work),
    ...Object.fromEntries(lists),
  };
}

function patchOf({ body, mediaType }: FamilyCall): Patch {
  if (mediaType === 'application/merge-patch+json') return { merge: body as object };
  return { directives: body as never };
}

async function get(model: Model, { path, query }: FamilyCall, work: Work): Promise<Reply> {
  const project = projection(model, 'fields', query.fields);
  return { json: project(await recordsOf(work, model).get(path.id, readingOf(query))) };
}

/** A page object of the records whose fields equal the path's parameters, and the body's members where it has one. */
function listBy(model: Model, verb: string, parameters: Readonly<Record<string, string>>): FamilyHandler {
  return async (call, work) => {
    const equal = Object.entries(parameters).map(([parameter, field]) => [
      field,
      parameterValue(model, verb, parameter, call),
    ]);
    const match = { ...Object.fromEntries(equal), ...(call.body as object) };
    const { items, key } = await read(model, verb, call, work, match);
    return countedPage(items, key);
  };
}

/** A parameter's value; in small letters, where the document says that the case does not matter. */
function parameterValue({ document, name }: Model, verb: string, parameter: string, { path }: FamilyCall): string {
  const value = path[parameter] ?? '';
  const isCaseInsensitive = document.parameter(`${name}.${verb}`, parameter)?.['x-case-insensitive'] === true;
  return isCaseInsensitive ? value.toLowerCase() : value;
}

async function listAll(model: Model, call: FamilyCall, work: Work): Promise<Reply> {
  const { items, key } = await read(model, 'list', call, work, undefined);
  return bareArray(items, key, call);
}

async function read(model: Model, verb: string, call: FamilyCall, work: Work, match: Match | undefined) {
  const { fields, limit = 100, exclusiveStartKey } = call.query;
  const project = projection(model, 'fields', fields);
  const scope: KeyScope = { tenant: call.tenant, operation: `${model.name}.${verb}`, filter: match };
  const after = lastIdOf(scope, exclusiveStartKey);
  const page = { ...readingOf(call.query), after, limit: limit + 1 };
  const { docs, lastId } = cut(await recordsOf(work, model).page(match, page), limit);
  return { items: docs.map(project), key: nextKey(scope, lastId) };
}
