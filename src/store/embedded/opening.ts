/** Opens LMDB if that is safe, and otherwise reports why not. */
import { closeSync, existsSync, fstatSync, mkdirSync, openSync, readSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { CannotOpen } from '../port.js';

/** `eventTurnBatching` creates promises that cannot be handled: a rejection would end the process. */
const defaultOptions = { maxDbs: 1000, overlappingSync: false, eventTurnBatching: false, permissionsMode: 0o600 };

export interface Opening {
  readonly path: string;
  /** Commits do not wait for the disk: only for temporary stores, as in tests. */
  readonly isScratch?: boolean;
}

/** Opens a folder, and creates it if it does not exist. @throws CannotOpen */
export function openSafely({ path, isScratch = false }: Opening): RootDatabase {
  try {
    mkdirSync(path, { recursive: true, mode: 0o700 });
    throwIfDamaged(path);
    const isNew = ['data.mdb', 'lock.mdb'].some((name) => !existsSync(join(path, name)));
    if (isNew && hasLittleRoom(path)) throw new Error('less than 1 MB is free'); // LMDB would crash the process
    return alone(path, () => {
      const env = open({ path, ...defaultOptions });
      env.transactionSync(() => {}); // waits for a commit that began before
      void env.close();
      return open({ path, ...defaultOptions, noSync: isScratch });
    });
  } catch (cause) {
    if (cause instanceof CannotOpen) throw cause;
    throw new CannotOpen(`DATA_DIR must be a writable folder (${(cause as Error).message}).`, { cause });
  }
}

// While LMDB opens a folder, it can undo a commit of another process (ITS#9496): it reads the number of the last transaction
// first, and then writes it where all processes look for it. So commits wait while a process opens the folder, and that process
// opens it twice: the second time, there is no commit that it could undo, and it finds the one that the first time has undone.

/** Milliseconds after which the mark of a killed process no longer counts. */
const staleAfter = 10_000;

const markOf = (path: string) => join(path, 'opening');

/** Whether a process is opening the folder: nobody may commit, nor say that a commit has succeeded. */
export function isBeingOpened(path: string): boolean {
  const mark = statSync(markOf(path), { throwIfNoEntry: false });
  return mark !== undefined && Math.abs(Date.now() - mark.mtimeMs) < staleAfter;
}

/** Runs a task that opens the folder, or databases of it, while no other process does or commits. */
export function alone<T>(path: string, task: () => T): T {
  const isMarked = mark(path);
  try {
    return task();
  } finally {
    if (isMarked) rmSync(markOf(path), { force: true });
  }
}

/** Waits until no other process has marked the folder. @returns false if the disk is full: then nobody can commit either. */
function mark(path: string): boolean {
  for (;;) {
    try {
      closeSync(openSync(markOf(path), 'wx', 0o600));
      return true;
    } catch (error) {
      const { code } = error as NodeJS.ErrnoException;
      if (code === 'ENOSPC' || code === 'EDQUOT') return false;
      if (code !== 'EEXIST') throw error;
    }
    if (isBeingOpened(path)) Atomics.wait(new Int32Array(new SharedArrayBuffer(4)), 0, 0, 2);
    else rmSync(markOf(path), { force: true });
  }
}

/**
 * Copies a consistent state into a new folder while other processes write.
 * @throws CannotOpen when the store or its copy is damaged, or what LMDB throws
 */
export async function copyStore(path: string, copy: string): Promise<void> {
  mkdirSync(copy, { mode: 0o700 });
  const env = openSafely({ path });
  try {
    await env.backup(copy, false);
  } finally {
    await env.close();
  }
  throwIfDamaged(copy);
}

export function hasLittleRoom(folder: string): boolean {
  const { blocks, bavail, bsize } = statfsSync(folder);
  return blocks > 0 && bavail * bsize < 1024 * 1024;
}

function throwIfDamaged(folder: string): void {
  const damage = damageOf(join(folder, 'data.mdb'));
  if (damage !== undefined) throw new CannotOpen(`${damage}.`);
}

/**
 * Checks the first two pages of the data file, and that the file is not too short for them. LMDB maps the file into memory
 * and trusts it, so a missing page crashes the process without a message.
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

/** From `MDB_page` and `MDB_meta` in mdb.c. */
const [metaFlag, magic, version, metaSize] = [8, 0xbeefc0de, 2, 176];
const noPage = 0xffff_ffff_ffff_ffffn;
/** The file may end before its last page: pages that one transaction allocates and frees again are never written. */
const maxUnwritten = 64 * 1024 * 1024;

function damageIn(file: number): string | undefined {
  if (!fstatSync(file).isFile()) return 'it is not a file';
  if (fstatSync(file).size === 0) return undefined; // another process has just created it
  const first = metaAt(file, 0);
  const metas = [first, first && metaAt(file, first.pageSize)];
  const { size } = fstatSync(file); // after the metas: another process may write, and it writes these last
  for (const meta of metas) {
    if (meta === undefined) return 'its first pages are invalid';
    const missing = meta.roots.find((root) => (root + 1) * meta.pageSize > size);
    if (missing !== undefined) return `it ends before page ${missing}`;
    if ((meta.lastPage + 1) * meta.pageSize > size + maxUnwritten) return `it ends before page ${meta.lastPage}`;
  }
  return undefined;
}

/** @returns undefined if there is no meta page of the supported version. */
function metaAt(file: number, position: number) {
  const page = Buffer.alloc(metaSize);
  readSync(file, page, 0, metaSize, position);
  const isMeta =
    page.readUInt16LE(18) === metaFlag &&
    page.readUInt32LE(24) === magic &&
    (page.readUInt32LE(28) & 0xffff) === version;
  const roots = [page.readBigUInt64LE(88), page.readBigUInt64LE(136)].filter((root) => root !== noPage).map(Number);
  return isMeta ? { pageSize: page.readUInt32LE(48), lastPage: Number(page.readBigUInt64LE(144)), roots } : undefined;
}
