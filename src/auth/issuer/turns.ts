/** Limits the concurrency of expensive tasks, and the number of those that wait. */

interface Waiting {
  readonly suspicion: () => number;
  readonly resolve: (isAdmitted: boolean) => void;
  readonly timer: NodeJS.Timeout;
}

interface Bounds {
  readonly atOnce: number;
  readonly waiting: number;
  /** Milliseconds. */
  readonly wait: number;
}

export class Turns {
  readonly #waiting = new Set<Waiting>();
  #running = 0;

  constructor(private readonly bounds: Bounds) {}

  /**
   * Runs `task` when it is its turn. The least suspicious tasks come first, and when too many wait, one of the most
   * suspicious is rejected.
   * @param suspicion is called again for each choice.
   * @returns undefined if there was no turn.
   */
  async run<T>(suspicion: () => number, task: () => Promise<T>): Promise<T | undefined> {
    if (!(await this.#admitted(suspicion))) return undefined;
    try {
      return await task();
    } finally {
      this.#running--;
      this.#admitNext();
    }
  }

  #admitted(suspicion: () => number): boolean | Promise<boolean> {
    if (this.#running < this.bounds.atOnce) {
      this.#running++;
      return true;
    }
    return new Promise((resolve) => {
      const timer = setTimeout(() => this.#end(waiting, false), this.bounds.wait);
      const waiting: Waiting = { suspicion, resolve, timer };
      this.#waiting.add(waiting);
      if (this.#waiting.size > this.bounds.waiting) this.#end(pick([...this.#waiting], greatest), false);
    });
  }

  #admitNext(): void {
    if (this.#waiting.size === 0 || this.#running >= this.bounds.atOnce) return;
    this.#running++;
    this.#end(pick([...this.#waiting], least), true);
  }

  #end(waiting: Waiting, isAdmitted: boolean): void {
    clearTimeout(waiting.timer);
    this.#waiting.delete(waiting);
    waiting.resolve(isAdmitted);
  }
}

const least = (levels: readonly number[]) => Math.min(...levels);
const greatest = (levels: readonly number[]) => Math.max(...levels);

/** Picks randomly among equals, so that sending more requests does not improve the chance of each. */
function pick(waiting: readonly Waiting[], choose: (levels: readonly number[]) => number): Waiting {
  const levels = waiting.map(({ suspicion }) => suspicion());
  const level = choose(levels);
  const equals = waiting.filter((_, index) => levels[index] === level);
  return equals[Math.floor(Math.random() * equals.length)] as Waiting; // there is at least one
}
