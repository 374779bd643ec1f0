/** Writes files that must never be half written, nor by two processes at once. */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  renameSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';
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
    removeDrafts(path);
    return task();
  } finally {
    await release();
  }
}

interface Options {
  /** Leaves an existing file unchanged. */
  readonly onlyCreate?: boolean;
}

/** Writes the whole content or nothing, readable only for the owner. Returns when it is on the disk. */
export function writeFileAtomically(path: string, text: string | Buffer, { onlyCreate = false }: Options = {}): void {
  const draft = `${path}.${randomBytes(6).toString('hex')}${draftSuffix}`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
    if (onlyCreate) linkSync(draft, path);
    else renameSync(draft, path);
    syncFolder(dirname(path));
  } catch (error) {
    if (!onlyCreate || (error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

const draftSuffix = '.draft';

/** Removes the drafts of killed processes, which may contain secrets. */
function removeDrafts(path: string): void {
  const isDraft = (name: string) => name.startsWith(`${basename(path)}.`) && name.endsWith(draftSuffix);
  for (const name of readdirSync(dirname(path)).filter(isDraft)) rmSync(join(dirname(path), name), { force: true });
}

/** Flushes the directory entry. Windows cannot open folders. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
