/**
 * What callers without permissions for staff see. Public reads return only fields marked as public in the document, and no hidden
 * or inactive records; for operations on one record, `offered` leaves out the same records.
 */

import { Fault, faultAt } from '../fault.js';
import { isLong } from '../lib/yielder.js';
import { notFound } from '../records/records.js';
import type { Handler, Work } from '../records/work.js';
import type { Operation, Path, PathOf, ResourceName, Verb } from '../schema/contract.js';
import type { Model } from '../schema/model.js';
import { isOnly } from '../store/port.js';
import { type FamilyHandler, readingOf, recordsOf } from './call.js';
import { bareArray, countedPage, listed } from './list.js';
import { type Projection, partial, projection } from './projection.js';

/** A record is hidden unless both fields, if set, have exactly these values. */
const shown = { hide_from_portal: false, is_active: true } as const;

/** The index of a public list by these fields, without hidden records. */
export const publicIndex = <const F extends readonly string[]>(...fields: F) => ({ fields, only: shown });

/**
 * A record that the caller may ask something about. One that is hidden or inactive exists only for callers with the permission.
 * @throws Fault `record_not_found`
 */
export async function offered<R extends ResourceName>(name: R, id: string, permission: string, work: Work) {
  const doc = await work.records(name).find(id);
  if (doc !== undefined && (work.caller.may(permission) || isOnly(doc.record, shown))) return doc;
  throw notFound(name, id);
}

/** The cast is safe: the document gives these operations the calls and responses of a `FamilyHandler`. */
const asHandler = (handler: FamilyHandler) => handler as never;

/** Returns the public fields of one record. */
export function publicRecord<R extends ResourceName>(name: R): Handler<Operation<R, 'getPublic'>> {
  return asHandler(async ({ path, query }, work) => {
    const model = work.model(name);
    const project = publicProjection(model, query.fields);
    const doc = await recordsOf(work, model).find(path.id, readingOf(query));
    await work.yielder.step(doc !== undefined && isLong(doc.json));
    if (doc === undefined || !isOnly(doc.record, shown))
      throw new Fault('record_not_found', `There is no public record ${path.id}.`);
    return { json: project(doc) };
  });
}

/** Path parameter → the field that must equal it. */
type Parameters<R extends ResourceName, V extends string> = {
  readonly [P in Exclude<keyof Path<Operation<R, V>>, 'tenantId'>]: PathOf<R>;
};

/** Returns a page object of the public records whose fields equal the path parameters. */
export function publicPage<R extends ResourceName, V extends Verb<R>>(
  name: R,
  verb: V,
  parameters: Parameters<R, V>,
): Handler<Operation<R, V>> {
  return asHandler(async (call, work) => {
    const [model, { fields, limit = 100 }] = [work.model(name), call.query];
    const values = Object.entries<string>(parameters).map(([parameter, field]) => [field, call.path[parameter] ?? '']);
    const scan = { match: Object.fromEntries(values), only: shown, limit, project: publicProjection(model, fields) };
    return countedPage(await listed(model, verb, call, work, scan));
  });
}

/** Returns a page of all public records, as a bare array. */
export function publicList<R extends ResourceName>(name: R): Handler<Operation<R, 'listPublic'>> {
  return asHandler(async (call, work) => {
    const [model, { fields, limit = 1000 }] = [work.model(name), call.query];
    const scan = { only: shown, limit, project: publicProjection(model, fields) };
    return bareArray(await listed(model, 'listPublic', call, work, scan), call);
  });
}

/** All public fields, or the selected ones. @throws Fault `unknown_field` for a field that is not public. */
function publicProjection(model: Model, names: string | undefined): Projection {
  if (names === undefined) return partial(model.publicFields);
  const project = projection(model, 'fields', names);
  const known = new Set(['id', ...model.publicFields]);
  const unknown = names.split(',').find((name) => !known.has(name.split('.', 1)[0]?.trim() ?? ''));
  if (unknown === undefined) return project;
  throw faultAt('query/fields', 'unknown_field', `${unknown.trim()} is not a public field of ${model.name}.`);
}
