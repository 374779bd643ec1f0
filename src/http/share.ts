/** Shares a resource such as memory among holders, in order of arrival and with a maximum for each. */

interface Waiting {
  readonly holder: string;
  readonly amount: number;
  readonly admit: () => void;
}

/** Releases the amount; a second call does nothing. */
export type Release = () => void;

/** The maximum number of waiting requests of one holder. */
const longestQueue = 1000;

export class Share {
  readonly #all: number;
  readonly #ofOne: number;
  readonly #taken = new Map<string, number>();
  #total = 0;
  readonly #queues = new Map<string, Set<Waiting>>();

  constructor(all: number, ofOne: number) {
    this.#all = all;
    this.#ofOne = ofOne;
  }

  /** The amount in use. */
  get taken(): number {
    return this.#total;
  }

  /**
   * Waits until there is room. An amount above the holder's maximum gets the maximum.
   * @returns `undefined` if there was no room in time, or too many requests of this holder are waiting.
   */
  async take(holder: string, wanted: number, wait: number): Promise<Release | undefined> {
    const amount = Math.min(wanted, this.#ofOne);
    const queue = this.#queues.get(holder);
    if (queue === undefined && this.#fits(holder, amount)) return this.#grant(holder, amount);
    if ((queue?.size ?? 0) >= longestQueue) return undefined;
    const admitted = await this.#inQueue(holder, amount, wait);
    return admitted ? this.#releaseOf(holder, amount) : undefined;
  }

  #inQueue(holder: string, amount: number, wait: number): Promise<boolean> {
    const queue = this.#queues.get(holder) ?? new Set();
    this.#queues.set(holder, queue);
    return new Promise((resolve) => {
      const leave = (admitted: boolean) => {
        clearTimeout(timer);
        queue.delete(waiting);
        if (queue.size === 0) this.#queues.delete(holder);
        resolve(admitted);
      };
      const waiting: Waiting = { holder, amount, admit: () => leave(true) };
      const timer = setTimeout(() => leave(false), wait);
      queue.add(waiting);
    });
  }

  #fits(holder: string, amount: number): boolean {
    return this.#total + amount <= this.#all && (this.#taken.get(holder) ?? 0) + amount <= this.#ofOne;
  }

  #grant(holder: string, amount: number): Release {
    this.#count(holder, amount);
    return this.#releaseOf(holder, amount);
  }

  #releaseOf(holder: string, amount: number): Release {
    let held = true;
    return () => {
      if (!held) return;
      held = false;
      this.#count(holder, -amount);
      this.#admitNext();
    };
  }

  /** Holders take turns: serves the first entry of each queue, and repeats while one fits. */
  #admitNext(): void {
    for (let admitted = true; admitted; ) {
      admitted = false;
      for (const [holder, queue] of [...this.#queues]) {
        const [first] = queue;
        if (first === undefined || !this.#fits(holder, first.amount)) continue;
        this.#count(holder, first.amount);
        first.admit();
        admitted = true;
      }
    }
  }

  #count(holder: string, amount: number): void {
    this.#total += amount;
    const left = (this.#taken.get(holder) ?? 0) + amount;
    if (left === 0) this.#taken.delete(holder);
    else this.#taken.set(holder, left);
  }
}
