/** Commits that refer to records, or remove ones that none may refer to: docs/adr/0006-references-on-mongodb.md. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientSession } from 'mongodb';
import { type Change, type Key, Stale } from '../port.js';
import type { Guards } from './guards.js';
import { type Mark, type Marks, MarksLost, wantedMarks } from './marks.js';
import { parts } from './steps.js';
import type { Transactions } from './transaction.js';

/** What commits work with. */
export interface Means {
  readonly marks: Marks;
  readonly guards: Guards;
  readonly transactions: Transactions;
  /** Awaited before each step of a commit. */
  readonly beforeStep: () => Promise<void>;
}

/** One commit: it places its marks, looks for the others', and takes its own away in the transaction that writes. */
export class MarkedCommit {
  readonly #means: Means;
  readonly #changes: readonly Change[];
  readonly #session: ClientSession;
  readonly #end: number;

  /** @param end by `performance.now()`: until then it waits for others. */
  constructor(means: Means, changes: readonly Change[], session: ClientSession, end: number) {
    this.#means = means;
    this.#changes = changes;
    this.#session = session;
    this.#end = end;
  }

  async run(): Promise<void> {
    const wanted = wantedMarks(this.#changes);
    for (;;) {
      await this.#means.beforeStep();
      const held = await this.#means.marks.place(wanted, this.#session);
      let done = false;
      try {
        done = await this.#runHolding(held);
      } finally {
        if (!done) await this.#means.marks.lift(held);
      }
      if (done) return;
      await this.#waitForRemovals(held);
      if (this.#isLate()) throw new Stale(keyOf(this.#changes[0] as Change));
    }
  }

  /** @returns whether the commit is done; if not, another one was in the way. */
  async #runHolding(held: readonly Mark[]): Promise<boolean> {
    if (!(await this.#isWayFree(held))) return false;
    await this.#means.beforeStep();
    await this.#means.guards.checkRequired(this.#changes, this.#session);
    await this.#means.beforeStep();
    await this.#means.guards.checkAbsences(this.#changes, this.#session);
    try {
      await this.#means.transactions.run(this.#changes, held, this.#session, this.#end);
      return true;
    } catch (thrown) {
      if (thrown instanceof MarksLost) return false;
      throw thrown;
    }
  }

  /**
   * Who refers gives way to who removes. Who removes waits for those that referred before; those that come later see its
   * mark and give way, so that it need not wait for them.
   */
  async #isWayFree(held: readonly Mark[]): Promise<boolean> {
    let awaited: Set<string> | undefined;
    do {
      await this.#means.beforeStep();
      const against = await this.#means.marks.against(held, this.#session);
      if (against.some(({ kind }) => kind === 'remove')) return false;
      awaited ??= new Set(against.map(({ _id }) => _id));
      if (!against.some(({ _id }) => awaited?.has(_id))) return true;
      await sleep(2 + Math.random() * 10);
    } while (!this.#isLate());
    return false;
  }

  async #waitForRemovals(lifted: readonly Mark[]): Promise<void> {
    const isInTheWay = ({ kind }: Mark) => kind === 'remove';
    do await sleep(5 + Math.random() * 20);
    while (!this.#isLate() && (await this.#means.marks.against(lifted, this.#session)).some(isInTheWay));
  }

  #isLate(): boolean {
    return performance.now() > this.#end;
  }
}

const keyOf = (change: Change): Key => ('require' in change ? change.require : parts(change).key);
