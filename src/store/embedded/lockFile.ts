import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, statSync, unlinkSync, writeFileSync } from 'node:fs';

/** Bytes of LMDB's lock file for its default number of readers. */
const size = 8272;

/**
 * Makes the lock file with room on the disk. LMDB would make it with none and write to it through memory, which on a full disk
 * ends the process without a word.
 * @throws the file system's error, or an Error when there is something else than a file: LMDB would end the process
 */
export function reserveLockFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile()) return;
  if (found !== undefined) throw new Error(`${path} is no file`);
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, Buffer.alloc(size), { mode: 0o600, flag: 'wx' });
    linkSync(draft, path); // whole, or not at all: another process may be using the one that is there by now
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    if (existsSync(draft)) unlinkSync(draft);
  }
}
