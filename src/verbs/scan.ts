/** Bounded scans: candidates in the order of their ids, filtered, page by page, at a cost that has a bound. */

import type { Doc } from '../store/doc.js';
import type { Match, ReadOptions } from '../store/port.js';
import type { AnyRecords } from './call.js';
import type { Page } from './paging.js';

/** One request looks at no more records than this: a page may be short and still have a next one. */
const mostExamined = 1000;

/** So many are read at once at the most; at first no more than the page may need. */
const widest = 250;

/** Where candidates come from: records by id (sorted), records that match any of these, or all of the tenant. */
export type Source = { readonly ids: readonly string[] } | { readonly anyOf: readonly Match[] } | undefined;

export class BoundedScan {
  constructor(
    readonly records: Pick<AnyRecords, 'find' | 'page'>,
    readonly source: Source,
    readonly limit: number,
    readonly reading: ReadOptions = { relaxed: true },
  ) {}

  /**
   * The page after an id: until it is full, the candidates end or enough were examined. Where it goes on is the id of its
   * last record, or a place between two others: of a record that does not fit, the page says nothing.
   */
  async pageAfter(start: string | undefined, fits: (doc: Doc) => boolean): Promise<Page> {
    const docs: Doc[] = [];
    let examined = 0;
    let after = start;
    for (let size = Math.min(this.limit + 1, widest); ; size = Math.min(2 * size, widest)) {
      const { found, done } = await this.#window(after, size);
      const [next] = found;
      if (examined >= mostExamined && next !== undefined) return { docs, lastId: between(after ?? '', next.record.id) };
      for (const doc of found) {
        after = doc.record.id;
        examined++;
        if (fits(doc)) docs.push(doc);
        if (docs.length === this.limit && !(done && doc === found.at(-1))) return { docs, lastId: after };
      }
      if (done) return { docs };
    }
  }

  /** The next candidates after an id, in order and without a gap. */
  async #window(after: string | undefined, size: number): Promise<{ found: Doc[]; done: boolean }> {
    if (this.source === undefined) {
      const found = await this.records.page(undefined, { ...this.reading, after, limit: size });
      return { found, done: found.length < size };
    }
    if ('ids' in this.source) {
      const ids = this.source.ids.filter((id) => after === undefined || id > after);
      const found = await Promise.all(ids.map((id) => this.records.find(id, this.reading)));
      return { found: found.filter((doc) => doc !== undefined), done: true };
    }
    const page = { ...this.reading, after, limit: size };
    const pages = await Promise.all(this.source.anyOf.map((match) => this.records.page(match, page)));
    return merge(pages, size);
  }
}

/**
 * A short text that is after one id and before the next: the beginning that the next has and the one has not. Where that
 * is the whole of it, there is none such, and the one must do.
 */
function between(id: string, next: string): string {
  let same = 0;
  while (id[same] === next[same]) same++;
  return same + 1 < next.length ? next.slice(0, same + 1) : id;
}

/** Merges pages of several values: only as far as all of them reach. */
function merge(pages: readonly Doc[][], size: number): { found: Doc[]; done: boolean } {
  const ends = pages.filter((page) => page.length === size).map((page) => page.at(-1)?.record.id ?? '');
  const horizon = ends.sort()[0];
  const byId = new Map(pages.flat().map((doc) => [doc.record.id, doc]));
  const ids = [...byId.keys()].filter((id) => horizon === undefined || id <= horizon).sort();
  return { found: ids.flatMap((id) => byId.get(id) ?? []), done: horizon === undefined };
}
