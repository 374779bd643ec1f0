/** The audit log: lines that come at the same time are written together, and kept while they cannot be written. */
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { Logger } from 'pino';
import { Fault } from '../fault.js';
import type { AuditLog } from '../records/audit.js';
import { newline, type Target } from './target.js';

/** Bytes of one write, unless a line is longer. */
const mostAtOnce = 1024 * 1024;

interface Waiting {
  resolve(): void;
  reject(fault: Fault): void;
}

/** What is to be written, with who waits for its end. */
interface Chunk {
  bytes: Buffer;
  waiting?: Waiting | undefined;
}

export interface StreamOptions {
  readonly target: Target;
  readonly log: Logger;
  /** Milliseconds that a write may take. */
  readonly patience?: number;
  /** Milliseconds between attempts to write lines that were kept. */
  readonly interval?: number;
}

export class AuditStream implements AuditLog {
  #chunks: Chunk[] = [];
  #writing: Promise<void> | undefined;
  #failure: Error | undefined;
  /** Whether a write is under way that takes too long. */
  #isLate = false;
  #retry: NodeJS.Timeout | undefined;
  /** Who waits for the end of the write that is under way. */
  readonly #watching: (() => void)[] = [];

  constructor(private readonly options: StreamOptions) {}

  async admit(): Promise<void> {
    if (this.#failure === undefined) return;
    if (this.#writing !== undefined) await this.#attempt(); // it may have begun when there was no room yet
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

  /** Lines that still cannot be written go to the log. */
  async close(): Promise<void> {
    await this.#attempt();
    while (this.#chunks.length > 0 && this.#failure === undefined) await this.#attempt();
    clearTimeout(this.#retry);
    if (this.#chunks.length > 0) this.options.log.fatal({ lines: this.#kept() }, 'lines of the audit log are lost');
    if (this.#failure === undefined) await this.options.target.close();
  }

  #drain(): void {
    if (this.#chunks.length > 0) this.#writing ??= this.#writeAll();
  }

  /** Waits for the end of a write, but not for one that takes too long. */
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
      await nextTurn(); // commits that the store has made together are told together
      while (this.#chunks.length > 0) await this.#writeSome();
    } catch (error) {
      this.#fail(error as Error);
    } finally {
      this.#writing = undefined; // nothing comes between this and the last look at what is to be written
      this.#tellWatching();
    }
  }

  async #writeSome(): Promise<void> {
    const { target, patience = 5000 } = this.options;
    const late = setTimeout(() => {
      this.#isLate = true;
      this.#fail(new Error(`${target.name} took no lines for ${patience} ms`));
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

  /** Forgets what was written; a line that was written in part is written again. */
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
    this.options.log.warn(`the audit log (${this.options.target.name}) takes lines again`);
  }

  #fail(error: Error): void {
    const { log, target, interval = 1000 } = this.options;
    if (this.#failure === undefined)
      log.error({ err: error }, `the audit log (${target.name}) takes no lines: nothing is changed until it does`);
    this.#failure = error;
    this.#giveUp(error);
    this.#tellWatching();
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => this.#drain(), interval).unref();
  }

  /** Whoever waits is told; the lines stay. */
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
    'This was stored, but the server cannot write its audit log: it takes no further changes. Read before you write again.',
    { cause },
  );

/** The lines of one commit: one chunk, or several when they are many. */
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
