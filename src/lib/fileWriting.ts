/** Writes files that must never be half written, nor by two processes at once. */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  mkdirSync,
  openSync,
  readdirSync,
  readFileSync,
  renameSync,
  rmdirSync,
  rmSync,
  writeFileSync,
} from 'node:fs';
import { dirname, join, sep } from 'node:path';
import { ConfigError } from './configError.js';

export { ConfigError };

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
    sync(dirname(path));
  } finally {
    rmSync(draft, { force: true });
  }
}

/**
 * Makes a folder with its whole content or not at all, in place of the one that is there. Returns when it is on the disk. A killed
 * process leaves `path.unfinished-…`, and between the two renames the former folder as `path.old-…`. A folder that is there and empty
 * is filled: it may be a mount point, or in a folder of somebody else. `.unfinished-…` is in it then.
 * @param fill writes into a new folder.
 * @param last the entry of a folder that is there without which the others are nothing.
 */
export async function writeFolderAtomically<T>(
  path: string,
  last: string,
  fill: (draft: string) => Promise<T>,
): Promise<T> {
  const [parent, mark] = [dirname(path), `${process.pid}-${randomBytes(3).toString('hex')}`];
  const isThere = existsSync(path);
  const isEmpty = isThere && readdirSync(path).length === 0;
  const [draft, old] = [`${path}${isEmpty ? sep : ''}.unfinished-${mark}`, `${path}.old-${mark}`];
  const made = mkdirSync(parent, { recursive: true, mode: 0o700 });
  try {
    mkdirSync(draft, { mode: 0o700 });
    const filled = await fill(draft);
    for (const name of ['.', ...readdirSync(draft, { recursive: true, encoding: 'utf8' })]) sync(join(draft, name));
    if (isEmpty) {
      const names = readdirSync(draft).sort((one, other) => Number(one === last) - Number(other === last));
      for (const name of names) renameSync(join(draft, name), join(path, name));
      rmdirSync(draft);
      sync(path);
    } else {
      if (isThere) renameSync(path, old);
      renameSync(draft, path);
    }
    sync(parent);
    rmSync(old, { recursive: true, force: true });
    return filled;
  } catch (error) {
    if (existsSync(old) && !existsSync(path)) renameSync(old, path);
    rmSync(draft, { recursive: true, force: true });
    for (let at = parent; made && at.startsWith(made) && readdirSync(at).length === 0; at = dirname(at)) rmdirSync(at);
    if (!['EBUSY', 'EXDEV'].includes(`${(error as NodeJS.ErrnoException).code}`)) throw error;
    throw new ConfigError(`${path} is a mount point, which cannot be replaced. Name a folder inside it.`);
  }
}

/** Flushes a file, or the entries of a folder. Windows cannot open folders. */
function sync(path: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(path, 'r');
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
