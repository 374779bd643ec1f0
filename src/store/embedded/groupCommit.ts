/** Group commit: commits that arrive close together share one transaction and one flush to disk. */
import { WriteFailed } from '../port.js';

interface Waiting<T> {
  readonly item: T;
  readonly resolve: () => void;
  readonly reject: (reason: unknown) => void;
}

/** A transaction ends with the commit that reaches one of these limits: applying them blocks everything else. */
const maxGroupSize = 500;
const maxGroupTime = 20; // milliseconds

export class GroupCommit<T> {
  #waiting: Waiting<T>[] = [];
  #draining: Promise<void> | undefined;

  constructor(
    /** Runs a task in a transaction; resolves when it is durable. If the task throws, nothing is written. */
    readonly transaction: (task: () => void) => Promise<unknown>,
    /** Applies one item, or returns why it must not be applied, without changes. */
    readonly apply: (item: T) => Error | undefined,
    /** Called for each item that the disk has rejected. */
    readonly refused: () => void,
  ) {}

  /**
   * Resolves when the item is durable. Rejects with its refusal, or with the error of its transaction: it then has no
   * effect.
   */
  add(item: T): Promise<void> {
    return new Promise((resolve, reject) => {
      this.#waiting.push({ item, resolve, reject });
      this.#draining ??= this.#drain();
    });
  }

  /** Resolves when no item is waiting. */
  async idle(): Promise<void> {
    await this.#draining;
  }

  async #drain(): Promise<void> {
    while (this.#waiting.length > 0) await this.#commitGroup(this.#waiting);
    this.#draining = undefined;
  }

  /**
   * Commits the first of `waiting`, and removes them: as late as possible, to include what arrived during the previous
   * flush.
   */
  async #commitGroup(waiting: Waiting<T>[]): Promise<void> {
    let items: Waiting<T>[] = [];
    let refusals: (Error | undefined)[] = [];
    try {
      await this.transaction(() => {
        refusals = this.#applyFirst(waiting);
        items = waiting.splice(0, refusals.length);
      });
    } catch (error) {
      await this.#retryOneByOne(items.length > 0 ? items : waiting.splice(0, maxGroupSize), error);
      return;
    }
    settle(items, refusals);
  }

  #applyFirst(waiting: readonly Waiting<T>[]): (Error | undefined)[] {
    const refusals: (Error | undefined)[] = [];
    const ends = performance.now() + maxGroupTime;
    for (const { item } of waiting) {
      refusals.push(this.apply(item));
      if (refusals.length === maxGroupSize || performance.now() > ends) break;
    }
    return refusals;
  }

  /** One item failed, and with it the whole group: each item gets its own transaction, unless the disk failed. */
  async #retryOneByOne(items: readonly Waiting<T>[], error: unknown): Promise<void> {
    if (items.length <= 1 || error instanceof WriteFailed) {
      for (const { reject } of items) {
        if (error instanceof WriteFailed) this.refused();
        reject(error);
      }
    } else for (const item of items) await this.#commitGroup([item]);
  }
}

/** Resolves the items without a refusal, rejects the others. */
function settle<T>(items: readonly Waiting<T>[], refusals: readonly (Error | undefined)[]): void {
  items.forEach(({ resolve, reject }, i) => {
    const refusal = refusals[i];
    if (refusal === undefined) resolve();
    else reject(refusal);
  });
}
