/** Limits for what one request reads, writes and returns. What is left is counted or done by the next request. */

/** The maximum number of reviews or e-mails that one unit of work creates. */
export const maxWritten = 1000;
/** The maximum number of bytes that one unit of work stages, and that it reads; one record can exceed it. */
const [maxStagedBytes, maxReadBytes] = [8 * 1024 * 1024, 32 * 1024 * 1024];
/** The maximum number of records that one request reads, and of comparisons with them. */
const [maxRecords, maxComparisons] = [10_000, 300_000];

export class WorkBudget {
  constructor(
    private readonly most = maxWritten,
    private readonly mostBytes = maxStagedBytes,
  ) {}

  /** Reviews or e-mails. */
  written = 0;
  stagedBytes = 0;
  comparisons = 0;
  #records = 0;
  #readBytes = 0;

  /** Nothing more can be written. */
  get isFull(): boolean {
    return this.written >= this.most || this.stagedBytes >= this.mostBytes || this.isSpent;
  }

  /** Nothing more can be read. */
  get isSpent(): boolean {
    return this.#records >= maxRecords || this.#readBytes >= maxReadBytes || this.comparisons >= maxComparisons;
  }

  read(bytes: number): void {
    this.#records++;
    this.#readBytes += bytes;
  }
}

/** The maximum number of entries that are listed, and of their bytes. */
const [maxListed, maxListedBytes] = [1000, 1024 * 1024];

/** What was not done, and why: the first thousand are listed, the others counted. */
export class Skips<Skipped> {
  readonly #listed: Skipped[] = [];
  #bytes = 0;
  #more = 0;

  add(skipped: Skipped): void {
    if (this.#listed.length === maxListed || this.#bytes > maxListedBytes) this.#more++;
    else {
      this.#listed.push(skipped);
      this.#bytes += JSON.stringify(skipped).length;
    }
  }

  copy(): Skips<Skipped> {
    const copy = new Skips<Skipped>();
    copy.#listed.push(...this.#listed);
    [copy.#bytes, copy.#more] = [this.#bytes, this.#more];
    return copy;
  }

  /** As in the response. */
  get answer(): { skipped: Skipped[]; more_skipped?: number } {
    return { skipped: this.#listed, ...(this.#more > 0 && { more_skipped: this.#more }) };
  }
}
