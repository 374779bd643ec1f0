/**
 * Locked records (`sys_locked`) reject every write except one that only unlocks them, and every change that affects their
 * counts.
 */

import { Fault } from '../fault.js';
import { isSameJson } from '../lib/json.js';
import type { ResourceName } from '../schema/contract.js';
import type { Stored } from '../store/doc.js';

type Lockable = { readonly sys_locked?: unknown } & object;

/** What people call a record, for messages. The `name` of an abstract is its author's, and no name of it. */
export const nameOf = ({ id, name }: { readonly id: string; readonly name?: unknown }) => String(name || id);

/** @throws Fault `record_locked` */
export function refuseLocked(record: Lockable): void {
  if (record.sys_locked === true) throw Fault.of('record_locked');
}

/**
 * Rejects a change that affects a locked record, such as a ticket of a locked function. The same unit of work must also
 * stage that record, a hold of it or its counter: otherwise a concurrent lock goes unnoticed.
 * @param pointer of the field that refers to the record.
 * @throws Fault `record_locked` with the name of the record.
 */
export function refuseFrozen(
  resource: ResourceName,
  record: Lockable & { readonly id: string; readonly title?: unknown },
  pointer = '',
): void {
  if (record.sys_locked !== true) return;
  const code = 'record_locked';
  const name = nameOf(resource === 'abstracts' ? { id: record.id, name: record.title } : record);
  const message = `affects ${name} in ${resource}, which is locked`;
  const unlocking = `With the permission ${resource}.unlock, a patch of only sys_locked unlocks it.`;
  throw Fault.of(code, `The change ${message}. ${unlocking}`, { details: [{ pointer, code, message }] });
}

/** Whether the only change is the removal of the lock. */
export function unlocks(previous: Stored, next: Readonly<Record<string, unknown>>): boolean {
  if (previous.sys_locked !== true || next.sys_locked === true) return false;
  const { sys_locked: _, ...rest } = next;
  const { sys_locked: __, ...restBefore } = previous;
  return isSameJson(restBefore, rest);
}

/** @throws Fault `id_mismatch` for the id of another record, `version_conflict` for a version that is not the current one. */
export function checkIdentity(record: Stored, { id, sys_version }: { id?: unknown; sys_version?: unknown }): void {
  if (id !== undefined && id !== record.id) {
    const message = `The id must be ${record.id}, the id of the record to replace. You can also leave it out.`;
    throw Fault.at('/id', 'id_mismatch', message);
  }
  if (sys_version === undefined || sys_version === record.sys_version) return;
  if (typeof sys_version !== 'number') {
    const message = 'The sys_version must be the version that you read, as a number. You can also leave it out.';
    throw Fault.at('/sys_version', 'type', message);
  }
  const message = `The record now has version ${record.sys_version}. Read it again and repeat the change.`;
  throw Fault.of('version_conflict', message);
}
