/** The record that several processes share: what is left of a tenant's limit. */
import type { Stored } from '../store/doc.js';
import { refilled } from './bucket.js';
import { capacityOf, type Policy, timeFor } from './policy.js';

export interface Account extends Stored {
  readonly left: number;
  /** Milliseconds since 1970 until which what came back is counted, by the clock that is furthest ahead. */
  readonly at: number;
  /** When it will be full again: then the record says nothing and may go. */
  readonly full_at: number;
}

/** What this process knows: the account as it found it, and when by its own watch. */
export interface Sighting {
  readonly account: Account;
  readonly seen: number;
}

/** Now, as milliseconds since 1970, which may be set, and by a watch that only goes forward. */
export interface Time {
  readonly wall: number;
  readonly watch: number;
}

/**
 * Milliseconds that have passed since `account.at`. Clocks of processes differ and may be set back. So the clock counts only
 * beyond `at`, which never goes back, and an account that nobody has touched since this process saw it is at least as old as
 * its watch says. Whatever is counted moves `at` on and is counted once.
 */
export function passedSince(account: Account, sighting: Sighting | undefined, { wall, watch }: Time): number {
  const seen = sighting !== undefined && isSame(sighting.account, account) ? sighting.seen : watch;
  return Math.max(0, wall - account.at, watch - seen);
}

/** Versions begin anew when an account was removed. */
export const isSame = (one: Account, other: Account) => one.sys_version === other.sys_version && one.at === other.at;

/** The account as it is now; one that is not there is full. */
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

/** The account to store when so much was taken of it. */
export function without(amount: number, account: Account, policy: Policy): Account {
  const left = account.left - amount;
  const full_at = Math.ceil(account.at + timeFor(capacityOf(policy) - left, policy));
  return { ...account, left, full_at, sys_version: account.sys_version + 1 };
}
