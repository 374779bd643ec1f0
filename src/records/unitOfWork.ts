/** Units of work: each is repeated until nothing that it read has changed by the time it commits. */
import pLimit, { type LimitFunction } from 'p-limit';
import type { Logger } from 'pino';
import type { Principal } from '../access/principal.js';
import type { RecordOf, ResourceName } from '../document/contract.js';
import type { Model } from '../document/model.js';
import { visible } from '../document/visibility.js';
import { Fault } from '../fault.js';
import { Pace } from '../pace.js';
import type { Stored } from '../store/doc.js';
import type { Key } from '../store/port.js';
import { audited, auditLines } from './audit.js';
import type { Catalogue, Resource } from './catalogue.js';
import { StagedCollection } from './collection.js';
import type { Opener } from './definition.js';
import { StagedOutbox } from './outbox.js';
import { OwnRecords } from './own/records.js';
import { Sight } from './own/sight.js';
import { OwnWork } from './own/work.js';
import type { Ports } from './ports.js';
import { StagedRecords } from './records.js';
import { untilCommitted } from './retry.js';
import { Staging } from './staging.js';
import type { Collection, IndexQuery, Outbox, Records, Scope, Work } from './work.js';

/** What units of work run on. */
export interface Base {
  readonly ports: Ports;
  readonly catalogue: Catalogue;
}

/**
 * Runs `task` and commits what it staged. If something that it read has changed meanwhile, it runs again from the start, so
 * it must have no effects except through its Work.
 * @throws Fault of the task or the commit, or `too_much_contention`.
 */
export function unitOfWork<T>(base: Base, scope: Scope, task: (work: Work) => Promise<T>): Promise<T> {
  return untilCommitted(base.ports.store, async () => {
    const work = new UnitOfWork(base, scope);
    const result = await task(limited(work, scope));
    return { result, stale: await committed(work, scope) };
  });
}

/** Separate units of work under way at a time: each may hold a record of 1 MB, which takes many times that while it is parsed. */
const mostAtOnce = 10;
/** Bytes of JSON. Who holds no more of it makes room for another while it waits for its commit. */
const little = 16 * 1024;

/** A unit of work that waits for its place in each attempt, and leaves it before it waits for anything else. */
function inItsPlace<T>(base: Base, scope: Scope, task: (work: Work) => Promise<T>, places: LimitFunction): Promise<T> {
  return untilCommitted(base.ports.store, async () => {
    const work = new UnitOfWork(base, scope);
    const { result, ended } = await places(async () => {
      const result = await task(limited(work, scope));
      return { result, ended: work.bytes > little ? { stale: await committed(work, scope) } : undefined };
    });
    return { result, stale: ended === undefined ? await committed(work, scope) : ended.stale };
  });
}

/** As the caller is to see it. */
const limited = (work: UnitOfWork, { own }: Scope): Work => (own === undefined ? work : new OwnWork(work, own));

/** How many records of others refer to one is not for everybody. @throws Fault of the commit */
async function committed(work: UnitOfWork, { own }: Scope): Promise<Key | undefined> {
  try {
    return await work.commit();
  } catch (thrown) {
    if (own === undefined || !(thrown instanceof Fault) || thrown.code !== 'record_referenced') throw thrown;
    throw new Fault('record_referenced');
  }
}

/** One attempt at a unit of work. */
class UnitOfWork implements Work {
  readonly #base: Base;
  readonly #staging: Staging;
  #places: LimitFunction | undefined; // few have separate ones
  #rerunsWhenTaken = false;
  #outbox: StagedOutbox | undefined;
  readonly tenant: string;
  readonly caller: Principal;
  readonly pace: Pace;
  readonly operation: string | undefined;
  readonly requestId: string | undefined;
  readonly now: Date;

  constructor(base: Base, { tenant, caller, pace = new Pace(), operation, requestId }: Scope) {
    this.#base = base;
    this.#staging = new Staging(base.ports.store);
    this.tenant = tenant;
    this.caller = caller;
    this.pace = pace;
    this.operation = operation;
    this.requestId = requestId;
    this.now = base.ports.clock();
  }

  get log(): Logger {
    return this.#base.ports.log;
  }

  get outbox(): Outbox {
    this.#outbox ??= new StagedOutbox(this, this.#staging);
    return this.#outbox;
  }

  newId(): string {
    return this.#base.ports.newId();
  }

  model(name: ResourceName): Model {
    return this.#resource(name).model;
  }

  records<R extends ResourceName>(name: R): Records<R> {
    return this.#staged(name);
  }

  entries(name: ResourceName, query: IndexQuery): Promise<string[][]> {
    const { collection } = this.model(name);
    return this.#base.ports.store.entries({ collection, tenant: this.tenant, ...query });
  }

  collection<T extends Stored>(name: string): Collection<T> {
    return new StagedCollection<T>(name, this.tenant, this.#staging);
  }

  rerunWhenTaken(): void {
    this.#rerunsWhenTaken = true;
  }

  get unlimited(): Work {
    return this;
  }

  ownRecords<R extends ResourceName>(name: R): Records<R> {
    return new OwnRecords<R>(this.#resource(name), this.#staged(name), this);
  }

  async seenBy<R extends ResourceName>(
    contact: string,
    name: R,
    record: Partial<RecordOf<R>>,
    opener?: object,
  ): Promise<Partial<RecordOf<R>>> {
    const part = await new Sight(this.#resource(name), this, contact).of(record as never, opener as Opener | undefined);
    return (part === undefined ? {} : visible(record, part)) as Partial<RecordOf<R>>;
  }

  separately<T>(task: (work: Work) => Promise<T>, own?: ResourceName): Promise<T> {
    this.#places ??= pLimit(mostAtOnce);
    const { tenant, caller, pace, operation, requestId } = this;
    return inItsPlace(this.#base, { tenant, caller, pace, operation, requestId, own }, task, this.#places);
  }

  /** Bytes of JSON of the records that it has read or staged. */
  get bytes(): number {
    return this.#staging.bytes;
  }

  /** @returns the record that has changed since it was read; if there is one, nothing was written. */
  async commit(): Promise<Key | undefined> {
    const { ports, catalogue } = this.#base;
    if (ports.audit === undefined) return await this.#commit();
    const lines = auditLines(this, this.#staging.alterations(), catalogue);
    return await audited(ports.audit, lines, () => this.#commit());
  }

  async #commit(): Promise<Key | undefined> {
    const stale = await this.#staging.commit(this.#rerunsWhenTaken);
    if (stale === undefined && this.#outbox !== undefined && this.#outbox.queued > 0) this.#base.ports.mailQueued();
    return stale;
  }

  #staged<R extends ResourceName>(name: R): StagedRecords<R> {
    const { strictReferences, quotas } = this.#base.ports;
    return new StagedRecords<R>(this.#resource(name), this.#staging, this, strictReferences, quotas);
  }

  #resource(name: ResourceName): Resource {
    return this.#base.catalogue.get(name) as Resource; // complete: the compiler requires a definition of each resource
  }
}
