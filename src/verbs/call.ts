/** Calls of the family (`crud.ts`), for a resource whose types are not known at compile time. */

import { Fault } from '../fault.js';
import type { Saved } from '../records/idempotency.js';
import type { OwnRecords } from '../records/own/records.js';
import type { StagedRecords } from '../records/records.js';
import type { StaffRecords } from '../records/staffRecords.js';
import type { Call, Reply, Work } from '../records/work.js';
import type { OperationId } from '../schema/contract.js';
import type { Finding } from '../schema/findings.js';
import type { Model } from '../schema/model.js';
import type { Doc } from '../store/doc.js';
import { type ReadOptions, valuesAt } from '../store/port.js';

/** A call of an operation of the family, for any resource. */
export type FamilyCall = Omit<Call<OperationId>, 'path' | 'query' | 'body'> & {
  readonly path: { readonly tenantId: string; readonly id: string } & Readonly<Record<string, string>>;
  readonly query: {
    readonly fields?: string;
    readonly fieldsToReturn?: string;
    readonly consistentRead?: string;
    readonly exclusiveStartKey?: string | undefined;
    readonly limit?: number;
    readonly format?: 'json' | 'csv';
    readonly bom?: string;
    readonly atomic?: string;
    readonly sort?: string;
    readonly modified_since?: string;
    readonly count?: string;
    readonly patch?: string;
    readonly sys_external_id?: string;
  };
  readonly body: unknown;
  /** Of a replacement: what is wrong with the body, unless it is stored like that. */
  readonly doubts?: readonly Finding[] | undefined;
};

export type FamilyHandler = (call: FamilyCall, work: Work) => Promise<Reply>;

/** The records of any resource. */
export type AnyRecords = StagedRecords | OwnRecords | StaffRecords;

export const recordsOf = (work: Work, { name }: Model) => work.seen(name) as never as AnyRecords;

/** Read options for a request that only reads: relaxed, unless the caller asks for consistency. */
export function readingOf({ consistentRead }: FamilyCall['query']): ReadOptions {
  const consistent = isSet(consistentRead);
  return { consistent, relaxed: !consistent };
}

/**
 * A record that an earlier request has saved, as the caller sees it now.
 * @param etag of what the caller saw then.
 * @throws Fault `record_gone`, or `permission_missing` if it has changed since and the caller may not read it.
 */
export async function savedAgain(work: Work, { name, owners }: Model, [id, etag]: Saved): Promise<Doc> {
  const doc = (await work.seen(name).find(id)) as Doc | undefined;
  if (doc === undefined) throw Fault.of('record_gone');
  const { contactId, grant: granted } = work.caller;
  const isOwner = work.own === name && owners.some(({ path }) => valuesAt(doc.record, path).includes(contactId));
  const grant = doc.etag === etag || isOwner ? 'all' : granted(`${name}.get`);
  const read = grant === 'own' ? ((await work.ownRecords(name).find(id)) as Doc | undefined) : grant && doc;
  if (read !== undefined) return read;
  const message = `The record ${id} was saved, but has changed since. Reading it needs the permission ${name}.get.`;
  throw Fault.of('permission_missing', message);
}

// Replies, and JSON that is concatenated without parsing it.

/** A reply with any value. */
export const json = <Body>(body: Body): Reply<Body> => ({ json: Buffer.from(JSON.stringify(body)) });

/** A reply that can be computed again without effects. */
export const computed = <Body>(body: Body): Reply<Body> => ({ ...json(body), repeats: 'computed' });

/** A reply with a record. */
export const stored = <T extends object>(doc: Doc<T>): Reply<T> => ({ json: doc.json, doc });

/** Whether a parameter of the query that is `true`, `false`, `1` or `0` is set. */
export const isSet = (value: string | undefined): boolean => value === 'true' || value === '1';

/** Concatenates items with commas between them, preceded by `head` and followed by `tail`. */
export function joinJson(head: string, items: readonly Buffer[], tail: string): Buffer {
  const commas = Math.max(0, items.length - 1);
  let length = commas + Buffer.byteLength(head + tail);
  for (const item of items) length += item.length;
  const whole = Buffer.allocUnsafe(length);
  const start = whole.write(head);
  let at = start;
  for (const item of items) {
    if (at > start) whole[at++] = comma;
    whole.set(item, at);
    at += item.length;
  }
  whole.write(tail, at);
  return whole;
}

const comma = 0x2c;
