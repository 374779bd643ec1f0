/** Marks of commits that refer to records, and of commits that remove them: docs/adr/0006-references-on-mongodb.md. */
import { randomUUID } from 'node:crypto';
import type { ClientSession, Collection, Db, Filter } from 'mongodb';
import { type Change, Unavailable } from '../port.js';
import { duplicate } from './errors.js';

export interface Mark {
  readonly _id: string;
  /** `collection/tenant/id` of the record. */
  readonly key: string;
  readonly kind: 'use' | 'remove';
  readonly at: Date;
}

type Wanted = Pick<Mark, 'key' | 'kind'>;

const opposite = { use: 'remove', remove: 'use' } as const;
const consistent = { readPreference: 'primary', readConcern: 'majority' } as const;

/** Thrown inside a transaction: another commit took the marks to be left over. */
export class MarksLost extends Error {}

export class Marks {
  readonly #marks: Collection<Mark>;
  readonly #lasting: number;

  /** @param lasting milliseconds after which a mark is taken to be left over by a process that died. */
  constructor(database: Db, lasting: number) {
    this.#marks = database.collection<Mark>('gala.marks', {
      writeConcern: { w: 'majority', journal: true },
      ...consistent,
    });
    this.#lasting = lasting;
  }

  async declare(): Promise<void> {
    await this.#marks.createIndexes([
      { name: 'kind+key', key: { kind: 1, key: 1 } },
      { name: 'at', key: { at: 1 }, expireAfterSeconds: 86_400 },
    ]);
  }

  async place(wanted: readonly Wanted[], session: ClientSession): Promise<Mark[]> {
    const at = new Date();
    const held = wanted.map(({ key, kind }) => ({ _id: randomUUID(), key, kind, at }));
    try {
      await this.#marks.insertMany(held, { session });
    } catch (thrown) {
      if (duplicate(thrown) === undefined) throw thrown;
      throw new Unavailable('MongoDB did not say whether it stored marks'); // tried again by the driver
    }
    return held;
  }

  /** The others' marks that are against ours. Those left over are deleted: their owners' transactions will fail. */
  async against(held: readonly Mark[], session: ClientSession): Promise<Mark[]> {
    const found = await this.#marks.find(opposing(held), { session }).toArray();
    const own = new Set(held.map(({ _id }) => _id));
    const others = found.filter(({ _id }) => !own.has(_id));
    const leftOver = others.filter((mark) => this.#isLeftOver(mark));
    if (leftOver.length > 0) await this.#delete(leftOver, session);
    return others.filter((mark) => !leftOver.includes(mark));
  }

  /** To be called in the transaction that the marks are for. */
  async take(held: readonly Mark[], session: ClientSession): Promise<void> {
    if (held.length === 0) return;
    const { deletedCount } = await this.#delete(held, session);
    if (deletedCount !== held.length) throw new MarksLost();
  }

  /** Gives up. What cannot be deleted now is left over. */
  async lift(held: readonly Mark[]): Promise<void> {
    await this.#delete(held).catch(() => {});
  }

  #delete(marks: readonly Mark[], session?: ClientSession) {
    return this.#marks.deleteMany({ _id: { $in: marks.map(({ _id }) => _id) } }, session ? { session } : {});
  }

  /** Clocks of two processes may differ: a mark of the future is as strange as an old one. */
  #isLeftOver({ at }: Mark): boolean {
    return Math.abs(Date.now() - at.getTime()) > this.#lasting;
  }
}

function opposing(held: readonly Mark[]): Filter<Mark> {
  const filters = (['use', 'remove'] as const).flatMap((kind) => {
    const keys = held.filter((mark) => mark.kind === kind).map(({ key }) => key);
    return keys.length > 0 ? [{ kind: opposite[kind], key: { $in: keys } }] : [];
  });
  return filters.length === 1 ? (filters[0] as Filter<Mark>) : { $or: filters };
}

/** The marks that a commit needs: on what it refers to, and on what it removes when nothing refers to it. */
export function wantedMarks(changes: readonly Change[]): Wanted[] {
  const wanted = new Map<string, Wanted>();
  for (const change of changes) {
    const guarded = 'require' in change ? change.require : guardedRemoval(change);
    if (guarded === undefined) continue;
    const key = `${guarded.collection}/${guarded.tenant}/${guarded.id}`;
    const kind = 'require' in change ? 'use' : 'remove';
    wanted.set(`${kind} ${key}`, { key, kind });
  }
  return [...wanted.values()];
}

const guardedRemoval = (change: Exclude<Change, { require: unknown }>) =>
  'remove' in change && change.unless !== undefined && change.unless.length > 0 ? change.remove : undefined;
