/** The audit log on the standard output or the standard error of the process. */
import { write } from 'node:fs';
import { setTimeout as sleep } from 'node:timers/promises';
import { promisify } from 'node:util';
import { newline, type Target } from './target.js';

const writeTo = promisify(write);

/** Milliseconds before a full pipe is tried again. */
const pause = 10;

export const standardStreams = { stdout: 1, stderr: 2 } as const;

export class AuditStdio implements Target {
  readonly #descriptor: number;
  #endsWithin = false;

  constructor(readonly name: keyof typeof standardStreams) {
    this.#descriptor = standardStreams[name];
  }

  async append(lines: Buffer): Promise<number> {
    const bytes = this.#endsWithin ? Buffer.concat([newline, lines]) : lines;
    for (let at = 0; at < bytes.length; ) {
      at += await this.#write(bytes.subarray(at));
      this.#endsWithin = at < bytes.length;
    }
    return lines.length;
  }

  async close(): Promise<void> {}

  /** The pipe may be non-blocking. */
  async #write(bytes: Buffer): Promise<number> {
    try {
      return (await writeTo(this.#descriptor, bytes)).bytesWritten;
    } catch (error) {
      if ((error as NodeJS.ErrnoException).code !== 'EAGAIN') throw error;
      await sleep(pause);
      return 0;
    }
  }
}
