/** One unit of work: what a call reads and stages, committed together or not at all. */
import type { Logger } from 'pino';
import type { Principal } from '../access/principal.js';
import type { Draft, RecordOf, ResourceName } from '../document/contract.js';
import type { Model } from '../document/model.js';
import type { Mail } from '../mail/message.js';
import type { Doc, Stored } from '../store/doc.js';
import type { Match, ReadOptions } from '../store/port.js';
import type { Patch } from './patch.js';

/** For whom a unit of work runs. */
export interface Scope {
  readonly tenant: string;
  readonly caller: Principal;
}

/** What a handler works with. Nothing it stages exists before the whole call has succeeded. */
export interface Work extends Scope {
  /** The same for all that one run of the work does. */
  readonly now: Date;
  readonly log: Logger;
  newId(): string;
  model(name: ResourceName): Model;
  /** The records of a resource. Reads see what was staged before; pages see only the store. */
  records<R extends ResourceName>(name: R): Records<R>;
  /** Records that belong to no resource, in a collection that a service keeps for itself. */
  collection<T extends Stored>(name: string): Collection<T>;
  /** Mails go out once the work is committed. */
  readonly outbox: Outbox;
  /** Runs again, instead of failing, when a unique field turns out to be taken: the call will find the other record. */
  rerunWhenTaken(): void;
  /** Runs another unit of work for the same caller: it commits, or fails, by itself. */
  separately<T>(task: (work: Work) => Promise<T>): Promise<T>;
}

/** The records of one resource, for one tenant, within one unit of work. */
export interface Records<R extends ResourceName> {
  /** The record, or nothing. */
  find(id: string, options?: ReadOptions): Promise<Doc<RecordOf<R>> | undefined>;
  /** The record. @throws Fault `record_not_found` */
  get(id: string, options?: ReadOptions): Promise<Doc<RecordOf<R>>>;
  /** At most `limit` records whose fields equal `match` (all, without it), in the order of ids, after `after`. */
  page(match: Match | undefined, page: PageOptions): Promise<Doc<RecordOf<R>>[]>;
  /** All records whose fields equal `match`, in the order of ids. */
  all(match: Match): AsyncIterable<Doc<RecordOf<R>>>;
  /** Stages a new record made of a validated body. */
  create(body: Draft<R>): Promise<Doc<RecordOf<R>>>;
  /** Stages a validated body in the place of a record. */
  replace(id: string, body: Draft<R>): Promise<Doc<RecordOf<R>>>;
  /** Stages changes to parts of a record. */
  patch(id: string, patch: Patch): Promise<Doc<RecordOf<R>>>;
  /** Stages the removal of a record that nothing refers to. */
  delete(id: string): Promise<void>;
  /** The work runs again when this record has changed by the time it is committed. The record stays as it is. */
  hold(id: string): Promise<void>;
  /** Stages fields that only the server writes; `undefined` removes one. No hook is asked, and a lock does not keep them. */
  amend(id: string, fields: Amendment<R>): Promise<void>;
}

export interface PageOptions extends ReadOptions {
  readonly after?: string | undefined;
  readonly limit: number;
}

export type Amendment<R extends ResourceName> = {
  readonly [F in keyof RecordOf<R>]?: RecordOf<R>[F] | undefined;
};

/** A service's own records, within one unit of work. */
export interface Collection<T extends Stored> {
  find(id: string): Promise<Doc<T> | undefined>;
  /** Stages a record; it must have been looked for before. The version is counted here. */
  put(record: Omit<T, 'sys_version'> & { readonly id: string }): void;
  /** Stages the removal of a record, if there is one. */
  remove(id: string): Promise<void>;
}

/** The mails of one unit of work. */
export interface Outbox {
  /** How many messages of one kind about a record there are; previews are not among them. */
  before(about: string, email: string): Promise<number>;
  /**
   * Queues the mail of one kind about a record that follows `number - 1` others. When two calls queue the same one, one of
   * them runs again and sees the other's.
   * @returns the id of the message.
   */
  add(about: string, email: string, number: number, mail: Omit<Mail, 'preview'>): string;
  /** Queues a mail that only shows what a real one would be: to one address, and to no one else that `mail` names. */
  preview(about: string, email: string, mail: Omit<Mail, 'preview'>, to: string): void;
}
