/** The LMDB environment of a folder. What it cannot write it refuses; what LMDB cannot recover from it opens anew. */
import { chmodSync, existsSync, mkdirSync, rmSync, statfsSync } from 'node:fs';
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import { open, type RootDatabase } from 'lmdb';
import type { Logger } from 'pino';
import { CannotOpen, WriteFailed } from '../port.js';
import { asWriteFailed } from './diskErrors.js';
import { damageOf } from './integrity.js';
import { reserveLockFile } from './lockFile.js';
import { Place } from './place.js';

/** `eventTurnBatching` makes promises that nobody can hold: were they rejected, the process would end. */
const options = { maxDbs: 1000, overlappingSync: false, eventTurnBatching: false, permissionsMode: 0o600 };

/** Milliseconds between attempts to write while they fail: each costs lines on stderr and, on a full disk, time. */
const pause = 50;
/** Bytes. */
const leastRoom = 1024 * 1024;
/** Milliseconds between looks at whether the folder is still there. */
const watchInterval = 1000;

export class Environment {
  readonly #path: string;
  readonly #log: Logger | undefined;
  readonly #opened: (env: RootDatabase) => void;
  readonly #place: Place;
  readonly #watch: NodeJS.Timeout;
  #env: RootDatabase;
  #reopening: Promise<void> | undefined;
  #isOpen = true;
  /** Why the last write was refused. */
  #problem: string | undefined;
  #pausedUntil = 0;

  /** @param opened is called again, when the environment has been opened anew: what was made of the old one is void. */
  constructor(path: string, log: Logger | undefined, opened: (env: RootDatabase) => void) {
    this.#path = path;
    this.#log = log;
    this.#opened = opened;
    mkdirSync(path, { recursive: true, mode: 0o700 });
    const file = join(path, 'data.mdb');
    const damage = damageOf(file);
    if (damage !== undefined) throw new CannotOpen(`${damage}.`);
    this.#env = openAt(path, file);
    for (const [name, mode] of [
      ['.', 0o700],
      ['data.mdb', 0o600],
      ['lock.mdb', 0o600],
    ] as const)
      restrict(join(path, name), mode);
    this.#place = new Place(file);
    this.#watch = setInterval(() => this.#note(this.#place.problem() ?? this.#problem), watchInterval).unref();
    opened(this.#env);
  }

  /** Runs a task that reads what is committed, by whichever process. No promise where none is needed: reads are quick. */
  read<T>(task: () => T): T | Promise<T> {
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
    try {
      await this.#ready();
      const result = await this.#env.childTransaction(task);
      this.#checkPlace(); // what went to a file that is gone is lost
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

  async #ready(): Promise<void> {
    const left = this.#pausedUntil - performance.now();
    if (left > 0) await sleep(left);
    if (!this.#isOpen) await this.#restore();
    this.#checkPlace();
  }

  #checkPlace(): void {
    const problem = this.#place.problem();
    if (problem !== undefined) throw new WriteFailed('store_failed', problem);
  }

  async #refusal(thrown: unknown): Promise<unknown> {
    const refusal = await asWriteFailed(thrown, this.#path);
    if (!(refusal instanceof WriteFailed)) return thrown;
    this.#pausedUntil = performance.now() + pause;
    this.#note(refusal.reason);
    if (refusal !== thrown) await this.#restore().catch(() => {}); // the next write tries again
    return refusal;
  }

  /** LMDB takes no more writes after an error in a meta page: opens it anew, if that is so. */
  async #restore(): Promise<void> {
    this.#reopening ??= this.#reopen().finally(() => {
      this.#reopening = undefined;
    });
    await this.#reopening;
  }

  async #reopen(): Promise<void> {
    await nextTurn(); // LMDB's writer is done by then
    if (this.#isOpen && isSound(this.#env)) return;
    if (this.#isOpen) await this.#env.close();
    this.#isOpen = false;
    try {
      this.#env = open({ path: this.#path, ...options });
      this.#opened(this.#env);
      this.#isOpen = true;
    } catch (cause) {
      throw new WriteFailed('store_failed', (cause as Error).message, { cause });
    }
  }

  /** Logs when writes begin to fail, and when they succeed again. */
  #note(problem: string | undefined): void {
    const before = this.#problem;
    this.#problem = problem;
    if (problem !== undefined && before === undefined) this.#log?.error({ problem }, 'the store takes no writes');
    if (problem === undefined && before !== undefined) this.#log?.warn('the store takes writes again');
  }
}

/** @throws CannotOpen; then it leaves no file that it has only begun. */
function openAt(path: string, file: string): RootDatabase {
  const isNew = !existsSync(file);
  try {
    if (isNew && isFull(path)) throw new Error('less than 1 MB is free');
    reserveLockFile(join(path, 'lock.mdb'));
    return open({ path, ...options });
  } catch (cause) {
    if (isNew) rmSync(file, { force: true });
    throw new CannotOpen(`DATA_DIR must be a folder that can be written (${(cause as Error).message}).`, { cause });
  }
}

/** LMDB must not begin a file that it cannot finish: it would end the process without a word. */
function isFull(path: string): boolean {
  const { blocks, bavail, bsize } = statfsSync(path);
  return blocks > 0 && bavail * bsize < leastRoom;
}

function isSound(env: RootDatabase): boolean {
  try {
    env.transactionSync(() => {});
    return true;
  } catch {
    return false;
  }
}

/** Files of an earlier version may be readable by others. */
function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    // those of another user stay as they are
  }
}
