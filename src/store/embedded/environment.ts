/**
 * The LMDB environment of a folder. Rejects writes that cannot succeed, and reopens LMDB after errors that it cannot recover
 * from.
 */
import { statSync } from 'node:fs';
import { statfs } from 'node:fs/promises';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { RootDatabase } from 'lmdb';
import type { Logger } from 'pino';
import { type Awaitable, WriteFailed } from '../port.js';
import { type Opening, openAgain, openSafely } from './opening.js';

/**
 * Milliseconds between attempts to write while they fail, because each attempt prints lines on stderr. Without free space,
 * only writes that need none can succeed.
 */
const pause = 1000;
const pauseWithoutRoom = 10_000;
/** Milliseconds between two log lines about rejected writes. */
const tellEvery = 10_000;
/** Milliseconds between checks that the folder still exists. */
const watchInterval = 1000;

export class Environment {
  readonly #folder: Opening;
  readonly #log: Logger | undefined;
  readonly #opened: (env: RootDatabase) => void;
  readonly #file: string;
  /** Of the opened file: the folder can be removed, renamed or unmounted while the server runs. */
  readonly #identity: string | undefined;
  readonly #watch: NodeJS.Timeout;
  #env: RootDatabase;
  #reopening: Promise<void> | undefined;
  #isOpen = true;
  /** Why the last write was rejected. */
  #problem: string | undefined;
  /** The error of LMDB's last attempt, and its time; undefined after a success. */
  #failed: { readonly refusal: WriteFailed; readonly at: number } | undefined;
  /** Number of writes not yet logged. */
  #refused = 0;
  #toldAt = 0;

  /** @param opened is called again when the environment is reopened: everything from the old one is then invalid. */
  constructor(folder: Opening, log: Logger | undefined, opened: (env: RootDatabase) => void) {
    this.#folder = folder;
    this.#log = log;
    this.#opened = opened;
    this.#env = openSafely(folder);
    this.#file = join(folder.path, 'data.mdb');
    this.#identity = identityOf(this.#file);
    this.#watch = setInterval(() => this.#note(this.#missingFile() ?? this.#problem), watchInterval).unref();
    opened(this.#env);
  }

  /** Runs a task that reads what any process has committed. Synchronous, because reads are fast. */
  read<T>(task: () => T): Awaitable<T> {
    if (this.#isOpen) {
      try {
        this.#env.resetReadTxn();
        return task();
      } catch (thrown) {
        if (typeof (thrown as { code?: unknown }).code !== 'number') throw thrown;
      }
    }
    return this.#restore().then(task);
  }

  /**
   * Runs a task in a transaction, and resolves when it is durable. If the task throws, nothing is written.
   * @throws WriteFailed: nothing was written.
   */
  async transaction<T>(task: () => T): Promise<T> {
    if (this.#failed !== undefined || this.#problem !== undefined) await this.#ready();
    try {
      if (!this.#isOpen) await this.#restore();
      const result = await this.#env.childTransaction(task);
      this.#checkFile(); // writes to a deleted file are lost
      this.#failed = undefined;
      this.#note(undefined);
      return result;
    } catch (thrown) {
      throw await this.#refusal(thrown);
    }
  }

  async close(): Promise<void> {
    clearInterval(this.#watch);
    await this.#reopening?.catch(() => {});
    await this.#env.close();
  }

  /** Counts a rejected write, whether LMDB was tried or not. */
  countRefused(): void {
    this.#refused++;
  }

  /** @throws WriteFailed without trying LMDB, if it would only fail again. */
  async #ready(): Promise<void> {
    this.#checkFile();
    const { refusal, at } = this.#failed ?? { at: 0 };
    const since = performance.now() - at;
    if (refusal && (since < pause || (since < pauseWithoutRoom && (await hasLittleRoom(this.#folder.path)))))
      throw refusal;
  }

  #checkFile(): void {
    const problem = this.#missingFile();
    if (problem === undefined) return;
    this.#note(problem);
    throw new WriteFailed('store_failed', problem);
  }

  /** Why nothing can be written, if the opened file is no longer the one at its path. */
  #missingFile(): string | undefined {
    const found = identityOf(this.#file);
    if (found === this.#identity) return undefined;
    return found === undefined ? `${this.#file} is gone` : `${this.#file} was replaced with another file`;
  }

  async #refusal(thrown: unknown): Promise<unknown> {
    const refusal = await asWriteFailed(thrown, this.#folder.path);
    if (!(refusal instanceof WriteFailed)) return thrown;
    this.#failed = { refusal, at: performance.now() };
    this.#note(refusal.reason);
    if (refusal !== thrown) await this.#restore().catch(() => {}); // the next write tries again
    return refusal;
  }

  /** Reopens LMDB after an error in a meta page, because it accepts no more writes then. */
  async #restore(): Promise<void> {
    this.#reopening ??= this.#reopen().finally(() => {
      this.#reopening = undefined;
    });
    await this.#reopening;
  }

  async #reopen(): Promise<void> {
    await nextTurn(); // LMDB's writer has finished by then
    if (this.#isOpen && isSound(this.#env)) return;
    if (this.#isOpen) await this.#env.close();
    this.#isOpen = false;
    try {
      this.#env = openAgain(this.#folder);
      this.#opened(this.#env);
      this.#isOpen = true;
    } catch (cause) {
      throw new WriteFailed('store_failed', (cause as Error).message, { cause });
    }
  }

  /** Logs when writes start to fail, how many were rejected, and when they succeed again. */
  #note(problem: string | undefined): void {
    const [before, now] = [this.#problem, performance.now()];
    this.#problem = problem;
    const isDue = before === undefined || (this.#refused > 0 && now - this.#toldAt >= tellEvery);
    if (problem === undefined ? before === undefined : !isDue) return;
    const refused = this.#refused;
    [this.#refused, this.#toldAt] = [0, now];
    if (problem !== undefined) this.#log?.error({ problem, refused }, 'the store cannot write');
    else this.#log?.warn({ refused }, 'the store can write again');
  }
}

function isSound(env: RootDatabase): boolean {
  try {
    env.transactionSync(() => {});
    return true;
  } catch {
    return false;
  }
}

function identityOf(file: string): string | undefined {
  try {
    const { dev, ino } = statSync(file);
    return `${dev}/${ino}`;
  } catch {
    return undefined;
  }
}

const { ENOSPC, EDQUOT, EFBIG } = constants.errno;
const full = new Set([ENOSPC, EDQUOT, EFBIG]);
/** A key or a value that LMDB rejects: our error, not the disk's. */
const badValue = -30781;
/** Below this free space, an incomplete write counts as a full disk. */
const littleRoom = 1024 * 1024;

/** An error of LMDB; its code is an errno, or negative for its own. */
type DiskError = Error & { readonly code: number };

/** @returns WriteFailed for errors of the disk or of LMDB; otherwise `thrown` itself. */
async function asWriteFailed(thrown: unknown, folder: string): Promise<unknown> {
  const cause = await causeOf(thrown);
  if (cause === undefined) return thrown;
  const isFull = full.has(cause.code) || (await hasLittleRoom(folder));
  return new WriteFailed(isFull ? 'store_full' : 'store_failed', cause.message, { cause });
}

async function causeOf(thrown: unknown): Promise<DiskError | undefined> {
  const { commitError, code } = thrown as { commitError?: Promise<unknown>; code?: unknown };
  if (commitError !== undefined) return await reasonOf(commitError);
  return typeof code === 'number' && code !== badValue ? (thrown as DiskError) : undefined;
}

/** LMDB reports why a commit failed by rejecting a promise. */
async function reasonOf(commitError: Promise<unknown>): Promise<DiskError> {
  const unknown = Object.assign(new Error('LMDB did not say why'), { code: 0 });
  const late = sleep(1000, unknown, { ref: false });
  return (await Promise.race([commitError.catch((reason: unknown) => reason), late])) as DiskError;
}

async function hasLittleRoom(folder: string): Promise<boolean> {
  try {
    const { bavail, bsize } = await statfs(folder);
    return bavail * bsize < littleRoom;
  } catch {
    return false;
  }
}
