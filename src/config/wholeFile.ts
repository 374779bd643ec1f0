/** Writes files atomically. */
import { randomBytes } from 'node:crypto';
import {
  closeSync,
  existsSync,
  fsyncSync,
  linkSync,
  openSync,
  readdirSync,
  renameSync,
  unlinkSync,
  writeFileSync,
} from 'node:fs';
import { basename, dirname, join } from 'node:path';

const draftOf = (path: string) => `${path}.${randomBytes(6).toString('hex')}`;

/** Creates a file with its full content; leaves an existing file unchanged. */
export function createWhole(path: string, text: string): void {
  const draft = draftOf(path);
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
    linkSync(draft, path);
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    if (existsSync(draft)) unlinkSync(draft);
  }
}

/** Replaces the content of a file. If this fails, the file stays unchanged. */
export function replaceWhole(path: string, text: string): void {
  const draft = `${draftOf(path)}.draft`;
  try {
    writeFileSync(draft, text, { mode: 0o600, flag: 'wx', flush: true });
    renameSync(draft, path);
  } catch (error) {
    if (existsSync(draft)) unlinkSync(draft);
    throw error;
  }
  syncFolder(dirname(path));
}

/** Removes the drafts of killed processes. Call it only with the lock of the file. */
export function removeDrafts(path: string): void {
  const folder = dirname(path);
  const left = readdirSync(folder).filter((name) => name.startsWith(`${basename(path)}.`) && name.endsWith('.draft'));
  for (const name of left) unlinkSync(join(folder, name));
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
