import { randomBytes } from 'node:crypto';
import { existsSync, linkSync, statSync, unlinkSync, writeFileSync } from 'node:fs';

/** Bytes of LMDB's lock file for its default number of readers. */
const size = 8272;

/**
 * Creates the lock file with its space allocated on the disk. LMDB would create it sparse and write to it through memory,
 * which crashes the process on a full disk.
 * @throws the error of the file system, or an Error if the path is not a file, which would also crash LMDB
 */
export function reserveLockFile(path: string): void {
  const found = statSync(path, { throwIfNoEntry: false });
  if (found?.isFile()) return;
  if (found !== undefined) throw new Error(`${path} is not a file`);
  const draft = `${path}.${randomBytes(6).toString('hex')}`;
  try {
    writeFileSync(draft, Buffer.alloc(size), { mode: 0o600, flag: 'wx' });
    linkSync(draft, path); // atomic: another process may already be using the one at this path
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code !== 'EEXIST') throw error;
  } finally {
    if (existsSync(draft)) unlinkSync(draft);
  }
}
