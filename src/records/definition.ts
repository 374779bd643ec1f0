/** What the code adds to the document of a resource: lists, indexes, rules and special operations. */
import type { Draft, FieldOf, Operation, Path, PathOf, RecordOf, ResourceName, Verb } from '../document/contract.js';
import type { Handler } from './call.js';
import type { Work } from './work.js';

/** The definitions of a service, by resource. The compiler requires one for each resource of the document. */
export type Definitions<R extends ResourceName> = { readonly [N in R]: Definition<N> };

/** The compiler requires every listBy… and every special verb that the document has. */
export type Definition<R extends ResourceName> = Hooks<R> & {
  /** Indexes for searches, and unique ones. Those for lists and links are derived. */
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

/** The handler of each special verb: one that is neither a list nor in the family. */
type Operations<R extends ResourceName> = { readonly [V in SpecialVerb<R>]: Handler<Operation<R, V>> };

/** The store's `Index`, limited to fields of the document. */
export interface IndexOf<R extends ResourceName> {
  readonly fields: readonly PathOf<R>[];
  readonly unique?: boolean;
  readonly where?: { readonly [F in PathOf<R>]?: string };
  readonly only?: { readonly [F in FieldOf<R>]?: boolean };
  readonly folded?: true;
}

/** Of a record that opens others to its owner: the fields that name records. */
export type Opener = Readonly<Record<string, unknown>>;

export interface Hooks<R extends ResourceName> {
  /** Fields that a client may leave out: a new record gets these, one that is replaced or patched keeps what is stored. */
  readonly defaults?: { readonly [F in FieldOf<R>]?: RecordOf<R>[F] };
  /** Sets derived fields. May change `draft`. */
  prepare?(draft: Draft<R>, previous: RecordOf<R> | undefined, work: Work): void | Promise<void>;
  /** Must not change anything. @throws Fault when the change is not allowed. */
  check?(draft: Draft<R>, previous: RecordOf<R> | undefined, work: Work): void | Promise<void>;
  /** Stages the further effects of a change. */
  saved?(record: RecordOf<R>, previous: RecordOf<R> | undefined, work: Work): void | Promise<void>;
  /**
   * Whether a reviewer may not know whose record it is. Without this, none may.
   * @param openers what opens it to the reviewer: their fields that name others.
   */
  isBlind?(record: RecordOf<R>, openers: readonly Opener[], work: Work): Promise<boolean>;
  /**
   * Whether its owner may do so now. Must not change anything.
   * @param next as the owner sees it, like `previous`; nothing when it is deleted.
   * @throws Fault
   */
  checkOwner?(
    next: Partial<RecordOf<R>> | undefined,
    previous: Partial<RecordOf<R>> | undefined,
    work: Work,
  ): Promise<void>;
  /** Stages the further effects of a removal. */
  removed?(record: RecordOf<R>, work: Work): void | Promise<void>;
}

/** The member is required if the document has something for it, and forbidden otherwise. */
type WhereDocumented<Documented, Name extends string, Member> = [Documented] extends [never]
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: Member };
