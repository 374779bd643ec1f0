/** Commits that come close together share one transaction and one flush to disk. */

interface Waiting<T> {
  readonly item: T;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** The most commits that one transaction holds: other work waits while they are applied. */
const most = 500;

export class GroupCommit<T> {
  #waiting: Waiting<T>[] = [];
  #draining: Promise<void> | undefined;

  constructor(
    /** Runs a task in a transaction, resolves when it is durable; when the task throws, nothing of it took effect. */
    readonly transaction: (task: () => void) => Promise<unknown>,
    /** Applies one item, or returns why it may not be and changes nothing. */
    readonly apply: (item: T) => Error | undefined,
  ) {}

  /** Resolves when the item is durable; rejects with its refusal, or with what went wrong, and then it has no effect. */
  add(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#draining ??= this.#drain();
    });
  }

  /** Resolves when no item waits any more. */
  async idle(): Promise<void> {
    await this.#draining;
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) await this.#together(() => this.#waiting.splice(0, most));
    this.#draining = undefined;
  }

  /** The group is taken as late as can be: all that came while the transaction before was flushed is in it. */
  async #together(take: () => Waiting<T>[]): Promise<void> {
    let group: Waiting<T>[] = [];
    let refusals: (Error | undefined)[] = [];
    try {
      await this.transaction(() => {
        group = take();
        refusals = group.map(({ item }) => this.apply(item));
      });
    } catch (error) {
      await this.#afterFailure(group.length > 0 ? group : take(), error);
      return;
    }
    group.forEach(({ resolve, reject }, i) => {
      const refusal = refusals[i];
      if (refusal === undefined) resolve();
      else reject(refusal);
    });
  }

  /** One of them failed and took the others with it: each gets a transaction of its own. */
  async #afterFailure(group: readonly Waiting<T>[], error: unknown): Promise<void> {
    const [only, ...others] = group;
    if (others.length === 0) only?.reject(error);
    else for (const one of group) await this.#together(() => [one]);
  }
}
