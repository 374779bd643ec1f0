/** Opens LMDB where that is safe, and says in a sentence why it is not. */
import { chmodSync, existsSync, mkdirSync, rmSync, statfsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import { open, type RootDatabase } from 'lmdb';
import { CannotOpen } from '../port.js';
import { damageOf } from './integrity.js';
import { reserveLockFile } from './lockFile.js';

/** `eventTurnBatching` makes promises that nobody can hold: were they rejected, the process would end. */
const usualOptions = { maxDbs: 1000, overlappingSync: false, eventTurnBatching: false, permissionsMode: 0o600 };

/** Bytes. */
const leastRoom = 1024 * 1024;

export interface Opening {
  readonly path: string;
  /** Commits do not wait for the disk: only for stores that nobody keeps, as those of tests. */
  readonly isScratch?: boolean;
}

/** Opens a folder, which is made when there is none. @throws CannotOpen */
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

/** Opens a folder that this process had open a moment ago. @throws what LMDB throws */
export const openAgain = ({ path, isScratch = false }: Opening): RootDatabase =>
  open({ path, ...usualOptions, noSync: isScratch });

/**
 * Copies a consistent state into a new folder, whoever writes meanwhile.
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

/** @throws CannotOpen; then it leaves no file that it has only begun. */
function openAt(folder: Opening, file: string): RootDatabase {
  const { path } = folder;
  const isNew = !existsSync(file);
  try {
    if (isNew && isFull(path)) throw new Error('less than 1 MB is free');
    reserveLockFile(join(path, 'lock.mdb'));
    return openAgain(folder);
  } catch (cause) {
    if (isNew && isBegun(file)) rmSync(file, { force: true });
    throw new CannotOpen(`DATA_DIR must be a folder that can be written (${(cause as Error).message}).`, { cause });
  }
}

/** Whether a file lacks even its first two pages, so that nobody can be using it. */
const isBegun = (file: string): boolean => (statSync(file, { throwIfNoEntry: false })?.size ?? 0) < 8192;

/** LMDB must not begin a file that it cannot finish: it would end the process without a word. */
function isFull(path: string): boolean {
  const { blocks, bavail, bsize } = statfsSync(path);
  return blocks > 0 && bavail * bsize < leastRoom;
}

/** Files of an earlier version may be readable by others. */
function restrict(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch {
    // those of another user stay as they are
  }
}
