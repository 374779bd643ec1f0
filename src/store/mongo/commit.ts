/** Commits on MongoDB: all or nothing, and only if no version has changed since it was read. */
import type { ClientSession } from 'mongodb';
import pLimit from 'p-limit';
import type { Doc } from '../doc.js';
import { type Change, type Key, Stale, Unavailable } from '../port.js';
import { commitLimit, turnLimit, within } from './batches.js';
import type { Collections } from './collections.js';
import { documentOf } from './document.js';
import { type CommitContext, MarkedCommit, type Marks, marksFor } from './marks.js';
import { Preconditions, unpack, versionFilter, type Write } from './operations.js';
import { Transactions } from './transaction.js';

interface CommitOptions {
  /** Milliseconds that a commit waits for other commits. */
  readonly patience: number;
  readonly slack: number;
  readonly beforeStep: () => Promise<void>;
}

/**
 * The maximum number of multi-step commits at a time. Each keeps a snapshot open on the server, and marks that others may
 * wait for: with a thousand at a time, none would finish in time.
 */
const maxConcurrent = 50;

export class Commits {
  readonly #limited = pLimit(maxConcurrent);
  readonly #collections: Collections;
  readonly #context: CommitContext;
  readonly #patience: number;
  readonly #slack: number;

  constructor(collections: Collections, marks: Marks, { patience, slack, beforeStep }: CommitOptions) {
    const preconditions = new Preconditions(collections);
    const transactions = new Transactions(collections, marks, beforeStep);
    this.#collections = collections;
    this.#context = { marks, preconditions, transactions, beforeStep };
    this.#patience = patience;
    this.#slack = slack;
  }

  async commit(changes: readonly Change[], session: ClientSession): Promise<void> {
    const [first] = changes;
    if (first === undefined) return;
    const needsMarks = marksFor(changes).length > 0;
    if (needsMarks || changes.length > 1) await this.#inTurn(() => this.#commitAll(changes, needsMarks, session));
    else await within(this.#slack * commitLimit, this.#commitOne(first as Write, session));
  }

  /** Waits for a turn and runs a multi-step commit; both have a time limit. */
  async #inTurn(task: () => Promise<void>): Promise<void> {
    let isLate = false;
    const turn = new Promise<() => void>((begin) => {
      void this.#limited(() => (isLate ? undefined : new Promise<void>((end) => begin(end))));
    });
    const end = await within(this.#slack * turnLimit, turn).catch((thrown) => {
      isLate = true;
      throw thrown;
    });
    try {
      await within(this.#patience + this.#slack * commitLimit, task());
    } finally {
      end();
    }
  }

  async #commitAll(changes: readonly Change[], needsMarks: boolean, session: ClientSession): Promise<void> {
    const deadline = performance.now() + this.#patience;
    if (needsMarks) await new MarkedCommit(this.#context, changes, session, deadline).run();
    else await this.#context.transactions.run(changes, [], session, deadline);
  }

  /** A single operation on a single document, which is atomic without a transaction. */
  async #commitOne(change: Write, session: ClientSession): Promise<void> {
    const { key, doc } = unpack(change);
    await this.#context.beforeStep();
    try {
      if (!(await write(this.#collections, change, session))) throw new Stale(key);
    } catch (thrown) {
      const refusal = this.#collections.refusal(thrown, [key]);
      if (!(refusal instanceof Stale) || !session.serverSession?.isDirty) throw refusal;
      await this.#confirm(key, doc);
    }
  }

  /**
   * The driver has repeated a write after a lost connection, so an apparent conflict may be the effect of the first attempt.
   */
  async #confirm(key: Key, wanted: Doc | undefined): Promise<void> {
    const stored = await this.#collections.read(key, { consistent: true });
    if (stored?.text !== wanted?.text) throw new Unavailable('MongoDB did not say whether it stored a record');
  }
}

/** @returns whether the expected version was there. */
async function write(collections: Collections, change: Write, session: ClientSession) {
  const { key, previous, doc } = unpack(change);
  const collection = collections.get(key.collection);
  const { folded } = collections.declarationOf(key.collection);
  if (previous === undefined) {
    await collection.insertOne(documentOf(key, doc as Doc, folded), { session }); // a removal always has `previous`
    return true;
  }
  const filter = versionFilter(key, previous);
  if (doc === undefined) return (await collection.deleteOne(filter, { session })).deletedCount > 0;
  return (await collection.replaceOne(filter, documentOf(key, doc, folded), { session })).matchedCount > 0;
}
