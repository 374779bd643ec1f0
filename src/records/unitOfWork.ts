/** Units of work: each is repeated until no record that it writes or holds has changed between its read and its commit. */
import pLimit, { type LimitFunction } from 'p-limit';
import type { Logger } from 'pino';
import { Fault } from '../fault.js';
import { Yielder } from '../lib/yielder.js';
import type { RecordOf, ResourceName } from '../schema/contract.js';
import type { Model } from '../schema/model.js';
import { visible } from '../schema/visibility.js';
import { Doc, type Stored } from '../store/doc.js';
import { type Awaitable, type Key, type ReadOptions, Stale, type Store, Unavailable } from '../store/port.js';
import { positionAt, timeOf } from '../store/positions.js';
import { Attempt, ReadBarrier, unsure } from './attempts.js';
import { untilCommitted } from './optimisticRetry.js';
import { OwnershipFilter } from './own/ownershipFilter.js';
import { OwnRecords } from './own/records.js';
import { StagedRecords } from './records.js';
import {
  type Judged,
  judgeAll,
  type Opener,
  type Registry,
  type Resource,
  resourceIn,
  type Withholding,
} from './registry.js';
import { StaffRecords } from './staffRecords.js';
import type {
  AppendedQuery,
  Collection,
  IndexCount,
  IndexQuery,
  Ports,
  Records,
  Rehearsal,
  Scope,
  Work,
} from './work.js';
import { type Alteration, WriteSet } from './writeSet.js';

/** The dependencies of units of work. */
export interface Base {
  readonly ports: Ports;
  readonly registry: Registry;
}

/**
 * Runs `task` and commits what it staged. If a record that it writes or holds changes meanwhile, it runs again from the start, so
 * it must not have effects except through its Work.
 * @param places each attempt waits for its place, and gives it up before it waits for anything else.
 * @throws Fault of the task or the commit, or `too_much_contention`.
 */
export function unitOfWork<T>(
  base: Base,
  scope: Scope,
  task: (work: Work) => Promise<T>,
  places?: LimitFunction,
): Promise<T> {
  return untilCommitted(base.ports.store, async (turn) => {
    const writeSet = new WriteSet(base.ports.store, turn);
    const work = new StagedWork(base, scope, writeSet);
    const attempt = new Attempt(work);
    const silences = base.ports.peers?.silences;
    const end = () => commit(base, work, writeSet, silences);
    try {
      if (places === undefined) {
        const result = await task(work);
        return { result, stale: await end() };
      }
      const { result, ended } = await places(async () => {
        const result = await task(work);
        const ended = writeSet.bytes > little ? { stale: await end() } : undefined;
        return { result, ended };
      });
      return { result, stale: ended === undefined ? await end() : ended.stale };
    } catch (thrown) {
      return await staleOr(thrown, writeSet);
    } finally {
      attempt.end();
    }
  });
}

/**
 * Runs a task that only reads.
 * @throws Fault of the task.
 */
export function reading<T>(base: Base, scope: Scope, task: (work: Work) => Promise<T>): Promise<T> {
  const work = new StagedWork(base, scope, new WriteSet(base.ports.store, undefined));
  const ending = task(work);
  if (scope.overrides === undefined) return ending;
  return ending.then(async (result) => {
    if (work.overridden.length > 0) await tell(base, [], work);
    return result;
  });
}

/** Tells the participants what a commit has changed; if it is nothing, what was read by an override. */
async function tell({ ports: { participants = [] } }: Base, changes: readonly Alteration[], work: Work): Promise<void> {
  for (const one of participants) {
    const ending = one.committed?.(changes, work);
    if (ending !== undefined) await ending;
  }
}

/**
 * The maximum number of separate units of work at a time: each can hold a record of 1 MB, which takes many times that while
 * it is parsed.
 */
const maxAtOnce = 10;
/** Bytes of JSON. A unit of work that holds less gives up its place while it waits for its commit. */
const little = 16 * 1024;

/** An error only counts if what it follows from is stored. */
async function staleOr(thrown: unknown, writeSet: WriteSet): Promise<{ result: never; stale: Key }> {
  const stale = thrown instanceof Stale ? thrown.key : await writeSet.dirtyRead();
  if (stale === undefined) throw thrown;
  return { result: undefined as never, stale };
}

/**
 * @param silences of this process before the changes got their time.
 * @returns the record that has changed since it was read. If there is one, nothing was written.
 */
async function commit(base: Base, work: StagedWork, writeSet: WriteSet, silences?: number): Promise<Key | undefined> {
  const { peers } = base.ports;
  const staged = writeSet.alterations();
  const [first] = staged;
  if (first !== undefined && (peers?.isHeard === false || peers?.silences !== silences)) {
    await peers?.join();
    return first.key; // it needs a new time
  }
  const { dryRun } = work.scope;
  const changes = first === undefined ? staged : await stageAll(base, work, writeSet, staged);
  try {
    const stale = await (dryRun ? writeSet.check() : writeSet.commit());
    if (stale !== undefined) return stale;
  } catch (thrown) {
    if (thrown instanceof Unavailable && peers !== undefined)
      unsure(work, () => peers.silences !== silences && renew(base, work, changes).catch(() => {}));
    // the number of records of others must not be revealed to limited callers
    const isReferenced = thrown instanceof Fault && thrown.code === 'record_referenced';
    throw work.own !== undefined && isReferenced ? Fault.of('record_referenced') : thrown;
  }
  const done = dryRun ? [] : changes;
  if (done.length > 0 || work.overridden.length > 0) await tell(base, done, work);
  if (dryRun) return undefined;
  if (peers?.silences !== silences) await renew(base, work, changes);
  return undefined;
}

/** Judges what a commit changes, and stages what goes with it. @returns the changes, without those of participants. */
async function stageAll(
  { ports, registry }: Base,
  work: StagedWork,
  writeSet: WriteSet,
  staged: readonly Alteration[],
  earlier?: Judged,
) {
  let changes = staged;
  const judging = judgeAll(registry, changes, work, earlier);
  const judged = judging instanceof Promise ? await judging : judging;
  if (judged.size > 0) changes = writeSet.alterations();
  for (const one of changes.length === 0 ? [] : (ports.participants ?? [])) {
    const staging = one.stage?.(changes, work);
    if (staging !== undefined) await staging;
  }
  for (const [resource, those] of earlier === undefined ? [] : judged) {
    const all = earlier?.get(resource);
    if (all === undefined) earlier?.set(resource, those);
    else for (const [id, change] of those) all.set(id, change);
  }
  return changes;
}

/** Gives records that were stored while this process was silent a new time: who follows changes may have read past the old one. */
async function renew(base: Base, { scope }: StagedWork, changes: readonly Alteration[]): Promise<void> {
  const { tenant, caller, operation, requestId } = scope;
  for (const { key, next } of changes) {
    const name = resourceIn(base.registry, key.collection)?.model.name;
    if (name === undefined) continue;
    await unitOfWork(base, { tenant, caller, operation, requestId, dryRun: false }, async (work) => {
      const doc = await work.records(name).find(key.id);
      if (doc?.record.sys_version === next?.record.sys_version) await work.records(name).updateDerived(key.id, {});
    });
  }
}

class StagedWork implements Work {
  readonly tenant = this.scope.tenant;
  readonly caller = this.scope.caller;
  readonly own = this.scope.own;
  // created when needed: most units of work need few of them
  #places: LimitFunction | undefined = undefined;
  #yielder: Yielder | undefined = undefined;

  constructor(
    private readonly base: Base,
    readonly scope: Scope,
    private readonly writeSet: WriteSet,
    private begun?: Date,
  ) {}

  get yielder(): Yielder {
    this.#yielder ??= this.scope.yielder ?? new Yielder();
    return this.#yielder;
  }

  get now(): Date {
    this.begun ??= this.base.ports.clock();
    return this.begun;
  }

  get currency(): string {
    return this.base.ports.currency;
  }

  get answerAddress(): string | undefined {
    return this.base.ports.answerAddress();
  }

  /** Of `now` in milliseconds; undefined before its first use. */
  get time(): number | undefined {
    return this.begun?.getTime();
  }

  settling(): ReadBarrier {
    return new ReadBarrier(this.base.ports, this.tenant);
  }

  get unlimited(): StagedWork {
    return this.limitedTo(undefined);
  }

  limitedTo(own: ResourceName | undefined): StagedWork {
    return this.own === own ? this : new StagedWork(this.base, this.#limitedTo(own), this.writeSet, this.now);
  }

  overriding(overrides: readonly string[]): StagedWork {
    return new StagedWork(this.base, { ...this.#limitedTo(this.own), overrides }, this.writeSet, this.now);
  }

  overrides(resource: ResourceName, override: string): boolean {
    if (!this.scope.overrides?.includes(override)) return false;
    if (!this.caller.may(this.model(resource).overrides[override] ?? '')) return false;
    this.writeSet.overridden.add(override);
    return true;
  }

  get overridden(): readonly string[] {
    return [...this.writeSet.overridden];
  }

  set part(part: number) {
    this.writeSet.part = part;
  }

  get log(): Logger {
    return this.base.ports.log;
  }

  newId(): string {
    return this.base.ports.newId();
  }

  get bytes(): number {
    return this.writeSet.bytes;
  }

  model(name: ResourceName): Model {
    return this.#resource(name).model;
  }

  records<R extends ResourceName>(name: R): Records<R> {
    return name === this.own ? this.ownRecords(name) : (this.#staged(name) as never as Records<R>);
  }

  seen<R extends ResourceName>(name: R): Records<R> {
    const { own, caller } = this;
    const resource = this.#resource(name);
    const isStaffs = name !== own && caller !== undefined && caller.link === undefined; // public reads have no caller
    if (!isStaffs || resource.hooks.withheld === undefined) return this.records(name);
    return new StaffRecords(resource, this.#staged(name), this) as never as Records<R>;
  }

  async keptOf(name: ResourceName, docs: readonly Doc[]): Promise<readonly boolean[]> {
    const withheld = this.#resource(name).hooks.withheld as Withholding<never> | undefined;
    return (await withheld?.applies(docs as never, this.unlimited, true, true)) ?? docs.map(() => false);
  }

  async isHidden(id: string, options?: ReadOptions): Promise<boolean> {
    for (const { model, hooks } of this.base.registry.values())
      if (hooks.withheld?.fields === 'all' && (await this.records(model.name).find(id, options)) !== undefined)
        return (await this.seen(model.name).find(id, options)) === undefined;
    return false;
  }

  ownRecords<R extends ResourceName>(name: R): Records<R> {
    const { unlimited } = this;
    return new OwnRecords(this.#resource(name), unlimited.#staged(name), unlimited) as never as Records<R>;
  }

  async seenBy<R extends ResourceName>(
    contact: string,
    name: R,
    record: Partial<RecordOf<R>>,
    opener?: object,
  ): Promise<Partial<RecordOf<R>>> {
    const ownership = new OwnershipFilter(this.#resource(name), this.unlimited, contact);
    const part = await ownership.maskOf(record as never, opener as Opener);
    const { sys_version: _, sys_last_modified_at: __, ...rest } = record as Partial<Stored>; // of changes that are not seen, too
    return (part === undefined ? {} : visible(rest, part)) as Partial<RecordOf<R>>;
  }

  entries(name: ResourceName, query: IndexQuery): Awaitable<string[][]> {
    const { collection } = this.model(name);
    return this.writeSet.entries({ collection, tenant: this.tenant, ...query });
  }

  count(name: ResourceName, query: IndexCount): Awaitable<number> {
    const { collection } = this.model(name);
    const { tenant, yielder } = this;
    return this.writeSet.count({ collection, tenant, yielder, ...query, atMost: Number.MAX_SAFE_INTEGER });
  }

  tenants(query: Parameters<Work['tenants']>[0]): ReturnType<Work['tenants']> {
    const collections = Array.from(this.base.registry.values(), ({ model }) => model.collection);
    return this.base.ports.store.tenants({ ...query, collections });
  }

  collection<T extends Stored>(name: string, tenant = this.tenant): Collection<T> {
    return new StagedCollection<T>({ collection: name, tenant }, this.writeSet, this, this.base.ports.store);
  }

  rerunWhenTaken(): void {
    this.writeSet.rerunsWhenTaken = true;
  }

  separately<T>(task: (work: Work) => Promise<T>, own = this.own): Promise<T> {
    this.#places ??= pLimit(maxAtOnce);
    return unitOfWork(this.base, this.#limitedTo(own), task, this.#places);
  }

  dryRun<T>(task: (work: Work) => Promise<T>): Promise<T> {
    return unitOfWork(this.base, { ...this.#limitedTo(this.own), dryRun: true, once: undefined }, task);
  }

  rehearsal(): Rehearsal {
    const writeSet = new WriteSet(this.base.ports.store, { isFirst: false, committing() {} });
    const scope = { ...this.#limitedTo(this.own), dryRun: true, once: undefined };
    const work = new StagedWork(this.base, scope, writeSet);
    const earlier: Judged = new Map();
    return async (task) => {
      writeSet.savepoint();
      try {
        const result = await task(work);
        await stageAll(this.base, work, writeSet, writeSet.alterations(), earlier);
        await writeSet.check(); // what has changed meanwhile would be read again before a real commit
        return result;
      } catch (thrown) {
        writeSet.rollBack();
        throw thrown instanceof Stale ? Fault.of('too_much_contention') : thrown;
      }
    };
  }

  #limitedTo(own: ResourceName | undefined): Scope {
    const { tenant, caller, operation, requestId, dryRun, once, overrides } = this.scope; // not all are its own properties
    return { tenant, caller, yielder: this.yielder, operation, requestId, dryRun, once, overrides, own };
  }

  #staged(name: ResourceName): StagedRecords {
    return new StagedRecords(this.#resource(name), this.writeSet, this, this.base.ports);
  }

  #resource(name: ResourceName): Resource {
    return this.base.registry.get(name) as Resource; // complete: the compiler requires a definition of each resource
  }
}

/** Bytes of JSON of what was appended that are read at a time. */
const atMostBytes = 4 * 1024 * 1024;

/** The casts trust the service to know the type of its records. */
class StagedCollection<T extends Stored> implements Collection<T> {
  constructor(
    private readonly place: Omit<Key, 'id'>,
    private readonly writeSet: WriteSet,
    private readonly work: Work,
    private readonly store: Store,
  ) {}

  async find(id: string, options?: ReadOptions): Promise<Doc<T> | undefined> {
    return (await this.writeSet.find(this.#key(id), options)) as Doc<never> | undefined;
  }

  async page(query: Parameters<Collection<T>['page']>[0]): Promise<Doc<T>[]> {
    return (await this.writeSet.page({ ...query, ...this.place })) as Doc<never>[];
  }

  entries(query: IndexQuery): Awaitable<string[][]> {
    return this.writeSet.entries({ ...query, ...this.place });
  }

  count(query: Parameters<Collection<T>['count']>[0]): Awaitable<number> {
    return this.writeSet.count({ ...query, ...this.place });
  }

  append(record: T): void {
    this.writeSet.append(this.#key(record.id), Doc.ofRecord<Stored>(record));
  }

  async appended({ after, limit, descending }: AppendedQuery): Promise<Doc<T>[]> {
    const read = (after?: string) =>
      this.page({ after, limit, ...(descending && { order: { descending } }), consistent: true, atMostBytes });
    if (this.store.appendsInOrder()) return await read(after);
    const settling = this.work.settling();
    if (descending) {
      const end = positionAt(1 + (await settling.settle(settling.until)));
      return await read(after === undefined || after > end ? end : after);
    }
    const upTo = (docs: Doc<T>[], time: number) => docs.filter(({ id }) => timeOf(id) <= time);
    const docs = upTo(await read(after), settling.until);
    const time = Math.max(...docs.map(({ id }) => timeOf(id)));
    if (docs.length === 0 || settling.isSettled(time)) return docs;
    const settled = await settling.settle(time);
    return upTo(await read(after), settled);
  }

  put(record: Omit<T, 'sys_version'> & { readonly id: string }): Doc<T> {
    const key = this.#key(record.id);
    const doc = Doc.ofRecord<Stored>({ ...record, sys_version: this.writeSet.nextVersion(key) });
    this.writeSet.stage(key, doc);
    return doc as Doc<never>;
  }

  rewrite(record: T): void {
    this.writeSet.stage(this.#key(record.id), Doc.ofRecord<Stored>(record));
  }

  async remove(id: string): Promise<void> {
    await this.find(id);
    this.writeSet.stage(this.#key(id), undefined);
  }

  async hold(id: string): Promise<void> {
    this.writeSet.stage(this.#key(id), (await this.find(id)) as Doc<never> | undefined);
  }

  #key(id: string): Key {
    return { ...this.place, id };
  }
}
