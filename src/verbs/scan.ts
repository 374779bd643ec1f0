/** Pages of records in order, at a limited cost per request. */

import type { ResourceName } from '../document/contract.js';
import type { Model } from '../document/model.js';
import { isLong, type Pace } from '../pace.js';
import { nextId } from '../records/own/sight.js';
import type { WindowQuery, Work } from '../records/work.js';
import type { Doc } from '../store/doc.js';
import type { Match } from '../store/port.js';
import { recordsOf } from './call.js';
import type { Projection } from './projection.js';

const megabyte = 1024 * 1024;

/** The maximum size of a page in bytes of JSON, unless it has only one item. */
const maxPageBytes = 4 * megabyte;

/** The maximum number of records, and their approximate size, that one request reads. */
const maxExamined = 1000;
const maxExaminedBytes = 16 * megabyte;

/** One page of a list or a search. */
export interface Page {
  /** JSON. */
  readonly items: readonly Buffer[];
  /** The id after which the next page starts, if there is one; another value in another order. */
  readonly lastId?: string | undefined;
}

/** The records to read, and how to return them. `limit`: the maximum number of items. */
export interface Scan extends WindowQuery {
  readonly project: Projection;
  /** The matching part of the records; all without it. */
  readonly fits?: ((doc: Doc) => boolean) | undefined;
}

interface Choice<D extends Doc> {
  readonly limit: number;
  readonly after?: string | undefined;
  readonly project: (doc: D) => Buffer;
  readonly fits?: ((doc: D) => boolean) | undefined;
  readonly look?: ((doc: D) => Promise<D | undefined>) | undefined;
  /** The value after which the next page starts. */
  readonly placeOf: (doc: D) => string;
}

/** Reads a page of records in order of id. */
export function readPage(work: Work, model: Model, { project, fits, ...query }: Scan): Promise<Page> {
  const records = recordsOf(work, model);
  const windows = records.windows({ ...query, limit: query.limit + 1 });
  const { limit, after } = query;
  return pageOf(windows, work.pace, {
    limit,
    after,
    project,
    fits,
    look: records.look?.(query),
    placeOf: ({ id }) => id,
  });
}

/** The ids of the records with these values, from an index: no record is read. */
export async function* idsOf(resource: ResourceName, match: Match, work: Work): AsyncGenerator<string> {
  const limit = 1000;
  for (let [from, isLast] = ['', false]; !isLast; ) {
    await work.pace.step();
    const ids = (await work.entries(resource, { match, fields: [], from, limit })).flat();
    yield* ids;
    [from, isLast] = [nextId(ids.at(-1) ?? ''), ids.length < limit];
  }
}

/**
 * Reads a page. It ends when it is full, there are no more records, or the limit of reads is reached: only then can it be
 * empty although there is a next page.
 */
export async function pageOf<D extends Doc>(
  windows: AsyncIterable<D[]>,
  pace: Pace,
  { limit, after, project, fits = () => true, look, placeOf }: Choice<D>,
): Promise<Page> {
  const items: Buffer[] = [];
  let last: D | undefined;
  let [examined, read, bytes] = [0, 0, 0];
  const page = () => ({ items, lastId: last === undefined ? after : placeOf(last) });
  for await (const docs of windows) {
    // shifted, because a parsed record must not outlive its turn
    for (let doc = docs.shift(); doc !== undefined; doc = docs.shift()) {
      const { json } = doc;
      const turn = pace.step(isLong(json));
      if (turn !== undefined) await turn;
      if (items.length === limit || examined === maxExamined || read >= maxExaminedBytes) return page();
      const seen = look === undefined ? doc : await look(doc);
      if (seen !== undefined && fits(seen)) {
        const item = project(seen);
        if (items.length > 0 && bytes + item.length > maxPageBytes) return page();
        bytes += items.push(item) && item.length;
      }
      last = doc;
      examined++;
      read += json.length;
    }
  }
  return { items };
}
