/** Reads for the public: only fields that the document marks as public, and no hidden or inactive records. */
import type { Model } from '../document/catalogue.js';
import type { Call, Handler, Operation, ResourceName } from '../document/contract.js';
import { Fault } from '../fault.js';
import type { Records } from '../records/records.js';
import type { Work } from '../records/work.js';
import type { Doc } from '../store/doc.js';
import type { Match } from '../store/port.js';
import { nextPage, pageObject, readingOf } from './family.js';
import { type KeyScope, lastIdOf, nextKey } from './paging.js';
import { partial } from './projection.js';
import { listed } from './reply.js';
import { Walk } from './scan.js';

interface PublicCall extends Omit<Call<never>, 'path' | 'query'> {
  readonly path: Readonly<Record<string, string>>;
  readonly query: { readonly exclusiveStartKey?: string; readonly limit?: number; readonly consistentRead?: string };
}

/** What is not clearly to be shown is not. */
const isShown = ({ record: { hide_from_portal = false, is_active = true } }: Doc) =>
  hide_from_portal === false && is_active === true;

/*
 * What a handler takes and answers depends on the operation, which the compiler cannot work out of a name it does not know:
 * each handler below is made as one for all, and passed off as the operation's.
 */

/** Answers one record, as the public may see it. */
export function publicRecord<R extends ResourceName>(name: R): Handler<Operation<R, 'getPublic'>> {
  return (async ({ path, query }: PublicCall, work: Work) => {
    const doc = await recordsOf(work, name).find(path.id ?? '', readingOf(query));
    if (doc === undefined || !isShown(doc))
      throw new Fault('record_not_found', `There is no public record ${path.id}.`);
    return { json: shown(work.model(name), doc) };
  }) as never;
}

/** Answers a page object of the records whose fields equal the path's parameters (parameter → field). */
export function publicPage<R extends ResourceName, V extends string>(
  name: R,
  verb: V,
  parameters: Readonly<Record<string, string>>,
): Handler<Operation<R, V>> {
  return (async (call: PublicCall, work: Work) => {
    const match = Object.fromEntries(
      Object.entries(parameters).map(([parameter, field]) => [field, call.path[parameter] ?? '']),
    );
    const { items, key } = await walked(work.model(name), verb, call, work, match);
    return { json: pageObject(items, key, `"Count":${items.length},`) };
  }) as never;
}

/** Answers a bare array of all records. */
export function publicScan<R extends ResourceName>(name: R): Handler<Operation<R, 'listPublic'>> {
  return (async (call: PublicCall, work: Work) => {
    const { items, key } = await walked(work.model(name), 'listPublic', call, work, undefined);
    const json = listed('[', items, ']');
    return key === undefined ? { json } : { json, headers: nextPage(call, key) };
  }) as never;
}

async function walked(model: Model, verb: string, call: PublicCall, work: Work, match: Match | undefined) {
  const { exclusiveStartKey, limit = 100 } = call.query;
  const scope: KeyScope = { tenant: call.tenant, operation: `${model.name}.${verb}`, filter: match };
  const source = match && { anyOf: [match] };
  const walk = new Walk(recordsOf(work, model.name), source, limit, readingOf(call.query));
  const { docs, lastId } = await walk.from(lastIdOf(scope, exclusiveStartKey), isShown);
  return { items: docs.map((doc) => shown(model, doc)), key: nextKey(scope, lastId) };
}

/** A projection takes any record. */
const shown = (model: Model, doc: Doc) => partial(model.publicFields)(doc as Doc<never>);

/** Which resource it is shows only at run time; its records have no other type than that of all. */
const recordsOf = (work: Work, name: ResourceName) => work.records(name) as never as Records;
