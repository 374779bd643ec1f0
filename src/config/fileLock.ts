/** Lets only one process at a time change a file. */
import { randomBytes } from 'node:crypto';
import { linkSync, mkdirSync, readFileSync, renameSync, unlinkSync, writeFileSync } from 'node:fs';
import { hostname } from 'node:os';
import { dirname } from 'node:path';
import { setTimeout as sleep } from 'node:timers/promises';
import { ConfigError } from './environment.js';

/** Milliseconds. */
const lookEvery = 20;
const longestWait = 15_000;

/** The content of the lock: its holder. `nonce` distinguishes two locks of one process. */
interface Holder {
  readonly pid: number;
  readonly host: string;
  readonly nonce: string;
}

/**
 * Runs `task` while holding `path.lock`. The lock of a process that has ended is taken over.
 * @throws ConfigError if another process holds the lock for too long.
 */
export async function withLock<T>(path: string, task: () => T): Promise<T> {
  const lock = `${path}.lock`;
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const mine = JSON.stringify({ pid: process.pid, host: hostname(), nonce: randomBytes(8).toString('hex') });
  await acquire(lock, mine);
  try {
    return task();
  } finally {
    if (textOf(lock) === mine) unlinkSync(lock);
  }
}

async function acquire(lock: string, mine: string): Promise<void> {
  const end = Date.now() + longestWait;
  while (!taken(lock, mine)) {
    breakIfLeft(lock);
    if (Date.now() > end)
      throw new ConfigError(
        `${lock} is held by another command (${textOf(lock)}). If none is running, delete that file.`,
      );
    await sleep(lookEvery);
  }
}

/** Links a complete file, so that a lock without a holder is never visible. */
function taken(lock: string, mine: string): boolean {
  const draft = `${lock}.${randomBytes(6).toString('hex')}`;
  writeFileSync(draft, mine, { mode: 0o600, flag: 'wx' });
  try {
    linkSync(draft, lock);
    return textOf(lock) === mine;
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
    return false;
  } finally {
    unlinkSync(draft);
  }
}

/** Moves the lock of a dead process away, and puts it back if another process has taken it in the meantime. */
function breakIfLeft(lock: string): void {
  const found = textOf(lock);
  if (found === undefined || isAlive(found)) return;
  const aside = `${lock}.${randomBytes(6).toString('hex')}`;
  try {
    renameSync(lock, aside);
    if (textOf(aside) !== found) linkSync(aside, lock);
    unlinkSync(aside);
  } catch {
    // another process was faster
  }
}

function isAlive(text: string): boolean {
  const holder = holderIn(text);
  if (holder === undefined || holder.host !== hostname()) return true; // on another machine, so unknown
  try {
    process.kill(holder.pid, 0);
    return true;
  } catch (error) {
    return (error as NodeJS.ErrnoException).code !== 'ESRCH';
  }
}

function holderIn(text: string): Holder | undefined {
  try {
    const holder = JSON.parse(text) as Holder;
    return Number.isInteger(holder.pid) && holder.pid > 0 ? holder : undefined;
  } catch {
    return undefined;
  }
}

function textOf(path: string): string | undefined {
  try {
    return readFileSync(path, 'utf8');
  } catch {
    return undefined;
  }
}
