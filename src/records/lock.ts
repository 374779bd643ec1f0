/** Locked records (`sys_locked`) refuse every write except one that only unlocks them. */
import { Fault } from '../fault.js';
import type { Stored } from '../store/doc.js';
import { isSameJson } from './sameJson.js';

type Lockable = { readonly sys_locked?: unknown } & object;

/** @throws Fault `record_locked` */
export function refuseLocked(record: Lockable): void {
  if (record.sys_locked === true) throw new Fault('record_locked');
}

/** Whether removing the lock is the only change. */
export function unlocks(previous: Stored, next: Readonly<Record<string, unknown>>): boolean {
  if (previous.sys_locked !== true || next.sys_locked === true) return false;
  const { sys_locked: _, ...rest } = next;
  const { sys_locked: __, ...restBefore } = previous;
  return isSameJson(restBefore, rest);
}
