import { Fault, faultAt } from '../fault.js';
import type { Stored } from '../store/doc.js';

/** The properties of a replacement that identify the record and its version. */
interface Identified {
  readonly id?: unknown;
  readonly sys_version?: unknown;
}

/** @throws Fault `id_mismatch` for the id of another record, `version_conflict` for a version that is not the current one. */
export function checkIdentity({ id, sys_version }: Stored, body: Identified): void {
  if (body.id !== undefined && body.id !== id)
    throw faultAt(
      '/id',
      'id_mismatch',
      `The id must be ${id}, the id of the record to replace. You can also leave it out.`,
    );
  if (body.sys_version === undefined || body.sys_version === sys_version) return;
  if (typeof body.sys_version !== 'number')
    throw faultAt(
      '/sys_version',
      'type',
      'The sys_version must be the version that you read, as a number. You can also leave it out.',
    );
  throw new Fault(
    'version_conflict',
    `The record now has version ${sys_version}. Read it again and repeat the change.`,
  );
}
