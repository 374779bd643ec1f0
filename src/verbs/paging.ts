/** Pages in the order of ids, and the keys that lead from one to the next. */
import { createHash } from 'node:crypto';
import { faultAt } from '../fault.js';
import type { Doc, Stored } from '../store/doc.js';

/** What a key is good for: it is refused for anything else. */
export interface KeyScope {
  readonly tenant: string;
  readonly operation: string;
  /** The parent of a list, the filters of a search. */
  readonly filter: unknown;
}

const digestLength = 11;

/** An opaque, URL-safe key: where the next page starts, bound to the scope. */
export function pageKey(scope: KeyScope, lastId: string): string {
  return digest(scope) + Buffer.from(lastId).toString('base64url');
}

/** The key to go on after an id, when there is more. */
export const nextKey = (scope: KeyScope, lastId: string | undefined) =>
  lastId === undefined ? undefined : pageKey(scope, lastId);

/** @returns the id that the page before ended with. Throws an `invalid` Fault for a key that is broken or of another scope. */
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
  /** The id to go on after, when there is more. */
  readonly lastId?: string | undefined;
}

/** Cuts what was read with a limit of one more. */
export function cut<T extends Stored>(docs: readonly Doc<T>[], limit: number): Page<T> {
  if (docs.length <= limit) return { docs };
  return { docs: docs.slice(0, limit), lastId: docs[limit - 1]?.record.id };
}

function digest({ tenant, operation, filter }: KeyScope): string {
  const text = JSON.stringify([tenant, operation, Object.entries(filter ?? {}).sort()]);
  return createHash('sha256').update(text).digest('base64url').slice(0, digestLength);
}
