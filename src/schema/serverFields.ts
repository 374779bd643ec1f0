/** Fields that only the server writes. */

/** Documented fields that this server neither accepts from clients nor writes: they never appear in a response. */
export const neverKept = ['sys_deleted_by_id', 'sys_last_security_context'];

const serverFields = new Set([
  'id',
  'sys_created_at',
  'sys_created_by_id',
  'sys_last_modified_at',
  'sys_last_modified_by_id',
  'sys_version',
  ...neverKept,
]);

export const isServerOwned = (field: string) => serverFields.has(field);

const serverFieldNames = [...serverFields];

/** The draft itself if it has none. */
export function withoutServerFields(draft: Readonly<Record<string, unknown>>): Readonly<Record<string, unknown>> {
  if (!serverFieldNames.some((name) => name in draft)) return draft;
  const rest: Record<string, unknown> = {};
  for (const name in draft) if (!serverFields.has(name)) rest[name] = draft[name];
  return rest;
}
