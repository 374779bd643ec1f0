/** The interface to a database, with two implementations and one test suite for both. */
import { Fault } from '../fault.js';
import { personKey } from '../lib/persons.js';
import type { Yielder } from '../lib/yielder.js';
import type { Doc } from './doc.js';

/** A promise only where something waits. */
export type Awaitable<T> = T | Promise<T>;

/** Identifies a record. `tenant` and `id` contain neither `/` nor control characters; at most 128 characters each. */
export interface Key {
  readonly collection: string;
  readonly tenant: string;
  readonly id: string;
}

/**
 * An index on fields of a collection. Dotted paths select a field of an object, or of each item of an array. Only strings
 * are indexed; a record without a string in every field is not in the index.
 */
export interface Index {
  readonly fields: readonly string[];
  /** At most one record of a tenant can have the same values … */
  readonly unique?: boolean;
  /** … among the records whose fields equal these. */
  readonly where?: Readonly<Record<string, string>>;
  /** Only for a non-unique index: it contains only records with these values. */
  readonly only?: Only;
  /** Only for a non-unique index: it ignores case, or has the keys of persons. */
  readonly folded?: Folding | undefined;
  /** Only for a non-unique index: its last field has values of this kind, sorted by `sortKey`. No record is left out because of it. */
  readonly sorted?: SortKind | undefined;
}

/** Identifies an index for a page. */
export type IndexSpec = Pick<PageQuery, 'only' | 'folded'> & Pick<Index, 'fields' | 'sorted'>;

/** How values are compared: ignoring case, or by `personKey`. */
export type Folding = true | 'person';

/** What is stored in an index has this in its name: a kind whose sort keys change needs another one. */
export type SortKind = 'text' | 'number' | 'moment';

/** Top-level field → the value it must have, or be missing. */
type Only = Readonly<Record<string, boolean>>;

/** Field → value, for all fields of a declared index in its order. */
export type Match = Readonly<Record<string, string>>;

/**
 * Matches any of several values, or record ids; the field `id` needs no index, and can be combined with those of one. At
 * most 200 values of one field; beside `only` of two fields, 22.
 */
export type AnyOf = Readonly<Record<string, string | readonly string[]>>;

/** By default, a read sees the latest writes, so that a write can be based on it. */
export interface ReadOptions {
  /** See every acknowledged write, through any server. */
  readonly consistent?: boolean | undefined;
  /** Allow stale data: any server can respond, even one that lacks the latest writes. Never base a write on it. */
  readonly relaxed?: boolean | undefined;
}

export interface PageQuery extends ReadOptions {
  readonly collection: string;
  readonly tenant: string;
  /** Without it, all records of the tenant. */
  readonly match?: AnyOf | undefined;
  /** Only records with these values. An index with the fields of `match` must have the same. */
  readonly only?: Only | undefined;
  /** Of values when they are matched. An index with the fields of `match` must be folded in the same way. */
  readonly folded?: Folding | undefined;
  /** By id, ascending, unless given. */
  readonly order?: Order | undefined;
  /** Only records after this place: by id, an id; see `placeOf`. */
  readonly after?: string | undefined;
  readonly limit: number;
  /** The page ends with the record whose JSON reaches this number of bytes. */
  readonly atMostBytes?: number | undefined;
  /** Lets other requests run between its steps. */
  readonly yielder?: Yielder | undefined;
}

/** Those of `match` and the field of the order make up an index. */
export interface Order {
  readonly descending?: boolean | undefined;
  /** Without it, the order is by id. */
  readonly field?: string | undefined;
  /** Of the index; without it, the values are strings that are compared as they are. */
  readonly sorted?: SortKind | undefined;
  /** The least and the greatest sort key, inclusive. */
  readonly from?: string | undefined;
  readonly to?: string | undefined;
}

/** Reads index entries without the records. */
export interface EntriesQuery extends ReadOptions {
  readonly collection: string;
  readonly tenant: string;
  /** The first fields of a declared index that is neither folded nor unique. */
  readonly match: Match;
  /** That of the index. */
  readonly only?: Only | undefined;
  /** The fields of the index that follow. */
  readonly fields: readonly string[];
  /** The first value of the first of these fields; without fields, the first id. */
  readonly from?: string | undefined;
  readonly limit: number;
}

export interface CountQuery {
  readonly collection: string;
  readonly tenant: string;
  /** Fields of a declared index; `{}` counts all records of the tenant. */
  readonly match: Match;
  /** As in a page. */
  readonly folded?: Folding | undefined;
  /** Of a field that every record has, if it has no bounds: it only names an index. */
  readonly range?: Order | undefined;
  /** Counts up to this number. */
  readonly atMost: number;
  /** Lets other requests run between its steps. */
  readonly yielder?: Yielder | undefined;
}

export interface TenantsQuery {
  readonly collections: readonly string[];
  /** Only tenants after this one. */
  readonly after?: string | undefined;
  readonly limit: number;
}

/** A condition of a removal: no record of the same tenant matches. */
export interface Absence {
  readonly collection: string;
  readonly match: Match;
}

export type Change =
  /** Stores `doc` in place of `previous`, which no failed commit may have had as its `doc`; without `previous`, as a new record. */
  | { readonly put: Key; readonly doc: Doc; readonly previous?: Doc | undefined }
  /** Removes `previous`, unless records that match one of `unless` exist. */
  | { readonly remove: Key; readonly previous: Doc; readonly unless?: readonly Absence[] }
  /** Stores `doc`, after all others of the tenant if the store appends in order: then its id is the first one that is free. */
  | { readonly append: Key; readonly doc: Doc }
  /** The record must exist at the time of the commit. */
  | { readonly require: Key };

/** The stored record differs from `previous`, or a new record already exists. Nothing was written; read again and retry. */
export class Stale extends Error {
  constructor(readonly key: Key) {
    super(`stale: ${key.collection}/${key.id}`);
  }
}

/** Required records do not exist. Nothing was written. */
export class Missing extends Error {
  constructor(readonly keys: readonly Key[]) {
    super(`missing: ${keys.map((key) => `${key.collection}/${key.id}`).join(', ')}`);
  }
}

/** Another record has the same values in a unique index. Nothing was written. */
export class Taken extends Error {
  constructor(
    readonly key: Key,
    readonly fields: readonly string[],
  ) {
    super(`taken: ${key.collection} ${fields.join(', ')}`);
  }
}

/** Records still refer to a record that was to be removed. Nothing was written. */
export class Referenced extends Error {
  constructor(
    readonly key: Key,
    readonly by: Absence,
  ) {
    super(`referenced: ${key.collection}/${key.id} by ${by.collection}`);
  }
}

/** The database cannot be reached, or did not acknowledge a write that it may have stored. */
export class Unavailable extends Fault {
  /** @param reason for the log and the console, without credentials. */
  constructor(
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super('store_unavailable', undefined, { cause: new Error(reason, options), headers: { 'Retry-After': '2' } });
  }
}

/** The disk rejected a commit: it is full, broken or missing. Nothing was written; reads still work. */
export class WriteFailed extends Fault {
  /** @param reason for the log. */
  constructor(
    code: 'store_full' | 'store_failed',
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super(code, undefined, { cause: new Error(reason, options) });
  }
}

/** A store cannot be opened. The message is for the operator and says what to do. */
export class CannotOpen extends Error {}

/** What a commit in progress does to a record. */
export interface InProgress {
  /** Undefined if it removes the record. */
  readonly next: Doc | undefined;
  /** Settles with the commit. */
  readonly ended: Promise<void>;
}

/**
 * Records by collection, tenant and id, each with `sys_version`. A read that is not relaxed sees every resolved commit of
 * this process. Every method throws Unavailable if the database cannot be reached, and `commit` throws WriteFailed.
 */
export interface Store {
  /** Whether what is appended can be read in the order of the commits. If not, one with a lower id can still follow. */
  appendsInOrder(): boolean;
  /** Declares a collection and its indexes, before any other use. New indexes are built for existing records. */
  declare(collection: string, indexes: readonly Index[]): Promise<void>;
  read(key: Key, options?: ReadOptions): Awaitable<Doc | undefined>;
  /**
   * The last commit in progress of this process that changes an existing record. A commit with its `next` as `previous` need not
   * wait: it fails as stale if that one fails. Nobody may be told of it before it has ended.
   */
  inProgress?(key: Key): InProgress | undefined;
  /** Records in order of id (by code point), or of a field and then id, at most `limit`, without duplicates. */
  page(query: PageQuery): Awaitable<Doc[]>;
  /** The values of `fields` and the id of matching records, in their order. A value is one of at most 128 characters. */
  entries(query: EntriesQuery): Awaitable<string[][]>;
  count(query: CountQuery): Awaitable<number>;
  /** The tenants with a record in any of the collections, in the store's order. It looks up one key for each and collection. */
  tenants(query: TenantsQuery): Awaitable<string[]>;
  /**
   * Makes all changes, or none. Durable when it resolves.
   * @throws Stale, Missing, Taken or Referenced
   */
  commit(changes: readonly Change[]): Promise<void>;
  /** Why it has refused the last write; undefined after one that was not refused. */
  refusal?(): WriteFailed | undefined;
  /** What `commit` does, without writing anything. */
  check(changes: readonly Change[]): Promise<void>;
  /** Waits for commits in progress. No method can be called afterwards. */
  close(): Promise<void>;
}

/** A record of any tenant. */
export type Scanned = Omit<Key, 'collection'> & { readonly doc: Doc };

/** Reads what is stored, and writes nothing. A collection that does not exist is empty, and none is declared. */
export interface Source {
  /** For messages, without credentials. */
  readonly name: string;
  /** Records of all tenants in the order of the store's own keys. */
  scan(collection: string, after?: Omit<Key, 'collection'>): AsyncIterable<Scanned> | Iterable<Scanned>;
  /** The number of records; it may be an estimate. */
  total(collection: string): Awaitable<number>;
  close(): Promise<void>;
}

/** The strings at a dotted path; several if the path passes through arrays. Other values are left out. */
export function valuesAt(record: unknown, path: string): string[] {
  const fields = record as Record<string, unknown>;
  if (!path.includes('.')) {
    const value = fields[path];
    if (typeof value === 'string') return [value];
    if (value === undefined) return [];
  }
  let values: unknown[] = [record];
  for (const name of path.split('.'))
    values = values.flat().map((value) => (value as Record<string, unknown> | undefined | null)?.[name]);
  return values
    .flatMap((value) => (Array.isArray(value) ? value : [value]))
    .filter((value) => typeof value === 'string');
}

/** Whether a record belongs in an index, or on a page, with only such records. */
export const isOnly = (record: object, only: Only = {}) =>
  Object.entries(only).every(([field, value]) => ((record as Record<string, unknown>)[field] ?? value) === value);

// Case-insensitive comparison of strings.

/** Strings that differ only in case have the same form, including `ß`, `ẞ` and `SS`, or `İ` and `i̇`, or `ς` and `Σ`. */
export const folded = (text: string): string => text.toLowerCase().toUpperCase();

/** Values as stored in an index. */
export const inIndex = (values: readonly string[], folding: Folding | undefined): readonly string[] =>
  folding ? values.map(folding === 'person' ? personKey : folded) : values;

/** The end of the name of a folded index. */
export const foldingName = (folding: Folding | undefined) =>
  folding ? `!${folding === true ? 'folded' : folding}` : '';
