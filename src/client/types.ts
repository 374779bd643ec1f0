/** The client's types, derived from the documents. Nothing here exists at run time. */
import type { Operations, operations } from '../../generated/operations.js';

export interface ClientOptions {
  /** Where Gala runs, such as `https://gala.example.org`. In a browser, `''` is the page's own origin. */
  readonly baseUrl: string;
  /** The default of `tenantId`. */
  readonly tenant?: string | undefined;
  /** A token, a function that returns one for each request, or credentials for Gala's token endpoint. */
  readonly token?: Token | undefined;
  /** Replaces the global `fetch`. */
  readonly fetch?: ((request: Request) => Promise<Response>) | undefined;
  /** The maximum number of retries. The default is 3. */
  readonly retries?: number | undefined;
}

export type Token = string | (() => string | undefined | Promise<string | undefined>) | ClientCredentials;

/** OAuth 2.0 client credentials (RFC 6749 §4.4). */
export interface ClientCredentials {
  readonly clientId: string;
  readonly clientSecret: string;
  /** Permissions with spaces between them. */
  readonly scope?: string | undefined;
}

/** The second argument of every method. */
export interface CallOptions {
  /** Aborts the request, and the wait before a retry. */
  readonly signal?: AbortSignal | undefined;
  readonly headers?: Readonly<Record<string, string>> | undefined;
}

export interface Page<Item> {
  readonly items: Item[];
  /** The `exclusiveStartKey` of the next page, if there is one. */
  readonly next: string | undefined;
}

/** `resource.verb` */
type OperationId = keyof Operations & string;
type ResourceOf<O> = O extends `${infer Resource}.${string}` ? Resource : never;
type VerbOf<O, Resource extends string> = O extends `${Resource}.${infer Verb}` ? Verb : never;

/** A method for each operation: `gala.references.get` is `references.get`. */
export type Gala = { readonly [Resource in ResourceOf<OperationId>]: Methods<Resource> };

type Methods<Resource extends string> = {
  readonly [O in OperationId as VerbOf<O, Resource>]: Method<O, Resource>;
};

type Method<O extends OperationId, Resource extends string> = {
  write: Plain<Arguments<O>, Answer<O>>;
  read: Plain<Arguments<O>, Answer<O>>;
  record: Reading<Arguments<O>, Answer<O>, RecordOf<Resource>>;
  page: Paged<Arguments<O>, ItemOf<O>, ItemOf<O>, MoreOf<O>>;
  records: Paged<Arguments<O>, ItemOf<O>, RecordOf<Resource>>;
}[(typeof operations)[O][2]];

type Plain<A, Result> = (...given: Given<A>) => Promise<Result>;

type Reading<A, Part, Whole> = <Fields extends string = never>(
  ...given: Given<Selecting<A, Fields>>
) => Promise<Selected<Fields, Part, Whole>>;

interface Paged<A, Part, Whole, More = unknown> {
  <Fields extends string = never>(
    ...given: Given<Selecting<A, Fields>>
  ): Promise<Page<Selected<Fields, Part, Whole>> & More>;
  /** The items of this page and of all that follow. */
  all<Fields extends string = never>(
    ...given: Given<Selecting<A, Fields>>
  ): AsyncGenerator<Selected<Fields, Part, Whole>, void, undefined>;
}

/** All arguments are optional if nothing in them is required. */
type Given<A> = Partial<A> extends A ? [args?: A, options?: CallOptions] : [args: A, options?: CallOptions];

type Selector = 'fields' | 'fieldsToReturn';
type Selecting<A, Fields> = { [Name in keyof A]: Name extends Selector ? Fields | undefined : A[Name] };
/** Without selected fields, the whole. */
type Selected<Fields, Part, Whole> = [Fields] extends [never] ? Whole : Part;

type Arguments<O extends OperationId> = Flat<PathOf<Operations[O]> & QueryOf<Operations[O]> & BodyOf<Operations[O]>>;
type PathOf<O> = O extends { parameters: { path: infer Path } }
  ? Omit<Path, 'tenantId'> & { tenantId?: string | undefined }
  : never;
type QueryOf<O> = O extends { parameters: { query?: infer Query } } ? Loose<NonNullable<Query>> : never;
type BodyOf<O> = O extends { requestBody: infer Sent }
  ? { body: Json<Sent> }
  : O extends { requestBody?: infer Sent }
    ? Loose<{ body?: Json<NonNullable<Sent>> }>
    : never;

/** Optional members may be undefined as well. Nothing, of nothing. The client reads only JSON. */
type Loose<T> = [T] extends [never] ? unknown : { [Name in keyof T as Exclude<Name, 'format'>]: T[Name] | undefined };
/** The body of an operation. */
export type Body<O extends OperationId> =
  BodyOf<Operations[O]> extends { body?: infer Sent } ? NonNullable<Sent> : never;

type Json<Holder> = Holder extends { content: infer Content } ? Content[Exclude<keyof Content, 'text/csv'>] : never;
/** What an operation returns: `Answer<'references.create'>` is a whole reference. */
export type Answer<O extends OperationId> = Json<Operations[O]['responses'][200]>;
type ItemOf<O extends OperationId> = ItemIn<Answer<O>>;
type ItemIn<A> = A extends readonly (infer Item)[] ? Item : A extends { Items: readonly (infer Item)[] } ? Item : never;

/** What a page has beside its items and the key. */
type MoreOf<O extends OperationId> =
  Answer<O> extends { Items: unknown } ? Omit<Answer<O>, 'Count' | 'Items' | 'LastEvaluatedKey'> : unknown;

/** The whole record, as a replacement returns it. */
type RecordOf<Resource extends string> = Answer<Extract<OperationId, `${Resource}.replace`>>;

type Flat<T> = { [Name in keyof T]: T[Name] };
