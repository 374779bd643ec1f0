/** Exponential back-off: pauses double, and each pause is reported once. */

/** Milliseconds. */
const longest = 300_000;

export class BackOff {
  readonly #first: number;
  #next: number;
  #until = 0;
  /** Ids that failed individually → when to try them again, by `performance.now()`. */
  readonly #failed = new Map<string, number>();

  /** @param first the first pause in milliseconds. */
  constructor(first: number) {
    this.#first = first;
    this.#next = first;
  }

  /** Whether everything is paused. */
  get isPaused(): boolean {
    return performance.now() < this.#until;
  }

  isDue(id: string): boolean {
    return performance.now() >= (this.#failed.get(id) ?? 0);
  }

  /**
   * Records a failure.
   * @param ids that failed individually; without it, everything pauses.
   * @returns the pause in milliseconds.
   */
  failed(ids: readonly string[]): number {
    const pause = this.#next;
    this.#next = Math.min(2 * pause, longest);
    const until = performance.now() + pause;
    if (ids.length === 0) this.#until = until;
    for (const id of ids) this.#failed.set(id, until);
    return pause;
  }

  /** Records that nothing failed. */
  succeeded(): void {
    const now = performance.now();
    for (const [id, due] of this.#failed) if (now >= due) this.#failed.delete(id);
    if (this.#failed.size === 0) this.#next = this.#first;
  }
}
