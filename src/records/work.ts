/** What handlers get and answer: a call, and a unit of work whose changes are all committed together, or none is. */
import { randomFillSync } from 'node:crypto';
import type { Logger } from 'pino';
import { v7 } from 'uuid';
import type { Principal } from '../auth/permissions.js';
import type { Answer, Body, Draft, OperationId, Path, Query, RecordOf, ResourceName } from '../schema/contract.js';
import type { Doc } from '../store/doc.js';
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
} from '../store/port.js';
import type { Yielder } from '../yielder.js';
import type { AuditLog } from './audit.js';
import type { Once } from './idempotency.js';
import type { Patch } from './patch.js';
import type { Quotas } from './quota.js';
import type { Work } from './unitOfWork.js';

export type { Work };

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
  /** For the audit log: the operationId and the request id. */
  readonly operation?: string | undefined;
  readonly requestId?: string | undefined;
}

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

export type IndexCount = Omit<CountQuery, 'collection' | 'tenant' | 'atMost' | 'yielder'>;

export interface WindowQuery extends Omit<PageQuery, 'collection' | 'tenant' | 'atMostBytes' | 'yielder'> {
  /** The maximum number of records of a window; `limit` applies to the first one. */
  readonly most?: number | undefined;
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

/** What the services need from outside. Tests supply their own clock and ids. */
export interface Ports {
  readonly store: Store;
  readonly log: Logger;
  /** It never steps back. */
  readonly clock: () => Date;
  /** A new id of letters and digits; ids sort in order of creation. */
  readonly newId: () => string;
  /** Called after a commit that queued e-mails. */
  readonly mailQueued: () => void;
  /** The processes that write to the same store; without it, only this one does. */
  readonly peers?: Peers | undefined;
  /** Also checks references to supporting resources, whose records may be stored in another system. */
  readonly strictReferences: boolean;
  /** The audit log, if any. */
  readonly audit?: AuditLog | undefined;
  /** The maximum numbers of records per tenant, if any. */
  readonly quotas?: Quotas | undefined;
}

// Ids: UUIDs version 7 without dashes, each later than all before in this process, even if the clock was set back.

/** Random bytes for the next ids: asking for 16 of them takes longer than all else. */
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
