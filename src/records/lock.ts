/**
 * Locked records (`sys_locked`) reject every write except one that only unlocks them, and every change that affects their
 * counts.
 */
import type { ResourceName } from '../document/contract.js';
import { Fault } from '../fault.js';
import type { Stored } from '../store/doc.js';
import { isSameJson } from './sameJson.js';

type Lockable = { readonly sys_locked?: unknown } & object;

/** @throws Fault `record_locked` */
export function refuseLocked(record: Lockable): void {
  if (record.sys_locked === true) throw new Fault('record_locked');
}

/**
 * Rejects a change that affects a locked record, such as a ticket of a locked function. The same unit of work must also
 * stage that record, a hold of it or its counter: otherwise a concurrent lock goes unnoticed.
 * @param pointer of the field that refers to the record.
 * @throws Fault `record_locked` with the id of the record.
 */
export function refuseFrozen(resource: ResourceName, record: Lockable & { readonly id: string }, pointer = ''): void {
  if (record.sys_locked !== true) return;
  const code = 'record_locked';
  const message = `affects ${record.id} in ${resource}, which is locked`;
  const unlocking = `With the permission ${resource}.unlock, a patch of only sys_locked unlocks it.`;
  throw new Fault(code, `The change ${message}. ${unlocking}`, { details: [{ pointer, code, message }] });
}

/** Whether the only change is the removal of the lock. */
export function unlocks(previous: Stored, next: Readonly<Record<string, unknown>>): boolean {
  if (previous.sys_locked !== true || next.sys_locked === true) return false;
  const { sys_locked: _, ...rest } = next;
  const { sys_locked: __, ...restBefore } = previous;
  return isSameJson(restBefore, rest);
}
