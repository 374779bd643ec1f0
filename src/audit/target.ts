/** What the audit log is appended to. */

export interface Target {
  /** Names it in the log and in errors. */
  readonly name: string;
  /**
   * Appends lines; those of several processes never mix.
   * @returns how many bytes are there: fewer than all when it has become full. What then remains of a line does not count:
   * the next lines begin on a new one.
   */
  append(lines: Buffer): Promise<number>;
  close(): Promise<void>;
}

export const newline = Buffer.from('\n');
