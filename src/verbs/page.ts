/** Pages of lists, and their two shapes: an object with `Items`, and a bare array. */

import type { Reply, Work } from '../records/work.js';
import type { Model } from '../schema/model.js';
import { type FamilyCall, readingOf } from './call.js';
import { type KeyScope, lastIdOf, nextKey } from './paging.js';
import { joinJson } from './reply.js';
import { readPage, type Scan } from './scan.js';

interface Page {
  readonly items: readonly Buffer[];
  /** Of the next page. */
  readonly key: string | undefined;
}

/** A page of a list, starting at the key of the call. */
export async function listed(model: Model, verb: string, call: FamilyCall, work: Work, scan: Scan): Promise<Page> {
  const scope: KeyScope = { tenant: call.tenant, operation: `${model.name}.${verb}`, filter: scan.match };
  const after = lastIdOf(scope, call.query.exclusiveStartKey);
  const { items, lastId } = await readPage(work, model, { ...readingOf(call.query), ...scan, after });
  return { items, key: nextKey(scope, lastId) };
}

/** A page object with `Count`, the number of its items. */
export function countedPage({ items, key }: Page): Reply<never> {
  const next = key === undefined ? '' : `,"LastEvaluatedKey":${JSON.stringify(key)}`;
  return { json: joinJson(`{"Count":${items.length},"Items":[`, items, `]${next}}`) };
}

/** A bare array; the key of the next page is in the headers `X-Last-Evaluated-Key` and `Link` (RFC 8288). */
export function bareArray({ items, key }: Page, call: FamilyCall): Reply<never> {
  const json = joinJson('[', items, ']');
  return key === undefined ? { json } : { json, headers: nextPageHeaders(call, key) };
}

function nextPageHeaders({ query, address }: FamilyCall, key: string): Record<string, string> {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, exclusiveStartKey: key })) parameters.set(name, String(value));
  return { 'X-Last-Evaluated-Key': key, Link: `<${address}?${parameters}>; rel="next"` };
}
