/** Commits on MongoDB: all or nothing, and only if no version has changed since it was read. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type Binary, type ClientSession, ReadPreference } from 'mongodb';
import pLimit from 'p-limit';
import type { Doc } from '../doc.js';
import { type Change, type Key, Stale, Unavailable } from '../port.js';
import { type Collections, durableWrite } from './collections.js';
import {
  commitLimit,
  isSocketError,
  isTransient,
  isWriteConflict,
  timeLimit,
  turnLimit,
  within,
} from './connection.js';
import { documentOf } from './document.js';
import { type Mark, type Marks, MarksLost, marksFor } from './marks.js';
import {
  type BulkOperation,
  bulkOperationsOf,
  checkAbsences,
  checkRequired,
  groupBy,
  unpack,
  versionFilter,
  type Write,
} from './operations.js';

interface CommitOptions {
  readonly startSession: () => ClientSession;
  /** Milliseconds that a commit waits for other commits. */
  readonly commitWaitMs: number;
  readonly timeoutFactor: number;
  /** Awaited before each step of a commit. */
  readonly beforeStep: () => Promise<void>;
}

/** A commit of several steps. */
interface Steps {
  readonly changes: readonly Change[];
  readonly session: ClientSession;
  /** By `performance.now()`: nothing is repeated after it. */
  readonly deadline: number;
}

/**
 * The maximum number of multi-step commits at a time. Each keeps a snapshot open on the server, and marks that others may
 * wait for: with a thousand at a time, none would finish in time.
 */
const maxConcurrent = 50;

const transactionOptions = {
  ...durableWrite,
  readConcern: { level: 'snapshot' },
  readPreference: ReadPreference.primary,
  get maxCommitTimeMS() {
    return timeLimit.maxTimeMS;
  },
} as const;

const isLate = ({ deadline }: Steps) => performance.now() > deadline;

export class Commits {
  readonly #limited = pLimit(maxConcurrent);
  /** Of multi-step commits: few that are there from the start, so that others know them when this process dies. */
  readonly #sessions: Set<ClientSession>;
  readonly #idle: ClientSession[];

  constructor(
    private readonly collections: Collections,
    private readonly marks: Marks,
    private readonly options: CommitOptions,
  ) {
    this.#idle = Array.from({ length: maxConcurrent }, () => options.startSession());
    this.#sessions = new Set(this.#idle);
  }

  /** The ids of the sessions that can have transactions. */
  get sessions(): Binary[] {
    return Array.from(this.#sessions, ({ serverSession }) => serverSession.id.id);
  }

  async commit(changes: readonly Change[]): Promise<void> {
    const [first] = changes;
    if (first === undefined) return;
    const { commitWaitMs, timeoutFactor } = this.options;
    const needsMarks = marksFor(changes).length > 0;
    if (!needsMarks && changes.length === 1)
      return await within(timeoutFactor * commitLimit, this.#commitOne(first as Write));
    const asked = performance.now();
    await this.#limited(async () => {
      const begun = performance.now();
      if (begun > asked + timeoutFactor * turnLimit) throw new Unavailable('too many commits waited for MongoDB');
      const committing = this.#inSession(async (session) => {
        const steps = { changes, session, deadline: begun + commitWaitMs };
        await (needsMarks ? this.#commitMarked(steps) : this.#transact(steps, []));
      });
      await within(commitWaitMs + timeoutFactor * commitLimit, committing);
    });
  }

  /** Makes the changes in a transaction that it aborts. */
  async check(changes: readonly Change[]): Promise<void> {
    const { commitWaitMs, timeoutFactor } = this.options;
    const checking = () =>
      this.#inSession(async (session) => {
        await checkRequired(this.collections, changes, session);
        await checkAbsences(this.collections, changes, session);
        const steps = { changes, session, deadline: performance.now() + commitWaitMs };
        await this.#transact(steps, [], () => session.abortTransaction());
      });
    await this.#limited(() => within(commitWaitMs + timeoutFactor * commitLimit, checking()));
  }

  async #inSession(task: (session: ClientSession) => Promise<void>): Promise<void> {
    const session = this.#idle.pop() ?? this.options.startSession();
    this.#sessions.add(session);
    try {
      await task(session);
    } finally {
      if (session.serverSession.isDirty || session.inTransaction()) {
        this.#sessions.delete(session);
        session.endSession().catch(() => {});
      } else this.#idle.push(session);
    }
  }

  /** A single operation on a single document, which is atomic without a transaction. */
  async #commitOne(change: Write): Promise<void> {
    const { key, doc } = unpack(change);
    const session = this.options.startSession();
    await this.options.beforeStep();
    try {
      if (!(await this.#write(change, session))) throw new Stale(key);
    } catch (thrown) {
      const refusal = this.collections.refusal(thrown, [key]);
      if (!(refusal instanceof Stale) || !session.serverSession?.isDirty) throw refusal;
      // The driver has repeated a write after a lost connection, so this may be the effect of the first attempt.
      const stored = await this.collections.read(key, { consistent: true });
      if (stored?.text !== doc?.text) throw new Unavailable('MongoDB did not say whether it stored a record');
    } finally {
      session.endSession().catch(() => {}); // not awaited: a hanging database does not respond to this either
    }
  }

  /** @returns whether the expected version was there. */
  async #write(change: Write, session: ClientSession): Promise<boolean> {
    const { key, previous, doc } = unpack(change);
    const collection = this.collections.get(key.collection);
    const { folded } = this.collections.declarationOf(key.collection);
    const options = { session, ...timeLimit };
    if (previous === undefined) {
      await collection.insertOne(documentOf(key, doc as Doc, folded), options); // a removal always has `previous`
      return true;
    }
    const filter = versionFilter(key, previous);
    if (doc === undefined) return (await collection.deleteOne(filter, options)).deletedCount > 0;
    return (await collection.replaceOne(filter, documentOf(key, doc, folded), options)).matchedCount > 0;
  }

  /**
   * Inserts the marks of a commit, checks for those of others, and deletes its own in the transaction that writes: the
   * protocol of docs/adr/0006-references-on-mongodb.md.
   */
  async #commitMarked(steps: Steps): Promise<void> {
    const { changes, session } = steps;
    for (;;) {
      await this.options.beforeStep();
      const own = await this.marks.insert(marksFor(changes), session);
      let isDone = false;
      try {
        isDone = await this.#tryMarked(steps, own);
      } finally {
        if (!isDone) await this.marks.withdraw(own);
      }
      if (isDone) return;
      do await sleep(5 + Math.random() * 20);
      while (!isLate(steps) && (await this.marks.findOpposing(own, session)).some(isRemoval));
      if (isLate(steps)) throw new Stale(keyOf(changes[0] as Change));
    }
  }

  /** @returns whether the commit is done; if not, another one was in its way. */
  async #tryMarked(steps: Steps, own: readonly Mark[]): Promise<boolean> {
    if (!(await this.#isUnopposed(steps, own))) return false;
    await this.options.beforeStep();
    await checkRequired(this.collections, steps.changes, steps.session);
    await this.options.beforeStep();
    await checkAbsences(this.collections, steps.changes, steps.session);
    try {
      await this.#transact(steps, own);
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
  async #isUnopposed(steps: Steps, own: readonly Mark[]): Promise<boolean> {
    let awaited: Set<string> | undefined;
    do {
      await this.options.beforeStep();
      const opposing = await this.marks.findOpposing(own, steps.session);
      if (opposing.some(isRemoval)) return false;
      awaited ??= new Set(opposing.map(({ _id }) => _id));
      if (!opposing.some(({ _id }) => awaited?.has(_id))) return true;
      await sleep(2 + Math.random() * 10);
    } while (!isLate(steps));
    return false;
  }

  /**
   * Writes all changes in a transaction, and deletes the marks of the commit. The driver's own loop would go on for two
   * minutes, and a crashed process can block a record for as long.
   * @throws Stale, Taken, MarksLost, Unavailable
   */
  async #transact(steps: Steps, marks: readonly Mark[], end = commitTransaction): Promise<void> {
    const { changes, session } = steps;
    const writes = changes.filter((change): change is Write => !('require' in change));
    for (;;) {
      session.startTransaction(transactionOptions);
      try {
        await this.#writeAll(writes, marks, session);
        await end(session);
        return;
      } catch (thrown) {
        if (session.inTransaction()) await session.abortTransaction();
        if (thrown instanceof Mismatch) throw new Stale(await this.#firstStale(thrown.operations));
        if (!isTransient(thrown)) throw thrown;
        if (isLate(steps) && isWriteConflict(thrown)) throw new Stale(keyOf(changes[0] as Change));
        if (isLate(steps)) throw new Unavailable('MongoDB did not complete a transaction in time', { cause: thrown });
      }
      await sleep(Math.random() * 20);
    }
  }

  async #writeAll(writes: readonly Write[], marks: readonly Mark[], session: ClientSession): Promise<void> {
    await this.options.beforeStep();
    await this.marks.consume(marks, session);
    for (const [name, group] of groupBy(writes, (change) => unpack(change).key.collection)) {
      await this.options.beforeStep();
      const { removals, replacements, insertions } = bulkOperationsOf(group, this.collections.declarationOf(name));
      const all = [...removals, ...replacements, ...insertions];
      const bulk = all.map(({ operation }) => operation);
      const done = await this.collections
        .get(name)
        .bulkWrite(bulk, { session, ...timeLimit })
        .catch((thrown) => {
          throw this.collections.refusal(
            thrown,
            all.map(({ key }) => key),
          );
        });
      if (done.deletedCount !== removals.length) throw new Mismatch(removals);
      if (done.matchedCount !== replacements.length) throw new Mismatch(replacements);
    }
    await this.options.beforeStep();
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

/** @throws Unavailable if it may have succeeded nevertheless: it must not be repeated then. */
async function commitTransaction(session: ClientSession): Promise<void> {
  try {
    await session.commitTransaction();
  } catch (cause) {
    if (session.serverSession?.isDirty || isSocketError(cause))
      throw new Unavailable('MongoDB did not say whether it stored records', { cause });
    throw cause;
  }
}

const isRemoval = ({ kind }: Mark) => kind === 'remove';

const keyOf = (change: Change): Key => ('require' in change ? change.require : unpack(change).key);
