/** The client's types, derived from the documents. Nothing here exists at run time. */
import type { components } from '../../generated/awards.js';
import type { Kind, Kinds, Operations } from '../../generated/operations.js';

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
  /** Milliseconds that an attempt may take until its answer is read. The default is 30,000; 0 is no limit. */
  readonly timeout?: number | undefined;
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
  /** Instead of the client's. */
  readonly timeout?: number | undefined;
  /** Only if the record is still this one: an `ETag`, or the `sys_version`. Otherwise nothing is done: 412 `precondition_failed`. */
  readonly ifMatch?: string | number | undefined;
}

export interface ReadOptions extends CallOptions {
  /** The `ETag` of what you have: if the record still has it, you get `undefined`. */
  readonly ifNoneMatch: string | undefined;
}

/** What a method returns. */
export interface Call<T> extends Promise<T> {
  /** The same, with the status and the headers. Nothing is sent again. */
  withResponse(): Promise<{ readonly data: T; readonly response: Response }>;
}

export interface Page<Item> {
  readonly items: Item[];
  /** The `exclusiveStartKey` of the next page, if there is one. */
  readonly next: string | undefined;
  /** How many there are on all pages, if `count` asked for it. */
  readonly total: number | undefined;
}

/** A method for each operation: `gala.references.get` is `references.get`. */
export type Gala = {
  readonly [Resource in Exclude<keyof Kinds, 'changes' | 'people'>]: Methods<Resource, Kinds[Resource]>;
} & {
  readonly changes: Changes;
  readonly people: People;
};

export type Change = components['schemas']['ChangeItem'];
export type ChangePage = components['schemas']['ChangePage'];

export interface Followed {
  /** Each has a feed of its own; `awards` unless given. */
  readonly service?: 'awards' | 'events' | undefined;
  readonly tenantId?: string | undefined;
  /** The `position` of the last change that was applied; without it, from now on. */
  readonly after?: string | undefined;
  /** Names of resources with commas between them; without it, all. */
  readonly resources?: string | undefined;
  /** `record`: with the records as they are now. */
  readonly include?: 'record' | undefined;
}

export interface Changes {
  list(args?: Followed & { readonly limit?: number; readonly wait?: number }, options?: CallOptions): Call<ChangePage>;
  /**
   * Changes as they happen. It waits for them, and goes on by itself after a failure of the network or the server.
   * @throws GalaError where repeating does not help, such as 410 `position_expired`: begin anew. What aborts it, too.
   */
  follow(args?: Followed, options?: CallOptions): AsyncGenerator<Change, never, undefined>;
}

type Schemas = components['schemas'];

/** Each service has its own records; `awards` unless given. */
interface Served {
  readonly service?: 'awards' | 'events' | undefined;
  readonly tenantId?: string | undefined;
}

interface Whom extends Served {
  readonly contact_id?: string | undefined;
  readonly email_address?: string | undefined;
  readonly exclusiveStartKey?: string | undefined;
  readonly limit?: number | undefined;
}

export interface People {
  list(args: Whom, options?: CallOptions): Call<Page<Schemas['PersonItem']> & { readonly person: Schemas['Person'] }>;
  erase(
    args: Served & { readonly body: Schemas['PersonErasing']; readonly dry_run?: boolean | undefined },
    options?: CallOptions,
  ): Call<Schemas['PersonErased']>;
}

type Methods<Resource extends string, Verbs> = {
  readonly [Verb in keyof Verbs & string]: Method<Operation<`${Resource}.${Verb}`>, Resource>[Verbs[Verb] & Kind];
};

type Operation<Id> = Id extends keyof Operations ? Operations[Id] : never;

interface Method<O, Resource extends string> {
  write: Plain<Arguments<O>, AnswerOf<O>>;
  read: Plain<Arguments<O>, AnswerOf<O>>;
  record: Reading<Arguments<O>, AnswerOf<O>, RecordOf<Resource>>;
  page: Paged<Arguments<O>, ItemIn<AnswerOf<O>>, ItemIn<AnswerOf<O>>, MoreIn<AnswerOf<O>>>;
  records: Paged<Arguments<O>, ItemIn<AnswerOf<O>>, RecordOf<Resource>>;
}

type Plain<A, Result> = (...given: Given<A>) => Call<Result>;

interface Reading<A, Part, Whole> {
  <Fields extends string = never>(
    args: Selecting<A, Fields>,
    options: ReadOptions,
  ): Call<Selected<Fields, Part, Whole> | undefined>;
  <Fields extends string = never>(
    args: Selecting<A, Fields>,
    options?: CallOptions,
  ): Call<Selected<Fields, Part, Whole>>;
}

interface Paged<A, Part, Whole, More = unknown> {
  <Fields extends string = never>(
    ...given: Given<Selecting<A, Fields>>
  ): Call<Page<Selected<Fields, Part, Whole>> & More>;
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

type Arguments<O> = Flat<PathOf<O> & QueryOf<O> & BodyOf<O>>;
type PathOf<O> = O extends { parameters: { path: infer Path } }
  ? Omit<Path, 'tenantId'> & { tenantId?: string | undefined }
  : unknown;
type QueryOf<O> = O extends { parameters: { query?: infer Query } } ? Loose<NonNullable<Query>> : never;
type BodyOf<O> = O extends { requestBody: infer Sent }
  ? { body: Json<Sent> }
  : O extends { requestBody?: infer Sent }
    ? Loose<{ body?: Json<NonNullable<Sent>> }>
    : never;

/** Optional members may be undefined as well. Nothing, of nothing. The client reads only JSON. */
type Loose<T> = [T] extends [never]
  ? unknown
  : { [Name in keyof T as Exclude<Name, 'bom' | 'format'>]: (T[Name] extends Flag ? boolean : T[Name]) | undefined };
type Flag = 'true' | 'false' | '1' | '0' | undefined;
/** The body of an operation. */
export type Body<O extends keyof Operations> =
  BodyOf<Operations[O]> extends { body?: infer Sent } ? NonNullable<Sent> : never;

type Json<Holder> = Holder extends { content: infer Content } ? Content[keyof Content] : never;
/** What an operation returns: `Answer<'references.create'>` is a whole reference. */
export type Answer<O extends keyof Operations> = AnswerOf<Operations[O]>;
type AnswerOf<O> = O extends { responses: { 200: infer Response } } ? Json<Response> : never;
type ItemIn<A> = A extends readonly (infer Item)[] ? Item : A extends { Items: readonly (infer Item)[] } ? Item : never;
/** What a page has beside its items and the key. */
type MoreIn<A> = A extends { Items: unknown } ? Omit<A, 'Count' | 'Items' | 'LastEvaluatedKey'> : unknown;

/** The whole record, as a replacement returns it. */
type RecordOf<Resource extends string> = AnswerOf<Operation<`${Resource}.replace`>>;

type Flat<T> = { [Name in keyof T]: T[Name] };
