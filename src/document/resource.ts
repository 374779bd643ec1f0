/** What a resource may say about itself, beyond its document. */

import type { Work } from '../records/work.js';
import type { Index } from '../store/port.js';
import type { Draft, FieldOf, Handler, Operation, Path, RecordOf, ResourceName, Verb } from './contract.js';

type FamilyVerb = 'create' | 'get' | 'replace' | 'patch' | 'delete' | 'batch' | 'list';
type ListVerb<R extends ResourceName> = Extract<Verb<R>, `listBy${string}`>;
type OwnVerb<R extends ResourceName> = Exclude<Verb<R>, FamilyVerb | ListVerb<R>>;

/** For each documented listBy…: path parameter → field of the record, in the order of the index. */
type Lists<R extends ResourceName> = {
  readonly [V in ListVerb<R>]: {
    readonly [P in Exclude<keyof Path<Operation<R, V>>, 'tenantId'>]: FieldOf<R>;
  };
};

/** The handler of each documented verb that is not of the family. */
type Own<R extends ResourceName> = { readonly [V in OwnVerb<R>]: Handler<Operation<R, V>> };

interface Hooks<R extends ResourceName> {
  /** Further indexes: those that searches use, and those that keep fields unique. */
  readonly indexes?: readonly Index[];
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

type Definition<R extends ResourceName> = Hooks<R> &
  WhereDocumented<ListVerb<R>, 'lists', Lists<R>> &
  WhereDocumented<OwnVerb<R>, 'own', Own<R>>;

/** A definition whose resource is only known at run time: its hooks take the records they were written for. */
export interface Resource<R extends ResourceName = ResourceName> {
  readonly name: R;
  readonly lists: Readonly<Record<string, Readonly<Record<string, string>>>>;
  readonly own: Readonly<Record<string, Handler<never>>>;
  readonly hooks: Hooks<never>;
}

/** Defines a resource. The compiler asks for every listBy… and every further verb that the document has. */
export function resource<R extends ResourceName>(name: R, definition: Definition<R>): Resource<R> {
  const { lists = {}, own = {}, ...hooks } = definition;
  return { name, lists, own: own as Resource['own'], hooks: hooks as unknown as Hooks<never> };
}
