/** A token bucket in the memory of this process. It refills steadily up to its capacity. */
import { capacityOf, type Policy } from './policy.js';

export class Bucket {
  #left: number;
  /** Milliseconds by a monotonic clock. */
  #at: number;

  constructor(left: number, now: number) {
    this.#left = left;
    this.#at = now;
  }

  left(policy: Policy, now: number): number {
    this.#left = refilled(this.#left, policy, now - this.#at);
    this.#at = now;
    return this.#left;
  }

  /** Takes all of it or nothing. */
  take(cost: number, policy: Policy, now: number): boolean {
    if (this.left(policy, now) < cost) return false;
    this.#left -= cost;
    return true;
  }

  giveBack(cost: number): void {
    this.#left += cost;
  }
}

/** @param passed milliseconds. */
export const refilled = (left: number, policy: Policy, passed: number): number =>
  Math.min(capacityOf(policy), left + (policy.rate * Math.max(0, passed)) / 1000);
