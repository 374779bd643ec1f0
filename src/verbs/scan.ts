/** Pages of filtered candidates in the order of ids, at a bounded cost per request. */

import type { Doc } from '../store/doc.js';
import type { Match, ReadOptions } from '../store/port.js';
import type { AnyRecords } from './call.js';
import type { Page } from './paging.js';

/** The most records that one request examines. A page may therefore be short and still have a next one. */
const maxExamined = 1000;

/** The most records that are read at a time. The first reads are smaller: a page may need no more. */
const maxWindow = 250;

/** The candidates: records with these ids (sorted), records that match any of these, or all of the tenant. */
export type Source = { readonly ids: readonly string[] } | { readonly anyOf: readonly Match[] } | undefined;

/** Some of the candidates, in order and without a gap. `done`: there are none after them. */
interface CandidateWindow {
  readonly candidates: readonly Doc[];
  readonly done: boolean;
}

export class BoundedScan {
  constructor(
    readonly records: Pick<AnyRecords, 'find' | 'page'>,
    readonly source: Source,
    readonly limit: number,
    readonly reading: ReadOptions = { relaxed: true },
  ) {}

  /**
   * The page after `start`. It ends when it is full, there are no more candidates, or `maxExamined` is reached. `lastId` is
   * the id of its last record, or a text between two ids: the id of a record that does not fit must not be disclosed.
   */
  async pageAfter(start: string | undefined, fits: (doc: Doc) => boolean): Promise<Page> {
    const docs: Doc[] = [];
    let examined = 0;
    let after = start;
    for (let size = Math.min(this.limit + 1, maxWindow); ; size = Math.min(2 * size, maxWindow)) {
      const { candidates, done } = await this.#window(after, size);
      const [next] = candidates;
      if (examined >= maxExamined && next !== undefined) return { docs, lastId: between(after ?? '', next.record.id) };
      for (const doc of candidates) {
        after = doc.record.id;
        examined++;
        if (fits(doc)) docs.push(doc);
        if (docs.length === this.limit && !(done && doc === candidates.at(-1))) return { docs, lastId: after };
      }
      if (done) return { docs };
    }
  }

  /** The next candidates after an id. */
  async #window(after: string | undefined, size: number): Promise<CandidateWindow> {
    if (this.source === undefined) {
      const candidates = await this.records.page(undefined, { ...this.reading, after, limit: size });
      return { candidates, done: candidates.length < size };
    }
    if ('ids' in this.source) {
      const ids = this.source.ids.filter((id) => after === undefined || id > after);
      const docs = await Promise.all(ids.map((id) => this.records.find(id, this.reading)));
      return { candidates: docs.filter((doc) => doc !== undefined), done: true };
    }
    const page = { ...this.reading, after, limit: size };
    const pages = await Promise.all(this.source.anyOf.map((match) => this.records.page(match, page)));
    return merge(pages, size);
  }
}

/**
 * A text that sorts after `id` and before `next`: the shortest prefix of `next` that is not a prefix of `id`. If that is all
 * of `next`, `id` itself.
 */
function between(id: string, next: string): string {
  let same = 0;
  while (id[same] === next[same]) same++;
  return same + 1 < next.length ? next.slice(0, same + 1) : id;
}

/** Merges pages of several matches, up to the smallest last id of those that may have more records. */
function merge(pages: readonly Doc[][], size: number): CandidateWindow {
  const ends = pages.filter((page) => page.length === size).map((page) => page.at(-1)?.record.id ?? '');
  const horizon = ends.sort()[0];
  const byId = new Map(pages.flat().map((doc) => [doc.record.id, doc]));
  const ids = [...byId.keys()].filter((id) => horizon === undefined || id <= horizon).sort();
  return { candidates: ids.flatMap((id) => byId.get(id) ?? []), done: horizon === undefined };
}
