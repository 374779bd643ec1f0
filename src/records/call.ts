/** Calls of operations, their replies and handlers. */
import type { Principal } from '../auth/permissions.js';
import type { Answer, Body, OperationId, Path, Query, ResourceName } from '../document/contract.js';
import type { Work } from './work.js';

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
