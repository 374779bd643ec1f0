/** The audit log: lines that come at the same time are written together, and kept while they cannot be written. */
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
  readonly #options: StreamOptions;
  #chunks: Chunk[] = [];
  #writing: Promise<void> | undefined;
  #failure: Error | undefined;
  #retry: NodeJS.Timeout | undefined;

  constructor(options: StreamOptions) {
    this.#options = options;
  }

  async admit(): Promise<void> {
    if (this.#failure === undefined) return;
    if (this.#writing === undefined) await this.#drain();
    if (this.#failure !== undefined) throw unavailable(this.#failure);
  }

  write(lines: readonly string[]): Promise<void> {
    const chunks = chunksOf(lines);
    return new Promise((resolve, reject) => {
      const last = chunks.at(-1);
      if (last === undefined) return resolve();
      last.waiting = { resolve, reject };
      this.#chunks.push(...chunks);
      if (this.#failure === undefined) void this.#drain();
      else this.#giveUp(this.#failure);
    });
  }

  /** Lines that still cannot be written go to the log. */
  async close(): Promise<void> {
    const isStuck = this.#failure !== undefined && this.#writing !== undefined;
    if (!isStuck) await this.#drain();
    clearTimeout(this.#retry);
    if (this.#chunks.length > 0) this.#options.log.fatal({ lines: this.#kept() }, 'lines of the audit log are lost');
    if (this.#failure === undefined) await this.#options.target.close();
  }

  async #drain(): Promise<void> {
    if (this.#chunks.length > 0) this.#writing ??= this.#writeAll();
    await this.#writing;
  }

  async #writeAll(): Promise<void> {
    try {
      while (this.#chunks.length > 0) await this.#writeSome();
    } catch (error) {
      this.#fail(error as Error);
    } finally {
      this.#writing = undefined; // in the turn in which the last lines were found written: others may come in the next
    }
  }

  async #writeSome(): Promise<void> {
    const { target, patience = 5000 } = this.#options;
    const late = setTimeout(() => this.#fail(new Error(`${target.name} took no lines for ${patience} ms`)), patience);
    try {
      this.#done(await target.append(this.#next()));
    } finally {
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
  }

  #recover(): void {
    if (this.#failure === undefined) return;
    this.#failure = undefined;
    this.#options.log.warn(`the audit log (${this.#options.target.name}) takes lines again`);
  }

  #fail(error: Error): void {
    const { log, target, interval = 1000 } = this.#options;
    if (this.#failure === undefined)
      log.error({ err: error }, `the audit log (${target.name}) takes no lines: nothing is changed until it does`);
    this.#failure = error;
    this.#giveUp(error);
    clearTimeout(this.#retry);
    this.#retry = setTimeout(() => void this.#drain(), interval).unref();
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
