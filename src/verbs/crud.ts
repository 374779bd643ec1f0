/** The operations that need no code of a resource's own: create, get, replace, patch, delete, batch, lists, searches and public reads. */

import { isLong } from '../lib/yielder.js';
import type { Patch } from '../records/patch.js';
import type { Resource } from '../records/registry.js';
import type { Handler } from '../records/work.js';
import type { OperationId } from '../schema/contract.js';
import type { ListParameters } from '../schema/marks.js';
import type { Model } from '../schema/model.js';
import { batch } from './batch.js';
import { type FamilyCall, type FamilyHandler, json, readingOf, recordsOf, stored } from './call.js';
import { paged } from './csv.js';
import { upsert } from './external.js';
import { listed } from './list.js';
import { projection } from './projection.js';
import { publicList, publicPage, publicRecord } from './public.js';
import { search } from './search.js';

/** The handler of an operation: the resource's own, or one of the family. */
export function handlerOf({ model, operations }: Resource, verb: string): Handler<OperationId> | undefined {
  const family = families.get(model) ?? familyHandlers(model);
  families.set(model, family);
  return (operations[verb] ?? family[verb]) as Handler<OperationId> | undefined;
}

const families = new WeakMap<Model, Record<string, FamilyHandler>>();

/** The handlers of the family for a resource, by verb. */
function familyHandlers(model: Model): Record<string, FamilyHandler> {
  const lists = Object.entries(model.lists).map(([verb, parameters]) => {
    const list = verb.startsWith('listPublic') ? publicPage : listBy;
    return [verb, list(model, verb, parameters)] as const;
  });
  return {
    create: async ({ body }, work) => stored(await recordsOf(work, model).create(body as object)),
    upsert: upsert(model),
    get: getOf(model),
    replace: async ({ path, body, doubts }, work) =>
      stored(await recordsOf(work, model).replace(path.id, body as object, doubts)),
    patch: async (call, work) => stored(await recordsOf(work, model).patch(call.path.id, patchFrom(call))),
    delete: async ({ path }, work) => {
      await recordsOf(work, model).delete(path.id);
      return { ...json(path.id), repeats: 'removed' };
    },
    batch: (call, work) => batch(model, call, work),
    list: (call, work) => paged(model, 'list', call, work, (call, scan) => listed(model, 'list', call, work, scan)),
    search: search(model),
    getPublic: publicRecord(model),
    listPublic: publicList(model),
    ...Object.fromEntries(lists),
  };
}

/** The schema of the media type has accepted only its own shapes: an array, an object, or either. */
const patchFrom = ({ body }: FamilyCall): Patch =>
  Array.isArray(body) ? { directives: body } : { merge: body as object };

function getOf(model: Model): FamilyHandler {
  return async ({ path, query }, work) => {
    const project = query.fields === undefined ? undefined : projection(model, 'fields', query.fields);
    const found = recordsOf(work, model).get(path.id, readingOf(query));
    const doc = found instanceof Promise ? await found : found; // a GET feels each promise
    if (project === undefined) return stored(doc);
    await work.yielder.step(isLong(doc.json)); // a whole record is not parsed
    return { json: project(doc), doc };
  };
}

/** Returns a page of the records whose fields equal the path parameters, and the properties of the body if there is one. */
function listBy(model: Model, verb: string, parameters: ListParameters): FamilyHandler {
  const isCaseInsensitive = (name: string) =>
    model.document.parameter(`${model.name}.${verb}`, name)?.['x-case-insensitive'] === true;
  const folded = new Set(Object.keys(parameters).filter(isCaseInsensitive));
  return async (call, work) => {
    const match: Record<string, string> = {};
    for (const [name, field] of Object.entries(parameters)) {
      const value = call.path[name] ?? '';
      match[field] = folded.has(name) ? value.toLowerCase() : value;
    }
    Object.assign(match, call.body);
    return await paged(model, verb, call, work, (call, scan) => listed(model, verb, call, work, { match, ...scan }));
  };
}
