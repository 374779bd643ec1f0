/** Several writes, all or nothing. */
import { type ClientSession, ReadPreference } from 'mongodb';
import { type Change, type Key, Stale, Unavailable } from '../port.js';
import { type Collections, durably } from './collections.js';
import { isSocketError, isWriteConflict } from './errors.js';
import type { Mark, Marks } from './marks.js';
import { grouped, parts, type Step, stepsOf, type Write } from './steps.js';

const transaction = {
  ...durably,
  readConcern: { level: 'snapshot' },
  readPreference: ReadPreference.primary,
} as const;

export class Transactions {
  readonly #collections: Collections;
  readonly #marks: Marks;
  readonly #beforeStep: () => Promise<void>;

  constructor(collections: Collections, marks: Marks, beforeStep: () => Promise<void>) {
    this.#collections = collections;
    this.#marks = marks;
    this.#beforeStep = beforeStep;
  }

  /**
   * Writes, and takes the marks away.
   * @param end by `performance.now()`: what others keep from being written is not tried again afterwards.
   */
  async run(changes: readonly Change[], held: readonly Mark[], session: ClientSession, end: number): Promise<void> {
    const writes = changes.filter((change): change is Write => !('require' in change));
    const byCollection = grouped(writes, (change) => parts(change).key.collection);
    let inDoubt: unknown;
    const task = async () => {
      await this.#write(byCollection, held, session);
      inDoubt = await commitError(session);
    };
    const timely = untilEnd(task, end, writes);
    await session.withTransaction(timely, transaction).catch(async (thrown) => {
      throw thrown instanceof Mismatch ? new Stale(await this.#firstStale(thrown.steps)) : thrown;
    });
    if (inDoubt !== undefined) throw new Unavailable('MongoDB did not say whether it stored records');
  }

  async #write(byCollection: ReadonlyMap<string, Write[]>, held: readonly Mark[], session: ClientSession) {
    await this.#beforeStep();
    await this.#marks.take(held, session);
    for (const [collection, writes] of byCollection) {
      await this.#beforeStep();
      await this.#bulk(collection, writes, session);
    }
    await this.#beforeStep();
  }

  async #bulk(name: string, writes: readonly Write[], session: ClientSession): Promise<void> {
    const { removals, replacements, insertions } = stepsOf(writes, [...this.#collections.uniquesOf(name).values()]);
    const steps = [...removals, ...replacements, ...insertions];
    try {
      const operations = steps.map(({ operation }) => operation);
      const { deletedCount, matchedCount } = await this.#collections.get(name).bulkWrite(operations, { session });
      if (deletedCount !== removals.length) throw new Mismatch(removals);
      if (matchedCount !== replacements.length) throw new Mismatch(replacements);
    } catch (thrown) {
      throw this.#collections.refusal(
        thrown,
        steps.map(({ key }) => key),
      );
    }
  }

  /** The record for which a bulk did less than it should. */
  async #firstStale(steps: readonly Step[]): Promise<Key> {
    for (const { key, previous } of steps) {
      const stored = await this.#collections.read(key, { consistent: true });
      if (stored?.record.sys_version !== previous?.record.sys_version) return key;
    }
    return (steps[0] as Step).key;
  }
}

/** Some of the documents that a bulk was to change had other versions. */
class Mismatch extends Error {
  constructor(readonly steps: readonly Step[]) {
    super();
  }
}

/** The task, for a driver that would repeat it for two minutes; others may hold a record for as long, even if they died. */
function untilEnd(task: () => Promise<void>, end: number, [first]: readonly Write[]): () => Promise<void> {
  let failure: unknown;
  return async () => {
    if (failure !== undefined && performance.now() > end) {
      if (first && isWriteConflict(failure)) throw new Stale(parts(first).key);
      throw new Unavailable('MongoDB did not complete a transaction in time', { cause: failure });
    }
    await task().catch((thrown) => {
      failure = thrown;
      throw thrown;
    });
  };
}

/** @returns the error of a commit that may have been done all the same; it must not be run again. */
async function commitError(session: ClientSession): Promise<unknown> {
  try {
    await session.commitTransaction();
    return undefined;
  } catch (error) {
    if (session.serverSession?.isDirty || isSocketError(error)) return error;
    throw error;
  }
}
