/** Requests that wait until a tenant has changed. */

/** Milliseconds after which one looks by itself: another process may have written. */
const lookEvery = 500;

export class Followers {
  readonly #waiting = new Map<string, Set<() => void>>();
  #hasEnded = false;

  /** Whether the server stops: nobody should wait any more. */
  get hasEnded(): boolean {
    return this.#hasEnded;
  }

  /** Resolves when this process has changed the tenant, another one may have, or the server stops; after `atMost` milliseconds. */
  changed(tenant: string, atMost: number): Promise<void> {
    if (this.#hasEnded) return Promise.resolve();
    return new Promise((resolve) => {
      const all = this.#waiting.get(tenant) ?? new Set();
      this.#waiting.set(tenant, all);
      const end = () => {
        clearTimeout(timer);
        all.delete(end);
        if (all.size === 0) this.#waiting.delete(tenant);
        resolve();
      };
      const timer = setTimeout(end, Math.min(lookEvery, atMost));
      all.add(end);
    });
  }

  wake(tenant: string): void {
    for (const end of [...(this.#waiting.get(tenant) ?? [])]) end();
  }

  end(): void {
    this.#hasEnded = true;
    for (const tenant of [...this.#waiting.keys()]) this.wake(tenant);
  }
}
