/** Types derived from the documents. Nothing here exists at run time. */
import type { Kinds, Operations } from '../../generated/operations.js';
import type { Services } from '../../generated/services.js';

/** `resource.verb`: the operationId, the key of the handler, the permission and the label in the log. */
export type OperationId = keyof Operations & string;

/** The resource names of a service. */
export type ResourceOf<Service extends keyof Services> = ResourceIn<keyof Services[Service]>;
/** Operations such as `messages.list` belong to no resource: there is no `messages.replace`. */
type ResourceIn<Id> = Id extends `${infer Resource}.replace` ? Resource : never;

export type ResourceName = ResourceIn<OperationId>;

export type Verb<R extends ResourceName> = R extends unknown ? keyof Kinds[R] & string : never;

/** `resource.verb`, if the document has that operation. */
export type Operation<R extends ResourceName, V extends string> = Extract<`${R}.${V}`, OperationId>;

export type Path<O extends OperationId> = Operations[O]['parameters']['path'];

export type Query<O extends OperationId> = NonNullable<Operations[O]['parameters']['query']>;

type Json<Holder> = Holder extends { content: { 'application/json': infer Content } } ? Content : never;

/** The JSON body that the operation takes. */
export type Body<O extends OperationId> = Operations[O] extends { requestBody: infer B }
  ? Json<B>
  : Operations[O] extends { requestBody?: infer B }
    ? Json<NonNullable<B>> | undefined
    : undefined;

/** The body of the response with 200. */
export type Answer<O extends OperationId> = Json<Operations[O]['responses'][200]>;

/** A stored record with the documented fields. */
export type RecordOf<R extends ResourceName> = Known<Answer<Operation<R, 'replace'>>> & Identified;

/** The system fields of every record. */
type Identified = { readonly id: string; readonly sys_version: number };

/** A record before the server has set its system fields. */
export type Draft<R extends ResourceName> = Known<Body<Operation<R, 'create'>>> & object;

/** Names of the documented fields. */
export type FieldOf<R extends ResourceName> = keyof RecordOf<R> & string;

/**
 * A type without its index signatures, at any depth: records can have any field, but code can only use documented ones.
 * Types with only an index signature (maps) stay as they are.
 */
type Known<T> = T extends readonly (infer Item)[] ? Known<Item>[] : T extends object ? KnownMembers<T> : T;

type KnownMembers<T extends object> = [keyof Named<T>] extends [never]
  ? T
  : { [K in keyof T as K extends keyof Named<T> ? K : never]: Known<T[K]> };

/** The properties without the index signature. */
type Named<T> = { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] };
