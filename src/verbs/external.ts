/** Records by `sys_external_id`: the id that they have in one of the client's own systems. Several can have the same. */
import { Fault } from '../fault.js';
import { meet } from '../records/meetings.js';
import { patched } from '../records/patch.js';
import { notFound, type StagedRecords } from '../records/records.js';
import type { StaffRecords } from '../records/staffRecords.js';
import type { Work } from '../records/work.js';
import { checkNew, invalidRequest } from '../schema/findings.js';
import type { Model } from '../schema/model.js';
import type { Doc } from '../store/doc.js';
import { Stale } from '../store/port.js';
import { type FamilyHandler, isSet, recordsOf, stored } from './call.js';

/** @throws Fault `external_id_ambiguous`, `limited_to_own` */
async function find(model: Model, external: string, work: Work): Promise<string | undefined> {
  if (work.own === model.name) throw Fault.of('limited_to_own');
  const records = recordsOf(work, model) as StagedRecords | StaffRecords;
  const [id, ...others] = await records.named(external);
  if (id === undefined || others.length === 0) return id;
  const ids = [id, ...others].join(', ');
  throw Fault.of('external_id_ambiguous', `Several records have this external id: ${ids}. Use their ids.`);
}

/** @throws Fault `external_id_ambiguous`, `limited_to_own`, `record_not_found` */
export async function idOfExternal(model: Model, external: string, work: Work): Promise<string> {
  const id = await find(model, external, work);
  if (id === undefined) throw notFound(model.name, `with the sys_external_id ${external}`);
  return id;
}

/**
 * Creates the record with this external id, or changes it: all at once make one record.
 * @param body the whole record, or a merge patch.
 */
export async function upserted(
  model: Model,
  external: string,
  body: object,
  isMerge: boolean,
  work: Work,
): Promise<{ readonly doc: Doc; readonly isNew: boolean }> {
  const { sys_external_id: sent = external } = body as { readonly sys_external_id?: unknown };
  if (sent !== external) throw Fault.at('/sys_external_id', 'id_mismatch', `The sys_external_id must be ${external}.`);
  const object = { ...body, sys_external_id: external };
  const records = recordsOf(work, model);
  let id = await find(model, external, work);
  if (id === undefined) {
    await meet(['external', model.name, external], work);
    id = await find(model, external, work);
  }
  if (id === undefined) {
    const draft = isMerge ? await patched({}, { merge: object }) : object;
    checkNew(draft);
    if ('sys_version' in draft) throw Fault.of('version_conflict', 'There is no such record any more.');
    const found = model.check.create(draft);
    if (found.length > 0) throw invalidRequest(found);
    return { doc: await records.create(draft), isNew: true };
  }
  const known = await records.find(id);
  if (known?.record.sys_external_id !== external) throw new Stale({ ...model, tenant: work.tenant, id });
  const merging = isMerge && records.patch(id, { merge: object });
  return { doc: await (merging || records.replace(id, object, model.check.replace(object))), isNew: false };
}

export function upsert(model: Model): FamilyHandler {
  return async ({ path, query, body }, work) => {
    const isMerge = isSet(query.patch);
    const { doc, isNew } = await upserted(model, path.external_id ?? '', body as object, isMerge, work);
    return { ...stored(doc), ...(isNew && { headers: { Created: 'true' } }) };
  };
}
