/** Locked records (`sys_locked`) refuse every write except one that only unlocks them, and freeze what they count. */
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
 * Refuses to change what is counted on a locked record, such as the tickets of a function. The same unit of work must also
 * stage that record, a hold of it or its counter: otherwise a lock that is set meanwhile goes unseen.
 * @param pointer of the field that names the record.
 * @throws Fault `record_locked`, which names the record.
 */
export function refuseFrozen(resource: ResourceName, record: Lockable & { readonly id: string }, pointer = ''): void {
  if (record.sys_locked !== true) return;
  const code = 'record_locked';
  const message = `is counted on ${record.id} of ${resource}, which is locked`;
  const unlocking = `With the permission ${resource}.unlock, a patch of its sys_locked alone unlocks it.`;
  throw new Fault(code, `The record ${message}. ${unlocking}`, { details: [{ pointer, code, message }] });
}

/** Whether removing the lock is the only change. */
export function unlocks(previous: Stored, next: Readonly<Record<string, unknown>>): boolean {
  if (previous.sys_locked !== true || next.sys_locked === true) return false;
  const { sys_locked: _, ...rest } = next;
  const { sys_locked: __, ...restBefore } = previous;
  return isSameJson(restBefore, rest);
}
