/** The LMDB environment of a folder. What it cannot write it refuses; what LMDB cannot recover from it opens anew. */
import { join } from 'node:path';
import { setImmediate as nextTurn, setTimeout as sleep } from 'node:timers/promises';
import type { RootDatabase } from 'lmdb';
import type { Logger } from 'pino';
import { WriteFailed } from '../port.js';
import { asWriteFailed } from './diskErrors.js';
import { type Opening, openAgain, openSafely } from './opening.js';
import { Place } from './place.js';

/** Milliseconds between attempts to write while they fail: each costs lines on stderr and, on a full disk, time. */
const pause = 50;
/** Milliseconds between looks at whether the folder is still there. */
const watchInterval = 1000;

export class Environment {
  readonly #folder: Opening;
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
  constructor(folder: Opening, log: Logger | undefined, opened: (env: RootDatabase) => void) {
    this.#folder = folder;
    this.#log = log;
    this.#opened = opened;
    this.#env = openSafely(folder);
    this.#place = new Place(join(folder.path, 'data.mdb'));
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
    const refusal = await asWriteFailed(thrown, this.#folder.path);
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
      this.#env = openAgain(this.#folder);
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

function isSound(env: RootDatabase): boolean {
  try {
    env.transactionSync(() => {});
    return true;
  } catch {
    return false;
  }
}
