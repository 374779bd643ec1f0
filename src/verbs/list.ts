/** Pages of lists, and their two shapes: an object with `Items`, and a bare array. */

import { createHash } from 'node:crypto';
import { Fault } from '../fault.js';
import { isLong, type Yielder } from '../lib/yielder.js';
import { nextId } from '../records/own/ownershipFilter.js';
import { matching } from '../records/own/windows.js';
import type { Reply, WindowQuery, Work } from '../records/work.js';
import type { ResourceName } from '../schema/contract.js';
import type { Model } from '../schema/model.js';
import type { Doc } from '../store/doc.js';
import type { Match, Order } from '../store/port.js';
import { placeOf } from '../store/sorting.js';
import { type FamilyCall, joinJson, readingOf, recordsOf } from './call.js';
import { inOrder, orderOf, settledPage, totalOf } from './order.js';
import type { Projection } from './projection.js';

/** Without a key there are no more pages. */
export interface Page {
  /** JSON. */
  readonly items: readonly Buffer[];
  /** Of the next page. */
  readonly key?: string | undefined;
  /** The last record that was read. */
  readonly last?: Doc<object> | undefined;
  /** The number of all records, if the call asks for it. */
  readonly total?: number | undefined;
}

/** A page of a list, starting at the key of the call. */
export async function listed(model: Model, verb: string, call: FamilyCall, work: Work, scan: Scan): Promise<Page> {
  const { tenant, query } = call;
  const { sys_external_id: external } = query;
  const order = orderOf(model, call);
  const beside = 'must be without `modified_since` and any `sort` but `sys_created_at`'; // all records would be read
  if (external !== undefined && order?.field !== undefined)
    throw Fault.about('query/sys_external_id', 'invalid_request', beside);
  const filter = { ...scan.match, ...(external !== undefined && { sys_external_id: external }) };
  const scope: KeyScope = { tenant, operation: `${model.name}.${verb}`, filter, query };
  const after = lastIdOf(scope, query.exclusiveStartKey);
  const isCounted = external === undefined || scan.match === undefined;
  const counted = isCounted ? { match: filter as Match } : undefined;
  const total = await totalOf(model, call, work, order, counted, 'Leave out `sys_external_id`.');
  const named = external !== undefined && { match: { sys_external_id: external }, fits: matching(scan) };
  const all = inOrder(model, { ...readingOf(query), ...scan, ...named, after }, order);
  const page = await readPage(work, model, scope, all);
  return total === undefined ? page : { ...page, total };
}

/** A page object with `Count`, the number of its items. @param more other properties. */
export function countedPage({ items, key, total }: Page, more: object = {}): Reply<never> {
  const next = key === undefined ? '' : `,"LastEvaluatedKey":${JSON.stringify(key)}`;
  const rest = Object.entries(more).map(([name, value]) => `,"${name}":${JSON.stringify(value)}`);
  const json = joinJson(`{"Count":${items.length},"Items":[`, items, `]${next}${rest.join('')}}`);
  return total === undefined ? { json } : { json, headers: totalHeader(total) };
}

/** A bare array; the key of the next page is in the headers `X-Last-Evaluated-Key` and `Link` (RFC 8288). */
export function bareArray({ items, key, total }: Page, call: FamilyCall): Reply<never> {
  const json = joinJson('[', items, ']');
  if (key === undefined && total === undefined) return { json };
  return { json, headers: { ...totalHeader(total), ...(key !== undefined && nextPageHeaders(call, key)) } };
}

export const totalHeader = (total?: number): Record<string, string> =>
  total === undefined ? {} : { Total: String(total) };

/** A link is followed by a GET, so a search has none. */
export function nextPageHeaders({ query, address }: FamilyCall, key: string): Record<string, string> {
  if (address.endsWith('/search')) return { 'X-Last-Evaluated-Key': key };
  const parameters = new URLSearchParams();
  const { count: _, ...asked } = query; // once is enough
  for (const [name, value] of Object.entries({ ...asked, exclusiveStartKey: key })) parameters.set(name, String(value));
  return { 'X-Last-Evaluated-Key': key, Link: `<${address}?${parameters}>; rel="next"` };
}

// Pages of records in order, at a limited cost per request.

const megabyte = 1024 * 1024;

/** The maximum size of a page in bytes of JSON, unless it has only one item. */
const maxPageBytes = 4 * megabyte;

/** The maximum number of records, and their approximate size, that one request reads. */
const maxExamined = 1000;
const maxExaminedBytes = 16 * megabyte;
/** Bytes of JSON after which a request that only reads a page checks whether it must wait for its turn. */
const bytesOfStep = 16 * 1024;

/** The records to read, and how to return them. `limit`: the maximum number of items. */
export interface Scan extends WindowQuery {
  readonly project: Projection;
  /** The matching part of the records; all without it. */
  readonly fits?: ((doc: Doc) => boolean) | undefined;
}

interface Choice<D extends Doc> {
  readonly scope: KeyScope;
  readonly limit: number;
  readonly after?: string | undefined;
  readonly project: (doc: D) => Buffer;
  readonly fits?: ((doc: D) => boolean) | undefined;
  readonly look?: ((doc: D) => Promise<D | undefined>) | undefined;
  /** The value after which the next page starts. */
  readonly placeOf: (doc: D) => string;
}

/** Reads a page of records. */
export function readPage(work: Work, model: Model, scope: KeyScope, { project, fits, ...query }: Scan): Promise<Page> {
  const { limit, after, order } = query;
  const read = (inOrder: Partial<WindowQuery>) => {
    const records = recordsOf(work, model);
    const windows = records.windows({ ...query, ...inOrder, limit: limit + 1 });
    const look = records.look?.(query);
    const place = (doc: Doc) => placeOf(order, doc);
    return pageOf(windows, work.yielder, { scope, limit, after, project, fits, look, placeOf: place });
  };
  if (order?.from === undefined) return read({});
  return settledPage(work, order, (range: Order) => read({ order: range, consistent: true, relaxed: false }));
}

/**
 * Reads a page. It ends when it is full, there are no more records, or the limit of reads is reached: only then can it be
 * empty although there is a next page.
 */
export async function pageOf<D extends Doc>(
  windows: AsyncIterable<D[]>,
  yielder: Yielder,
  { scope, limit, after, project, fits, look, placeOf }: Choice<D>,
): Promise<Page> {
  const items: Buffer[] = [];
  let last: D | undefined;
  let [examined, read, bytes, step] = [0, 0, 0, bytesOfStep];
  const page = () => ({ items, last, key: pageKey(scope, last === undefined ? (after ?? '') : placeOf(last)) });
  for await (const docs of windows) {
    // shifted, because a parsed record must not outlive its turn
    for (let doc = docs.shift(); doc !== undefined; doc = docs.shift()) {
      const { json } = doc;
      step += json.length;
      if (step >= bytesOfStep || look !== undefined) {
        const turn = yielder.step(isLong(json));
        if (turn !== undefined) await turn;
        step = 0;
      }
      if (items.length === limit || examined === maxExamined || read >= maxExaminedBytes) return page();
      const seen = look === undefined ? doc : await look(doc);
      if (seen !== undefined && fits?.(seen) !== false) {
        const item = project(seen);
        if (items.length > 0 && bytes + item.length > maxPageBytes) return page();
        bytes += items.push(item) && item.length;
      }
      last = doc;
      examined++;
      // what is hidden from the caller must not end the page
      read += look === undefined ? json.length : (seen?.json.length ?? 0);
    }
  }
  return { items, last };
}

// The page keys of lists and searches.

/** The list or search that a key belongs to. Any other rejects it. */
export interface KeyScope {
  readonly tenant: string;
  readonly operation: string;
  /** The fields that a list matches, or the filters of a search. */
  readonly filter: unknown;
  readonly query?: FamilyCall['query'];
}

/** Characters of base64url: 132 bits. */
const digestLength = 22;

/** An opaque, URL-safe key for the page after `lastId`: a digest of the scope and the id, then the id. */
export function pageKey(scope: KeyScope, lastId: string): string {
  return digest(scope, lastId) + Buffer.from(lastId).toString('base64url');
}

/**
 * @param pointer to the key in the request.
 * @returns the last id of the previous page.
 * @throws Fault `page_key_invalid` for a broken or changed key, or one of another scope.
 */
export function lastIdOf(
  scope: KeyScope,
  key: string | undefined,
  pointer = 'query/exclusiveStartKey',
  message = 'The page key does not belong to this list. Send the LastEvaluatedKey of the previous page unchanged.',
): string | undefined {
  if (key === undefined) return undefined;
  const id = Buffer.from(key.slice(digestLength), 'base64url').toString();
  if (!/^([^\0]*\0)?[\w:|.-]+$/.test(id) || key !== pageKey(scope, id))
    throw Fault.at(pointer, 'page_key_invalid', message);
  return id;
}

function digest({ tenant, operation, filter, query = {} }: KeyScope, lastId: string): string {
  const { sort, modified_since: since } = query;
  const order = sort === undefined && since === undefined ? [] : [sort, since];
  const text = JSON.stringify([tenant, operation, Object.entries(filter ?? {}).sort(), lastId, ...order]);
  return createHash('sha256').update(text).digest('base64url').slice(0, digestLength);
}

/** The ids of the records with these values, from an index: no record is read. */
export async function* idsOf(resource: ResourceName, match: Match, work: Work): AsyncGenerator<string> {
  const limit = 1000;
  for (let [from, isLast] = ['', false]; !isLast; ) {
    await work.yielder.step();
    const ids = (await work.entries(resource, { match, fields: [], from, limit })).flat();
    yield* ids;
    [from, isLast] = [nextId(ids.at(-1) ?? ''), ids.length < limit];
  }
}
