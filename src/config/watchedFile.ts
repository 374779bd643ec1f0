/** A file that may change while the server runs. */
import { type BigIntStats, statSync } from 'node:fs';
import { readFile, stat } from 'node:fs/promises';
import type { Logger } from 'pino';

/** Milliseconds between two looks. */
const lookEvery = 1000;

interface Options<T> {
  readonly path: string;
  /** @throws Error that says what is wrong with the text. */
  readonly parse: (text: string) => T;
  readonly log: Logger;
  readonly changed?: (value: T) => void;
}

/** Holds what the file said last. While it cannot be read, or says nonsense, that stays as it was, and the log says why. */
export class WatchedFile<T> {
  #value: T;
  /** Of the file as it was read last. */
  #seen: string;
  #told = '';
  #looking: Promise<void> | undefined;
  readonly #timer: NodeJS.Timeout;
  readonly #options: Options<T>;

  /** @param read what it says now; the file need not exist. */
  constructor(options: Options<T>, read: () => T) {
    this.#options = options;
    this.#seen = signature(statSync(options.path, { bigint: true, throwIfNoEntry: false }));
    this.#value = read();
    this.#timer = setInterval(() => void this.look(), lookEvery).unref();
  }

  get value(): T {
    return this.#value;
  }

  /** Reads the file if it is another one than before; never fails. */
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
        log.error({ reason: message }, `${path} cannot be used: what it said before stays in force`);
      this.#told = message;
    }
  }

  async #readIfChanged(): Promise<void> {
    const { path, parse, log, changed } = this.#options;
    const found = await stat(path, { bigint: true }).catch(ignoreMissing(this.#seen === missing));
    const now = signature(found);
    if (now === this.#seen) return;
    const text = await readFile(path, 'utf8');
    this.#seen = now; // what is nonsense once is so the next time
    this.#value = parse(text);
    log.info(`${path} was read again`);
    changed?.(this.#value);
  }
}

const missing = '';

/** A file that was never there is no fault; one that has gone is. */
const ignoreMissing = (isFine: boolean) => (error: NodeJS.ErrnoException) => {
  if (error.code === 'ENOENT' && isFine) return undefined;
  throw error;
};

const signature = (stats: BigIntStats | undefined) =>
  stats === undefined ? missing : [stats.dev, stats.ino, stats.size, stats.mtimeNs, stats.ctimeNs].join();
