/** Reads for the public: only fields that the document marks as public, and no hidden or inactive records. */
import type { Operation, Path, PathOf, ResourceName, Verb } from '../document/contract.js';
import type { Model } from '../document/model.js';
import { Fault } from '../fault.js';
import type { Handler } from '../records/call.js';
import type { Work } from '../records/work.js';
import type { Doc } from '../store/doc.js';
import type { Match } from '../store/port.js';
import { type FamilyCall, type FamilyHandler, readingOf, recordsOf } from './call.js';
import { bareArray, countedPage } from './page.js';
import { type KeyScope, lastIdOf, nextKey } from './paging.js';
import { partial } from './projection.js';
import { BoundedScan } from './scan.js';

/** What is not clearly to be shown is not. */
const isShown = ({ record: { hide_from_portal = false, is_active = true } }: Doc) =>
  hide_from_portal === false && is_active === true;

const shown = (model: Model, doc: Doc) => partial(model.publicFields)(doc);

/** A handler of some resource, as that of an operation: the document gives it such calls, and such answers. */
const asHandler = (handler: FamilyHandler) => handler as never;

/** Answers one record, as the public may see it. */
export function publicRecord<R extends ResourceName>(name: R): Handler<Operation<R, 'getPublic'>> {
  return asHandler(async ({ path, query }, work) => {
    const model = work.model(name);
    const doc = await recordsOf(work, model).find(path.id, readingOf(query));
    if (doc === undefined || !isShown(doc))
      throw new Fault('record_not_found', `There is no public record ${path.id}.`);
    return { json: shown(model, doc) };
  });
}

/** Path parameter → field of the record that must equal it. */
type Parameters<R extends ResourceName, V extends string> = {
  readonly [P in Exclude<keyof Path<Operation<R, V>>, 'tenantId'>]: PathOf<R>;
};

/** Answers a page object of the records whose fields equal the path's parameters. */
export function publicPage<R extends ResourceName, V extends Verb<R>>(
  name: R,
  verb: V,
  parameters: Parameters<R, V>,
): Handler<Operation<R, V>> {
  return asHandler(async (call, work) => {
    const fields = Object.entries<string>(parameters);
    const match = Object.fromEntries(fields.map(([parameter, field]) => [field, call.path[parameter] ?? '']));
    const { items, key } = await read(work.model(name), verb, call, work, match);
    return countedPage(items, key);
  });
}

/** Answers a bare array of all records. */
export function publicList<R extends ResourceName>(name: R): Handler<Operation<R, 'listPublic'>> {
  return asHandler(async (call, work) => {
    const { items, key } = await read(work.model(name), 'listPublic', call, work, undefined);
    return bareArray(items, key, call);
  });
}

async function read(model: Model, verb: string, call: FamilyCall, work: Work, match: Match | undefined) {
  const { exclusiveStartKey, limit = 100 } = call.query;
  const scope: KeyScope = { tenant: call.tenant, operation: `${model.name}.${verb}`, filter: match };
  const source = match && { anyOf: [match] };
  const scan = new BoundedScan(recordsOf(work, model), source, limit, readingOf(call.query));
  const { docs, lastId } = await scan.pageAfter(lastIdOf(scope, exclusiveStartKey), isShown);
  return { items: docs.map((doc) => shown(model, doc)), key: nextKey(scope, lastId) };
}
