/** One unit of work: what a call reads and stages, committed together or not at all. */
import { setTimeout as sleep } from 'node:timers/promises';
import type { Logger } from 'pino';
import type { Principal } from '../access/principal.js';
import type { Catalogue, Model } from '../document/catalogue.js';
import type { RecordOf, ResourceName } from '../document/contract.js';
import { Fault } from '../fault.js';
import type { Outbox } from '../mail/outbox.js';
import type { Doc, Stored } from '../store/doc.js';
import type { Ports } from './ports.js';
import { turnAt } from './queue.js';
import type { Records } from './records.js';
import { Unit } from './unit.js';

/** What a handler works with. Nothing it stages exists before the whole call has succeeded. */
export interface Work {
  readonly tenant: string;
  readonly caller: Principal;
  readonly now: Date;
  newId(): string;
  model(name: ResourceName): Model;
  /** Reads see what was staged before; lists and searches see only the store. */
  records<R extends ResourceName>(name: R): Records<RecordOf<R>>;
  /** Names of the fields that the document knows of a resource. */
  fields(name: ResourceName): ReadonlySet<string>;
  /** Records that belong to no resource, in a collection that a service keeps for itself. */
  own<T extends Stored>(collection: string): Own<T>;
  /** Runs again, instead of failing, when a unique field turns out to be taken: the call will find the other record. */
  rerunWhenTaken(): void;
  /** Mails go out once the work is committed. */
  readonly outbox: Outbox;
  readonly log: Logger;
  /** Runs another unit of work for the same caller: it commits, or fails, by itself. */
  separately<T>(task: (work: Work) => Promise<T>): Promise<T>;
}

/** A service's own records, within one unit of work. */
export interface Own<T extends Stored> {
  find(id: string): Promise<Doc<T> | undefined>;
  /** Stages a record; it must have been looked for before. The version is counted here. */
  put(record: Omit<T, 'sys_version'> & { readonly id: string }): void;
}

const mostAttempts = 200;
/**
 * Milliseconds after which no further attempt begins. What a process that died has left in the way of others is out of it
 * after 30 seconds, and an attempt may wait for 5.
 */
const longestTrying = 32_000;

/** For whom a unit of work runs. */
export interface Scope {
  readonly tenant: string;
  readonly caller: Principal;
}

/**
 * Runs `task` and commits what it staged. When what it read has changed meanwhile, it runs again from the start: it must
 * have no effect but through its Work.
 */
export async function unitOfWork<T>(
  { ports, catalogue }: { ports: Ports; catalogue: Catalogue },
  scope: Scope,
  task: (work: Work) => Promise<T>,
  longest = longestTrying,
): Promise<T> {
  const end = performance.now() + longest;
  let endTurn = () => {};
  try {
    for (let attempt = 1; attempt <= mostAttempts && performance.now() < end; attempt++) {
      const unit = new Unit(ports, catalogue, scope);
      const result = await task(unit);
      const stale = await unit.commit();
      if (stale === undefined) return result;
      endTurn();
      endTurn = await turnAt(ports.store, stale);
      if (attempt > 5) await sleep(Math.random() * Math.min(attempt, 50));
    }
  } finally {
    endTurn();
  }
  throw new Fault('too_much_contention');
}
