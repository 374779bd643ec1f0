/** Writes files that must never be half written, nor by two processes at once. */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readFileSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname } from 'node:path';
import { ConfigError } from './environment.js';

/** Milliseconds until the lock of a killed process is taken over. A live one holds it for much less. */
const staleAfter = 10_000;
/** For 15 seconds. */
const retries = { retries: 300, factor: 1, minTimeout: 50, maxTimeout: 50 };

/**
 * Runs `task` while no other process changes the file.
 * @throws ConfigError if another process keeps the lock `path.lock`.
 */
export async function withLock<T>(path: string, task: () => T): Promise<T> {
  mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
  const { lock } = (await import('proper-lockfile')).default; // only here: it listens to signals of the process
  const release = await lock(path, { realpath: false, stale: staleAfter, retries }).catch(({ code, message }) => {
    if (code !== 'ELOCKED') throw new ConfigError(`Cannot lock ${path}: ${message}.`);
    throw new ConfigError(`Another command is changing ${path}. If none is running, delete the folder ${path}.lock.`);
  });
  try {
    return task();
  } finally {
    await release();
  }
}

type Move = (from: string, to: string) => void;

/** Writes the whole content or nothing, readable only for the owner. Returns when it is on the disk. */
export function writeFileAtomically(path: string, text: string | Buffer, move: Move = renameSync): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}.draft`; // a killed process leaves it; it only takes space
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
    move(draft, path);
    syncFolder(dirname(path));
  } finally {
    rmSync(draft, { force: true });
  }
}

/** Flushes the directory entry. Windows cannot open folders. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  fsyncSync(handle);
  closeSync(handle);
}

/**
 * Reads a file in `DATA_DIR`, and creates it first if it does not exist. Processes that start at the same time read the same.
 * @throws ConfigError
 */
export function readOrCreate(path: string, create: () => string): string {
  try {
    mkdirSync(dirname(path), { recursive: true, mode: 0o700 });
    if (!existsSync(path)) writeFileAtomically(path, create(), linkUnlessExists);
    return readFileSync(path, 'utf8');
  } catch (error) {
    throw new ConfigError(`DATA_DIR must be a writable folder: ${(error as Error).message}.`);
  }
}

function linkUnlessExists(from: string, to: string): void {
  try {
    linkSync(from, to);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  }
}
