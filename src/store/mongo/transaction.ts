/** Transactions: several writes, all or nothing. */
import { type ClientSession, ReadPreference } from 'mongodb';
import { type Change, type Key, Stale, Unavailable } from '../port.js';
import { type Collections, durableWrite } from './collections.js';
import { isSocketError, isWriteConflict } from './errors.js';
import type { Mark, Marks } from './marks.js';
import { type BulkOperation, bulkOperationsOf, groupBy, unpack, type Write } from './operations.js';

const transactionOptions = {
  ...durableWrite,
  readConcern: { level: 'snapshot' },
  readPreference: ReadPreference.primary,
} as const;

export class Transactions {
  constructor(
    private readonly collections: Collections,
    private readonly marks: Marks,
    private readonly beforeStep: () => Promise<void>,
  ) {}

  /**
   * Writes all changes, and deletes the marks of the commit.
   * @param deadline by `performance.now()`: no attempt is repeated after it.
   * @throws Stale, Taken, MarksLost, Unavailable
   */
  async run(
    changes: readonly Change[],
    marks: readonly Mark[],
    session: ClientSession,
    deadline: number,
  ): Promise<void> {
    const writes = changes.filter((change): change is Write => !('require' in change));
    const byCollection = groupBy(writes, (change) => unpack(change).key.collection);
    let inDoubt: unknown;
    const task = async () => {
      await this.#write(byCollection, marks, session);
      inDoubt = await commitInDoubt(session);
    };
    const bounded = withDeadline(task, deadline, writes);
    await session.withTransaction(bounded, transactionOptions).catch(async (thrown) => {
      throw thrown instanceof Mismatch ? new Stale(await this.#firstStale(thrown.operations)) : thrown;
    });
    if (inDoubt !== undefined) throw new Unavailable('MongoDB did not say whether it stored records');
  }

  async #write(byCollection: ReadonlyMap<string, Write[]>, marks: readonly Mark[], session: ClientSession) {
    await this.beforeStep();
    await this.marks.consume(marks, session);
    for (const [collection, writes] of byCollection) {
      await this.beforeStep();
      await this.#bulk(collection, writes, session);
    }
    await this.beforeStep();
  }

  async #bulk(name: string, writes: readonly Write[], session: ClientSession): Promise<void> {
    const { removals, replacements, insertions } = bulkOperationsOf(writes, this.collections.declarationOf(name));
    const operations = [...removals, ...replacements, ...insertions];
    try {
      const bulk = operations.map(({ operation }) => operation);
      const { deletedCount, matchedCount } = await this.collections.get(name).bulkWrite(bulk, { session });
      if (deletedCount !== removals.length) throw new Mismatch(removals);
      if (matchedCount !== replacements.length) throw new Mismatch(replacements);
    } catch (thrown) {
      throw this.collections.refusal(
        thrown,
        operations.map(({ key }) => key),
      );
    }
  }

  /** The first record whose version is not the expected one. */
  async #firstStale(operations: readonly BulkOperation[]): Promise<Key> {
    for (const { key, previous } of operations) {
      const stored = await this.collections.read(key, { consistent: true });
      if (stored?.record.sys_version !== previous?.record.sys_version) return key;
    }
    return (operations[0] as BulkOperation).key;
  }
}

/** A bulk write has changed fewer documents than expected: some have other versions. */
class Mismatch extends Error {
  constructor(readonly operations: readonly BulkOperation[]) {
    super();
  }
}

/**
 * A task that fails when it is called again after the deadline: the driver repeats it for two minutes, and a crashed process
 * can block a record for as long.
 */
function withDeadline(task: () => Promise<void>, deadline: number, [first]: readonly Write[]): () => Promise<void> {
  let failure: unknown;
  return async () => {
    if (failure !== undefined && performance.now() > deadline) {
      if (first && isWriteConflict(failure)) throw new Stale(unpack(first).key);
      throw new Unavailable('MongoDB did not complete a transaction in time', { cause: failure });
    }
    await task().catch((thrown) => {
      failure = thrown;
      throw thrown;
    });
  };
}

/**
 * Commits the transaction.
 * @returns the error, if the commit may have succeeded nevertheless: it must not be repeated then.
 * @throws every other error
 */
async function commitInDoubt(session: ClientSession): Promise<unknown> {
  try {
    await session.commitTransaction();
    return undefined;
  } catch (error) {
    if (session.serverSession?.isDirty || isSocketError(error)) return error;
    throw error;
  }
}
