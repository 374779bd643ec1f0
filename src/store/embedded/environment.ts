/** The LMDB environment of a folder. Rejects writes that cannot succeed, and says so in the log. */
import { statSync } from 'node:fs';
import { constants } from 'node:os';
import { join } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import type { RootDatabase } from 'lmdb';
import type { Logger } from 'pino';
import { WriteFailed } from '../port.js';
import { alone, hasLittleRoom, isBeingOpened, type Opening, openSafely } from './opening.js';

/** Milliseconds between attempts to write while they fail, because each attempt prints dozens of lines on stderr. */
const pause = 2000;
/** Milliseconds between two log lines about rejected writes. */
const tellEvery = 10_000;

export class Environment {
  readonly env: RootDatabase;
  readonly #path: string;
  readonly #file: string;
  readonly #log: Logger | undefined;
  /** Of the opened file: the folder can be removed, renamed or unmounted while the server runs. */
  readonly #identity: string | undefined;
  /** The error of LMDB's last attempt, and its time; undefined after a success. */
  #failed: { readonly refusal: WriteFailed; readonly at: number } | undefined;
  /** How many attempts in a row LMDB has given up. */
  #abandoned = 0;
  /** When the log was told that writes are rejected; undefined after a success. */
  #toldAt: number | undefined;

  constructor(folder: Opening, log: Logger | undefined) {
    this.env = openSafely(folder);
    this.#path = folder.path;
    this.#file = join(folder.path, 'data.mdb');
    this.#log = log;
    this.#identity = identityOf(this.#file);
  }

  /**
   * Runs a task in a transaction, and resolves when it is durable. If the task throws, nothing is written.
   * @throws WriteFailed: nothing was written. LMDB is not even tried if the opened file is no longer the one at its path, or if
   * it has just failed.
   * @throws Abandoned: nothing was written, but the disk is not at fault.
   */
  async transaction(task: () => void): Promise<void> {
    const found = identityOf(this.#file);
    if (found !== this.#identity) {
      const what = found === undefined ? 'is gone' : 'was replaced with another file';
      throw this.#told(new WriteFailed('store_failed', `${this.#file} ${what}`));
    }
    if (this.#failed && performance.now() - this.#failed.at < pause) throw this.#told(this.#failed.refusal);
    try {
      for (let isDone = false; !isDone; await this.#othersOpened())
        await this.env.childTransaction(() => {
          isDone = !isBeingOpened(this.#path);
          if (isDone) task();
        });
    } catch (thrown) {
      const refusal = await asWriteFailed(thrown, this.#path);
      if (refusal === undefined) throw thrown;
      if (codeOf(refusal) === badTransaction && ++this.#abandoned <= maxAbandoned) throw new Abandoned(refusal.reason);
      this.#failed = { refusal, at: performance.now() };
      throw this.#told(refusal);
    }
    if (this.#toldAt !== undefined) this.#log?.warn('the store can write again');
    this.#failed = this.#toldAt = undefined;
    this.#abandoned = 0;
  }

  /** Why LMDB has given up its last attempt; undefined after a success. */
  get refusal(): WriteFailed | undefined {
    return this.#failed?.refusal;
  }

  /** Opens databases of the folder. */
  open<T>(task: () => T): T {
    return alone(this.#path, task);
  }

  async #othersOpened(): Promise<void> {
    while (isBeingOpened(this.#path)) await sleep(2);
  }

  #told(refusal: WriteFailed): WriteFailed {
    const now = performance.now();
    if (this.#toldAt === undefined || now - this.#toldAt >= tellEvery) {
      this.#toldAt = now;
      this.#log?.error({ problem: refusal.reason }, 'the store cannot write');
    }
    return refusal;
  }
}

/** Its device and inode. */
function identityOf(file: string): string | undefined {
  const found = statSync(file, { throwIfNoEntry: false });
  return found && `${found.dev}/${found.ino}`;
}

/** LMDB has given a transaction up, as it does now and then when several processes write very much. It can be repeated. */
export class Abandoned extends Error {}

const badTransaction = -30782;
const maxAbandoned = 3;

const codeOf = ({ cause }: WriteFailed) => ((cause as Error).cause as { readonly code?: unknown } | undefined)?.code;

const { ENOSPC, EDQUOT, EFBIG } = constants.errno;
const full = new Set<unknown>([ENOSPC, EDQUOT, EFBIG]);
/** A key or a value that LMDB rejects: our error, not the disk's. */
const badValue = -30781;

/** @returns undefined unless it is an error of the disk or of LMDB, whose `code` is an errno, or negative for its own. */
async function asWriteFailed(thrown: unknown, folder: string): Promise<WriteFailed | undefined> {
  const { commitError, code } = thrown as { commitError?: Promise<never>; code?: unknown };
  if (commitError === undefined && (typeof code !== 'number' || code === badValue)) return undefined;
  const cause = (commitError === undefined ? thrown : await reasonOf(commitError)) as Error & { code?: unknown };
  const isFull = full.has(cause.code) || hasLittleRoom(folder); // a write that was only started does not say why
  return new WriteFailed(isFull ? 'store_full' : 'store_failed', cause.message, { cause });
}

/** LMDB reports why a commit failed by rejecting a promise. */
const reasonOf = (commitError: Promise<never>): Promise<unknown> =>
  Promise.race([commitError, sleep(1000, new Error('LMDB did not say why'), { ref: false })]).catch((reason) => reason);
