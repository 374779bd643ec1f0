/** Fields that only the server writes. */

/** Documented fields that this server neither accepts from clients nor writes: they never appear in a response. */
export const neverKept = ['sys_deleted_by_id', 'sys_last_security_context'];

const serverOwned = new Set([
  'id',
  'sys_created_at',
  'sys_created_by_id',
  'sys_last_modified_at',
  'sys_last_modified_by_id',
  'sys_version',
  ...neverKept,
]);

export const isServerOwned = (field: string) => serverOwned.has(field);
