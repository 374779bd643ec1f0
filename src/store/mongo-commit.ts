/** Commits on MongoDB: all or nothing, against the versions that were read. */
import { setTimeout as sleep } from 'node:timers/promises';
import { type AnyBulkWriteOperation, type ClientSession, ReadPreference } from 'mongodb';
import type { Doc } from '../doc.js';
import { type Collections, consistently, durably, withId } from './mongo-collections.js';
import { documentId, documentOf, type StoredDocument } from './mongo-document.js';
import { duplicate, isSocketError } from './mongo-errors.js';
import { range } from './mongo-index.js';
import { type Mark, type Marks, MarksLost, wantedMarks } from './mongo-marks.js';
import {
  type Absence,
  type Change,
  type Index,
  type Key,
  Missing,
  Referenced,
  Stale,
  Taken,
  Unavailable,
  valuesAt,
} from './port.js';

/** Milliseconds for which a commit waits for others. */
const patience = 5000;
const transaction = {
  ...durably,
  readConcern: { level: 'snapshot' },
  readPreference: ReadPreference.primary,
} as const;

type Write = Exclude<Change, { require: Key }>;

/** One operation of a bulk, and the record that it is about. */
interface Step {
  readonly key: Key;
  readonly previous: Doc | undefined;
  readonly operation: AnyBulkWriteOperation<StoredDocument>;
}

export class Commits {
  readonly #collections: Collections;
  readonly #marks: Marks;
  readonly #beforeStep: () => Promise<void>;

  /** @param beforeStep awaited before each step of a commit. */
  constructor(collections: Collections, marks: Marks, beforeStep: () => Promise<void>) {
    this.#collections = collections;
    this.#marks = marks;
    this.#beforeStep = beforeStep;
  }

  async commit(changes: readonly Change[], session: ClientSession): Promise<void> {
    const [first] = changes;
    if (first === undefined) return;
    if (wantedMarks(changes).length > 0) await this.#commitMarked(changes, session);
    else if (changes.length > 1) await this.#transaction(changes, [], session);
    else await this.#commitOne(first as Write, session);
  }

  /** A single operation on a single document: MongoDB makes it all or nothing by itself. */
  async #commitOne(change: Write, session: ClientSession): Promise<void> {
    const { key, previous } = parts(change);
    const collection = this.#collections.get(key.collection);
    await this.#beforeStep();
    try {
      if ('remove' in change) {
        const { deletedCount } = await collection.deleteOne(withVersion(key, change.previous), { session });
        if (deletedCount === 0) throw new Stale(key);
      } else if (previous === undefined) {
        await collection.insertOne(documentOf(key, change.doc), { session });
      } else {
        const document = documentOf(key, change.doc);
        const { matchedCount } = await collection.replaceOne(withVersion(key, previous), document, { session });
        if (matchedCount === 0) throw new Stale(key);
      }
    } catch (thrown) {
      const refusal = this.#refusal(thrown, [key]);
      if (!(refusal instanceof Stale) || !session.serverSession?.isDirty) throw refusal;
      await this.#settle(key, 'put' in change ? change.doc : undefined);
    }
  }

  /** The connection was lost and the driver tried again: what looks stale may be what the first try did. */
  async #settle(key: Key, wanted: Doc | undefined): Promise<void> {
    const stored = await this.#collections.read(key, { consistent: true });
    if (stored?.text !== wanted?.text) throw new Unavailable('MongoDB did not say whether it stored a record');
  }

  /** What a duplicate value means. `keys` are those of the operations. */
  #refusal(thrown: unknown, keys: readonly Key[]): unknown {
    const found = duplicate(thrown);
    const key = keys[found?.at ?? 0];
    if (found === undefined || key === undefined) return thrown;
    const unique = this.#collections.uniquesOf(key.collection).get(found.index);
    return unique === undefined ? new Stale(key) : new Taken(key, unique.fields);
  }

  /**
   * A commit that refers to records, or removes ones that none may refer to: it first places its marks, then looks for the
   * others', and takes its own away in the transaction that writes.
   */
  async #commitMarked(changes: readonly Change[], session: ClientSession): Promise<void> {
    const wanted = wantedMarks(changes);
    const end = performance.now() + patience;
    for (;;) {
      await this.#beforeStep();
      const held = await this.#marks.place(wanted, session);
      let done = false;
      try {
        done = await this.#commitHolding(held, changes, session, end);
      } finally {
        if (!done) await this.#marks.lift(held);
      }
      if (done) return;
      await this.#waitForRemovals(held, session, end);
      if (performance.now() > end) throw new Stale(keyOf(changes[0] as Change));
    }
  }

  /** @returns whether the commit is done; if not, another one was in the way. */
  async #commitHolding(held: readonly Mark[], changes: readonly Change[], session: ClientSession, end: number) {
    if (!(await this.#isWayFree(held, session, end))) return false;
    await this.#beforeStep();
    await this.#checkRequired(changes, session);
    await this.#beforeStep();
    await this.#checkAbsences(changes, session);
    try {
      await this.#transaction(changes, held, session);
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
  async #isWayFree(held: readonly Mark[], session: ClientSession, end: number): Promise<boolean> {
    let awaited: Set<string> | undefined;
    while (performance.now() < end) {
      await this.#beforeStep();
      const against = await this.#marks.against(held, session);
      if (against.some(({ kind }) => kind === 'remove')) return false;
      awaited ??= new Set(against.map(({ _id }) => _id));
      if (!against.some(({ _id }) => awaited?.has(_id))) return true;
      await sleep(2 + Math.random() * 10);
    }
    return false;
  }

  async #waitForRemovals(lifted: readonly Mark[], session: ClientSession, end: number): Promise<void> {
    do await sleep(5 + Math.random() * 20);
    while (
      performance.now() < end &&
      (await this.#marks.against(lifted, session)).some(({ kind }) => kind === 'remove')
    );
  }

  async #checkRequired(changes: readonly Change[], session: ClientSession): Promise<void> {
    const required = changes.flatMap((change) => ('require' in change ? [change.require] : []));
    const byCollection = grouped(required, ({ collection }) => collection);
    const found = await Promise.all([...byCollection].map(([name, keys]) => this.#existing(name, keys, session)));
    const existing = new Set(found.flat());
    const missing = required.filter((key) => !existing.has(nameOf(key)));
    if (missing.length > 0) throw new Missing(missing);
  }

  async #existing(collection: string, keys: readonly Key[], session: ClientSession): Promise<string[]> {
    const tenants = [...new Set(keys.map(({ tenant }) => tenant))];
    const filter = { _id: { $in: keys.map(documentId) }, tenant: { $in: tenants } };
    const options = { session, projection: { _id: 1 }, batchSize: keys.length + 1, ...consistently };
    const found = await this.#collections.get(collection).find(filter, options).toArray();
    return found.map(({ _id }) => `${collection}/${_id}`);
  }

  async #checkAbsences(changes: readonly Change[], session: ClientSession): Promise<void> {
    const removed = new Set(changes.flatMap((change) => ('remove' in change ? [nameOf(change.remove)] : [])));
    const checks = changes.flatMap((change) => {
      if (!('remove' in change)) return [];
      const { remove, unless = [] } = change;
      return unless.map((absence) => this.#checkAbsence(remove, absence, removed, session));
    });
    await Promise.all(checks);
  }

  /** @param removed what the same commit removes does not count. */
  async #checkAbsence(key: Key, absence: Absence, removed: ReadonlySet<string>, session: ClientSession) {
    const { collection, match } = absence;
    this.#collections.checkIndex(collection, Object.keys(match));
    const limit = removed.size + 1;
    const options = { session, limit, projection: { _id: 1 }, batchSize: limit + 1, ...consistently };
    const found = await this.#collections.get(collection).find(range(key.tenant, match), options).toArray();
    if (found.some(({ _id }) => !removed.has(`${collection}/${_id}`))) throw new Referenced(key, absence);
  }

  async #transaction(changes: readonly Change[], held: readonly Mark[], session: ClientSession): Promise<void> {
    const writes = changes.filter((change): change is Write => !('require' in change));
    const byCollection = grouped(writes, (change) => parts(change).key.collection);
    const end = performance.now() + patience;
    let again = false;
    let inDoubt: unknown;
    const task = async () => {
      if (again && performance.now() > end) throw new Unavailable('MongoDB did not complete a transaction in time');
      again = true;
      await this.#beforeStep();
      await this.#marks.take(held, session);
      for (const [collection, ofOne] of byCollection) {
        await this.#beforeStep();
        await this.#bulk(collection, ofOne, session);
      }
      await this.#beforeStep();
      inDoubt = await commitError(session);
    };
    await session.withTransaction(task, transaction).catch(async (thrown) => {
      throw thrown instanceof Mismatch ? new Stale(await this.#firstStale(thrown.steps)) : thrown;
    });
    if (inDoubt !== undefined) throw new Unavailable('MongoDB did not say whether it stored records');
  }

  async #bulk(name: string, writes: readonly Write[], session: ClientSession): Promise<void> {
    const { removals, replacements, insertions } = this.#steps(name, writes);
    const steps = [...removals, ...replacements, ...insertions];
    try {
      const operations = steps.map(({ operation }) => operation);
      const { deletedCount, matchedCount } = await this.#collections.get(name).bulkWrite(operations, { session });
      if (deletedCount !== removals.length) throw new Mismatch(removals);
      if (matchedCount !== replacements.length) throw new Mismatch(replacements);
    } catch (thrown) {
      throw this.#refusal(
        thrown,
        steps.map(({ key }) => key),
      );
    }
  }

  /**
   * In this order what one record gives up of a unique index is free for the next. A replacement that gives something up
   * is made a removal and an insertion.
   */
  #steps(collection: string, writes: readonly Write[]) {
    const removals: Step[] = [];
    const replacements: Step[] = [];
    const insertions: Step[] = [];
    const uniques = [...this.#collections.uniquesOf(collection).values()];
    for (const change of writes) {
      const { key, previous, doc } = parts(change);
      const splits = doc && previous && writes.length > 1 && givesUp(uniques, previous, doc);
      if (previous !== undefined && doc !== undefined && !splits) {
        const replaceOne = { filter: withVersion(key, previous), replacement: documentOf(key, doc) };
        replacements.push({ key, previous, operation: { replaceOne } });
        continue;
      }
      if (previous !== undefined) {
        const deleteOne = { filter: withVersion(key, previous) };
        removals.push({ key, previous, operation: { deleteOne } });
      }
      if (doc !== undefined) {
        const insertOne = { document: documentOf(key, doc) };
        insertions.push({ key, previous, operation: { insertOne } });
      }
    }
    return { removals, replacements, insertions };
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

function givesUp(uniques: readonly Index[], previous: Doc, doc: Doc): boolean {
  const values = ({ record }: Doc, { fields, where = {} }: Index) =>
    JSON.stringify([...fields, ...Object.keys(where)].map((field) => valuesAt(record, field)));
  return uniques.some((index) => values(previous, index) !== values(doc, index));
}

function parts(change: Write): { key: Key; previous: Doc | undefined; doc: Doc | undefined } {
  if ('put' in change) return { key: change.put, previous: change.previous, doc: change.doc };
  return { key: change.remove, previous: change.previous, doc: undefined };
}

const keyOf = (change: Change): Key => ('require' in change ? change.require : parts(change).key);

const nameOf = (key: Key) => `${key.collection}/${documentId(key)}`;

const withVersion = (key: Key, previous: Doc) => ({ ...withId(key), sys_version: previous.record.sys_version });

function grouped<T>(items: readonly T[], nameOfGroup: (item: T) => string): Map<string, T[]> {
  const groups = new Map<string, T[]>();
  for (const item of items) {
    const name = nameOfGroup(item);
    const group = groups.get(name);
    if (group) group.push(item);
    else groups.set(name, [item]);
  }
  return groups;
}
