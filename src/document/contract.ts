/** Types lifted from the documents. Nothing here exists at run time. */
import type { operations as Awards } from '../../generated/awards.js';
import type { operations as Events } from '../../generated/events.js';
import type { Principal } from '../access/principal.js';
import type { Work } from '../records/work.js';
import type { Stored } from '../store/doc.js';
import type { Reply } from '../verbs/reply.js';

type Operations = Awards & Events;

/** `resource.verb`: the operationId, the handler's key, the permission, the label in the log. */
export type OperationId = keyof Operations & string;

type ResourceIn<O> = O extends `${infer R}.${string}` ? R : never;

export type AwardsResource = ResourceIn<keyof Awards>;
export type EventsResource = ResourceIn<keyof Events>;
export type ResourceName = AwardsResource | EventsResource;

export type Verb<R extends ResourceName> = OperationId extends infer O
  ? O extends `${R}.${infer V}`
    ? V
    : never
  : never;

/** Of `resource.verb`, if the document has it. */
export type Operation<R extends ResourceName, V extends string> = Extract<OperationId, `${R}.${V}`>;

export type Path<O extends OperationId> = Operations[O]['parameters']['path'];

type Query<O extends OperationId> = NonNullable<Operations[O]['parameters']['query']>;

type Json<Holder> = Holder extends { content: { 'application/json': infer Body } } ? Body : never;

export type Body<O extends OperationId> = Operations[O] extends { requestBody: infer B }
  ? Json<B>
  : Operations[O] extends { requestBody?: infer B }
    ? Json<NonNullable<B>> | undefined
    : undefined;

/** What the operation answers with 200. */
export type Answer<O extends OperationId> = Json<Operations[O]['responses'][200]>;

/** A record of the resource, as it is stored. */
export type RecordOf<R extends ResourceName> = Answer<Operation<R, 'replace'>> & Stored;

/** Names of the fields that the document knows of a record. */
export type FieldOf<R extends ResourceName> = keyof Answer<Operation<R, 'replace'>> & string;

/** A record before the server has added its own fields. */
export type Draft<R extends ResourceName> = Body<Operation<R, 'create'>>;

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

export type Handler<O extends OperationId> = (call: Call<O>, work: Work) => Promise<Reply<Answer<O>>>;
