/** What a resource may say about itself, beyond its document. */
import type { Draft, Operation, Path, PathOf, RecordOf, ResourceName, Verb } from '../document/contract.js';
import type { Handler } from './call.js';
import type { Work } from './work.js';

/** The definitions of a service's resources, by name. The compiler asks for each that the document has. */
export type Definitions<R extends ResourceName> = { readonly [N in R]: Definition<N> };

/** The compiler asks for every listBy… and for every further verb that the document has. */
export type Definition<R extends ResourceName> = Hooks<R> & {
  /** Further indexes: those that searches use, and those that keep fields unique. */
  readonly indexes?: readonly IndexOf<R>[];
} & WhereDocumented<ListVerb<R>, 'lists', Lists<R>> &
  WhereDocumented<SpecialVerb<R>, 'operations', Operations<R>>;

type FamilyVerb = 'create' | 'get' | 'replace' | 'patch' | 'delete' | 'batch' | 'list';
type ListVerb<R extends ResourceName> = Extract<Verb<R>, `listBy${string}`>;
type SpecialVerb<R extends ResourceName> = Exclude<Verb<R>, FamilyVerb | ListVerb<R>>;

/** For each documented listBy…: path parameter → field of the record, in the order of the index. */
type Lists<R extends ResourceName> = {
  readonly [V in ListVerb<R>]: {
    readonly [P in Exclude<keyof Path<Operation<R, V>>, 'tenantId'>]: PathOf<R>;
  };
};

/** The handler of each documented verb that is not of the family. */
type Operations<R extends ResourceName> = { readonly [V in SpecialVerb<R>]: Handler<Operation<R, V>> };

/** An index on fields that the document knows; see the store's `Index`. */
export interface IndexOf<R extends ResourceName> {
  readonly fields: readonly PathOf<R>[];
  readonly unique?: boolean;
  readonly where?: { readonly [F in PathOf<R>]?: string };
}

export interface Hooks<R extends ResourceName> {
  /** Fills in what the client left out. May change `draft`. */
  prepare?(draft: Draft<R>, previous: RecordOf<R> | undefined, work: Work): void | Promise<void>;
  /** Throws a Fault when the change may not be. Must not change anything. */
  check?(draft: Draft<R>, previous: RecordOf<R> | undefined, work: Work): void | Promise<void>;
  /** Stages what else the change brings about. */
  saved?(record: RecordOf<R>, previous: RecordOf<R> | undefined, work: Work): void | Promise<void>;
  /** Stages what else the removal brings about. */
  removed?(record: RecordOf<R>, work: Work): void | Promise<void>;
}

/** Asks for a member only where the document has something for it. */
type WhereDocumented<Documented, Name extends string, Member> = [Documented] extends [never]
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: Member };
