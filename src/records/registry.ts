/** All resources of all services, each created from its document and its definition. */

import { Fault } from '../fault.js';
import type { Answer, Draft, Operation, RecordOf, ResourceName, Verb } from '../schema/contract.js';
import type { Document } from '../schema/document.js';
import { link, type Model, modelOf } from '../schema/model.js';
import type { Doc } from '../store/doc.js';
import type { Awaitable, Index, Store } from '../store/port.js';
import type { Deletion, Handler, IndexCount, Work } from './work.js';
import type { Alteration } from './writeSet.js';

/** A resource whose types are not known at compile time, hence `never`: its hooks and handlers take its own records and calls. */
export interface Resource {
  readonly model: Model;
  readonly hooks: Hooks<never>;
  /** Handlers of its custom operations. */
  readonly operations: Readonly<Record<string, Handler<never>>>;
}

export type Registry = ReadonlyMap<ResourceName, Resource>;

/** A definition of some resource. */
type AnyDefinition = Hooks<never> & { readonly operations?: Resource['operations'] };

/** Why an e-mail is not sent any more. */
export type CancelReason = NonNullable<Answer<'messages.get'>['cancelled_because']>;

/**
 * @param message the id of the e-mail; undefined of one that is gathered.
 * @returns why the record does not ask any more for an e-mail to this address; undefined if it does.
 */
export type Wanted = (about: string, to: string, work: Work, message?: string) => Promise<CancelReason | undefined>;

/** What a link opens, and for whom. */
export interface LinkTarget {
  readonly kind: Answer<'links.current'>['kind'];
  /** The id of the record; of `reviews`, of the round. */
  readonly about: string;
  readonly contact_id: string;
  readonly email_address: string;
}

/** Why a link has ended, as its page tells the person: the end of the sentence "This link has ended, because …". */
export type LinkEnd = string;

/** A kind of link. */
export interface LinkKind {
  /** The resource that it opens: the records that `match` these values, and what they open. */
  readonly resource: ResourceName;
  match(target: LinkTarget): Readonly<Record<string, string>>;
  /** The field of these records with the address, which must be that of the link. */
  readonly addressIn?: string;
  /** The operations that it permits, of records of its own. */
  readonly permissions: readonly string[];
  /** @param sent when the link was sent. @returns undefined while it is open. */
  ended(target: LinkTarget, sent: Date, work: Work): Promise<LinkEnd | undefined>;
  /** What its page shows. @param work of the link: its caller is limited to its records. */
  page(target: LinkTarget, work: Work): Promise<LinkPage>;
}

type AnyPage = Omit<Answer<'links.current'>, 'kind' | 'tenant' | 'asked_by' | 'items'>;

/** What is undefined is left out. */
export type LinkPage = { readonly [F in keyof AnyPage]: AnyPage[F] | undefined } & {
  readonly items: readonly LinkItem[];
};
type AnyItem = Omit<Answer<'links.current'>['items'][number], 'record' | 'about'>;
type LinkItem = { readonly [F in keyof AnyItem]: AnyItem[F] | undefined } & {
  readonly record?: object | undefined;
  readonly about?: object | undefined;
};

/** The exports of a service's index.ts. */
interface Service {
  readonly definitions: Readonly<Record<string, object | undefined>>;
  readonly linkKinds?: Readonly<Partial<Record<LinkTarget['kind'], LinkKind>>>;
  /** By the kind of e-mail: whether a record still asks for it. */
  readonly wanted?: Readonly<Record<string, Wanted>>;
  /** By the kind of e-mail that reminds. */
  readonly reminders?: object;
  /** By the kind of e-mail that can list several records. */
  readonly summaries?: object;
  /** Internal collections of the service, with their indexes. */
  readonly collections?: Readonly<Record<string, readonly Index[]>>;
}

export interface LoadedService extends Service {
  readonly document: Document;
}

export function registry(services: readonly LoadedService[]): Registry {
  const registry = new Map<ResourceName, Resource>();
  for (const { document, definitions } of services)
    for (const name of document.resources) {
      if (registry.has(name)) throw new Error('Two services have a resource of the same name.');
      const { operations = {}, ...hooks }: AnyDefinition = definitions[name] ?? {};
      registry.set(name, { model: modelOf(document, name), hooks, operations });
    }
  link([...registry.values()].map(({ model }) => model));
  return registry;
}

/** The resource whose records are in a collection; undefined for others. */
export function resourceIn(registry: Registry, collection: string): Resource | undefined {
  const resource = registry.get(collection.slice(collection.indexOf('.') + 1) as ResourceName);
  return resource?.model.collection === collection ? resource : undefined;
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

// What the code adds to the document of a resource: rules and operations.

/** The definitions of a service, by resource. The compiler requires one for each resource with operations of its own. */
export type Definitions<R extends ResourceName> = { readonly [N in WithOperations<R>]: Definition<N> } & {
  readonly [N in R]?: Definition<N>;
};

/** The compiler requires a handler for every operation that the document has, besides those of `familyHandlers`. */
export type Definition<R extends ResourceName> = Hooks<R> &
  ([OwnVerb<R>] extends [never]
    ? { readonly operations?: undefined }
    : { readonly operations: { readonly [V in OwnVerb<R>]: Handler<Operation<R, V>> } });

type FamilyVerb =
  | 'create'
  | 'upsert'
  | 'get'
  | 'replace'
  | 'patch'
  | 'delete'
  | 'batch'
  | 'search'
  | 'getPublic'
  | `list${string}`;
type OwnVerb<R extends ResourceName> = Exclude<Verb<R>, FamilyVerb>;
type WithOperations<R extends ResourceName> = R extends ResourceName
  ? [OwnVerb<R>] extends [never]
    ? never
    : R
  : never;

/** For a record that opens others to its owner: the fields that refer to records. */
export type Opener = Readonly<Record<string, unknown>>;

/** What of some records is kept from staff. */
export interface Withholding<R extends ResourceName> {
  /** Names of fields, or the whole record. */
  readonly fields: readonly string[] | 'all';
  /**
   * From which of these records it is kept. Quick where it is none.
   * @param isPlace whether the place of a record would tell, so that one without such fields counts, too.
   * @param isPast whether a record, or what it is about, may be deleted.
   */
  applies(
    docs: readonly Doc<RecordOf<R>>[],
    work: Work,
    isPlace?: boolean,
    isPast?: boolean,
  ): Awaitable<readonly boolean[]>;
  /** How many of the records that this counts are kept. */
  count(asked: IndexCount, work: Work): Promise<number>;
}

interface Hooks<R extends ResourceName> {
  /**
   * Sets derived fields. Can change `draft`.
   * @param isOwners whether its owner changes it, who is limited to their own records.
   */
  prepare?(draft: Draft<R>, previous: RecordOf<R> | undefined, work: Work, isOwners: boolean): void | Promise<void>;
  /** Must not change anything. @throws Fault when the change is not allowed. */
  check?(draft: Draft<R>, previous: RecordOf<R> | undefined, work: Work): void | Promise<void>;
  /** Stages further effects of a change. */
  saved?(record: RecordOf<R>, previous: RecordOf<R> | undefined, work: Work): void | Promise<void>;
  /**
   * What a reviewer who must not see the author sees besides the fields for blind reviewers; undefined if they see the author. Without
   * it, nothing.
   * @param openers what opens it to the reviewer: their reference fields.
   */
  blind?(record: RecordOf<R>, openers: readonly Opener[], work: Work): Promise<readonly string[] | undefined>;
  readonly withheld?: Withholding<R>;
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
  /** What its owner has saved of it, which nobody else reads yet: laid over the record where they read it. */
  drafted?(record: Partial<RecordOf<R>>, work: Work): Promise<object | undefined>;
  /** Of a deleted record that is brought back: it without what it cannot have any more. */
  restored?(deleted: RecordOf<R>): RecordOf<R>;
  /** Stages what comes back with a deleted record. */
  returned?(record: RecordOf<R>, deletion: Deletion, work: Work): Promise<void>;
  /** Stages the end of what is kept beside a record, when a person that it names is erased. */
  erased?(record: RecordOf<R>, work: Work): void | Promise<void>;
  /** Stages further effects of a deletion. */
  removed?(record: RecordOf<R>, work: Work): void | Promise<void>;
  /**
   * Whether a commit may end with this change: called for each change when all are staged, in dry runs too. It can stage what is
   * stored with them, which is not judged. Changes that only follow from others are left out.
   * @param all changes of this resource, with this one, in the order in which their records were first staged.
   * @param together the same, but in a dry run of many only those of one operation. One of a record that an operation before has
   * changed begins there, and `all` has both as one.
   * @throws Fault; the result of an atomic batch names the operation that the change is of.
   */
  judge?(
    change: Change<R>,
    all: readonly Change<R>[],
    work: Work,
    together: readonly Change<R>[],
  ): void | Promise<void>;
}

/** A record before and after a commit: undefined before it is created and after it is removed. */
export interface Change<R extends ResourceName> {
  readonly previous: RecordOf<R> | undefined;
  readonly next: RecordOf<R> | undefined;
  /** Whether its owner has made it, who is limited to their own records. */
  readonly isOwners: boolean;
}

/** Changes of a resource, by id. */
export type Judged = Map<Resource, Map<string, Change<never> & Pick<Alteration, 'part' | 'relocation'>>>;

/**
 * @param earlier what was judged before, and is to be committed with this.
 * @returns the changes that were judged. If there are some, more can be staged now. @throws Fault of a `judge`
 */
export function judgeAll(
  registry: Registry,
  alterations: readonly Alteration[],
  work: Work,
  earlier?: Judged,
): Awaitable<Judged> {
  const judged: Judged = new Map();
  for (const { key, previous, next, part, relocation, isDerived, isOwners } of alterations) {
    const resource = resourceIn(registry, key.collection);
    if (resource?.hooks.judge === undefined || isDerived) continue;
    const change = { previous: previous?.record, next: next?.record, isOwners, part, relocation };
    const others = judged.get(resource) ?? new Map();
    judged.set(resource, others.set(key.id, change));
  }
  return judged.size === 0 ? judged : judgeEach(judged, work.unlimited, earlier);
}

async function judgeEach(judged: Judged, work: Work, earlier?: Judged): Promise<Judged> {
  for (const [resource, changes] of judged) {
    const all: Change<never>[] = [];
    for (const [id, change] of earlier?.get(resource) ?? []) if (!changes.has(id)) all.push(change);
    all.push(...changes.values());
    const steps = [...changes].map(([id, change]) => {
      const before = earlier?.get(resource)?.get(id);
      return before === undefined ? change : { ...change, previous: before.next };
    });
    for (const change of steps) {
      try {
        const judging = resource.hooks.judge?.(change, all, work, steps);
        if (judging !== undefined) await judging;
      } catch (thrown) {
        if (!(thrown instanceof Fault)) throw thrown;
        const { part, relocation } = change;
        throw Object.assign(relocation ? thrown.relocated(relocation) : thrown, { part });
      }
    }
  }
  return judged;
}
