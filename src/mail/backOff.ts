/** When to try again what failed: after pauses that double, each of which is reported once. */

/** Milliseconds. */
const longest = 300_000;

export class BackOff {
  readonly #first: number;
  #next: number;
  #until = 0;
  /** Ids that failed by themselves → when they are due again, by `performance.now()`. */
  readonly #failed = new Map<string, number>();

  /** @param first milliseconds of the first pause. */
  constructor(first: number) {
    this.#first = first;
    this.#next = first;
  }

  /** Whether everything pauses. */
  get isPaused(): boolean {
    return performance.now() < this.#until;
  }

  isDue(id: string): boolean {
    return performance.now() >= (this.#failed.get(id) ?? 0);
  }

  /**
   * Notes that something failed.
   * @param ids what failed by itself; nothing, if everything must pause.
   * @returns milliseconds of the pause.
   */
  failed(ids: readonly string[]): number {
    const pause = this.#next;
    this.#next = Math.min(2 * pause, longest);
    const until = performance.now() + pause;
    if (ids.length === 0) this.#until = until;
    for (const id of ids) this.#failed.set(id, until);
    return pause;
  }

  /** Notes that nothing that was due failed. */
  succeeded(): void {
    const now = performance.now();
    for (const [id, due] of this.#failed) if (now >= due) this.#failed.delete(id);
    if (this.#failed.size === 0) this.#next = this.#first;
  }
}
