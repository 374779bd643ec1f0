/** The destination of the audit log. */

export interface Target {
  /** The name in the log and in errors. */
  readonly name: string;
  /**
   * Appends lines. Lines of several processes never interleave.
   * @returns the number of bytes written, which is lower if the disk is full. A partly written line does not count: the next
   * lines start on a new line.
   */
  append(lines: Buffer): Promise<number>;
  close(): Promise<void>;
}

export const newline = Buffer.from('\n');
