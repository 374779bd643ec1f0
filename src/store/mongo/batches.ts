/** Reads pages in batches sized for the records, so that a page of large records is not read in vain. */
import type { FindCursor } from 'mongodb';
import { Pace } from '../../pace.js';
import type { Doc } from '../doc.js';
import { docOf } from './collections.js';
import type { StoredDocument } from './document.js';

/** The assumed size of a record's JSON, until some of its collection were read. */
const firstGuess = 64 * 1024;

export class Batches {
  /** Collection → mean size of the records that were read last. */
  readonly #meanBytes = new Map<string, number>();

  /** The number of records to request at a time. */
  sizeFor(collection: string, limit: number, atMostBytes = Number.POSITIVE_INFINITY): number {
    const size = Math.ceil(atMostBytes / (this.#meanBytes.get(collection) ?? firstGuess));
    return size < limit ? size : limit + 1; // with one more than the limit, the server does not keep the cursor open
  }

  /** Reads until the records have this many bytes, and closes the cursor. */
  async read(
    collection: string,
    cursor: FindCursor<StoredDocument>,
    atMostBytes = Number.POSITIVE_INFINITY,
    pace = new Pace(),
  ): Promise<Doc[]> {
    const docs: Doc[] = [];
    let bytes = 0;
    for await (const document of cursor) {
      const doc = docOf(document);
      docs.push(doc);
      bytes += doc.json.length;
      if (bytes >= atMostBytes) break;
      await pace.step();
    }
    if (docs.length > 0) this.#meanBytes.set(collection, Math.max(1, bytes / docs.length));
    return docs;
  }
}
