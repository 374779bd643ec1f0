/** The interfaces of a unit of work: all changes of a call are committed together, or none is. */
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import type { Principal } from '../auth/permissions.js';
import type { Answer, Body, Draft, OperationId, Path, Query, RecordOf, ResourceName } from '../schema/contract.js';
import type { Model } from '../schema/model.js';
import type { Doc, Stored } from '../store/doc.js';
import type { AnyOf, Awaitable, EntriesQuery, Match, PageQuery, ReadOptions, Store } from '../store/port.js';
import type { Yielder } from '../yielder.js';
import type { AuditLog } from './audit.js';
import type { Mail, Message } from './outbox.js';
import type { Patch } from './patch.js';
import type { Quotas } from './quota.js';

/** The tenant and caller of a unit of work. */
export interface Scope {
  readonly tenant: string;
  readonly caller: Principal;
  /** Shared by all units of work of one request. */
  readonly yielder?: Yielder | undefined;
  /** The resource of which the caller is limited to their own records. */
  readonly own?: ResourceName | undefined;
  /** For the audit log: the operationId and the request id. */
  readonly operation?: string | undefined;
  readonly requestId?: string | undefined;
}

/** The interface for handlers. Staged changes are written only after the whole call has succeeded. */
export interface Work extends Scope {
  readonly yielder: Yielder;
  /** The same during one attempt. */
  readonly now: Date;
  readonly log: Logger;
  newId(): string;
  model(name: ResourceName): Model;
  /** The same work without the limit to own records: for rules, not for responses. */
  readonly unlimited: Work;
  /** The caller's own records of a resource, as the caller sees them. */
  ownRecords<R extends ResourceName>(name: R): Records<R>;
  /**
   * The part of a record that another person sees, for example in an e-mail to them, as if they read it with a permission
   * limited to own records.
   * @param opener a record of theirs that opens it, which may not be stored yet.
   * @returns undefined if the record is not open to them.
   */
  seenBy<R extends ResourceName>(
    contact: string,
    name: R,
    record: Partial<RecordOf<R>>,
    opener?: object,
  ): Promise<Partial<RecordOf<R>>>;
  /**
   * The records of a resource, or only the caller's own if the caller is limited to those. `find` and `get` see staged
   * changes; `windows` and `all` see only what is stored.
   */
  records<R extends ResourceName>(name: R): Records<R>;
  /** Index entries of all records, regardless of their owner: values of fields and the id, without staged changes. */
  entries(name: ResourceName, query: IndexQuery): Awaitable<string[][]>;
  /** Internal records of a service, which belong to no resource. */
  collection<T extends Stored>(name: string): Collection<T>;
  /** E-mails are sent after the commit. */
  readonly outbox: Outbox;
  /** Repeats the work instead of failing if a unique value is taken: the next attempt finds the other record. */
  rerunWhenTaken(): void;
  /**
   * Runs another unit of work for the same caller, which commits or fails independently of this one. At most ten run at a
   * time if they hold large records.
   * @param own the resource of which it is limited to own records.
   */
  separately<T>(task: (work: Work) => Promise<T>, own?: ResourceName): Promise<T>;
}

/** The records of one resource, for one tenant, within one unit of work. */
export interface Records<R extends ResourceName> {
  find(id: string, options?: ReadOptions): Awaitable<Doc<RecordOf<R>> | undefined>;
  /** @throws Fault `record_not_found` */
  get(id: string, options?: ReadOptions): Awaitable<Doc<RecordOf<R>>>;
  /** Up to `limit` records in order of id, starting after `after`, whose fields equal `match`. For few records. */
  page(match: Match, page: PageOptions): Awaitable<Doc<RecordOf<R>>[]>;
  /** All matching records, or all without `match`, in order of id, a limited number of bytes at a time. */
  windows(query: WindowQuery): AsyncIterable<Doc<RecordOf<R>>[]>;
  /** All records whose fields equal `match`, in order of id, starting after `after`. Yields to other requests in between. */
  all(match: AnyOf, after?: string): AsyncIterable<Doc<RecordOf<R>>>;
  /** Stages a new record with a new id. The body must be validated. */
  create(body: Draft<R>): Promise<Doc<RecordOf<R>>>;
  /** Stages a replacement. The body must be validated. */
  replace(id: string, body: Draft<R>): Promise<Doc<RecordOf<R>>>;
  /** Stages a patched record; it is validated here. */
  patch(id: string, patch: Patch): Promise<Doc<RecordOf<R>>>;
  /** Stages a removal. The commit fails if other records still refer to this one. */
  delete(id: string): Promise<void>;
  /** Repeats the work if this record has changed before the commit. The record itself is not changed. */
  hold(id: string): Promise<void>;
  /**
   * Stages a change of fields that only the server sets; `undefined` removes one. It runs no hooks and ignores locks.
   * @param isDerived whether it only follows from another change: the audit log records this.
   */
  updateDerived(id: string, fields: DerivedFields<R>, isDerived?: boolean): Promise<void>;
}

export interface PageOptions extends ReadOptions {
  readonly after?: string | undefined;
  readonly limit: number;
}

export type IndexQuery = Omit<EntriesQuery, 'collection' | 'tenant'>;

export interface WindowQuery extends Omit<PageQuery, 'collection' | 'tenant' | 'atMostBytes' | 'yielder'> {
  /** The maximum number of records of a window; `limit` applies to the first one. */
  readonly most?: number | undefined;
}

export type DerivedFields<R extends ResourceName> = {
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

/** Messages to read: all of the tenant, or those about a record, or, without `about`, those in a state. */
export interface MessageQuery extends ReadOptions {
  readonly about?: string | undefined;
  readonly state?: string | undefined;
  /** Only messages older than the one with this `recency`. */
  readonly after?: string | undefined;
  /** How many are needed at first. */
  readonly limit: number;
}

/** The e-mails of the tenant. */
export interface Outbox {
  /** Only messages that are stored can be read, not those of this unit of work. */
  find(id: string, options?: ReadOptions): Promise<Doc<Message> | undefined>;
  newestFirst(query: MessageQuery): AsyncIterable<Doc<Message>[]>;
  /** Stages a message that `find` has returned as queued, for those recipients that do not have it yet. */
  retry(message: Doc<Message>): Promise<Doc<Message>>;
  /** Stages a message that `find` has returned as cancelled. */
  cancel(message: Doc<Message>): Promise<Doc<Message>>;
  /**
   * How many messages of one kind for a record were queued or sent, without previews; counts up to 1000.
   * @param about the id of the record.
   * @param email the kind of message.
   */
  countBefore(about: string, email: string): Promise<number>;
  /**
   * Queues an e-mail. When two concurrent calls queue the same number, one of them is repeated and then counts the other's
   * e-mail.
   * @param number one more than `countBefore`.
   * @returns the id of the message.
   */
  add(about: string, email: string, number: number, mail: Omit<Mail, 'preview'>): string;
  /** Queues a preview of an e-mail, sent only to the address `to` and not to those in `mail`. */
  preview(about: string, email: string, mail: Omit<Mail, 'preview'>, to: string): void;
}

// Calls of operations, their replies and handlers.

/** A validated request. */
export interface Call<O extends OperationId> {
  readonly tenant: string;
  readonly caller: Principal;
  readonly path: Path<O>;
  readonly query: Query<O>;
  readonly body: Body<O>;
  /** The media type of the body, in lowercase and without parameters. */
  readonly mediaType: string | undefined;
  /** The path of the request, starting with the name of the service. */
  readonly address: string;
  readonly requestId: string;
  /** The resource, if the caller is limited to their own records of it. */
  readonly own?: ResourceName | undefined;
}

/** A successful response. */
export interface Reply<Body = unknown> {
  /** The body, in UTF-8. */
  readonly json: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Never set: it only carries the type that the document gives the body. */
  readonly body?: Body;
}

export type Handler<O extends OperationId> = (call: Call<O>, work: Work) => Promise<Reply<Answer<O>>>;

/** What the services need from outside. Tests supply their own clock and ids. */
export interface Ports {
  readonly store: Store;
  readonly log: Logger;
  readonly clock: () => Date;
  /** A new id of letters and digits; ids sort in order of creation. */
  readonly newId: () => string;
  /** Called after a commit that queued e-mails. */
  readonly mailQueued: () => void;
  /** Also checks references to supporting resources, whose records may be stored in another system. */
  readonly strictReferences: boolean;
  /** The audit log, if any. */
  readonly audit?: AuditLog | undefined;
  /** The maximum numbers of records per tenant, if any. */
  readonly quotas?: Quotas | undefined;
}

/** A UUID version 7 without dashes, by the clock of this machine. Servers use `Ids` instead. */
export const timeOrderedId = () => v7().replaceAll('-', '');
