/** Reads pages in batches sized for the records, so that a page of large records is not read in vain. */
import type { FindCursor, MongoClientOptions } from 'mongodb';
import { Yielder } from '../../yielder.js';
import type { Doc } from '../doc.js';
import { Unavailable } from '../port.js';
import { docOf, type StoredDocument } from './document.js';

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
    yielder = new Yielder(),
  ): Promise<Doc[]> {
    const docs: Doc[] = [];
    let bytes = 0;
    for await (const document of cursor) {
      const doc = docOf(document);
      docs.push(doc);
      bytes += doc.json.length;
      if (bytes >= atMostBytes) break;
      await yielder.step();
    }
    if (docs.length > 0) this.#meanBytes.set(collection, Math.max(1, bytes / docs.length));
    return docs;
  }
}

// How long the store waits for MongoDB, which can hang or be cut off without closing a connection.

/** Milliseconds. The URL takes precedence. */
const connectionLimits = {
  serverSelectionTimeoutMS: 5000,
  connectTimeoutMS: 5000,
  /** For one command. The driver repeats some commands, so calls have their own limits. */
  socketTimeoutMS: 10_000,
  heartbeatFrequencyMS: 5000,
} as const satisfies MongoClientOptions;

/** Milliseconds for a read. */
export const readLimit = 8000;
/** Milliseconds for a commit, in addition to the time it waits for other commits. */
export const commitLimit = 7000;
/** Milliseconds that a commit waits before it starts. */
export const turnLimit = 30_000;
/** Milliseconds for the commits in progress when the store closes, and for closing the connection. */
export const closeLimit = 3000;

/** Building an index can take long, so there is no limit. The driver's types do not list this option of a command. */
export const noLimit: object = { socketTimeoutMS: 0 };

export function connectionLimitsFor(url: string): MongoClientOptions {
  const isOurs = ([name]: [string, number]) => !new RegExp(`[?&]${name}=`, 'i').test(url);
  return Object.fromEntries(Object.entries(connectionLimits).filter(isOurs));
}

/** @throws Unavailable after `limit` ms; the task can continue and succeed nevertheless. */
export async function within<T>(limit: number, task: Promise<T>): Promise<T> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<never>((_, reject) => {
    const reason = `MongoDB did not answer within ${Math.round(limit / 1000)} seconds`;
    timer = setTimeout(() => reject(new Unavailable(reason)), limit);
  });
  try {
    return await Promise.race([task, late]); // this also handles a later rejection of the task
  } finally {
    clearTimeout(timer);
  }
}
