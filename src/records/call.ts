/** Calls of operations, and what handles them. */
import type { Principal } from '../access/principal.js';
import type { Answer, Body, OperationId, Path, Query } from '../document/contract.js';
import type { Work } from './work.js';

/** A validated request. */
export interface Call<O extends OperationId> {
  readonly tenant: string;
  readonly caller: Principal;
  readonly path: Path<O>;
  readonly query: Query<O>;
  readonly body: Body<O>;
  /** The media type of the body, without parameters. */
  readonly mediaType: string | undefined;
  /** The address that was asked for, from the service's name on, without a query. */
  readonly address: string;
  readonly requestId: string;
}

/** A successful answer: JSON in UTF-8, made as early as it is known. `Body` is its type in the document. */
export interface Reply<Body = unknown> {
  readonly json: Buffer;
  readonly headers?: Readonly<Record<string, string>>;
  /** Carries the type only. */
  readonly body?: Body;
}

export type Handler<O extends OperationId> = (call: Call<O>, work: Work) => Promise<Reply<Answer<O>>>;
