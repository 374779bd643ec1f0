/** Makes whoever asks again at once, although refused, wait for the answer: refusals cost others time, too. */
import { LRUCache } from 'lru-cache';

/** Refusals of a tenant within a second that are answered at once. */
const patience = 20;
/** Milliseconds that the others wait; shorter than any `Retry-After`. */
const pause = 250;

export class Brake {
  readonly #refusals = new LRUCache<string, { readonly since: number; count: number }>({ max: 1000 });

  /** Milliseconds to wait with another refusal. */
  pauseFor(tenant: string, now = performance.now()): number {
    const current = this.#refusals.get(tenant);
    const recent = current !== undefined && now - current.since < 1000 ? current : { since: now, count: 0 };
    this.#refusals.set(tenant, recent);
    return ++recent.count > patience ? pause : 0;
  }
}
