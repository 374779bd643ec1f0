/**
 * Marks: records of intent that make concurrent commits visible to each other. A commit that requires a record first marks
 * it with `use`, one that removes it with `remove`; each then checks for marks of the other kind. A transaction deletes the
 * marks of its commit, and fails if others have removed them. See docs/adr/0006-references-on-mongodb.md.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientSession, Collection, Db, Filter } from 'mongodb';
import { type Change, type Key, Stale, Unavailable } from '../port.js';
import { duplicateKey } from './errors.js';
import { type Preconditions, unpack } from './operations.js';
import type { Transactions } from './transaction.js';

export interface Mark {
  readonly _id: string;
  /** `collection/tenant/id` of the record. */
  readonly key: string;
  readonly kind: 'use' | 'remove';
  readonly at: Date;
}

type NewMark = Pick<Mark, 'key' | 'kind'>;

const opposite = { use: 'remove', remove: 'use' } as const;
const majority = { readPreference: 'primary', readConcern: 'majority' } as const;

/** Thrown inside a transaction: another commit has deleted the marks, assuming that the process had crashed. */
class MarksLost extends Error {}

export class Marks {
  readonly #marks: Collection<Mark>;
  readonly #lifetime: number;

  /** @param lifetime milliseconds after which a mark counts as left over by a crashed process. */
  constructor(database: Db, lifetime: number) {
    this.#marks = database.collection<Mark>('gala.marks', {
      writeConcern: { w: 'majority', journal: true },
      ...majority,
    });
    this.#lifetime = lifetime;
  }

  async declare(): Promise<void> {
    await this.#marks.createIndexes([
      { name: 'kind+key', key: { kind: 1, key: 1 } },
      { name: 'at', key: { at: 1 }, expireAfterSeconds: 86_400 },
    ]);
  }

  async insert(wanted: readonly NewMark[], session: ClientSession): Promise<Mark[]> {
    const at = new Date();
    const own = wanted.map(({ key, kind }) => ({ _id: randomUUID(), key, kind, at }));
    try {
      await this.#marks.insertMany(own, { session });
    } catch (thrown) {
      if (duplicateKey(thrown) === undefined) throw thrown;
      throw new Unavailable('MongoDB did not say whether it stored marks'); // the driver has repeated the insertion
    }
    return own;
  }

  /** The conflicting marks of other commits. Deletes leftover marks, which makes their transactions fail. */
  async findOpposing(own: readonly Mark[], session: ClientSession): Promise<Mark[]> {
    const found = await this.#marks.find(opposing(own), { session }).toArray();
    const ids = new Set(own.map(({ _id }) => _id));
    const others = found.filter(({ _id }) => !ids.has(_id));
    const leftOver = others.filter((mark) => this.#isLeftOver(mark));
    if (leftOver.length > 0) await this.#delete(leftOver, session);
    return others.filter((mark) => !leftOver.includes(mark));
  }

  /** Deletes marks within the transaction of their commit. @throws MarksLost if any is missing. */
  async consume(own: readonly Mark[], session: ClientSession): Promise<void> {
    if (own.length === 0) return;
    const { deletedCount } = await this.#delete(own, session);
    if (deletedCount !== own.length) throw new MarksLost();
  }

  /** Deletes the marks of an abandoned commit. If that fails, they become leftovers. */
  async withdraw(own: readonly Mark[]): Promise<void> {
    await this.#delete(own).catch(() => {});
  }

  #delete(marks: readonly Mark[], session?: ClientSession) {
    return this.#marks.deleteMany({ _id: { $in: marks.map(({ _id }) => _id) } }, session ? { session } : {});
  }

  /** Clocks differ: a mark from the future counts as left over too. */
  #isLeftOver({ at }: Mark): boolean {
    return Math.abs(Date.now() - at.getTime()) > this.#lifetime;
  }
}

function opposing(own: readonly Mark[]): Filter<Mark> {
  const filters = (['use', 'remove'] as const).flatMap((kind) => {
    const keys = own.filter((mark) => mark.kind === kind).map(({ key }) => key);
    return keys.length > 0 ? [{ kind: opposite[kind], key: { $in: keys } }] : [];
  });
  return filters.length === 1 ? (filters[0] as Filter<Mark>) : { $or: filters };
}

/** The marks of a commit: `use` for required records, `remove` for those whose removal requires that nothing refers to them. */
export function marksFor(changes: readonly Change[]): NewMark[] {
  const wanted = new Map<string, NewMark>();
  for (const change of changes) {
    const record = 'require' in change ? change.require : conditionalRemoval(change);
    if (record === undefined) continue;
    const key = `${record.collection}/${record.tenant}/${record.id}`;
    const kind = 'require' in change ? 'use' : 'remove';
    wanted.set(`${kind} ${key}`, { key, kind });
  }
  return [...wanted.values()];
}

const conditionalRemoval = (change: Exclude<Change, { require: unknown }>) =>
  'remove' in change && change.unless !== undefined && change.unless.length > 0 ? change.remove : undefined;

// Commits that need marks (see marks.ts), by the protocol of docs/adr/0006-references-on-mongodb.md.

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
