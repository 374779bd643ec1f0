/** The interfaces of a unit of work: all changes of a call are committed together, or none is. */
import type { Logger } from 'pino';
import type { Principal } from '../access/principal.js';
import type { Draft, RecordOf, ResourceName } from '../document/contract.js';
import type { Model } from '../document/model.js';
import type { Pace } from '../pace.js';
import type { Doc, Stored } from '../store/doc.js';
import type { AnyOf, EntriesQuery, Match, PageQuery, ReadOptions } from '../store/port.js';
import type { Mail } from './message.js';
import type { Patch } from './patch.js';

/** The tenant and caller of a unit of work. */
export interface Scope {
  readonly tenant: string;
  readonly caller: Principal;
  /** What all units of work of one request share. */
  readonly pace?: Pace | undefined;
  /** The resource of which the caller is let only at own records. */
  readonly own?: ResourceName | undefined;
  /** For the audit log: the operationId and the id of the request. */
  readonly operation?: string | undefined;
  readonly requestId?: string | undefined;
}

/** What a handler works with. Staged changes are written only after the whole call has succeeded. */
export interface Work extends Scope {
  readonly pace: Pace;
  /** The same throughout one attempt. */
  readonly now: Date;
  readonly log: Logger;
  newId(): string;
  model(name: ResourceName): Model;
  /** The same work with no regard to whose records they are: for rules, not for answers. */
  readonly unlimited: Work;
  /** The records of a resource that are the caller's own, as the caller sees them. */
  ownRecords<R extends ResourceName>(name: R): Records<R>;
  /**
   * The part of a record that somebody sees to whom something goes out, such as a mail: as if they asked for it, limited to own records.
   * @param opener a record of theirs that opens it, which may not be stored yet.
   * @returns nothing of a record that is not open to them.
   */
  seenBy<R extends ResourceName>(
    contact: string,
    name: R,
    record: Partial<RecordOf<R>>,
    opener?: object,
  ): Promise<Partial<RecordOf<R>>>;
  /** The records of a resource; the caller's own, where the caller is let only at those. `find` and `get` see staged changes; `windows` and `all` see only what is stored. */
  records<R extends ResourceName>(name: R): Records<R>;
  /** What an index says of records, whoever's they are: values of fields, and the id; without staged changes. */
  entries(name: ResourceName, query: IndexQuery): Promise<string[][]>;
  /** Internal records of a service, which belong to no resource. */
  collection<T extends Stored>(name: string): Collection<T>;
  /** Mails are sent after the commit. */
  readonly outbox: Outbox;
  /** Repeats the work, instead of failing, when a unique value is taken: the next attempt will find the other record. */
  rerunWhenTaken(): void;
  /**
   * Runs another unit of work for the same caller, which commits or fails independently of this one; ten that hold large records at a
   * time.
   * @param own the resource of which it is let only at own records.
   */
  separately<T>(task: (work: Work) => Promise<T>, own?: ResourceName): Promise<T>;
}

/** The records of one resource, for one tenant, within one unit of work. */
export interface Records<R extends ResourceName> {
  find(id: string, options?: ReadOptions): Promise<Doc<RecordOf<R>> | undefined>;
  /** @throws Fault `record_not_found` */
  get(id: string, options?: ReadOptions): Promise<Doc<RecordOf<R>>>;
  /** Up to `limit` records in the order of ids, starting after `after`: those whose fields equal `match`. For few records. */
  page(match: Match, page: PageOptions): Promise<Doc<RecordOf<R>>[]>;
  /** All records that match, or all without `match`, in the order of ids, a bounded number of bytes at a time. */
  windows(query: WindowQuery): AsyncIterable<Doc<RecordOf<R>>[]>;
  /** All records whose fields equal `match`, in the order of ids, from the one after `after` on. Others get their turn in between. */
  all(match: AnyOf, after?: string): AsyncIterable<Doc<RecordOf<R>>>;
  /** Stages a new record with a new id. The body must be validated. */
  create(body: Draft<R>): Promise<Doc<RecordOf<R>>>;
  /** Stages a replacement. The body must be validated. */
  replace(id: string, body: Draft<R>): Promise<Doc<RecordOf<R>>>;
  /** Stages a patched record; it is validated here. */
  patch(id: string, patch: Patch): Promise<Doc<RecordOf<R>>>;
  /** Stages a removal. The commit fails if other records still refer to this one. */
  delete(id: string): Promise<void>;
  /** Repeats the work if this record has changed by the time of the commit. The record itself is not changed. */
  hold(id: string): Promise<void>;
  /**
   * Stages a change of fields that are the server's to write; `undefined` removes one. It runs no hooks and ignores locks.
   * @param isDerived whether it only follows from another change: the audit log says so.
   */
  amend(id: string, fields: Amendment<R>, isDerived?: boolean): Promise<void>;
}

export interface PageOptions extends ReadOptions {
  readonly after?: string | undefined;
  readonly limit: number;
}

export type IndexQuery = Omit<EntriesQuery, 'collection' | 'tenant'>;

export interface WindowQuery extends Omit<PageQuery, 'collection' | 'tenant' | 'atMostBytes' | 'pace'> {
  /** The most records of a window; `limit` is for the first one. */
  readonly most?: number | undefined;
}

export type Amendment<R extends ResourceName> = {
  readonly [F in keyof RecordOf<R>]?: RecordOf<R>[F] | undefined;
};

/** Internal records of a service, within one unit of work. */
export interface Collection<T extends Stored> {
  find(id: string): Promise<Doc<T> | undefined>;
  /** Stages a record with its next version. `find` must have been called for it before. */
  put(record: Omit<T, 'sys_version'> & { readonly id: string }): void;
  /** Stages the removal of a record, if it exists. */
  remove(id: string): Promise<void>;
}

/** The mails of one unit of work. */
export interface Outbox {
  /**
   * How many messages of one kind about a record were queued or sent, without previews; counts to 1000.
   * @param about the id of the record.
   * @param email the kind of message.
   */
  countBefore(about: string, email: string): Promise<number>;
  /**
   * Queues a mail. When two calls at once queue the same number, one of them is repeated and then counts the other's mail.
   * @param number one more than `countBefore`.
   * @returns the id of the message.
   */
  add(about: string, email: string, number: number, mail: Omit<Mail, 'preview'>): string;
  /** Queues a preview of a mail, sent to the address `to` only and not to those in `mail`. */
  preview(about: string, email: string, mail: Omit<Mail, 'preview'>, to: string): void;
}
