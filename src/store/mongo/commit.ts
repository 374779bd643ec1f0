/** Commits on MongoDB: all or nothing, against the versions that were read. */
import type { ClientSession, Collection } from 'mongodb';
import pLimit from 'p-limit';
import type { Doc } from '../doc.js';
import { type Change, type Key, Stale, Unavailable } from '../port.js';
import type { Collections } from './collections.js';
import { documentOf, type StoredDocument } from './document.js';
import { Guards } from './guards.js';
import { MarkedCommit, type Means } from './marked.js';
import { type Marks, wantedMarks } from './marks.js';
import { parts, type Write, withVersion } from './steps.js';
import { Transactions } from './transaction.js';

interface CommitOptions {
  /** Milliseconds for which a commit waits for others. */
  readonly patience: number;
  readonly beforeStep: () => Promise<void>;
}

/**
 * Commits of several steps. Each keeps a snapshot open at the server, and marks that others may have to wait for: of a
 * thousand at once none would get done in time.
 */
const atOnce = 50;

export class Commits {
  readonly #inTurn = pLimit(atOnce);
  readonly #collections: Collections;
  readonly #means: Means;
  readonly #patience: number;

  constructor(collections: Collections, marks: Marks, { patience, beforeStep }: CommitOptions) {
    const guards = new Guards(collections);
    const transactions = new Transactions(collections, marks, beforeStep);
    this.#collections = collections;
    this.#means = { marks, guards, transactions, beforeStep };
    this.#patience = patience;
  }

  async commit(changes: readonly Change[], session: ClientSession): Promise<void> {
    const [first] = changes;
    if (first === undefined) return;
    const isMarked = wantedMarks(changes).length > 0;
    if (isMarked || changes.length > 1) await this.#inTurn(() => this.#commitAll(changes, isMarked, session));
    else await this.#commitOne(first as Write, session);
  }

  async #commitAll(changes: readonly Change[], isMarked: boolean, session: ClientSession): Promise<void> {
    const end = performance.now() + this.#patience;
    if (isMarked) await new MarkedCommit(this.#means, changes, session, end).run();
    else await this.#means.transactions.run(changes, [], session, end);
  }

  /** A single operation on a single document: MongoDB makes it all or nothing by itself. */
  async #commitOne(change: Write, session: ClientSession): Promise<void> {
    const { key, doc } = parts(change);
    await this.#means.beforeStep();
    try {
      if (!(await written(this.#collections.get(key.collection), change, session))) throw new Stale(key);
    } catch (thrown) {
      const refusal = this.#collections.refusal(thrown, [key]);
      if (!(refusal instanceof Stale) || !session.serverSession?.isDirty) throw refusal;
      await this.#settle(key, doc);
    }
  }

  /** The connection was lost and the driver tried again: what looks stale may be what the first try did. */
  async #settle(key: Key, wanted: Doc | undefined): Promise<void> {
    const stored = await this.#collections.read(key, { consistent: true });
    if (stored?.text !== wanted?.text) throw new Unavailable('MongoDB did not say whether it stored a record');
  }
}

/** @returns whether there was what the change is about. */
async function written(collection: Collection<StoredDocument>, change: Write, session: ClientSession) {
  const { key, previous, doc } = parts(change);
  if (previous === undefined) {
    await collection.insertOne(documentOf(key, doc as Doc), { session }); // only what is there can be removed
    return true;
  }
  const filter = withVersion(key, previous);
  if (doc === undefined) return (await collection.deleteOne(filter, { session })).deletedCount > 0;
  return (await collection.replaceOne(filter, documentOf(key, doc), { session })).matchedCount > 0;
}
