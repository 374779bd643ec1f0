/** The page keys of lists and searches. */
import { createHash } from 'node:crypto';
import { faultAt } from '../fault.js';

/** The list or search that a key belongs to. Any other rejects it. */
export interface KeyScope {
  readonly tenant: string;
  readonly operation: string;
  /** The fields that a list matches, or the filters of a search. */
  readonly filter: unknown;
}

/** Characters of base64url: 132 bits. */
const digestLength = 22;

/** An opaque, URL-safe key for the page after `lastId`: a digest of the scope and the id, then the id. */
export function pageKey(scope: KeyScope, lastId: string): string {
  return digest(scope, lastId) + Buffer.from(lastId).toString('base64url');
}

/** The key of the next page, if there is one. */
export const nextKey = (scope: KeyScope, lastId: string | undefined) =>
  lastId === undefined ? undefined : pageKey(scope, lastId);

/**
 * @param pointer to the key in the request.
 * @returns the last id of the previous page.
 * @throws Fault `page_key_invalid` for a broken or changed key, or one of another scope.
 */
export function lastIdOf(
  scope: KeyScope,
  key: string | undefined,
  pointer = 'query/exclusiveStartKey',
): string | undefined {
  if (key === undefined) return undefined;
  const id = Buffer.from(key.slice(digestLength), 'base64url').toString();
  if (!/^[\w:|-]+$/.test(id) || key !== pageKey(scope, id))
    throw faultAt(
      pointer,
      'page_key_invalid',
      'The page key does not belong to this list. Send the LastEvaluatedKey of the previous page unchanged.',
    );
  return id;
}

function digest({ tenant, operation, filter }: KeyScope, lastId: string): string {
  const text = JSON.stringify([tenant, operation, Object.entries(filter ?? {}).sort(), lastId]);
  return createHash('sha256').update(text).digest('base64url').slice(0, digestLength);
}
