/** The LMDB environment of a folder. What it cannot write it refuses; what LMDB cannot recover from it opens anew. */
import { join } from 'node:path';
import { setImmediate as nextTurn } from 'node:timers/promises';
import type { RootDatabase } from 'lmdb';
import type { Logger } from 'pino';
import { WriteFailed } from '../port.js';
import { asWriteFailed, hasLittleRoom } from './diskErrors.js';
import { type Opening, openAgain, openSafely } from './opening.js';
import { Place } from './place.js';

/** Milliseconds between attempts to write while they fail: each costs lines on stderr. Without room only what needs none can succeed. */
const pause = 1000;
const pauseWithoutRoom = 10_000;
/** Milliseconds between two lines of the log on writes that were refused. */
const tellEvery = 10_000;
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
  /** What LMDB's last attempt was refused with, and when; nothing after one that succeeded. */
  #failed: { readonly refusal: WriteFailed; readonly at: number } | undefined;
  /** Writes that the log has not counted yet. */
  #refused = 0;
  #toldAt = 0;

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
    await this.#ready();
    try {
      if (!this.#isOpen) await this.#restore();
      const result = await this.#env.childTransaction(task);
      this.#checkPlace(); // what went to a file that is gone is lost
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

  /** Counts an error of a write that was refused, whether LMDB was asked or not. @returns it */
  counted(thrown: unknown): unknown {
    if (thrown instanceof WriteFailed) this.#refused++;
    return thrown;
  }

  /** @throws WriteFailed without asking LMDB, where it would only fail again. */
  async #ready(): Promise<void> {
    this.#checkPlace();
    const { refusal, at } = this.#failed ?? { at: 0 };
    const since = performance.now() - at;
    if (refusal && (since < pause || (since < pauseWithoutRoom && (await hasLittleRoom(this.#folder.path)))))
      throw refusal;
  }

  #checkPlace(): void {
    const problem = this.#place.problem();
    if (problem === undefined) return;
    this.#note(problem);
    throw new WriteFailed('store_failed', problem);
  }

  async #refusal(thrown: unknown): Promise<unknown> {
    const refusal = await asWriteFailed(thrown, this.#folder.path);
    if (!(refusal instanceof WriteFailed)) return thrown;
    this.#failed = { refusal, at: performance.now() };
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

  /** Logs when writes begin to fail, how many were refused, and when they succeed again. */
  #note(problem: string | undefined): void {
    const [before, now] = [this.#problem, performance.now()];
    this.#problem = problem;
    const isDue = before === undefined || (this.#refused > 0 && now - this.#toldAt >= tellEvery);
    if (problem === undefined ? before === undefined : !isDue) return;
    const refused = this.#refused;
    [this.#refused, this.#toldAt] = [0, now];
    if (problem !== undefined) this.#log?.error({ problem, refused }, 'the store takes no writes');
    else this.#log?.warn({ refused }, 'the store takes writes again');
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
