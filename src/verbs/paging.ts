/** Pages in the order of ids, and the keys that lead from one page to the next. */
import { createHash } from 'node:crypto';
import { faultAt } from '../fault.js';
import type { Doc, Stored } from '../store/doc.js';

/** The list or search that a key belongs to: it is refused for any other. */
export interface KeyScope {
  readonly tenant: string;
  readonly operation: string;
  /** The fields that a list matches, or the filters of a search. */
  readonly filter: unknown;
}

/** Characters of base64url: 66 bits. */
const digestLength = 11;

/** An opaque, URL-safe key for the page after `lastId`: a digest of the scope, then the id. */
export function pageKey(scope: KeyScope, lastId: string): string {
  return digest(scope) + Buffer.from(lastId).toString('base64url');
}

/** The key of the next page, if there is one. */
export const nextKey = (scope: KeyScope, lastId: string | undefined) =>
  lastId === undefined ? undefined : pageKey(scope, lastId);

/**
 * @returns the last id of the previous page.
 * @throws Fault `page_key_invalid` for a broken key, or one of another scope.
 */
export function lastIdOf(scope: KeyScope, key: string | undefined): string | undefined {
  if (key === undefined) return undefined;
  const id = Buffer.from(key.slice(digestLength), 'base64url').toString();
  if (!/^[\w:|-]+$/.test(id) || key !== pageKey(scope, id))
    throw faultAt(
      'query/exclusiveStartKey',
      'page_key_invalid',
      'This is not a key of this list. Send the LastEvaluatedKey of its page before, as it came.',
    );
  return id;
}

export interface Page<T extends object = Stored> {
  readonly docs: readonly Doc<T>[];
  /** The id after which the next page starts, if there is one. */
  readonly lastId?: string | undefined;
}

/** A page of `limit` records, made of `limit + 1` that were read to see whether there are more. */
export function pageOf<T extends Stored>(docs: readonly Doc<T>[], limit: number): Page<T> {
  if (docs.length <= limit) return { docs };
  return { docs: docs.slice(0, limit), lastId: docs[limit - 1]?.record.id };
}

function digest({ tenant, operation, filter }: KeyScope): string {
  const text = JSON.stringify([tenant, operation, Object.entries(filter ?? {}).sort()]);
  return createHash('sha256').update(text).digest('base64url').slice(0, digestLength);
}
