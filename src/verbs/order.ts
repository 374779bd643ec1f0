/** What lists and searches can do beyond pages in order of id: `sort`, `modified_since` and `count`. */

import { Fault } from '../fault.js';
import { matching } from '../records/own/windows.js';
import { StaffRecords } from '../records/staffRecords.js';
import type { Work } from '../records/work.js';
import { invalidRequest } from '../schema/findings.js';
import type { Model } from '../schema/model.js';
import { momentIn } from '../schema/values.js';
import type { Doc } from '../store/doc.js';
import type { Match, Order, PageQuery } from '../store/port.js';
import { type FamilyCall, isSet, recordsOf } from './call.js';

const modified = 'sys_last_modified_at';

/**
 * The order that a call asks for; undefined for that of ids.
 * @throws Fault `limited_to_own`, or `invalid_request` for `modified_since` in another order
 */
export function orderOf({ sortable }: Model, { query, own }: FamilyCall): Order | undefined {
  const { sort = query.modified_since === undefined ? 'sys_created_at' : modified, modified_since: since } = query;
  if (own !== undefined && (sort !== 'sys_created_at' || since !== undefined || isSet(query.count)))
    throw Fault.of('limited_to_own');
  const descending = sort.startsWith('-');
  const name = descending ? sort.slice(1) : sort;
  if (since !== undefined) {
    if (sort === modified) return { field: modified, from: timeFrom(since) };
    const message = `must be ${modified}, or left out, because of modified_since`;
    throw invalidRequest([{ pointer: 'query/sort', keyword: 'enum', message }]);
  }
  if (name === 'sys_created_at') return descending ? { descending } : undefined;
  return { field: name, sorted: sortable.get(name), descending };
}

/** The first moment with milliseconds that is not before this one. */
function timeFrom(since: string): string {
  const isLater = /\.\d{3}\d*[1-9]/.test(since);
  return new Date(momentIn(since, 'query/modified_since') + Number(isLater)).toISOString();
}

/** What to read, and what of it to return. */
interface Scan extends Pick<PageQuery, 'match' | 'folded' | 'only' | 'order'> {
  readonly fits?: ((doc: Doc) => boolean) | undefined;
}

/** A scan in an order. If no index has the fields of its match and that of the order, the match becomes a filter. */
export function inOrder<S extends Scan>({ indexes }: Model, scan: S, order: Order | undefined): S {
  const { match = {}, folded, fits } = scan;
  if (order?.field === undefined) return order === undefined ? scan : { ...scan, order };
  const fields = [...Object.keys(match), order.field].join();
  if (indexes.some((index) => index.sorted === order.sorted && index.fields.join() === fields))
    return { ...scan, order };
  const isAsked = matching({ match, folded });
  const fitsAll = (doc: Doc) => isAsked(doc) && fits?.(doc) !== false;
  return { ...scan, order, match: undefined, folded: undefined, fits: fitsAll };
}

/**
 * Reads a page that a caller can follow changes with: nothing that is still being written can come before its last record.
 * @param order with `from`.
 */
export async function settledPage<P extends { readonly last?: Doc<object> | undefined }>(
  work: Work,
  order: Order,
  read: (order: Order) => Promise<P>,
): Promise<P> {
  const upTo = (time: number) => ({ ...order, to: new Date(time).toISOString() });
  const settling = work.settling();
  const page = await read(upTo(settling.until));
  if (page.last === undefined) return page;
  const time = Date.parse((page.last.record as Record<typeof modified, string>)[modified]);
  if (settling.isSettled(time)) return page;
  return await read(upTo(await settling.settle(time)));
}

/** What a count counts: an index alone must tell. */
interface Counted extends Pick<PageQuery, 'folded'> {
  readonly match?: Match | undefined;
}

/**
 * The number of all records of a list or search, if the call asks for it.
 * @param counted undefined if no index tells.
 * @param possible what can be counted, for the message.
 * @throws Fault `count_not_possible`
 */
export async function totalOf(
  model: Model,
  { query }: FamilyCall,
  work: Work,
  order: Order | undefined,
  counted: Counted | undefined,
  possible = '',
): Promise<number | undefined> {
  if (!isSet(query.count)) return undefined;
  const { match = {}, folded } = counted ?? {};
  const isAll = Object.keys(match).length === 0;
  if (counted === undefined || (!isAll && order?.from !== undefined)) {
    const message =
      order?.from === undefined ? possible : 'With modified_since, only a list of all records can be counted.';
    throw Fault.at('query/count', 'count_not_possible', message);
  }
  const asked = { match, folded, range: isAll ? { field: modified, from: order?.from } : undefined };
  const records = recordsOf(work, model);
  return await (records instanceof StaffRecords ? records.count(asked) : work.count(model.name, asked));
}
