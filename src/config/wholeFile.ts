/** Files that others never see half written. */
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

/** Creates a file with all of its content at once; leaves an existing file as it is. */
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

/** Replaces a file by all of its new content at once; on a failure the old one stays. */
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

/** Removes what a killed process may have left beside a file. Only who holds its lock may do so. */
export function removeDrafts(path: string): void {
  const folder = dirname(path);
  const left = readdirSync(folder).filter((name) => name.startsWith(`${basename(path)}.`) && name.endsWith('.draft'));
  for (const name of left) unlinkSync(join(folder, name));
}

/** So that the new name is on the disk, too. Windows does not open folders. */
function syncFolder(folder: string): void {
  if (process.platform === 'win32') return;
  const handle = openSync(folder, 'r');
  try {
    fsyncSync(handle);
  } finally {
    closeSync(handle);
  }
}
