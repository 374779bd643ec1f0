/** What Gala asks of a database: narrow enough to implement twice, one suite for both. */
import { Fault } from '../fault.js';
import type { Doc } from './doc.js';

/** Names a record. `tenant` and `id` hold neither `/` nor control characters; at most 128 characters each. */
export interface Key {
  readonly collection: string;
  readonly tenant: string;
  readonly id: string;
}

/**
 * An index on fields of a collection. Dotted paths reach into objects, and into each item of an array. A record without a
 * text in every field is not in the index.
 */
export interface Index {
  readonly fields: readonly string[];
  /** Only one record of a tenant may hold these values … */
  readonly unique?: boolean;
  /** … among those whose fields equal these. */
  readonly where?: Readonly<Record<string, string>>;
}

/** Equality on the fields of a declared index, in its order. */
export type Match = Readonly<Record<string, string>>;

/** Without options a read sees what was written last, in order to decide on a write. */
export interface ReadOptions {
  /** Read what every answered write left, whichever server took it. */
  readonly consistent?: boolean | undefined;
  /** Nothing is decided by it: any server may answer, even one that does not have the last writes of other processes yet. */
  readonly relaxed?: boolean | undefined;
}

export interface PageQuery extends ReadOptions {
  readonly collection: string;
  readonly tenant: string;
  /** Without it: all records of the tenant in the collection. */
  readonly match?: Match | undefined;
  /** Strictly after this id. */
  readonly after?: string | undefined;
  readonly limit: number;
}

export interface CountQuery {
  readonly collection: string;
  readonly tenant: string;
  readonly match: Match;
  /** Stop counting here. */
  readonly atMost: number;
}

/** Records that must not exist: those of the key's tenant that match. */
export interface Absence {
  readonly collection: string;
  readonly match: Match;
}

export type Change =
  /** Store `doc`: in the place of `previous`, or where nothing was. */
  | { readonly put: Key; readonly doc: Doc; readonly previous?: Doc | undefined }
  /** Remove `previous`, unless one of the absences turns out not to be one. */
  | { readonly remove: Key; readonly previous: Doc; readonly unless?: readonly Absence[] }
  /** The record must exist when the others take effect. */
  | { readonly require: Key };

/** The store has another version than `previous`, or a record where there was none. Nothing was changed: read again. */
export class Stale extends Error {
  constructor(readonly key: Key) {
    super(`stale: ${key.collection}/${key.id}`);
  }
}

/** Records that were required do not exist. Nothing was changed. */
export class Missing extends Error {
  constructor(readonly keys: readonly Key[]) {
    super(`missing: ${keys.map((key) => `${key.collection}/${key.id}`).join(', ')}`);
  }
}

/** Another record holds these values of a unique index. Nothing was changed. */
export class Taken extends Error {
  constructor(
    readonly key: Key,
    readonly fields: readonly string[],
  ) {
    super(`taken: ${key.collection} ${fields.join(', ')}`);
  }
}

/** A record to be removed is still referred to. Nothing was changed. */
export class Referenced extends Error {
  constructor(
    readonly key: Key,
    readonly by: Absence,
  ) {
    super(`referenced: ${key.collection}/${key.id} by ${by.collection}`);
  }
}

/** The database cannot be reached, or did not say whether it stored what it was given. */
export class Unavailable extends Fault {
  /** @param reason for the log and for who starts the server, without credentials. */
  constructor(
    readonly reason: string,
    options?: ErrorOptions,
  ) {
    super('store_unavailable', undefined, { cause: new Error(reason, options) });
  }
}

/**
 * Records by collection, tenant and id, each with `sys_version`.
 *
 * A read that is not relaxed sees every commit of this process that was answered. `commit` is all or nothing and durable when
 * it resolves; it throws Stale, Missing, Taken or Referenced, Unavailable when the database is away, and anything else only for
 * an error of its own.
 */
export interface Store {
  /** Declares a collection with its indexes, before it is used. Indexes of records already there are built. */
  declare(collection: string, indexes: readonly Index[]): Promise<void>;
  read(key: Key, options?: ReadOptions): Promise<Doc | undefined>;
  /** Records in the order of their ids (by code point), at most `limit`. */
  page(query: PageQuery): Promise<Doc[]>;
  count(query: CountQuery): Promise<number>;
  commit(changes: readonly Change[]): Promise<void>;
  /** Waits for commits under way. Nothing may be called afterwards. */
  close(): Promise<void>;
}

/** The values a record has at a dotted path; several where it passes through arrays. Only texts are indexed. */
export function valuesAt(record: unknown, path: string): string[] {
  if (!path.includes('.')) return texts((record as Record<string, unknown>)[path]);
  let found: unknown[] = [record];
  for (const name of path.split('.')) {
    found = found.flat().map((value) => (value as Record<string, unknown> | undefined | null)?.[name]);
  }
  return found.flatMap(texts);
}

function texts(value: unknown): string[] {
  if (typeof value === 'string') return [value];
  return Array.isArray(value) ? value.filter((item) => typeof item === 'string') : [];
}
