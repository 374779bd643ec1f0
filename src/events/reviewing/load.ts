/** Limits for what one request reads and writes. The rest is left for the next request. */

/** The collection of what the next request needs to know: where an operation continues, and when rounds were opened. */
export const progress = 'events.reviewing';

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
