/** Candidates in the order of their ids, filtered, page by page; the cost of one request is bounded. */
import type { Doc } from './doc.js';
import type { Page } from './paging.js';
import type { Records } from './records.js';
import type { Match, ReadOptions } from './store/port.js';

/** One request looks at no more records than this: a page may be short and still have a next one. */
const mostExamined = 1000;

/** Where candidates come from: records by id (sorted), records that match any of these, or all of the tenant. */
export type Source = { readonly ids: readonly string[] } | { readonly anyOf: readonly Match[] } | undefined;

export class Walk {
  constructor(
    readonly records: Records,
    readonly source: Source,
    readonly limit: number,
    readonly reading: ReadOptions = { relaxed: true },
  ) {}

  /** The page after an id: until it is full, the candidates end or enough were examined. */
  async from(start: string | undefined, fits: (doc: Doc) => boolean): Promise<Page> {
    const docs: Doc[] = [];
    let examined = 0;
    let after = start;
    for (;;) {
      const { found, done } = await this.#window(after);
      for (const doc of found) {
        after = doc.record.id;
        examined++;
        if (fits(doc)) docs.push(doc);
        if (docs.length === this.limit && !(done && doc === found.at(-1))) return { docs, lastId: after };
      }
      if (done) return { docs };
      if (examined >= mostExamined) return { docs, lastId: after };
    }
  }

  /** The next candidates after an id, in order and without a gap. */
  async #window(after: string | undefined): Promise<{ found: Doc[]; done: boolean }> {
    const size = Math.min(this.limit + 1, 250);
    if (this.source === undefined) {
      const found = await this.records.page(undefined, { ...this.reading, after, limit: size });
      return { found, done: found.length < size };
    }
    if ('ids' in this.source) {
      const ids = this.source.ids.filter((id) => after === undefined || id > after);
      const found = await Promise.all(ids.map((id) => this.records.find(id, this.reading)));
      return { found: found.filter((doc) => doc !== undefined), done: true };
    }
    const matches = this.source.anyOf;
    const pages = await Promise.all(
      matches.map((match) => this.records.page(match, { ...this.reading, after, limit: size })),
    );
    return merge(pages, size);
  }
}

/** Merges pages of several values: only as far as all of them reach. */
function merge(pages: readonly Doc[][], size: number): { found: Doc[]; done: boolean } {
  const ends = pages.filter((page) => page.length === size).map((page) => page.at(-1)?.record.id ?? '');
  const horizon = ends.sort()[0];
  const byId = new Map(pages.flat().map((doc) => [doc.record.id, doc]));
  const ids = [...byId.keys()].filter((id) => horizon === undefined || id <= horizon).sort();
  return { found: ids.map((id) => byId.get(id) as Doc), done: horizon === undefined };
}
