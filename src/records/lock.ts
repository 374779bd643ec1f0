/** Locked records (`sys_locked`) refuse every write but the one that unlocks them. */
import { isDeepStrictEqual } from 'node:util';
import { Fault } from '../fault.js';
import type { Stored } from '../store/doc.js';

type Lockable = { readonly sys_locked?: unknown } & object;

/** @throws Fault `record_locked` */
export function refuseLocked(record: Lockable): void {
  if (record.sys_locked === true) throw new Fault('record_locked');
}

/** Whether all that changes is that the lock goes. */
export function unlocks(previous: Stored, next: Readonly<Record<string, unknown>>): boolean {
  if (previous.sys_locked !== true || next.sys_locked === true) return false;
  const { sys_locked: _, ...rest } = next;
  const { sys_locked: __, ...restBefore } = previous;
  return isDeepStrictEqual(rest, restBefore);
}
