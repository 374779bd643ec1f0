import { Fault, faultAt } from '../fault.js';
import type { Stored } from '../store/doc.js';

/** A replacement may say which record, and which version of it, it is meant for. */
interface Identified {
  readonly id?: unknown;
  readonly sys_version?: unknown;
}

/** @throws Fault when a body is meant for another record, or for another version of it. */
export function checkIdentity({ id, sys_version }: Stored, body: Identified): void {
  if (body.id !== undefined && body.id !== id)
    throw faultAt('/id', 'id_mismatch', `The id must be ${id}, that of the record to replace, or be left out.`);
  if (body.sys_version === undefined || body.sys_version === sys_version) return;
  if (typeof body.sys_version !== 'number')
    throw faultAt(
      '/sys_version',
      'type',
      'The sys_version must be a number: the version that was read, or be left out.',
    );
  throw new Fault('version_conflict', `The record has version ${sys_version} by now. Read it again.`);
}
