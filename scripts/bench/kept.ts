/** The in-memory store of the compared servers. */
import { v7 } from 'uuid';

export type Fields = Record<string, unknown>;

/** The number of stored records: an empty heap would make the comparison too easy. */
const maxKept = 50_000;
/** The benchmark reads the first ones. */
const neverForgotten = 2000;

const records = new Map<string, Fields>();
const byApplication = new Map<string, string[]>();

export const find = (id: string): Fields | undefined => records.get(id);

export function create(body: Fields): Fields {
  if (records.size >= maxKept) forget();
  const now = new Date().toISOString();
  const by = { sys_created_by_id: 'bench', sys_last_modified_by_id: 'bench' };
  const record = { id: v7(), ...body, sys_created_at: now, sys_last_modified_at: now, ...by, sys_version: 1 };
  records.set(record.id, record);
  const application = String(body.application_id);
  const ids = byApplication.get(application);
  if (ids) ids.push(record.id);
  else byApplication.set(application, [record.id]);
  return record;
}

export function save(id: string, record: Fields): Fields {
  record.sys_last_modified_at = new Date().toISOString();
  record.sys_version = Number(record.sys_version) + 1;
  records.set(id, record);
  return record;
}

export function page(application: string): { Count: number; Items: Fields[] } {
  const ids = (byApplication.get(application) ?? []).slice(0, 100);
  const Items = ids.map((id) => records.get(id) as Fields);
  return { Count: Items.length, Items };
}

/** Responds to a batch that contains only creations. */
export function batch(operations: readonly { operation: string; object: Fields }[]): object {
  const results = operations.map(({ operation, object }, index) => {
    const record = create(object);
    return { index, id: record.id, operation, status: 200, object: record };
  });
  return { success_count: results.length, error_count: 0, results };
}

function forget(): void {
  let seen = 0;
  for (const [id, { application_id: application }] of records) {
    if (++seen <= neverForgotten) continue;
    records.delete(id);
    byApplication.delete(String(application));
  }
}
