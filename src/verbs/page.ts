/** Pages as they are answered. */
import type { Reply } from '../records/call.js';
import type { FamilyCall } from './call.js';
import { listed } from './reply.js';

/** The JSON of a page object, made of the JSON of its items. */
export function pageObject(items: readonly Buffer[], key: string | undefined, count = ''): Reply<never> {
  const next = key === undefined ? '' : `,"LastEvaluatedKey":${JSON.stringify(key)}`;
  return { json: listed(`{${count}"Items":[`, items, `]${next}}`) };
}

/** A page object that says how many items it has. */
export const countedPage = (items: readonly Buffer[], key: string | undefined) =>
  pageObject(items, key, `"Count":${items.length},`);

/** A bare array; where it goes on is in the headers. */
export function bareArray(items: readonly Buffer[], key: string | undefined, call: FamilyCall): Reply<never> {
  const json = listed('[', items, ']');
  return key === undefined ? { json } : { json, headers: nextPage(call, key) };
}

function nextPage({ query, address }: FamilyCall, key: string): Record<string, string> {
  const parameters = new URLSearchParams();
  for (const [name, value] of Object.entries({ ...query, exclusiveStartKey: key })) parameters.set(name, String(value));
  return { 'X-Last-Evaluated-Key': key, Link: `<${address}?${parameters}>; rel="next"` };
}
