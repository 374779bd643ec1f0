/** Commits that need marks (see marks.ts), by the protocol of docs/adr/0006-references-on-mongodb.md. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientSession } from 'mongodb';
import { type Change, type Key, Stale } from '../port.js';
import { type Mark, type Marks, MarksLost, marksFor } from './marks.js';
import { unpack } from './operations.js';
import type { Preconditions } from './preconditions.js';
import type { Transactions } from './transaction.js';

/** Shared by all commits. */
export interface CommitContext {
  readonly marks: Marks;
  readonly preconditions: Preconditions;
  readonly transactions: Transactions;
  /** Awaited before each step of a commit. */
  readonly beforeStep: () => Promise<void>;
}

/** One commit: inserts its marks, checks for those of others, and deletes its own in the transaction that writes. */
export class MarkedCommit {
  /** @param deadline by `performance.now()`: how long it waits for other commits. */
  constructor(
    private readonly context: CommitContext,
    private readonly changes: readonly Change[],
    private readonly session: ClientSession,
    private readonly deadline: number,
  ) {}

  async run(): Promise<void> {
    const wanted = marksFor(this.changes);
    for (;;) {
      await this.context.beforeStep();
      const own = await this.context.marks.insert(wanted, this.session);
      let done = false;
      try {
        done = await this.#runMarked(own);
      } finally {
        if (!done) await this.context.marks.withdraw(own);
      }
      if (done) return;
      await this.#waitForRemovals(own);
      if (this.#isLate()) throw new Stale(keyOf(this.changes[0] as Change));
    }
  }

  /** @returns whether the commit is done; if not, another one was in its way. */
  async #runMarked(own: readonly Mark[]): Promise<boolean> {
    if (!(await this.#isUnopposed(own))) return false;
    await this.context.beforeStep();
    await this.context.preconditions.checkRequired(this.changes, this.session);
    await this.context.beforeStep();
    await this.context.preconditions.checkAbsences(this.changes, this.session);
    try {
      await this.context.transactions.run(this.changes, own, this.session, this.deadline);
      return true;
    } catch (thrown) {
      if (thrown instanceof MarksLost) return false;
      throw thrown;
    }
  }

  /**
   * A commit gives way to every removal of a record that it has marked. A removal first waits for the `use` marks that it
   * finds; it need not wait for later ones, because their commits see its mark and give way.
   * @returns whether no other commit is in the way.
   */
  async #isUnopposed(own: readonly Mark[]): Promise<boolean> {
    let awaited: Set<string> | undefined;
    do {
      await this.context.beforeStep();
      const opposing = await this.context.marks.findOpposing(own, this.session);
      if (opposing.some(({ kind }) => kind === 'remove')) return false;
      awaited ??= new Set(opposing.map(({ _id }) => _id));
      if (!opposing.some(({ _id }) => awaited?.has(_id))) return true;
      await sleep(2 + Math.random() * 10);
    } while (!this.#isLate());
    return false;
  }

  async #waitForRemovals(withdrawn: readonly Mark[]): Promise<void> {
    const isRemoval = ({ kind }: Mark) => kind === 'remove';
    do await sleep(5 + Math.random() * 20);
    while (!this.#isLate() && (await this.context.marks.findOpposing(withdrawn, this.session)).some(isRemoval));
  }

  #isLate(): boolean {
    return performance.now() > this.deadline;
  }
}

const keyOf = (change: Change): Key => ('require' in change ? change.require : unpack(change).key);
