/** Types lifted from the documents. Nothing here exists at run time. */
import type { operations as Awards } from '../../generated/awards.js';
import type { operations as Events } from '../../generated/events.js';

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

export type Query<O extends OperationId> = NonNullable<Operations[O]['parameters']['query']>;

type Json<Holder> = Holder extends { content: { 'application/json': infer Content } } ? Content : never;

/** The JSON body that the operation takes. */
export type Body<O extends OperationId> = Operations[O] extends { requestBody: infer B }
  ? Json<B>
  : Operations[O] extends { requestBody?: infer B }
    ? Json<NonNullable<B>> | undefined
    : undefined;

/** What the operation answers with 200. */
export type Answer<O extends OperationId> = Json<Operations[O]['responses'][200]>;

/** A record of the resource, as it is stored: the fields that the document knows. */
export type RecordOf<R extends ResourceName> = Known<Answer<Operation<R, 'replace'>>> & Identified;

/** What every record has. */
type Identified = { readonly id: string; readonly sys_version: number };

/** A record before the server has added its own fields. */
export type Draft<R extends ResourceName> = Known<Body<Operation<R, 'create'>>> & object;

/** Names of the fields that the document knows of a record. */
export type FieldOf<R extends ResourceName> = keyof RecordOf<R> & string;

/** The same, and dotted paths to what is in them; a path leads through arrays to their items. */
export type PathOf<R extends ResourceName> = PathIn<RecordOf<R>>;

/**
 * A type without its index signatures, at any depth: an open record may hold any field, but code may only name those that the
 * document describes. Maps, which have nothing but an index signature, stay as they are.
 */
type Known<T> = T extends readonly (infer Item)[] ? Known<Item>[] : T extends object ? KnownMembers<T> : T;

type KnownMembers<T extends object> = [keyof Named<T>] extends [never]
  ? T
  : { [K in keyof T as K extends keyof Named<T> ? K : never]: Known<T[K]> };

/** The members that have a name of their own. */
type Named<T> = { [K in keyof T as string extends K ? never : number extends K ? never : K]: T[K] };

type Level = [never, 0, 1, 2, 3];

/** Paths down to four levels, which is as deep as the documents go. */
type PathIn<T, Left extends number = 4> = [Left] extends [never]
  ? never
  : T extends readonly (infer Item)[]
    ? PathIn<Item, Left>
    : T extends object
      ? { [K in keyof T & string]: K | `${K}.${PathIn<NonNullable<T[K]>, Level[Left]>}` }[keyof T & string]
      : never;
