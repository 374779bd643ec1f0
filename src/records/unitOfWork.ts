/** Units of work: each is repeated until nothing that it has read changes before its commit. */
import pLimit, { type LimitFunction } from 'p-limit';
import type { Logger } from 'pino';
import type { Principal } from '../auth/permissions.js';
import { Fault } from '../fault.js';
import type { RecordOf, ResourceName } from '../schema/contract.js';
import type { Model } from '../schema/model.js';
import { visible } from '../schema/visibility.js';
import { Doc, type Stored } from '../store/doc.js';
import type { Awaitable, Key } from '../store/port.js';
import { Yielder } from '../yielder.js';
import { audited, auditLines } from './audit.js';
import { StagedOutbox } from './outbox.js';
import { OwnershipFilter } from './own/ownershipFilter.js';
import { OwnRecords } from './own/records.js';
import { StagedRecords } from './records.js';
import type { Opener, Registry, Resource } from './registry.js';
import { untilCommitted } from './retry.js';
import type { Collection, IndexQuery, Ports, Records, Scope, Work } from './work.js';
import { WriteSet } from './writeSet.js';

/** The dependencies of units of work. */
export interface Base {
  readonly ports: Ports;
  readonly registry: Registry;
}

/**
 * Runs `task` and commits what it staged. If something that it has read changes meanwhile, it runs again from the start, so
 * it must not have effects except through its Work.
 * @throws Fault of the task or the commit, or `too_much_contention`.
 */
export function unitOfWork<T>(base: Base, scope: Scope, task: (work: Work) => Promise<T>): Promise<T> {
  return untilCommitted(base.ports.store, async () => {
    const work = new UnitOfWork(base, scope);
    const result = await task(work);
    return { result, stale: await work.commit() };
  });
}

/**
 * Runs a task that only reads.
 * @throws Fault of the task.
 */
export function reading<T>(base: Base, scope: Scope, task: (work: Work) => Promise<T>): Promise<T> {
  return task(new UnitOfWork(base, scope, new WriteSet(base.ports.store, true)));
}

/**
 * The maximum number of separate units of work at a time: each can hold a record of 1 MB, which takes many times that while
 * it is parsed.
 */
const mostAtOnce = 10;
/** Bytes of JSON. A unit of work that holds less gives up its place while it waits for its commit. */
const little = 16 * 1024;

/** A unit of work that waits for its place in each attempt, and gives it up before it waits for anything else. */
function inItsPlace<T>(base: Base, scope: Scope, task: (work: Work) => Promise<T>, places: LimitFunction): Promise<T> {
  return untilCommitted(base.ports.store, async () => {
    const work = new UnitOfWork(base, scope);
    const { result, ended } = await places(async () => {
      const result = await task(work);
      return { result, ended: work.bytes > little ? { stale: await work.commit() } : undefined };
    });
    return { result, stale: ended === undefined ? await work.commit() : ended.stale };
  });
}

/** One attempt at a unit of work. */
class UnitOfWork implements Work {
  readonly #base: Base;
  readonly #scope: Scope;
  readonly #limited: UnitOfWork | undefined;
  readonly #writeSet: WriteSet;
  readonly tenant: string;
  readonly caller: Principal;
  readonly own: ResourceName | undefined;
  // created when needed: most units of work need few of them
  #places: LimitFunction | undefined = undefined;
  #yielder: Yielder | undefined = undefined;
  #now: Date | undefined = undefined;
  #outbox: StagedOutbox | undefined = undefined;
  #unlimited: UnitOfWork | undefined = undefined;
  #records: Map<ResourceName, StagedRecords<ResourceName>> | undefined = undefined;

  /** @param limited the same work with its limits; this one has none. */
  constructor(base: Base, scope: Scope, writeSet = new WriteSet(base.ports.store), limited?: UnitOfWork) {
    this.#base = base;
    this.#scope = scope;
    this.#limited = limited;
    this.#writeSet = writeSet;
    this.tenant = scope.tenant;
    this.caller = scope.caller;
    this.own = limited === undefined ? scope.own : undefined;
  }

  get operation(): string | undefined {
    return this.#scope.operation;
  }

  get requestId(): string | undefined {
    return this.#scope.requestId;
  }

  get yielder(): Yielder {
    this.#yielder ??= this.#limited?.yielder ?? this.#scope.yielder ?? new Yielder();
    return this.#yielder;
  }

  get now(): Date {
    this.#now ??= this.#limited?.now ?? this.#base.ports.clock();
    return this.#now;
  }

  get outbox(): StagedOutbox {
    this.#outbox ??= this.#limited?.outbox ?? new StagedOutbox(this, this.#writeSet);
    return this.#outbox;
  }

  get unlimited(): UnitOfWork {
    if (this.own === undefined) return this;
    this.#unlimited ??= new UnitOfWork(this.#base, this.#scope, this.#writeSet, this);
    return this.#unlimited;
  }

  get log(): Logger {
    return this.#base.ports.log;
  }

  newId(): string {
    return this.#base.ports.newId();
  }

  model(name: ResourceName): Model {
    return this.#resource(name).model;
  }

  records<R extends ResourceName>(name: R): Records<R> {
    return name === this.own ? this.ownRecords(name) : this.#staged(name);
  }

  entries(name: ResourceName, query: IndexQuery): Awaitable<string[][]> {
    const { collection } = this.model(name);
    return this.#base.ports.store.entries({ collection, tenant: this.tenant, ...query });
  }

  collection<T extends Stored>(name: string): Collection<T> {
    return new StagedCollection<T>(name, this.tenant, this.#writeSet);
  }

  rerunWhenTaken(): void {
    this.#writeSet.rerunsWhenTaken = true;
  }

  ownRecords<R extends ResourceName>(name: R): Records<R> {
    return new OwnRecords<R>(this.#resource(name), this.unlimited.#staged(name), this.unlimited);
  }

  async seenBy<R extends ResourceName>(
    contact: string,
    name: R,
    record: Partial<RecordOf<R>>,
    opener?: object,
  ): Promise<Partial<RecordOf<R>>> {
    const part = await new OwnershipFilter(this.#resource(name), this.unlimited, contact).of(
      record as never,
      opener as Opener,
    );
    return (part === undefined ? {} : visible(record, part)) as Partial<RecordOf<R>>;
  }

  separately<T>(task: (work: Work) => Promise<T>, own = this.own): Promise<T> {
    this.#places ??= pLimit(mostAtOnce);
    const { tenant, caller, yielder, operation, requestId } = this;
    return inItsPlace(this.#base, { tenant, caller, yielder, operation, requestId, own }, task, this.#places);
  }

  /** Bytes of JSON of the records that it has read or staged. */
  get bytes(): number {
    return this.#writeSet.bytes;
  }

  /** @returns the record that has changed since it was read. If there is one, nothing was written. */
  commit(): Promise<Key | undefined> {
    const { ports, registry } = this.#base;
    if (ports.audit === undefined) return this.#commit();
    const lines = auditLines(this, this.#writeSet.alterations(), registry);
    return audited(ports.audit, lines, () => this.#commit());
  }

  async #commit(): Promise<Key | undefined> {
    try {
      const stale = await this.#writeSet.commit();
      if (stale === undefined && (this.#outbox?.queued ?? 0) > 0) this.#base.ports.mailQueued();
      return stale;
    } catch (thrown) {
      throw this.own !== undefined && isReferenced(thrown) ? new Fault('record_referenced') : thrown;
    }
  }

  #staged<R extends ResourceName>(name: R): StagedRecords<R> {
    this.#records ??= new Map();
    let records = this.#records.get(name);
    if (records === undefined) {
      const { strictReferences, quotas } = this.#base.ports;
      records = new StagedRecords(this.#resource(name), this.#writeSet, this, strictReferences, quotas);
      this.#records.set(name, records);
    }
    return records as StagedRecords<never>;
  }

  #resource(name: ResourceName): Resource {
    return this.#base.registry.get(name) as Resource; // complete: the compiler requires a definition of each resource
  }
}

/** The number of records of others must not be revealed to limited callers. */
const isReferenced = (thrown: unknown) => thrown instanceof Fault && thrown.code === 'record_referenced';

/** Internal records of a service, for one tenant. The casts trust the service to know the type of its records. */
class StagedCollection<T extends Stored> implements Collection<T> {
  readonly #keyOf: (id: string) => Key;
  readonly #writeSet: WriteSet;

  constructor(collection: string, tenant: string, writeSet: WriteSet) {
    this.#keyOf = (id) => ({ collection, tenant, id });
    this.#writeSet = writeSet;
  }

  async find(id: string): Promise<Doc<T> | undefined> {
    return (await this.#writeSet.find(this.#keyOf(id))) as Doc<never> | undefined;
  }

  put(record: Omit<T, 'sys_version'> & { readonly id: string }): void {
    const key = this.#keyOf(record.id);
    const versioned = { ...record, sys_version: this.#writeSet.nextVersion(key) };
    this.#writeSet.stage(key, Doc.ofRecord<Stored>(versioned));
  }

  async remove(id: string): Promise<void> {
    await this.find(id);
    this.#writeSet.stage(this.#keyOf(id), undefined);
  }
}
