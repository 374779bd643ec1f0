/** Opens LMDB if that is safe, and otherwise reports why not. */
import { randomBytes } from 'node:crypto';
import {
  chmodSync,
  closeSync,
  existsSync,
  fstatSync,
  linkSync,
  mkdirSync,
  openSync,
  readSync,
  rmSync,
  statfsSync,
  statSync,
  writeFileSync,
} from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { CannotOpen } from '../port.js';

/** `eventTurnBatching` creates promises that cannot be handled: a rejection would end the process. */
const usualOptions = { maxDbs: 1000, overlappingSync: false, eventTurnBatching: false, permissionsMode: 0o600 };

/** Bytes that must be free to start a file. */
const leastRoom = 1024 * 1024;

export interface Opening {
  readonly path: string;
  /** Commits do not wait for the disk: only for temporary stores, as in tests. */
  readonly isScratch?: boolean;
}

/** Opens a folder, and creates it if it does not exist. @throws CannotOpen */
export function openSafely(folder: Opening): RootDatabase {
  const { path } = folder;
  mkdirSync(path, { recursive: true, mode: 0o700 });
  const file = join(path, 'data.mdb');
  throwIfDamaged(file);
  const env = openAt(folder, file);
  restrict(path, 0o700);
  for (const name of ['data.mdb', 'lock.mdb']) restrict(join(path, name), 0o600);
  return env;
}

/** Opens a folder that this process had just open. @throws what LMDB throws */
export const openAgain = ({ path, isScratch = false }: Opening): RootDatabase =>
  open({ path, ...usualOptions, noSync: isScratch });

/**
 * Copies a consistent state into a new folder while other processes write.
 * @throws CannotOpen when the store or its copy is damaged, or what LMDB throws
 */
export async function copyStore(path: string, copy: string): Promise<void> {
  throwIfDamaged(join(path, 'data.mdb'));
  mkdirSync(copy, { mode: 0o700 });
  const env = open({ path, ...usualOptions, readOnly: true });
  try {
    await env.backup(copy, false);
  } finally {
    await env.close();
  }
  throwIfDamaged(join(copy, 'data.mdb'));
}

function throwIfDamaged(file: string): void {
  const damage = damageOf(file);
  if (damage !== undefined) throw new CannotOpen(`${damage}.`);
}

/** @throws CannotOpen; it then removes a file that it has only started. */
function openAt(folder: Opening, file: string): RootDatabase {
  const { path } = folder;
  const isNew = !existsSync(file);
  try {
    if (isNew && isFull(path)) throw new Error('less than 1 MB is free');
    reserveLockFile(join(path, 'lock.mdb'));
    return openAgain(folder);
  } catch (cause) {
    if (isNew && isBegun(file)) rmSync(file, { force: true });
    throw new CannotOpen(`DATA_DIR must be a writable folder (${(cause as Error).message}).`, { cause });
  }
}

/** Whether a file does not even have its first two pages, so no process can be using it. */
const isBegun = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) < 8192;

/** LMDB must not start a file that it cannot finish, because that crashes the process. */
function isFull(path: string): boolean {
  const { blocks, bavail, bsize } = statfsSync(path);
  return blocks > 0 && bavail * bsize < leastRoom;
}

/** Files of an earlier version may be readable by others. */
function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    // files of another user stay as they are
  }
}

/** Bytes of LMDB's lock file for its default number of readers. */
const lockSize = 8272;

/**
 * Creates the lock file with its space allocated on the disk. LMDB would create it sparse and write to it through memory,
 * which crashes the process on a full disk.
 * @throws the error of the file system, or an Error if the path is not a file, which would also crash LMDB
 */
function reserveLockFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile()) return;
  if (found !== undefined) throw new Error(`${path} is not a file`);
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, Buffer.alloc(lockSize), { mode: 0o600, flag: 'wx' });
    linkSync(draft, path); // atomic: another process may already be using the one at this path
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    rmSync(draft, { force: true });
  }
}

/** From `MDB_page` and `MDB_meta` in mdb.c. */
const [metaFlag, magic, version, metaSize] = [8, 0xbeefc0de, 2, 176];
const leastPageSize = 4096;
const noPage = 0xffff_ffff_ffff_ffffn;
/** The file may end before its last page: pages that one transaction allocates and frees again are never written. */
const mostUnwritten = 64 * 1024 * 1024;
/** Milliseconds to wait for the first two pages: another process may have just created the file. */
const [longestWait, pause] = [1000, 20];

/**
 * Checks the first pages of the data file, and that the file is not too short for them. LMDB maps the file into memory and
 * trusts it, so a missing page crashes the process without a message.
 * @returns what is wrong and what to do; undefined if nothing was found, or there is no file.
 */
export function damageOf(path: string): string | undefined {
  if (!existsSync(path)) return undefined;
  const file = openSync(path, 'r');
  try {
    const found = damageIn(file);
    return (
      found && `${path} is damaged: ${found}. Restore it from a backup, or move it away to start with an empty store`
    );
  } finally {
    closeSync(file);
  }
}

function damageIn(file: number): string | undefined {
  if (!fstatSync(file).isFile()) return 'it is not a file';
  const deadline = performance.now() + longestWait;
  while (fstatSync(file).size < 2 * (metaAt(file, 0)?.pageSize ?? leastPageSize)) {
    if (performance.now() > deadline) return 'it has fewer than two pages';
    Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, pause);
  }
  const first = metaAt(file, 0);
  const metas = [first, first && metaAt(file, first.pageSize)];
  const { size } = fstatSync(file); // after the metas: another process may write, and it writes these last
  for (const meta of metas) {
    if (meta === undefined || meta.pageSize !== first?.pageSize) return 'its first pages are invalid';
    const missing = meta.roots.find((root) => (root + 1) * meta.pageSize > size);
    if (missing !== undefined) return `it ends before page ${missing}`;
    if ((meta.lastPage + 1) * meta.pageSize > size + mostUnwritten) return `it ends before page ${meta.lastPage}`;
  }
  return undefined;
}

/** @returns undefined if there is no meta page of the supported version. */
function metaAt(file: number, position: number) {
  const page = Buffer.alloc(metaSize);
  readSync(file, page, 0, metaSize, position);
  const pageSize = page.readUInt32LE(48);
  const isMeta =
    page.readUInt16LE(18) === metaFlag &&
    page.readUInt32LE(24) === magic &&
    (page.readUInt32LE(28) & 0xffff) === version &&
    pageSize >= leastPageSize;
  const roots = [page.readBigUInt64LE(88), page.readBigUInt64LE(136)].filter((root) => root !== noPage);
  return isMeta ? { pageSize, lastPage: Number(page.readBigUInt64LE(144)), roots: roots.map(Number) } : undefined;
}
