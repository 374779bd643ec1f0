import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, unlinkSync, writeFileSync } from 'node:fs';

/** Bytes of LMDB's lock file for its default number of readers. */
const size = 8272;

/**
 * Makes the lock file with room on the disk. LMDB would make it with none and write to it through memory, which on a full disk
 * ends the process without a word.
 * @throws the file system's error
 */
export function reserveLockFile(path: string): void {
  if (existsSync(path)) return;
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
