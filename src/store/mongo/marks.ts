/**
 * Marks: records of intent that make concurrent commits visible to each other. A commit that requires a record first marks
 * it with `use`, one that removes it with `remove`; each then checks for marks of the other kind. A transaction deletes the
 * marks of its commit, and fails if others have removed them. See docs/adr/0006-references-on-mongodb.md.
 */
import { randomUUID } from 'node:crypto';
import { setTimeout as sleep } from 'node:timers/promises';
import type { ClientSession, Collection, Db, Filter } from 'mongodb';
import { type Change, Unavailable } from '../port.js';
import { durableWrite } from './collections.js';
import { duplicateKey, timeLimit } from './connection.js';

export interface Mark {
  readonly _id: string;
  /** `collection/tenant/id` of the record. */
  readonly key: string;
  readonly kind: 'use' | 'remove';
  readonly at: Date;
}

type NewMark = Pick<Mark, 'key' | 'kind'>;

const majority = { readPreference: 'primary', readConcern: 'majority' } as const;

/** Thrown inside a transaction: another commit has deleted the marks, assuming that the process had crashed. */
export class MarksLost extends Error {}

export class Marks {
  readonly #marks: Collection<Mark>;
  readonly #lifetime: number;

  /** @param lifetime milliseconds after which a mark counts as left over by a crashed process. */
  constructor(database: Db, lifetime: number) {
    this.#marks = database.collection<Mark>('gala.marks', { ...durableWrite, ...majority });
    this.#lifetime = lifetime;
  }

  async declare(): Promise<void> {
    const byKey = { name: 'kind+key', key: { kind: 1, key: 1 } } as const;
    const byAge = { name: 'at', key: { at: 1 }, expireAfterSeconds: 86_400 } as const;
    await this.#marks.createIndexes([byKey, byAge]);
  }

  async insert(wanted: readonly NewMark[], session: ClientSession): Promise<Mark[]> {
    const at = new Date();
    const own = wanted.map(({ key, kind }) => ({ _id: randomUUID(), key, kind, at }));
    try {
      await this.#marks.insertMany(own, { session, ...timeLimit });
    } catch (thrown) {
      if (duplicateKey(thrown) === undefined) throw thrown;
      throw new Unavailable('MongoDB did not say whether it stored marks'); // the driver has repeated the insertion
    }
    return own;
  }

  /** The conflicting marks of other commits. Deletes leftover marks, which makes their transactions fail. */
  async findOpposing(own: readonly Mark[], session: ClientSession): Promise<Mark[]> {
    const keysOf = (kind: Mark['kind']) => own.filter((mark) => mark.kind === kind).map(({ key }) => key);
    const $or: Filter<Mark>[] = [
      { kind: 'remove', key: { $in: keysOf('use') } },
      { kind: 'use', key: { $in: keysOf('remove') } },
    ];
    const found = await this.#marks.find({ $or }, { session, ...timeLimit }).toArray();
    const others = found.filter(({ _id }) => !own.some((mark) => mark._id === _id));
    const leftOver = others.filter(({ at }) => Math.abs(Date.now() - at.getTime()) > this.#lifetime); // clocks differ
    if (leftOver.length > 0) await this.#delete(leftOver, session);
    return others.filter((mark) => !leftOver.includes(mark));
  }

  /** Deletes marks within the transaction of their commit. @throws MarksLost if any is missing. */
  async consume(own: readonly Mark[], session: ClientSession): Promise<void> {
    if (own.length > 0 && (await this.#delete(own, session)).deletedCount !== own.length) throw new MarksLost();
  }

  /** Deletes the marks of an abandoned commit. If that fails, it is repeated in the background until they are leftovers. */
  async withdraw(own: readonly Mark[], pause = 50): Promise<void> {
    const again = async () => {
      await sleep(pause, undefined, { ref: false });
      if (pause < this.#lifetime) await this.withdraw(own, 2 * pause);
    };
    await this.#delete(own).catch(() => void again());
  }

  #delete(marks: readonly Mark[], session?: ClientSession) {
    const options = { ...timeLimit, ...(session && { session }) };
    return this.#marks.deleteMany({ _id: { $in: marks.map(({ _id }) => _id) } }, options);
  }
}

/** The marks of a commit: `use` for required records, `remove` for those whose removal requires that nothing refers to them. */
export function marksFor(changes: readonly Change[]): NewMark[] {
  const wanted = new Map<string, NewMark>();
  for (const change of changes) {
    if ('put' in change || 'append' in change || ('remove' in change && !change.unless?.length)) continue;
    const kind = 'require' in change ? 'use' : 'remove';
    const { collection, tenant, id } = 'require' in change ? change.require : change.remove;
    const key = `${collection}/${tenant}/${id}`;
    wanted.set(`${kind} ${key}`, { key, kind });
  }
  return [...wanted.values()];
}
