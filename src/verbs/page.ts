/** The two shapes of a page: an object with `Items`, and a bare array. */
import type { Reply } from '../records/call.js';
import type { FamilyCall } from './call.js';
import { joinJson } from './reply.js';

/** A page object with `Count`, the number of its items. */
export function countedPage(items: readonly Buffer[], key: string | undefined): Reply<never> {
  const next = key === undefined ? '' : `,"LastEvaluatedKey":${JSON.stringify(key)}`;
  return { json: joinJson(`{"Count":${items.length},"Items":[`, items, `]${next}}`) };
}

/** A bare array; the key of the next page is in the headers `X-Last-Evaluated-Key` and `Link` (RFC 8288). */
export function bareArray(items: readonly Buffer[], key: string | undefined, call: FamilyCall): Reply<never> {
  const json = joinJson('[', items, ']');
  return key === undefined ? { json } : { json, headers: nextPageHeaders(call, key) };
}

function nextPageHeaders({ query, address }: FamilyCall, key: string): Record<string, string> {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, exclusiveStartKey: key })) parameters.set(name, String(value));
  return { 'X-Last-Evaluated-Key': key, Link: `<${address}?${parameters}>; rel="next"` };
}
