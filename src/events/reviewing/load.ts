/** What one call may read and write: the rest is for the next call. */

/** The most reviews or e-mails that one unit of work makes. */
export const maxWritten = 1000;
/** Bytes of records and e-mails that one unit of work stages, and those that it reads; one record more than that at most. */
const [maxStagedBytes, maxReadBytes] = [8 * 1024 * 1024, 32 * 1024 * 1024];
/** Records that one call looks at, and comparisons that it makes with them. */
const [maxRecords, maxComparisons] = [10_000, 300_000];

export class Load {
  #written = 0;
  #staged = 0;
  #read = 0;
  #records = 0;
  #comparisons = 0;

  /** Nothing more is to be written. */
  get isFull(): boolean {
    return this.#written >= maxWritten || this.#staged >= maxStagedBytes || this.isSpent;
  }

  /** Nothing more is to be looked at. */
  get isSpent(): boolean {
    return this.#records >= maxRecords || this.#read >= maxReadBytes || this.#comparisons >= maxComparisons;
  }

  /** A review or an e-mail was made. */
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
