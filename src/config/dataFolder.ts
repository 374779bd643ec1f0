/** Restricts the files in `DATA_DIR` to their owner. */
import { chmodSync, readdirSync, statSync } from 'node:fs';
import { join } from 'node:path';

/** All entries that Gala creates. If there are others, the folder is not Gala's alone. */
const own = ['store', 'mail', 'jwt-secret', 'issuer-keys.json', 'clients.json'];
const forOthers = 0o077;

/**
 * Removes the permissions of other users from Gala's files, and from the folder itself if it contains nothing else.
 * @returns warnings about what failed.
 */
export function keepPrivate(folder: string): string[] {
  if (process.platform === 'win32' || !statSync(folder, { throwIfNoEntry: false })?.isDirectory()) return [];
  const names = readdirSync(folder);
  const found = own.filter((name) => names.includes(name));
  const warnings = found.flatMap((name) => narrow(join(folder, name)));
  if (names.length === found.length) return [...warnings, ...narrow(folder)];
  if ((statSync(folder).mode & forOthers) === 0) return warnings;
  const isShared = `Other users can read DATA_DIR (${folder}). Gala does not change its permissions because it contains other files.`;
  return [...warnings, isShared];
}

function narrow(path: string): string[] {
  const { mode } = statSync(path);
  try {
    if ((mode & forOthers) !== 0) chmodSync(path, mode & ~forOthers);
    return [];
  } catch (error) {
    return [`Other users can access ${path}, and its permissions cannot be changed: ${(error as Error).message}`];
  }
}
