/** Limits for what one request reads and writes. The rest is left for the next request. */
import type { Collection, Work } from '../../records/work.js';
import type { Stored } from '../../store/doc.js';

/** The maximum number of reviews or e-mails that one unit of work creates. */
export const maxWritten = 1000;
/** The maximum number of bytes that one unit of work stages, and that it reads; one record can exceed it. */
const [maxStagedBytes, maxReadBytes] = [8 * 1024 * 1024, 32 * 1024 * 1024];
/** The maximum number of records that one request reads, and of comparisons with them. */
const [maxRecords, maxComparisons] = [10_000, 300_000];

export class Load {
  #written = 0;
  #staged = 0;
  #read = 0;
  #records = 0;
  #comparisons = 0;

  /** Nothing more can be written. */
  get isFull(): boolean {
    return this.#written >= maxWritten || this.#staged >= maxStagedBytes || this.isSpent;
  }

  /** Nothing more can be read. */
  get isSpent(): boolean {
    return this.#records >= maxRecords || this.#read >= maxReadBytes || this.#comparisons >= maxComparisons;
  }

  /** Counts a review or an e-mail. */
  write(bytes: number): void {
    this.#written++;
    this.#staged += bytes;
  }

  stage(bytes: number): void {
    this.#staged += bytes;
  }

  read(bytes: number): void {
    this.#records++;
    this.#read += bytes;
  }

  compare(times: number): void {
    this.#comparisons += times;
  }
}

// The progress of an operation that takes several requests.

/** The internal collection of all progress records. */
export const progress = 'events.reviewing';

/** The progress of opening a round for an abstract type. */
export interface Opening extends Stored {
  /** Versions of the records that it depends on. If one changes, it starts again. */
  readonly of: string;
  /** While scores are updated: the last processed review. */
  readonly rescored?: string | undefined;
  /** The last processed abstract. */
  readonly after?: string | undefined;
  /** Number of reviews of the processed abstracts. */
  readonly present: number;
}

/** The progress of sending the e-mails of a round: the last processed review. */
interface Mailing extends Stored {
  readonly after: string;
}

/** When a round of a process was last opened. */
interface LastOpening extends Stored {
  readonly opened_at: string;
}

export const openings = (work: Work): Collection<Opening> => work.collection(progress);
export const mailings = (work: Work): Collection<Mailing> => work.collection(progress);
export const lastOpenings = (work: Work): Collection<LastOpening> => work.collection(progress);
