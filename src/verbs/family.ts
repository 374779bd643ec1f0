/** The verbs that every resource shares. */

import type { Model } from '../document/catalogue.js';
import type { Call, Handler, OperationId } from '../document/contract.js';
import type { Patch } from '../records/patch.js';
import type { Work } from '../records/work.js';
import type { Match, ReadOptions } from '../store/port.js';
import { batch } from './batch.js';
import { cut, type KeyScope, lastIdOf, nextKey, type Page } from './paging.js';
import { projection } from './projection.js';
import { json, listed, type Reply, stored } from './reply.js';

/** A call of some resource's family; which one is known only at run time. */
export type FamilyCall = Omit<Call<never>, 'path' | 'query' | 'body'> & {
  readonly path: { readonly tenantId: string; readonly id: string } & Readonly<Record<string, string>>;
  readonly query: {
    readonly fields?: string;
    readonly consistentRead?: string;
    readonly exclusiveStartKey?: string;
    readonly limit?: number;
  };
  readonly body: unknown;
};

type FamilyHandler = (call: FamilyCall, work: Work) => Promise<Reply>;

/** Handlers of a resource's family and lists, by verb. */
export function family(model: Model): Record<string, FamilyHandler> {
  const { name } = model;
  const lists = Object.entries(model.lists).map(([verb, parameters]) => [verb, listBy(model, verb, parameters)]);
  return {
    create: async ({ body }, work) => stored(await work.records(name).create(body as object)),
    get: (call, work) => get(model, call, work),
    replace: async ({ path, body }, work) => stored(await work.records(name).replace(path.id, body as object)),
    patch: async (call, work) => stored(await work.records(name).patch(call.path.id, patchOf(call))),
    delete: async ({ path }, work) => {
      await work.records(name).delete(path.id);
      return json(path.id);
    },
    batch: (call, work) => batch(model, call, work),
    list: (call, work) => listAll(model, call, work),
    ...Object.fromEntries(lists),
  };
}

/** The handler of any operation: the resource's own, or of its family. */
export function handlerOf(model: Model, verb: string): Handler<OperationId> | undefined {
  return (model.own[verb] ?? family(model)[verb]) as Handler<OperationId> | undefined;
}

/** How to read for an answer that nothing else follows from. */
export function readingOf({ consistentRead }: { readonly consistentRead?: string }): ReadOptions {
  const consistent = consistentRead === 'true' || consistentRead === '1';
  return { consistent, relaxed: !consistent };
}

function patchOf({ body, mediaType }: FamilyCall): Patch {
  if (mediaType === 'application/merge-patch+json') return { merge: body as object };
  return { directives: body as never };
}

async function get(model: Model, { path, query }: FamilyCall, work: Work): Promise<Reply> {
  const project = projection(model, 'fields', query.fields);
  const doc = await work.records(model.name).get(path.id, readingOf(query));
  return { json: project(doc as never) };
}

/** A page object of the records whose fields equal the path's parameters, and the body's members where it has one. */
function listBy(model: Model, verb: string, parameters: Readonly<Record<string, string>>): FamilyHandler {
  return async (call, work) => {
    const match = Object.fromEntries(
      Object.entries(parameters).map(([parameter, field]) => [field, spelled(model, verb, parameter, call.path)]),
    );
    const { items, key } = await read(model, `${model.name}.${verb}`, call, work, {
      ...match,
      ...(call.body as object),
    });
    return { json: pageObject(items, key, `"Count":${items.length},`) };
  };
}

/** A parameter's value; in small letters, where the document says that the case does not matter. */
function spelled(model: Model, verb: string, parameter: string, path: Readonly<Record<string, string>>): string {
  const value = path[parameter] ?? '';
  const described = model.document.parameter(`${model.name}.${verb}`, parameter);
  return described?.['x-case-insensitive'] === true ? value.toLowerCase() : value;
}

/** A bare array of all records; where it goes on is in the headers. */
async function listAll(model: Model, call: FamilyCall, work: Work): Promise<Reply> {
  const { items, key } = await read(model, `${model.name}.list`, call, work, undefined);
  const json = listed('[', items, ']');
  return key === undefined ? { json } : { json, headers: nextPage(call, key) };
}

/** The JSON of a page object, made of the JSON of its items. */
export function pageObject(items: readonly Buffer[], key: string | undefined, count = ''): Buffer {
  const next = key === undefined ? '' : `,"LastEvaluatedKey":${JSON.stringify(key)}`;
  return listed(`{${count}"Items":[`, items, `]${next}}`);
}

async function read(
  model: Model,
  operation: string,
  { tenant, query }: FamilyCall,
  work: Work,
  match: Match | undefined,
) {
  const project = projection(model, 'fields', query.fields);
  const scope: KeyScope = { tenant, operation, filter: match };
  const limit = query.limit ?? 100;
  const after = lastIdOf(scope, query.exclusiveStartKey);
  const docs = await work.records(model.name).page(match, { ...readingOf(query), after, limit: limit + 1 });
  const page: Page = cut(docs as never, limit);
  return { items: page.docs.map((doc) => project(doc as never)), key: nextKey(scope, page.lastId) };
}

export function nextPage(
  { query, address }: Pick<FamilyCall, 'query' | 'address'>,
  key: string,
): Record<string, string> {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, exclusiveStartKey: key })) parameters.set(name, String(value));
  return { 'X-Last-Evaluated-Key': key, Link: `<${address}?${parameters}>; rel="next"` };
}
