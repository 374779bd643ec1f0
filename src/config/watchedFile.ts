/** A file that can change while the server runs. */
import { type BigIntStats, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { Logger } from 'pino';

/** Milliseconds between checks. */
const lookEvery = 1000;

interface Options<T> {
  readonly path: string;
  /** @throws Error that says what is wrong with the text. */
  readonly parse: (text: string) => T;
  readonly log: Logger;
  readonly changed?: (value: T) => void;
}

/**
 * Holds the last valid content of the file. If the file becomes unreadable or invalid, the content stays and the log says
 * why.
 */
export class WatchedFile<T> {
  #value: T;
  /** The signature of the file when it was last read. */
  #seen: string;
  #told = '';
  #looking: Promise<void> | undefined;
  readonly #timer: NodeJS.Timeout;
  readonly #options: Options<T>;

  /** @param read returns the current content; the file need not exist. */
  constructor(options: Options<T>, read: () => T) {
    this.#options = options;
    this.#seen = signature(statSync(options.path, { bigint: true, throwIfNoEntry: false }));
    this.#value = read();
    this.#timer = setInterval(() => void this.look(), lookEvery).unref();
  }

  get value(): T {
    return this.#value;
  }

  /** Reads the file if it has changed. Never rejects. */
  look(): Promise<void> {
    this.#looking ??= this.#look().finally(() => {
      this.#looking = undefined;
    });
    return this.#looking;
  }

  async close(): Promise<void> {
    clearInterval(this.#timer);
    await this.#looking;
  }

  async #look(): Promise<void> {
    const { path, log } = this.#options;
    try {
      await this.#readIfChanged();
      this.#told = '';
    } catch (error) {
      const { message } = error as Error;
      if (message !== this.#told)
        log.error({ reason: message }, `cannot use ${path}; the previous settings stay in force`);
      this.#told = message;
    }
  }

  async #readIfChanged(): Promise<void> {
    const { path, parse, log, changed } = this.#options;
    const found = await stat(path, { bigint: true }).catch(ignoreMissing(this.#seen === missing));
    const now = signature(found);
    if (now === this.#seen) return;
    const text = await readFile(path, 'utf8');
    this.#seen = now; // invalid content is not read again until it changes
    this.#value = parse(text);
    log.info(`reloaded ${path}`);
    changed?.(this.#value);
  }
}

const missing = '';

/** It is fine if the file never existed, but not if it was removed. */
const ignoreMissing = (isFine: boolean) => (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT' && isFine) return undefined;
  throw error;
};

const signature = (stats: BigIntStats | undefined) =>
  stats === undefined ? missing : [stats.dev, stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join();
