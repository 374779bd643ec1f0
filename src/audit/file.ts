/** The audit log as a file, which can be renamed, removed or truncated at any time: lines go to the file that has the name. */
import { type BigIntStats, constants, fstatSync, statSync } from 'node:fs';
import { type FileHandle, open } from 'node:fs/promises';
import { newline, type Target } from './target.js';

const { O_RDWR, O_APPEND, O_CREAT, O_NONBLOCK = 0 } = constants;

interface Opened {
  readonly handle: FileHandle;
  readonly dev: bigint;
  readonly ino: bigint;
  readonly isFile: boolean;
  size: bigint;
  /** The size after the last complete line written by this process. */
  end: bigint;
}

/** How often the file can be removed during a write. */
const attempts = 3;

export class AuditFile implements Target {
  #opened: Opened | undefined;

  constructor(
    readonly name: string,
    /** Whether lines must be flushed to the disk. */
    private readonly sync: boolean,
  ) {}

  async append(lines: Buffer): Promise<number> {
    for (let attempt = 1; attempt <= attempts; attempt++) {
      const written = await this.#appendTo(await this.#current(), lines);
      if (written !== undefined) return written;
    }
    throw new Error(`${this.name} keeps being removed`);
  }

  /** @returns undefined if the file was removed in the meantime. */
  async #appendTo(file: Opened, lines: Buffer): Promise<number | undefined> {
    const bytes = (await endsWithin(file)) ? Buffer.concat([newline, lines]) : lines;
    const { bytesWritten } = await file.handle.write(bytes); // a single write, so that lines of other processes do not interleave
    if (this.sync && file.isFile) await file.handle.datasync();
    const { nlink, size } = fstatSync(file.handle.fd, { bigint: true });
    if (nlink === 0n) return undefined;
    file.end = bytesWritten === bytes.length ? size : -1n;
    return Math.max(0, bytesWritten - (bytes.length - lines.length));
  }

  async close(): Promise<void> {
    const opened = this.#opened;
    this.#opened = undefined;
    await opened?.handle.close();
  }

  /** The file that currently has the name. It is created if it does not exist. */
  async #current(): Promise<Opened> {
    const opened = this.#opened;
    const found = statOf(this.name);
    if (opened !== undefined && found?.dev === opened.dev && found.ino === opened.ino) {
      opened.size = found.size;
      return opened;
    }
    this.#opened = await openFile(this.name);
    await opened?.handle.close();
    return this.#opened;
  }
}

/** Synchronous: the thread pool would take ten times as long. */
function statOf(path: string): BigIntStats | undefined {
  try {
    return statSync(path, { bigint: true, throwIfNoEntry: false });
  } catch {
    return undefined; // opening it reports the reason
  }
}

async function openFile(path: string): Promise<Opened> {
  const handle = await open(path, O_RDWR | O_APPEND | O_CREAT | O_NONBLOCK, 0o600);
  const found = await handle.stat({ bigint: true });
  if (found.isFile() || found.isCharacterDevice()) {
    const { dev, ino, size } = found;
    return { handle, dev, ino, isFile: found.isFile(), size, end: -1n };
  }
  await handle.close();
  throw new Error(`${path} is not a file`);
}

/** Whether the file ends within a line, after a full disk or a killed process. */
async function endsWithin({ handle, isFile, size, end }: Opened): Promise<boolean> {
  if (!isFile || size === end || size === 0n) return false;
  const { buffer } = await handle.read(Buffer.alloc(1), 0, 1, Number(size) - 1);
  return buffer[0] !== newline[0];
}
