/**
 * What callers without permissions for staff see. Public reads return only fields marked as public in the document, and no hidden
 * or inactive records; for operations on one record, `offered` leaves out the same records.
 */

import { Fault } from '../fault.js';
import { isLong } from '../lib/yielder.js';
import { notFound } from '../records/records.js';
import type { Work } from '../records/work.js';
import type { ResourceName } from '../schema/contract.js';
import { type ListParameters, shown } from '../schema/marks.js';
import type { Model } from '../schema/model.js';
import { isOnly } from '../store/port.js';
import { type FamilyHandler, readingOf, recordsOf } from './call.js';
import { bareArray, countedPage, listed } from './list.js';
import { type Projection, partial, projection } from './projection.js';

/**
 * A record that the caller may ask something about. One that is hidden or inactive exists only for callers with the permission.
 * @throws Fault `record_not_found`
 */
export async function offered<R extends ResourceName>(name: R, id: string, permission: string, work: Work) {
  const doc = await work.records(name).find(id);
  if (doc !== undefined && (work.caller.may(permission) || isOnly(doc.record, shown))) return doc;
  throw notFound(name, id);
}

/** Returns the public fields of one record. */
export function publicRecord(model: Model): FamilyHandler {
  return async ({ path, query }, work) => {
    const project = publicProjection(model, query.fields);
    const doc = await recordsOf(work, model).find(path.id, readingOf(query));
    await work.yielder.step(doc !== undefined && isLong(doc.json));
    if (doc === undefined || !isOnly(doc.record, model.shownWhile))
      throw Fault.of('record_not_found', `There is no public record ${path.id}.`);
    return { json: project(doc) };
  };
}

/** Returns a page object of the public records whose fields equal the path parameters. */
export function publicPage(model: Model, verb: string, parameters: ListParameters): FamilyHandler {
  return async (call, work) => {
    const { fields, limit = 1000 } = call.query;
    const values = Object.entries(parameters).map(([parameter, field]) => [field, call.path[parameter] ?? '']);
    const scan = {
      match: Object.fromEntries(values),
      only: model.shownWhile,
      limit,
      project: publicProjection(model, fields),
    };
    return countedPage(await listed(model, verb, call, work, scan));
  };
}

/** Returns a page of all public records, as a bare array. */
export function publicList(model: Model): FamilyHandler {
  return async (call, work) => {
    const { fields, limit = 1000 } = call.query;
    const scan = { only: model.shownWhile, limit, project: publicProjection(model, fields) };
    return bareArray(await listed(model, 'listPublic', call, work, scan), call);
  };
}

/** All public fields, or the selected ones. @throws Fault `unknown_field` for a field that is not public. */
function publicProjection(model: Model, names: string | undefined): Projection {
  if (names === undefined) return partial(model.publicFields);
  const project = projection(model, 'fields', names);
  const known = new Set(['id', ...model.publicFields]);
  const unknown = names.split(',').find((name) => !known.has(name.split('.', 1)[0]?.trim() ?? ''));
  if (unknown === undefined) return project;
  throw Fault.at('query/fields', 'unknown_field', `${unknown.trim()} is not a public field of ${model.name}.`);
}
