/** What handlers get and answer: a call, and a unit of work whose changes are all committed together, or none is. */
import { randomFillSync } from 'node:crypto';
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import type { Principal } from '../auth/permissions.js';
import type { Targets } from '../lib/targets.js';
import type { Yielder } from '../lib/yielder.js';
import type { Answer, Body, Draft, OperationId, Path, Query, RecordOf, ResourceName } from '../schema/contract.js';
import type { Model } from '../schema/model.js';
import type { Doc, Seen, Stored } from '../store/doc.js';
import type { Peers } from '../store/peers.js';
import type {
  AnyOf,
  Awaitable,
  CountQuery,
  EntriesQuery,
  Match,
  PageQuery,
  ReadOptions,
  Store,
  TenantsQuery,
} from '../store/port.js';
import type { ReadBarrier } from './attempts.js';
import type { Followers } from './followers.js';
import type { Patch } from './patch.js';
import type { Alteration } from './writeSet.js';

/** The tenant and caller of a unit of work. */
export interface Scope {
  readonly tenant: string;
  readonly caller: Principal;
  /** Shared by all units of work of one request. */
  readonly yielder?: Yielder | undefined;
  /** The resource of which the caller is limited to their own records. */
  readonly own?: ResourceName | undefined;
  /** Everything is done but the commit. */
  readonly dryRun?: boolean | undefined;
  /** Of a request with an `Idempotency-Key`. */
  readonly once?: Once | undefined;
  /** The rules that the request overrides by name. */
  readonly overrides?: readonly string[] | undefined;
  /** For the audit log: the operationId and the request id. */
  readonly operation?: string | undefined;
  readonly requestId?: string | undefined;
}

/** A request with an `Idempotency-Key`. */
export interface Once {
  readonly store: Store;
  /** Of the tenant, the caller, the operation and the key. */
  readonly id: string;
  /** A digest of the request: another one with the same key is rejected. */
  readonly request: string;
}

/** One attempt at a unit of work, for handlers. Staged changes are written only after the whole call has succeeded. */
export interface Work {
  readonly scope: Scope;
  readonly tenant: string;
  readonly caller: Principal;
  readonly own: ResourceName | undefined;
  readonly yielder: Yielder;
  readonly log: Logger;
  /** The same during one attempt. */
  readonly now: Date;
  /** Of amounts that neither their record nor its event gives one. */
  readonly currency: string;
  /** Where people open the links of e-mails; undefined if nobody has said it. */
  readonly answerAddress: string | undefined;
  /** The same work without the limit to own records: for rules, not for responses. */
  readonly unlimited: Work;
  /** Names what is staged and required from now on, for faults of the commit. */
  set part(part: number);
  newId(): string;
  /** Bytes of JSON of all records that were read or staged. */
  readonly bytes: number;
  /** The same work, limited to own records of a resource. */
  limitedTo(own: ResourceName | undefined): Work;
  /** The same work, for an operation of a batch that overrides these rules. */
  overriding(overrides: readonly string[]): Work;
  /** Whether the caller overrides a rule that would refuse a change of the resource, and may. */
  overrides(resource: ResourceName, override: string): boolean;
  /** The overrides that were used so far. */
  readonly overridden: readonly string[];
  /** For a request that follows changes: begin to read after this. */
  settling(): ReadBarrier;
  model(name: ResourceName): Model;
  /** From which of these records something is kept: the caller is in conflict of interest with them. */
  keptOf(name: ResourceName, docs: readonly Doc[]): Promise<readonly boolean[]>;
  /**
   * The records of a resource, or only the caller's own if the caller is limited to those. `find` and `get` see staged
   * changes; `windows` and `all` see only what is stored.
   */
  records<R extends ResourceName>(name: R): Records<R>;
  /** The same as the caller sees them: what is kept from staff behaves as if it did not exist. Rules use `records`. */
  seen<R extends ResourceName>(name: R): Records<R>;
  /** Whether there is a record of some resource with this id that is kept from the caller. */
  isHidden(id: string, options?: ReadOptions): Promise<boolean>;
  /** The caller's own records of a resource, as the caller sees them. */
  ownRecords<R extends ResourceName>(name: R): Records<R>;
  /**
   * The part of a record that another person sees, for example in an e-mail to them, as if they read it with a permission
   * limited to own records.
   * @param opener a record of theirs that opens it, which may not be stored yet.
   * @returns an empty object if the record is not open to them.
   */
  seenBy<R extends ResourceName>(
    contact: string,
    name: R,
    record: Partial<RecordOf<R>>,
    opener?: object,
  ): Promise<Partial<RecordOf<R>>>;
  /** Index entries of all records, regardless of their owner: values of fields and the id, without staged changes. */
  entries(name: ResourceName, query: IndexQuery): Awaitable<string[][]>;
  /** Counts index entries of all records, regardless of their owner, without staged changes. */
  count(name: ResourceName, query: IndexCount): Awaitable<number>;
  /** The tenants that have records, in the store's order. */
  tenants(query: Pick<TenantsQuery, 'after' | 'limit'>): Awaitable<string[]>;
  /** Internal records of a service, which belong to no resource. */
  collection<T extends Stored>(name: string, tenant?: string): Collection<T>;
  /** Repeats the work instead of failing if a unique value is taken: the next attempt finds the other record. */
  rerunWhenTaken(): void;
  /**
   * Runs another unit of work for the same caller, which commits or fails independently of this one. At most ten run at a
   * time if they hold large records.
   * @param own the resource of which it is limited to own records.
   */
  separately<T>(task: (work: Work) => Promise<T>, own?: ResourceName): Promise<T>;
  /** For tasks that are tried one after the other, without effects. */
  rehearsal(): Rehearsal;
  /** Runs another unit of work without its commit, so it has no effects. */
  dryRun<T>(task: (work: Work) => Promise<T>): Promise<T>;
}

/**
 * Does a task and all that a commit would check, on what the tasks before it have staged. What it has staged is dropped if it fails.
 * One at a time.
 */
export type Rehearsal = <T>(task: (work: Work) => Promise<T>) => Promise<T>;

/** Internal records of a service, for one tenant. */
export interface Collection<T extends Stored> {
  find(id: string, options?: ReadOptions): Promise<Doc<T> | undefined>;
  /** These three see only what is stored. */
  page(query: InCollection<PageQuery>): Promise<Doc<T>[]>;
  entries(query: IndexQuery): Awaitable<string[][]>;
  count(query: InCollection<CountQuery>): Awaitable<number>;
  /** Stages a record that comes after all others, as far as the store can tell: see `Store.appendsInOrder`. Its id is a position. */
  append(record: T): void;
  /**
   * What was appended, in order of position. What is appended later comes after the last of them.
   * @param query `after` is a position.
   */
  appended(query: AppendedQuery): Promise<Doc<T>[]>;
  /** Stages a record with its next version. `find` must have been called for it before, unless it is new. */
  put(record: Omit<T, 'sys_version'> & { readonly id: string }): Doc<T>;
  /** Stages a record in the place of a stored one of the same version, which must have been found before. */
  rewrite(record: T): void;
  /** Stages the removal of a record, if it exists. */
  remove(id: string): Promise<void>;
  /** Repeats the work if this record, which must exist, has changed before the commit. */
  hold(id: string): Promise<void>;
}

export interface AppendedQuery {
  readonly after?: string;
  readonly limit: number;
  readonly descending?: boolean;
}

export type InCollection<Q> = Omit<Q, 'collection' | 'tenant'>;

/** The records of one resource, for one tenant, within one unit of work. */
export interface Records<R extends ResourceName> {
  find(id: string, options?: ReadOptions): Awaitable<Doc<RecordOf<R>> | undefined>;
  /** @throws Fault `record_not_found` */
  get(id: string, options?: ReadOptions): Awaitable<Doc<RecordOf<R>>>;
  /** Up to `limit` records in order of id, starting after `after`, whose fields equal `match`. For few records. */
  page(match: Match, page: PageOptions): Awaitable<Doc<RecordOf<R>>[]>;
  /** All matching records, or all without `match`, in order, a limited number of bytes at a time. */
  windows(query: WindowQuery): AsyncIterable<Doc<RecordOf<R>>[]>;
  /** All records whose fields equal `match`, in order of id, starting after `after`. Yields to other requests in between. */
  all(match: AnyOf, after?: string): AsyncIterable<Doc<RecordOf<R>>>;
  /** Stages a new record with a new id. The body must be validated. */
  create(body: Draft<R>): Awaitable<Doc<RecordOf<R>>>;
  /** Stages a deleted record again. All rules of a create apply, but nobody is told. */
  restore(deleted: RecordOf<R>, deletion: Deletion): Promise<Doc<RecordOf<R>>>;
  /** Stages a replacement. The body must be validated. */
  replace(id: string, body: Draft<R>): Promise<Doc<RecordOf<R>>>;
  /** Stages a patched record; it is validated here. */
  patch(id: string, patch: Patch): Promise<Doc<RecordOf<R>>>;
  /** Stages a record without what it says of a person. No rule refuses it, nobody is told, and locks do not matter. */
  erase(id: string, record: object): Promise<void>;
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

/** When and by which request a record was deleted, the version after its last, and what staff in conflict had seen last. */
export interface Deletion {
  readonly request?: string | undefined;
  readonly sys_version: number;
  readonly at: string;
  readonly seen?: Seen['conflicted'];
}

export interface PageOptions extends ReadOptions {
  readonly after?: string | undefined;
  readonly limit: number;
}

export type IndexQuery = InCollection<EntriesQuery>;

export type IndexCount = Omit<CountQuery, 'collection' | 'tenant' | 'atMost' | 'yielder'>;

export interface WindowQuery extends Omit<PageQuery, 'collection' | 'tenant' | 'atMostBytes' | 'yielder'> {
  /** The maximum number of records of a window; `limit` applies to the first one. */
  readonly maxRecords?: number | undefined;
  /** Paths of what is used of the records; all without it. */
  readonly fields?: readonly string[] | undefined;
}

type DerivedFields<R extends ResourceName> = {
  readonly [F in keyof RecordOf<R>]?: RecordOf<R>[F] | undefined;
};

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
  /** Whether the client does without the records that it writes. */
  readonly minimal?: boolean | undefined;
  /** The resource, if the caller is limited to their own records of it. */
  readonly own?: ResourceName | undefined;
}

/** A response, with 200 unless it says otherwise. */
export interface Reply<Body = unknown> {
  /** The body, in UTF-8. */
  readonly json: Buffer;
  /** What follows it, if it is CSV: read while it is sent. */
  readonly rest?: AsyncIterable<Buffer> | undefined;
  readonly status?: 304;
  /** The record that it answers, or a part of. */
  readonly doc?: Pick<Doc<object>, 'etag' | 'record'>;
  /** The id of the record that it answers, if there is no `doc`. */
  readonly saved?: string | undefined;
  /**
   * For an answer without a record: how it is given again. `computed`: it can be computed again without its effects, such as a
   * preview. `removed`: by itself, since what it is about is gone. Without it, by itself, if the caller may still ask for it.
   */
  readonly repeats?: 'computed' | 'removed';
  /** The member of the answer that lists records: given again with those that are there then, as the caller sees them. */
  readonly listed?: { readonly as: string; readonly docs: readonly Doc<object>[] };
  /** JSON that is given again instead of the body. */
  readonly kept?: Buffer | string;
  readonly headers?: Readonly<Record<string, string>>;
  /** Never set: it only carries the type that the document gives the body. */
  readonly body?: Body;
}

export type Handler<O extends OperationId> = (call: Call<O>, work: Work) => Promise<Reply<Answer<O>>>;

/** Takes part in every commit that changes something. `changes` are those of the task, not what participants have staged. */
export interface Participant {
  /** Before the commit, also of a dry run: can stage what is committed with the changes. @throws Fault to refuse them. */
  stage?(changes: readonly Alteration[], work: Work): Awaitable<void>;
  /** The changes are stored, but not answered yet. Without any, something was read by an override. */
  committed?(changes: readonly Alteration[], work: Work): Awaitable<void>;
}

/** What the services need from outside. Tests supply their own clock and ids. */
export interface Ports {
  readonly store: Store;
  readonly log: Logger;
  /** It never steps back. */
  readonly clock: () => Date;
  /** A new id of letters and digits; ids sort in order of creation. */
  readonly newId: () => string;
  /** The processes that write to the same store; without it, only this one does. */
  readonly peers?: Peers | undefined;
  /** Also checks references to supporting resources, whose records may be stored in another system. */
  readonly strictReferences: boolean;
  /** Of amounts that neither their record nor its event gives one. */
  readonly currency: string;
  /** Where people open the links of e-mails; undefined if nobody has said it. */
  readonly answerAddress: () => string | undefined;
  /** How many days changes can be followed; 0 if they are not kept. */
  readonly changesDays?: number | undefined;
  /** How many days the history of records goes back; 0 if there is none. */
  readonly historyDays?: number | undefined;
  /** Where webhooks may go; only to public addresses without it. */
  readonly targets?: Targets | undefined;
  /** Requests that wait for changes; without it, none waits. */
  readonly followers?: Followers | undefined;
  /** What takes part in every commit, in this order. */
  readonly participants?: readonly Participant[] | undefined;
}

// Ids: UUIDs version 7 without dashes, each later than all before in this process, even if the clock was set back.

/** Random bytes for the next ids: asking for 16 of them takes longer than all else, as uuid would for each. */
const random = Buffer.alloc(16 * 256);
let used = random.length;
let [msecs, seq] = [0, 0];

export function timeOrderedId(): string {
  if (used === random.length) {
    randomFillSync(random);
    used = 0;
  }
  const bytes = random.subarray(used, used + 16);
  used += 16;
  const now = Date.now();
  if (now > msecs)
    [msecs, seq] = [now, bytes.readUInt32BE(6) >>> 1]; // half of the sequence is left for this millisecond
  else if (++seq > 0xffff_ffff) [msecs, seq] = [msecs + 1, 0];
  return v7({ random: bytes, msecs, seq }).replaceAll('-', '');
}
