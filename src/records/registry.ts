/** All resources of all services, each created from its document and its definition. */

import type { Draft, FieldOf, Operation, Path, PathOf, RecordOf, ResourceName, Verb } from '../schema/contract.js';
import type { Document } from '../schema/document.js';
import { type Declared, link, type Model, modelOf } from '../schema/model.js';
import type { Index, Store } from '../store/port.js';
import type { Handler, Work } from './work.js';

/** A resource whose types are not known at compile time, hence `never`: its hooks and handlers take its own records and calls. */
export interface Resource {
  readonly model: Model;
  readonly hooks: Hooks<never>;
  /** Handlers of its custom operations. */
  readonly operations: Readonly<Record<string, Handler<never>>>;
}

export type Registry = ReadonlyMap<ResourceName, Resource>;

/** A definition of some resource. */
type AnyDefinition = Hooks<never> & Partial<Declared> & { readonly operations?: Resource['operations'] };

/** The exports of a service's index.ts. */
interface Service {
  readonly definitions: Readonly<Record<string, object>>;
  /** Internal collections of the service, with their indexes. */
  readonly collections?: Readonly<Record<string, readonly Index[]>>;
}

export interface LoadedService extends Service {
  readonly document: Document;
}

export function registry(services: readonly LoadedService[]): Registry {
  const registry = new Map<ResourceName, Resource>();
  for (const { document, definitions } of services)
    for (const [key, definition] of Object.entries<AnyDefinition>(definitions)) {
      const name = key as ResourceName;
      if (registry.has(name)) throw new Error('Two services have a resource of the same name.');
      const { lists = {}, indexes = [], operations = {}, ...hooks } = definition;
      registry.set(name, { model: modelOf(document, name, { lists, indexes }), hooks, operations });
    }
  link([...registry.values()].map(({ model }) => model));
  return registry;
}

/** Declares all collections of all services in the store. */
export async function declare(
  services: readonly Service[],
  resources: Registry,
  store: Pick<Store, 'declare'>,
): Promise<void> {
  for (const { model } of resources.values()) await store.declare(model.collection, model.indexes);
  for (const { collections = {} } of services) {
    for (const [collection, indexes] of Object.entries(collections)) await store.declare(collection, indexes);
  }
}

// What the code adds to the document of a resource: lists, indexes, rules and custom operations.

/** The definitions of a service, by resource. The compiler requires one for each resource of the document. */
export type Definitions<R extends ResourceName> = { readonly [N in R]: Definition<N> };

/** The compiler requires every listBy… and every custom operation that the document has. */
export type Definition<R extends ResourceName> = Hooks<R> & {
  /** Indexes for searches, and unique indexes. Those for lists and links are derived. */
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

/** The handlers of the custom operations, which are neither lists nor in the family. */
type Operations<R extends ResourceName> = { readonly [V in SpecialVerb<R>]: Handler<Operation<R, V>> };

/** The store's `Index`, limited to fields of the document. */
type IndexOf<R extends ResourceName> = Pick<Index, 'unique' | 'folded'> & {
  readonly fields: readonly PathOf<R>[];
  readonly where?: { readonly [F in PathOf<R>]?: string };
  readonly only?: { readonly [F in FieldOf<R>]?: boolean };
};

/** For a record that opens others to its owner: the fields that refer to records. */
export type Opener = Readonly<Record<string, unknown>>;

interface Hooks<R extends ResourceName> {
  /** Default values for fields that a client leaves out. If a record is replaced or patched, it keeps the stored values. */
  readonly defaults?: { readonly [F in FieldOf<R>]?: RecordOf<R>[F] };
  /** Sets derived fields. Can change `draft`. */
  prepare?(draft: Draft<R>, previous: RecordOf<R> | undefined, work: Work): void | Promise<void>;
  /** Must not change anything. @throws Fault when the change is not allowed. */
  check?(draft: Draft<R>, previous: RecordOf<R> | undefined, work: Work): void | Promise<void>;
  /** Stages further effects of a change. */
  saved?(record: RecordOf<R>, previous: RecordOf<R> | undefined, work: Work): void | Promise<void>;
  /**
   * Whether a reviewer must not see the author. Without it, no reviewer can.
   * @param openers what opens it to the reviewer: their reference fields.
   */
  isBlind?(record: RecordOf<R>, openers: readonly Opener[], work: Work): Promise<boolean>;
  /**
   * Whether its owner can do this now. Must not change anything.
   * @param next as the owner sees it, like `previous`; undefined for a deletion.
   * @throws Fault
   */
  checkOwner?(
    next: Partial<RecordOf<R>> | undefined,
    previous: Partial<RecordOf<R>> | undefined,
    work: Work,
  ): Promise<void>;
  /** Stages further effects of a deletion. */
  removed?(record: RecordOf<R>, work: Work): void | Promise<void>;
}

/** The property is required if the document needs it, and forbidden otherwise. */
type WhereDocumented<Documented, Name extends string, Member> = [Documented] extends [never]
  ? { readonly [N in Name]?: undefined }
  : { readonly [N in Name]: Member };
