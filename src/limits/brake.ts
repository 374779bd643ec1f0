/** Delays the responses to callers who keep retrying after refusals, because refusals take time from others. */
import { LRUCache } from 'lru-cache';

/** Refusals of a tenant per second that are answered immediately. */
const patience = 20;
/** The delay of the others in milliseconds, shorter than any `Retry-After`. */
const pause = 250;

export class Brake {
  readonly #refusals = new LRUCache<string, { readonly since: number; count: number }>({ max: 1000 });

  /** The delay of the next refusal in milliseconds. */
  pauseFor(tenant: string, now = performance.now()): number {
    const current = this.#refusals.get(tenant);
    const recent = current !== undefined && now - current.since < 1000 ? current : { since: now, count: 0 };
    this.#refusals.set(tenant, recent);
    return ++recent.count > patience ? pause : 0;
  }
}
