/** The audit log. Lines that arrive together are written together, and buffered while they cannot be written. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Fault } from '../fault.js';
import type { AuditLog } from '../records/audit.js';
import { newline, type Target } from './target.js';

/** The maximum size of one write in bytes, except for longer lines. */
const mostAtOnce = 1024 * 1024;

interface Waiting {
  resolve(): void;
  reject(fault: Fault): void;
}

/** Lines to write, and the promise of the commit that waits for them. */
interface Chunk {
  bytes: Buffer;
  waiting?: Waiting | undefined;
}

export interface StreamOptions {
  readonly target: Target;
  readonly log: Logger;
  /** The maximum time of a write in milliseconds. */
  readonly patience?: number;
  /** Milliseconds between attempts to write buffered lines. */
  readonly interval?: number;
}

export class AuditStream implements AuditLog {
  #chunks: Chunk[] = [];
  #writing: Promise<void> | undefined;
  #failure: Error | undefined;
  /** Whether the current write takes too long. */
  #isLate = false;
  #retry: NodeJS.Timeout | undefined;
  /** Resolved at the end of the current write. */
  readonly #watching: (() => void)[] = [];

  constructor(private readonly options: StreamOptions) {}

  async admit(): Promise<void> {
    if (this.#failure === undefined) return;
    if (this.#writing !== undefined) await this.#attempt(); // the current write may have started when the disk was still full
    if (this.#failure !== undefined) await this.#attempt();
    if (this.#failure !== undefined) throw unavailable(this.#failure);
  }

  write(lines: readonly string[]): Promise<void> {
    const chunks = chunksOf(lines);
    return new Promise((resolve, reject) => {
      const last = chunks.at(-1);
      if (last === undefined) return resolve();
      last.waiting = { resolve, reject };
      this.#chunks.push(...chunks);
      if (this.#failure === undefined) this.#drain();
      else this.#giveUp(this.#failure);
    });
  }

  /** Lines that still cannot be written go to the server's log. */
  async close(): Promise<void> {
    await this.#attempt();
    while (this.#chunks.length > 0 && this.#failure === undefined) await this.#attempt();
    clearTimeout(this.#retry);
    if (this.#chunks.length > 0) this.options.log.fatal({ lines: this.#kept() }, 'lost lines of the audit log');
    if (this.#failure === undefined) await this.options.target.close();
  }

  #drain(): void {
    if (this.#chunks.length > 0) this.#writing ??= this.#writeAll();
  }

  /** Waits for the end of the write, unless it takes too long. */
  async #attempt(): Promise<void> {
    this.#drain();
    if (this.#writing === undefined || this.#isLate) return;
    await new Promise<void>((resolve) => this.#watching.push(resolve));
  }

  #tellWatching(): void {
    for (const resolve of this.#watching.splice(0)) resolve();
  }

  async #writeAll(): Promise<void> {
    try {
      await nextTurn(); // lines of commits that were grouped are written together
      while (this.#chunks.length > 0) await this.#writeSome();
    } catch (error) {
      this.#fail(error as Error);
    } finally {
      this.#writing = undefined; // synchronous after the last check for lines, so no line can be missed
      this.#tellWatching();
    }
  }

  async #writeSome(): Promise<void> {
    const { target, patience = 5000 } = this.options;
    const late = setTimeout(() => {
      this.#isLate = true;
      this.#fail(new Error(`${target.name} accepted no lines for ${patience} ms`));
    }, patience);
    try {
      this.#done(await target.append(this.#next()));
    } finally {
      this.#isLate = false;
      clearTimeout(late);
    }
  }

  #next(): Buffer {
    const bytes: Buffer[] = [];
    let size = 0;
    for (const chunk of this.#chunks) {
      size += chunk.bytes.length;
      if (size > mostAtOnce && bytes.length > 0) break;
      bytes.push(chunk.bytes);
    }
    return bytes.length === 1 ? (bytes[0] as Buffer) : Buffer.concat(bytes);
  }

  /** Drops the written lines. A partly written line is written again. */
  #done(written: number): void {
    let left = written;
    while (this.#chunks[0] !== undefined && this.#chunks[0].bytes.length <= left) {
      const { bytes, waiting } = this.#chunks.shift() as Chunk;
      left -= bytes.length;
      waiting?.resolve();
    }
    const first = this.#chunks[0];
    if (first !== undefined && left > 0)
      first.bytes = first.bytes.subarray(first.bytes.lastIndexOf(newline, left - 1) + 1);
    this.#recover();
    this.#tellWatching();
  }

  #recover(): void {
    if (this.#failure === undefined) return;
    this.#failure = undefined;
    this.options.log.warn(`the audit log (${this.options.target.name}) accepts lines again`);
  }

  #fail(error: Error): void {
    const { log, target, interval = 1000 } = this.options;
    if (this.#failure === undefined)
      log.error(
        { err: error },
        `cannot write the audit log (${target.name}); changes are rejected until it works again`,
      );
    this.#failure = error;
    this.#giveUp(error);
    this.#tellWatching();
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#drain(), interval).unref();
  }

  /** Rejects all waiting commits. Their lines stay buffered. */
  #giveUp(error: Error): void {
    for (const chunk of this.#chunks) {
      chunk.waiting?.reject(stored(error));
      chunk.waiting = undefined;
    }
  }

  #kept(): string[] {
    return Buffer.concat(this.#chunks.map(({ bytes }) => bytes))
      .toString()
      .trimEnd()
      .split('\n');
  }
}

const unavailable = (cause: Error) => new Fault('audit_unavailable', undefined, { cause });

const stored = (cause: Error) =>
  new Fault(
    'audit_unavailable',
    'The change was saved, but the server cannot write its audit log, so it accepts no more changes. Read the record before you write again.',
    { cause },
  );

/** The lines of one commit, split into several chunks if they are long. */
function chunksOf(lines: readonly string[]): Chunk[] {
  const chunks: Chunk[] = [];
  let text = '';
  for (const line of lines) {
    if (text.length + line.length > mostAtOnce && text !== '') {
      chunks.push({ bytes: Buffer.from(text) });
      text = '';
    }
    text += line;
  }
  return text === '' ? chunks : [...chunks, { bytes: Buffer.from(text) }];
}
