/** The record that several processes share: what is left of a tenant's limit. */
import type { Stored } from '../store/doc.js';
import { refilled } from './bucket.js';
import { capacityOf, type Policy, timeFor } from './policy.js';

export interface Account extends Stored {
  readonly left: number;
  /** Refills are counted up to this time, in milliseconds since 1970 by the clock that is furthest ahead. */
  readonly at: number;
  /** When it will be full again. The record is then no longer needed. */
  readonly full_at: number;
}

/** What this process knows: the account as it last read it, and when by its monotonic clock. */
export interface Sighting {
  readonly account: Account;
  readonly seen: number;
}

/** The current time, in milliseconds since 1970 and by a monotonic clock. */
export interface Time {
  readonly wall: number;
  readonly watch: number;
}

/**
 * Milliseconds that have passed since `account.at`. Clocks of processes differ and can be set back. So the clock only counts
 * beyond `at`, which never goes back; and an account that is unchanged since this process saw it is at least as old as the
 * monotonic clock says. Time that is counted moves `at` forward, so it is counted once.
 */
export function passedSince(account: Account, sighting: Sighting | undefined, { wall, watch }: Time): number {
  const seen = sighting !== undefined && isSame(sighting.account, account) ? sighting.seen : watch;
  return Math.max(0, wall - account.at, watch - seen);
}

/** Versions restart after an account is removed. */
export const isSame = (one: Account, other: Account) => one.sys_version === other.sys_version && one.at === other.at;

/** The account as it is now. A missing account is full. */
export function broughtUp(
  id: string,
  stored: Account | undefined,
  sighting: Sighting | undefined,
  policy: Policy,
  now: Time,
): Account {
  if (stored === undefined) return { id, left: capacityOf(policy), at: now.wall, full_at: now.wall, sys_version: 0 };
  const passed = passedSince(stored, sighting, now);
  return { ...stored, left: refilled(stored.left, policy, passed), at: stored.at + passed };
}

/** The account to store after taking this amount. */
export function without(amount: number, account: Account, policy: Policy): Account {
  const left = account.left - amount;
  const full_at = Math.ceil(account.at + timeFor(capacityOf(policy) - left, policy));
  return { ...account, left, full_at, sys_version: account.sys_version + 1 };
}
